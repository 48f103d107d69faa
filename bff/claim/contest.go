package claim

import (
	"context"

	"peritus/bff/auth"
	"peritus/bff/notify"
	"peritus/bff/platform/errs"
	"peritus/bff/platform/mail"
	"peritus/bff/platform/phone"
)

// notice stores that a contact is notified, and returns the token of its link.
func (s *Service) notice(ctx context.Context, c Claim, kind, hint, occasion string) (string, error) {
	token := newSecret()
	return token, s.store.addNotice(ctx, s.hash("contest", token), c.ID, Notice{Kind: kind, Hint: hint, Occasion: occasion, SentAt: s.Clock.Now()})
}

func (s *Service) contestLink(token string) string {
	return s.WebOrigin + "/become-an-expert/contest?token=" + token
}

// notifyContacts notifies every contact on file that someone claims the profile or took
// it, except by the channel that the code went through. Strangers can begin claims, so a
// contact that was warned several times already isn't warned of each one. It's always
// notified when the profile is taken.
func (s *Service) notifyContacts(ctx context.Context, c Claim, p Profile, occasion, channel string) error {
	byEmail, err := s.shouldNotify(ctx, p.ContactEmail, occasion, channel == string(ByEmail))
	if err != nil {
		return err
	}
	if byEmail {
		token, err := s.notice(ctx, c, "email", mail.Mask(p.ContactEmail), occasion)
		if err != nil {
			return err
		}
		if err := s.Notify.Send(ctx, s.noticeTo("", p.ContactEmail, c, occasion, token)); err != nil {
			return err
		}
	}
	byText, err := s.shouldNotify(ctx, s.textTo(p), occasion, channel == string(BySMS))
	if err != nil {
		return err
	}
	if byText {
		token, err := s.notice(ctx, c, "sms", phone.Mask(p.Phone), occasion)
		if err != nil {
			return err
		}
		if err := s.Texts.Send(ctx, noticeText(c, p.Phone, occasion, s.contestLink(token))); err != nil {
			return err
		}
	}
	if p.UserID == "" {
		return nil
	}
	owner, found, err := s.Accounts.Person(ctx, p.UserID)
	if err != nil || !found || mail.Key(owner.Email) == mail.Key(p.ContactEmail) {
		return err
	}
	if byAccount, err := s.shouldNotify(ctx, owner.Email, occasion, false); err != nil || !byAccount {
		return err
	}
	token, err := s.notice(ctx, c, "account", mail.Mask(owner.Email), occasion)
	if err != nil {
		return err
	}
	return s.Notify.Send(ctx, s.noticeTo(owner.ID, owner.Email, c, occasion, token))
}

// shouldNotify reports whether to send a notice to a contact, and counts it. notified is
// true if the contact already got the code.
func (s *Service) shouldNotify(ctx context.Context, to, occasion string, notified bool) (bool, error) {
	if to == "" || notified || occasion == whenTaken {
		return to != "" && !notified, nil
	}
	return s.Limits.TakeNotice(ctx, to)
}

// noticeTo is the notice about a claim to one of the contacts on file.
func (s *Service) noticeTo(userID, address string, c Claim, occasion, token string) notify.Message {
	kind := claimBegun
	if occasion == whenTaken {
		kind = claimTaken
	}
	return notify.Message{Kind: kind, UserID: userID, To: address, Data: notify.Data{"what": c.what(c.ExpertName), "expert": c.ExpertName,
		"contest": s.contestLink(token)}}
}

// Contest handles the link in a notice: the claim becomes a dispute for staff to decide.
// It is idempotent. Errors: NotFound for an unknown link; a Conflict if it's too late.
func (s *Service) Contest(ctx context.Context, token string) error {
	return s.DB.InTx(ctx, func(ctx context.Context) error {
		hash, claimID, hint, found, err := s.store.findNotice(ctx, s.hashes("contest", token))
		if err != nil {
			return err
		}
		if !found {
			return errs.NotFoundf("Link")
		}
		c, err := s.store.lock(ctx, claimID)
		if err != nil {
			return err
		}
		now := s.Clock.Now()
		switch {
		case c.State == Rejected || c.State == Expired:
			return errs.Conflicting("This claim was rejected or expired, so you don't need to object.", nil)
		case c.State == Verified && c.Purpose == ForRemoval:
			return errs.Conflicting("The profile was removed. Contact us.", nil)
		case c.TakenAt != nil && !now.Before(c.TakenAt.Add(ContestWindow)) && c.State == Verified:
			return errs.Conflicting("The 72 hours for an objection are over. Contact us.", nil)
		}
		if err := s.store.contested(ctx, hash, now); err != nil {
			return err
		}
		if c.State == Disputed {
			return nil
		}
		c.Waits = true
		if err := s.move(ctx, &c, Dispute, auth.Person{}, "By the link sent to "+hint+"."); err != nil {
			return err
		}
		return s.notifyStaff(ctx, c)
	})
}

// notifyStaff tells the staff address, or every staff member, that a claim is waiting.
func (s *Service) notifyStaff(ctx context.Context, c Claim) error {
	to := []auth.Person{{Email: s.StaffMail}}
	if s.StaffMail == "" {
		var err error
		if to, err = s.Accounts.Staff(ctx); err != nil {
			return err
		}
	}
	messages := make([]notify.Message, len(to))
	for i, member := range to {
		messages[i] = notify.Message{Kind: claimWaiting, UserID: member.ID, To: member.Email, Data: notify.Data{"reference": c.Reference,
			"expert": c.ExpertName, "disputed": c.State == Disputed, "link": s.WebOrigin + "/admin/claims/" + c.ID}}
	}
	return s.Notify.Send(ctx, messages...)
}
