package search

import (
	"net/url"
	"slices"
	"testing"

	"peritus/bff/platform/errs"
	"peritus/bff/search/index"
)

// fittingQueries are queries of every kind that attorneys save.
var fittingQueries = []index.Query{
	{}, {Text: "sepsis"}, {Text: "fire investigator"}, {Text: "truck accident reconstruction"}, {Text: "tbi"}, {Text: "\"standard of care\""},
	{Text: "crane -tower"}, {Text: "patent OR trademark"}, {Text: "orthopedic surgeon in Texas"}, {Text: "speaks Spanish"}, {Text: "PhD physics"},
	{Text: "neurosurg"}, {Text: "29 CFR 1926"}, {Text: "nurse practitioner"}, {Text: "zzyzx"}, {Text: "sepsys"}, {Text: "expert witness"},
	{Text: "anesthesiology", States: []string{"TX"}}, {Countries: []string{"US"}}, {Text: "18 wheeler", Literal: []string{"18 wheeler"}},
	{Filters: map[string][]string{index.LanguageFilter: {"es"}}},
}

// Saved searches are matched with a few changed experts at a time, so what each fits must not
// depend on the others.
func TestFitting_oneByOneAndAllTogetherAgree(t *testing.T) {
	documents := sampleDocuments(300)
	s := built(t, newFeed(documents...))
	alone := make([]Batch, len(documents)) // each expert by themselves
	for i := range documents {
		alone[i] = s.BatchOf([]Change{{ExpertID: documents[i].ExpertID, Views: Views{Counsel: &documents[i]}}})
	}
	some := 0
	for _, q := range fittingQueries {
		together, err := s.counsel.Fitting(q)
		if err != nil {
			t.Fatalf("%q: %v", q.Text, err)
		}
		var apart []string
		for _, one := range alone {
			ids, err := one.Counsel.Fitting(q)
			if errs.KindOf(err) == errs.Invalid {
				continue // a value that this expert doesn't have, and that no vocabulary knows
			}
			if err != nil {
				t.Fatalf("%q: %v", q.Text, err)
			}
			apart = append(apart, ids...)
		}
		slices.Sort(together)
		slices.Sort(apart)
		if !slices.Equal(together, apart) {
			t.Errorf("%q: together %d %v, apart %d %v", q.Text, len(together), together[:min(5, len(together))], len(apart), apart[:min(5, len(apart))])
		}
		if len(together) > 0 {
			some++
		}
	}
	if some < len(fittingQueries)*2/3 {
		t.Errorf("only %d queries fit anyone", some)
	}
}

func TestFitting_needsEveryPartWithoutTypos(t *testing.T) {
	a, b := document("a", "Ada Lane", "Tower cranes"), document("b", "Ben Oak", "Mobile cranes")
	s := built(t, newFeed(a, b))
	for _, c := range []struct {
		text string
		want string
	}{
		{"tower cranes", "a"}, {"crane", "ab"}, {"tower zebra", ""}, {"towre", ""}, {"cranes -tower", "b"}, {"tower OR mobile", "ab"}, {"rutg", "ab"}, {"ru", ""}, {"", "ab"},
	} {
		ids, err := s.counsel.Fitting(index.Query{Text: c.text})
		if err != nil {
			t.Fatal(err)
		}
		slices.Sort(ids)
		got := ""
		for _, id := range ids {
			got += id
		}
		if got != c.want {
			t.Errorf("%q fits %q, want %q", c.text, got, c.want)
		}
	}
	if _, err := s.counsel.Fitting(index.Query{States: []string{"nowhere"}}); errs.KindOf(err) != errs.Invalid {
		t.Error(err)
	}
}

func TestParams_andQueryAreOpposites(t *testing.T) {
	s := newService(newFeed())
	for _, params := range []string{
		"", "q=mri", "q=mri+%22a+b%22&skip=b&state=NJ&state=TX", "area=law%2Ftax&country=US&degree=PhD", "fee_activity=review&fee_from=200&fee_to=900&language=es&language=fr&testimony=ever", "plain=tbi&q=tbi&secret=yes",
	} {
		given, err := url.ParseQuery(params)
		if err != nil {
			t.Fatal(err)
		}
		if got := s.ParamsOf(s.QueryOf(given)).Encode(); got != params {
			t.Errorf("%q became %q", params, got)
		}
	}
	messy, err := url.ParseQuery("page=7&state=&state=NJ&state=NJ&q=++mri++&fee_from=-4&fee_to=x&unknown=1&sort=name")
	if err != nil {
		t.Fatal(err)
	}
	if got := s.ParamsOf(s.QueryOf(messy)).Encode(); got != "q=mri&state=NJ" {
		t.Error(got)
	}
}
