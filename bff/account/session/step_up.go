package session

import (
	"context"

	"peritus/bff/account"
	"peritus/bff/account/limit"
	"peritus/bff/auth"
	"peritus/bff/platform/errs"
	"peritus/bff/platform/security"
)

// StepUp confirms the actor's identity again, by password or second factor. Sensitive
// actions are then available for auth.FreshFor. Errors: TooMany with the wait; Invalid,
// by field.
func (s *Service) StepUp(ctx context.Context, actor auth.Actor, password string, proof account.Proof) error {
	var err error
	switch {
	case !proof.Empty():
		proof.Bound = sessionBound(actor.SessionID)
		err = s.checkFactor(ctx, atStepUp, security.Facts{Account: actor.UserID, Session: actor.SessionID}, proof,
			limit.StepUp(string(proof.Method()), actor.SessionID))
	case password != "":
		err = s.CheckPassword(ctx, actor, "password", password)
	default:
		err = errs.Field(map[string][]string{"password": {"Type your password."}})
	}
	if err != nil {
		return err
	}
	return s.store.confirmSession(ctx, actor.SessionID, s.Clock.Now())
}

// CheckPassword checks the actor's password, sent in a field. Attempts count for the
// session, so a stolen session doesn't make guessing faster, and neither it nor guesses at
// the sign-in delay the owner in another session.
func (s *Service) CheckPassword(ctx context.Context, actor auth.Actor, field, password string) error {
	limits := limit.StepUp(byPassword, actor.SessionID)
	facts := security.Facts{Account: actor.UserID, Session: actor.SessionID, Method: byPassword}
	if err := s.Limiter.TakeAll(ctx, limits); err != nil {
		return report(ctx, atStepUp, facts, err)
	}
	matches, err := s.Accounts.VerifyOwn(ctx, actor.UserID, password)
	if err != nil {
		return err
	}
	if !matches {
		return report(ctx, atStepUp, facts, errs.Field(map[string][]string{field: {"That isn't your password."}}))
	}
	return s.Limiter.ForgiveAll(ctx, limits)
}
