package app

import (
	"context"

	"peritus/bff/auth"
	"peritus/bff/designation"
	"peritus/bff/message"
)

// designatedIn adapts messages to designations.
type designatedIn struct{ messages *message.Service }

func (d designatedIn) Conversation(ctx context.Context, actor auth.Actor, conversationID string) (designation.Conversation, error) {
	c, side, closed, err := d.messages.Part(ctx, actor, conversationID)
	return designation.Conversation{ID: c.ID, ExpertID: c.ExpertID, AttorneyID: c.AttorneyID, ExpertUserID: c.ExpertUserID,
		Side: designation.Side(side), Answered: c.AnsweredAt != nil, Open: err == nil && closed == nil}, err
}

func (d designatedIn) Tell(ctx context.Context, conversationID string, by designation.Side) error {
	return d.messages.Tell(ctx, conversationID, message.Side(by))
}

func (d designatedIn) Link(side designation.Side, conversationID string) string {
	return d.messages.Link(message.Side(side), conversationID)
}

// publicAddresses adapts profiles to designations. Who answers for one is the same as for
// messages.
type publicAddresses struct{ correspondingExperts }

func (p publicAddresses) Slug(ctx context.Context, expertID string) (string, error) {
	expert, _, err := p.profiles.Find(ctx, expertID)
	return expert.Slug, err
}

func (p publicAddresses) ExpertAt(ctx context.Context, slug string) (string, error) {
	return p.profiles.ExpertAt(ctx, slug)
}
