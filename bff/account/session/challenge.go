package session

import (
	"context"
	"errors"
	"fmt"
	"time"

	"peritus/bff/account"
	"peritus/bff/account/limit"
	"peritus/bff/notify"
	"peritus/bff/platform/errs"
	"peritus/bff/platform/security"
	"peritus/bff/platform/token"
)

const (
	// ChallengeLifetime is how long the second step can take.
	ChallengeLifetime = 10 * time.Minute
	// ChallengeTries is how many wrong proofs a challenge allows.
	ChallengeTries = 5
)

// CodeChallengeOver says that the sign-in has to begin again with the password.
const CodeChallengeOver = "challenge-over"

// ErrChallengeOver means that a challenge is unknown, used, expired, or had ChallengeTries
// wrong proofs. It doesn't say which.
var ErrChallengeOver = errs.Unauthorized("The second step took too long or failed too many times. Sign in again.").WithCode(CodeChallengeOver)

// Outcome is what a sign-in leads to: a session, or the challenge to prove the second
// factor.
type Outcome struct {
	User      account.User
	Grant     account.Grant
	Challenge *Challenge
}

// Challenge is the second step of a sign-in. Anyone with the token can try.
type Challenge struct {
	Token    string
	Status   account.FactorStatus
	Lifetime time.Duration
}

// enter begins a session after the password was proved, or starts the second step.
func (s *Service) enter(ctx context.Context, user account.User, from account.Device, source limit.Source) (Outcome, error) {
	status, err := s.Factors.Status(ctx, user.ID)
	if err != nil {
		return Outcome{}, err
	}
	if len(status.Methods) == 0 {
		grant, err := s.Begin(ctx, user, from)
		return Outcome{User: user, Grant: grant}, err
	}
	secret, err := token.New()
	if err != nil {
		return Outcome{}, err
	}
	now := s.Clock.Now()
	err = s.DB.InTx(ctx, func(ctx context.Context) error {
		if err := s.store.addChallenge(ctx, challengeRow{Hash: token.Hash(secret), UserID: user.ID,
			CreatedAt: now.UnixMilli(), ExpiresAt: now.Add(ChallengeLifetime).UnixMilli()}); err != nil {
			return err
		}
		return s.Limiter.Forgive(ctx, account.EmailKey(user.Email), source) // the password was correct
	})
	return Outcome{User: user, Challenge: &Challenge{Token: secret, Status: status, Lifetime: ChallengeLifetime}}, err
}

// CompleteSignIn checks the second factor for a challenge and begins the session. Errors:
// ErrChallengeOver, TooMany with the wait, and Invalid at the field with the number of
// attempts left.
func (s *Service) CompleteSignIn(ctx context.Context, token string, proof account.Proof, from account.Device) (account.User, account.Grant, error) {
	if proof.Empty() {
		return account.User{}, account.Grant{}, errs.Field(map[string][]string{"code": {"Type the code."}})
	}
	user, row, err := s.challenged(ctx, token)
	if err != nil {
		return account.User{}, account.Grant{}, err
	}
	source, err := s.sourceOf(ctx, user.ID, from)
	if err != nil {
		return account.User{}, account.Grant{}, err
	}
	limits, facts := factorLimits(proof.Method(), user.ID, source), security.Facts{Account: user.ID, Method: string(proof.Method())}
	if err := s.Limiter.TakeAll(ctx, limits); err != nil {
		return account.User{}, account.Grant{}, report(ctx, atSecondFactor, facts, err)
	}
	tries, active, err := s.store.tryChallenge(ctx, row.Hash, ChallengeTries, s.Clock.Now())
	if err != nil {
		return account.User{}, account.Grant{}, err
	}
	if !active {
		return account.User{}, account.Grant{}, ErrChallengeOver
	}
	proof.Bound = challengeBound(token)
	if err := s.Factors.Check(ctx, user.ID, proof); err != nil {
		return account.User{}, account.Grant{}, s.wrongProof(ctx, user, report(ctx, atSecondFactor, facts, err), proof.Method(), tries, from)
	}
	var grant account.Grant
	err = s.DB.InTx(ctx, func(ctx context.Context) error {
		first, err := s.store.useChallenge(ctx, row.Hash, s.Clock.Now())
		if err != nil {
			return err
		}
		if !first {
			return ErrChallengeOver
		}
		if err := s.Limiter.ForgiveAll(ctx, limits); err != nil {
			return err
		}
		grant, err = s.Begin(ctx, user, from)
		return err
	})
	return user, grant, err
}

