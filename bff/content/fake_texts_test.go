package content_test

import (
	"peritus/bff/content/view"
	"strings"
	"sync"
)

// fakeTexts finds texts that contain the words as they are typed. The engine that the app
// supplies has tests of its own.
type fakeTexts struct {
	mu   sync.Mutex
	held []view.Text
}

func newFakeTexts() view.Texts { return &fakeTexts{} }

func (f *fakeTexts) Hold(texts []view.Text) {
	f.mu.Lock()
	defer f.mu.Unlock()
	f.held = texts
}

func (f *fakeTexts) Find(q view.TextQuery, keep func(string) bool) view.Found {
	f.mu.Lock()
	defer f.mu.Unlock()
	found := view.Found{}
	for _, t := range f.held {
		all := strings.ToLower(strings.Join(append([]string{t.Title, t.Summary, t.Body}, t.Names...), "\n"))
		if !strings.Contains(all, strings.ToLower(q.Words)) || !keep(t.ID) {
			continue
		}
		if found.Count++; found.Count > (q.Page-1)*q.Size && found.Count <= q.Page*q.Size {
			found.Matches = append(found.Matches, view.Match{ID: t.ID})
		}
	}
	return found
}
