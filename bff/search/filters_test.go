package search

import (
	"slices"
	"strings"
	"testing"
	"time"

	"peritus/bff/platform/web"
	"peritus/bff/search/index"
)

// fact is a value of a declared filter.
func fact(filter, code string) Fact {
	at := slices.IndexFunc(declared, func(f Filter) bool { return f.Code == filter })
	name, _ := declared[at].name(code)
	return Fact{Filter: filter, Code: code, Name: name}
}

// filtered are four experts with values of the declared filters.
func filtered() *feed {
	with := func(id string, cents int, facts ...Fact) Document {
		d := document(id, strings.ToUpper(id)+" Expert", "Cranes")
		d.Facts = facts
		if cents >= 0 {
			d.Fees = []Fee{{Activity: "review", Cents: cents}}
		}
		return d
	}
	a := with("a", 300_00, fact("testimony", "trial"), fact("testimony", "ever"), fact("language", "es"), fact("secret", "yes"))
	a.Fees = append(a.Fees, Fee{Activity: "trial", Cents: 900_00})
	a.Testimony = Testimony{Matters: 7, Plaintiff: 4, Defense: 2, Trials: 3}
	a.Entries = []Entry{
		{Row: "License", Text: "Professional Engineer", Title: true, Shown: true},
		{Row: "Publication", Text: "Fatigue of slewing ring bolts", Title: true},
		{Row: "Position", Text: "Inspects hoists.\nWrites protocols."},
	}
	b := with("b", 500_00, fact("testimony", "ever"), fact("language", "es"), fact("language", "en"))
	c := with("c", 0, fact("testimony", "none"))
	d := with("d", -1, fact("testimony", "none"), fact("language", "en"))
	return newFeed(a, b, c, d)
}

func TestHTTP_filtersNarrowTheResult(t *testing.T) {
	s := newSite(t, built(t, filtered()))
	for query, want := range map[string]string{
		"":                                     "a b c d",
		"testimony=trial":                      "a",
		"testimony=trial&testimony=none":       "a c d",
		"testimony=ever&language=en":           "b",
		"language=fr":                          "",
		"secret=yes":                           "a",
		"fee_from=300":                         "a b",
		"fee_from=301":                         "b",
		"fee_to=499":                           "a",
		"fee_from=300&fee_to=300":              "a",
		"fee_activity=trial&fee_from=1":        "a",
		"fee_activity=trial":                   "a b c d",
		"fee_activity=trial&fee_to=800":        "",
		"sort=fee":                             "a b c d",
		"sort=fee&fee_activity=trial&q=cranes": "a b c d",
		"q=slewing":                            "a",
		"city=US/NJ/Newark":                    "a b c d",
		"city=US/NY/Newark":                    "",
		"q=professional+engineer":              "a",
		"q=protocols":                          "a",
		"fee_from=-5&fee_to=lots":              "a b c d", // corrected, like every number in a URL
	} {
		var page ExpertSearch
		if status := s.get(t, "Attorney", "/api/experts?"+query, &page); status != 200 {
			t.Errorf("%s: %d", query, status)
		}
		ids := each(page.Results, func(c ExpertCard) string { return c.ExpertID })
		if !strings.HasPrefix(query, "sort=fee") {
			slices.Sort(ids)
		} else if len(ids) > 2 {
			slices.Sort(ids[2:]) // neither c nor d has a rate that can be compared
			if strings.Contains(query, "trial") {
				slices.Sort(ids[1:])
			}
		}
		if got := strings.Join(ids, " "); got != want || page.Count != len(ids) {
			t.Errorf("%s: %q (%d), want %q", query, got, page.Count, want)
		}
	}
}