// challenged returns a challenge and its user.
func (s *Service) challenged(ctx context.Context, secret string) (account.User, challengeRow, error) {
	row, found, err := s.store.findChallenge(ctx, token.Hash(secret))
	if err != nil {
		return account.User{}, row, err
	}
	if !found || row.UsedAt != nil || row.Tries >= ChallengeTries || row.ExpiresAt <= s.Clock.Now().UnixMilli() {
		return account.User{}, row, ErrChallengeOver
	}
	user, found, err := s.Accounts.FindUser(ctx, row.UserID)
	if err != nil {
		return account.User{}, row, err
	}
	if !found || user.Suspended {
		return account.User{}, row, ErrChallengeOver
	}
	return user, row, nil
}

// wrongProof returns the refusal. If a challenge has no tries left, the owner gets an
// email, since the person who tried knows the password.
func (s *Service) wrongProof(ctx context.Context, user account.User, err error, method account.Method, tries int, from account.Device) error {
	if !errors.Is(err, account.ErrProof) {
		return err
	}
	if tries < ChallengeTries {
		return proofRefusal(err, method, ChallengeTries-tries)
	}
	if err := s.Notify.Send(ctx, notify.Message{Kind: secondStepFailed, UserID: user.ID, To: user.Email, Data: notify.Data{"name": user.Name,
		"tries": ChallengeTries, "at": s.Clock.Now(), "address": account.AddressWords(from.Address), "origin": s.WebOrigin}}); err != nil {
		return err
	}
	return ErrChallengeOver
}

// proofRefusal returns the message at the field the proof was typed into. If left is 0,
// it doesn't mention tries.
func proofRefusal(err error, method account.Method, left int) error {
	if !errors.Is(err, account.ErrProof) {
		return err
	}
	field, text := "code", "That code isn't right, or it was already used. Wait for the next one."
	switch method {
	case account.RecoveryCode:
		field, text = "recovery_code", "That isn't one of your recovery codes, or it was already used."
	case account.Passkey:
		field, text = "assertion", "We couldn't verify that passkey."
	}
	switch {
	case left == 1:
		text += " You have one try left."
	case left > 1:
		text += fmt.Sprintf(" You have %d tries left.", left)
	}
	return errs.Field(map[string][]string{field: {text}})
}

// SignInByPasskey begins a session for the passkey's owner. It replaces name, password,
// and second factor. browser is the secret sent with the request for the challenge. The
// errors are ErrPasskey, ErrSuspended, and a TooMany with the wait.
func (s *Service) SignInByPasskey(ctx context.Context, proof account.Proof, browser string, from account.Device) (account.User, account.Grant, error) {
	source, err := s.sourceOf(ctx, "", from)
	if err != nil {
		return account.User{}, account.Grant{}, err
	}
	if err := s.Limiter.TakePasskey(ctx, source); err != nil {
		return account.User{}, account.Grant{}, report(ctx, atSignIn, security.Facts{Method: byPasskey}, err)
	}
	proof.Bound = browserBound(browser)
	userID, err := s.Factors.Owner(ctx, proof)
	if errors.Is(err, account.ErrProof) {
		return account.User{}, account.Grant{}, report(ctx, atSignIn, security.Facts{Method: byPasskey}, ErrPasskey)
	}
	if err != nil {
		return account.User{}, account.Grant{}, err
	}
	user, found, err := s.Accounts.FindUser(ctx, userID)
	if err != nil {
		return account.User{}, account.Grant{}, err
	}
	if !found {
		return account.User{}, account.Grant{}, ErrPasskey
	}
	if err := s.Limiter.ForgivePasskey(ctx, source); err != nil {
		return account.User{}, account.Grant{}, err
	}
	if user.Suspended {
		return account.User{}, account.Grant{}, report(ctx, atSignIn, security.Facts{Account: user.ID, Method: byPasskey}, ErrSuspended)
	}
	grant, err := s.Begin(ctx, user, from)
	return user, grant, err
}

// ErrPasskey means that the passkey can't sign anyone in.
var ErrPasskey = errs.Unauthorized("We couldn't verify that passkey. Use another one, or your password.")

// What a passkey's challenge is bound to: a sign-in's second step, a browser, a session.
func challengeBound(token string) string   { return "challenge:" + token }
func browserBound(browser string) string   { return "browser:" + browser }
func sessionBound(sessionID string) string { return "session:" + sessionID }
