package account

import (
	"context"
	"time"

	"peritus/bff/auth"
	"peritus/bff/notify"
	"peritus/bff/platform/errs"
	"peritus/bff/platform/field"
)

const (
	// EmailChangeLifetime is how long both addresses have to confirm.
	EmailChangeLifetime = 24 * time.Hour

	changesPerDay = 5
	oldSide       = "old"
	newSide       = "new"
)

// EmailChange is a change of address that waits for confirmation.
type EmailChange struct {
	NewEmail     string
	OldConfirmed bool
	NewConfirmed bool
	ExpiresAt    time.Time
}

// AskEmailChange emails both addresses. The account keeps its address until both have
// confirmed. A new request replaces the previous one. If another account has the address,
// the result is the same, and that account's owner is notified. present is the current
// password: a recent sign-in isn't enough, since whoever finds a browser open could take
// the account over. Errors: by field; TooMany with the wait.
func (s *Service) AskEmailChange(ctx context.Context, actor auth.Actor, present, email string) error {
	if err := s.confirmed(ctx, actor, present); err != nil {
		return err
	}
	form := EmailForm{Email: email}
	problems := field.Validate(&form)
	if email = form.Email; email == actor.Email {
		problems.Add("email", "This is already your address. Enter a different one.")
	}
	if len(problems) > 0 {
		return errs.Field(problems)
	}
	return s.DB.InTx(ctx, func(ctx context.Context) error {
		now := s.Clock.Now()
		row, err := s.store.LockUser(ctx, actor.UserID)
		if err != nil {
			return err
		}
		asked, err := s.store.countEmailChanges(ctx, row.ID, now.Add(-24*time.Hour))
		if err != nil {
			return err
		}
		if asked >= changesPerDay {
			return errs.TooManyRequests("You requested several changes today. Try again tomorrow.", 24*time.Hour)
		}
		wait, err := s.Limits.TakeCode(ctx, email, DeviceIn(ctx).Address)
		if err != nil {
			return err
		}
		if wait > 0 {
			return errs.TooManyRequests("We've sent several emails to this address. Try again later.", wait)
		}
		if err := s.withdraw(ctx, row.ID); err != nil {
			return err
		}
		change := emailChangeRow{ID: s.IDs.New(), UserID: row.ID, OldEmail: row.Email, NewEmail: email,
			CreatedAt: now.UnixMilli(), ExpiresAt: now.Add(EmailChangeLifetime).UnixMilli()}
		if err := s.store.addEmailChange(ctx, change); err != nil {
			return err
		}
		if err := s.mailEmailChange(ctx, row.User(), change); err != nil {
			return err
		}
		return s.AuditLog.Record(ctx, actor, auth.OwnEntry(actor, addressAsked, nil))
	})
}

func (s *Service) mailEmailChange(ctx context.Context, user User, change emailChangeRow) error {
	address := s.WebOrigin + "/verify-its-you/email?token="
	links := map[string]string{}
	for _, l := range []linkRow{{Purpose: emailConfirmPurpose, Side: oldSide}, {Purpose: emailCancelPurpose, Side: oldSide}, {Purpose: emailConfirmPurpose, Side: newSide}} {
		l.UserID, l.ChangeID = user.ID, change.ID
		token, err := s.addLink(ctx, l, EmailChangeLifetime)
		if err != nil {
			return err
		}
		links[l.Purpose+l.Side] = address + token
	}
	if err := s.Notify.Send(ctx, notify.Message{Kind: emailChangeAtOld, UserID: user.ID, To: change.OldEmail, Data: notify.Data{"name": user.Name,
		"newEmail": change.NewEmail, "confirm": links[emailConfirmPurpose+oldSide], "cancel": links[emailCancelPurpose+oldSide]}}); err != nil {
		return err
	}
	owner, taken, err := s.store.FindUser(ctx, EmailKey(change.NewEmail))
	if err != nil {
		return err
	}
	if taken && owner.ID != user.ID {
		return s.Notify.Send(ctx, notify.Message{Kind: emailTaken, UserID: owner.ID, To: owner.Email, Data: notify.Data{"name": owner.Name, "origin": s.WebOrigin}})
	}
	return s.Notify.Send(ctx, notify.Message{Kind: emailChangeAtNew, UserID: user.ID, To: change.NewEmail,
		Data: notify.Data{"confirm": links[emailConfirmPurpose+newSide]}})
}

// EmailLink says what a link about a change of address would do.
type EmailLink struct {
	State    LinkState
	Cancels  bool
	NewEmail string // empty unless the link is valid
}

// CheckEmailLink checks a link and changes nothing.
func (s *Service) CheckEmailLink(ctx context.Context, token string) (EmailLink, error) {
	row, change, state, err := s.emailLink(ctx, token, emailConfirmPurpose, emailCancelPurpose)
	link := EmailLink{State: state, Cancels: row.Purpose == emailCancelPurpose}
	if state == LinkGood {
		link.NewEmail = change.NewEmail
	}
	return link, err
}

func (s *Service) emailLink(ctx context.Context, token string, purposes ...string) (linkRow, emailChangeRow, LinkState, error) {
	row, state, err := s.findLink(ctx, token, purposes...)
	if err != nil || state != LinkGood {
		return row, emailChangeRow{}, state, err
	}
	change, found, err := s.store.findEmailChange(ctx, row.ChangeID)
	if err != nil {
		return row, emailChangeRow{}, LinkUnknown, err
	}
	if !found || change.CancelledAt != nil || change.DoneAt != nil {
		return row, change, LinkUsed, nil
	}
	return row, change, LinkGood, nil
}

