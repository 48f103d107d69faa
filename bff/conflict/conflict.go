// Package conflict owns the blind conflict check: whether the parties of a matter are among
// the names that an expert keeps or testified about, its certificates, and the agreement of
// the two to show the names. It leaves conversations to message, and names to profile.
package conflict

import (
	"context"
	"slices"
	"time"

	"peritus/bff/auth"
	"peritus/bff/conflict/name"
	"peritus/bff/platform/errs"
)

// Result is all that a check tells anybody.
type Result string

const (
	Clear    Result = "clear"
	Possible Result = "possible"
)

// Party is one of a matter, or a firm.
type Party struct {
	Number    int    // its own in the conversation, from 1
	Side      string // one of Sides, or ownFirm
	Name      string
	Salt      string
	AddedAt   time.Time
	RemovedAt *time.Time // nil if it's one now
}

// ownFirm is the side of the attorney's own firm, which nobody enters.
const ownFirm = "own"

func (p Party) entry() name.Entry {
	kind := name.Party
	switch p.Side {
	case "opposing":
		kind = name.Opposing
	case ownFirm:
		kind = name.Own
	}
	return name.Entry{Written: p.Name, Kind: kind}
}

// Known is a name on the side of the expert.
type Known struct {
	name.Entry
	Sealed bool
}

// Record is what an expert's profile names.
type Record struct {
	Revision string // the newest change of the profile
	Names    []Known
}

// Talk is a conversation, as far as checks need it.
type Talk struct {
	ConversationID string
	AttorneyID     string // empty once erased
	ExpertID       string // the profile
	ExpertUserID   string // empty once erased
	Side           string // attorney or expert: the actor's
	Closed         error  // why nothing can change; nil if it can
}

// State is where the check of a conversation stands.
type State struct {
	ConversationID   string
	ExpertID         string
	Number           int
	Result           Result
	CheckedAt        time.Time
	AttorneyAgreedAt *time.Time
	ExpertAgreedAt   *time.Time
	askedAt          *time.Time // when one was last told by email that the other asked for the names
	salt, record     string
	stale            bool // the record changed since, and the check waits to run again
}

// Shown reports whether the expert sees the names, because both agreed.
func (s State) Shown() bool { return s.AttorneyAgreedAt != nil && s.ExpertAgreedAt != nil }

// visible returns those of all parties that a side may see by name. The expert never sees those
// that were removed before the names were shown.
func (s State) visible(side string, all []Party) []Party {
	switch {
	case side == "attorney":
		return all
	case !s.Shown():
		return nil
	}
	shownAt := *s.AttorneyAgreedAt
	if s.ExpertAgreedAt.After(shownAt) {
		shownAt = *s.ExpertAgreedAt
	}
	return slices.DeleteFunc(slices.Clone(all), func(p Party) bool { return p.RemovedAt != nil && !p.RemovedAt.After(shownAt) })
}

// mayTurn reports whether a check that runs by itself can change the result. While the names
// are hidden, a possible conflict stays one: by changing their record, the expert could find
// out which name it is.
func (s State) mayTurn() bool { return s.Shown() || s.Result == Clear }

// restedBy reports whether a check can run again by itself. While the names are hidden, that is
// once in restSpan, so that nobody finds them out by trying.
func (s State) restedBy(now time.Time) bool {
	return s.Shown() || now.Sub(s.CheckedAt) >= restSpan
}

// Check is one comparison.
type Check struct {
	ConversationID string
	Number         int
	Result         Result
	CheckedAt      time.Time
	Certificate    string // JSON
	Hash           string
}

const (
	// MostParties is how many parties a matter has.
	MostParties = 20
	// mostEver is how many parties a matter ever had, with those that were corrected or removed.
	mostEver = 100
	// MostNamesADay and MostNames are how many different names an attorney can compare with
	// one expert in a day and in limitSpan; MostSetsADay and MostSets how many different sets
	// of names; MostADay how many names with all experts in a day.
	MostNamesADay = 24
	MostNames     = 80
	MostSetsADay  = 8
	MostSets      = 30
	MostADay      = 200
	// MostRuns is how many checks an attorney can run in an hour, also of the same names.
	MostRuns  = 60
	limitSpan = 90 * 24 * time.Hour
	// restSpan is how long a check doesn't run again by itself while the names are hidden.
	restSpan = 24 * time.Hour
	// askSpan is the time between two emails that say that names were asked for.
	askSpan = 24 * time.Hour
)

// Experts is what checks need to know about profiles.
type Experts interface {
	// Records returns what profiles name, by id.
	Records(ctx context.Context, expertIDs ...string) (map[string]Record, error)
	// Lock keeps others from changing a profile until the transaction in ctx ends.
	Lock(ctx context.Context, expertID string) error
	// OwnedBy returns the profile that a person answers for, or an empty text.
	OwnedBy(ctx context.Context, userID string) (expertID string, err error)
	// Latest returns the number of the newest change of any profile.
	Latest(ctx context.Context) (int64, error)
	// Changed returns the profiles that changed after a number, at most a few, and the number
	// of the last of them.
	Changed(ctx context.Context, seq int64, limit int) (expertIDs []string, last int64, err error)
}

// Attorneys is what checks need to know about attorneys.
type Attorneys interface {
	// Firm returns the attorney's firm, or an empty text.
	Firm(ctx context.Context, userID string) (string, error)
}

// Conversations is what checks need of conversations.
type Conversations interface {
	// MayWrite says why the actor can't write to an expert.
	MayWrite(ctx context.Context, actor auth.Actor, expertID string) error
	// Part returns a conversation of the actor. NotFound if it isn't theirs.
	Part(ctx context.Context, actor auth.Actor, conversationID string) (Talk, error)
	// Of returns the conversations of a person, with their side in each.
	Of(ctx context.Context, userID string) (map[string]string, error)
	// Open returns those of some conversations that aren't closed, by id, without a side.
	Open(ctx context.Context, conversationIDs []string) (map[string]Talk, error)
	// Muted returns who wants no emails about each of some conversations.
	Muted(ctx context.Context, conversationIDs []string) (map[string][]string, error)
	// Disclose shows the expert the matter with its names.
	Disclose(ctx context.Context, conversationID string) error
	// Link returns the address of a conversation for one side, or that of all without an id.
	Link(side, conversationID string) string
	// Tell tells both of conversations that there is news, once the transaction in ctx commits.
	Tell(ctx context.Context, conversationIDs []string) error
}

var (
	errNone        = errs.NotFoundf("Conflict check")
	errOnlyCounsel = errs.Denied("Only the attorney can change the parties.")
	errNoParty     = errs.NotFoundf("Party")
	errLast        = errs.Conflicting("A matter has at least one party. Correct this one instead.", nil)
	errEdited      = errs.Conflicting("The parties of this matter changed too often. Start another conversation.", nil)
	errFull        = errs.Field(map[string][]string{"name": {"A matter has 20 parties at most."}})
	errTwice       = errs.Field(map[string][]string{"name": {"This party is on the list already."}})
)

// errTried refuses to compare more names, at the field of the form.
func errTried(field, text string) error { return errs.Field(map[string][]string{field: {text}}) }
