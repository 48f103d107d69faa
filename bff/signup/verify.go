package signup

import (
	"context"
	"errors"
	"fmt"

	"peritus/bff/platform/code"
	"peritus/bff/platform/errs"
	"peritus/bff/platform/text"
)

// Proof is what finishes a sign-up.
type Proof struct {
	SignUpID     string
	Browser      string
	Code         string // as it was typed
	ClaimBrowser string // secret of the browser that holds the proof of a claim
	WithoutClaim bool   // make a new profile although the sign-up began with a claim
}

// CodeClaim marks the refusal of a claim that can no longer be used. The code stays
// valid, so the sign-up can be finished WithoutClaim.
const CodeClaim = "claim"

// Verify creates the account of a sign-up with its record or profile, in one transaction,
// and returns the account id. Each sign-up creates one account. The same code from the
// same browser still succeeds for half a minute, then is ErrFinished. Wrong attempts
// count. An address that already has an account is refused like a wrong code. Errors: by
// the field code; ErrNoSignUp; a Conflict if the address got an account in the meantime;
// a Conflict with CodeClaim if the claim is over, used, or belongs to another browser.
func (s *Service) Verify(ctx context.Context, address string, proof Proof) (userID string, err error) {
	typed := bare(proof.Code)
	if !sixDigits(typed) {
		return "", codeError("", "Enter the six digits from the email.", nil) // not an attempt, so not counted
	}
	if err := s.limitAddress(ctx, address, "verify", verifiesPerHour); err != nil {
		return "", err
	}
	var refused error // committed with the number of attempts, unlike an error of the transaction
	err = s.DB.InTx(ctx, func(ctx context.Context) error {
		refused = nil
		p, err := s.held(ctx, proof.SignUpID, proof.Browser)
		if err != nil {
			return err
		}
		if p.VerifiedAt != nil {
			userID, err = s.again(p, typed)
			return err
		}
		if refused = s.checkCode(&p, typed); refused != nil {
			return s.store.saveTries(ctx, p)
		}
		userID, err = s.finish(ctx, p, proof)
		return err
	})
	if err != nil {
		return "", err
	}
	return userID, refused
}

// checkCode compares the code and counts wrong attempts.
func (s *Service) checkCode(p *pending, typed string) error {
	if s.Clock.Now().Sub(p.CodeSentAt) >= code.Lifetime {
		return codeError(CodeExpired, "This code has expired. Request a new one.", nil)
	}
	if p.Tries >= code.Tries {
		return codeError(CodeUsedUp, "Too many wrong attempts. Request a new code.", nil)
	}
	if code.Matches(p.CodeHash, s.Keys, purpose, p.ID, typed) {
		return nil
	}
	p.Tries++
	switch left := code.Tries - p.Tries; left {
	case 0:
		return codeError(CodeUsedUp, "That code isn't right, and that was your last attempt. Request a new code.", 0)
	case 1:
		return codeError(CodeWrong, "That code isn't right. 1 attempt left. If you requested more than one, use the latest.", 1)
	default:
		return codeError(CodeWrong, fmt.Sprintf("That code isn't right. %d attempts left. If you requested more than one, use the latest.", left), left)
	}
}

// again accepts a code a second time within a few seconds.
func (s *Service) again(p pending, typed string) (string, error) {
	if s.Clock.Now().Sub(*p.VerifiedAt) > repeated || !code.Matches(p.CodeHash, s.Keys, purpose, p.ID, typed) {
		return "", ErrFinished
	}
	return p.UserID, nil
}

func (s *Service) finish(ctx context.Context, p pending, proof Proof) (string, error) {
	userID, err := s.Accounts.Create(ctx, NewAccount{Kind: p.Kind, Email: p.Email, Name: text.Normal(p.Details.Name()), PasswordHash: p.PasswordHash})
	if err != nil {
		return "", err
	}
	if p.ClaimID != "" && !proof.WithoutClaim {
		err = claimRefusal(s.Claims.Take(ctx, p.ClaimID, proof.ClaimBrowser, userID))
	} else {
		err = s.newcomers(p.Kind).Open(ctx, userID, p.Details, p.Email)
	}
	if err != nil {
		return "", err
	}
	if err := s.Terms.Agreed(ctx, userID, p.TermsVersion); err != nil {
		return "", err
	}
	now := s.Clock.Now()
	p.VerifiedAt, p.UserID = &now, userID
	return userID, s.store.finish(ctx, p)
}

// claimRefusal adds CodeClaim to a refusal of the claim. It returns outages unchanged.
func claimRefusal(err error) error {
	switch errs.KindOf(err) {
	case errs.NotFound:
		return errs.Conflicting("Your claim was verified in another browser. Continue there.", nil).WithCode(CodeClaim)
	case errs.Conflict:
		var e *errs.Error
		errors.As(err, &e)
		return e.WithCode(CodeClaim)
	}
	return err
}

func sixDigits(typed string) bool {
	if len(typed) != code.Digits {
		return false
	}
	for _, c := range typed {
		if c < '0' || c > '9' {
			return false
		}
	}
	return true
}

func codeError(what, sentence string, left any) error {
	e := errs.Field(map[string][]string{"code": {sentence}})
	if left != nil {
		e.Data = map[string]any{"tries_left": left}
	}
	return e.WithCode(what)
}
