// Package proof owns how well the entries of a profile are proved: what staff checked, when,
// and whether the check still counts. Package profile owns the entries.
package proof

import (
	"time"

	"peritus/bff/platform/errs"
)

// Grade is how well an entry is proved.
type Grade string

const (
	// Stated by whoever wrote the profile. No check counts.
	Stated Grade = "stated"
	// Document means that staff have seen a document.
	Document Grade = "document"
	// Source means that staff have checked it with whoever issued it.
	Source Grade = "source"
)

// Lapse is why the last check no longer counts.
type Lapse string

const (
	Aged    Lapse = "aged"    // it's older than Lasts
	Changed Lapse = "changed" // the entry has other values now
)

// Lasts is for how many months a check counts.
const Lasts = 12

// Check is what a member of staff recorded about an entry.
type Check struct {
	ID          string
	ExpertID    string
	Section     string
	ItemID      string
	Grade       Grade
	On          string // day of the check, YYYY-MM-DD
	URL         string
	Note        string // for the expert and staff
	ByID        string
	ByName      string
	CreatedAt   time.Time
	WithdrawnAt *time.Time
	Withdrawn   string // why
	WithdrawnBy string // name

	fingerprint string
}

// ItemProof is how well one entry is proved, as everyone who sees the entry may know.
type ItemProof struct {
	Grade       Grade   `json:"grade" enum:"stated,document,source"`
	CheckedOn   *string `json:"checked_on" doc:"Day of the last check, YYYY-MM-DD, or null if there was none. Without a lapse, it counts."`
	CountsUntil *string `json:"counts_until" doc:"Last day on which that check counts or, if it has aged, counted, YYYY-MM-DD. Null if there was none or the entry has changed since."`
	URL         string  `json:"url" doc:"Where it was checked; can be empty."`
	Lapse       string  `json:"lapse" enum:",aged,changed" doc:"Why the last check no longer counts: it's over 12 months old, or the entry has changed since. Empty if it counts or there was none."`
}

// Summary counts the checks that count among some entries.
type Summary struct {
	Items      int  `json:"items" doc:"Entries that can be checked."`
	Checked    int  `json:"checked" doc:"Those with a check that counts, of either grade."`
	AtSource   int  `json:"at_source" doc:"Those checked at the source."`
	OldestDays *int `json:"oldest_days" doc:"Age of the oldest check that counts, in days, or null."`
}

// Errors.
var (
	ErrNoCheck = errs.NotFoundf("Check")
	ErrNoItem  = errs.NotFoundf("Item")
)

// proofOf returns the proof of an entry with its checks, from the latest to the first.
func proofOf(checks []Check, fingerprint string, now time.Time) ItemProof {
	p := ItemProof{Grade: Stated}
	for _, c := range checks {
		if c.WithdrawnAt != nil {
			continue
		}
		lapse := c.lapse(fingerprint, now)
		switch {
		case lapse == "" && (p.Grade == Stated || p.Grade == Document && c.Grade == Source):
			p = ItemProof{Grade: c.Grade, CheckedOn: &c.On, CountsUntil: c.countsUntil(), URL: c.URL}
		case lapse != "" && p.CheckedOn == nil:
			p.CheckedOn, p.Lapse = &c.On, string(lapse)
			if lapse == Aged {
				p.CountsUntil = c.countsUntil()
			}
		}
	}
	return p
}

// lapse returns why a check doesn't count, or "".
func (c Check) lapse(fingerprint string, now time.Time) Lapse {
	switch {
	case c.fingerprint != fingerprint:
		return Changed
	case c.On < oldest(now):
		return Aged
	}
	return ""
}

// oldest returns the earliest day whose checks count.
func oldest(now time.Time) string { return now.UTC().AddDate(0, -Lasts, 0).Format(time.DateOnly) }

// lastDay returns the last day on which a check from a day counts, or "" if the day isn't
// one: the same day 12 months later, or the last of that month. It's the other side of oldest.
func lastDay(on string) string {
	day, err := time.Parse(time.DateOnly, on)
	if err != nil {
		return ""
	}
	last := day.AddDate(0, Lasts, 0)
	if last.Day() != day.Day() { // the month has no such day
		last = last.AddDate(0, 0, -last.Day())
	}
	return last.Format(time.DateOnly)
}

func (c Check) countsUntil() *string {
	if day := lastDay(c.On); day != "" {
		return &day
	}
	return nil
}

// Summarize counts proofs.
func Summarize(proofs []ItemProof, now time.Time) Summary {
	s := Summary{Items: len(proofs)}
	first := ""
	for _, p := range proofs {
		if p.Grade == Stated {
			continue
		}
		s.Checked++
		if p.Grade == Source {
			s.AtSource++
		}
		if first == "" || *p.CheckedOn < first {
			first = *p.CheckedOn
		}
	}
	if day, err := time.Parse(time.DateOnly, first); err == nil {
		days := max(0, int(now.UTC().Sub(day)/(24*time.Hour)))
		s.OldestDays = &days
	}
	return s
}
