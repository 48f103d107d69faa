package users

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"time"
	"unicode/utf8"

	"peritus/bff/account"
	"peritus/bff/auth"
	"peritus/bff/platform/errs"
	"peritus/bff/platform/mail"
	"peritus/bff/platform/text"
)

// InvitationLifetime is how long the link of an invitation is good for.
const InvitationLifetime = 7 * 24 * time.Hour

const longestName = 160

// Invite makes an account without a password and mails a link by which its owner
// sets one. An address that has an account is a Conflict.
func (s *Service) Invite(ctx context.Context, actor auth.Actor, n account.NewAccount, reason string) (account.User, error) {
	n.Name = strings.TrimSpace(text.Normal(n.Name))
	n.Email = strings.TrimSpace(text.Normal(n.Email))
	n.PasswordHash = ""
	reason, err := s.checkInvitation(n, reason)
	if err != nil {
		return account.User{}, err
	}
	var user account.User
	err = s.DB.InTx(ctx, func(ctx context.Context) error {
		if user, err = s.Accounts.Create(ctx, n); err != nil {
			return err
		}
		if err := s.mailInvitation(ctx, actor, user); err != nil {
			return err
		}
		return s.AuditLog.Record(ctx, actor, auth.AuditEntry{Action: "account.invited", Kind: "account", ID: user.ID, Name: user.Name,
			Reason: reason, Detail: map[string]string{"groups": n.Groups.String()}})
	})
	return user, err
}

// InviteAgain mails a new link to somebody who has yet to use one; the one before
// opens nothing any more.
func (s *Service) InviteAgain(ctx context.Context, actor auth.Actor, userID, reason string) error {
	return s.act(ctx, actor, userID, reason, "account.invited-again", func(ctx context.Context, user account.Row) (map[string]string, *mail.Message, error) {
		if user.State() != account.Invited {
			return nil, nil, errs.Invalidf("%s has set a password already.", user.Name)
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
	return s.Mails.Send(ctx, invitation(user, actor.Name, s.WebOrigin+"/set-password?token="+token, until))
}

func (s *Service) checkInvitation(n account.NewAccount, reason string) (string, error) {
	fields := map[string][]string{}
	if problem := text.ControlProblem(n.Name, false); problem != "" {
		fields["name"] = []string{problem}
	} else if length := utf8.RuneCountInString(n.Name); length == 0 {
		fields["name"] = []string{"Please give the name of the person."}
	} else if length > longestName {
		fields["name"] = []string{fmt.Sprintf("At most %d characters; this has %d.", longestName, length)}
	}
	if !mail.ValidAddress(n.Email) {
		fields["email"] = []string{"Must be an email address such as name@example.org."}
	}
	if problem := auth.GroupsProblem(n.Groups); problem != "" {
		fields["groups"] = []string{problem}
	}
	reason, err := reasonOf(reason)
	if fielded := (*errs.Error)(nil); errors.As(err, &fielded) {
		fields["reason"] = fielded.Fields["reason"]
	}
	if len(fields) > 0 {
		return "", errs.Field(fields)
	}
	return reason, nil
}
