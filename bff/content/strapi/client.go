// Package strapi reads the CMS's REST API and webhooks and converts its JSON to our own
// types. When to read is left to the service.
package strapi

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"net/url"
	"time"

	"github.com/go-resty/resty/v2"

	"peritus/bff/platform/outgoing"
	"peritus/bff/platform/web"
)

const (
	cmsTimeout   = 5 * time.Second
	maxResponse  = 16 << 20 // bytes in one response
	entriesAPage = 20       // ids in one request; the page is one larger, so it is never full
	stampsAPage  = 100
	maxPages     = 1000
)

var (
	// ErrAbsent means that the CMS has no such published entry.
	ErrAbsent = errors.New("the CMS has no such entry")
	// errRefused means that the CMS doesn't accept our token. Fix the configuration.
	errRefused = errors.New("the CMS refuses our token")
)

// Client reads the CMS and returns our own types. Nothing outside this package knows the
// CMS's JSON.
type Client struct {
	http *resty.Client
	read Reader
}

func New(base *url.URL, token string, read Reader) *Client {
	client := outgoing.New(base.String(), cmsTimeout).SetAuthToken(token)
	return &Client{http: client, read: read}
}

// get returns the decoded JSON at path. It returns ErrAbsent for 404, errRefused for 401
// and 403, and another error for any other incomplete response.
func (s *Client) get(ctx context.Context, path string, query url.Values) (node, error) {
	request := s.http.R().SetContext(ctx).SetQueryParamsFromValues(query)
	if id := web.RequestID(ctx); id != "" {
		request.SetHeader("X-Request-Id", id)
	}
	response, err := request.Get(path)
	if err != nil {
		return nil, fmt.Errorf("cms %s: %w", path, err)
	}
	raw, err := outgoing.Read(response, maxResponse)
	switch status := response.StatusCode(); {
	case status == http.StatusNotFound:
		return nil, fmt.Errorf("cms %s: %w", path, ErrAbsent)
	case status == http.StatusUnauthorized || status == http.StatusForbidden:
		return nil, fmt.Errorf("cms %s: %w (status %d)", path, errRefused, status)
	case status != http.StatusOK:
		return nil, fmt.Errorf("cms %s: status %d", path, status)
	case err != nil:
		return nil, fmt.Errorf("cms %s: %w", path, err)
	}
	return decode(path, raw)
}

func decode(path string, raw []byte) (node, error) {
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

// all calls f for each entry on all pages of a collection. The CMS may return smaller
// pages than requested and reports their size.
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

// Stamps returns a stamp for each published entry of a collection, by id. The stamp
// changes when the entry changes.
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

// chosen returns the published entries with the given ids. It leaves out ids that are no
// longer published.
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

// collection returns all entries of a type without drafts. It returns none for a type
// that an older CMS doesn't have.
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

// single returns the entry of a single type, or nil if it isn't published.
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
