package index

import (
	"errors"
	"fmt"
	"slices"
	"sync"
	"testing"
)

func TestApply_addsReplacesAndRemoves(t *testing.T) {
	ix := indexOf(t, expert("a", "A A", "Cranes", ""), expert("b", "B B", "Cranes", ""))
	ix.Apply([]Document{expert("a", "A A", "Bridges", ""), expert("c", "C C", "Cranes", "")}, []string{"b", "unknown"})
	if got := found(ix, "cranes"); got != "c" || ix.Len() != 2 {
		t.Errorf("%s of %d", got, ix.Len())
	}
	if got := found(ix, "bridges"); got != "a" {
		t.Error(got)
	}
	r := ix.Search(Query{})
	if r.Count != 2 || facetText(r.Facets.States) != "NJ=2" || r.Of != 2 {
		t.Errorf("%d, %s", r.Count, facetText(r.Facets.States))
	}
	ix.Apply(nil, []string{"a", "c"})
	if r := ix.Search(Query{}); r.Count != 0 || len(r.Facets.States) != 0 {
		t.Errorf("%d", r.Count)
	}
}

func TestApply_keepsTheLaterOfTwoDocuments(t *testing.T) {
	ix := New()
	ix.Apply([]Document{expert("a", "A A", "Cranes", ""), expert("a", "A A", "Bridges", "")}, nil)
	if ix.Len() != 1 || found(ix, "bridges") != "a" || found(ix, "cranes ") != "" {
		t.Error(ix.Len(), found(ix, "bridges"), found(ix, "cranes "))
	}
}

func TestLoad_keepsTheFormerDocumentsWhenItFails(t *testing.T) {
	ix := indexOf(t, expert("a", "A A", "Cranes", ""))
	broken := errors.New("broken")
	err := ix.Load(func(add func(Document) error) error {
		if err := add(expert("b", "B B", "Cranes", "")); err != nil {
			return err
		}
		return broken
	})
	if !errors.Is(err, broken) || found(ix, "cranes") != "a" {
		t.Error(err, found(ix, "cranes"))
	}
}

func TestLoad_keepsTheLaterOfTwoDocuments(t *testing.T) {
	ix := indexOf(t, expert("a", "A A", "Cranes", ""), expert("b", "A A", "Cranes", ""), expert("a", "A A", "Bridges", ""))
	if ix.Len() != 2 || found(ix, "cranes ") != "b" || found(ix, "bridges") != "a" {
		t.Error(ix.Len(), found(ix, "cranes "), found(ix, "bridges"))
	}
	ix.Apply(nil, []string{"a"})
	if ix.Len() != 1 || found(ix, "bridges ") != "" {
		t.Error("removing removed the wrong one")
	}
}

func TestLoadPair_sharesCommonDocuments(t *testing.T) {
	full, public := New(), New()
	same, whole, part, hidden := expert("a", "A A", "Cranes", ""), expert("b", "B B", "Bridges", ""), expert("b", "B B", "Roofs", ""), expert("c", "C C", "Tunnels", "")
	load := func() error {
		return LoadPair(full, public, func(add func(first, second *Document) error) error {
			return errors.Join(add(&same, &same), add(&whole, &part), add(&hidden, nil), add(nil, nil))
		})
	}
	if err := load(); err != nil {
		t.Fatal(err)
	}
	for word, want := range map[string][2]string{"cranes ": {"a", "a"}, "bridges ": {"b", ""}, "roofs ": {"", "b"}, "tunnels ": {"c", ""}} {
		if one, other := found(full, word), found(public, word); one != want[0] || other != want[1] {
			t.Errorf("%q: %q and %q, want %q", word, one, other, want)
		}
	}
	if full.current.Load().parts[0].segment != public.current.Load().parts[0].segment {
		t.Error("what both find is kept twice")
	}
	public.Apply(nil, []string{"a"})
	if found(full, "cranes ") != "a" || found(public, "cranes ") != "" || public.Len() != 1 {
		t.Error("a removal from one index reaches the other")
	}
	if got := facetText(public.Search(Query{}).Facets.States); got != "NJ=1" {
		t.Error(got)
	}
	if err := load(); err != nil || public.Len() != 2 || full.Len() != 3 {
		t.Error(err, public.Len(), full.Len())
	}
}

func TestCompact_countsLoadedDocumentsAsTheBase(t *testing.T) {
	full, public := New(), New()
	err := LoadPair(full, public, func(add func(first, second *Document) error) error {
		for i := range 2000 {
			d, p := expert(fmt.Sprint(i), "A A", "Cranes", ""), expert(fmt.Sprint(i), "A A", "Roofs", "")
			other := &d
			if i%3 == 0 {
				other = &p
			}
			if err := add(&d, other); err != nil {
				return err
			}
		}
		return nil
	})
	if err != nil || public.NeedsCompacting() || full.NeedsCompacting() {
		t.Fatal("a fresh load is merged at once:", err)
	}
	for i := range 600 {
		public.Apply([]Document{expert(fmt.Sprint(i), "A A", "Bridges", "")}, nil)
	}
	if !public.NeedsCompacting() || full.NeedsCompacting() {
		t.Error("many changes are left loose")
	}
	for public.Compact() {
	}
	if public.NeedsCompacting() || public.Len() != 2000 || public.Search(Query{Text: "bridges "}).Count != 600 {
		t.Error(public.Len())
	}
}

