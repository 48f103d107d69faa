// Package profile owns experts and their profiles: saving, history, completeness, pages,
// and the change feed for search. Package section declares the sections. Other packages
// own accounts and search.
package profile

import (
	"time"

	"peritus/bff/platform/errs"
	"peritus/bff/platform/field"
	"peritus/bff/profile/section"
	"peritus/bff/profile/status"
)

// Status is the state of a whole profile. Package status has the rules.
type Status = status.Status

const (
	Draft     = status.Draft
	Unclaimed = status.Unclaimed
	Pending   = status.Pending
	Published = status.Published
	Hidden    = status.Hidden
)

// Visibility says who may read an item.
type Visibility string

const (
	Public    Visibility = "public"
	Attorneys Visibility = "attorneys"
	Private   Visibility = "private"
)

func (v Visibility) valid() bool { return v == Public || v == Attorneys || v == Private }

// Source is where an item or a change comes from.
type Source string

const (
	ByExpert Source = "expert"
	ByStaff  Source = "staff"
	ByImport Source = "import"
)

// Action of a revision.
type Action string

const (
	Added     Action = "add"
	Changed   Action = "save"
	Removed   Action = "remove"
	Reordered Action = "reorder"
	Confirmed Action = "confirm"
	Restated  Action = "status"
	Restored  Action = "restore"
	Proved    Action = "proof"
)

// Expert is the profile data that lists need. Its texts are copied from the about-me
// section.
type Expert struct {
	ID         string
	UserID     string // empty if it has no owner
	Status     Status
	Source     Source     // who made it
	Visibility Visibility // of the about-me section
	Slug       string
	Name       string
	Headline   string
	Photo      string // key of the file, or empty
	Derived    int    // the derivation that computed this
	Listing
	Completeness int // percent
	ConfirmedAt  *time.Time
	CreatedAt    time.Time
	UpdatedAt    time.Time
	ShownAt      time.Time // when what everyone sees last changed
}

// Item is one row of a list section, or all of a single section.
type Item struct {
	ID         string
	Section    string
	Position   int // from 1, without gaps
	Visibility Visibility
	Source     Source
	Version    int // starts at 1, incremented with each change
	Edit       Edit
	Content    section.Item
	CreatedBy  string
	CreatedAt  time.Time
	UpdatedAt  time.Time
}

// Revision is one change, field by field.
type Revision struct {
	ID        string
	ExpertID  string
	Section   string // empty for changes to the whole profile
	ItemID    string
	Action    Action
	Source    Source
	ActorID   string
	ActorName string
	OnBehalf  bool // staff acted for the expert
	Changes   []section.Change
	Reason    string // why staff changed it, or why it was restored
	At        time.Time
}

// Saved is published after every committed change of a profile. Seq is its number in the
// change feed.
type Saved struct {
	ExpertID string
	Section  string
	Seq      int64
}

// Errors that several rules return.
var (
	ErrNoExpert   = errs.NotFoundf("Expert")
	ErrNoItem     = errs.NotFoundf("Item")
	ErrNoRevision = errs.NotFoundf("Change")
	ErrNoSuch     = errs.NotFoundf("Section")
	ErrNotYours   = errs.Denied("You can only change your own profile.")
)

// invalid turns field problems into an error, or nil.
func invalid(problems field.Problems) error {
	if len(problems) == 0 {
		return nil
	}
	return errs.Field(problems)
}
