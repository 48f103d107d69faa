// Package list owns the lists in which attorneys and staff weigh experts for a matter: who
// is on them, at which stage, in which order, and with which note. It leaves what an expert's
// card shows to search.
package list

import (
	"context"
	"fmt"
	"time"

	"peritus/bff/auth"
	"peritus/bff/platform/errs"
)

// Stage is how far the attorney is with an expert.
type Stage string

const (
	Considering   Stage = "considering"
	Contacted     Stage = "contacted"
	ConflictCheck Stage = "conflict-check"
	Retained      Stage = "retained"
	Rejected      Stage = "rejected"
)

// Stages are in their order everywhere.
var Stages = []Stage{Considering, Contacted, ConflictCheck, Retained, Rejected}

// List is a list without its experts.
type List struct {
	ID          string
	OwnerID     string
	Name        string
	Description string
	Matter      Matter
	Version     int // of what a DetailsForm changes
	CreatedAt   time.Time
	UpdatedAt   time.Time // also when its experts change
	ArchivedAt  *time.Time
}

// Counts are the experts of a list by stage.
type Counts map[Stage]int

// Total is the number of experts at all stages.
func (c Counts) Total() (n int) {
	for _, at := range c {
		n += at
	}
	return n
}

// Firsts are the ids of the first experts at each stage, at most mostFirst.
type Firsts map[Stage][]string

const mostFirst = 3

func (f Firsts) add(stage Stage, expertID string) {
	if len(f[stage]) < mostFirst {
		f[stage] = append(f[stage], expertID)
	}
}

// Summary is a list with the number of its experts.
type Summary struct {
	List
	Counts Counts
	First  Firsts
}

// Entry is an expert on a list.
type Entry struct {
	ExpertID    string
	Stage       Stage
	Position    int64 // within the stage
	Version     int   // of the stage and the position
	Note        string
	NoteVersion int
	AddedAt     time.Time
}

const (
	// PageSize is the number of lists on a page.
	PageSize = 20
	// MostLists is the number of lists that a person can have, archived ones included.
	MostLists = 500
	// MostExperts is the number of experts on a list.
	MostExperts = 200
	// UndoFor is how long a deletion or a removal can be undone.
	UndoFor = 24 * time.Hour
)

// Experts is what lists need to know about profiles.
type Experts interface {
	// Visible returns the experts whose profiles the actor can open.
	Visible(ctx context.Context, actor auth.Actor, expertIDs []string) ([]string, error)
	// ByName returns them in the order of their names.
	ByName(ctx context.Context, actor auth.Actor, expertIDs []string) ([]string, error)
	// Facts returns what the actor can see of them, by id.
	Facts(ctx context.Context, actor auth.Actor, expertIDs []string) (map[string]Fact, error)
}

// Colleagues finds accounts.
type Colleagues interface {
	// ByEmail finds a person by any spelling of their address.
	ByEmail(ctx context.Context, email string) (p auth.Person, found bool, err error)
}

var (
	errNoList      = errs.NotFoundf("List")
	errNoExpert    = errs.NotFoundf("Expert")
	errArchived    = errs.Conflicting("This list is archived. Restore it to change it.", nil)
	errNotArchived = errs.Conflicting("This list isn't archived.", nil)
	errTooMany     = errs.Conflicting("You have 500 lists, the most there can be. Delete one first.", nil)
	errFull        = errs.Conflicting("A list can have 200 experts. Remove some first, or start another list.", nil)
	errTooLate     = errs.Conflicting("This can't be undone anymore.", nil)
)

func errNameTaken(name string) error {
	return errs.Field(map[string][]string{"name": {fmt.Sprintf("You already have a list called “%s”. Enter another name.", name)}})
}

func errDetailsChanged(l List) error {
	return errs.Conflicting("This list was changed in the meantime. Check what it says now, then save again.",
		map[string]any{"name": l.Name, "description": l.Description, "caption": l.Matter.Caption, "court": l.Matter.Court,
			"docket": l.Matter.Docket, "trial_on": l.Matter.TrialOn, "version": l.Version})
}

func errMoved(e Entry) error {
	return errs.Conflicting("This expert was moved in the meantime.", map[string]any{"stage": e.Stage, "version": e.Version})
}

func errNoteChanged(e Entry) error {
	return errs.Conflicting("This note was changed in the meantime. Check what it says now, then save again.",
		map[string]any{"note": e.Note, "version": e.NoteVersion})
}
