package court

import "testing"

func TestNamed_findsACourtAsPeopleWriteIt(t *testing.T) {
	for _, c := range []struct{ written, id string }{
		{"U.S. District Court for the District of Massachusetts", "mad"},
		{"united states district court for the district of massachusetts", "mad"},
		{"D. Mass.", "mad"},
		{"S.D.N.Y.", "nysd"},
		{"SDNY", "nysd"},
		{"Supreme Court of the United States", "scotus"},
		{"Bankr. D. Del.", "deb"},
		{"9th Cir.", "ca9"},
	} {
		if have, found := Named(c.written); !found || have.ID != c.id {
			t.Errorf("%q: want %s, have %+v", c.written, c.id, have)
		}
	}
	for _, unknown := range []string{"", "the", "High Court of Justice", "District Court"} {
		if have, found := Named(unknown); found {
			t.Errorf("%q is %+v", unknown, have)
		}
	}
}

func TestKey_partsCourtsThatAreNotOnTheList(t *testing.T) {
	if Key("High Court of Justice") != Key("high court  of justice") {
		t.Error("case and spaces part a court from itself")
	}
	if Key("High Court of Justice") == Key("High Court of Kenya") {
		t.Error("two courts have one key")
	}
}

func TestSearch_matchesEveryWordByItsBeginning(t *testing.T) {
	for _, c := range []struct {
		query string
		first string // ID; empty: nothing is found
	}{
		{"sdny", "nysd"},
		{"southern district new york", "nysd"},
		{"district mass", "mad"},
		{"xyzzy", ""},
		{"", ""},
	} {
		found := Search(c.query, 10)
		if c.first == "" {
			if len(found) > 0 {
				t.Errorf("%q: %+v", c.query, found)
			}
			continue
		}
		ok := false
		for _, f := range found {
			ok = ok || f.ID == c.first
		}
		if !ok || len(found) > 10 {
			t.Errorf("%q: want %s among %+v", c.query, c.first, found)
		}
	}
}

func TestAll_namesAndIDsAreUnique(t *testing.T) {
	names, ids := map[string]bool{}, map[string]bool{}
	for _, c := range All() {
		if names[c.Name] || ids[c.ID] || c.Name == "" {
			t.Errorf("%+v is listed twice or has no name", c)
		}
		names[c.Name], ids[c.ID] = true, true
	}
	if len(names) < 2000 {
		t.Errorf("only %d courts", len(names))
	}
}
