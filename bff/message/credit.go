package message

import (
	"context"
	"time"

	"peritus/bff/auth"
)

// HoldState is what became of the credits that opening a conversation costs.
type HoldState string

const (
	NoHold   HoldState = "" // it cost nothing
	Held     HoldState = "held"
	Taken    HoldState = "taken"    // the expert answered
	Returned HoldState = "returned" // declined, a conflict, or unread for too long
)

// ReturnReason says why held credits come back.
type ReturnReason string

const (
	BackDeclined ReturnReason = "declined"
	BackConflict ReturnReason = "conflict"
	BackUnread   ReturnReason = "unread"
)

// Credits is what opening a conversation costs. All of it happens in the transaction in ctx.
type Credits interface {
	// Terms says before a conversation is opened what it costs in every case, in one
	// sentence; empty if it's free.
	Terms(ctx context.Context, actor auth.Actor) (string, error)
	// Hold sets the price aside until a time. It returns false if opening is free.
	Hold(ctx context.Context, actor auth.Actor, conversationID, expertName string) (until time.Time, held bool, err error)
	// Take takes what is held.
	Take(ctx context.Context, attorneyID, conversationID string) error
	// GiveBack returns what is held.
	GiveBack(ctx context.Context, attorneyID, conversationID string, why ReturnReason) error
}

// Free are the Credits of an installation where conversations cost nothing.
type Free struct{}

func (Free) Terms(context.Context, auth.Actor) (string, error) { return "", nil }

func (Free) Hold(context.Context, auth.Actor, string, string) (time.Time, bool, error) {
	return time.Time{}, false, nil
}

func (Free) Take(context.Context, string, string) error { return nil }

func (Free) GiveBack(context.Context, string, string, ReturnReason) error { return nil }

// settle takes or returns what is held for a conversation, once. It returns the columns to
// change.
func (s *Service) settle(ctx context.Context, c Conversation, why ReturnReason) (map[string]any, error) {
	switch {
	case c.Hold != Held:
		return nil, nil
	case why == "":
		return map[string]any{"hold": Taken}, s.Credits.Take(ctx, c.AttorneyID, c.ID)
	}
	return map[string]any{"hold": Returned}, s.Credits.GiveBack(ctx, c.AttorneyID, c.ID, why)
}
