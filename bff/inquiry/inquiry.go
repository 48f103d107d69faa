// Package inquiry owns what visitors write to us by the public forms, and what
// staff do with it. Texts and pictures around the forms are left to content.
package inquiry

import (
	"time"

	"peritus/bff/platform/errs"
)

// State of an inquiry in the queue of staff.
type State string

const (
	Unread   State = "unread"
	Open     State = "open"     // read, and waiting for us
	Answered State = "answered" // waiting for its sender
	Closed   State = "closed"
	Spam     State = "spam" // the hidden field was filled in: no mail was sent
)

// States in the order of an inquiry's life.
var States = []State{Unread, Open, Answered, Closed, Spam}

// Action is what was done with an inquiry.
type Action string

const (
	Received Action = "received"
	Read     Action = "read"
	Assign   Action = "assign"
	Answer   Action = "answer"
	Close    Action = "close"
	Reopen   Action = "reopen"
)

// Retention is how long an inquiry is kept: what the consent of every form says.
const Retention = 365 * 24 * time.Hour

// Inquiry is one sent form. Fields hold what was written, by the names of the form.
type Inquiry struct {
	ID           string
	Reference    string
	Form         string
	State        State
	Name         string
	Email        string
	Phone        string // E.164, empty where none was given
	Subject      string // one line
	Fields       map[string]string
	AssigneeID   string // empty: nobody's
	AssigneeName string
	Version      int
	CreatedAt    time.Time
	UpdatedAt    time.Time
}

// Step is one entry of an inquiry's history. It is never altered.
type Step struct {
	Action    Action
	ActorName string // the sender's where it was received
	Text      string // of an answer; of an assignment the new assignee's name, empty for nobody
	At        time.Time
}

// ErrNoInquiry is the answer where an id names none.
var ErrNoInquiry = errs.NotFoundf("Request")
