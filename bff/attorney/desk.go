package attorney

import (
	"context"
	"fmt"
	"strconv"

	"peritus/bff/auth"
	"peritus/bff/notify"
	"peritus/bff/platform/errs"
	"peritus/bff/platform/field"
	"peritus/bff/platform/place"
)

// PageSize is the number of admissions per page of the queue.
const PageSize = 25

// Waiting is an admission with its attorney, as staff see it.
type Waiting struct {
	Admission
	StateName string
	Name      string // the attorney's name
	Email     string
	Firm      string
	Role      string // label
	Place     string
}

// List returns a page (from 1) of the admissions in a status.
func (s *Service) List(ctx context.Context, status Status, page int) ([]Waiting, error) {
	found, err := s.store.list(ctx, status, (page-1)*PageSize, PageSize)
	if err != nil || len(found) == 0 {
		return nil, err
	}
	ids := make([]string, len(found))
	for i, a := range found {
		ids[i] = a.UserID
	}
	records, err := s.store.records(ctx, ids)
	if err != nil {
		return nil, err
	}
	people, err := s.Accounts.People(ctx, ids)
	if err != nil {
		return nil, err
	}
	all := make([]Waiting, len(found))
	for i, a := range found {
		r := records[a.UserID]
		role, _ := field.LabelOf(Roles, r.Role)
		all[i] = Waiting{Admission: a, StateName: place.State(a.State), Name: r.FirstName + " " + r.LastName,
			Email: people[a.UserID].Email, Firm: r.Firm, Role: role, Place: r.City + ", " + place.State(r.State)}
	}
	return all, nil
}

// Counts returns the number of admissions in each status.
func (s *Service) Counts(ctx context.Context) (map[Status]int, error) { return s.store.counts(ctx) }

// Confirm records that staff found an admission in the bar's register, and notifies the
// attorney. Confirming twice changes nothing. It is for staff.
func (s *Service) Confirm(ctx context.Context, actor auth.Actor, admissionID string) error {
	return s.decide(ctx, actor, admissionID, Confirmed, "")
}

// Refuse records that an admission could not be verified, and emails the attorney why.
// It is for staff. Refusing a verified admission removes the attorney's access to
// attorney-only details unless another admission is verified.
func (s *Service) Refuse(ctx context.Context, actor auth.Actor, admissionID, reason string) error {
	form := RefusalForm{Reason: reason}
	if problems := field.Judge(&form); len(problems) > 0 {
		return errs.Field(problems)
	}
	return s.decide(ctx, actor, admissionID, Refused, form.Reason)
}

func (s *Service) decide(ctx context.Context, actor auth.Actor, admissionID string, status Status, reason string) error {
	return s.DB.InTx(ctx, func(ctx context.Context) error {
		a, err := s.store.lockAdmission(ctx, admissionID)
		if err != nil {
			return err
		}
		switch {
		case a.Status == status && status == Confirmed:
			return nil
		case a.Status == status:
			return errs.Conflicting(fmt.Sprintf("%s already refused it.", a.DecidedBy), map[string]any{"status": string(a.Status)})
		}
		a.Status, a.Reason, a.DecidedBy = status, reason, actor.Name
		now := s.Clock.Now()
		a.DecidedAt = &now
		if err := s.store.decide(ctx, a); err != nil {
			return err
		}
		return s.announce(ctx, actor, a)
	})
}

// announce notifies the attorney and adds an audit entry.
func (s *Service) announce(ctx context.Context, actor auth.Actor, a Admission) error {
	people, err := s.Accounts.People(ctx, []string{a.UserID})
	if err != nil {
		return err
	}
	person, state, kind := people[a.UserID], place.State(a.State), admissionRefused
	if a.Status == Confirmed {
		kind = admissionConfirmed
	}
	if err := s.Notify.Send(ctx, notify.Message{Kind: kind, UserID: a.UserID, To: person.Email, Data: notify.Data{"name": person.Name,
		"state": state, "number": a.Number, "year": a.Year, "reason": a.Reason, "origin": s.WebOrigin}}); err != nil {
		return err
	}
	return s.AuditLog.Record(ctx, actor, auth.AuditEntry{Action: "bar-admission." + string(a.Status), Kind: "bar-admission", ID: a.ID,
		Name: fmt.Sprintf("%s, %s %s", person.Name, state, a.Number), Reason: a.Reason, Person: a.UserID,
		Detail: auth.AuditDetail{"year": strconv.Itoa(a.Year)}})
}
