// Package forum owns the lines that say what the rules of a forum protect of what attorneys
// and experts write to each other. Staff edit them. What they said stays in their history.
package forum

import (
	"context"
	"slices"
	"strings"
	"time"

	"peritus/bff/auth"
	"peritus/bff/platform/clock"
	"peritus/bff/platform/court"
	"peritus/bff/platform/db"
	"peritus/bff/platform/errs"
	"peritus/bff/platform/place"
)

// Codes of the forums that aren't states. A state's is its postal code in lower case.
const (
	Federal      = "federal"       // a district court
	FederalOther = "federal-other" // appellate, bankruptcy, and special courts
	Arbitration  = "arbitration"
	Other        = "other"   // a court or agency that we don't know the rules of
	Unknown      = "unknown" // none is named
)

// Line is what a forum's rules protect, in a sentence or two.
type Line struct {
	Code      string
	Name      string // of the forum
	Text      string
	Source    string // the rule, such as Fed. R. Civ. P. 26(b)(4)(C); can be empty
	URL       string // where to read it; can be empty
	CheckedOn string // YYYY-MM-DD when someone compared it with its source; empty for never
	Version   int
	ChangedAt time.Time
	ChangedBy string // the name of a staff member
}

// Kind is the forum's kind: federal, state, or unknown.
func (l Line) Kind() string {
	switch {
	case l.Code == Federal:
		return Federal
	case len(l.Code) == 2:
		return "state"
	}
	return Unknown
}

// says reports whether two lines say the same.
func (l Line) says(other Line) bool {
	return l.Text == other.Text && l.Source == other.Source && l.URL == other.URL && l.CheckedOn == other.CheckedOn
}

// Action is what someone did to a line.
type Action string

const (
	Added    Action = "added"
	Changed  Action = "changed"
	Restored Action = "restored"
)

// Change is a version of a line, and who made it.
type Change struct {
	Line
	Action Action
}

// StaleAfter is how many years a check counts.
const StaleAfter = 1

// Deps of the service.
type Deps struct {
	DB       *db.DB
	Clock    clock.Clock
	AuditLog auth.AuditLog
}

// Service keeps the lines.
type Service struct {
	Deps
	store store
}

// New returns a service.
func New(deps Deps) *Service { return &Service{deps, store{deps.DB}} }

// Of returns the line of a court or another forum by its name, as it is now.
func (s *Service) Of(ctx context.Context, name string) (Line, error) {
	return s.store.get(ctx, CodeOf(name))
}

var stateCodes = func() map[string]string {
	codes := map[string]string{"Washington D.C.": "dc"} // the list's spelling
	for _, state := range place.States() {
		codes[state.Name] = strings.ToLower(state.Code)
	}
	return codes
}()

// CodeOf returns the code of a forum by its name, or by its citation. It errs on the side of
// caution: only federal trial courts follow the federal line.
func CodeOf(name string) string {
	name = strings.TrimSpace(name)
	if name == "" {
		return Unknown
	}
	c, known := court.Named(name)
	switch {
	case !known && isArbitration(name):
		return Arbitration
	case !known:
		return Other
	case c.System == "federal" && c.Type == "trial":
		return Federal
	case c.System == "federal":
		return FederalOther
	case c.System == "state" && stateCodes[c.Location] != "":
		return stateCodes[c.Location]
	}
	return Other
}

// isArbitration reports whether a name is that of an arbitration, or of one of the
// institutions that administer most of them here.
func isArbitration(name string) bool {
	words := strings.FieldsFunc(strings.ToLower(name), func(r rune) bool { return r < 'a' || r > 'z' })
	return slices.ContainsFunc(words, func(word string) bool {
		return strings.HasPrefix(word, "arbitra") || slices.Contains([]string{"aaa", "icdr", "jams", "finra"}, word)
	})
}

var errNoLine = errs.NotFoundf("Forum line")
