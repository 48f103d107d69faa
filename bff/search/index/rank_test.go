package index

import (
	"testing"
	"time"
)

func TestSearch_exactBeatsStemBeatsPrefixBeatsTypo(t *testing.T) {
	ix := indexOf(t,
		expert("unrelated", "A A", "Crane, crane, crane and crate", "Grane grane grane"),
		expert("prefix", "A B", "Rigginghouse rigginghouse", "rigginghouse", area("riggingness", "rigginghouse")),
		expert("stem", "A C", "Rigged and rigs", "", primary(area("rigs", "rigged", "rigs"), 30)),
		expert("exact", "A D", "Something else", "Of all things there is one mention of rigging in a long biography that speaks of other matters."),
		expert("mistyped", "A E", "Riging riging", "riging", primary(area("riging", "riging", "riging"), 3)),
	)
	if got := found(ix, "rigging"); got != "exact stem prefix mistyped" {
		t.Error(got)
	}
	r := ix.Search(Query{Text: "rigging"})
	if w := r.Understood[0]; w.How != HowExact || w.Typed != "rigging" || w.Matched[0] != "rigging" {
		t.Errorf("%+v", w)
	}
}

func TestSearch_exactBeatsStemBeatsPrefixBeatsTypo_withSeveralWords(t *testing.T) {
	body := func(id, word string) Document {
		return expert(id, "A A", "Engineer of "+word+" failures", "He looks at collapse.")
	}
	ix := indexOf(t, body("d-typo", "riging"), body("c-prefix", "rigginghouse"), body("b-stem", "rigs"), body("a-exact", "rigging"))
	if got := found(ix, "collapse rigging"); got != "a-exact b-stem c-prefix d-typo" {
		t.Error(got)
	}
}

func TestSearch_aCorrectedTypoRanksLast(t *testing.T) {
	ix := indexOf(t,
		expert("mended", "A A", "Collapse of riging", "", primary(area("collapse", "riging", "collapse", "riging"), 1)),
		expert("plain", "A B", "Other", "A collapse of rigging was seen."),
	)
	if got := found(ix, "rigging collapse"); got != "plain mended" {
		t.Error(got)
	}
}

func TestSearch_allWordsMustMatch(t *testing.T) {
	ix := indexOf(t,
		expert("both", "A A", "Tower cranes", "Also bridges."),
		expert("one", "A B", "Tower blocks", ""),
		expert("other", "A C", "Cranes", ""),
	)
	if got := found(ix, "tower cranes"); got != "both" {
		t.Error(got)
	}
}

func TestSearch_reportsAnUnknownWordAndUsesTheOthers(t *testing.T) {
	ix := indexOf(t, expert("a", "A A", "Tower cranes", ""), expert("b", "A B", "Bridges", ""))
	r := ix.Search(Query{Text: "cranes xylophonists"})
	if idsOf(r.Hits) != "a" {
		t.Error(idsOf(r.Hits))
	}
	if w := r.Understood[1]; w.How != HowNone || w.Typed != "xylophonists" || len(w.Matched) != 0 {
		t.Errorf("%+v", w)
	}
	if r := ix.Search(Query{Text: "xylophonists"}); r.Count != 0 || r.Hits != nil {
		t.Errorf("a query of unknown words found %d", r.Count)
	}
}

func TestSearch_fillerWordsDoNotNarrow(t *testing.T) {
	ix := indexOf(t, expert("a", "A A", "Tower cranes", ""), expert("b", "An Nguyen", "Bridges", ""), expert("c", "Bo Nguyen", "Bridges", ""))
	for text, want := range map[string]string{
		"an expert witness for cranes": "a",
		"the crane":                    "a",
		"An Nguyen":                    "b c",
	} {
		if got := found(ix, text); got != want {
			t.Errorf("%q: %s", text, got)
		}
	}
}

func TestSearch_theLastWordMayBeAPrefix(t *testing.T) {
	ix := indexOf(t, expert("a", "A A", "Metallurgist", ""), expert("b", "B B", "Meteorologist", ""))
	for text, want := range map[string]string{"metal": "a", "me": "a b", "metal ": "", "m": ""} {
		got := found(ix, text)
		if want == "a b" {
			if len(got) != 3 {
				t.Errorf("%q: %s", text, got)
			}
		} else if got != want {
			t.Errorf("%q: %s", text, got)
		}
	}
	if w := ix.Search(Query{Text: "metal"}).Understood[0]; w.How != HowPrefix || w.Matched[0] != "metallurgist" {
		t.Errorf("%+v", w)
	}
}

func TestSearch_correctsMoreTyposInLongerWords(t *testing.T) {
	ix := indexOf(t, expert("a", "A A", "Metallurgy of cranes and ropes", "An arm"))
	for text, fits := range map[string]bool{
		"crnaes":     true,  // swapped
		"craness":    true,  // doubled
		"cranez":     true,  // wrong
		"crans":      true,  // missing
		"kranez":     false, // two in a short word
		"mettalurgy": true,
		"metalurgi":  true, // two in a long word
		"arn":        false,
		"rope5":      false, // a digit makes another word
	} {
		if got := found(ix, text+" ") != ""; got != fits {
			t.Errorf("%q: found %v", text, got)
		}
	}
	if w := ix.Search(Query{Text: "mettalurgy"}).Understood[0]; w.How != HowTypo || w.Matched[0] != "metallurgy" {
		t.Errorf("%+v", w)
	}
}

