// Package errs defines the few error kinds that all domains use. platform/web turns them
// into statuses and responses.
package errs

import (
	"errors"
	"fmt"
	"time"
)

// Kind says what a caller can do about an error.
type Kind string

const (
	Invalid         Kind = "invalid"         // the input is wrong
	Unauthenticated Kind = "unauthenticated" // sign in first
	Forbidden       Kind = "forbidden"       // not allowed for this actor
	NotFound        Kind = "not found"
	Conflict        Kind = "conflict" // someone else has changed it
	TooMany         Kind = "too many" // wait, then try again
	Unavailable     Kind = "unavailable"
	Internal        Kind = "internal" // the cause is logged, never shown
)

// Error is an error that can be shown. Detail and Fields go to the client, and Err goes
// only to the log.
type Error struct {
	Kind       Kind
	Code       string // for clients that handle the error; empty if the kind is enough
	Detail     string
	Fields     map[string][]string
	Data       map[string]any // more members of the response, such as a conflict's two values
	RetryAfter time.Duration
	Err        error
}

func (e *Error) Error() string {
	if e.Err != nil {
		return fmt.Sprintf("%s: %s: %v", e.Kind, e.Detail, e.Err)
	}
	return fmt.Sprintf("%s: %s", e.Kind, e.Detail)
}

func (e *Error) Unwrap() error { return e.Err }

// KindOf returns the kind of any error. The default is Internal.
func KindOf(err error) Kind {
	var e *Error
	if errors.As(err, &e) {
		return e.Kind
	}
	return Internal
}

// WithCode returns the error with a code.
func (e *Error) WithCode(code string) *Error {
	coded := *e
	coded.Code = code
	return &coded
}

// Invalidf returns an input error that belongs to no single field.
func Invalidf(format string, args ...any) *Error {
	return &Error{Kind: Invalid, Detail: fmt.Sprintf(format, args...)}
}

// Field returns input errors keyed by field name.
func Field(fields map[string][]string) *Error {
	return &Error{Kind: Invalid, Detail: "Some fields need another look.", Fields: fields}
}

// NotFoundf names what is missing, such as "Expert".
func NotFoundf(object string) *Error {
	return &Error{Kind: NotFound, Detail: object + ": Object does not exist"}
}

// Unauthorized asks the caller to sign in.
func Unauthorized(detail string) *Error { return &Error{Kind: Unauthenticated, Detail: detail} }

// Denied refuses a signed-in actor.
func Denied(detail string) *Error { return &Error{Kind: Forbidden, Detail: detail} }

// Conflicting reports a lost race; data holds what the client needs for a merge.
func Conflicting(detail string, data map[string]any) *Error {
	return &Error{Kind: Conflict, Detail: detail, Data: data}
}

// TooManyRequests asks the caller to wait.
func TooManyRequests(detail string, after time.Duration) *Error {
	return &Error{Kind: TooMany, Detail: detail, RetryAfter: after}
}

// Outage means that a dependency doesn't respond.
func Outage(detail string, err error) *Error {
	return &Error{Kind: Unavailable, Detail: detail, Err: err}
}