func TestHTTP_filtersCountTheirValues(t *testing.T) {
	s := newSite(t, built(t, filtered()))
	var page ExpertSearch
	s.get(t, "Attorney", "/api/experts?testimony=ever&language=fr&fee_from=400&fee_to=9000", &page)
	counts := func() string {
		var b strings.Builder
		for _, f := range page.Facets.Filters {
			for _, v := range f.Values {
				b.WriteString(f.Code + " " + v.Code + " " + string(rune('0'+v.Count)))
				if v.Selected {
					b.WriteString("!")
				}
				b.WriteString("; ")
			}
		}
		return b.String()
	}
	// A filter's own selection doesn't narrow its counts, and a selected value stays.
	if got := counts(); got != "testimony ever 0!; language en 1; language es 1; language fr 0!; " {
		t.Error(got)
	}
	if fees := page.Facets.Fees; fees.Compared != 0 || *fees.From != 400 || *fees.To != 9000 {
		t.Errorf("%+v", fees)
	}
	drops := each(page.Drop, func(d DropHint) string { return d.Filter + " " + d.Value + " " + d.Label })
	if want := []string{"language fr French"}; !slices.Equal(drops, want) {
		t.Errorf("%q", drops)
	}
	s.get(t, "Attorney", "/api/experts?testimony=ever&fee_from=600", &page)
	drops = each(page.Drop, func(d DropHint) string { return d.Filter + " " + d.Value + " " + d.Label })
	if want := []string{"fee  the fee limit"}; !slices.Equal(drops, want) || page.Drop[0].Count != 2 {
		t.Errorf("%q", drops)
	}

	s.get(t, "Attorney", "/api/experts?language=en", &page)
	if got := counts(); got != "testimony ever 1; testimony none 1; language en 2!; language es 2; " {
		t.Error(got)
	}
	s.get(t, "Attorney", "/api/experts", &page)
	fees := page.Facets.Fees
	if fees.Activity != "review" || fees.Compared != 2 || fees.Incomparable != 1 || fees.From != nil || fees.To != nil ||
		fees.Buckets[0] != (FeeBucket{300, 325, 1}) || fees.Buckets[len(fees.Buckets)-1] != (FeeBucket{500, 525, 1}) || len(fees.Buckets) != 9 {
		t.Errorf("%+v", fees)
	}
}

func TestHTTP_cardsShowFeesMattersAndCredentials(t *testing.T) {
	s := newSite(t, built(t, filtered()))
	var page ExpertSearch
	s.get(t, "Attorney", "/api/experts?q=bolts&fee_activity=trial", &page)
	card := page.Results[0]
	if *card.Fee != (CardFee{Activity: "trial", Name: "Trial", Cents: 900_00}) || *card.Testimony != (CardRecord{7, 4, 2, 3}) || !slices.Equal(card.Credentials, []string{"Professional Engineer"}) {
		t.Errorf("%+v", card)
	}
	why := ""
	for _, r := range card.Why {
		why += r.Text
	}
	if why != "Publication: Fatigue of slewing ring bolts" || !card.Why[len(card.Why)-1].Found {
		t.Error(why)
	}
	s.get(t, "Attorney", "/api/experts?testimony=none", &page)
	for _, card := range page.Results {
		if card.Fee != nil || card.Testimony != nil || len(card.Credentials) != 0 {
			t.Errorf("%+v", card)
		}
	}
}

func TestHTTP_filtersRefuseUnknownValues(t *testing.T) {
	s := newSite(t, built(t, filtered()))
	for query, wrong := range map[string][]string{
		"testimony=perjury":           {"testimony"},
		"testimony=ever&language=tlh": {"language"},
		"language=":                   nil,
		"language=" + strings.Repeat("en&language=", 150) + "es": nil,
		"fee_activity=napping":        {"fee_activity"},
		"fee_from=500&fee_to=400":     {"fee_from"},
		"secret=no&testimony=perjury": {"secret", "testimony"},
		"unknown=parameter":           nil,
	} {
		var failure web.Failure
		status := s.get(t, "Attorney", "/api/experts?"+query, &failure)
		if len(wrong) == 0 {
			if status != 200 {
				t.Errorf("%s: %d", query, status)
			}
			continue
		}
		if status != 422 || len(failure.Errors) != len(wrong) {
			t.Errorf("%s: %d %v", query, status, failure.Errors)
		}
		for _, field := range wrong {
			if len(failure.Errors[field]) == 0 {
				t.Errorf("%s: no error at %s: %v", query, field, failure.Errors)
			}
		}
	}
}

