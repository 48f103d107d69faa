package search

import (
	"fmt"
	"slices"
	"strings"
	"time"

	"peritus/bff/search/index"
)

// Response types, built from index results. Lists are never null.

func each[A, B any](list []A, f func(A) B) []B {
	out := make([]B, len(list))
	for i, a := range list {
		out[i] = f(a)
	}
	return out
}

func runsOf(runs []index.Run) []TextRun {
	return each(runs, func(r index.Run) TextRun { return TextRun(r) })
}

// cardOf shows an expert with the rate for an activity.
func (v *View) cardOf(h index.Hit, activity string) ExpertCard {
	return ExpertCard{
		Credentials: credentials(h.Entries), Fee: v.feeOf(h.Fees, activity), Testimony: recordOf(h.Testimony),
		ExpertID: h.ExpertID, Slug: h.Slug, Name: h.Name, NameRuns: runsOf(h.Named), Headline: runsOf(h.Headline), City: h.City,
		State: text(h.State), StateName: text(h.StateName), Country: h.Country, CountryName: h.CountryName, Photo: text(h.Photo),
		Areas: each(h.Areas, areaOf), Degrees: each(h.Degrees, degreeOf), Languages: append([]string{}, h.Languages...),
		Years: years(h.Years), ConfirmedAt: timeOrNil(h.ConfirmedAt), Why: runsOf(h.Why),
	}
}

// firstActivity is the activity whose rates cards show unless another is asked for.
func (v *View) firstActivity() string {
	f, ok := v.filter(FeeFilter)
	if !ok {
		return ""
	}
	return f.Values[0].Code
}

// shownCredentials is how many licenses and certifications stand on a card.
const shownCredentials = 4

func credentials(entries []index.Entry) []string {
	names := []string{}
	for _, e := range entries {
		if len(names) < shownCredentials && !slices.Contains(names, e.Text) {
			names = append(names, e.Text)
		}
	}
	return names
}

func (v *View) feeOf(fees []index.Fee, activity string) *CardFee {
	at := slices.IndexFunc(fees, func(f index.Fee) bool { return f.Activity == activity && f.Cents > 0 })
	if at < 0 {
		return nil
	}
	f, _ := v.filter(FeeFilter)
	name, _ := f.name(activity)
	return &CardFee{Activity: activity, Name: name, Cents: fees[at].Cents}
}

func recordOf(t index.Testimony) *CardRecord {
	if t.Matters == 0 {
		return nil
	}
	r := CardRecord(t)
	return &r
}

// filter returns a declared filter that this view offers.
func (v *View) filter(code string) (Filter, bool) {
	at := slices.IndexFunc(v.filters, func(f Filter) bool { return f.Code == code && (v.counsel || !f.Counsel) })
	if at < 0 {
		return Filter{}, false
	}
	return v.filters[at], true
}

func areaOf(a index.Area) AreaRef {
	return AreaRef{
		Category: a.Category, CategoryName: a.CategoryName, Subcategory: a.Subcategory, SubcategoryName: a.SubcategoryName,
		Primary: a.Primary, Years: years(a.Years),
	}
}

func degreeOf(d index.Degree) DegreeRef {
	return DegreeRef{Degree: d.Name(), Field: text(d.Field), Organization: d.Organization}
}

func (v *View) facetsOf(f index.Facets, fees index.FeeRange) ExpertFacets {
	list := func(facets []index.Facet) []Facet {
		return each(facets, func(f index.Facet) Facet { return Facet(f) })
	}
	return ExpertFacets{
		Areas: each(f.Areas, func(a index.AreaFacet) AreaFacet {
			return AreaFacet{Facet: Facet(a.Facet), Children: list(a.Children)}
		}),
		States: list(f.States), Countries: list(f.Countries), Degrees: list(f.Degrees), Cities: list(f.Cities),
		Filters: v.listsOf(f.Filters, list), Fees: v.feesOf(f.Fees, fees),
	}
}

func (v *View) listsOf(filters []index.FilterFacets, list func([]index.Facet) []Facet) []FacetList {
	lists := []FacetList{}
	for _, f := range filters {
		if declared, ok := v.filter(f.Filter); ok {
			lists = append(lists, FacetList{Code: f.Filter, Label: declared.Label, Hint: declared.Hint, Values: list(f.Values)})
		}
	}
	return lists
}

func (v *View) feesOf(f *index.FeeFacets, asked index.FeeRange) *FeeFacet {
	declared, ok := v.filter(FeeFilter)
	if !ok || f == nil {
		return nil
	}
	return &FeeFacet{
		Activity: f.Activity, Activities: each(declared.Values, func(c Choice) FeeActivity { return FeeActivity(c) }),
		From: dollars(asked.From), To: dollars(asked.To), Compared: f.Compared, Incomparable: f.Incomparable,
		Buckets: each(f.Buckets, func(b index.FeeBucket) FeeBucket { return FeeBucket{b.From / 100, b.To / 100, b.Count} }),
	}
}

func dollars(cents int) *int {
	if cents == 0 {
		return nil
	}
	whole := cents / 100
	return &whole
}

func understoodOf(words []index.Word) []UnderstoodWord {
	return each(words, func(w index.Word) UnderstoodWord {
		return UnderstoodWord{
			Typed: w.Typed, Matched: w.Matched, How: string(w.How), Role: string(w.Role), Also: append([]string{}, w.Also...),
			Plain: w.Literal, Results: w.Results, Relaxed: w.Relaxed,
		}
	})
}

// offersOf leaves out filters that this view doesn't offer.
func (v *View) offersOf(offers []index.Offer) []FilterOffer {
	list := []FilterOffer{}
	for _, o := range offers {
		if _, declared := v.filter(o.Filter); declared || slices.ContainsFunc(filters(&index.Query{}), func(f filter) bool { return f.name == o.Filter }) {
			list = append(list, FilterOffer(o))
		}
	}
	return list
}

func (v *View) dropsOf(drops []index.Drop) []DropHint {
	return each(drops, func(d index.Drop) DropHint {
		hint := DropHint{Filter: d.Filter, Value: d.Value, Label: d.Label, Count: d.Count}
		// The index doesn't know the names of values that no expert has.
		if f, ok := v.filter(d.Filter); ok && !f.Range {
			names := each(strings.Split(d.Value, ","), func(code string) string { name, _ := f.name(code); return name })
			hint.Label = strings.Join(names, " or ")
		}
		return hint
	})
}

func suggestionsOf(list []index.Suggestion) []Suggestion {
	return each(list, func(s index.Suggestion) Suggestion {
		detail := s.Detail
		switch s.Kind {
		case index.SuggestArea:
			if detail != "" {
				detail += ", "
			}
			detail += experts(s.Count)
		case index.SuggestOrganization, index.SuggestCourt, index.SuggestState, index.SuggestCountry, index.SuggestCity:
			detail = experts(s.Count)
		}
		return Suggestion{Kind: string(s.Kind), Label: s.Label, Detail: detail, Value: s.Value, Runs: runsOf(s.Runs)}
	})
}

func experts(n int) string {
	if n == 1 {
		return "1 expert"
	}
	return fmt.Sprintf("%d experts", n)
}

func text(s string) *string {
	if s == "" {
		return nil
	}
	return &s
}

func years(n int) *int {
	if n == index.Unknown {
		return nil
	}
	return &n
}

func timeOrNil(t time.Time) *time.Time {
	if t.IsZero() {
		return nil
	}
	return &t
}
