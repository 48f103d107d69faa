// Package court lists the courts of the United States by name. The list is derived from
// the Free Law Project's courts-db (BSD 2-Clause), limited to courts that still sit.
package court

import (
	_ "embed"
	"encoding/csv"
	"slices"
	"strings"
	"sync"
	"unicode"
)

// Court is one court.
type Court struct {
	ID       string // of courts-db
	Name     string // unique: "U.S. District Court for the District of Massachusetts"
	System   string // federal, state, tribal, special, international
	Type     string // trial, appellate, bankruptcy, special
	Location string // name of the state
	Citation string // in the Bluebook's style: "D. Mass."; empty if it has none
}

//go:embed courts.csv
var table string

type entry struct {
	court Court
	words []string // of the name and the citation, folded
}

var load = sync.OnceValue(func() (loaded struct {
	entries []entry
	byName  map[string]int // folded, and as the list spells them
}) {
	rows, err := csv.NewReader(strings.NewReader(table)).ReadAll()
	if err != nil {
		panic("court: the embedded table is not valid CSV: " + err.Error())
	}
	loaded.byName = make(map[string]int, 4*len(rows))
	for _, r := range rows[1:] {
		c := Court{ID: r[0], Name: r[1], System: r[2], Type: r[3], Location: r[4], Citation: r[5]}
		at := len(loaded.entries)
		loaded.entries = append(loaded.entries, entry{court: c, words: wordsOf(c.Name + " " + c.Citation + " " + c.Location)})
		for _, name := range []string{c.Name, c.Citation} {
			for _, key := range []string{fold(name), name} {
				if _, taken := loaded.byName[key]; !taken && key != "" {
					loaded.byName[key] = at
				}
			}
		}
	}
	return loaded
})

// All lists the courts, federal ones first.
func All() []Court {
	entries := load().entries
	courts := make([]Court, len(entries))
	for i, e := range entries {
		courts[i] = e.court
	}
	return courts
}

// Named returns the court with this name or citation, ignoring case, punctuation, and
// the usual spellings of "United States". The bool is false if it isn't on the list.
func Named(name string) (Court, bool) {
	loaded := load()
	at, found := loaded.byName[name] // as stored, in most cases
	if !found {
		at, found = loaded.byName[fold(name)]
	}
	if !found {
		return Court{}, false
	}
	return loaded.entries[at].court, true
}

// Key identifies a court for comparisons: its ID, or the folded name of one that isn't on
// the list.
func Key(name string) string {
	if c, found := Named(name); found {
		return c.ID
	}
	return "~" + fold(name)
}

// Search returns up to most courts that have a word starting with each word of the query.
// An exact name or citation comes first, then the order of the list.
func Search(query string, most int) []Court {
	wanted := wordsOf(query)
	if len(wanted) == 0 {
		return nil
	}
	exact, isExact := Named(query)
	var found []Court
	if isExact {
		found = append(found, exact)
	}
	for _, e := range load().entries {
		if len(found) == most {
			break
		}
		if e.matches(wanted) && (!isExact || e.court.ID != exact.ID) {
			found = append(found, e.court)
		}
	}
	return found
}

func (e entry) matches(wanted []string) bool {
	for _, word := range wanted {
		if !slices.ContainsFunc(e.words, func(have string) bool { return strings.HasPrefix(have, word) }) {
			return false
		}
	}
	return true
}

// fold returns the words of a name, joined.
func fold(name string) string { return strings.Join(wordsOf(name), " ") }

var spellings = strings.NewReplacer("united states", "us", ".", "", "’", "", "'", "")

// wordsOf splits a name at everything but letters and digits, except that the dots of an
// abbreviation join its letters: "S.D.N.Y." is "sdny".
func wordsOf(name string) []string {
	name = spellings.Replace(strings.ToLower(name))
	words := strings.FieldsFunc(name, func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) })
	return slices.DeleteFunc(words, func(word string) bool { return word == "the" || word == "for" || word == "of" })
}
