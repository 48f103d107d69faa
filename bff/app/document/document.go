// Package document puts what the sections of a profile declare into search documents, for
// the program and for measurements of the index.
package document

import (
	"slices"

	"peritus/bff/platform/court"
	"peritus/bff/platform/field"
	"peritus/bff/profile/section"
	"peritus/bff/search/index"
)

// AddFacts adds the values of filters.
func AddFacts(d *index.Document, facts section.Facts) {
	for _, v := range facts.Values {
		d.Facts = append(d.Facts, index.Fact{Filter: v.Filter, Code: v.Value, Name: section.ValueName(v)})
	}
	for _, r := range facts.Rates {
		d.Fees = append(d.Fees, index.Fee{Activity: r.Activity, Cents: r.Cents})
	}
}

// AddTexts adds the texts of sections without a place of their own in a document.
func AddTexts(d *index.Document, texts []section.Text) {
	for _, t := range texts {
		switch t.As {
		case field.SearchOrganization:
			if !slices.Contains(d.Organizations, t.Text) {
				d.Organizations = append(d.Organizations, t.Text)
			}
		case field.SearchCourt:
			d.Entries = append(d.Entries, index.Entry{Row: t.Row, Text: t.Text, Shown: t.Shown})
			if !slices.ContainsFunc(d.Courts, func(c index.Court) bool { return c.Name == t.Text }) {
				listed, _ := court.Named(t.Text)
				d.Courts = append(d.Courts, index.Court{Name: t.Text, Citation: listed.Citation})
			}
		case field.SearchKeyword:
			d.Keywords = append(d.Keywords, t.Text)
		default:
			d.Entries = append(d.Entries, index.Entry{Row: t.Row, Text: t.Text, Title: t.As == field.SearchTitle, Shown: t.Shown})
		}
	}
}
