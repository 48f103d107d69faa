// Package strapi owns reading the CMS: its REST API, its webhooks, and its JSON, turned
// into our own types. When to read is left to the service.
package strapi

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/url"
	"strings"
	"time"

	"github.com/go-resty/resty/v2"

	"peritus/bff/platform/web"
)

const (
	cmsTimeout   = 5 * time.Second
	maxResponse  = 16 << 20 // bytes of one response
	entriesAPage = 20       // asked for by id; one more a page, so that a page that is not full ends it
	stampsAPage  = 100
	maxPages     = 1000
)

var (
	// ErrAbsent says that the CMS has no such published entry.
	ErrAbsent = errors.New("the CMS has no such entry")
	// errRefused says that the CMS does not accept our token: a matter of
	// configuration, which waiting does not mend.
	errRefused = errors.New("the CMS refuses our token")
)

// Client reads the CMS and returns our own types. Nothing outside this package knows the
// CMS's JSON.
type Client struct {
	http *resty.Client
	read Reader
}

func New(base *url.URL, token string, read Reader) *Client {
	client := resty.New().
		SetBaseURL(strings.TrimRight(base.String(), "/")).
		SetAuthToken(token).
		SetHeader("Accept", "application/json").
		SetTimeout(cmsTimeout).
		SetRedirectPolicy(resty.NoRedirectPolicy()). // the token goes to this one address
		SetLogger(silent{}).
		SetDoNotParseResponse(true) // so that the size is bounded while reading
	return &Client{http: client, read: read}
}

// silent drops what resty has to say: errors are returned, and logged once by us.
type silent struct{}

func (silent) Errorf(string, ...any) {}
func (silent) Warnf(string, ...any)  {}
func (silent) Debugf(string, ...any) {}

// get returns the decoded JSON at path, ErrAbsent on 404, errRefused on 401 and 403, and
// another error for anything else that is not a complete response.
func (s *Client) get(ctx context.Context, path string, query url.Values) (node, error) {
	request := s.http.R().SetContext(ctx).SetQueryParamsFromValues(query)
	if id := web.RequestID(ctx); id != "" {
		request.SetHeader("X-Request-Id", id)
	}
	response, err := request.Get(path)
	if err != nil {
		return nil, fmt.Errorf("cms %s: %w", path, err)
	}
	body := response.RawBody()
	defer func() { _ = body.Close() }()
	switch status := response.StatusCode(); {
	case status == http.StatusNotFound:
		return nil, fmt.Errorf("cms %s: %w", path, ErrAbsent)
	case status == http.StatusUnauthorized || status == http.StatusForbidden:
		return nil, fmt.Errorf("cms %s: %w (status %d)", path, errRefused, status)
	case status != http.StatusOK:
		return nil, fmt.Errorf("cms %s: status %d", path, status)
	}
	return decode(path, body)
}

func decode(path string, body io.Reader) (node, error) {
	raw, err := io.ReadAll(io.LimitReader(body, maxResponse+1))
	if err != nil {
		return nil, fmt.Errorf("cms %s: response cut off: %w", path, err)
	}
	if len(raw) > maxResponse {
		return nil, fmt.Errorf("cms %s: response over %d bytes", path, maxResponse)
	}
	d := json.NewDecoder(bytes.NewReader(raw))
	d.UseNumber()
	var response node
	if err := d.Decode(&response); err != nil {
		return nil, fmt.Errorf("cms %s: response is not JSON: %w", path, err)
	}
	if _, ok := response["data"]; !ok {
		return nil, fmt.Errorf("cms %s: response without data", path)
	}
	return response, nil
}

// all walks the pages of a collection. The CMS may give fewer entries a page
// than asked for; it says how many.
func (s *Client) all(ctx context.Context, path string, query url.Values, size int, each func(node)) error {
	query.Set("pagination[pageSize]", fmt.Sprint(size))
	query.Set("pagination[withCount]", "false")
	query.Set("sort", "documentId")
	for page := 1; page <= maxPages; page++ {
		query.Set("pagination[page]", fmt.Sprint(page))
		response, err := s.get(ctx, path, query)
		if err != nil {
			return err
		}
		entries := response.list("data")
		for _, e := range entries {
			each(asNode(e))
		}
		if given := response.object("meta").object("pagination").number("pageSize"); given > 0 {
			size = given
		}
		if len(entries) < size {
			return nil
		}
	}
	return fmt.Errorf("cms %s: more than %d pages", path, maxPages)
}

// Stamps returns, by id, a stamp of every published entry of a collection that changes
// when the entry does.
func (s *Client) Stamps(ctx context.Context, path string) (map[string]string, error) {
	query := url.Values{"status": {"published"}}
	fields(query, "fields", "slug", "updatedAt", "publishedAt")
	stamps := map[string]string{}
	err := s.all(ctx, path, query, stampsAPage, func(n node) {
		if id := n.text("documentId"); id != "" {
			stamps[id] = stampOf(n)
		}
	})
	return stamps, err
}

// chosen reads the published entries with the given ids. Ids that are no longer
// published are left out.
func chosen[T any](ctx context.Context, s *Client, path string, ids []string, query func() url.Values, read func(node) *T) ([]*T, error) {
	var entries []*T
	for len(ids) > 0 {
		batch := ids[:min(len(ids), entriesAPage)]
		ids = ids[len(batch):]
		q := query()
		for i, id := range batch {
			q.Set(fmt.Sprintf("filters[documentId][$in][%d]", i), id)
		}
		err := s.all(ctx, path, q, entriesAPage+1, func(n node) {
			if entry := read(n); entry != nil {
				entries = append(entries, entry)
			}
		})
		if err != nil {
			return nil, err
		}
	}
	return entries, nil
}

// collection reads all entries of a type without drafts. A type that this CMS does
// not have, being older than the bff, is empty.
func collection[T any](ctx context.Context, s *Client, path string, query url.Values, read func(node) *T) ([]T, error) {
	list := []T{}
	err := s.all(ctx, path, query, stampsAPage, func(n node) {
		if entry := read(n); entry != nil {
			list = append(list, *entry)
		}
	})
	if errors.Is(err, ErrAbsent) {
		s.read.Dropped("type " + path + ", which this CMS does not have")
		return []T{}, nil
	}
	return list, err
}

// single reads what exists once; nil where it is not published.
func (s *Client) single(ctx context.Context, path string, query url.Values) (node, error) {
	response, err := s.get(ctx, path, query)
	if errors.Is(err, ErrAbsent) {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	return response.object("data"), nil
}
