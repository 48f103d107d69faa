package session

import (
	"context"

	"peritus/bff/account"
	"peritus/bff/account/limit"
	"peritus/bff/auth"
	"peritus/bff/platform/security"
)

// CheckFactor checks a second factor of someone without a session. Errors: TooMany with
// the wait; Invalid, by field.
func (s *Service) CheckFactor(ctx context.Context, userID string, proof account.Proof, from account.Device) error {
	source, err := s.sourceOf(ctx, userID, from)
	if err != nil {
		return err
	}
	return s.checkFactor(ctx, atSecondFactor, security.Facts{Account: userID}, proof, factorLimits(proof.Method(), userID, source))
}

func (s *Service) checkFactor(ctx context.Context, at door, facts security.Facts, proof account.Proof, limits []limit.Limit) error {
	facts.Method = string(proof.Method())
	if err := s.Limiter.TakeAll(ctx, limits); err != nil {
		return report(ctx, at, facts, err)
	}
	if err := s.Factors.Check(ctx, facts.Account, proof); err != nil {
		return proofRefusal(report(ctx, at, facts, err), proof.Method(), 0)
	}
	return s.Limiter.ForgiveAll(ctx, limits)
}

// Enrolled gives an account access, in all its sessions, after it set up a required
// second factor. It joins the transaction of ctx.
func (s *Service) Enrolled(ctx context.Context, userID string) error {
	return s.store.admitSessions(ctx, userID)
}

// owes reports whether the user still has to set up a required second factor.
func (s *Service) owes(ctx context.Context, groups auth.Groups, userID string) (bool, error) {
	if !s.StaffMustEnroll || !groups.Staff() {
		return false, nil
	}
	due, err := s.Factors.Due(ctx, userID)
	return !due, err
}

// factorLimits slow down guessing of a second factor. Only a code of six digits can be guessed.
func factorLimits(method account.Method, userID string, from limit.Source) []limit.Limit {
	return limit.Factor(string(method), userID, from, method == account.Authenticator)
}
