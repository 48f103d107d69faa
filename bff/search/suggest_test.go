package search

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"peritus/bff/search/index"
)

func TestSuggest_ofEveryKindAndWithTypos(t *testing.T) {
	documents := sampleDocuments(200)
	s := built(t, newFeed(documents...))
	shown := func(text string) []string {
		t.Helper()
		found, err := s.counsel.Suggest(text)
		if err != nil {
			t.Fatal(err)
		}
		return each(found, func(f index.Suggestion) string { return fmt.Sprintf("%s %s (%s)", f.Kind, f.Label, f.Value) })
	}
	for text, want := range map[string]string{
		"toxicolog":     "topic toxicologist (toxicologist)",
		"toxicoligist":  "topic toxicologist (toxicologist)", // a wrong letter
		"er doc":        "topic er doctor (er doctor)",
		"bed so":        "topic bed sore (bed sore)",
		"calif":         "state California (CA)",
		"new yo":        "state New York (NY)",
		"clifornia":     "state California (CA)", // a missing letter
		"structural en": "area Structural (engineering/structural)",
		"strucutral":    "area Structural (engineering/structural)", // swapped letters
	} {
		if got := shown(text); !slices.Contains(got, want) {
			t.Errorf("%q: %q, want %q", text, got, want)
		}
	}
	for _, text := range []string{"qqqqqq", "xy zzzz", "tox qqqqqq"} {
		if got := shown(text); len(got) > 0 {
			t.Errorf("%q: %q", text, got)
		}
	}
	// A topic is listed once, whatever it's also called, and only if someone works on it.
	if got := shown("truck"); len(got) > index.MaxSuggestions || len(slices.Compact(slices.Clone(got))) != len(got) {
		t.Errorf("%q", got)
	}
	none := built(t, newFeed(document("a", "A A", "Cranes")))
	found, err := none.counsel.Suggest("toxicologist")
	if err != nil || len(found) > 0 {
		t.Errorf("%v %v", found, err)
	}
}

// What a reader can't see isn't suggested to them.
func TestSuggest_namesNobodyWhoIsHidden(t *testing.T) {
	f := newFeed(document("a", "Aurelia Quist", "Cranes"))
	f.hidden = map[string]func(Document) *Document{"a": func(Document) *Document { return nil }}
	s := built(t, f)
	for _, text := range []string{"aurel", "aureila", "quist", "rutgers", "new jer"} {
		all, err := s.counsel.Suggest(text)
		if err != nil || len(all) == 0 {
			t.Errorf("%q for counsel: %v %v", text, all, err)
		}
		found, err := s.public.Suggest(text)
		if err != nil || slices.ContainsFunc(found, func(s index.Suggestion) bool { return !strings.HasPrefix(string(s.Kind), "topic") }) {
			t.Errorf("%q: %v %v", text, found, err)
		}
	}
}
