package account

import (
	"context"
	"encoding/json"

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

// Names of the methods.
func (st FactorStatus) Names() []string {
	names := make([]string, len(st.Methods))
	for i, m := range st.Methods {
		names[i] = string(m)
	}
	return names
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
var ErrProof = errs.Invalidf("That isn't right.")
