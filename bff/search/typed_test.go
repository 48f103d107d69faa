package search

import (
	"slices"
	"strings"
	"testing"

	"peritus/bff/search/index"
)

// has reports whether a document has an area.
func has(d Document, codes ...string) bool {
	return slices.ContainsFunc(d.Areas, func(a Area) bool { return slices.Contains(codes, a.Code()) })
}

// says reports whether any text of a document contains one of the phrases, ignoring case.
func says(d Document, phrases ...string) bool {
	text := strings.ToLower(strings.Join(textsOf(d), "\n"))
	return slices.ContainsFunc(phrases, func(p string) bool { return strings.Contains(text, p) })
}

// textsOf returns what a document says.
func textsOf(d Document) []string {
	texts := []string{d.Name, d.Headline, d.Bio, strings.Join(d.Keywords, "\n"), strings.Join(d.Languages, "\n"), strings.Join(d.Organizations, "\n")}
	for _, a := range d.Areas {
		texts = append(texts, a.SubcategoryName, strings.Join(a.Keywords, "\n"))
	}
	for _, g := range d.Degrees {
		texts = append(texts, g.Organization, g.Field)
	}
	for _, e := range d.Entries {
		texts = append(texts, e.Text)
	}
	return texts
}

const complaint = `IN THE CIRCUIT COURT OF COOK COUNTY, ILLINOIS. Plaintiff Maria Gonzalez, by her attorneys Hart LLP, complains of Defendant Lakeside Hospital and states: On or about March 3, 2024, Plaintiff was admitted to the emergency department of Defendant with fever, low blood pressure, and confusion. Despite signs of sepsis, the emergency physician failed to order antibiotics or blood cultures, and discharged the patient. Plaintiff returned eight hours later in septic shock, suffered multiple organ failure, and required amputation of both legs. Defendant's nurses failed to chart vital signs and failed to notify the attending physician. As a direct and proximate result of the negligence of the Defendant, Plaintiff has incurred medical expenses, lost wages, and pain and suffering.`

// As attorneys type: every one of the first results answers, by what the profile says.
func TestSearch_asAttorneysType(t *testing.T) {
	documents := sampleDocuments(600)
	byID := map[string]Document{}
	for _, d := range documents {
		byID[d.ExpertID] = d
	}
	s := built(t, newFeed(documents...))
	for query, fits := range map[string]func(Document) bool{
		"fire investigator":   func(d Document) bool { return has(d, "engineering/fire") || says(d, "fire investigat") },
		"patent infringement": func(d Document) bool { return has(d, "property/patents-electronics", "property/patents-life-science") },
		"18 wheeler":          func(d Document) bool { return has(d, "transport/trucking", "transport/reconstruction") },
		"truck crash":         func(d Document) bool { return has(d, "transport/trucking", "transport/reconstruction") },
		"speaks spanish":      func(d Document) bool { return slices.Contains(d.Languages, "Spanish") },
		"crane -tower":        func(d Document) bool { return says(d, "crane") && !says(d, "tower") },
		"tbi":                 func(d Document) bool { return says(d, "brain injur", "head trauma", "head injur", "brain damage") },
		"obgyn":               func(d Document) bool { return has(d, "medicine/obstetrics") },
		"dui": func(d Document) bool {
			return says(d, "blood alcohol", "drunk driving", "impaired driving") || has(d, "pharmacology/toxicology")
		},
		"drunk driving": func(d Document) bool {
			return says(d, "blood alcohol", "drunk driving", "impaired driving") || has(d, "pharmacology/toxicology")
		},
		"bed sores": func(d Document) bool {
			return says(d, "pressure ulcer", "pressure injur", "pressure sore", "decubitus")
		},
		"orthopedic surgeon":        func(d Document) bool { return has(d, "medicine/orthopedics") },
		"toxicologist":              func(d Document) bool { return has(d, "pharmacology/toxicology") },
		"heart doctor":              func(d Document) bool { return has(d, "medicine/cardiology") },
		"ER doctor":                 func(d Document) bool { return has(d, "medicine/emergency") },
		"nurse":                     func(d Document) bool { return has(d, "care/nursing") },
		"anaesthetist":              func(d Document) bool { return has(d, "medicine/anesthesiology") },
		"orthapedic surgon":         func(d Document) bool { return has(d, "medicine/orthopedics") || says(d, "surgeon", "orthop") },
		"MIT":                       func(d Document) bool { return says(d, "massachusetts institute of technology") },
		"toxicologist in Texas":     func(d Document) bool { return has(d, "pharmacology/toxicology") },
		"looking for a neurologist": func(d Document) bool { return has(d, "medicine/neurology") },
		complaint:                   func(d Document) bool { return has(d, "medicine/emergency", "medicine/infectious", "care/nursing") },
	} {
		r, err := s.counsel.Search(index.Query{Text: query, Page: 1})
		if err != nil {
			t.Fatal(err)
		}
		name := query[:min(len(query), 30)]
		if r.Count == 0 {
			t.Errorf("%q finds nothing", name)
		}
		for i, h := range r.Hits[:min(len(r.Hits), 5)] {
			if !fits(byID[h.ExpertID]) {
				t.Errorf("%q: result %d is %s, %s", name, i+1, h.Name, byID[h.ExpertID].Headline)
			}
		}
		if query == complaint && (!r.Pasted || len(r.Understood) < 4 || len(r.Understood) > 8) {
			t.Errorf("of a pasted text, understood: %+v", r.Understood)
		}
	}
}

