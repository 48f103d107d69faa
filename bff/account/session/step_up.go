package session

import (
	"context"

	"peritus/bff/account"
	"peritus/bff/auth"
	"peritus/bff/platform/errs"
)

// StepUp proves once more that it is the actor who uses the session: by the password,
// or by a second factor. What asks for it is open for auth.FreshFor. The errors are a
// TooMany with the wait, and an Invalid that names the field.
func (s *Service) StepUp(ctx context.Context, actor auth.Actor, password string, proof account.Proof, address string) error {
	var err error
	switch {
	case !proof.Empty():
		proof.Bound = sessionBound(actor.SessionID)
		err = s.CheckFactor(ctx, actor.UserID, proof, address)
	case password != "":
		err = s.checkPassword(ctx, actor, password, address)
	default:
		err = errs.Field(map[string][]string{"password": {"Type your password."}})
	}
	if err != nil {
		return err
	}
	return s.store.confirmSession(ctx, actor.SessionID, s.Clock.Now())
}

// checkPassword holds a password against the actor's own. Its tries are those of the
// sign-in: whoever has taken over a session guesses no faster than without it.
func (s *Service) checkPassword(ctx context.Context, actor auth.Actor, password, address string) error {
	key := account.EmailKey(actor.Email)
	if err := s.Limiter.Take(ctx, key, address); err != nil {
		return err
	}
	matches, err := s.Accounts.VerifyOwn(ctx, actor.UserID, password)
	if err != nil {
		return err
	}
	if !matches {
		return errs.Field(map[string][]string{"password": {"That isn't your password."}})
	}
	return s.Limiter.Forgive(ctx, key, address)
}
