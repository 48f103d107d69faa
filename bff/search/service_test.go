package search

import (
	"errors"
	"fmt"
	"sync"
	"testing"

	"peritus/bff/auth"
	"peritus/bff/platform/errs"
	"peritus/bff/search/index"
)

func count(t *testing.T, s *Service, text string) int {
	t.Helper()
	r, err := s.counsel.Search(index.Query{Text: text, Literal: []string{text}, Page: 1})
	if err != nil {
		t.Fatal(err)
	}
	return r.Count
}

func TestSearch_isUnavailableBeforeTheIndexIsBuilt(t *testing.T) {
	s := newService(newFeed())
	if err := s.CatchUp(t.Context()); err != nil {
		t.Error(err)
	}
	if s.Ready(t.Context()) == nil {
		t.Error("ready before it is built")
	}
	_, err := s.counsel.Search(index.Query{Page: 1})
	_, suggestErr := s.counsel.Suggest("a")
	_, similarErr := s.counsel.Similar("a")
	for _, err := range []error{err, suggestErr, similarErr} {
		if errs.KindOf(err) != errs.Unavailable {
			t.Error(err)
		}
	}
	if err := s.Build(t.Context()); err != nil || s.Ready(t.Context()) != nil {
		t.Error(err, s.Ready(t.Context()))
	}
}

func TestBuild_includesChangesMadeWhileItReads(t *testing.T) {
	f := newFeed(document("a", "A A", "Cranes"), document("b", "B B", "Cranes"))
	f.during = func() {
		f.save(document("c", "C C", "Tunnels"))
		f.hide("a")
	}
	s := built(t, f)
	if count(t, s, "tunnels ") != 1 || count(t, s, "") != 2 {
		t.Error(count(t, s, "tunnels "), count(t, s, ""))
	}
}

func TestBuild_keepsTheFormerIndexWhenItFails(t *testing.T) {
	f := newFeed(document("a", "A A", "Cranes"))
	s := built(t, f)
	f.broken = errors.New("no connection")
	if err := s.Build(t.Context()); !errors.Is(err, f.broken) {
		t.Error(err)
	}
	if count(t, s, "cranes") != 1 || s.Ready(t.Context()) != nil {
		t.Error("the former index is gone")
	}
}

func TestCatchUp_followsEveryChangeInOrder(t *testing.T) {
	f := newFeed(numbered(4)...)
	s := built(t, f)
	for i := range 10 {
		f.save(document(fmt.Sprintf("x%d", i), "X X", "Tunnels"))
	}
	f.save(document("x3", "X X", "Bridges"))
	f.hide("x4")
	f.hide("e00")
	f.save(document("x4", "X X", "Bridges"))
	f.hide("x5")
	if err := s.CatchUp(t.Context()); err != nil {
		t.Fatal(err)
	}
	if n, m := count(t, s, "tunnels "), count(t, s, "bridges "); n != 7 || m != 2 || count(t, s, "") != 12 {
		t.Error(n, m, count(t, s, ""))
	}
}

func TestCatchUp_resumesAfterAFailure(t *testing.T) {
	f := newFeed(document("a", "A A", "Cranes"))
	s := built(t, f)
	f.save(document("b", "B B", "Tunnels"))
	f.broken = errors.New("no connection")
	if err := s.CatchUp(t.Context()); !errors.Is(err, f.broken) {
		t.Error(err)
	}
	f.broken = nil
	if err := s.CatchUp(t.Context()); err != nil || count(t, s, "tunnels") != 1 {
		t.Error(err, count(t, s, "tunnels"))
	}
}

// A person who saves and then searches finds what they saved, though nothing is indexed
// while saving. A failure doesn't lose it.
func TestForReader_seesEveryChangeOfThisProcess(t *testing.T) {
	f := newFeed(document("a", "A A", "Cranes"))
	s := built(t, f)
	found := func() int {
		t.Helper()
		v, err := s.ForReader(t.Context(), auth.Actor{UserID: "counsel"})
		if err != nil {
			t.Fatal(err)
		}
		r, err := v.Search(index.Query{Text: "tunnels ", Page: 1})
		if err != nil {
			t.Fatal(err)
		}
		return r.Count
	}
	for n := range 3 {
		f.save(document(fmt.Sprintf("b%d", n), "B B", "Tunnels"))
		s.Changed()
	}
	f.broken = errors.New("no connection")
	if n := found(); n != 0 {
		t.Errorf("%d found without a connection", n)
	}
	f.broken = nil
	if n := found(); n != 3 {
		t.Errorf("%d of 3 found", n)
	}
	f.save(document("b3", "B B", "Tunnels")) // by another process
	if n := found(); n != 3 {
		t.Errorf("%d found before the next catch-up", n)
	}
}

