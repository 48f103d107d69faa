package index

import (
	"strings"
	"testing"
)

func whyFor(t *testing.T, d Document, text string) string {
	t.Helper()
	hits := indexOf(t, d).Search(Query{Text: text}).Hits
	if len(hits) != 1 {
		t.Fatalf("%q found %d", text, len(hits))
	}
	return marks(hits[0].Why)
}

func craneExpert() Document {
	d := expert("a", "Amara Okonkwo-Bell", "Structural engineer; tower cranes and temporary works",
		"I design temporary works. Dr. Smith and I investigated 40 tower crane collapses for insurers, contractors and regulators. Rope tests are mine.",
		primary(area("engineering", "structural", "lifting plans", "wire rope", "hoists"), 24), area("construction", "safety"))
	d.Degrees = []Degree{{Degree: "BS", Field: "Physics", Organization: "Rutgers"}, {Degree: "PhD", Field: "Civil engineering", Organization: "Columbia University"}}
	d.Organizations = []string{"Port Authority"}
	d.Languages = []string{"Igbo"}
	return d
}

func TestWhy_quotesTheTextThatCoversMostOfTheQuery(t *testing.T) {
	for text, want := range map[string]string{
		"crane collapse":        "Dr. Smith and I investigated 40 tower [crane collapses] for insurers, contractors and regulators.",
		"structural":            "Primary area: [Structural] (Engineering), 24 years",
		"safety":                "Works in [Safety] (Construction)",
		"wire rope":             "Works on [wire rope], lifting plans, hoists (Structural)",
		"hoist":                 "Works on [hoists], lifting plans, wire rope (Structural)",
		"columbia":              "PhD in Civil engineering, [Columbia] University",
		"phd physics":           "BS in [Physics], Rutgers",
		"port authority":        "Affiliated with [Port Authority]",
		"igbo":                  "Speaks [Igbo]",
		"newark":                "Based in [Newark], New Jersey, United States",
		"okonkwo":               "Structural (Engineering), 24 years; PhD in Civil engineering, Columbia University",
		"":                      "Structural (Engineering), 24 years; PhD in Civil engineering, Columbia University",
		"crane insurer regulat": "Dr. Smith and I investigated 40 tower [crane] collapses for [insurers], contractors and [regulators].",
	} {
		if got := whyFor(t, craneExpert(), text); got != want {
			t.Errorf("%q: %s\nwant %s", text, got, want)
		}
	}
}

func TestSearch_highlightsTheHeadline(t *testing.T) {
	r := indexOf(t, craneExpert()).Search(Query{Text: "tower crnae"})
	if got := marks(r.Hits[0].Headline); got != "Structural engineer; [tower cranes] and temporary works" {
		t.Error(got)
	}
}

func TestWhy_cutsALongSentenceAroundTheFirstMatch(t *testing.T) {
	long := strings.Repeat("some words of no weight and ", 12)
	d := expert("a", "A A", "x", "Short one. "+long+"then the derrick "+long+"ends. Another.")
	got := whyFor(t, d, "derrick")
	if !strings.HasPrefix(got, "… ") || !strings.HasSuffix(got, " …") || !strings.Contains(got, "then the [derrick] some") {
		t.Error(got)
	}
	if n := len([]rune(got)); n > fragmentRunes+8 {
		t.Errorf("%d runes: %s", n, got)
	}
	d.Bio = "The derrick fell, " + long + "and ended."
	if got := whyFor(t, d, "derrick"); !strings.HasPrefix(got, "The [derrick] fell, ") || !strings.HasSuffix(got, " …") {
		t.Error(got)
	}
}

func TestWhy_marksPairsOfADenseScript(t *testing.T) {
	d := expert("a", "山田太郎", "東京大学の教授", "私は橋を設計する。東京大学で教える。")
	ix := indexOf(t, d)
	h := ix.Search(Query{Text: "東京大学"}).Hits[0]
	if got := marks(h.Headline); got != "[東京大学]の教授" {
		t.Error(got)
	}
	if got := marks(h.Why); got != "[東京大学]で教える。" {
		t.Error(got)
	}
}

func TestUnderstood_listsTheMatchingForms(t *testing.T) {
	ix := indexOf(t,
		expert("a", "A A", "Rigging", ""), expert("b", "B B", "Rigging and rigs", ""), expert("c", "C C", "Rigged cranes", "山田太郎"),
	)
	r := ix.Search(Query{Text: "rigging"})
	if w := r.Understood[0]; w.How != HowExact || strings.Join(w.Matched, " ") != "rigging rigged rigs" {
		t.Errorf("%+v", w)
	}
	if w := ix.Search(Query{Text: "Riggs "}).Understood[0]; w.How != HowTypo || w.Typed != "Riggs" {
		t.Errorf("%+v", w)
	}
	r = ix.Search(Query{Text: "the 山田太 rigs"})
	if len(r.Understood) != 2 || r.Understood[0].Typed != "山田太" || r.Understood[0].How != HowExact {
		t.Errorf("%+v", r.Understood)
	}
}
