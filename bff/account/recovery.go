package account

import (
	"context"
	"time"

	"peritus/bff/account/passwords"
	"peritus/bff/auth"
	"peritus/bff/notify"
	"peritus/bff/platform/errs"
	"peritus/bff/platform/field"
	"peritus/bff/platform/job"
)

const (
	// RecoveryLifetime is how long a recovery link is valid.
	RecoveryLifetime = 30 * time.Minute

	recoveryLimit   = 20 // requests per IP address in recoverySpan
	recoverySpan    = 10 * time.Minute
	factorsPerLink  = 5 // wrong second factors before a link is used up
	recoveryAsked   = "If an account has this address, a link is on its way to it. It works for 30 minutes."
	passwordRenewed = "a new password was set"
)

// Jobs is the queue of durable jobs.
type Jobs interface {
	Add(ctx context.Context, jobs ...job.Args) error
}

// RecoveryJob finds the account of a recovery request after the response was sent.
type RecoveryJob struct {
	RequestID string `json:"request_id"`
}

// Kind returns the worker's name.
func (RecoveryJob) Kind() string { return "account.recovery" }

// AskRecovery stores a request for a new password. It does the same for every address and
// looks none up, so neither the response nor its timing reveals which addresses have
// accounts. A job does the rest. Errors: by field; too many from one IP address.
func (s *Service) AskRecovery(ctx context.Context, email string, from Device) error {
	form := RecoveryForm{Email: email}
	if problems := field.Validate(&form); len(problems) > 0 {
		return errs.Field(problems)
	}
	email = form.Email
	if err := s.Limiter.TakeFrom(ctx, "recovery", from.Address, recoveryLimit, recoverySpan); err != nil {
		return err
	}
	id := s.IDs.New()
	return s.DB.InTx(ctx, func(ctx context.Context) error {
		if err := s.store.addRecovery(ctx, recoveryRow{ID: id, Email: email, Address: from.Clipped().Address,
			UserAgent: from.Clipped().UserAgent, CreatedAt: s.Clock.Now().UnixMilli()}); err != nil {
			return err
		}
		return s.Jobs.Add(ctx, RecoveryJob{RequestID: id})
	})
}

// Recover emails a link to the requested account at its own address. It sends nothing if
// there is no account, if the account is suspended or still invited, or if it was sent
// several already.
func (s *Service) Recover(ctx context.Context, requestID string) error {
	return s.DB.InTx(ctx, func(ctx context.Context) error {
		request, found, err := s.store.takeRecovery(ctx, requestID)
		if err != nil || !found {
			return err // already done
		}
		row, found, err := s.store.FindUser(ctx, EmailKey(request.Email))
		if err != nil || !found || row.State() != Active {
			return err
		}
		wait, err := s.Limits.TakeCode(ctx, row.Email, request.Address)
		if err != nil || wait > 0 {
			return err
		}
		token, err := s.addLink(ctx, linkRow{Purpose: recoveryPurpose, UserID: row.ID}, RecoveryLifetime)
		if err != nil {
			return err
		}
		return s.Notify.Send(ctx, notify.Message{Kind: recoveryAskedFor, UserID: row.ID, To: row.Email, Data: notify.Data{"name": row.Name,
			"link": s.WebOrigin + "/set-password?token=" + token, "device": DeviceWords(request.UserAgent), "address": AddressWords(request.Address)}})
	})
}

// PasswordLink says what a link to /set-password would do.
type PasswordLink struct {
	State      LinkState
	Invitation bool         // the account has no password yet
	User       User         // zero unless the link is valid
	Status     FactorStatus // of the second factor that the account must prove
	hash       string       // of the token
}

// CheckPasswordLink checks a link and changes nothing.
func (s *Service) CheckPasswordLink(ctx context.Context, token string) (PasswordLink, error) {
	row, state, err := s.findLink(ctx, token, recoveryPurpose, invitationPurpose)
	link := PasswordLink{State: state, Invitation: row.Purpose == invitationPurpose, hash: row.Hash}
	if err != nil || state != LinkGood {
		return link, err
	}
	user, found, err := s.store.FindUserByID(ctx, row.UserID)
	if err != nil {
		return link, err
	}
	if !found || user.SuspendedAt != nil || link.Invitation != (user.State() == Invited) {
		link.State = LinkUnknown
		return link, nil
	}
	link.User = user.User()
	link.Status, err = s.Factors.Status(ctx, user.ID)
	return link, err
}

// SetPassword sets a password by an emailed link, ends all sessions of the account, and
// begins a new one. Only this uses up the link, not viewing it or a refused password.
// Several wrong second factors also use it up. Errors: a link that is used, expired, or
// unknown; the password, by its field; those of CheckFactor.
func (s *Service) SetPassword(ctx context.Context, token, password string, proof Proof, from Device) (User, Grant, error) {
	link, err := s.CheckPasswordLink(ctx, token)
	if err != nil {
		return User{}, Grant{}, err
	}
	if err := link.State.Refusal(); err != nil {
		return User{}, Grant{}, err
	}
	if problems := passwords.Check(password, link.User.Email, link.User.Name); len(problems) > 0 {
		return User{}, Grant{}, errs.Field(map[string][]string{"password": problems})
	}
	if len(link.Status.Methods) > 0 {
		if proof.Empty() {
			return User{}, Grant{}, errs.Field(map[string][]string{"code": {"Type the code."}})
		}
		proof.Bound = LinkBound(token)
		if err := s.sessions.CheckFactor(ctx, link.User.ID, proof, from); err != nil {
			return User{}, Grant{}, s.missed(ctx, link, err)
		}
	}
	hash, err := s.Passwords.Hash(ctx, password)
	if err != nil {
		return User{}, Grant{}, err
	}
	var grant Grant
	err = s.DB.InTx(ctx, func(ctx context.Context) error {
		first, err := s.store.useLink(ctx, link.hash, s.Clock.Now())
		if err != nil {
			return err
		}
		if !first { // used at the same moment, or replaced by a newer one
			return ErrLinkUsed
		}
		if err := s.renewPassword(ctx, link.User, hash, ""); err != nil {
			return err
		}
		if grant, err = s.sessions.Begin(ctx, link.User, from); err != nil {
			return err
		}
		return s.AuditLog.Record(ctx, link.User.owner(), auth.OwnEntry(link.User.owner(), passwordSet, link.facts(proof)))
	})
	return link.User, grant, err
}

// facts returns the audit details of a password set by the link.
func (l PasswordLink) facts(proof Proof) auth.AuditDetail {
	facts := auth.AuditDetail{"by": "a password reset link"}
	if l.Invitation {
		facts["by"] = "an invitation link"
	}
	if len(l.Status.Methods) > 0 {
		facts["second factor"] = string(proof.Method())
	}
	return facts
}

// missed counts a wrong second factor against the link. An outage doesn't count.
func (s *Service) missed(ctx context.Context, link PasswordLink, refusal error) error {
	if errs.KindOf(refusal) != errs.Invalid {
		return refusal
	}
	if err := s.store.missLink(ctx, link.hash, factorsPerLink, s.Clock.Now()); err != nil {
		return err
	}
	return refusal
}
