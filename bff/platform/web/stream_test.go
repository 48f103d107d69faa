package web

import (
	"bufio"
	"context"
	"fmt"
	"io"
	"net"
	"net/http"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"github.com/danielgtaylor/huma/v2"
	"github.com/gofiber/fiber/v3"
)

// counted counts what was read of it.
type counted struct {
	io.Reader
	n      *atomic.Int64
	closed chan struct{}
}

func (c counted) Read(p []byte) (int, error) {
	n, err := c.Reader.Read(p)
	c.n.Add(int64(n))
	return n, err
}

func (c counted) Close() error { close(c.closed); return nil }

func TestStream_isSentAsFastAsItIsReadAndCountsOnlyWhole(t *testing.T) {
	const size = 64 << 20
	for _, c := range []struct {
		name, method string
		most         int64 // of the body that is read; all if negative
		whole        bool
	}{
		{"read to the end", "GET", -1, true}, {"given up halfway", "GET", 1 << 20, false}, {"only the headers", "HEAD", -1, false},
	} {
		t.Run(c.name, func(t *testing.T) {
			content := counted{io.LimitReader(noughts{}, size), new(atomic.Int64), make(chan struct{})}
			called := make(chan error, 1)
			base, _ := serve(t, time.Second, func(app *fiber.App) {
				api := NewAPI(app)
				huma.Register(api, huma.Operation{OperationID: "file", Method: "GET", Path: "/file"}, func(context.Context, *struct{}) (*huma.StreamResponse, error) {
					return &huma.StreamResponse{Body: func(out huma.Context) {
						Stream(out, content, size, func(ctx context.Context) {
							if RequestIn(ctx).ID == "" {
								called <- fmt.Errorf("the context doesn't know the request")
							}
							called <- ctx.Err()
						})
					}}, nil
				})
			})
			conn, err := net.Dial("tcp", strings.TrimPrefix(base, "http://"))
			if err != nil {
				t.Fatal(err)
			}
			defer func() { _ = conn.Close() }()
			if _, err := fmt.Fprintf(conn, "%s /file HTTP/1.1\r\nHost: x\r\n\r\n", c.method); err != nil {
				t.Fatal(err)
			}
			r := bufio.NewReader(conn)
			response, err := http.ReadResponse(r, &http.Request{Method: c.method})
			if err != nil {
				t.Fatal(err)
			}
			if response.ContentLength != size {
				t.Errorf("Content-Length %d", response.ContentLength)
			}
			body := io.Reader(response.Body)
			if c.most >= 0 {
				body = io.LimitReader(body, c.most)
			}
			n, err := io.Copy(io.Discard, body)
			if err != nil {
				t.Fatal(err)
			}
			if c.most >= 0 {
				if read := content.n.Load(); read == size {
					t.Errorf("all of it was read though the reader took %d bytes", n)
				}
				_ = conn.Close()
			}
			<-content.closed
			if !c.whole {
				select {
				case err := <-called:
					t.Errorf("called: %v", err)
				default:
				}
				return
			}
			if n != size {
				t.Errorf("%d bytes arrived", n)
			}
			if err := <-called; err != nil {
				t.Error(err)
			}
		})
	}
}

type noughts struct{}

func (noughts) Read(p []byte) (int, error) { return len(p), nil }
