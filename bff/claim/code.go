package claim

import (
	"context"
	"fmt"
	"time"

	"peritus/bff/auth"
	"peritus/bff/notify"
	"peritus/bff/platform/code"
	"peritus/bff/platform/errs"
)

const codePurpose = "claim"

// sentCode is a code that was sent for a claim.
type sentCode struct {
	ID      string
	ClaimID string
	Hash    string
	Tries   int
	Used    bool
	SentAt  time.Time
}

func (c sentCode) alive(now time.Time) bool {
	return c.ID != "" && !c.Used && c.Tries < code.Tries && now.Sub(c.SentAt) < code.Lifetime
}

// sendCode sends a new code, which cancels the previous one. The caller's network address
// counts toward the limits.
func (s *Service) sendCode(ctx context.Context, c *Claim, p Profile, address string) error {
	to := p.ContactEmail
	if c.Mode == BySMS {
		to = p.Phone
	}
	if err := s.limitCodes(ctx, to, address); err != nil {
		return err
	}
	drawn, err := code.New()
	if err != nil {
		return err
	}
	sent := sentCode{ID: s.IDs.New(), ClaimID: c.ID, SentAt: s.Clock.Now()}
	sent.Hash = code.Hash(s.Codes, codePurpose, sent.ID, drawn)
	if err := s.store.addCode(ctx, sent, *c); err != nil {
		return err
	}
	if err := s.move(ctx, c, Send, auth.Person{}, c.Hint); err != nil {
		return err
	}
	token, err := s.notice(ctx, *c, string(c.Mode), c.Hint, whenBegun)
	if err != nil {
		return err
	}
	if c.Mode == BySMS {
		return s.Texts.Send(ctx, codeText(*c, p, drawn, s.contestLink(token)))
	}
	return s.Notify.Send(ctx, notify.Message{Kind: codeByEmail, To: p.ContactEmail, Data: notify.Data{"what": c.what(p.Name), "code": drawn,
		"minutes": int(code.Lifetime / time.Minute), "contest": s.contestLink(token)}})
}

// Resend sends another code for a claim of this browser. Errors: ErrNoClaim, TooMany, and
// a refusal if the claim's state doesn't allow it.
func (s *Service) Resend(ctx context.Context, claimID, browser, address string) (Claim, error) {
	var c Claim
	err := s.DB.InTx(ctx, func(ctx context.Context) (err error) {
		if c, err = s.own(ctx, claimID, browser); err != nil {
			return err
		}
		if c.Mode == ByDocument {
			return errs.Invalidf("This claim uses a document, not a code.")
		}
		if c.State != Pending {
			_, err := c.State.after(Send)
			return err
		}
		now := s.Clock.Now()
		last, err := s.store.lastCode(ctx, c.ID)
		if err != nil {
			return err
		}
		if wait := last.SentAt.Add(code.ResendAfter).Sub(now); wait > 0 {
			return errs.TooManyRequests("We just sent a code. Wait 30 seconds before you request another.", wait)
		}
		sent, err := s.store.countCodesOf(ctx, c.ID, now.Add(-time.Hour))
		if err != nil {
			return err
		}
		if sent > code.ResendsPerHour {
			return errs.TooManyRequests("We sent several codes in the past hour. Wait an hour, or send a document instead.", time.Hour)
		}
		p, err := s.Profile(ctx, c.ExpertID)
		if err != nil {
			return err
		}
		return s.sendCode(ctx, &c, p, address)
	})
	return c, err
}

// Check checks a code for a claim of this browser. A correct code proves the claim or
// removes the profile, once. If the profile has an owner by then, the claim becomes a
// dispute. Errors: ErrNoClaim, an Invalid at the field code, and a refusal if the claim's
// state doesn't allow it.
func (s *Service) Check(ctx context.Context, claimID, browser, typed string) (Claim, error) {
	var c Claim
	var refusal error // a refusal commits: it counts the try
	err := s.DB.InTx(ctx, func(ctx context.Context) (err error) {
		c, refusal, err = s.check(ctx, claimID, browser, typed)
		return err
	})
	if err != nil {
		return Claim{}, err
	}
	return c, refusal
}

func (s *Service) check(ctx context.Context, claimID, browser, typed string) (c Claim, refusal, err error) {
	if c, err = s.lockProfileThenClaim(ctx, claimID, browser); err != nil {
		return c, nil, err
	}
	if c.State != Pending || c.Mode == ByDocument {
		_, refusal := c.State.after(Prove)
		if refusal == nil {
			refusal = errs.Invalidf("This claim uses a document, not a code.")
		}
		return c, refusal, nil
	}
	now := s.Clock.Now()
	sent, err := s.store.lastCode(ctx, c.ID)
	if err != nil {
		return c, nil, err
	}
	if !sent.alive(now) {
		return c, wrongCode("This code has expired. Request a new one."), nil
	}
	right := code.Matches(sent.Hash, s.Codes, codePurpose, sent.ID, typed)
	sent.Tries++
	sent.Used = right
	if err := s.store.saveCode(ctx, sent, now); err != nil {
		return c, nil, err
	}
	if !right {
		return c, wrongCode(triesLeft(code.Tries - sent.Tries)), nil
	}
	return s.proved(ctx, c)
}

func wrongCode(sentence string) error {
	return errs.Field(map[string][]string{"code": {sentence}})
}

func triesLeft(left int) string {
	switch left {
	case 0:
		return "That code is incorrect. You have no tries left. Request a new code."
	case 1:
		return "That code is incorrect. You have one try left."
	}
	return fmt.Sprintf("That code is incorrect. You have %d tries left. If you requested two codes, use the newer one.", left)
}

// proved handles a correct code.
func (s *Service) proved(ctx context.Context, c Claim) (Claim, error, error) {
	p, err := s.Profile(ctx, c.ExpertID)
	if err != nil {
		return c, nil, err
	}
	now := s.Clock.Now()
	c.ProvedAt = &now
	if p.UserID != "" {
		c.Waits = true
		if err := s.move(ctx, &c, Dispute, auth.Person{}, "The code was correct, but someone else had claimed the profile."); err != nil {
			return c, nil, err
		}
		return c, ErrTaken, s.notifyStaff(ctx, c)
	}
	until := now.Add(ProofFor)
	c.ProofUntil = &until
	if err := s.move(ctx, &c, Prove, auth.Person{}, c.Hint); err != nil {
		return c, nil, err
	}
	if c.Purpose == ForRemoval {
		return c, nil, s.remove(ctx, &c, p, auth.Person{})
	}
	return c, nil, nil
}
