package main

import (
	"time"

	"peritus/bff/platform/place"
	"peritus/bff/profile/area"
	"peritus/bff/sample"
	"peritus/bff/search/index"
)

// corpus is a number of sample experts. They are generated on each read, so no engine's
// memory includes them.
type corpus struct {
	seed uint64
	n    int
}

func (c corpus) each(f func(i int, d index.Document) error) error {
	for i := range c.n {
		if err := f(i, c.document(i)); err != nil {
			return err
		}
	}
	return nil
}

// today is a fixed day, so that results are reproducible.
var today = time.Date(2026, 11, 28, 12, 0, 0, 0, time.UTC)

func (c corpus) document(i int) index.Document {
	p := sample.Expert(c.seed, i)
	d := index.Document{
		ExpertID: expertID(i), Slug: p.Slug, Name: p.Name(), SortName: p.LastName + " " + p.FirstName,
		Headline: p.Headline, Bio: p.Bio, City: p.City, State: p.State, Country: p.Country, CountryName: place.Country(p.Country),
		Years: index.Unknown, ConfirmedAt: today.AddDate(0, 0, -max(p.AboutConfirmedDays, 0)),
	}
	if p.State != "" {
		d.StateName = place.State(p.State)
	}
	for _, l := range p.Languages {
		d.Languages = append(d.Languages, place.Language(l.Code))
	}
	for _, a := range p.Areas {
		d.Areas = append(d.Areas, index.Area{
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
			d.Degrees = append(d.Degrees, index.Degree{Degree: g.Degree, Field: g.Field, Organization: g.Organization})
		}
	}
	return d
}

// expertID returns an id with the length of a real one.
func expertID(i int) string {
	const digits = "0123456789abcdefghjkmnpqrstvwxyz"
	id := []byte("01kb3zxq8m0000000000000000")
	v := uint64(i)*0x9e3779b97f4a7c15 + 1
	for at := len(id) - 1; at >= 10; at-- {
		id[at] = digits[v&31]
		v = v>>5 ^ v<<61
	}
	return string(id)
}
