package session

import (
	"context"

	"peritus/bff/account"
	"peritus/bff/account/limit"
	"peritus/bff/auth"
)

// CheckFactor checks a second factor sent from an address. Errors: TooMany with the wait;
// Invalid, by field.
func (s *Service) CheckFactor(ctx context.Context, userID string, proof account.Proof, address string) error {
	limits := factorLimits(proof.Method(), userID, address)
	if err := s.Limiter.TakeAll(ctx, limits); err != nil {
		return err
	}
	if err := s.Factors.Check(ctx, userID, proof); err != nil {
		return proofRefusal(err, proof.Method(), 0)
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
func factorLimits(method account.Method, userID, address string) []limit.Limit {
	return limit.Factor(string(method), userID, address, method == account.Authenticator)
}