// ConfirmEmail confirms one of the two addresses. done is true once both are confirmed
// and the account has the new address. It's a Conflict if another account took the
// address in the meantime.
func (s *Service) ConfirmEmail(ctx context.Context, token string) (done bool, err error) {
	row, change, err := s.goodEmailLink(ctx, token, emailConfirmPurpose)
	if err != nil {
		return false, err
	}
	err = s.DB.InTx(ctx, func(ctx context.Context) error {
		now := s.Clock.Now()
		if first, err := s.store.useLink(ctx, row.Hash, now); err != nil || !first {
			return orUsed(err)
		}
		if err := s.store.confirmEmailChange(ctx, change.ID, row.Side, now); err != nil {
			return err
		}
		change, _, err := s.store.findEmailChange(ctx, change.ID)
		if err != nil {
			return err
		}
		user, _, err := s.FindUser(ctx, change.UserID)
		if err != nil {
			return err
		}
		if change.OldConfirmedAt == nil || change.NewConfirmedAt == nil {
			return s.AuditLog.Record(ctx, user.owner(), auth.OwnEntry(user.owner(), addressConfirmed, auth.AuditDetail{"by": "the " + row.Side + " address"}))
		}
		done = true
		if err := s.changeEmail(ctx, change); err != nil {
			return err
		}
		return s.AuditLog.Record(ctx, user.owner(), auth.OwnEntry(user.owner(), addressChanged, nil))
	})
	return done && err == nil, err
}

func (s *Service) changeEmail(ctx context.Context, change emailChangeRow) error {
	now := s.Clock.Now()
	row, err := s.store.LockUser(ctx, change.UserID)
	if err != nil {
		return err
	}
	owner, taken, err := s.store.FindUser(ctx, EmailKey(change.NewEmail))
	if err != nil {
		return err
	}
	if taken && owner.ID != row.ID {
		return errs.Conflicting("Another account now uses this address.", nil)
	}
	row.Email, row.EmailKey = change.NewEmail, EmailKey(change.NewEmail)
	if err := s.store.ChangeUser(ctx, row.ID, map[string]any{"email": row.Email, "email_key": row.EmailKey, "updated_at": now.UnixMilli()}); err != nil {
		return err
	}
	if err := s.store.indexUser(ctx, row); err != nil {
		return err
	}
	// Links sent to the old address stop working.
	if err := s.store.dropLinks(ctx, row.ID, recoveryPurpose, emailCancelPurpose); err != nil {
		return err
	}
	if err := s.store.endEmailChange(ctx, change.ID, "done_at", now); err != nil {
		return err
	}
	data := notify.Data{"name": row.Name, "newEmail": change.NewEmail, "origin": s.WebOrigin}
	atOld := notify.Message{Kind: emailChangedAtOld, UserID: row.ID, To: change.OldEmail, Data: data}
	atNew := notify.Message{Kind: emailChanged, UserID: row.ID, To: change.NewEmail, Data: data}
	return s.Notify.Send(ctx, atOld, atNew)
}

// CancelEmail cancels a change of address by the link sent to the old address.
func (s *Service) CancelEmail(ctx context.Context, token string) error {
	row, change, err := s.goodEmailLink(ctx, token, emailCancelPurpose)
	if err != nil {
		return err
	}
	return s.DB.InTx(ctx, func(ctx context.Context) error {
		now := s.Clock.Now()
		if first, err := s.store.useLink(ctx, row.Hash, now); err != nil || !first {
			return orUsed(err)
		}
		if err := s.store.endEmailChange(ctx, change.ID, "cancelled_at", now); err != nil {
			return err
		}
		user, _, err := s.FindUser(ctx, change.UserID)
		if err != nil {
			return err
		}
		return s.AuditLog.Record(ctx, user.owner(), auth.OwnEntry(user.owner(), addressCancelled, auth.AuditDetail{"by": "the link to the old address"}))
	})
}

// WithdrawEmailChange cancels the actor's own pending change, if there is one.
func (s *Service) WithdrawEmailChange(ctx context.Context, actor auth.Actor) error {
	return s.DB.InTx(ctx, func(ctx context.Context) error {
		_, waits, err := s.store.findWaitingChange(ctx, actor.UserID, s.Clock.Now())
		if err != nil {
			return err
		}
		if err := s.withdraw(ctx, actor.UserID); err != nil || !waits {
			return err
		}
		return s.AuditLog.Record(ctx, actor, auth.OwnEntry(actor, addressCancelled, auth.AuditDetail{"by": "the settings"}))
	})
}

// WaitingEmailChange returns the pending change of address, or nil.
func (s *Service) WaitingEmailChange(ctx context.Context, userID string) (*EmailChange, error) {
	change, waits, err := s.store.findWaitingChange(ctx, userID, s.Clock.Now())
	if err != nil || !waits {
		return nil, err
	}
	return &EmailChange{NewEmail: change.NewEmail, OldConfirmed: change.OldConfirmedAt != nil,
		NewConfirmed: change.NewConfirmedAt != nil, ExpiresAt: time.UnixMilli(change.ExpiresAt).UTC()}, nil
}

func (s *Service) withdraw(ctx context.Context, userID string) error {
	if err := s.store.dropLinks(ctx, userID, emailConfirmPurpose, emailCancelPurpose); err != nil {
		return err
	}
	return s.store.cancelEmailChanges(ctx, userID, s.Clock.Now())
}

func (s *Service) goodEmailLink(ctx context.Context, token, purpose string) (linkRow, emailChangeRow, error) {
	row, change, state, err := s.emailLink(ctx, token, purpose)
	if err == nil {
		err = state.Refusal()
	}
	return row, change, err
}

// orUsed returns the error, or an error for a link that was used at the same moment.
func orUsed(err error) error {
	if err != nil {
		return err
	}
	return ErrLinkUsed
}