func TestSearch_aCommonWordIsNotExpanded(t *testing.T) {
	var documents []Document
	for _, id := range []string{"a", "b", "c", "d"} {
		documents = append(documents, expert(id, "A A", "Cars", ""))
	}
	ix := indexOf(t, append(documents, expert("cardiology", "B B", "Carsharing and carts", ""))...)
	if r := ix.Search(Query{Text: "cars"}); r.Count != 4 {
		t.Errorf("%d: %s", r.Count, idsOf(r.Hits))
	}
}

func TestSearch_findsNamesWithAndWithoutAccents(t *testing.T) {
	ix := indexOf(t,
		expert("siobhan", "Siobhán Ní Dhuibhir", "x", ""),
		expert("nguyen", "Nguyễn Thị Đào", "x", ""),
		expert("obrien", "Conor O’Brien", "x", ""),
		expert("muller", "Jürgen Müller", "x", ""),
		expert("lodz", "Łukasz Żółć", "x", ""),
		expert("yamada", "山田太郎", "x", ""),
		expert("kim", "김민준", "x", ""),
		expert("okonkwo", "Amara Okonkwo-Bell", "x", ""),
		expert("zhang", "Zhāng Wěi", "x", ""),
	)
	for text, want := range map[string]string{
		"siobhan ni dhuibhir": "siobhan", "SIOBHÁN": "siobhan", "nguyen thi dao": "nguyen", "Nguyễn": "nguyen",
		"o'brien": "obrien", "obrien": "obrien", "brien": "obrien", "O’Brien’s": "obrien", "muller": "muller",
		"Müller": "muller", "lukasz zolc": "lodz", "山田": "yamada", "太郎": "yamada", "山": "yamada", "김민준": "kim",
		"okonkwo bell": "okonkwo", "Okonkwo-Bell": "okonkwo", "zhang": "zhang",
	} {
		if got := found(ix, text); got != want {
			t.Errorf("%q: %q, want %q", text, got, want)
		}
	}
}

func TestSearch_abbreviationsAreWords(t *testing.T) {
	ix := indexOf(t, expert("a", "A A", "Ph.D. in physics, formerly U.S. Navy", "Ends here.Next begins."))
	for _, text := range []string{"phd", "Ph.D.", "US navy", "next", "here"} {
		if found(ix, text) != "a" {
			t.Errorf("%q not found", text)
		}
	}
}

func TestSearch_weighsWordsByField(t *testing.T) {
	cranes := area("construction", "cranes")
	ix := indexOf(t,
		expert("biography", "A A", "Engineer", "I know cranes."),
		expert("degree", "A B", "Engineer", ""),
		expert("headline", "A C", "Cranes", ""),
		expert("secondary", "A D", "Engineer", "", primary(area("law", "tax"), 2), cranes),
		expert("primary", "A E", "Engineer", "", primary(cranes, 2)),
		expert("name", "Cranes Miller", "Engineer", ""),
	)
	ix.Apply([]Document{func() Document {
		d := expert("degree", "A B", "Engineer", "")
		d.Degrees = []Degree{{Degree: "PhD", Field: "Cranes", Organization: "X"}}
		return d
	}()}, nil)
	if got := found(ix, "cranes"); got != "name primary headline secondary degree biography" {
		t.Error(got)
	}
}

func TestSearch_weighsRareWordsMore(t *testing.T) {
	ix := indexOf(t,
		expert("common-first", "A A", "Engineer", "Engineer, engineer. A forensic note."),
		expert("rare-first", "A B", "Forensic", "An engineer."),
		expert("x1", "A C", "Engineer", ""), expert("x2", "A D", "Engineer", ""), expert("x3", "A E", "Engineer", ""),
	)
	if got := found(ix, "forensic engineer"); got != "rare-first common-first" {
		t.Error(got)
	}
}

func TestSearch_ranksTheRecentlyConfirmedFirstAmongEquals(t *testing.T) {
	older, newer := expert("older", "A A", "Cranes", ""), expert("newer", "A A", "Cranes", "")
	older.ConfirmedAt = newer.ConfirmedAt.Add(-48 * time.Hour)
	if got := found(indexOf(t, older, newer), "cranes"); got != "newer older" {
		t.Error(got)
	}
}

func TestSearch_sorts(t *testing.T) {
	day := time.Date(2026, 1, 1, 0, 0, 0, 0, time.UTC)
	make := func(id, name string, years int, at time.Time) Document {
		d := expert(id, name, "Cranes", "")
		d.SortName, d.Years, d.ConfirmedAt = name, years, at
		return d
	}
	ix := indexOf(t,
		make("1", "Étienne", 3, day.Add(time.Second)), make("2", "Adams Bartholomew", Unknown, day.Add(2*time.Second)),
		make("3", "Adams Bart", 40, day), make("4", "Zhou", 0, time.Time{}),
	)
	for sort, want := range map[Sort]string{
		ByConfirmed: "2 1 3 4", ByExperience: "3 1 4 2", ByName: "3 2 1 4",
	} {
		for _, text := range []string{"", "cranes"} {
			if got := idsOf(ix.Search(Query{Text: text, Sort: sort}).Hits); got != want {
				t.Errorf("%s %q: %s, want %s", sort, text, got, want)
			}
		}
	}
}
