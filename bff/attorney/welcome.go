package attorney

import (
	"context"
	"errors"

	"peritus/bff/notify"
)

// welcomedAtOnce is how many attorneys are looked up at once.
const welcomedAtOnce = 500

// WelcomeEarlier gives the welcome credits to attorneys whose bar admissions were verified
// before there were credits, each once. Others have them since they were told.
func (s *Service) WelcomeEarlier(ctx context.Context) error {
	var failures []error
	for after := ""; ; {
		verified, err := s.store.verified(ctx, after, welcomedAtOnce)
		if err != nil || len(verified) == 0 {
			return errors.Join(append(failures, err)...)
		}
		missing, err := s.Gifts.NotWelcomed(ctx, verified)
		if err != nil {
			return errors.Join(append(failures, err)...)
		}
		for _, userID := range missing { // one failure keeps nothing from the others
			failures = append(failures, s.DB.InTx(ctx, func(ctx context.Context) error { return s.welcome(ctx, userID) }))
		}
		after = verified[len(verified)-1]
	}
}

func (s *Service) welcome(ctx context.Context, userID string) error {
	people, err := s.Accounts.People(ctx, []string{userID})
	person, found := people[userID]
	if err != nil || !found {
		return err
	}
	credits, until, err := s.Gifts.Welcome(ctx, userID)
	if err != nil || credits == 0 {
		return err
	}
	return s.Notify.Send(ctx, notify.Message{Kind: welcomed, UserID: userID, To: person.Email,
		Data: notify.Data{"name": person.Name, "credits": credits, "until": until, "origin": s.WebOrigin}})
}
