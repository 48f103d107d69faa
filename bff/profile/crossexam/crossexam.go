// Package crossexam reads a profile as opposing counsel would, and asks what they would
// ask. It gets only what a reader may see, so nothing hints at a sealed matter. Package
// profile decides what a reader may see.
package crossexam

import (
	"time"

	"peritus/bff/profile/record"
	"peritus/bff/profile/section"
)

// Question is what opposing counsel would ask, and why.
type Question struct {
	Rule     string `json:"rule" doc:"The rule that asks, such as gap or excluded."`
	Section  string `json:"section"`
	Item     string `json:"item" doc:"The item's id; empty for a whole section."`
	Question string `json:"question"`
	Ground   string `json:"ground" doc:"What the profile says."`
	Answer   string `json:"answer" doc:"The expert's reply, or empty."`
}

// Row is an item of a section with its id.
type Row[T any] struct {
	ID   string
	Item T
}

// Profile is what a reader sees of a profile.
type Profile struct {
	Posts        []Row[*section.Position]
	Education    []Row[*section.Education]
	Licenses     []Row[*section.License]
	Matters      []record.Matter
	Publications []Row[*section.Publication]
	Preferences  *section.WorkPreferences // nil if there are none
	Proofs       map[string]Proofs        // by section; those whose entries can be checked
	// Counsel is set for readers who see what attorneys see. Others can't tell what is
	// missing from what is only hidden from them.
	Counsel bool
}

// Proofs counts the entries of a section by how they are proved.
type Proofs struct {
	All    int
	Stated int // by the expert only
}

// rules in the order of their questions.
var rules = []func(Profile, time.Time) []Question{
	excluded, lapsed, sanctioned, gaps, oneSided, workingTime, notCompleted, retracted, unchecked, tools,
}

// Ask returns all questions about a profile on a day, the gravest first. There may be none.
func Ask(p Profile, now time.Time) []Question {
	all := []Question{}
	for _, rule := range rules {
		all = append(all, rule(p, now)...)
	}
	return all
}
