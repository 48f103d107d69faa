package session

import (
	"context"
	"errors"

	"peritus/bff/account"
	"peritus/bff/platform/errs"
	"peritus/bff/platform/security"
)

// door is what an attempt is made at, with the events of a wrong and of a throttled one.
type door struct{ failed, throttled security.Event }

var (
	atSignIn       = door{security.SignInFailed, security.SignInThrottled}
	atSecondFactor = door{security.SecondFactorFailed, security.SecondFactorThrottled}
	atStepUp       = door{security.StepUpFailed, security.StepUpThrottled}
)

const (
	byPassword = "password"
	byPasskey  = string(account.Passkey)
)

// report reports a refused attempt and returns its error. An outage isn't one.
func report(ctx context.Context, at door, facts security.Facts, err error) error {
	switch errs.KindOf(err) {
	case errs.TooMany:
		security.Report(ctx, at.throttled, facts)
	case errs.Invalid, errs.Unauthenticated:
		facts.Reason = "wrong"
		security.Report(ctx, at.failed, facts)
	case errs.Forbidden:
		facts.Reason = "suspended"
		security.Report(ctx, at.failed, facts)
	}
	return err
}

// reportThrottled reports a sign-in that has to wait, with the account that it was for.
func (s *Service) reportThrottled(ctx context.Context, email string, refusal error) error {
	if errs.KindOf(refusal) != errs.TooMany {
		return refusal
	}
	user, _, err := s.Accounts.FindByEmail(ctx, email)
	return errors.Join(report(ctx, atSignIn, security.Facts{Account: user.ID, Method: byPassword}, refusal), err)
}
