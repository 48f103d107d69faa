package main

import (
	"time"

	"peritus/bff/app/document"
	"peritus/bff/platform/place"
	"peritus/bff/profile/area"
	"peritus/bff/profile/section"
	"peritus/bff/sample"
	"peritus/bff/search/index"
)

// corpus is a number of sample experts. They are generated on each read, so no engine's
// memory includes them.
type corpus struct {
	seed uint64
	n    int
	few  bool // only about me, areas, and education

	generating *time.Duration // spent so far, or nil
}

func (c corpus) each(f func(i int, d index.Document) error) error {
	for i := range c.n {
		if err := f(i, c.timed(i)); err != nil {
			return err
		}
	}
	return nil
}

// timed is document. Building an index doesn't include generating what it indexes, which
// takes longer with all sections.
func (c corpus) timed(i int) index.Document {
	if c.generating == nil {
		return c.document(i)
	}
	began := time.Now()
	d := c.document(i)
	*c.generating += time.Since(began)
	return d
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
	if !c.few {
		c.addSections(&d, p, i)
	}
	return d
}

// itemsEach is the number of items of each expert, of all sections.
const itemsEach = 40

// addSections adds what attorneys see of the other sections. If the sample has fewer items,
// those of other experts fill up.
func (c corpus) addSections(d *index.Document, p sample.Person, i int) {
	rows := map[string][]section.Item{}
	items := 1 + len(p.Areas) + len(p.Education)
	for other, next := p, i; items < itemsEach; other, next = sample.Expert(c.seed, next+1), next+1 {
		for _, s := range other.Sections {
			declared, _ := section.Find(s.Code)
			if declared.Single && len(rows[s.Code]) > 0 {
				continue
			}
			for _, e := range s.Entries {
				if items == itemsEach || e.Visibility == sample.Private || section.Confidential(e.Content) {
					continue
				}
				items++
				declared.Narrow(e.Content, true)
				rows[s.Code] = append(rows[s.Code], e.Content)
				document.AddTexts(d, declared.Texts(e.Content))
			}
		}
	}
	facts := section.FactsOf(rows, section.Known{}, today)
	d.Until, d.Testimony = facts.Until, index.Testimony(facts.Testimony)
	document.AddFacts(d, facts)
}

// declared are the filters that the sections declare.
func declared() []index.Filter {
	var filters []index.Filter
	for _, f := range section.Filters() {
		filters = append(filters, index.Filter{Code: f.Code})
	}
	return filters
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
