// Package inquiry owns the messages from the public forms and how staff handle them. The
// pages around the forms belong to content.
package inquiry

import (
	"time"

	"peritus/bff/platform/errs"
)

// State is an inquiry's state in the staff queue.
type State string

const (
	Unread   State = "unread"
	Open     State = "open"     // read, and waiting for us
	Answered State = "answered" // waiting for its sender
	Closed   State = "closed"
	Spam     State = "spam" // the hidden field was filled in, so no mail was sent
)

// States lists the states in order.
var States = []State{Unread, Open, Answered, Closed, Spam}

// Action is a kind of step in an inquiry's history.
type Action string

const (
	Received Action = "received"
	Read     Action = "read"
	Assign   Action = "assign"
	Answer   Action = "answer"
	Close    Action = "close"
	Reopen   Action = "reopen"
)

// Retention is how long we keep an inquiry, as stated in every form's consent.
const Retention = 365 * 24 * time.Hour

// Inquiry is one submitted form. Fields holds the values by field name.
type Inquiry struct {
	ID           string
	Reference    string
	Form         string
	State        State
	Name         string
	Email        string
	Phone        string // E.164, or empty
	Subject      string // one line
	Fields       map[string]string
	AssigneeID   string // empty: unassigned
	AssigneeName string
	Version      int
	CreatedAt    time.Time
	UpdatedAt    time.Time
}

// Step is one entry in an inquiry's history. It never changes.
type Step struct {
	Action    Action
	ActorName string // the sender's name for the first step
	Text      string // the reply, or the new assignee's name (empty for no one)
	At        time.Time
}

// ErrNoInquiry means there is no inquiry with that id.
var ErrNoInquiry = errs.NotFoundf("Request")
