// Package web owns the shared HTTP layer: the server with its limits and deadlines, the
// request id and logger, the error format, and the OpenAPI document.
package web

import (
	"context"
	"log/slog"
)

type requestKey struct{}

// Request is what we know about a request before it's handled.
type Request struct {
	ID        string
	Path      string // without a query
	Address   string // the visitor's own address, as the web reports it
	UserAgent string
	Browser   string // the secret of a browser that has signed in before, or whatever was sent
	logger    *slog.Logger
	// wrongSecret means that the request has another WEB_SECRET.
	wrongSecret bool
	cause       *cause // only on a quiet path, for its log line
}

// RequestIn returns the request of ctx, or the zero value.
func RequestIn(ctx context.Context) Request {
	if r, ok := ctx.Value(requestKey{}).(Request); ok {
		return r
	}
	return Request{}
}

// WithRequest returns ctx with request r.
func WithRequest(ctx context.Context, r Request) context.Context {
	return context.WithValue(ctx, requestKey{}, r)
}

// RequestID returns the request id that web, bff, and cms log, or "".
func RequestID(ctx context.Context) string { return RequestIn(ctx).ID }

// Logger returns the logger of ctx's request, or the program's logger.
func Logger(ctx context.Context) *slog.Logger {
	if r := RequestIn(ctx); r.logger != nil {
		return r.logger
	}
	return slog.Default()
}
