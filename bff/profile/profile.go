// Package profile owns experts and what their profiles say: saving, history,
// completeness, the pages made of them, and the feed that search follows. What
// the sections consist of is declared in package section; accounts and search
// itself are left to others.
package profile

import (
	"time"

	"peritus/bff/platform/errs"
	"peritus/bff/platform/field"
	"peritus/bff/profile/section"
)

// Status of an expert's profile as a whole.
type Status string

const (
	Draft       Status = "draft"       // being filled in, never shown
	Pending     Status = "pending"     // waits for staff to look at it
	Published   Status = "published"   // found and read
	Unpublished Status = "unpublished" // taken down
)

// Statuses in the order of a profile's life.
var Statuses = []Status{Draft, Pending, Published, Unpublished}

// Visibility says who may read an item.
type Visibility string

const (
	Public    Visibility = "public"
	Attorneys Visibility = "attorneys"
	Private   Visibility = "private"
)

func (v Visibility) valid() bool { return v == Public || v == Attorneys || v == Private }

// Source says where an item or a change comes from.
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
)

// Expert is a profile as lists need it. Its texts are copies of what the
// about-me section says.
type Expert struct {
	ID           string
	UserID       string // empty while nobody has claimed the profile
	Status       Status
	Visibility   Visibility // of the about-me section
	Slug         string
	Name         string
	Headline     string
	Completeness int // percent
	ConfirmedAt  *time.Time
	CreatedAt    time.Time
	UpdatedAt    time.Time
}

// Item is one row of a list section, or the whole of a single one.
type Item struct {
	ID         string
	Section    string
	Position   int // from 1, without gaps
	Visibility Visibility
	Source     Source
	Version    int // goes up by one with each change; 1 at first
	Content    section.Item
	CreatedBy  string
	CreatedAt  time.Time
	UpdatedAt  time.Time
}

// Revision is one change, field by field.
type Revision struct {
	ID        string
	ExpertID  string
	Section   string // empty for what concerns the profile as a whole
	ItemID    string
	Action    Action
	Source    Source
	ActorID   string
	ActorName string
	OnBehalf  bool // staff acted for the expert
	Changes   []section.Change
	At        time.Time
}

// Saved is published after every committed change of a profile. Seq is its
// place in the change feed.
type Saved struct {
	ExpertID string
	Section  string
	Seq      int64
}

// Errors that several rules answer with.
var (
	ErrNoExpert = errs.NotFoundf("Expert")
	ErrNoItem   = errs.NotFoundf("Item")
	ErrNoSuch   = errs.NotFoundf("Section")
	ErrNotYours = errs.Denied("You may change your own profile only.")
)

// invalid turns the problems of fields into an error; nil where there are none.
func invalid(problems field.Problems) error {
	if len(problems) == 0 {
		return nil
	}
	return errs.Field(problems)
}
