package content

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
	cmsTimeout    = 5 * time.Second
	maxCMSAnswer  = 16 << 20 // bytes of one answer
	articlesAPage = 20       // asked for by id; one more a page, so that a page that is not full ends it
	stampsAPage   = 100
	maxPages      = 1000
)

var (
	// errAbsent says that the CMS has no such published entry.
	errAbsent = errors.New("the CMS has no such entry")
	// errRefused says that the CMS does not accept our token: a matter of
	// configuration, which waiting does not mend.
	errRefused = errors.New("the CMS refuses our token")
)

// strapi asks the CMS. Its answers become our own shapes in this file and in
// strapi_read.go; nothing else knows theirs.
type strapi struct {
	http *resty.Client
	read reader
}

func newStrapi(base *url.URL, token string, read reader) *strapi {
	client := resty.New().
		SetBaseURL(strings.TrimRight(base.String(), "/")).
		SetAuthToken(token).
		SetHeader("Accept", "application/json").
		SetTimeout(cmsTimeout).
		SetRedirectPolicy(resty.NoRedirectPolicy()). // the token goes to this one address
		SetLogger(silent{}).
		SetDoNotParseResponse(true) // so that the size is bounded while reading
	return &strapi{http: client, read: read}
}

// silent drops what resty has to say: errors are returned, and logged once by us.
type silent struct{}

func (silent) Errorf(string, ...any) {}
func (silent) Warnf(string, ...any)  {}
func (silent) Debugf(string, ...any) {}

// get answers the decoded JSON at path, errAbsent on 404, errRefused on 401 and
// 403, and another error for whatever else is no complete answer.
func (s *strapi) get(ctx context.Context, path string, query url.Values) (node, error) {
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
		return nil, fmt.Errorf("cms %s: %w", path, errAbsent)
	case status == http.StatusUnauthorized || status == http.StatusForbidden:
		return nil, fmt.Errorf("cms %s: %w (status %d)", path, errRefused, status)
	case status != http.StatusOK:
		return nil, fmt.Errorf("cms %s: status %d", path, status)
	}
	return decode(path, body)
}

func decode(path string, body io.Reader) (node, error) {
	raw, err := io.ReadAll(io.LimitReader(body, maxCMSAnswer+1))
	if err != nil {
		return nil, fmt.Errorf("cms %s: answer cut off: %w", path, err)
	}
	if len(raw) > maxCMSAnswer {
		return nil, fmt.Errorf("cms %s: answer over %d bytes", path, maxCMSAnswer)
	}
	d := json.NewDecoder(bytes.NewReader(raw))
	d.UseNumber()
	var answer node
	if err := d.Decode(&answer); err != nil {
		return nil, fmt.Errorf("cms %s: answer is not JSON: %w", path, err)
	}
	if _, ok := answer["data"]; !ok {
		return nil, fmt.Errorf("cms %s: answer without data", path)
	}
	return answer, nil
}

// all walks the pages of a collection. The CMS may give fewer entries a page
// than asked for; it says how many.
func (s *strapi) all(ctx context.Context, path string, query url.Values, size int, each func(node)) error {
	query.Set("pagination[pageSize]", fmt.Sprint(size))
	query.Set("pagination[withCount]", "false")
	query.Set("sort", "documentId")
	for page := 1; page <= maxPages; page++ {
		query.Set("pagination[page]", fmt.Sprint(page))
		answer, err := s.get(ctx, path, query)
		if err != nil {
			return err
		}
		entries := answer.list("data")
		for _, e := range entries {
			each(asNode(e))
		}
		if given := answer.object("meta").object("pagination").number("pageSize"); given > 0 {
			size = given
		}
		if len(entries) < size {
			return nil
		}
	}
	return fmt.Errorf("cms %s: more than %d pages", path, maxPages)
}

// stamps tells of every published article, by id, what changes when it does.
func (s *strapi) stamps(ctx context.Context) (map[string]string, error) {
	query := url.Values{"status": {"published"}}
	fields(query, "fields", "slug", "updatedAt", "publishedAt")
	stamps := map[string]string{}
	err := s.all(ctx, "/api/articles", query, stampsAPage, func(n node) {
		if id := n.text("documentId"); id != "" {
			stamps[id] = stampOf(n)
		}
	})
	return stamps, err
}

// articles reads the published articles with the given ids. Ids that are no
// longer published are left out.
func (s *strapi) articles(ctx context.Context, ids []string) ([]*record, error) {
	var records []*record
	for len(ids) > 0 {
		batch := ids[:min(len(ids), articlesAPage)]
		ids = ids[len(batch):]
		query := articleQuery("published")
		for i, id := range batch {
			query.Set(fmt.Sprintf("filters[documentId][$in][%d]", i), id)
		}
		err := s.all(ctx, "/api/articles", query, articlesAPage+1, func(n node) {
			if r := s.read.article(n); r != nil {
				records = append(records, r)
			}
		})
		if err != nil {
			return nil, err
		}
	}
	return records, nil
}

// draft reads one article as an editor sees it, with its category and author.
func (s *strapi) draft(ctx context.Context, id, status string) (*record, *category, *author, error) {
	answer, err := s.get(ctx, "/api/articles/"+url.PathEscape(id), articleQuery(status))
	if err != nil {
		return nil, nil, nil, err
	}
	n := answer.object("data")
	r := s.read.article(n)
	if r == nil || r.ID != id {
		return nil, nil, nil, errAbsent
	}
	return r, s.read.category(n.object("category")), s.read.author(n.object("author")), nil
}

func (s *strapi) categories(ctx context.Context) ([]category, error) {
	query := url.Values{}
	fields(query, "fields", "name", "slug", "description")
	list := []category{}
	err := s.all(ctx, "/api/categories", query, stampsAPage, func(n node) {
		if c := s.read.category(n); c != nil {
			list = append(list, *c)
		}
	})
	return list, err
}

func (s *strapi) authors(ctx context.Context) ([]author, error) {
	query := url.Values{}
	fields(query, "fields", "name", "slug", "role", "bio")
	pictureFields(query, "populate[picture]")
	list := []author{}
	err := s.all(ctx, "/api/authors", query, stampsAPage, func(n node) {
		if a := s.read.author(n); a != nil {
			list = append(list, *a)
		}
	})
	return list, err
}

// single reads a page that exists once; nil where it is not published.
func (s *strapi) single(ctx context.Context, path string, query url.Values) (node, error) {
	answer, err := s.get(ctx, path, query)
	if errors.Is(err, errAbsent) {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	return answer.object("data"), nil
}

func (s *strapi) navigation(ctx context.Context) ([]NavLink, error) {
	query := url.Values{}
	fields(query, "populate[links][fields]", "label", "href")
	n, err := s.single(ctx, "/api/navigation", query)
	return s.read.links(n.list("links")), err
}

func (s *strapi) footer(ctx context.Context) (SiteFooter, error) {
	query := url.Values{}
	fields(query, "populate[columns][populate][links][fields]", "label", "href")
	n, err := s.single(ctx, "/api/footer", query)
	return s.read.footer(n), err
}

func (s *strapi) home(ctx context.Context) (*HomePage, error) {
	n, err := s.single(ctx, "/api/home", homeQuery())
	if err != nil || n == nil {
		return nil, err
	}
	return s.read.home(n), nil
}
