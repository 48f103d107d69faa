// Package target writes to the CMS through its content API with a write token. No other
// importing package knows the CMS's URLs and formats.
package target

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"net/url"
	"strings"
	"time"

	"github.com/go-resty/resty/v2"

	"peritus/bff/platform/outgoing"
)

const (
	timeout     = 60 * time.Second // allows for bodies of several MB on a slow machine
	maxResponse = 32 << 20
	tries       = 4
)

// ErrToken means the token has no write access.
var ErrToken = errors.New("the CMS doesn't accept CMS_IMPORT_TOKEN (set the same token in the CMS and restart it)")

// ErrAway means that the CMS didn't respond or failed. A write may or may not have
// succeeded.
var ErrAway = errors.New("the CMS doesn't respond")

// RefusedError is the CMS's reason for rejecting an entry.
type RefusedError struct{ Message string }

func (e *RefusedError) Error() string { return e.Message }

// Entry is a CMS entry, decoded with json.Number.
type Entry map[string]any

// ID is the document id.
func (e Entry) ID() string { return e.Text("documentId") }

// Text returns a text member, or "" if it isn't text.
func (e Entry) Text(name string) string {
	s, _ := e[name].(string)
	return s
}

// CMS is the content API at one address.
type CMS struct {
	http   *resty.Client
	wait   time.Duration // between attempts
	writes string        // where writes go: api, or the route that takes them back
}

// New returns a client for the CMS at base.
func New(base, token string) *CMS {
	client := outgoing.New(base, timeout).SetAuthToken(token)
	return &CMS{http: client, wait: 500 * time.Millisecond, writes: "/api/"}
}

// Rehearsing returns a client whose writes the CMS checks and takes back: each is refused
// or succeeds like the real one, and nothing stays.
func (c *CMS) Rehearsing() *CMS {
	rehearsing := *c
	rehearsing.writes = "/api/dry-run/"
	return &rehearsing
}

// Find returns the first entry of a collection whose field equals value, or nil. status
// is "draft", "published", or "" for types without drafts.
func (c *CMS) Find(ctx context.Context, collection, field, value, status string, populate url.Values) (Entry, error) {
	q := url.Values{"filters[" + field + "][$eq]": {value}, "pagination[pageSize]": {"1"}, "pagination[withCount]": {"false"}}
	for name, values := range populate {
		q[name] = values
	}
	if status != "" {
		q.Set("status", status)
	}
	reply, err := c.get(ctx, "/api/"+collection, q)
	if err != nil {
		return nil, err
	}
	list, _ := reply["data"].([]any)
	if len(list) == 0 {
		return nil, nil
	}
	return asEntry(list[0]), nil
}

// Single returns the entry of a single type, or nil. status is "draft" or "published".
func (c *CMS) Single(ctx context.Context, name, status string, populate url.Values) (Entry, error) {
	q := url.Values{"status": {status}}
	for name, values := range populate {
		q[name] = values
	}
	reply, err := c.get(ctx, "/api/"+name, q)
	if errors.Is(err, errAbsent) {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	return asEntry(reply["data"]), nil
}

// Create creates an entry. status is "" for types without drafts.
func (c *CMS) Create(ctx context.Context, collection, status string, data map[string]any) (Entry, error) {
	return c.write(ctx, http.MethodPost, collection, status, data)
}

// Update changes the fields in data of an entry.
func (c *CMS) Update(ctx context.Context, collection, id, status string, data map[string]any) (Entry, error) {
	return c.write(ctx, http.MethodPut, collection+"/"+url.PathEscape(id), status, data)
}

// SetSingle writes a single type.
func (c *CMS) SetSingle(ctx context.Context, name, status string, data map[string]any) (Entry, error) {
	return c.write(ctx, http.MethodPut, name, status, data)
}

func (c *CMS) write(ctx context.Context, method, path, status string, data map[string]any) (Entry, error) {
	request := c.http.R().SetContext(ctx).SetBody(map[string]any{"data": data})
	if status != "" {
		request.SetQueryParam("status", status)
	}
	response, err := request.Execute(method, c.writes+path)
	reply, err := read(response, err)
	if err != nil {
		return nil, err
	}
	return asEntry(reply["data"]), nil
}

var errAbsent = errors.New("the entry doesn't exist")

// get sends a GET request and retries while the CMS restarts.
func (c *CMS) get(ctx context.Context, path string, q url.Values) (Entry, error) {
	for try := 1; ; try++ {
		reply, err := read(c.http.R().SetContext(ctx).SetQueryParamsFromValues(q).Get(path))
		if !errors.Is(err, ErrAway) || try == tries {
			return reply, err
		}
		select {
		case <-ctx.Done():
			return nil, ctx.Err()
		case <-time.After(c.wait << (try - 1)):
		}
	}
}

func read(response *resty.Response, err error) (Entry, error) {
	if err != nil {
		return nil, fmt.Errorf("%w: %w", ErrAway, err)
	}
	raw, err := outgoing.Read(response, maxResponse)
	if err != nil {
		return nil, fmt.Errorf("%w whole: %w", ErrAway, err)
	}
	switch status := response.StatusCode(); {
	case status == http.StatusNotFound:
		return nil, errAbsent
	case status == http.StatusUnauthorized || status == http.StatusForbidden || status == http.StatusMethodNotAllowed:
		return nil, fmt.Errorf("%w (status %d)", ErrToken, status)
	case status >= 500:
		return nil, fmt.Errorf("%w: status %d", ErrAway, status)
	case status >= 300:
		return nil, &RefusedError{messageOf(status, raw)}
	}
	reply, err := decode(raw)
	if err != nil {
		return nil, fmt.Errorf("%w in JSON: %w", ErrAway, err)
	}
	return reply, nil
}

func decode(raw []byte) (Entry, error) {
	d := json.NewDecoder(bytes.NewReader(raw))
	d.UseNumber()
	var v any
	if err := d.Decode(&v); err != nil {
		return nil, err
	}
	if list, ok := v.([]any); ok { // upload responses have no envelope
		return Entry{"data": list}, nil
	}
	return asEntry(v), nil
}

// messageOf formats the CMS's validation errors with their fields.
func messageOf(status int, raw []byte) string {
	var reply struct {
		Error struct {
			Message string
			Details struct {
				Errors []struct {
					Path    []any
					Message string
				}
			}
		}
	}
	if json.Unmarshal(raw, &reply) != nil || reply.Error.Message == "" {
		return fmt.Sprintf("status %d", status)
	}
	message := reply.Error.Message
	if len(reply.Error.Details.Errors) > 1 {
		return message // the message lists every error
	}
	for _, e := range reply.Error.Details.Errors {
		var path []string
		for _, p := range e.Path {
			path = append(path, fmt.Sprint(p))
		}
		if at := strings.Join(path, "."); at != "" && !strings.Contains(message, at) {
			message += " (" + at + ")"
		}
	}
	return message
}

func asEntry(v any) Entry {
	m, _ := v.(map[string]any)
	return m
}
