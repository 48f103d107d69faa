package content_test

import (
	"encoding/json"
	"fmt"
	"net/http"
	"net/http/httptest"
	"sort"
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"
)

const cmsToken = "the-read-only-token"

// fakeCMS is a CMS whose entries a test changes.
type fakeCMS struct {
	*httptest.Server
	mu        sync.Mutex
	published map[string]entry // articles by documentId
	drafts    map[string]entry
	episodes  map[string]entry   // nil for a CMS without the type
	lists     map[string][]entry // categories, authors
	singles   map[string]entry   // home, navigation, footer
	behavior  string             // see misbehave
	hold      chan struct{}      // if slow, responses wait for it
	arrived   chan struct{}      // if slow, receives a value for each waiting request
	asked     map[string]int
	ids       []string // X-Request-Id header of each request
	seq       int
}

type entry map[string]any

func newFakeCMS(t testing.TB) *fakeCMS {
	f := &fakeCMS{
		published: map[string]entry{}, drafts: map[string]entry{}, asked: map[string]int{},
		lists: map[string][]entry{"categories": {}, "authors": {}, "tags": {}, "questions": {}, "testimonials": {}, "redirects": {}, "areas": {}},
		singles: map[string]entry{
			"navigation": {"documentId": docID("nav"), "links": []entry{{"id": 1, "label": "Blog", "href": "/blog"}}},
			"footer": {"documentId": docID("foot"), "note": "No legal advice.", "columns": []entry{
				{"id": 1, "title": "Read", "links": []entry{{"id": 2, "label": "All articles", "href": "/blog"}, {"id": 3, "label": "Bad", "href": "javascript:alert(1)"}}}}},
		},
		arrived: make(chan struct{}, 1000),
	}
	f.Server = httptest.NewServer(http.HandlerFunc(f.serve))
	t.Cleanup(func() {
		f.behave("")
		f.Close()
	})
	return f
}

// docID returns a document id in the CMS's format: 24 lowercase letters and digits.
func docID(name string) string {
	return (name + strings.Repeat("0", 24))[:24]
}

// behave sets how the CMS responds from now on: "" normally, "slow" not before the next
// call of behave, "down" by closing the connection, or with a faulty response: "500",
// "truncated", "huge", "html", "no data".
func (f *fakeCMS) behave(how string) {
	f.mu.Lock()
	defer f.mu.Unlock()
	if f.hold != nil {
		close(f.hold)
		f.hold = nil
	}
	if how == "slow" {
		f.hold = make(chan struct{})
	}
	f.behavior = how
}

func (f *fakeCMS) requests(path string) int {
	f.mu.Lock()
	defer f.mu.Unlock()
	if path == "" {
		total := 0
		for _, n := range f.asked {
			total += n
		}
		return total
	}
	return f.asked[path]
}

func (f *fakeCMS) serve(w http.ResponseWriter, r *http.Request) {
	f.mu.Lock()
	f.asked[r.URL.Path]++
	f.ids = append(f.ids, r.Header.Get("X-Request-Id"))
	how, hold := f.behavior, f.hold
	f.mu.Unlock()
	if r.Header.Get("Authorization") != "Bearer "+cmsToken {
		writeJSON(w, http.StatusUnauthorized, entry{"data": nil, "error": entry{"status": 401, "message": "Missing or invalid credentials"}})
		return
	}
	if f.misbehave(w, r, how, hold) {
		return
	}
	f.mu.Lock()
	defer f.mu.Unlock()
	path := strings.TrimPrefix(r.URL.Path, "/api/")
	if id, one := strings.CutPrefix(path, "articles/"); one {
		f.one(w, f.of(r.URL.Query().Get("status"))[id])
		return
	}
	if path == "articles" {
		f.list(w, r, f.filtered(r))
		return
	}
	if id, one := strings.CutPrefix(path, "episodes/"); one {
		f.one(w, f.episodes[id])
		return
	}
	if path == "episodes" && f.episodes != nil {
		f.list(w, r, chosenOf(f.episodes, r))
		return
	}
	if list, ok := f.lists[path]; ok {
		f.list(w, r, list)
		return
	}
	f.one(w, f.singles[path])
}

func (f *fakeCMS) misbehave(w http.ResponseWriter, r *http.Request, how string, hold chan struct{}) bool {
	switch how {
	case "slow":
		f.arrived <- struct{}{}
		select {
		case <-hold:
		case <-r.Context().Done():
			return true
		}
	case "down":
		if conn, _, err := http.NewResponseController(w).Hijack(); err == nil {
			_ = conn.Close()
		}
		return true
	case "500":
		writeJSON(w, http.StatusInternalServerError, entry{"data": nil, "error": entry{"message": "SQLITE_BUSY secret-detail"}})
		return true
	case "truncated":
		_, _ = w.Write([]byte(`{"data":[{"documentId":"abc","title":"cut o`))
		return true
	case "huge":
		_, _ = w.Write([]byte(`{"data":["`))
		line := []byte(strings.Repeat("x", 1<<16))
		for range 20 << 4 {
			if _, err := w.Write(line); err != nil {
				return true
			}
		}
		_, _ = w.Write([]byte(`"]}`))
		return true
	case "html":
		_, _ = w.Write([]byte("<html>maintenance</html>"))
		return true
	case "no data":
		_, _ = w.Write([]byte(`{}`))
		return true
	}
	return false
}

