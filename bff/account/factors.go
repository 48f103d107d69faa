package account

import (
	"context"
	"encoding/json"

	"peritus/bff/platform/errs"
)

// Method is a kind of second factor.
type Method string

const (
	Authenticator Method = "totp"
	Passkey       Method = "passkey"
	RecoveryCode  Method = "recovery-code"
)

// Proof is what a person proves a second factor with. One of the first three is set.
type Proof struct {
	Code         string          // six digits of an authenticator app
	RecoveryCode string          // one of the ten that were shown once
	Assertion    json.RawMessage // a passkey's response, as the browser sends it
	Bound        string          // what the passkey's challenge is bound to
}

// Empty reports whether the proof is empty.
func (p Proof) Empty() bool { return p.Code == "" && p.RecoveryCode == "" && len(p.Assertion) == 0 }

// Method returns the proof's method.
func (p Proof) Method() Method {
	switch {
	case len(p.Assertion) > 0:
		return Passkey
	case p.RecoveryCode != "":
		return RecoveryCode
	}
	return Authenticator
}

// FactorStatus lists the methods that an account can use. It's empty if the account has
// no second factor.
type FactorStatus struct {
	Methods           []Method
	RecoveryCodesLeft int
}

// Names returns the names of the methods.
func (st FactorStatus) Names() []string {
	names := make([]string, len(st.Methods))
	for i, m := range st.Methods {
		names[i] = string(m)
	}
	return names
}

// Factors are the second factors of accounts.
type Factors interface {
	// Due reports whether the account needs a second factor to sign in.
	Due(ctx context.Context, userID string) (bool, error)
	// Status lists the account's methods.
	Status(ctx context.Context, userID string) (FactorStatus, error)
	// Check accepts a proof once. A wrong one is ErrProof.
	Check(ctx context.Context, userID string, proof Proof) error
	// Owner accepts a passkey that replaces email and password, and returns its owner's
	// account id. A wrong one is ErrProof.
	Owner(ctx context.Context, proof Proof) (userID string, err error)
	// PasskeyOptions returns the browser's options to request a passkey of the user, or
	// of anyone if userID is empty. The response must have the same binding.
	PasskeyOptions(ctx context.Context, userID, bound string) (json.RawMessage, error)
}

// ErrProof means that a proof is wrong, already used, or another account's.
var ErrProof = errs.Invalidf("That isn't right.")
