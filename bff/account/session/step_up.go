package session

import (
	"context"

	"peritus/bff/account"
	"peritus/bff/auth"
	"peritus/bff/platform/errs"
)

// StepUp confirms the actor's identity again, by password or second factor. Sensitive
// actions are then available for auth.FreshFor. Errors: TooMany with the wait; Invalid,
// by field.
func (s *Service) StepUp(ctx context.Context, actor auth.Actor, password string, proof account.Proof, address string) error {
	var err error
	switch {
	case !proof.Empty():
		proof.Bound = sessionBound(actor.SessionID)
		err = s.CheckFactor(ctx, actor.UserID, proof, address)
	case password != "":
		err = s.CheckPassword(ctx, actor, "password", password, address)
	default:
		err = errs.Field(map[string][]string{"password": {"Type your password."}})
	}
	if err != nil {
		return err
	}
	return s.store.confirmSession(ctx, actor.SessionID, s.Clock.Now())
}

// CheckPassword checks the actor's password, sent in a field. Attempts count toward the limits of signing
// in, so a stolen session doesn't make guessing faster.
func (s *Service) CheckPassword(ctx context.Context, actor auth.Actor, field, password, address string) error {
	key := account.EmailKey(actor.Email)
	if err := s.Limiter.Take(ctx, key, address); err != nil {
		return err
	}
	matches, err := s.Accounts.VerifyOwn(ctx, actor.UserID, password)
	if err != nil {
		return err
	}
	if !matches {
		return errs.Field(map[string][]string{field: {"That isn't your password."}})
	}
	return s.Limiter.Forgive(ctx, key, address)
}
