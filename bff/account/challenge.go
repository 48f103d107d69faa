package account

import (
	"context"
	"errors"
	"fmt"
	"time"

	"peritus/bff/platform/errs"
)

const (
	// ChallengeLifetime is how long the second step may take.
	ChallengeLifetime = 10 * time.Minute
	// ChallengeTries is how many wrong proofs one challenge bears.
	ChallengeTries = 5
)

// CodeChallengeOver says that the sign-in has to begin again with the password.
const CodeChallengeOver = "challenge-over"

// ErrChallengeOver is the answer to a challenge that is unknown, answered, expired or
// has borne ChallengeTries wrong proofs: it does not say which.
var ErrChallengeOver = errs.Unauthorized("The second step has taken too long or failed too often. Please sign in again.").WithCode(CodeChallengeOver)

// Entry is what a sign-in leads to: a session, or the challenge to prove the second
// factor.
type Entry struct {
	User      User
	Grant     Grant
	Challenge *Challenge
}

// Challenge is the second step of a sign-in. Whoever holds the token may try.
type Challenge struct {
	Token    string
	Status   FactorStatus
	Lifetime time.Duration
}

// enter begins the session of somebody who has proved the password, or the second step.
func (s *Service) enter(ctx context.Context, user User, from Device) (Entry, error) {
	status, err := s.Factors.Status(ctx, user.ID)
	if err != nil {
		return Entry{}, err
	}
	if len(status.Methods) == 0 {
		grant, err := s.Begin(ctx, user, from)
		return Entry{User: user, Grant: grant}, err
	}
	token, err := newRefreshToken()
	if err != nil {
		return Entry{}, err
	}
	now := s.Clock.Now()
	err = s.DB.InTx(ctx, func(ctx context.Context) error {
		if err := s.store.addChallenge(ctx, challengeRow{Hash: hashOf(token), UserID: user.ID,
			CreatedAt: now.UnixMilli(), ExpiresAt: now.Add(ChallengeLifetime).UnixMilli()}); err != nil {
			return err
		}
		return s.limiter.forgive(ctx, EmailKey(user.Email), from.Address) // the password was right
	})
	return Entry{User: user, Challenge: &Challenge{Token: token, Status: status, Lifetime: ChallengeLifetime}}, err
}

// Answer proves the second factor for a challenge and begins the session. The errors
// are ErrChallengeOver, a TooMany with the wait, and an Invalid that names the field
// and says how many tries are left.
func (s *Service) Answer(ctx context.Context, token string, proof Proof, from Device) (User, Grant, error) {
	if proof.Empty() {
		return User{}, Grant{}, errs.Field(map[string][]string{"code": {"Type the code."}})
	}
	user, row, err := s.challenged(ctx, token)
	if err != nil {
		return User{}, Grant{}, err
	}
	limits := factorLimits(proof.Method(), user.ID, from.Address)
	if err := s.limiter.takeAll(ctx, limits); err != nil {
		return User{}, Grant{}, err
	}
	tries, live, err := s.store.tryChallenge(ctx, row.Hash, ChallengeTries, s.Clock.Now())
	if err != nil {
		return User{}, Grant{}, err
	}
	if !live {
		return User{}, Grant{}, ErrChallengeOver
	}
	proof.Bound = challengeBound(token)
	if err := s.Factors.Check(ctx, user.ID, proof); err != nil {
		return User{}, Grant{}, s.wrongProof(ctx, user, err, proof.Method(), tries, from)
	}
	var grant Grant
	err = s.DB.InTx(ctx, func(ctx context.Context) error {
		first, err := s.store.useChallenge(ctx, row.Hash, s.Clock.Now())
		if err != nil {
			return err
		}
		if !first {
			return ErrChallengeOver
		}
		if err := s.limiter.forgiveAll(ctx, limits); err != nil {
			return err
		}
		grant, err = s.Begin(ctx, user, from)
		return err
	})
	return user, grant, err
}

// challenged is whose second step it is.
func (s *Service) challenged(ctx context.Context, token string) (User, challengeRow, error) {
	row, found, err := s.store.findChallenge(ctx, hashOf(token))
	if err != nil {
		return User{}, row, err
	}
	if !found || row.UsedAt != nil || row.Tries >= ChallengeTries || row.ExpiresAt <= s.Clock.Now().UnixMilli() {
		return User{}, row, ErrChallengeOver
	}
	user, found, err := s.FindUser(ctx, row.UserID)
	if err != nil {
		return User{}, row, err
	}
	if !found || user.Suspended {
		return User{}, row, ErrChallengeOver
	}
	return user, row, nil
}

// wrongProof is the refusal. The owner hears of a challenge that was failed to its
// end: whoever did so knows the password.
func (s *Service) wrongProof(ctx context.Context, user User, err error, method Method, tries int, from Device) error {
	if !errors.Is(err, ErrProof) {
		return err
	}
	if tries < ChallengeTries {
		return proofRefusal(err, method, ChallengeTries-tries)
	}
	if err := s.Mails.Send(ctx, failedStepNotice(user, from, s.Clock.Now())); err != nil {
		return err
	}
	return ErrChallengeOver
}

// proofRefusal says what was wrong at the field it was typed into. Without tries
// left, it counts none.
func proofRefusal(err error, method Method, left int) error {
	if !errors.Is(err, ErrProof) {
		return err
	}
	field, text := "code", "That is not the code, or it was used already. Wait for the next one."
	switch method {
	case RecoveryCode:
		field, text = "recovery_code", "That is not one of your recovery codes, or it was used already."
	case Passkey:
		field, text = "assertion", "That passkey was not accepted."
	}
	switch {
	case left == 1:
		text += " One try is left."
	case left > 1:
		text += fmt.Sprintf(" %d tries are left.", left)
	}
	return errs.Field(map[string][]string{field: {text}})
}

// SignInByPasskey begins a session for whoever's passkey it is: it stands for name,
// password and second factor. browser is what the challenge was asked for with. The
// errors are ErrPasskey and a TooMany with the wait.
func (s *Service) SignInByPasskey(ctx context.Context, proof Proof, browser string, from Device) (User, Grant, error) {
	if err := s.limiter.takeAddress(ctx, from.Address); err != nil {
		return User{}, Grant{}, err
	}
	proof.Bound = browserBound(browser)
	userID, err := s.Factors.Owner(ctx, proof)
	if errors.Is(err, ErrProof) {
		return User{}, Grant{}, ErrPasskey
	}
	if err != nil {
		return User{}, Grant{}, err
	}
	user, found, err := s.FindUser(ctx, userID)
	if err != nil {
		return User{}, Grant{}, err
	}
	if !found || user.Suspended {
		return User{}, Grant{}, ErrPasskey
	}
	grant, err := s.Begin(ctx, user, from)
	return user, grant, err
}

// ErrPasskey is the answer to a passkey that signs nobody in.
var ErrPasskey = errs.Unauthorized("That passkey was not accepted. Use another one, or your password.")

// What a passkey's challenge is bound to: a sign-in's second step, a browser, a
// session, a mailed link.
func challengeBound(token string) string   { return "challenge:" + token }
func browserBound(browser string) string   { return "browser:" + browser }
func linkBound(token string) string        { return "link:" + token }
func sessionBound(sessionID string) string { return "session:" + sessionID }