func (f *fakeCMS) of(status string) map[string]entry {
	if status == "draft" {
		return f.drafts
	}
	return f.published
}

func (f *fakeCMS) filtered(r *http.Request) []entry {
	return chosenOf(f.of(r.URL.Query().Get("status")), r)
}

func chosenOf(all map[string]entry, r *http.Request) []entry {
	wanted := map[string]bool{}
	for name, values := range r.URL.Query() {
		if strings.HasPrefix(name, "filters[documentId][$in]") {
			wanted[values[0]] = true
		}
	}
	var list []entry
	for id, e := range all {
		if len(wanted) == 0 || wanted[id] {
			list = append(list, e)
		}
	}
	sort.Slice(list, func(i, j int) bool { return list[i]["documentId"].(string) < list[j]["documentId"].(string) })
	return list
}

// list returns one page of at most 25 entries, regardless of the page size requested.
func (f *fakeCMS) list(w http.ResponseWriter, r *http.Request, list []entry) {
	page, _ := strconv.Atoi(r.URL.Query().Get("pagination[page]"))
	size, _ := strconv.Atoi(r.URL.Query().Get("pagination[pageSize]"))
	page, size = max(page, 1), min(max(size, 1), 25)
	from := min((page-1)*size, len(list))
	writeJSON(w, http.StatusOK, entry{
		"data": orNone(list[from:min(from+size, len(list))]),
		"meta": entry{"pagination": entry{"page": page, "pageSize": size}},
	})
}

func (f *fakeCMS) one(w http.ResponseWriter, e entry) {
	if e == nil {
		writeJSON(w, http.StatusNotFound, entry{"data": nil, "error": entry{"status": 404, "message": "Not Found"}})
		return
	}
	writeJSON(w, http.StatusOK, entry{"data": e, "meta": entry{}})
}

func orNone(list []entry) []entry {
	if list == nil {
		return []entry{}
	}
	return list
}

func writeJSON(w http.ResponseWriter, status int, v any) {
	w.Header().Set("Content-Type", "application/json")
	w.WriteHeader(status)
	_ = json.NewEncoder(w).Encode(v)
}

// publish publishes an article, perhaps again. fields override the defaults.
func (f *fakeCMS) publish(name string, at time.Time, fields entry) string {
	f.mu.Lock()
	defer f.mu.Unlock()
	id := docID(name)
	f.seq++
	e := entry{
		"id": f.seq, "documentId": id, "title": "About " + name, "slug": name, "summary": "What " + name + " is.",
		"createdAt": stamp(at), "updatedAt": stamp(at), "publishedAt": stamp(at), "publishDate": stamp(at), "locale": nil,
		"picture": picture("/uploads/"+name+".webp", "Picture of "+name),
		"body":    []entry{{"__component": "article.text", "id": 1, "body": []entry{paragraph("All about " + name + ".")}}},
		"seo":     nil, "formerSlugs": []entry{},
	}
	for k, v := range fields {
		e[k] = v
	}
	f.published[id] = e
	return id
}

func (f *fakeCMS) draft(name string, fields entry) string {
	id := docID(name)
	f.mu.Lock()
	defer f.mu.Unlock()
	e := entry{"id": 900, "documentId": id, "title": "Draft of " + name, "slug": name, "summary": "Not yet.",
		"updatedAt": "2026-11-01T10:00:00.000Z", "publishedAt": nil, "publishDate": nil, "body": []entry{}}
	for k, v := range fields {
		e[k] = v
	}
	f.drafts[id] = e
	return id
}

func (f *fakeCMS) unpublish(name string) {
	f.mu.Lock()
	defer f.mu.Unlock()
	delete(f.published, docID(name))
}

func (f *fakeCMS) setList(kind string, list ...entry) {
	f.mu.Lock()
	defer f.mu.Unlock()
	f.lists[kind] = list
}

func (f *fakeCMS) setSingle(kind string, e entry) {
	f.mu.Lock()
	defer f.mu.Unlock()
	f.singles[kind] = e
}

func categoryEntry(name, title string) entry {
	return entry{"id": 5, "documentId": docID("cat" + name), "name": title, "slug": name, "description": "All of " + title, "createdAt": "2026-01-01T00:00:00.000Z"}
}

func authorEntry(name, title string) entry {
	return entry{"id": 6, "documentId": docID("aut" + name), "name": title, "slug": name, "role": "Engineer", "bio": title + " builds things.",
		"picture": picture("/uploads/"+name+".png", title)}
}

func picture(address, alt string) entry {
	return entry{"id": 7, "documentId": docID("pic"), "url": address, "alternativeText": alt, "caption": nil, "width": 1600, "height": 900,
		"mime": "image/webp", "provider": "local", "formats": entry{"thumbnail": entry{"url": "/uploads/thumbnail.webp"}}}
}

func paragraph(text string) entry {
	return entry{"type": "paragraph", "children": []entry{{"type": "text", "text": text}}}
}

func stamp(t time.Time) string { return t.UTC().Format("2006-01-02T15:04:05.000Z") }

// hook returns the webhook payload for a change of an entry.
func hook(event, uid string, fields entry) []byte {
	model := uid[strings.LastIndex(uid, ".")+1:]
	raw, err := json.Marshal(entry{"event": event, "createdAt": "2026-11-20T10:00:00.000Z", "model": model, "uid": uid, "entry": fields})
	if err != nil {
		panic(fmt.Sprint("webhook of a test: ", err))
	}
	return raw
}
