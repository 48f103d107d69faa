package users

import (
	"context"
	"strings"
	"time"

	"peritus/bff/account"
	"peritus/bff/auth"
	"peritus/bff/notify"
	"peritus/bff/platform/errs"
	"peritus/bff/platform/field"
)

// InvitationLifetime is how long the link of an invitation is valid.
const InvitationLifetime = 7 * 24 * time.Hour

// Invite creates an account without a password and emails its owner a link to set one. An
// address in use is a Conflict.
func (s *Service) Invite(ctx context.Context, actor auth.Actor, n account.NewAccount, reason string) (account.User, error) {
	form := InviteForm{Name: strings.TrimSpace(n.Name), Email: n.Email, Groups: n.Groups.Names(), ReasonForm: ReasonForm{Reason: strings.TrimSpace(reason)}}
	if problems := field.Validate(&form); len(problems) > 0 {
		return account.User{}, errs.Field(problems)
	}
	n.Name, n.Email, n.PasswordHash, reason = form.Name, form.Email, "", form.Reason
	var user account.User
	err := s.DB.InTx(ctx, func(ctx context.Context) error {
		var err error
		if user, err = s.Accounts.Create(ctx, n); err != nil {
			return err
		}
		if err := s.mailInvitation(ctx, actor, user); err != nil {
			return err
		}
		return s.AuditLog.Record(ctx, actor, auth.AuditEntry{Action: "account.invited", Kind: "account", ID: user.ID, Name: user.Name,
			Reason: reason, Detail: auth.AuditDetail{"groups": n.Groups.String()}})
	})
	return user, err
}

// InviteAgain emails a new link to a person who hasn't used theirs. The previous link
// stops working.
func (s *Service) InviteAgain(ctx context.Context, actor auth.Actor, userID, reason string) error {
	return s.act(ctx, actor, userID, reason, "account.invited-again", func(ctx context.Context, user account.Row, _ string) (auth.AuditDetail, *notify.Message, error) {
		if user.State() != account.Invited {
			return nil, nil, errs.Invalidf("%s has already set a password.", user.Name)
		}
		return nil, nil, s.mailInvitation(ctx, actor, user.User())
	})
}

func (s *Service) mailInvitation(ctx context.Context, actor auth.Actor, user account.User) error {
	until := s.Clock.Now().Add(InvitationLifetime)
	token, err := s.Accounts.Invitation(ctx, user.ID, InvitationLifetime)
	if err != nil {
		return err
	}
	return s.Notify.Send(ctx, notify.Message{Kind: invited, UserID: user.ID, To: user.Email, Data: notify.Data{"name": user.Name, "by": actor.Name,
		"groups": groupsInWords(user.Groups), "link": s.WebOrigin + "/set-password?token=" + token, "until": until}})
}
