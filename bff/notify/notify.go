// Package notify owns notifications: their kinds and texts, people's choices, and
// unsubscribe links. Domains declare and register their kinds and decide when to send.
package notify

import (
	"context"
	"slices"

	"peritus/bff/auth"
)

// Class says whether people can turn a kind off.
type Class string

const (
	// Security emails protect an account. They can't be turned off.
	Security Class = "security"
	// Transactional emails are part of something the person requested, such as a code or a
	// reply. They can't be turned off.
	Transactional Class = "transactional"
	// Optional emails are sent unless the person turns them off.
	Optional Class = "optional"
)

// Kind is a type of notification. Subject and Text are templates for a message's data
// (template.go).
type Kind struct {
	Code    string // such as account.password-set; choices are stored under it
	Class   Class
	Label   string       // for optional kinds, in the settings
	Detail  string       // for optional kinds, in the settings
	For     []auth.Group // who can receive an optional kind; empty means everyone
	Subject string
	Text    string
}

// isFor reports whether the kind is one of the actor's choices.
func (k *Kind) isFor(actor auth.Actor) bool {
	return k.Class == Optional && (len(k.For) == 0 || slices.ContainsFunc(k.For, actor.Is))
}

// Data fills the templates of a kind, by name.
type Data map[string]any

// Message is one notification to one person.
type Message struct {
	Kind    *Kind
	UserID  string // recipient's account; empty without one
	To      string // an email address
	ReplyTo string // if empty, replies go to the sender
	Data    Data
}

// Sender sends notifications, in the transaction of ctx. To write to several people, pass
// all messages in one call: choices are read once, and the emails are queued together.
type Sender interface {
	Send(ctx context.Context, messages ...Message) error
}
