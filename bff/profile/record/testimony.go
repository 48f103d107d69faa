// Package record computes what a page says about a profile as a whole, such as the
// testimony of the last four years. It gets only what the page's reader may see, so a
// sealed matter is counted nowhere. Package profile decides what a reader may see.
package record

import (
	"cmp"
	"slices"
	"time"

	"peritus/bff/platform/court"
	"peritus/bff/platform/place"
	"peritus/bff/profile/section"
)

// TestimonyYears is how far back Rule 26(a)(2)(B)(v) asks for testimony.
const TestimonyYears = 4

// Matter is a matter with its id.
type Matter struct {
	ID string
	*section.Matter
}

// Testimony sums up the matters that a reader can see.
type Testimony struct {
	Matters   int         `json:"matters"`
	Recent    int         `json:"recent" doc:"Matters with testimony since the day in the member since."`
	Since     string      `json:"since" doc:"Four years ago, YYYY-MM-DD."`
	Trials    int         `json:"trials" doc:"Matters with testimony at trial."`
	Federal   int         `json:"federal_trials" doc:"Of these, in federal court."`
	Plaintiff int         `json:"plaintiff" doc:"Matters for plaintiffs."`
	Defense   int         `json:"defense"`
	Court     int         `json:"court" doc:"Matters for a court."`
	Neutral   int         `json:"neutral"`
	Rulings   Rulings     `json:"rulings" doc:"Challenges to the testimony by ruling."`
	States    []StateSum  `json:"states" doc:"Where the courts sit, most matters first."`
	Courts    []CourtView `json:"courts" doc:"The court of each matter, in the order of the matters."`
}

// Rulings counts challenges by how the court decided.
type Rulings struct {
	Denied    int `json:"denied"`
	Granted   int `json:"granted"`
	InPart    int `json:"granted_in_part"`
	Withdrawn int `json:"withdrawn"`
	Pending   int `json:"pending"`
}

// Sum is the number of challenges.
func (r Rulings) Sum() int { return r.Denied + r.Granted + r.InPart + r.Withdrawn + r.Pending }

// StateSum is a state with the number of matters there.
type StateSum struct {
	State   string `json:"state" doc:"Postal code."`
	Name    string `json:"name"`
	Matters int    `json:"matters"`
}

// CourtView is the court of a matter.
type CourtView struct {
	Matter string `json:"matter" doc:"The item's id."`
	Short  string `json:"short" doc:"As cited, such as “D. Mass.”; the name as entered if the court isn't on our list."`
	State  string `json:"state" doc:"Postal code; empty outside the United States and for courts that sit in no one state."`
	Recent bool   `json:"recent" doc:"Has testimony in the last four years."`
}

// TestimonyOf sums up matters on a day.
func TestimonyOf(matters []Matter, now time.Time) Testimony {
	t := Testimony{Since: now.AddDate(-TestimonyYears, 0, 0).Format(time.DateOnly), States: []StateSum{}, Courts: make([]CourtView, len(matters))}
	today, states := now.Format(time.DateOnly), map[string]int{}
	t.Matters = len(matters)
	for i, m := range matters {
		known, found := court.Named(m.Court)
		view := CourtView{Matter: m.ID, Short: m.Court, State: stateOf(m.Matter, known, found), Recent: Testified(m.Matter, t.Since, today)}
		if found && known.Citation != "" {
			view.Short = known.Citation
		}
		t.Courts[i] = view
		if view.Recent {
			t.Recent++
		}
		if view.State != "" {
			states[view.State]++
		}
		if slices.ContainsFunc(m.Events, func(e section.Event) bool { return e.Kind == "trial" && Earliest(e.Date) <= today }) {
			t.Trials++
			if found && known.System == "federal" {
				t.Federal++
			}
		}
		t.count(m.Matter)
	}
	for code, n := range states {
		t.States = append(t.States, StateSum{State: code, Name: place.State(code), Matters: n})
	}
	slices.SortFunc(t.States, func(a, b StateSum) int { return cmp.Or(b.Matters-a.Matters, cmp.Compare(a.State, b.State)) })
	return t
}

func (t *Testimony) count(m *section.Matter) {
	switch m.Side {
	case "plaintiff":
		t.Plaintiff++
	case "defense":
		t.Defense++
	case "court":
		t.Court++
	case "neutral":
		t.Neutral++
	}
	for _, c := range m.Challenges {
		switch c.Ruling {
		case "denied":
			t.Rulings.Denied++
		case "granted":
			t.Rulings.Granted++
		case "granted-in-part":
			t.Rulings.InPart++
		case "withdrawn":
			t.Rulings.Withdrawn++
		case "pending":
			t.Rulings.Pending++
		}
	}
}

// Testified reports whether a matter has testimony within some days. A report isn't
// testimony. A partial date counts if any of its days does, because a list under Rule 26
// must not leave one out.
func Testified(m *section.Matter, from, to string) bool {
	return slices.ContainsFunc(m.Events, func(e section.Event) bool {
		return e.Kind != "report" && Latest(e.Date) >= from && Earliest(e.Date) <= to
	})
}

// StateOf returns the postal code of the state in which a matter's court sits, or else the
// one named as its jurisdiction. Courts of appeals and of the whole country sit in no one
// state.
func StateOf(m *section.Matter) string {
	known, found := court.Named(m.Court)
	return stateOf(m, known, found)
}

func stateOf(m *section.Matter, known court.Court, found bool) string {
	switch {
	case !found:
		return stateCode(m.Jurisdiction)
	case known.System == "federal" && known.Type == "appellate", known.System == "international":
		return ""
	}
	return stateCode(known.Location)
}
