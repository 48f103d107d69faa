package stored

import (
	"time"

	"peritus/bff/platform/errs"
	"peritus/bff/profile/status"
)

// Listing is what the list of staff sorts and filters by. Package roster reads it.
type Listing struct {
	SortName  string     // last name first, folded
	Area      string     // the primary one, category/subcategory
	Country   string     // ISO 3166-1 alpha-2
	State     string     // postal code; empty outside the United States
	StaleFrom *time.Time // when the first section becomes stale; nil if none was ever confirmed
}

// Erased is the status of a deleted person's profile. Only its id and the dates of its
// changes remain. It is never found, shown, or listed.
const Erased Status = "erased"

// Audience is a kind of reader.
type Audience int

const (
	Visitors Audience = iota // anyone
	Counsel                  // attorneys with a confirmed admission, and staff who work for them
)

// Sees reports whether the audience may read an item. Only people who may edit private
// items can see them.
func (a Audience) Sees(v Visibility) bool {
	return v == Public || v == Attorneys && a == Counsel
}

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

func (v Visibility) Valid() bool { return v == Public || v == Attorneys || v == Private }

// Source is where an item or a change comes from.
type Source string

const (
	ByExpert Source = "expert"
	ByStaff  Source = "staff"
	ByImport Source = "import"
)

// Expert is the profile data that lists need. Its texts are copied from the about-me
// section.
type Expert struct {
	ID         string
	UserID     string // Empty if it has no owner
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

// Errors that several rules return.
var (
	ErrNoExpert   = errs.NotFoundf("Expert")
	ErrNoItem     = errs.NotFoundf("Item")
	ErrNoRevision = errs.NotFoundf("Change")
	ErrNoSuch     = errs.NotFoundf("Section")
	ErrNotYours   = errs.Denied("You can only change your own profile.")
)
