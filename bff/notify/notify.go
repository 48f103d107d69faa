// Package notify owns what Peritus tells people: the kinds of notifications and their
// words, which of them can be turned off, people's choices, and unsubscribe links. A
// domain declares its kinds, registers them at wiring, and calls Send in its
// transaction. When a notification is sent is up to the domain.
package notify

import (
	"context"
	"slices"

	"peritus/bff/auth"
)

// Class says whether people can turn a kind off.
type Class string

const (
	// Security emails protect an account. They are sent at once, and no one can turn
	// them off.
	Security Class = "security"
	// Transactional emails are part of what someone asked for, such as a code or a reply.
	// No one can turn them off.
	Transactional Class = "transactional"
	// Optional emails are sent until their reader turns them off.
	Optional Class = "optional"
)

// Kind is one sort of notification. Subject and Text are templates over the data of a
// message (template.go).
type Kind struct {
	Code    string // such as account.password-set; choices are stored under it
	Class   Class
	Label   string       // of an optional kind, in the settings
	Detail  string       // of an optional kind, in the settings
	For     []auth.Group // who can receive an optional kind; empty: everyone
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
	UserID  string // of the account it goes to; empty where its reader has none
	To      string // an email address
	ReplyTo string // empty: replies go to the sender
	Data    Data
}

// Sender sends notifications, in the transaction of ctx. To write to several people, pass
// all messages in one call: choices are read once, and the emails are queued together.
type Sender interface {
	Send(ctx context.Context, messages ...Message) error
}