func TestCatchUp_rebuildsAfterTheSourceIsRestored(t *testing.T) {
	f := newFeed(numbered(4)...)
	s := built(t, f)
	f.mu.Lock()
	f.changes = f.changes[:1]
	f.documents = map[string]Document{"z": document("z", "Z Z", "Tunnels")}
	f.mu.Unlock()
	if err := s.CatchUp(t.Context()); err != nil || count(t, s, "") != 1 || count(t, s, "tunnels") != 1 {
		t.Error(err, count(t, s, ""))
	}
}

func TestCatchUp_runsConcurrentlyWithSearches(t *testing.T) {
	f := newFeed(numbered(20)...)
	s := built(t, f)
	var wait sync.WaitGroup
	for n := range 4 {
		wait.Add(2)
		go func() {
			defer wait.Done()
			for i := range 60 {
				f.save(document(fmt.Sprintf("w%d-%d", n, i%30), "W W", "Tunnels"))
				if err := s.CatchUp(t.Context()); err != nil {
					t.Error(err)
				}
			}
		}()
		go func() {
			defer wait.Done()
			last := 0
			for range 200 {
				r, err := s.counsel.Search(index.Query{Text: "tunnels ", Page: 1})
				if err != nil || r.Count < last {
					t.Errorf("%v: %d after %d", err, r.Count, last)
					return
				}
				last = r.Count
			}
		}()
	}
	wait.Wait()
	if n := count(t, s, "tunnels "); n != 120 {
		t.Error(n)
	}
}

func TestSearch_showsASelectedValueThatNoExpertHas(t *testing.T) {
	s := built(t, newFeed(document("a", "A A", "Cranes")))
	r, err := s.counsel.Search(index.Query{States: []string{"TX"}, Areas: []string{"law/tax"}, Page: 1})
	if err != nil {
		t.Fatal(err)
	}
	state := r.Facets.States[len(r.Facets.States)-1]
	if state != (index.Facet{Code: "TX", Name: "Texas", Selected: true}) {
		t.Errorf("%+v", state)
	}
	area := r.Facets.Areas[len(r.Facets.Areas)-1]
	if area.Code != "law" || area.Name != "Law" || area.Selected || area.Children[0] != (index.Facet{Code: "law/tax", Name: "Taxation", Selected: true}) {
		t.Errorf("%+v", area)
	}
}

func TestViews_eachReaderFindsOnlyWhatTheyMaySee(t *testing.T) {
	f := newFeed(document("a", "A A", "Cranes"), document("b", "B B", "Bridges"), document("c", "C C", "Tunnels"))
	without := func(headline string) func(Document) *Document {
		return func(d Document) *Document { d.Headline = headline; return &d }
	}
	f.hidden = map[string]func(Document) *Document{
		"b": without("Roofs"),
		"c": func(Document) *Document { return nil },
	}
	s := built(t, f)
	reader := func(id string) *View {
		v, err := s.ForReader(t.Context(), auth.Actor{UserID: id})
		if err != nil {
			t.Fatal(err)
		}
		return v
	}
	expect := func(id, text string, want int) {
		t.Helper()
		r, err := reader(id).Search(index.Query{Text: text, Literal: []string{text}, Page: 1})
		if err != nil || r.Count != want {
			t.Errorf("%s finds %d for %q, want %d (%v)", id, r.Count, text, want, err)
		}
	}
	for text, want := range map[string][2]int{"bridges ": {1, 0}, "roofs ": {0, 1}, "tunnels ": {1, 0}, "": {3, 2}} {
		expect("counsel", text, want[0])
		expect(unconfirmed, text, want[1])
	}
	if _, err := reader(unconfirmed).Similar("c"); errs.KindOf(err) != errs.NotFound {
		t.Error("a hidden expert has similar ones:", err)
	}

	f.hidden["a"] = without("Elevators")
	f.save(document("a", "A A", "Dams"))
	f.hide("b")
	if err := s.CatchUp(t.Context()); err != nil {
		t.Fatal(err)
	}
	for text, want := range map[string][2]int{"dams ": {1, 0}, "elevators ": {0, 1}, "": {2, 1}} {
		expect("counsel", text, want[0])
		expect(unconfirmed, text, want[1])
	}
}
