package index

import (
	"slices"
	"strings"
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
	if got := found(ix, "rigging"); got != "exact stem prefix" {
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
	if got := found(ix, "collapse rigging"); got != "a-exact b-stem c-prefix d-typo" { // the last one only collapses
		t.Error(got)
	}
}

func TestSearch_aTypoIsUsedOnlyWhereNothingElseIsFound(t *testing.T) {
	ix := indexOf(t,
		expert("mended", "A A", "Collapse of riging", "", primary(area("collapse", "riging", "collapse", "riging"), 1)),
		expert("plain", "A B", "Other", "A collapse of rigging was seen."),
	)
	for text, want := range map[string]string{"rigging": "plain", "rigging collapse": "plain mended", "riging": "mended", "riggin ": "plain"} {
		if got := found(ix, text); got != want {
			t.Errorf("%q: %s", text, got)
		}
	}
}

func TestSearch_oneTypoComesBeforeTwo(t *testing.T) {
	ix := indexOf(t,
		expert("two", "A A", "Metalurgi", "", primary(area("metalurgi", "metalurgi"), 1)), expert("one", "A B", "Other", "Metallurgi."),
	)
	if got := found(ix, "metallurgy "); got != "one" {
		t.Error(got)
	}
}

func TestSearch_aTypoNeverNarrows(t *testing.T) {
	ix := indexOf(t, expert("patent", "A A", "Patents", ""), expert("both", "A B", "Patents", "Infringement"), expert("other", "A C", "Bridges", "Infringement"))
	r := ix.Search(Query{Text: "patent infringmant "})
	if got := idsOf(r.Hits); got != "both patent" {
		t.Error(got)
	}
	if w := r.Understood[1]; w.How != HowTypo || w.Relaxed {
		t.Errorf("%+v", w)
	}
}

func TestSearch_shortWordsHaveNoTypos(t *testing.T) {
	ix := indexOf(t, expert("a", "A A", "Firm", "Dogs"))
	for _, text := range []string{"fire ", "dots ", "tbi ", "arm "} {
		if got := found(ix, text); got != "" {
			t.Errorf("%q: %s", text, got)
		}
	}
}

func TestSearch_expertsWithAllWordsComeFirst(t *testing.T) {
	ix := indexOf(t,
		expert("both", "A A", "Tower cranes", "Also bridges."),
		expert("one", "A B", "Tower blocks", ""),
		expert("other", "A C", "Cranes", "", primary(area("cranes", "cranes", "cranes"), 30)),
	)
	r := ix.Search(Query{Text: "tower cranes"})
	if got := idsOf(r.Hits); !strings.HasPrefix(got, "both ") || r.Count != 3 || r.Complete != 1 {
		t.Errorf("%s: %d, %d with both", got, r.Count, r.Complete)
	}
	for _, w := range r.Understood {
		if w.Results != 2 || !w.Relaxed {
			t.Errorf("%+v", w)
		}
	}
	if r := ix.Search(Query{Text: "tower cranes", Sort: ByName}); r.Count != 1 {
		t.Errorf("in another order, %d", r.Count)
	}
}

func TestSearch_relaxesTheWordThatNarrowsToNothing(t *testing.T) {
	var documents []Document
	for _, id := range []string{"a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k"} {
		documents = append(documents, expert(id, "A A", "Fire origin", "Fires."))
	}
	ix := indexOf(t, append(documents, expert("other", "B B", "Fisheries investigator", ""))...)
	r := ix.Search(Query{Text: "fire investigator"})
	if r.Count != 12 || r.Complete != 0 {
		t.Errorf("%d, %d", r.Count, r.Complete)
	}
	r = ix.Search(Query{Text: "fire origin investigator"})
	if r.Count != 11 || r.Complete != 0 {
		t.Errorf("%d, %d: %s", r.Count, r.Complete, idsOf(r.Hits))
	}
	if w := r.Understood[2]; w.Typed != "investigator" || !w.Relaxed || w.Results != 0 {
		t.Errorf("%+v", w)
	}
	if w := r.Understood[0]; w.Relaxed || w.Results != 11 {
		t.Errorf("%+v", w)
	}
}

func TestSearch_numbersMatchWhole(t *testing.T) {
	ix := indexOf(t,
		expert("mm", "A A", "Steel", "A plate of 25.4mm."), expert("ul", "A B", "Adapters", "Tested to UL 60950-1 and UL 94."),
		expert("other", "A C", "Adapters", "UL 94 and IEC 60950."), expert("cfr", "A D", "Safety", "29 CFR 1926.501 governs."),
		expert("sum", "A E", "Cost", "About $1,250 an hour."), expert("plain", "A F", "Cost", "1250 people, 25 rooms, 4mm glass."),
	)
	for text, want := range map[string]string{
		"25.4mm": "mm", "25.4": "mm", "25": "mm plain", "UL 60950": "ul", "UL 94": "other ul", "29 CFR 1926": "cfr",
		"29 CFR 1926.501": "cfr", "CFR 1926": "cfr", "1,250": "plain sum", "1250 ": "plain sum", "1926 ": "cfr", "192 ": "", "254mm ": "",
	} {
		ids := strings.Fields(found(ix, text))
		slices.Sort(ids)
		if got := strings.Join(ids, " "); got != want {
			t.Errorf("%q: %q, want %q", text, got, want)
		}
	}
}

func TestSearch_operators(t *testing.T) {
	ix := indexOf(t,
		expert("a", "A A", "Tower cranes", ""), expert("b", "A B", "Mobile cranes near a tower", ""),
		expert("c", "A C", "Hoists", "Cranes of a tower. Cranes."), expert("d", "A D", "Bridges", ""),
	)
	for text, want := range map[string]string{
		`"tower cranes"`: "a", `“tower cranes”`: "a", `crane -tower`: "", `crane -mobile`: "a c", `crane NOT mobile`: "a c",
		`-cranes`: "d", `hoist OR bridge`: "c d", `crane -"tower cranes"`: "b c", `cranes AND hoists -mobile`: "c a", `6" hoists`: "c",
		`"tower crane"`: "", `OR bridges`: "d", `x-tower bridges`: "d b a c",
	} {
		ids := strings.Fields(found(ix, text))
		wanted := strings.Fields(want)
		slices.Sort(ids)
		slices.Sort(wanted)
		if got := strings.Join(ids, " "); got != strings.Join(wanted, " ") {
			t.Errorf("%q: %q, want %q", text, got, want)
		}
	}
	r := ix.Search(Query{Text: `"tower cranes" -mobile hoists OR bridges`})
	var roles []string
	for _, w := range r.Understood {
		roles = append(roles, string(w.Role)+":"+w.Typed)
	}
	if got := strings.Join(roles, "; "); got != "phrase:tower cranes; without:mobile; either:hoists OR bridges" {
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
	if got := found(ix, "forensic engineer"); !strings.HasPrefix(got, "rare-first common-first") {
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
