// Package web owns the HTTP side that every domain shares: the server with its
// limits and deadlines, the request id and its logger, the error envelope and the
// OpenAPI document. What a request means is left to the domains.
package web

import (
	"context"
	"log/slog"
)

type requestKey struct{}

// Request is what is known of a request before anything is asked of it.
type Request struct {
	ID        string
	Address   string // the visitor's own address, as the web reports it
	UserAgent string
	logger    *slog.Logger
	cause     *cause // on a quiet path, whose line tells it; else nil
}

// RequestIn is the request that ctx belongs to; the zero value outside of one.
func RequestIn(ctx context.Context) Request {
	if r, ok := ctx.Value(requestKey{}).(Request); ok {
		return r
	}
	return Request{}
}

// WithRequest is ctx as a part of request r.
func WithRequest(ctx context.Context, r Request) context.Context {
	return context.WithValue(ctx, requestKey{}, r)
}

// RequestID is the id that web, bff and cms write into their logs; empty outside a request.
func RequestID(ctx context.Context) string { return RequestIn(ctx).ID }

// Logger is the log of the request that ctx belongs to, or else the program's own.
func Logger(ctx context.Context) *slog.Logger {
	if r := RequestIn(ctx); r.logger != nil {
		return r.logger
	}
	return slog.Default()
}
