package section

import "testing"

// Each case compares a publication with the one that is in the index, both ways.
func TestPublicationIndex_findsTheSameByIdentifierOrElseByTitleAndYear(t *testing.T) {
	held := Publication{Name: "Slewing rings: a review", Date: "2019-05", DOI: "10.5555/A", PMID: "123"}
	without := func(doi, pmid string) Publication {
		p := held
		p.DOI, p.PMID = doi, pmid
		return p
	}
	for _, c := range []struct {
		name            string
		held, other     Publication
		same, titleSame bool
	}{
		{"all the same", held, held, true, true},
		{"the same DOI in other case", held, Publication{Name: "Another title", Date: "2020", DOI: "10.5555/a"}, true, false},
		{"another DOI", held, without("10.5555/b", "123"), false, true},
		{"the same PubMed ID", without("", "123"), Publication{Name: "Another title", Date: "2020", PMID: "123"}, true, false},
		{"another PubMed ID", without("", "123"), without("", "124"), false, true},
		{"the same title and year", held, Publication{Name: "SLEWING RINGS — A Review", Date: "2019"}, true, true},
		{"another year", held, Publication{Name: held.Name, Date: "2020"}, false, false},
		{"another title", held, Publication{Name: "Slewing rings", Date: "2019"}, false, false},
		{"nothing in common", Publication{}, held, false, false},
	} {
		for _, pair := range [][2]Publication{{c.held, c.other}, {c.other, c.held}} {
			var index PublicationIndex
			index.Add(&pair[0])
			if found := index.Find(&pair[1]); (found == &pair[0]) != c.same || pair[0].Same(&pair[1]) != c.same {
				t.Errorf("%s: found %v, same %t", c.name, found, pair[0].Same(&pair[1]))
			}
			if titled := index.Titled(&pair[1]); (titled == &pair[0]) != c.titleSame {
				t.Errorf("%s: titled %v", c.name, titled)
			}
		}
	}
	var empty PublicationIndex
	if empty.Find(&held) != nil || empty.Titled(&held) != nil {
		t.Error("an empty index finds something")
	}
}

func TestPublications_reportDuplicatesAtTheirField(t *testing.T) {
	row := func(title, doi, pmid string) Item {
		return &Publication{Name: title, Date: "2019", DOI: doi, PMID: pmid}
	}
	for _, c := range []struct {
		name  string
		rows  []Item
		field string
	}{
		{"different", []Item{row("A", "10.5555/a", ""), row("B", "10.5555/b", "")}, ""},
		{"versions with their own DOIs", []Item{row("A", "10.5555/a", ""), row("A", "10.5555/b", "")}, ""},
		{"the same DOI", []Item{row("A", "10.5555/a", ""), row("B", "10.5555/A", "")}, "doi"},
		{"the same PubMed ID", []Item{row("A", "10.5555/a", "7"), row("B", "", "7")}, "pmid"},
		{"the same title", []Item{row("A", "10.5555/a", ""), row("a.", "", "")}, "title"},
		{"the same title as the first of two", []Item{row("A", "", "7"), row("A", "10.5555/a", "8"), row("A", "10.5555/b", "7")}, "pmid"},
	} {
		problems := checkPublications(c.rows)
		if len(problems) > 0 != (c.field != "") || len(problems[c.field]) == 0 && c.field != "" {
			t.Errorf("%s: %v", c.name, problems)
		}
	}
}