func TestSearch_fillerFindsEveryone(t *testing.T) {
	s := built(t, newFeed(sampleDocuments(30)...))
	for _, query := range []string{"expert witness", "looking for an expert", "need testimony", "I need an expert who speaks"} {
		if r, err := s.counsel.Search(index.Query{Text: query, Page: 1}); err != nil || r.Count != 30 || len(r.Understood) != 0 {
			t.Errorf("%q: %d of 30, %+v, %v", query, r.Count, r.Understood, err)
		}
	}
}

func TestSearch_saysWhatWasAddedAndTakesItBack(t *testing.T) {
	s := built(t, newFeed(sampleDocuments(600)...))
	with, err := s.counsel.Search(index.Query{Text: "tbi", Page: 1})
	if err != nil || len(with.Understood) != 1 || with.Understood[0].How != index.HowAlso || !slices.Contains(with.Understood[0].Also, "brain injury") {
		t.Errorf("%+v, %v", with.Understood, err)
	}
	without, err := s.counsel.Search(index.Query{Text: "tbi", Literal: []string{"TBI"}, Page: 1})
	if err != nil || without.Count != 0 || !without.Understood[0].Literal {
		t.Errorf("%d, %+v, %v", without.Count, without.Understood, err)
	}
}

func TestSearch_saysWhatWasAddedToAMisspelledProfession(t *testing.T) {
	s := built(t, newFeed(sampleDocuments(600)...))
	search := func(text string, literal ...string) Found {
		t.Helper()
		r, err := s.counsel.Search(index.Query{Text: text, Literal: literal, Page: 1})
		if err != nil || len(r.Understood) == 0 {
			t.Fatalf("%q: %+v, %v", text, r.Understood, err)
		}
		return r
	}
	for typed, meant := range map[string]string{"toxicoligist": "toxicologist", "anestheseologist": "anesthesiologist", "neurolgist": "neurologist", "metalurgist": "metallurgist"} {
		right, wrong := search(meant), search(typed)
		if also := wrong.Understood[0].Also; len(also) == 0 {
			t.Errorf("%q: nothing is said to be added", typed)
		}
		if wrong.Count < right.Count*9/10 {
			t.Errorf("%q finds %d, %q %d", typed, wrong.Count, meant, right.Count)
		}
		if taken := search(typed, typed); len(taken.Understood[0].Also) > 0 || !taken.Understood[0].Literal || taken.Count > wrong.Count {
			t.Errorf("%q alone: %d, %+v", typed, taken.Count, taken.Understood)
		}
	}
	// A typo never narrows.
	if alone, both := search("cranes"), search("cranes toxicoligist"); both.Count < alone.Count || !slices.ContainsFunc(both.Understood, func(w index.Word) bool { return len(w.Also) > 0 }) {
		t.Errorf("%d, with a typo %d: %+v", alone.Count, both.Count, both.Understood)
	}
}

func TestSearch_understandsPlacesLanguagesAndDegreesAsFilters(t *testing.T) {
	documents := sampleDocuments(600)
	s := built(t, newFeed(documents...))
	r, err := s.counsel.Search(index.Query{Text: "PhD engineer in Texas who speaks Spanish", Page: 1})
	if err != nil {
		t.Fatal(err)
	}
	var offers []string
	for _, o := range r.Offers {
		offers = append(offers, o.Filter+"="+o.Code)
	}
	for _, want := range []string{"degree=PhD", "state=TX", "language=es"} {
		if !slices.Contains(offers, want) {
			t.Errorf("%s isn't offered: %v", want, offers)
		}
	}
	there := documents[slices.IndexFunc(documents, func(d Document) bool { return d.State != "" && d.Areas[0].Category == "engineering" })]
	r, err = s.counsel.Search(index.Query{Text: "engineer in " + there.City, Page: 1})
	city := index.CityCode(there.Country, there.State, there.City)
	if err != nil || !slices.ContainsFunc(r.Offers, func(o index.Offer) bool { return o.Filter == index.CityFilter && o.Code == city }) {
		t.Errorf("%s isn't offered: %+v, %v", city, r.Offers, err)
	}
	r, err = s.counsel.Search(index.Query{Text: "toxicologist in Texas", States: []string{"TX"}, Page: 1})
	if err != nil || slices.ContainsFunc(r.Offers, func(o index.Offer) bool { return o.Filter == "state" }) {
		t.Errorf("a chosen filter is offered: %+v, %v", r.Offers, err)
	}
}

