package claim

import (
	"context"
	"time"

	"peritus/bff/auth"
)

// own locks a claim started in this browser. For another browser's, it returns ErrNoClaim.
func (s *Service) own(ctx context.Context, claimID, browser string) (Claim, error) {
	c, err := s.store.lock(ctx, claimID)
	if err != nil {
		return Claim{}, err
	}
	if !s.matches(c.Browser, "browser", browser) {
		return Claim{}, ErrNoClaim
	}
	return c, nil
}

// lockProfileThenClaim locks both in the only order used anywhere, to avoid deadlocks.
func (s *Service) lockProfileThenClaim(ctx context.Context, claimID, browser string) (Claim, error) {
	c, err := s.store.get(ctx, claimID)
	if err != nil {
		return Claim{}, err
	}
	if err := s.Profiles.Lock(ctx, c.ExpertID); err != nil {
		return Claim{}, err
	}
	return s.own(ctx, claimID, browser)
}

// Find returns a claim of this browser, or ErrNoClaim for another browser's.
func (s *Service) Find(ctx context.Context, claimID, browser string) (Claim, error) {
	c, err := s.store.get(ctx, claimID)
	if err != nil || !s.matches(c.Browser, "browser", browser) {
		return Claim{}, orElse(err, ErrNoClaim)
	}
	return c, nil
}

func orElse(err, other error) error {
	if err != nil {
		return err
	}
	return other
}

// Take uses the proof and gives the profile to a user. It expects a transaction in ctx,
// which may also create the user. On an error, nothing changes: ErrNoClaim for another
// browser's claim, ErrTaken if the profile has an owner, ErrStaff while it is disputed,
// ErrOver if the proof was used or has expired.
func (s *Service) Take(ctx context.Context, claimID, browser, userID string) error {
	return s.DB.InTx(ctx, func(ctx context.Context) error {
		c, err := s.lockProfileThenClaim(ctx, claimID, browser)
		if err != nil {
			return err
		}
		now := s.Clock.Now()
		switch {
		case c.State == Disputed:
			return ErrStaff
		case !c.usable(now):
			return ErrOver
		}
		person, found, err := s.Accounts.Person(ctx, userID)
		if err != nil {
			return err
		}
		if !found {
			return ErrOver
		}
		p, err := s.Profile(ctx, c.ExpertID)
		if err != nil {
			return err
		}
		owned, err := s.Profiles.Own(ctx, c.ExpertID, userID, person.Name)
		if err != nil {
			return err
		}
		if !owned {
			return ErrTaken
		}
		c.TakenBy, c.TakenAt, c.Resume = userID, &now, ""
		if err := s.move(ctx, &c, Take, person, ""); err != nil {
			return err
		}
		if err := s.disputeOthers(ctx, c); err != nil {
			return err
		}
		return s.notifyContacts(ctx, c, p, whenTaken, "")
	})
}

// usable reports whether the proof of the claim can be used now.
func (c Claim) usable(now time.Time) bool {
	return c.State == Verified && c.Purpose == ForProfile && c.TakenBy == "" && c.ProofUntil != nil && now.Before(*c.ProofUntil)
}

// disputeOthers turns other people's unused proofs into disputes for staff. Claims that
// aren't proved yet continue. Proving one makes it a dispute.
func (s *Service) disputeOthers(ctx context.Context, taken Claim) error {
	others, err := s.store.lockProved(ctx, taken.ExpertID, taken.ID)
	if err != nil {
		return err
	}
	for _, other := range others {
		other.Waits = true
		if err := s.move(ctx, &other, Dispute, auth.Person{}, "The profile was claimed by someone else: "+taken.Reference+"."); err != nil {
			return err
		}
		if err := s.notifyStaff(ctx, other); err != nil {
			return err
		}
	}
	return nil
}

// Held reports whether a profile's contact data can't be changed for now, and until when.
// The time is zero if staff haven't decided yet.
func (s *Service) Held(ctx context.Context, expertID string) (bool, time.Time, error) {
	c, found, err := s.store.lastTaken(ctx, expertID)
	if err != nil || !found {
		return false, time.Time{}, err
	}
	switch c.State {
	case Disputed:
		return true, time.Time{}, nil
	case Verified:
		if until := c.TakenAt.Add(ContestWindow); s.Clock.Now().Before(until) {
			return true, until, nil
		}
	}
	return false, time.Time{}, nil
}

// ResumeHere lets the browser that opens the link in a decision continue the claim. The
// link works once. Errors: ErrOver.
func (s *Service) ResumeHere(ctx context.Context, claimID, token, browser string) (Claim, error) {
	if !browserForm.MatchString(browser) || token == "" {
		return Claim{}, ErrNoClaim
	}
	var c Claim
	err := s.DB.InTx(ctx, func(ctx context.Context) (err error) {
		if c, err = s.store.lock(ctx, claimID); err != nil {
			return err
		}
		if s.matches(c.Browser, "browser", browser) && c.State == Verified && c.TakenBy == "" {
			return nil // this browser again
		}
		if !s.matches(c.Resume, "resume", token) || c.State != Verified || c.TakenBy != "" || !s.Clock.Now().Before(*c.ProofUntil) {
			return ErrOver
		}
		c.Browser, c.Resume = s.hash("browser", browser), ""
		return s.move(ctx, &c, Resume, auth.Person{}, "")
	})
	return c, err
}
