// Package security owns the events that a security team watches: their names, fields, and
// lines in the program's log. When something is such an event is left to the others.
package security

import (
	"context"
	"log/slog"

	"peritus/bff/platform/web"
)

// Event is a name that SIEM rules can rely on. Never change one.
type Event string

const (
	SignInSucceeded       Event = "sign-in.succeeded"
	SignInFailed          Event = "sign-in.failed"
	SignInThrottled       Event = "sign-in.throttled"
	SecondFactorFailed    Event = "second-factor.failed"
	SecondFactorThrottled Event = "second-factor.throttled"
	StepUpFailed          Event = "step-up.failed"
	StepUpThrottled       Event = "step-up.throttled"
	TokenReused           Event = "session.token-reused"
	AccessRefused         Event = "access.refused"
)

// Events lists all of them.
var Events = []Event{SignInSucceeded, SignInFailed, SignInThrottled, SecondFactorFailed, SecondFactorThrottled,
	StepUpFailed, StepUpThrottled, TokenReused, AccessRefused}

// Message is the msg of every event's line.
const Message = "security event"

// Facts are what an event says besides its name and the visitor's network address. They
// hold ids and words of ours, never an email address or anything that a person typed.
// Empty ones are left out.
type Facts struct {
	Account string // id of the account that it concerns
	Session string // id of the session that it happened in
	Method  string // password, totp, passkey, or recovery-code
	Reason  string
	Status  int // of the response
	// What was asked for: the operation and its address without a query.
	Operation string
	Path      string
}

// Report writes an event to the log of ctx's request.
func Report(ctx context.Context, event Event, facts Facts) {
	level := slog.LevelWarn
	if event == SignInSucceeded {
		level = slog.LevelInfo
	}
	attrs := []slog.Attr{slog.String("event", string(event))}
	for _, fact := range []struct{ name, value string }{
		{"address", web.RequestIn(ctx).Address}, {"account", facts.Account}, {"session", facts.Session},
		{"method", facts.Method}, {"reason", facts.Reason}, {"operation", facts.Operation}, {"path", facts.Path},
	} {
		if fact.value != "" {
			attrs = append(attrs, slog.String(fact.name, clip(fact.value)))
		}
	}
	if facts.Status != 0 {
		attrs = append(attrs, slog.Int("status", facts.Status))
	}
	web.Logger(ctx).LogAttrs(ctx, level, Message, attrs...)
}

// clip limits what a client can write into a line.
func clip(s string) string {
	const most = 300
	if len(s) > most {
		s = s[:most]
	}
	return s
}
