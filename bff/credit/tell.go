package credit

import (
	"context"
	"errors"
	"time"

	"peritus/bff/auth"
	"peritus/bff/credit/ledger"
	"peritus/bff/credit/payment"
	"peritus/bff/notify"
)

const (
	// ToldBefore is how long before credits expire their owner is told.
	ToldBefore = 7 * 24 * time.Hour
	// toldAtOnce is how many lots one run looks up.
	toldAtOnce = 1000
)

// TellExpiring tells people of credits that expire within ToldBefore, of each lot once,
// whichever process does it.
func (s *Service) TellExpiring(ctx context.Context) error {
	lots, err := s.Ledger.Expiring(ctx, ToldBefore, toldAtOnce)
	failures := []error{err}
	for _, lot := range lots { // one failure keeps no email from the others
		failures = append(failures, s.DB.InTx(ctx, func(ctx context.Context) error { return s.tellExpiring(ctx, lot) }))
	}
	return errors.Join(failures...)
}

func (s *Service) tellExpiring(ctx context.Context, lot ledger.ExpiringLot) error {
	first, err := s.Ledger.NoteExpiry(ctx, lot.ID)
	if err != nil || !first {
		return err
	}
	person, found, err := s.People.Person(ctx, lot.OwnerID)
	if err != nil || !found {
		return err
	}
	return s.Notify.Send(ctx, notify.Message{Kind: expiring, UserID: person.ID, To: person.Email, Data: notify.Data{"name": person.Name,
		"credits": inWords(lot.Free), "day": time.UnixMilli(lot.ExpiresAt), "price": inWords(s.rules().Conversation.Credits), "origin": s.WebOrigin}})
}

// tellGranted tells an attorney what staff gave them.
func (s *Service) tellGranted(ctx context.Context, person auth.Person, credits int, until *time.Time, reason string) error {
	data := notify.Data{"name": person.Name, "credits": inWords(credits), "until": nil, "reason": reason, "origin": s.WebOrigin}
	if until != nil {
		data["until"] = *until
	}
	return s.Notify.Send(ctx, notify.Message{Kind: granted, UserID: person.ID, To: person.Email, Data: data})
}

// tellAdmins tells administrators of a payment that a person must look at.
func (s *Service) tellAdmins(ctx context.Context, p payment.News) error {
	staff, err := s.People.Staff(ctx)
	if err != nil {
		return err
	}
	var messages []notify.Message
	for _, person := range staff {
		if person.Groups.Has(auth.Admin) {
			messages = append(messages, notify.Message{Kind: paymentProblem, UserID: person.ID, To: person.Email,
				Data: notify.Data{"what": p.What, "reference": p.Reference, "detail": p.Detail, "origin": s.WebOrigin}})
		}
	}
	return s.Notify.Send(ctx, messages...)
}

// NotWelcomed returns those of the people who never had the welcome credits.
func (s *Service) NotWelcomed(ctx context.Context, userIDs []string) ([]string, error) {
	return s.Ledger.Without(ctx, userIDs, RuleWelcome)
}
