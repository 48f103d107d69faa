package web

import (
	"context"
	"errors"
	"log/slog"
	"net/http"
	"strconv"

	"github.com/danielgtaylor/huma/v2"

	"peritus/bff/platform/errs"
)

// Done is the response to an action that returns nothing else.
type Done struct {
	Level  string `json:"level" enum:"success"`
	Detail string `json:"detail" doc:"One sentence for the person who acted."`
}

// Success returns a Done with a message.
func Success(detail string) Done { return Done{Level: "success", Detail: detail} }

// Failure is the response body of every error.
type Failure struct {
	Level  string              `json:"level" enum:"error"`
	Detail string              `json:"detail" doc:"One sentence for the person who made the request."`
	Code   string              `json:"code,omitempty" doc:"What to do next, if the status alone doesn't say."`
	Errors map[string][]string `json:"errors,omitempty" doc:"Messages by field name, as sent."`
	Data   map[string]any      `json:"data,omitempty" doc:"What a conflict needs for a merge."`

	status int
}

func (f *Failure) Error() string  { return f.Detail }
func (f *Failure) GetStatus() int { return f.status }

// ContentType returns application/json instead of huma's problem+json.
func (f *Failure) ContentType(string) string { return "application/json" }

var statusOf = map[errs.Kind]int{
	errs.Invalid:         http.StatusUnprocessableEntity,
	errs.Unauthenticated: http.StatusUnauthorized,
	errs.Forbidden:       http.StatusForbidden,
	errs.NotFound:        http.StatusNotFound,
	errs.Conflict:        http.StatusConflict,
	errs.TooMany:         http.StatusTooManyRequests,
	errs.Unavailable:     http.StatusServiceUnavailable,
	errs.Internal:        http.StatusInternalServerError,
}

const (
	unavailableText = "This part of Peritus isn't available right now. Try again in a moment."
	internalText    = "Something went wrong on our side. Please try again."
)

// FailureOf turns an error into a status and a response body. It's the only place that
// does so. It logs causes and never shows them.
func FailureOf(ctx context.Context, err error) *Failure {
	var known *errs.Error
	if !errors.As(err, &known) {
		known = unexpected(err)
	}
	status := statusOf[known.Kind]
	if status == 0 {
		status = http.StatusInternalServerError
	}
	if status >= http.StatusInternalServerError {
		logFailure(ctx, slog.LevelError, "request failed", err)
	}
	return &Failure{Level: "error", Detail: known.Detail, Code: known.Code, Errors: known.Fields, Data: known.Data, status: status}
}

func unexpected(err error) *errs.Error {
	if errors.Is(err, context.DeadlineExceeded) {
		return errs.Outage(unavailableText, err)
	}
	return &errs.Error{Kind: errs.Internal, Detail: internalText, Err: err}
}

// Problem returns err as a huma error with its status, body, and headers.
func Problem(ctx context.Context, err error) error {
	failure := FailureOf(ctx, err)
	if after := retryAfter(err); after != "" {
		return huma.ErrorWithHeaders(failure, http.Header{"Retry-After": {after}})
	}
	return failure
}

func retryAfter(err error) string {
	var known *errs.Error
	if !errors.As(err, &known) || known.RetryAfter <= 0 {
		return ""
	}
	seconds := int((known.RetryAfter + 999_999_999).Seconds())
	return strconv.Itoa(max(1, seconds))
}

// WriteError writes an error response from a middleware.
func WriteError(api huma.API, ctx huma.Context, err error) {
	failure := FailureOf(ctx.Context(), err)
	if after := retryAfter(err); after != "" {
		ctx.SetHeader("Retry-After", after)
	}
	ctx.SetStatus(failure.status)
	ctx.SetHeader("Content-Type", "application/json")
	if err := api.Marshal(ctx.BodyWriter(), "application/json", failure); err != nil {
		Logger(ctx.Context()).Error("response not written", slog.Any("error", err))
	}
}
