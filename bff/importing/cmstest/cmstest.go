// Package cmstest provides an in-memory CMS for tests: the content API over HTTP, with
// the validation rules that an import can break.
package cmstest

import (
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"net/url"
	"sort"
	"strings"
	"sync"
	"testing"
)

// Token has write access.
const Token = "import-token-of-the-tests-0123456789"

// Entry is an entry as the API shows it.
type Entry = map[string]any

// CMS is a running CMS.
type CMS struct {
	URL string

	mu      sync.Mutex
	seq     int
	rows    map[string][]*row // by collection
	singles map[string]*row
	files   []Entry
	// Writes counts the writes. Fail returns the status of a request that should fail,
	// or 0. With after set, the request takes effect before it fails.
	Writes int
	Fail   func(r *http.Request) (status int, after bool)
}

// row holds a document's draft and its published version.
type row struct {
	id               string
	draft, published Entry
}

// Start runs a CMS until the test ends.
func Start(t testing.TB) *CMS {
	t.Helper()
	c := &CMS{rows: map[string][]*row{}, singles: map[string]*row{}}
	server := httptest.NewServer(http.HandlerFunc(c.serve))
	t.Cleanup(server.Close)
	c.URL = server.URL
	return c
}

func (c *CMS) serve(w http.ResponseWriter, r *http.Request) {
	if r.Header.Get("Authorization") != "Bearer "+Token {
		respondError(w, http.StatusUnauthorized, "Missing or invalid credentials")
		return
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	status, after := 0, false
	if c.Fail != nil {
		status, after = c.Fail(r)
	}
	if status != 0 && !after {
		respondError(w, status, "Internal Server Error")
		return
	}
	if status != 0 {
		c.route(httptest.NewRecorder(), r)
		respondError(w, status, "Internal Server Error")
		return
	}
	c.route(w, r)
}

// route answers a request. One of a dry run leaves nothing.
func (c *CMS) route(w http.ResponseWriter, r *http.Request) {
	path, rehearsed := strings.CutPrefix(r.URL.Path, "/api/dry-run/")
	if rehearsed {
		path = "/api/" + path
	}
	parts := strings.Split(strings.Trim(path, "/"), "/")
	if len(parts) < 2 || parts[0] != "api" {
		respondError(w, http.StatusNotFound, "Not Found")
		return
	}
	kind, known := types[parts[1]]
	switch {
	case parts[1] == "upload":
		c.upload(w, r)
	case !known:
		respondError(w, http.StatusNotFound, "Not Found")
	case kind.single:
		c.single(w, r, parts[1], kind)
	case r.Method == http.MethodGet && len(parts) == 2:
		c.list(w, r, parts[1], kind)
	case r.Method == http.MethodPost && len(parts) == 2:
		c.write(w, r, parts[1], kind, nil)
	case r.Method == http.MethodPut && len(parts) == 3:
		for _, held := range c.rows[parts[1]] {
			if held.id == parts[2] {
				c.write(w, r, parts[1], kind, held)
				return
			}
		}
		respondError(w, http.StatusNotFound, "Not Found")
	default:
		respondError(w, http.StatusMethodNotAllowed, "Method Not Allowed")
	}
}

// list returns the entries that match the filters. Without a status, it returns
// published entries.
func (c *CMS) list(w http.ResponseWriter, r *http.Request, collection string, kind schema) {
	found := []Entry{}
	for _, held := range c.rows[collection] {
		if e := held.as(kind, r.URL.Query().Get("status")); e != nil && matches(e, r.URL.Query()) {
			found = append(found, c.shown(e, kind))
		}
	}
	size := len(found)
	if s := r.URL.Query().Get("pagination[pageSize]"); s != "" {
		_, _ = fmt.Sscan(s, &size)
	}
	respond(w, http.StatusOK, Entry{"data": found[:min(size, len(found))], "meta": Entry{}})
}

func (h *row) as(kind schema, status string) Entry {
	if kind.drafts && status != "draft" {
		return h.published
	}
	return h.draft
}

func matches(e Entry, q url.Values) bool {
	for name, values := range q {
		if !strings.HasPrefix(name, "filters[") {
			continue
		}
		field, _, _ := strings.Cut(strings.TrimPrefix(name, "filters["), "]")
		held := fmt.Sprint(e[field])
		switch {
		case strings.HasSuffix(name, "[$eq]") && held != values[0],
			strings.HasSuffix(name, "[$startsWith]") && !strings.HasPrefix(held, values[0]):
			return false
		}
	}
	return true
}

func (c *CMS) single(w http.ResponseWriter, r *http.Request, name string, kind schema) {
	held := c.singles[name]
	if r.Method == http.MethodPut {
		c.write(w, r, name, kind, held)
		return
	}
	if held == nil || held.as(kind, r.URL.Query().Get("status")) == nil {
		respondError(w, http.StatusNotFound, "Not Found")
		return
	}
	respond(w, http.StatusOK, Entry{"data": c.shown(held.as(kind, r.URL.Query().Get("status")), kind), "meta": Entry{}})
}

func (c *CMS) write(w http.ResponseWriter, r *http.Request, name string, kind schema, held *row) {
	var body struct{ Data Entry }
	d := json.NewDecoder(io.LimitReader(r.Body, 2<<20+1))
	d.UseNumber()
	if err := d.Decode(&body); err != nil || body.Data == nil {
		respondError(w, http.StatusBadRequest, `Missing "data" payload in the request body`)
		return
	}
	status := r.URL.Query().Get("status")
	if kind.drafts && status == "" {
		status = "published" // Strapi's default
	}
	next := Entry{}
	if held != nil {
		for k, v := range held.draft {
			next[k] = v
		}
	}
	for k, v := range body.Data {
		next[k] = v
	}
	if from, ok := next["from"].(string); ok && name == "redirects" {
		next["from"] = strings.ToLower(from) // before checking for duplicates
	}
	if message := c.problem(name, kind, held, next, body.Data, status); message != "" {
		respondError(w, http.StatusBadRequest, message)
		return
	}
	if strings.HasPrefix(r.URL.Path, "/api/dry-run/") {
		respond(w, http.StatusOK, Entry{"data": c.shown(next, kind), "meta": Entry{}})
		return
	}
	c.Writes++
	if held == nil {
		c.seq++
		held = &row{id: fmt.Sprintf("doc%021d", c.seq)}
		if kind.single {
			c.singles[name] = held
		} else {
			c.rows[name] = append(c.rows[name], held)
		}
	}
	next["documentId"], next["id"] = held.id, json.Number(fmt.Sprint(c.seq))
	if status == "published" && kind.dated && next["publishDate"] == nil {
		next["publishDate"] = "2026-11-28T04:00:00.000Z"
	}
	held.draft = next
	if status == "published" {
		held.published = next
	}
	code := http.StatusOK
	if r.Method == http.MethodPost {
		code = http.StatusCreated
	}
	respond(w, code, Entry{"data": c.shown(next, kind), "meta": Entry{}})
}

func respond(w http.ResponseWriter, status int, v any) {
	w.Header().Set("Content-Type", "application/json")
	w.WriteHeader(status)
	_ = json.NewEncoder(w).Encode(v)
}

func respondError(w http.ResponseWriter, status int, message string) {
	respond(w, status, Entry{"data": nil, "error": Entry{"status": status, "name": "Error", "message": message, "details": Entry{}}})
}

// All returns a collection's drafts or published entries by slug.
func (c *CMS) All(collection, status string) []Entry {
	c.mu.Lock()
	defer c.mu.Unlock()
	list := []Entry{}
	for _, held := range c.rows[collection] {
		if e := held.as(types[collection], status); e != nil {
			list = append(list, e)
		}
	}
	sort.SliceStable(list, func(a, b int) bool { return fmt.Sprint(list[a]["slug"]) < fmt.Sprint(list[b]["slug"]) })
	return list
}

// Edit changes an entry the way an editor would. If unpublish is set, it also takes the
// entry offline.
func (c *CMS) Edit(collection, slug string, fields Entry, unpublish bool) {
	c.mu.Lock()
	defer c.mu.Unlock()
	for _, held := range c.rows[collection] {
		if held.draft["slug"] != slug {
			continue
		}
		next := Entry{}
		for k, v := range held.draft {
			next[k] = v
		}
		for k, v := range fields {
			next[k] = v
		}
		held.draft = next
		if unpublish {
			held.published = nil
		} else if held.published != nil {
			held.published = next
		}
	}
}
