package status

import "strings"

// Why is the reason for which an act is refused.
type Why int

const (
	NotFromHere Why = iota // the state doesn't allow it
	NotYou                 // another role may do it
	NoOwner
	HasOwner
	Missing
	NoReason
)

// Refusal says why an act isn't allowed.
type Refusal struct {
	Act     Act
	From    Status
	Why     Why
	Missing []string // in words, if that is why
}

// Error is what people read.
func (r *Refusal) Error() string {
	switch r.Why {
	case NotYou:
		return "You can't do this to this profile."
	case NoOwner:
		return "No one has claimed this profile."
	case HasOwner:
		return "This profile has an owner."
	case Missing:
		return "This is missing: " + strings.Join(r.Missing, ", ") + "."
	case NoReason:
		return "Enter a reason. We keep it in the history."
	}
	return "This profile " + is[r.From] + "."
}

var is = map[Status]string{
	Draft: "is a draft", Unclaimed: "is unclaimed", Pending: "is waiting for review",
	Published: "is published", Hidden: "is hidden",
}
