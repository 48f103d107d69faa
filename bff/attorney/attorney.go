// Package attorney owns the professional record of attorneys: who they are, where
// they practice, and their bar admissions, which staff confirm. The account itself,
// and what a confirmed admission opens, is left to others.
package attorney

import (
	"time"

	"peritus/bff/platform/errs"
)

// Status of a bar admission.
type Status string

const (
	Pending   Status = "pending" // waits for staff
	Confirmed Status = "confirmed"
	Refused   Status = "refused"
)

// Statuses in the order in which staff see them.
var Statuses = []Status{Pending, Confirmed, Refused}

// Record is what an attorney says of himself, in the form in which it is stored.
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
	Version       int // goes up by one with each change; 1 at first
	CreatedAt     time.Time
	UpdatedAt     time.Time
}

// Name as it is shown.
func (r Record) Name() string { return r.FirstName + " " + r.LastName }

// Admission is one bar admission as it was stated, and what staff made of it.
type Admission struct {
	ID          string
	UserID      string
	State       string // postal code
	Number      string
	Year        int
	Status      Status
	Reason      string // of a refusal
	SubmittedAt time.Time
	DecidedAt   *time.Time
	DecidedBy   string // name of the member of staff
}

// Form is a record as it is filled in.
type Form struct {
	FirstName     string
	LastName      string
	Firm          string
	Phone         string
	PhoneCountry  string // ISO 3166-1 alpha-2
	Role          string
	PracticeAreas []string
	City          string
	State         string
	TimeZone      string
	Admissions    []AdmissionForm
}

// AdmissionForm is an admission as it is filled in.
type AdmissionForm struct{ State, Number, Year string }

// Errors that several rules answer with.
var (
	ErrNoRecord    = errs.NotFoundf("Record")
	ErrNoAdmission = errs.NotFoundf("Bar admission")
)
