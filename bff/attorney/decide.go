package attorney

import (
	"context"
	"errors"
	"fmt"
	"strconv"
	"time"

	"peritus/bff/auth"
	"peritus/bff/notify"
	"peritus/bff/platform/errs"
	"peritus/bff/platform/field"
	"peritus/bff/platform/place"
)

// UndoWindow is how long the person who decided can undo it. The attorney is told after it,
// so that an undone decision emails nobody.
const UndoWindow = 10 * time.Minute

// Seen is an admission in the version that a member of staff saw.
type Seen struct {
	AdmissionID string
	Version     int
}

// Confirm records that staff found an admission in the bar's register. The access that it
// gives starts now. Confirming twice changes nothing. It is for staff.
func (s *Service) Confirm(ctx context.Context, actor auth.Actor, seen Seen) error {
	return s.decide(ctx, actor, seen, Confirmed, "")
}

// Refuse records that an admission could not be verified, and why. It is for staff.
// Refusing a verified admission removes the attorney's access to attorney-only details
// unless another admission is verified.
func (s *Service) Refuse(ctx context.Context, actor auth.Actor, seen Seen, reason string) error {
	form := RefusalForm{Reason: reason}
	if problems := field.Validate(&form); len(problems) > 0 {
		return errs.Field(problems)
	}
	return s.decide(ctx, actor, seen, Refused, form.Reason)
}

func (s *Service) decide(ctx context.Context, actor auth.Actor, seen Seen, status Status, reason string) error {
	return s.DB.InTx(ctx, func(ctx context.Context) error {
		a, err := s.store.lockAdmission(ctx, seen.AdmissionID)
		switch {
		case err != nil:
			return err
		case a.Status == status && status == Confirmed:
			return nil
		case a.Status == status:
			return conflictOf(a, fmt.Sprintf("%s already refused it.", a.DecidedBy))
		case a.Version != seen.Version && a.Status == Pending:
			return conflictOf(a, "A decision was undone after you opened this page. Check the admission, then decide again.")
		case a.Version != seen.Version:
			return conflictOf(a, fmt.Sprintf("%s decided after you opened this page. Check the admission, then decide again.", a.DecidedBy))
		}
		now := s.Clock.Now()
		announceAt, before := now.Add(UndoWindow), a.Decision
		a.Before, a.Deciding = &before, actor.UserID
		a.Decision = Decision{Status: status, Reason: reason, DecidedAt: &now, DecidedBy: actor.Name, AnnounceAt: &announceAt}
		a.Version++
		if err := s.store.decide(ctx, a); err != nil {
			return err
		}
		return s.audit(ctx, actor, a, string(status), reason, nil)
	})
}

// CanUndo reports whether the actor can undo the decision on an admission now.
func (a Admission) CanUndo(actor auth.Actor, now time.Time) bool {
	return a.Before != nil && a.Deciding == actor.UserID && a.AnnounceAt != nil && now.Before(*a.AnnounceAt)
}

// Undo restores what an admission was before the actor's decision, within UndoWindow. Once
// someone changed it again, or its attorney was told, that is a Conflict. Another person's
// decision is Forbidden. It returns the restored status.
func (s *Service) Undo(ctx context.Context, actor auth.Actor, seen Seen) (restored Status, err error) {
	err = s.DB.InTx(ctx, func(ctx context.Context) error {
		a, err := s.store.lockAdmission(ctx, seen.AdmissionID)
		switch {
		case err != nil:
			return err
		case a.Version != seen.Version:
			return conflictOf(a, "You can't undo this anymore, because the admission has changed since.")
		case a.Before != nil && a.Deciding != actor.UserID:
			return errs.Denied("Only the person who decided can undo this.")
		case !a.CanUndo(actor, s.Clock.Now()):
			return conflictOf(a, "You can't undo this anymore. You can still change the decision.")
		}
		undone := a.Status
		a.Decision, a.Before, a.Deciding = *a.Before, nil, ""
		a.Version++
		restored = a.Status
		if err := s.store.decide(ctx, a); err != nil {
			return err
		}
		return s.audit(ctx, actor, a, "undone", "", auth.AuditDetail{"from": string(undone), "to": string(restored)})
	})
	return restored, err
}

func conflictOf(a Admission, detail string) error {
	return errs.Conflicting(detail, map[string]any{"status": string(a.Status), "version": a.Version})
}

// audit adds an entry to the log about an admission.
func (s *Service) audit(ctx context.Context, actor auth.Actor, a Admission, what, reason string, detail auth.AuditDetail) error {
	person, err := s.personOf(ctx, a)
	if err != nil {
		return err
	}
	if detail == nil {
		detail = auth.AuditDetail{}
	}
	detail["year"] = strconv.Itoa(a.Year)
	return s.AuditLog.Record(ctx, actor, auth.AuditEntry{Action: "bar-admission." + what, Kind: "bar-admission", ID: a.ID,
		Name: fmt.Sprintf("%s, %s %s", person.Name, place.State(a.State), a.Number), Reason: reason, Person: a.UserID, Detail: detail})
}

func (s *Service) personOf(ctx context.Context, a Admission) (auth.Person, error) {
	people, err := s.Accounts.People(ctx, []string{a.UserID})
	return people[a.UserID], err
}

// Announce emails attorneys about decisions that can't be undone anymore. One that fails
// does not keep the others from being sent.
func (s *Service) Announce(ctx context.Context) error {
	due, err := s.store.due(ctx, s.Clock.Now())
	if err != nil {
		return err
	}
	var failures []error
	for _, admissionID := range due {
		failures = append(failures, s.announce(ctx, admissionID))
	}
	return errors.Join(failures...)
}

func (s *Service) announce(ctx context.Context, admissionID string) error {
	return s.DB.InTx(ctx, func(ctx context.Context) error {
		a, err := s.store.lockAdmission(ctx, admissionID)
		switch {
		case errors.Is(err, ErrNoAdmission):
			return nil // the attorney changed it just now
		case err != nil:
			return err
		case a.AnnounceAt == nil || s.Clock.Now().Before(*a.AnnounceAt):
			return nil // undone, or decided again
		}
		person, err := s.personOf(ctx, a)
		if err != nil {
			return err
		}
		data := notify.Data{"name": person.Name, "state": place.State(a.State), "number": a.Number, "year": a.Year, "reason": a.Reason, "origin": s.WebOrigin}
		kind := admissionRefused
		if a.Status == Confirmed {
			kind = admissionConfirmed
			credits, until, err := s.Gifts.Welcome(ctx, a.UserID)
			if err != nil {
				return err
			}
			data["credits"], data["until"] = credits, until
		}
		if err := s.Notify.Send(ctx, notify.Message{Kind: kind, UserID: a.UserID, To: person.Email, Data: data}); err != nil {
			return err
		}
		a.AnnounceAt, a.Before, a.Deciding = nil, nil, ""
		return s.store.decide(ctx, a)
	})
}
