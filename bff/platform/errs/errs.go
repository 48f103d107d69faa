// Package errs owns the handful of error kinds that every rule answers with.
// Turning a kind into a status and an envelope is left to platform/web.
package errs

import (
	"errors"
	"fmt"
	"time"
)

// Kind says what a caller can do about an error.
type Kind string

const (
	Invalid         Kind = "invalid"         // the input is wrong: mend it
	Unauthenticated Kind = "unauthenticated" // sign in first
	Forbidden       Kind = "forbidden"       // this actor never may
	NotFound        Kind = "not found"
	Conflict        Kind = "conflict" // somebody else changed it meanwhile
	TooMany         Kind = "too many" // wait, then try again
	Unavailable     Kind = "unavailable"
	Internal        Kind = "internal" // ours to mend; its cause is logged, never shown
)

// Error is an error that may be shown. Detail and Fields go to the client; Err
// is for the log alone.
type Error struct {
	Kind       Kind
	Code       string // by which a client knows what to do next; empty where the kind says enough
	Detail     string
	Fields     map[string][]string
	Data       map[string]any // further members of the envelope, as with a conflict's two values
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

// KindOf tells the kind of any error; what carries none is Internal.
func KindOf(err error) Kind {
	var e *Error
	if errors.As(err, &e) {
		return e.Kind
	}
	return Internal
}

// WithCode is the error under a code.
func (e *Error) WithCode(code string) *Error {
	coded := *e
	coded.Code = code
	return &coded
}

// CodeOf is the code of any error; empty where it carries none.
func CodeOf(err error) string {
	var e *Error
	if errors.As(err, &e) {
		return e.Code
	}
	return ""
}

// Invalidf is an input error that belongs to no single field.
func Invalidf(format string, args ...any) *Error {
	return &Error{Kind: Invalid, Detail: fmt.Sprintf(format, args...)}
}

// Field reports input errors under the names of the fields as the client sent them.
func Field(fields map[string][]string) *Error {
	return &Error{Kind: Invalid, Detail: "Some fields need another look.", Fields: fields}
}

// NotFoundf names the kind of thing that is missing, such as "Expert".
func NotFoundf(object string) *Error {
	return &Error{Kind: NotFound, Detail: object + ": Object does not exist"}
}

// Unauthorized asks the caller to sign in.
func Unauthorized(detail string) *Error { return &Error{Kind: Unauthenticated, Detail: detail} }

// Denied refuses an actor who is known.
func Denied(detail string) *Error { return &Error{Kind: Forbidden, Detail: detail} }

// Conflicting reports a lost race; data holds what the client needs for a merge.
func Conflicting(detail string, data map[string]any) *Error {
	return &Error{Kind: Conflict, Detail: detail, Data: data}
}

// TooManyRequests asks the caller to wait.
func TooManyRequests(detail string, after time.Duration) *Error {
	return &Error{Kind: TooMany, Detail: detail, RetryAfter: after}
}

// Outage says that something we depend on does not answer.
func Outage(detail string, err error) *Error {
	return &Error{Kind: Unavailable, Detail: detail, Err: err}
}