func TestApply_keepsFewSegmentsAfterManyChanges(t *testing.T) {
	ix := New()
	for i := range 3000 {
		ix.Apply([]Document{expert(fmt.Sprint(i%900), "A A", "Cranes", fmt.Sprint("number", i))}, nil)
		if ix.NeedsCompacting() {
			ix.Compact()
		}
	}
	if n := len(ix.current.Load().parts); n > partsAllowed || ix.Len() != 900 {
		t.Errorf("%d segments, %d documents", n, ix.Len())
	}
	if got := found(ix, "number2999 "); got != fmt.Sprint(2999%900) {
		t.Error(got)
	}
	if got := found(ix, "number1 "); got != "" {
		t.Error("a replaced document is found:", got)
	}
}

func TestCompact_keepsConcurrentChanges(t *testing.T) {
	ix := New()
	for i := range 2000 {
		ix.Apply([]Document{expert(fmt.Sprint(i), "A A", "Cranes", "")}, nil)
	}
	var wait sync.WaitGroup
	wait.Add(1)
	go func() {
		defer wait.Done()
		for ix.Compact() {
		}
	}()
	for i := range 500 {
		ix.Apply([]Document{expert(fmt.Sprint(i), "A A", "Bridges", "")}, []string{fmt.Sprint(1000 + i)})
	}
	wait.Wait()
	for ix.Compact() {
	}
	if n, m := ix.Search(Query{Text: "cranes "}).Count, ix.Search(Query{Text: "bridges "}).Count; n != 1000 || m != 500 || ix.Len() != 1500 {
		t.Errorf("%d cranes, %d bridges, %d in all", n, m, ix.Len())
	}
}

// A writer always gives two experts the same word in one change. A reader that sees half
// of a change would see two words.
func TestSearch_concurrentReadersNeverSeeHalfAChange(t *testing.T) {
	words := []string{"cranes", "bridges", "tunnels", "elevators"}
	pair := func(i int) []Document {
		w := words[i%len(words)]
		return []Document{expert("left", "L L", w, ""), expert("right", "R R", w, ""), expert(fmt.Sprint("x", i%300), "X X", "filling", "")}
	}
	ix := indexOf(t, pair(0)...)
	done := make(chan struct{})
	var readers sync.WaitGroup
	for range 4 {
		readers.Add(1)
		go func() {
			defer readers.Done()
			for i := 0; ; i++ {
				select {
				case <-done:
					return
				default:
				}
				s := ix.current.Load()
				total := 0
				for _, w := range words {
					r := s.search(Query{Text: w + " "})
					total += r.Count
					if r.Count != 0 && idsOf(r.Hits) != "left right" && idsOf(r.Hits) != "right left" {
						t.Errorf("%s: %s", w, idsOf(r.Hits))
						return
					}
				}
				if total != 2 {
					t.Errorf("saw %d of 2", total)
					return
				}
				ix.Suggest("L", nil)
				ix.Similar("left", 6)
			}
		}()
	}
	for i := range 600 {
		ix.Apply(pair(i), nil)
		if i%50 == 0 {
			ix.Compact()
		}
	}
	close(done)
	readers.Wait()
}

func TestSimilar_ranksBySharedAreasAndKeywords(t *testing.T) {
	structural, mechanical := area("engineering", "structural", "tower cranes", "wind"), area("engineering", "mechanical")
	ix := indexOf(t,
		expert("self", "A A", "x", "", primary(structural, 3), mechanical),
		expert("keywords", "B B", "x", "", primary(area("engineering", "structural", "tower cranes"), 3)),
		expert("primary", "C C", "x", "", primary(area("engineering", "structural", "blast"), 3)),
		expert("second", "D D", "x", "", mechanical),
		expert("none", "E E", "x", "", area("law", "tax", "tower cranes")),
	)
	alike, ok := ix.Similar("self", 6)
	hits := alike.Hits
	if got := idsOf(hits); !ok || got != "keywords primary second" {
		t.Error(got)
	}
	if got := marks(hits[0].Why); got != "Works on [tower cranes] (Structural)" {
		t.Error(got)
	}
	if alike, _ := ix.Similar("self", 1); len(alike.Hits) != 1 {
		t.Error(len(alike.Hits))
	}
	if _, ok := ix.Similar("nobody", 6); ok {
		t.Error("found nobody")
	}
	if alike, ok := ix.Similar("none", 6); !ok || len(alike.Hits) != 0 {
		t.Error(idsOf(alike.Hits))
	}
}

