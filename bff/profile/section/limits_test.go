package section_test

import (
	"fmt"
	"strings"
	"testing"

	"peritus/bff/platform/field"
	"peritus/bff/platform/place"
	"peritus/bff/profile/section"
	"peritus/bff/profile/section/sectiontest"
)

// edge is a value on either side of a limit.
type edge struct {
	what    string
	value   any
	refused bool
}

// Every limit that a declaration names is kept: what is at the limit is accepted, and what
// is one beyond it is refused at its field.
func TestSections_everyLimitHoldsAtItsEdge(t *testing.T) {
	for _, s := range section.All() {
		checkLimits(t, s, sectiontest.Example(t, s), field.Schema(s.New()), "", func(members map[string]any) map[string]any { return members })
		if !s.Single {
			checkRowLimits(t, s)
		}
	}
}

func checkLimits(t *testing.T, s section.Section, example map[string]any, fields []field.DeclaredField, prefix string, row func(map[string]any) map[string]any) {
	for _, f := range fields {
		for _, e := range edgesOf(f, row(example)[f.Name]) {
			t.Run(s.Code+"/"+prefix+f.Name+"/"+e.what, func(t *testing.T) {
				members := sectiontest.Example(t, s)
				sameDay(fields, row(members), f, e.value)
				row(members)[f.Name] = e.value
				if s.Code == section.WebCode {
					members["kind"] = "other" // any host
				}
				_, problems := sectiontest.Sent(s, members)
				if limited := beyondLimit(problems, prefix+f.Name); limited != e.refused {
					t.Errorf("refused %t, want %t: %v", limited, e.refused, problems)
				}
			})
		}
		if f.Kind == field.KindRecords {
			checkLimits(t, s, example, f.Fields, prefix+f.Name+".0.", func(members map[string]any) map[string]any {
				return row(members)[f.Name].([]any)[0].(map[string]any)
			})
		}
	}
}

// sameDay moves the other dates to the same day, so that none is before another.
func sameDay(fields []field.DeclaredField, members map[string]any, f field.DeclaredField, value any) {
	for _, other := range fields {
		if other.Kind == f.Kind && (f.Kind == field.KindDate || f.Kind == field.KindPartialDate) {
			members[other.Name] = value
		}
	}
}

// beyondLimit reports whether a field or a part of it is refused. Rules between the rows of
// a list are about the row, not about the limit.
func beyondLimit(problems field.Problems, path string) bool {
	for at, sentences := range problems {
		if at == path && !strings.HasPrefix(sentences[0], "You entered") && !strings.HasPrefix(sentences[0], "A later") ||
			strings.HasPrefix(at, path+".") {
			return true
		}
	}
	return false
}

// edgesOf returns the values at the edges of a field's limits. A list is filled with the
// first entry of the example.
func edgesOf(f field.DeclaredField, sample any) (edges []edge) {
	within := func(what string, value any) { edges = append(edges, edge{what, value, false}) }
	beyond := func(what string, value any) { edges = append(edges, edge{what, value, true}) }
	text := func(build func(n int) string) {
		within("longest", build(*f.Max))
		beyond("too long", build(*f.Max+1))
		if f.Min != nil {
			within("shortest", build(*f.Min))
			beyond("too short", build(*f.Min-1))
		}
	}
	list := func(entry func(i int) any) {
		entries := func(n int) []any {
			all := make([]any, n)
			for i := range all {
				all[i] = entry(i)
			}
			return all
		}
		within("most entries", entries(*f.Max))
		beyond("one entry too many", entries(*f.Max+1))
	}
	switch f.Kind {
	case field.KindText, field.KindLongText, field.KindOrganization, field.KindCourt:
		text(func(n int) string { return strings.Repeat("é", n) })
	case field.KindDocket:
		text(func(n int) string { return strings.Repeat("1", n) })
	case field.KindSlug:
		text(func(n int) string { return strings.Repeat("z", n) })
	case field.KindURL:
		const start = "https://example.org/"
		text(func(n int) string { return start + strings.Repeat("a", n-len(start)) })
	case field.KindEmail:
		const local = 64
		text(func(n int) string {
			host := strings.Repeat(strings.Repeat("h", 30)+".", 5)
			return strings.Repeat("a", local) + "@" + host + strings.Repeat("h", n-local-1-len(host)-4) + ".org"
		})
	case field.KindPhone:
		within("longest", "+1 (212)  555 - 0147")
		beyond("too long", "+1 (212)   555 - 0147")
	case field.KindIdentifier:
		edges = append(edges, identifiers[f.Scheme]...)
		if f.Scheme == field.DOI {
			text(func(n int) string { return "10.1000/" + strings.Repeat("1", n-8) })
		}
	case field.KindNumber, field.KindYear, field.KindMoney:
		within("smallest", *f.Min)
		beyond("too small", *f.Min-1)
		within("largest", *f.Max)
		beyond("too large", *f.Max+1)
	case field.KindDate:
		within("first day", "1900-01-01")
		beyond("before the first day", "1899-12-31")
		within("last day", "2100-12-31")
		beyond("after the last day", "2101-01-01")
	case field.KindPartialDate:
		within("first year", "1900")
		beyond("before the first year", "1899-12")
		within("last year", "2100-12-31")
		beyond("after the last year", "2101")
	case field.KindDateRange:
		period := func(start, end string) any { return map[string]any{"start": start, "end": end} }
		within("whole range", period("1900", "2100-12"))
		beyond("starts before the first year", period("1899", "2100"))
		beyond("ends after the last year", period("1900", "2101"))
	case field.KindKeywords, field.KindPeople:
		list(func(i int) any { return fmt.Sprint("entry ", i) })
		within("longest entry", []any{strings.Repeat("é", *f.EachMax)})
		beyond("entry too long", []any{strings.Repeat("é", *f.EachMax+1)})
	case field.KindLanguages:
		known := place.Languages()
		list(func(i int) any { return map[string]any{"language": known[i].Code, "level": "basic"} })
	case field.KindRecords:
		list(func(int) any { return sample.([]any)[0] })
	default:
		if f.Min != nil || f.Max != nil || f.EachMax != nil {
			panic("no edge for the limit of a " + string(f.Kind))
		}
	}
	return edges
}

