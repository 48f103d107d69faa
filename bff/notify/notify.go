// Package notify owns notifications: their kinds and texts, through which channels they go,
// people's choices, quiet hours, and unsubscribe links. Domains declare and register their
// kinds and decide when to send.
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
	// Optional emails are sent unless the person turns them off. During quiet hours they wait.
	Optional Class = "optional"
)

// Kind is a type of notification. Subject and Text are templates for a message's data
// (template.go). All kinds go by email; those with InApp, and so all optional ones, also appear
// in the center.
type Kind struct {
	Code    string // such as account.password-set; choices are stored under it
	Class   Class
	Label   string       // for optional kinds, in the settings
	Detail  string       // for optional kinds, in the settings
	For     []auth.Group // who can receive it; empty means everyone
	Urgent  bool         // doesn't wait for the end of quiet hours, although it's optional
	Subject string
	Text    string
	InApp   *InApp
}

// InApp is how a kind appears in the center. Title and Path are templates like Subject. The
// title must show nothing that its reader could lose sight of: no text of others, and no name
// but {{.by}}, which is that of Message.By whenever someone reads it.
type InApp struct {
	Topic Topic
	Title string
	// Path is an address without or with our origin. {area} is the reader's area.
	Path string
}

// Topic is what a kind is about. People filter by it.
type Topic string

const (
	Account  Topic = "account"
	Messages Topic = "messages"
	Searches Topic = "searches"
	Lists    Topic = "lists"
	Credits  Topic = "credits"
	Profile  Topic = "profile"
	Staff    Topic = "staff"
)

// Topics are all topics with their names, in the order of the filter.
var Topics = []struct {
	Topic Topic
	Label string
}{{Messages, "Messages"}, {Searches, "Saved searches"}, {Lists, "Lists"}, {Profile, "Profile"}, {Credits, "Credits"}, {Staff, "Staff"}, {Account, "Account"}}

func (t Topic) known() bool {
	for _, one := range Topics {
		if one.Topic == t {
			return true
		}
	}
	return false
}

// isFor reports whether the actor can receive the kind.
func (k *Kind) isFor(actor auth.Actor) bool {
	return len(k.For) == 0 || slices.ContainsFunc(k.For, actor.Is)
}

// isChoiceOf reports whether the kind is one of the actor's choices.
func (k *Kind) isChoiceOf(actor auth.Actor) bool { return k.Class == Optional && k.isFor(actor) }

// Data fills the templates of a kind, by name.
type Data map[string]any

// Message is one notification to one person.
type Message struct {
	Kind    *Kind
	UserID  string // recipient's account; empty without one
	To      string // an email address
	ReplyTo string // if empty, replies go to the sender
	By      string // account of the person it's about, for the center; may be empty
	Data    Data
}

// Sender sends notifications, in the transaction of ctx. To write to several people, pass
// all messages in one call: choices are read once, and the emails are queued together.
type Sender interface {
	Send(ctx context.Context, messages ...Message) error
}

// Told says that what is in someone's center changed.
type Told struct{ UserID string }
