package account

import (
	"context"
	"encoding/json"

	"peritus/bff/auth"
	"peritus/bff/platform/errs"
)

// Method is a way to prove the second factor.
type Method string

const (
	Authenticator Method = "totp"
	Passkey       Method = "passkey"
	RecoveryCode  Method = "recovery-code"
)

// Proof is what somebody shows beside a password. One of the first three is set.
type Proof struct {
	Code         string          // six digits of an authenticator app
	RecoveryCode string          // of the ten that were shown once
	Assertion    json.RawMessage // a passkey's answer, as the browser gives it
	Bound        string          // what the passkey's challenge was asked for with
}

// Empty tells whether nothing is shown at all.
func (p Proof) Empty() bool { return p.Code == "" && p.RecoveryCode == "" && len(p.Assertion) == 0 }

// Method by which the proof is given.
func (p Proof) Method() Method {
	switch {
	case len(p.Assertion) > 0:
		return Passkey
	case p.RecoveryCode != "":
		return RecoveryCode
	}
	return Authenticator
}

// FactorStatus lists the methods by which an account can prove its second factor; none where
// it has no second factor.
type FactorStatus struct {
	Methods           []Method
	RecoveryCodesLeft int
}

// Factors are the second factors of accounts.
type Factors interface {
	// Due tells whether the account signs in with a second factor.
	Due(ctx context.Context, userID string) (bool, error)
	// Status lists the methods the account can prove it with.
	Status(ctx context.Context, userID string) (FactorStatus, error)
	// Check takes a proof, which never counts again. What is wrong is ErrProof.
	Check(ctx context.Context, userID string, proof Proof) error
	// Owner takes a passkey for name and password in one and answers whose it is.
	// What is wrong is ErrProof.
	Owner(ctx context.Context, proof Proof) (userID string, err error)
	// PasskeyOptions is what a browser needs to ask for a passkey: of the user, or of
	// whoever is there where userID is empty. The answer has to be bound to the same.
	PasskeyOptions(ctx context.Context, userID, bound string) (json.RawMessage, error)
}

// ErrProof is the answer to a proof that is wrong, used already or not the account's.
var ErrProof = errs.Invalidf("That is not right.")

// noFactors is an installation without second factors.
type noFactors struct{}

func (noFactors) Due(context.Context, string) (bool, error)            { return false, nil }
func (noFactors) Status(context.Context, string) (FactorStatus, error) { return FactorStatus{}, nil }
func (noFactors) Check(context.Context, string, Proof) error           { return ErrProof }
func (noFactors) Owner(context.Context, Proof) (string, error)         { return "", ErrProof }
func (noFactors) PasskeyOptions(context.Context, string, string) (json.RawMessage, error) {
	return nil, ErrProof
}

// CheckFactor takes a proof of the account's second factor from an address. The
// errors are a TooMany with the wait, and an Invalid that names the field.
func (s *Service) CheckFactor(ctx context.Context, userID string, proof Proof, address string) error {
	limits := factorLimits(proof.Method(), userID, address)
	if err := s.limiter.takeAll(ctx, limits); err != nil {
		return err
	}
	if err := s.Factors.Check(ctx, userID, proof); err != nil {
		return proofRefusal(err, proof.Method(), 0)
	}
	return s.limiter.forgiveAll(ctx, limits)
}

// Enrolled lets somebody in who had yet to set up a second factor, in all sessions.
// It joins the transaction of ctx.
func (s *Service) Enrolled(ctx context.Context, userID string) error {
	return s.store.admitSessions(ctx, userID)
}

// owes tells whether user has yet to set up a second factor that is required.
func (s *Service) owes(ctx context.Context, groups auth.Groups, userID string) (bool, error) {
	if !s.StaffMustEnrol || !groups.Staff() {
		return false, nil
	}
	due, err := s.Factors.Due(ctx, userID)
	return !due, err
}
