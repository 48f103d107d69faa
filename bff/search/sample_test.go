package search

import (
	"fmt"
	"time"

	convert "peritus/bff/app/document"
	"peritus/bff/platform/place"
	"peritus/bff/profile/area"
	"peritus/bff/profile/section"
	"peritus/bff/sample"
	"peritus/bff/search/index"
)

// sampleDay is a fixed day, so that results are reproducible.
var sampleDay = time.Date(2026, 11, 28, 12, 0, 0, 0, time.UTC)

// sampleDocuments returns what attorneys can search of the first sample experts.
func sampleDocuments(n int) []Document {
	documents := make([]Document, n)
	for i := range documents {
		documents[i] = sampleDocument(i)
	}
	return documents
}

// sampleDocument converts a sample expert as the program converts a profile.
func sampleDocument(i int) Document {
	p := sample.Expert(1, i)
	d := Document{
		ExpertID: fmt.Sprintf("e%04d", i), Slug: p.Slug, Name: p.Name(), SortName: p.LastName + " " + p.FirstName,
		Headline: p.Headline, Bio: p.Bio, City: p.City, State: p.State, Country: p.Country, CountryName: place.Country(p.Country),
		Years: Unknown, ConfirmedAt: sampleDay.AddDate(0, 0, -max(p.AboutConfirmedDays, 0)),
	}
	if p.State != "" {
		d.StateName = place.State(p.State)
	}
	if p.OtherNames != "" {
		d.Keywords = append(d.Keywords, p.OtherNames)
	}
	for _, l := range p.Languages {
		d.Languages = append(d.Languages, place.Language(l.Code))
		d.Facts = append(d.Facts, Fact{Filter: index.LanguageFilter, Code: l.Code, Name: place.Language(l.Code)})
	}
	for _, a := range p.Areas {
		d.Areas = append(d.Areas, Area{
			Category: a.Category, CategoryName: area.Name(a.Category),
			Subcategory: a.Subcategory, SubcategoryName: area.LeafName(a.Category, a.Subcategory),
			Primary: a.Primary, Years: a.Years, Keywords: a.Keywords,
		})
		if a.Primary {
			d.Years = a.Years
		}
	}
	for _, g := range p.Education {
		if g.Status == "completed" {
			d.Degrees = append(d.Degrees, Degree{Degree: g.Degree, Field: g.Field, Organization: g.Organization})
		}
	}
	for _, s := range p.Sections {
		declared, known := section.Find(s.Code)
		for _, e := range s.Entries {
			if known && e.Visibility != sample.Private && !section.Confidential(e.Content) {
				declared.Narrow(e.Content, true)
				convert.AddTexts(&d, declared.Texts(e.Content))
			}
		}
	}
	return d
}
