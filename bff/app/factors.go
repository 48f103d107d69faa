package app

import (
	"context"
	"encoding/json"
	"errors"

	"peritus/bff/account"
	"peritus/bff/account/session"
	"peritus/bff/factor"
)

// factors gives accounts access to second factors. The two domains depend on each other, so
// this looks the service up on each call.
type factors struct{ app *App }

func (f factors) Due(ctx context.Context, userID string) (bool, error) {
	return f.app.Factor.Due(ctx, userID)
}

// Status lists the methods, quickest first.
func (f factors) Status(ctx context.Context, userID string) (account.FactorStatus, error) {
	st, due, err := f.app.Factor.Status(ctx, userID)
	if err != nil || !due {
		return account.FactorStatus{}, err
	}
	out := account.FactorStatus{RecoveryCodesLeft: st.RecoveryCodesLeft}
	if st.App {
		out.Methods = append(out.Methods, account.Authenticator)
	}
	if st.Passkeys {
		out.Methods = append(out.Methods, account.Passkey)
	}
	// It's listed even if all codes are used, because an account with a factor always needs one.
	out.Methods = append(out.Methods, account.RecoveryCode)
	return out, nil
}

func (f factors) Check(ctx context.Context, userID string, proof account.Proof) error {
	var err error
	switch proof.Method() {
	case account.Passkey:
		err = f.app.Factor.CheckPasskey(ctx, userID, proof.Assertion, proof.Bound)
	case account.RecoveryCode:
		err = f.app.Factor.CheckRecoveryCode(ctx, userID, proof.RecoveryCode)
	default:
		err = f.app.Factor.CheckCode(ctx, userID, proof.Code)
	}
	return asProof(err)
}

func (f factors) Owner(ctx context.Context, proof account.Proof) (string, error) {
	userID, err := f.app.Factor.Owner(ctx, proof.Assertion, proof.Bound)
	return userID, asProof(err)
}

func (f factors) PasskeyOptions(ctx context.Context, userID, bound string) (json.RawMessage, error) {
	options, err := f.app.Factor.PasskeyOptions(ctx, userID, bound)
	return options, asProof(err)
}

func (f factors) Reset(ctx context.Context, userID string) error {
	return f.app.Factor.Reset(ctx, userID)
}

func asProof(err error) error {
	if errors.Is(err, factor.ErrRefused) {
		return account.ErrProof
	}
	return err
}

// holders gives factors access to their accounts.
type holders struct {
	accounts *account.Service
	sessions *session.Service
}

func (h holders) Contact(ctx context.Context, userID string) (email, name string, err error) {
	user, found, err := h.accounts.FindUser(ctx, userID)
	if err == nil && !found {
		err = account.ErrNoUser
	}
	return user.Email, user.Name, err
}

func (h holders) Enrolled(ctx context.Context, userID string) error {
	return h.sessions.Enrolled(ctx, userID)
}
