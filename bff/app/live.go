package app

import (
	"context"
	"log/slog"

	"peritus/bff/auth"
	"peritus/bff/credit"
	"peritus/bff/live"
	"peritus/bff/message"
	"peritus/bff/notify"
)

// tellOfMessage tells the two of a conversation that something happened in it. What one of
// them keeps to themselves, the other isn't told.
func (a *App) tellOfMessage(ctx context.Context, c message.Changed) {
	users := map[message.Side]string{message.Counsel: c.Conversation.AttorneyID, message.Witness: c.Conversation.ExpertUserID}
	event := live.Event{Type: "message", Fields: map[string]any{"kind": string(c.Kind), "conversation_id": c.Conversation.ID, "seq": c.Seq}}
	if own := users[c.By]; own != "" {
		a.Live.Send(ctx, event, own)
	}
	if other := users[c.By.Other()]; other != "" && c.Kind != message.Kept {
		if c.Kind == message.Sent {
			event.Message = "New message"
		}
		a.Live.Send(ctx, event, other)
	}
}

// tellOfCredits sends a person their new balance.
func (a *App) tellOfCredits(ctx context.Context, c credit.Changed) {
	a.Live.Send(ctx, live.Event{Type: "credits", Message: c.Message, Fields: map[string]any{"credits": c.Credits, "total_credits": c.TotalCredits}}, c.UserID)
}

// tellOfNotification tells a person's open pages that their center changed.
func (a *App) tellOfNotification(ctx context.Context, t notify.Told) {
	a.Live.Send(ctx, live.Event{Type: "notification"}, t.UserID)
}

// fromClient handles what a client sends over its socket.
func (a *App) fromClient(ctx context.Context, actor auth.Actor, r live.Received) {
	if r.Type != "typing" {
		return
	}
	other, err := a.Message.Typing(ctx, actor, r.ConversationID)
	if err != nil {
		a.deps.Logger.Debug("typing not told", slog.Any("error", err))
		return
	}
	if other != "" {
		a.Live.Send(ctx, live.Event{Type: "typing", Fields: map[string]any{"conversation_id": r.ConversationID}}, other)
	}
}
