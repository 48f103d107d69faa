package sample

import (
	"reflect"
	"regexp"
	"strings"
	"testing"
	"unicode/utf8"

	"golang.org/x/text/unicode/norm"

	"peritus/bff/platform/place"
	"peritus/bff/profile/area"
	"peritus/bff/sample/trade"
)

func TestExpert_isDeterministic(t *testing.T) {
	for _, i := range []int{0, 7, 23, 24, 1000, 999_999} {
		if a, b := Expert(42, i), Expert(42, i); !reflect.DeepEqual(a, b) {
			t.Errorf("person %d differs:\n%+v\n%+v", i, a, b)
		}
	}
	if reflect.DeepEqual(Expert(1, 500), Expert(2, 500)) {
		t.Error("another seed gave the same person")
	}
}

func TestExpert_castComesFirst(t *testing.T) {
	p := Expert(99, 0)
	if p.Slug != "amara-okonkwo-bell" || p.Name() != "Amara Okonkwo-Bell, PhD, PE" || p.Status != Published {
		t.Errorf("the first person is %q, %q, %s", p.Slug, p.Name(), p.Status)
	}
}

var slugShape = regexp.MustCompile(`^[a-z0-9-]{3,64}$`)

func TestExpert_slugsAreUnique(t *testing.T) {
	seen := make(map[string]int, 20_000)
	for i := range 20_000 {
		slug := Expert(7, i).Slug
		if !slugShape.MatchString(slug) {
			t.Fatalf("person %d has the slug %q", i, slug)
		}
		if other, found := seen[slug]; found {
			t.Fatalf("%d and %d share the slug %q", i, other, slug)
		}
		seen[slug] = i
	}
}

func TestExpert_isPlausible(t *testing.T) {
	for i := range 5000 {
		p := Expert(3, i)
		words := len(strings.Fields(p.Bio))
		if words < 150 || words > 200 {
			t.Fatalf("the biography of %d has %d words:\n%s", i, words, p.Bio)
		}
		if strings.ContainsAny(p.Bio, "{}!") || strings.Contains(p.Bio, "  ") {
			t.Fatalf("unfilled or untidy:\n%s", p.Bio)
		}
		if utf8.RuneCountInString(p.Headline) > 120 {
			t.Fatalf("long headline %q", p.Headline)
		}
		if !place.HasCountry(p.Country) || !place.HasZone(p.TimeZone) || (p.Country == "US") != place.HasState(p.State) {
			t.Fatalf("impossible place %q %q %q", p.Country, p.State, p.TimeZone)
		}
		for _, text := range []string{p.FirstName, p.LastName, p.OtherNames, p.Bio, p.City, p.Headline} {
			if !norm.NFC.IsNormalString(text) {
				t.Fatalf("%q is not in NFC", text)
			}
		}
		for _, l := range p.Languages {
			if !place.HasLanguage(l.Code) {
				t.Fatalf("%d speaks %q", i, l.Code)
			}
		}
		primary := 0
		for _, a := range p.Areas {
			if !area.Has(a.Category, a.Subcategory) {
				t.Fatalf("no such area: %+v", a)
			}
			if a.Primary {
				primary++
			}
		}
		if primary != 1 || len(p.Areas) > 10 {
			t.Fatalf("%d primary areas among %d", primary, len(p.Areas))
		}
		if p.Education[0].Status != "completed" {
			t.Fatalf("the first degree is %+v", p.Education[0])
		}
	}
}

func TestWords_everyAreaHasAVocabulary(t *testing.T) {
	for _, c := range area.All() {
		for _, s := range c.Subcategories {
			at, found := trade.SpecialtyByPath[area.Path(c.Code, s.Code)]
			if !found {
				t.Errorf("no person has %s/%s", c.Code, s.Code)
				continue
			}
			w := trade.Specialties[at]
			if len(w.Terms) < 12 || len(w.Terms) > 64 || len(w.Rare) < 5 || len(w.Subjects) < 4 {
				t.Errorf("%s/%s: %d terms, %d rare, %d subjects", c.Code, s.Code, len(w.Terms), len(w.Rare), len(w.Subjects))
			}
			if _, found := ladders[w.Ladder]; !found {
				t.Errorf("%s/%s: no ladder %q", c.Code, s.Code, w.Ladder)
			}
		}
	}
	for _, s := range trade.Specialties {
		if !area.Has(s.Category, s.Subcategory) {
			t.Errorf("words for an area that is not in the tree: %s/%s", s.Category, s.Subcategory)
		}
	}
}

func BenchmarkExpert(b *testing.B) {
	b.ReportAllocs()
	for i := range b.N {
		_ = Expert(1, i)
	}
}
