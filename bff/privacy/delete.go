package privacy

import (
	"context"
	"errors"
	"fmt"
	"maps"
	"time"

	"peritus/bff/auth"
	"peritus/bff/notify"
	"peritus/bff/platform/errs"
)

// Leave schedules the deletion of the actor's account after Grace and returns the time.
// If it's already scheduled, the time doesn't change.
func (s *Service) Leave(ctx context.Context, actor auth.Actor) (time.Time, error) {
	at := s.Clock.Now().Add(Grace)
	err := s.DB.InTx(ctx, func(ctx context.Context) error {
		asked, err := s.Accounts.LockLeaving(ctx, actor.UserID)
		if err != nil {
			return err
		}
		if !asked.IsZero() {
			at = asked
			return nil
		}
		if err := s.Accounts.Leave(ctx, actor.UserID, at); err != nil {
			return err
		}
		if err := s.notify(ctx, deletionScheduled, personOf(actor), notify.Data{"at": at, "kept": s.kept()}); err != nil {
			return err
		}
		return s.AuditLog.Record(ctx, actor, auth.AuditEntry{Action: "account.deletion-requested", Kind: "account", ID: actor.UserID, Name: actor.Name,
			Detail: auth.AuditDetail{"due": at.Format(time.DateOnly)}})
	})
	return at, err
}

// Stay cancels the deletion.
func (s *Service) Stay(ctx context.Context, actor auth.Actor) error {
	return s.DB.InTx(ctx, func(ctx context.Context) error {
		was, err := s.Accounts.Stay(ctx, actor.UserID)
		if err != nil {
			return err
		}
		if !was {
			return errs.Invalidf("Your account isn't scheduled for deletion.")
		}
		if err := s.notify(ctx, deletionCancelled, personOf(actor), nil); err != nil {
			return err
		}
		return s.AuditLog.Record(ctx, actor, auth.AuditEntry{Action: "account.deletion-cancelled", Kind: "account", ID: actor.UserID, Name: actor.Name})
	})
}

func (s *Service) eraseDue(ctx context.Context) error {
	due, err := s.Accounts.Due(ctx, s.Clock.Now())
	if err != nil {
		return err
	}
	var problems []error // a failure doesn't stop the other deletions
	for _, userID := range due {
		if err := s.erase(ctx, userID); err != nil {
			problems = append(problems, fmt.Errorf("erase account %s: %w", userID, err))
		}
	}
	return errors.Join(problems...)
}

// erase deletes everything about a person, all or nothing. If they canceled in the
// meantime, it deletes nothing.
func (s *Service) erase(ctx context.Context, userID string) error {
	return s.DB.InTx(ctx, func(ctx context.Context) error {
		at, err := s.Accounts.LockLeaving(ctx, userID)
		if err != nil || at.IsZero() || at.After(s.Clock.Now()) {
			return err
		}
		person, found, err := s.Accounts.Person(ctx, userID)
		if err != nil || !found {
			return err
		}
		for _, source := range s.Sources {
			if err := source.Erase(ctx, userID); err != nil {
				return fmt.Errorf("%s: %w", source.Name(), err)
			}
		}
		if err := s.notify(ctx, accountDeleted, person, notify.Data{"kept": s.kept()}); err != nil {
			return err
		}
		return s.AuditLog.Record(ctx, auth.Nobody, auth.AuditEntry{Action: "account.erased", Kind: "account", ID: userID})
	})
}

// kept says in a sentence each what stays after a deletion.
func (s *Service) kept() []string {
	var all []string
	for _, source := range s.Sources {
		if kept := source.Keeps(); kept != "" {
			all = append(all, kept)
		}
	}
	return all
}

// notify notifies an account's owner.
func (s *Service) notify(ctx context.Context, kind *notify.Kind, to auth.Person, more notify.Data) error {
	data := notify.Data{"name": to.Name, "origin": s.WebOrigin}
	maps.Copy(data, more)
	return s.Notify.Send(ctx, notify.Message{Kind: kind, UserID: to.ID, To: to.Email, Data: data})
}

func personOf(actor auth.Actor) auth.Person {
	return auth.Person{ID: actor.UserID, Name: actor.Name, Email: actor.Email}
}
