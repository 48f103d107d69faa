package web

import (
	"context"
	"io"
	"net"
	"time"

	"github.com/danielgtaylor/huma/v2"
	"github.com/danielgtaylor/huma/v2/adapters/humafiber"
)

const (
	// stalled is how long a reader can take none of a stream before it's cut.
	stalled = 2 * time.Minute
	// afterwards is how long what follows a stream can take.
	afterwards = 10 * time.Second
)

// Stream sends a body of a known size as fast as it's read, with little of it in memory, and
// closes content. It returns at once. whole, which may be nil, is called after all of it was
// written to the connection, with a context of its own that knows the request.
func Stream(out huma.Context, content io.ReadCloser, size int64, whole func(context.Context)) {
	c := humafiber.Unwrap(out).RequestCtx()
	c.Response.SetBodyStream(&stream{content: content, left: size, ctx: context.WithoutCancel(out.Context()), conn: c.Conn(), whole: whole}, int(size))
}

// stream is a body that is being sent. The server reads from it after the handler returned.
type stream struct {
	content io.ReadCloser
	left    int64
	ctx     context.Context // of the request, without its end
	conn    net.Conn
	whole   func(context.Context)
}

// Read gives the reader more time with each part, instead of a time for everything.
func (s *stream) Read(p []byte) (int, error) {
	if err := s.conn.SetWriteDeadline(time.Now().Add(stalled)); err != nil {
		return 0, err
	}
	n, err := s.content.Read(p)
	s.left -= int64(n)
	return n, err
}

// CloseWithError is called once, with the reason why not all was sent.
func (s *stream) CloseWithError(err error) error {
	defer func() { _ = s.content.Close() }()
	switch {
	case err != nil:
		Logger(s.ctx).InfoContext(s.ctx, "a file was not sent whole", "error", err)
	case s.left == 0 && s.whole != nil: // a request for the headers alone leaves all of it
		ctx, cancel := context.WithTimeout(s.ctx, afterwards)
		defer cancel()
		s.whole(ctx)
	}
	return nil
}
