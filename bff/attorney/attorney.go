// Package attorney owns attorneys' professional records and their bar admissions, which
// staff verify. Other packages own accounts and the access that an admission gives.
package attorney

import (
	"time"

	"peritus/bff/platform/errs"
)

// Status of a bar admission.
type Status string

const (
	Pending   Status = "pending" // waiting for staff
	Confirmed Status = "confirmed"
	Refused   Status = "refused"
)

// Statuses in the order in which staff see them.
var Statuses = []Status{Pending, Confirmed, Refused}

// Record is an attorney's own information, as stored. Until the attorney completes it, it
// has only a name.
type Record struct {
	UserID        string
	FirstName     string
	LastName      string
	Firm          string
	Phone         string // E.164
	Role          string // code
	PracticeAreas []string
	City          string
	State         string // postal code
	TimeZone      string
	Admissions    []Admission
	Version       int // 1 at first, then 1 more with each change
	CreatedAt     time.Time
	UpdatedAt     time.Time
}

// Name returns the display name.
func (r Record) Name() string { return r.FirstName + " " + r.LastName }

// Admission is a bar admission as entered, with the decision of staff.
type Admission struct {
	ID          string
	UserID      string
	State       string // postal code
	Number      string
	Year        int
	SubmittedAt time.Time
	Decision
	Version  int       // 1 at first, then 1 more with each decision and undo
	Deciding string    // account that made the decision, until the attorney is told
	Before   *Decision // what an undo restores; nil if there is nothing to undo
}

// Decision is what staff decided on an admission, with status Pending before they did.
type Decision struct {
	Status     Status
	Reason     string // reason of a refusal
	DecidedAt  *time.Time
	DecidedBy  string     // name of the staff member
	AnnounceAt *time.Time // when the attorney is told; nil once they were
}

// Errors that several rules return.
var (
	ErrNoRecord    = errs.NotFoundf("Record")
	ErrNoAdmission = errs.NotFoundf("Bar admission")
)
