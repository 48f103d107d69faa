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
	Returned HoldState = "returned" // declined, a conflict, or no answer in time
)

// Hold is what a conversation holds.
type Hold struct {
	ID    string
	State HoldState
	Until time.Time // when it comes back by itself
}

// Outcome is how a conversation's first message ended.
type Outcome string

const (
	OutcomeAnswered Outcome = "answered"
	OutcomeDeclined Outcome = "declined"
	OutcomeConflict Outcome = "conflict"
	OutcomeLate     Outcome = "late" // nobody read or answered it in time
)

// Credits is what opening a conversation costs. All of it happens in the transaction in ctx.
type Credits interface {
	// Hold sets the price aside. The hold has no id if opening is free.
	Hold(ctx context.Context, actor auth.Actor, conversationID, expertID string) (Hold, error)
	// Read gives the expert more time, because they read the message. Only the first time counts.
	Read(ctx context.Context, holdID string) (Hold, error)
	// End takes or returns what is held. The first end counts: an answer after Until takes nothing.
	End(ctx context.Context, holdID string, outcome Outcome) (Hold, error)
}

// settle ends what is held for a conversation, once. It returns the columns to change.
func (s *Service) settle(ctx context.Context, c Conversation, outcome Outcome) (map[string]any, error) {
	if c.Hold.State != Held {
		return map[string]any{}, nil
	}
	hold, err := s.Credits.End(ctx, c.Hold.ID, outcome)
	return hold.columns(), err
}

func (h Hold) columns() map[string]any {
	return map[string]any{"hold": h.State, "held_until": h.Until.UnixMilli()}
}

// Shown is the state as of a time: what is overdue has come back, even before a sweep.
func (h Hold) Shown(now time.Time) HoldState {
	if h.State == Held && !h.Until.After(now) {
		return Returned
	}
	return h.State
}