// Both indices share documents. Nothing of filters for attorneys is in the public's.
func TestHTTP_thePublicViewHasNothingOfFiltersForAttorneys(t *testing.T) {
	f := filtered()
	service := built(t, f)
	s := newSite(t, service)
	f.save(f.documents["a"]) // now in a segment of its own in each index
	if err := service.CatchUp(t.Context()); err != nil {
		t.Fatal(err)
	}
	for _, query := range []string{"", "q=cranes", "testimony=ever", "testimony=none&q=zzz"} {
		var page ExpertSearch
		if status := s.get(t, unconfirmed, "/api/experts?"+query, &page); status != 200 {
			t.Fatalf("%s: %d", query, status)
		}
		if page.Facets.Fees != nil || slices.ContainsFunc(page.Facets.Filters, func(f FacetList) bool { return f.Code == "secret" }) {
			t.Errorf("%s: %+v", query, page.Facets)
		}
		for _, card := range page.Results {
			if card.Fee != nil {
				t.Errorf("%s: %+v", query, card)
			}
		}
	}
	for query, field := range map[string]string{"secret=yes": "secret", "fee_from=1": "fee_from", "fee_to=9": "fee_to", "fee_activity=review": "fee_activity", "sort=fee": "sort"} {
		var failure web.Failure
		if status := s.get(t, unconfirmed, "/api/experts?"+query, &failure); status != 422 || len(failure.Errors) != 1 || failure.Errors[field] == nil {
			t.Errorf("%s: %d %v", query, status, failure.Errors)
		}
	}
	var similar SimilarExperts
	if s.get(t, unconfirmed, "/api/experts/a/similar", &similar); len(similar.Results) == 0 || similar.Results[0].Fee != nil {
		t.Errorf("%+v", similar)
	}
	r := service.public.index.Search(index.Query{Filters: map[string][]string{"secret": {"yes"}}, Sort: index.ByFee,
		Fees: index.FeeRange{Activity: "review", From: 400_00}})
	if r.Count != 4 || r.Facets.Fees != nil || r.Hits[0].Fees != nil || service.public.index.Has(6, "yes") {
		t.Errorf("the public index itself filters: %+v", r)
	}
}

func TestCatchUp_readsAgainWhatChangesWithTheDate(t *testing.T) {
	f := filtered()
	a, b := f.documents["a"], f.documents["b"]
	a.Until = time.Date(2026, 11, 30, 0, 0, 0, 0, time.UTC)
	b.Until = time.Date(2026, 12, 1, 0, 0, 0, 0, time.UTC)
	f.save(a)
	f.save(b)
	s := built(t, f)
	find := func(testimony string) string {
		t.Helper()
		if err := s.CatchUp(t.Context()); err != nil {
			t.Fatal(err)
		}
		r, err := s.counsel.Search(index.Query{Filters: map[string][]string{"testimony": {testimony}}, Sort: index.ByName})
		if err != nil {
			t.Fatal(err)
		}
		var ids []string
		for _, h := range r.Hits {
			ids = append(ids, h.ExpertID)
		}
		return strings.Join(ids, " ")
	}
	// What the source says of them from tomorrow on. Their profiles don't change.
	f.mu.Lock()
	for _, id := range []string{"a", "b", "c"} {
		d := f.documents[id]
		d.Facts = []Fact{fact("testimony", "none")}
		f.documents[id] = d
	}
	f.mu.Unlock()
	if got := find("none"); got != "c d" {
		t.Error("before midnight:", got)
	}
	f.clock.Advance(90 * time.Minute)
	if got := find("none"); got != "a c d" {
		t.Error("the next day:", got)
	}
	f.clock.Advance(24 * time.Hour)
	if got := find("none"); got != "a b c d" {
		t.Error("two days later:", got)
	}
}
