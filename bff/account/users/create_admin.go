package users

import (
	"context"
	"strings"
	"time"

	"peritus/bff/account"
	"peritus/bff/auth"
	"peritus/bff/platform/errs"
	"peritus/bff/platform/field"
)

// AdminLinkLifetime is short: the link is shown to an operator and used right away.
const AdminLinkLifetime = 24 * time.Hour

// AdminLink is the link by which a new administrator sets the password. It works once.
type AdminLink struct {
	Link  string
	Until time.Time
}

// CreateAdmin makes an administrator without a password and returns a link to set one. No
// email is sent. An administrator who hasn't used theirs gets a new link, which replaces
// it. Any other account with the address is a Conflict: this way in is only for people who
// can't be invited.
func (s *Service) CreateAdmin(ctx context.Context, actor auth.Actor, n account.NewAccount) (AdminLink, error) {
	form := InviteForm{Name: strings.TrimSpace(n.Name), Email: n.Email, Groups: auth.Groups{auth.Admin}.Names(),
		ReasonForm: ReasonForm{Reason: "Created by an operator"}}
	if problems := field.Validate(&form); len(problems) > 0 {
		return AdminLink{}, errs.Field(problems)
	}
	n = account.NewAccount{Name: form.Name, Email: form.Email, Groups: auth.Groups{auth.Admin}}
	made := AdminLink{Until: s.Clock.Now().Add(AdminLinkLifetime)}
	err := s.DB.InTx(ctx, func(ctx context.Context) error {
		user, action, err := s.adminFor(ctx, n)
		if err != nil {
			return err
		}
		token, err := s.Accounts.Invitation(ctx, user.ID, AdminLinkLifetime)
		if err != nil {
			return err
		}
		made.Link = s.WebOrigin + "/set-password?token=" + token
		return s.AuditLog.Record(ctx, actor, auth.AuditEntry{Action: action, Kind: "account", ID: user.ID, Name: user.Name,
			Reason: form.Reason, Detail: auth.AuditDetail{"groups": n.Groups.String()}})
	})
	if err != nil {
		return AdminLink{}, err
	}
	return made, nil
}

// adminFor creates the account, or finds the administrator who is still invited.
func (s *Service) adminFor(ctx context.Context, n account.NewAccount) (user account.User, action string, err error) {
	row, found, err := s.store.FindUser(ctx, account.EmailKey(n.Email))
	switch {
	case err != nil:
		return account.User{}, "", err
	case found && row.State() == account.Invited && row.Groups == n.Groups.String():
		return row.User(), "account.invited-again", nil
	case found:
		return account.User{}, "", errs.Conflicting("An account with this email address already exists. An administrator can change its groups.", nil)
	}
	user, err = s.Accounts.Create(ctx, n)
	return user, "account.invited", err
}
