package search

import (
	"fmt"
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

func cardsOf(hits []index.Hit) []ExpertCard { return each(hits, cardOf) }

func cardOf(h index.Hit) ExpertCard {
	return ExpertCard{
		ExpertID: h.ExpertID, Slug: h.Slug, Name: h.Name, Headline: runsOf(h.Headline), City: h.City,
		State: text(h.State), StateName: text(h.StateName), Country: h.Country, CountryName: h.CountryName, Photo: text(h.Photo),
		Areas: each(h.Areas, areaOf), Degrees: each(h.Degrees, degreeOf), Languages: append([]string{}, h.Languages...),
		Years: years(h.Years), ConfirmedAt: timeOrNil(h.ConfirmedAt), Why: runsOf(h.Why),
	}
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

func facetsOf(f index.Facets) ExpertFacets {
	list := func(facets []index.Facet) []Facet {
		return each(facets, func(f index.Facet) Facet { return Facet(f) })
	}
	return ExpertFacets{
		Areas: each(f.Areas, func(a index.AreaFacet) AreaFacet {
			return AreaFacet{Facet: Facet(a.Facet), Children: list(a.Children)}
		}),
		States: list(f.States), Countries: list(f.Countries), Degrees: list(f.Degrees),
	}
}

func understoodOf(words []index.Word) []UnderstoodWord {
	return each(words, func(w index.Word) UnderstoodWord {
		return UnderstoodWord{Typed: w.Typed, Matched: w.Matched, How: string(w.How)}
	})
}

func dropsOf(drops []index.Drop) []DropHint {
	return each(drops, func(d index.Drop) DropHint {
		return DropHint{Filter: d.Filter, Value: d.Value, Label: d.Label, Count: d.Count}
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
		case index.SuggestOrganization:
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