func TestSearch_placesRankWhereTheExpertIs(t *testing.T) {
	there, school := document("there", "A A", "Cranes"), document("school", "B B", "Cranes")
	there.City, there.State, there.StateName = "Houston", "TX", "Texas"
	school.Degrees = []Degree{{Degree: "PhD", Organization: "University of Texas"}}
	school.Headline, school.Organizations = "Texas cranes", []string{"Texas Tech", "Texas Cranes"}
	s := built(t, newFeed(there, school))
	for _, query := range []string{"texas", "cranes in Texas", "Houston"} {
		r, err := s.counsel.Search(index.Query{Text: query, Page: 1})
		if err != nil || len(r.Hits) == 0 || r.Hits[0].ExpertID != "there" {
			t.Errorf("%q: %+v, %v", query, r.Hits, err)
		}
	}
}

func TestSearch_degreesHaveOneSpelling(t *testing.T) {
	one, other, third := document("one", "A A", "Cranes"), document("other", "B B", "Cranes"), document("third", "C C", "Cranes")
	for d, degree := range map[*Document]string{&one: "PhD", &other: "Ph.D.", &third: "Doctor of Philosophy"} {
		d.Degrees = []Degree{{Degree: DegreeCode(fieldWords(), degree), DegreeName: degree}}
	}
	s := built(t, newFeed(one, other, third))
	for _, degree := range []string{"PhD", "Ph.D.", "Doctor of Philosophy"} {
		r, err := s.counsel.Search(index.Query{Degrees: []string{degree}, Page: 1})
		if err != nil || r.Count != 3 || len(r.Facets.Degrees) != 1 || !r.Facets.Degrees[0].Selected {
			t.Errorf("%s: %d, %+v, %v", degree, r.Count, r.Facets.Degrees, err)
		}
		for _, text := range []string{degree, "cranes " + degree} {
			if r, err := s.counsel.Search(index.Query{Text: text, Page: 1}); err != nil || r.Count != 3 {
				t.Errorf("%q: %d, %v", text, r.Count, err)
			}
		}
	}
}

func TestSearch_whereSomeoneIsAnswersNothingAlone(t *testing.T) {
	crane, other := document("a", "Ada Lane", "Tower cranes"), document("b", "Ben Oak", "Handwriting")
	crane.State, crane.StateName, crane.City = "TX", "Texas", "Austin"
	other.Bio = "Compares signatures."
	s := built(t, newFeed(crane, other))
	for text, want := range map[string]string{
		"tower cranes in New Jersey": "a", "cranes, PhD, New Jersey": "a", "in New Jersey": "b", "PhD in New Jersey": "ba", "signatures in Texas": "b",
	} {
		r, err := s.counsel.Search(index.Query{Text: text, Page: 1})
		if err != nil {
			t.Fatal(err)
		}
		got := ""
		for _, h := range r.Hits {
			got += h.ExpertID
		}
		if got != want {
			t.Errorf("%q finds %q, want %q", text, got, want)
		}
	}
}

// A text without spaces has thousands of pairs of runes. The most telling are searched.
func TestSearch_aLongTextWithoutSpacesIsPasted(t *testing.T) {
	crane := document("a", "Ada Lane", "起重機倒塌")
	s := built(t, newFeed(crane, document("b", "Ben Oak", "Cranes")))
	var text strings.Builder
	for r := '一'; text.Len() < 3*4990; r++ {
		text.WriteRune(r)
	}
	text.WriteString("起重機倒塌")
	r, err := s.counsel.Search(index.Query{Text: text.String(), Page: 1})
	if err != nil || !r.Pasted || len(r.Understood) > 8 || r.Count != 1 || r.Hits[0].ExpertID != "a" {
		t.Errorf("pasted %v, %d words, %d found: %v", r.Pasted, len(r.Understood), r.Count, err)
	}
	if r, err = s.counsel.Search(index.Query{Text: "起重機", Page: 1}); err != nil || r.Pasted || r.Count != 1 {
		t.Errorf("%v %d %v", r.Pasted, r.Count, err)
	}
}
