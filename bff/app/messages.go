package app

import (
	"context"

	"peritus/bff/account"
	"peritus/bff/attorney"
	"peritus/bff/auth"
	"peritus/bff/credit"
	"peritus/bff/credit/ledger"
	"peritus/bff/message"
	"peritus/bff/profile"
)

// correspondingExperts adapts profiles to messages.
type correspondingExperts struct{ profiles *profile.Service }

func (c correspondingExperts) Reach(ctx context.Context, actor auth.Actor, expertID string) (string, error) {
	return c.profiles.Reach(ctx, actor, expertID)
}

func (c correspondingExperts) Answers(ctx context.Context, expertID string) (string, error) {
	expert, _, err := c.profiles.Find(ctx, expertID)
	return expert.UserID, err
}

func (c correspondingExperts) Owners(ctx context.Context, expertIDs []string) (map[string]string, error) {
	found, err := c.profiles.Owners(ctx, expertIDs)
	owners := make(map[string]string, len(found))
	for expertID, person := range found {
		owners[expertID] = person.ID
	}
	return owners, err
}

func (c correspondingExperts) Faces(ctx context.Context, expertIDs []string) (map[string]message.Face, error) {
	found, err := c.profiles.Faces(ctx, expertIDs)
	faces := make(map[string]message.Face, len(found))
	for expertID, f := range found {
		faces[expertID] = message.Face{Name: f.Name, Detail: f.Headline, Image: f.Photo, City: f.City, TimeZone: f.TimeZone}
	}
	return faces, err
}

// correspondingAttorneys adapts accounts and attorneys' records to messages.
type correspondingAttorneys struct {
	records  *attorney.Service
	accounts *account.Service
}

func (c correspondingAttorneys) Confirmed(ctx context.Context, userID string) (bool, error) {
	return c.records.Confirmed(ctx, userID)
}

func (c correspondingAttorneys) Faces(ctx context.Context, userIDs []string) (map[string]message.Face, error) {
	people, err := c.accounts.People(ctx, userIDs)
	if err != nil {
		return nil, err
	}
	records, err := c.records.Among(ctx, userIDs)
	faces := make(map[string]message.Face, len(people))
	for userID, person := range people {
		r := records[userID]
		faces[userID] = message.Face{Name: person.Name, Detail: r.Firm, Image: person.Image, City: r.City, TimeZone: r.TimeZone}
	}
	return faces, err
}

// conversationCredits adapts credits to messages.
type conversationCredits struct{ credits *credit.Service }

func (c conversationCredits) Hold(ctx context.Context, actor auth.Actor, conversationID, expertID string) (message.Hold, error) {
	return held(c.credits.OpenConversation(ctx, actor, conversationID, expertID))
}

func (c conversationCredits) Read(ctx context.Context, holdID string) (message.Hold, error) {
	return held(c.credits.Read(ctx, holdID))
}

// outcomes of conversations, for credits. A late end finds that its time is over.
var outcomes = map[message.Outcome]credit.Outcome{
	message.OutcomeAnswered: credit.Answered, message.OutcomeDeclined: credit.Declined,
	message.OutcomeConflict: credit.Conflict, message.OutcomeLate: credit.Withdrawn,
}

func (c conversationCredits) End(ctx context.Context, holdID string, outcome message.Outcome) (message.Hold, error) {
	return held(c.credits.End(ctx, holdID, outcomes[outcome]))
}

func held(h ledger.Hold, err error) (message.Hold, error) {
	state := message.Held
	switch h.Ended {
	case ledger.Taken:
		state = message.Taken
	case ledger.Returned:
		state = message.Returned
	}
	return message.Hold{ID: h.ID, State: state, Until: h.DueAt}, err
}

// unread counts the conversations with something unread, by the page of the menu.
func (a *App) unread(ctx context.Context, actor auth.Actor) (map[string]int, error) {
	if actor.Staff() || !actor.Is(auth.Attorney) && !actor.Is(auth.Expert) {
		return nil, nil
	}
	n, err := a.Message.CountUnread(ctx, actor)
	return map[string]int{"/attorney/message": n, "/experts/my-profile/messages": n}, err
}