func TestSimilar_rareAreasCountMore(t *testing.T) {
	cranes, common := area("construction", "cranes"), area("engineering", "structural")
	self := expert("self", "A A", "x", "", cranes, common)
	documents := []Document{self, expert("rare", "B B", "x", "", cranes)}
	documents[1].Facts = []Fact{{Filter: "accepting", Code: "yes", Name: "Accepting work"}}
	for i := range 30 {
		documents = append(documents, expert(fmt.Sprintf("common-%d", i), "C C", "x", "", common))
	}
	alike, _ := indexOf(t, documents...).Similar("self", 2)
	if alike.Hits[0].ExpertID != "rare" || len(alike.Hits[0].Facts) != 1 || alike.Self.ExpertID != "self" {
		t.Errorf("%+v", alike)
	}
	if rare, usual := alike.Rarity["construction/cranes"], alike.Rarity["engineering/structural"]; rare < 2 || usual > 1 {
		t.Error(rare, usual)
	}
}

func TestHits_areInTheOrderAskedForWithoutMarks(t *testing.T) {
	ix := indexOf(t,
		expert("a", "A A", "Crane engineer", "", primary(area("engineering", "structural", "tower cranes"), 3)),
		expert("b", "B B", "x", "", primary(area("engineering", "mechanical"), 3)))
	ix.Search(Query{Text: "crane"}) // leaves marks behind
	hits := ix.Hits([]string{"b", "nobody", "a"})
	if got := idsOf(hits); got != "b a" {
		t.Error(got)
	}
	if got := marks(hits[1].Headline); got != "Crane engineer" {
		t.Error(got)
	}
	if got := marks(hits[1].Why); got != "Structural (Engineering), 3 years" {
		t.Error(got)
	}
	ix.Apply(nil, []string{"a"})
	if !ix.Contains("b") || ix.Contains("a") || ix.Contains("nobody") || len(ix.Hits([]string{"a"})) != 0 {
		t.Error("a removed expert is found")
	}
}

func TestSuggest_completesAreasExpertsAndOrganizations(t *testing.T) {
	a := expert("a", "Siobhán Ní Dhuibhir", "Structural engineer", "", primary(area("engineering", "structural"), 3))
	a.Organizations = []string{"Structural Institute"}
	b := expert("b", "Struan O'Brien", "Nurse", "", primary(area("care", "nursing"), 3))
	b.Organizations = []string{"Structural Institute", "Université de Montréal"}
	ix := indexOf(t, a, b)
	show := func(text string) (out []string) {
		for _, s := range ix.Suggest(text, nil) {
			out = append(out, fmt.Sprintf("%s %s %s %d", s.Kind, marks(s.Runs), s.Value, s.Count))
		}
		return out
	}
	for text, want := range map[string][]string{
		"stru":             {"area [Stru]ctural engineering/structural 1", "expert [Stru]an O'Brien b 1", "organization [Stru]ctural Institute Structural Institute 2"},
		"engineering stru": {"area [Stru]ctural engineering/structural 1"},
		"ní dhu":           {"expert Siobhán [Ní] [Dhu]ibhir a 1"},
		"SIOBHAN":          {"expert [Siobhán] Ní Dhuibhir a 1"},
		"montre":           {"organization Université de [Montré]al Université de Montréal 1"},
		"brien":            {"expert Struan [O'Brien] b 1"},
		"zzz":              nil,
		"":                 nil,
		"  ":               nil,
	} {
		if got := show(text); !slices.Equal(got, want) {
			t.Errorf("%q: %q", text, got)
		}
	}
	ix.Apply(nil, []string{"a"})
	if got := show("stru"); len(got) != 2 || got[1] != "organization [Stru]ctural Institute Structural Institute 1" {
		t.Errorf("%q", got)
	}
}

func TestSuggest_returnsAtMostEight(t *testing.T) {
	var documents []Document
	for i := range 30 {
		d := expert(fmt.Sprint(i), fmt.Sprintf("Stella%d Stone", i), "x", "", area("st"+fmt.Sprint(i), "sto"+fmt.Sprint(i)))
		d.Organizations = []string{fmt.Sprint("Stage ", i)}
		documents = append(documents, d)
	}
	kinds := map[SuggestionKind]int{}
	list := indexOf(t, documents...).Suggest("st", nil)
	for _, s := range list {
		kinds[s.Kind]++
	}
	if len(list) != MaxSuggestions || kinds[SuggestArea] != 3 || kinds[SuggestExpert] != 2 || kinds[SuggestOrganization] != 2 || kinds[SuggestCountry] != 1 {
		t.Errorf("%d: %v", len(list), kinds)
	}
}
