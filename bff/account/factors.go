package account

import (
	"context"
	"encoding/json"
)

// Proof is what somebody shows as his second factor: one of the three.
type Proof struct {
	Code         string          // of an authenticator
	RecoveryCode string          // one of the ten on paper
	Assertion    json.RawMessage // of a passkey
}

// Factors are the second factors of accounts.
type Factors interface {
	// Due tells whether this account is to show a second factor.
	Due(ctx context.Context, userID string) (bool, error)
	// Check answers nil where the proof is right. A wrong one is an Invalid error or,
	// after several, a TooMany.
	Check(ctx context.Context, userID string, proof Proof) error
}

// noFactors is an installation without second factors.
type noFactors struct{}

func (noFactors) Due(context.Context, string) (bool, error) { return false, nil }

func (noFactors) Check(context.Context, string, Proof) error { return nil }
