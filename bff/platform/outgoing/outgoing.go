// Package outgoing makes HTTP clients for servers that the settings name. What they send,
// and what responses mean, is left to the callers.
package outgoing

import (
	"errors"
	"io"
	"net/http"
	"strings"
	"time"

	"github.com/go-resty/resty/v2"
)

// ErrTooLarge means that a response is longer than its limit.
var ErrTooLarge = errors.New("the response is too large")

// New returns a client for the server at base. It follows no redirects, because a request
// and its token are for this server only. It logs nothing, because callers log the errors
// they get. Callers read every response with Read.
func New(base string, timeout time.Duration) *resty.Client {
	return resty.New().
		SetBaseURL(strings.TrimRight(base, "/")).
		SetHeader("Accept", "application/json").
		SetTimeout(timeout).
		SetRedirectPolicy(resty.RedirectPolicyFunc(func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse })).
		SetLogger(silent{}).
		SetDoNotParseResponse(true)
}

// silent discards resty's log output.
type silent struct{}

func (silent) Errorf(string, ...any) {}
func (silent) Warnf(string, ...any)  {}
func (silent) Debugf(string, ...any) {}

// Read returns the body of a response and closes it. Errors: ErrTooLarge if the body has
// more than limit bytes, and those of the connection.
func Read(response *resty.Response, limit int64) ([]byte, error) {
	body := response.RawBody()
	defer func() { _ = body.Close() }()
	raw, err := io.ReadAll(io.LimitReader(body, limit+1))
	if err != nil {
		return nil, err
	}
	if int64(len(raw)) > limit {
		return nil, ErrTooLarge
	}
	return raw, nil
}
