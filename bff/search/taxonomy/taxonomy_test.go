package taxonomy

import (
	"testing"
	"testing/fstest"

	"peritus/bff/profile/area"
	"peritus/bff/search/index"
)

func stemsOf(name string) (stems []string) {
	for _, term := range index.Terms(name) {
		stems = append(stems, index.Stem(term))
	}
	return stems
}

func leads(related []index.Related, code string) bool {
	for _, r := range related {
		if r.Area == code {
			return true
		}
	}
	return false
}

func labels(related []index.Related) map[string]bool {
	all := map[string]bool{}
	for _, r := range related {
		all[r.Label] = true
	}
	return all
}

func TestNew_hasNamesForEveryArea(t *testing.T) {
	tax := New(area.NameOf)
	if n := len(tax.Names()); n < 2000 {
		t.Errorf("%d names, wanted at least 2,000", n)
	}
	for _, c := range area.All() {
		for _, s := range c.Subcategories {
			code := area.Path(c.Code, s.Code)
			if len(tax.areas[code]) < 3 {
				t.Errorf("%s has %d names of its own", code, len(tax.areas[code]))
			}
			stems := stemsOf(s.Name)
			if related, n := tax.Concept(stems); n != len(stems) || !leads(related, code) {
				t.Errorf("%q doesn't lead to %s", s.Name, code)
			}
		}
	}
}

func TestConcept_leadsFromWordsToAreasAndOtherWords(t *testing.T) {
	tax := New(area.NameOf)
	for name, want := range map[string]string{
		"toxicologist": "pharmacology/toxicology", "ER doctor": "medicine/emergency", "surgeon": "medicine/surgery", "nurse": "care/nursing",
		"truck crash": "transport/trucking", "18 wheeler": "transport/trucking", "18-wheelers": "transport/trucking", "heart doctor": "medicine/cardiology",
		"tbi": "medicine/neurology", "dui": "pharmacology/toxicology", "obgyn": "medicine/obstetrics", "anaesthetist": "medicine/anesthesiology",
		"bed sores": "care/long-term", "fire investigator": "engineering/fire", "orthopaedic surgeon": "medicine/orthopedics",
	} {
		stems := stemsOf(name)
		if related, n := tax.Concept(append(stems, "newark")); n != len(stems) || !leads(related, want) {
			t.Errorf("%q: %d words, %v", name, n, related)
		}
	}
	for name, want := range map[string]string{
		"tbi": "traumatic brain injury", "bed sores": "pressure ulcers", "MIT": "massachusetts institute of technology",
		"Doctor of Philosophy": "PhD", "Ph.D.": "Doctor of Philosophy", "dui": "drunk driving",
	} {
		if related, _ := tax.Concept(stemsOf(name)); !labels(related)[want] {
			t.Errorf("%q: %v", name, related)
		}
	}
	if _, n := tax.Concept(stemsOf("xylophonist")); n != 0 {
		t.Error(n)
	}
}

func TestDegree_hasOneSpelling(t *testing.T) {
	tax := New(area.NameOf)
	for text, want := range map[string]string{"PhD": "PhD", "Ph.D.": "PhD", "Doctor of Philosophy": "PhD", "ph d": "PhD", "B.Sc.": "BS", "Certificate": ""} {
		if got := tax.Degree(text); got != want {
			t.Errorf("%q: %q, want %q", text, got, want)
		}
	}
}

func TestRead_refusesMistakes(t *testing.T) {
	for text, name := range map[string]string{
		"[medicine/magic]\na, b": "terms/a.txt", "a, b > nowhere/at-all": "terms/a.txt", "a,, b": "terms/a.txt", "a, ?": "terms/a.txt",
		"PhD Ph.D.": "degrees.txt", "PhD: A\nMD: A": "degrees.txt",
	} {
		from := fstest.MapFS{"terms/b.txt": {}, "degrees.txt": {}, "filler.txt": {}, "common.txt": {}, "standards.txt": {}}
		from[name] = &fstest.MapFile{Data: []byte(text)}
		if _, err := read(from, area.NameOf); err == nil {
			t.Errorf("%q in %s is accepted", text, name)
		}
	}
}
