package section

import (
	"fmt"
	"math"
	"time"

	"peritus/bff/platform/field"
)

// State of a section.
type State string

const (
	Empty   State = "empty"
	Partial State = "partial" // something recommended is missing
	Done    State = "done"
	Stale   State = "stale" // not confirmed for StaleAfter
)

// StaleAfter is how long a confirmation is valid.
const StaleAfter = 180 * 24 * time.Hour

// Status is the completeness of a section.
type Status struct {
	Missing []string // in words, such as "a photo"
	Score   float64  // 0 to 1
}

// Status rates a section. A started section counts half; recommended fields make up the
// other half.
func (s Section) Status(items []Item) Status {
	if len(items) == 0 {
		if s.Single {
			return Status{Missing: []string{"everything"}}
		}
		return Status{Missing: []string{"at least " + count(1, s.Row)}}
	}
	wanted, present := 0, 0.0
	missing := []string{}
	values := make([][]field.Value, len(items))
	for i, item := range items {
		values[i] = field.Values(item)
	}
	for at, declared := range values[0] {
		recommended := declared.Field.Recommended
		if recommended == "" {
			continue
		}
		wanted++
		lacking := 0
		for _, row := range values {
			if row[at].Empty() {
				lacking++
			}
		}
		present += 1 - float64(lacking)/float64(len(items))
		switch {
		case lacking == 0:
		case s.Single:
			missing = append(missing, recommended)
		default:
			missing = append(missing, fmt.Sprintf("%s (%d of %s)", recommended, lacking, count(len(items), s.Row)))
		}
	}
	if wanted == 0 {
		return Status{Missing: missing, Score: 1}
	}
	return Status{Missing: missing, Score: 0.5 + 0.5*present/float64(wanted)}
}

// State combines a status with the last confirmation, which may be nil.
func (st Status) State(items int, confirmed *time.Time, now time.Time) State {
	switch {
	case items == 0:
		return Empty
	case confirmed != nil && now.Sub(*confirmed) > StaleAfter:
		return Stale
	case len(st.Missing) > 0:
		return Partial
	}
	return Done
}

// Completeness returns a profile's completeness in percent, from the items by section
// code. It's 100 only if nothing is missing.
func Completeness(items map[string][]Item) int {
	total, reached := 0, 0.0
	for _, s := range all {
		total += s.Weight
		reached += float64(s.Weight) * s.Status(items[s.Code]).Score
	}
	return int(math.Floor(100*reached/float64(total) + 1e-9))
}

// Share returns a section's share of a whole profile in percent.
func Share(of Section) int {
	total := 0
	for _, s := range all {
		total += s.Weight
	}
	return int(math.Round(100 * float64(of.Weight) / float64(total)))
}