var identifiers = map[field.Scheme][]edge{
	field.DOI:    {{"its last digit", "10.1000/182", false}, {"no suffix", "10.1000/", true}},
	field.ISBN:   {{"its check digit", "978-0-306-40615-7", false}, {"another check digit", "978-0-306-40615-8", true}},
	field.PMID:   {{"nine digits", "123456789", false}, {"ten digits", "1234567890", true}},
	field.Patent: {{"longest", "US " + strings.Repeat("1", 22), false}, {"too long", "US " + strings.Repeat("1", 23), true}},
}

// checkRowLimits checks the fewest and the most rows of a list section.
func checkRowLimits(t *testing.T, s section.Section) {
	for _, e := range []struct {
		rows int
		says string
	}{
		{s.Max, ""}, {s.Max + 1, fmt.Sprintf("Keep %d or fewer.", s.Max)}, {s.Min, ""}, {s.Min - 1, "Keep at least one " + s.Row + "."},
	} {
		if e.rows < 0 {
			continue
		}
		t.Run(fmt.Sprintf("%s/%d rows", s.Code, e.rows), func(t *testing.T) {
			rows := make([]section.Item, e.rows)
			for i := range rows {
				rows[i] = s.Example()
			}
			says := s.CheckRows(rows)["section"]
			if e.says == "" && len(says) > 0 || e.says != "" && (len(says) != 1 || says[0] != e.says) {
				t.Errorf("%q, want %q", says, e.says)
			}
		})
	}
}

// A value of another type is refused at its field, inside records too, and so is a field
// that a record doesn't have.
func TestSections_refuseOtherTypesEverywhere(t *testing.T) {
	others := map[string]any{"an object": map[string]any{"an": []any{"object"}}, "a list of lists": []any{[]any{1}}, "a fraction": 1.5}
	for _, s := range section.All() {
		for _, f := range field.Schema(s.New()) {
			for what, value := range others {
				t.Run(s.Code+"/"+f.Name+"/"+what, func(t *testing.T) {
					members := sectiontest.Example(t, s)
					members[f.Name] = value
					if _, problems := sectiontest.Sent(s, members); !beyondLimit(problems, f.Name) {
						t.Error(problems)
					}
					for _, inner := range f.Fields {
						members := sectiontest.Example(t, s)
						members[f.Name].([]any)[0].(map[string]any)[inner.Name] = value
						if _, problems := sectiontest.Sent(s, members); !beyondLimit(problems, f.Name+".0."+inner.Name) {
							t.Errorf("%s: %v", inner.Name, problems)
						}
					}
				})
			}
			if f.Kind != field.KindRecords {
				continue
			}
			t.Run(s.Code+"/"+f.Name+"/an unknown field", func(t *testing.T) {
				members := sectiontest.Example(t, s)
				members[f.Name].([]any)[0].(map[string]any)["shoe_size"] = 42
				if _, problems := sectiontest.Sent(s, members); !beyondLimit(problems, f.Name+".0.shoe_size") {
					t.Error(problems)
				}
			})
		}
	}
}
