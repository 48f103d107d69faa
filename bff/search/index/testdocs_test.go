package index

import (
	"strings"
	"testing"
	"time"
)

// expert returns a document with plausible defaults.
func expert(id, name, headline, bio string, areas ...Area) Document {
	return Document{
		ExpertID: id, Slug: strings.ToLower(strings.ReplaceAll(name, " ", "-")), Name: name,
		Headline: headline, Bio: bio, City: "Newark", State: "NJ", StateName: "New Jersey",
		Country: "US", CountryName: "United States", Areas: areas, Years: Unknown,
		ConfirmedAt: time.Date(2026, 5, 1, 0, 0, 0, 0, time.UTC),
	}
}

func area(category, subcategory string, keywords ...string) Area {
	title := func(s string) string { return strings.ToUpper(s[:1]) + s[1:] }
	return Area{
		Category: category, CategoryName: title(category), Subcategory: subcategory, SubcategoryName: title(subcategory),
		Years: Unknown, Keywords: keywords,
	}
}

func primary(a Area, years int) Area {
	a.Primary, a.Years = true, years
	return a
}

func indexOf(t testing.TB, documents ...Document) *Index {
	t.Helper()
	ix := New(someFilters...)
	err := ix.Load(func(add func(Document) error) error {
		for _, d := range documents {
			if err := add(d); err != nil {
				return err
			}
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return ix
}

func idsOf(hits []Hit) string {
	var ids []string
	for _, h := range hits {
		ids = append(ids, h.ExpertID)
	}
	return strings.Join(ids, " ")
}

func found(ix *Index, text string) string { return idsOf(ix.Search(Query{Text: text}).Hits) }

func textOf(runs []Run) string {
	var b strings.Builder
	for _, r := range runs {
		b.WriteString(r.Text)
	}
	return b.String()
}

// marks writes runs with matches in brackets.
func marks(runs []Run) string {
	var b strings.Builder
	for _, r := range runs {
		if r.Found {
			b.WriteString("[" + r.Text + "]")
		} else {
			b.WriteString(r.Text)
		}
	}
	return b.String()
}
