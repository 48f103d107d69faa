package attorney

import (
	"context"
	"time"

	"peritus/bff/auth"
	"peritus/bff/platform/clock"
	"peritus/bff/platform/db"
	"peritus/bff/platform/errs"
	"peritus/bff/platform/id"
	"peritus/bff/platform/mail"
)

// Places knows states and time zones.
type Places interface {
	// StateName is what people call a state of the United States.
	StateName(code string) (name string, known bool)
	HasZone(name string) bool
}

// Person is whom to write to about his admissions.
type Person struct{ Name, Email string }

// Accounts knows the people behind records.
type Accounts interface {
	// People are those of the accounts that there are, by id.
	People(ctx context.Context, userIDs []string) (map[string]Person, error)
}

// Mails is the outbox.
type Mails interface {
	Send(ctx context.Context, m mail.Message) error
}

// Deps of the service.
type Deps struct {
	DB        *db.DB
	Clock     clock.Clock
	IDs       id.Source
	Places    Places
	Accounts  Accounts
	Mails     Mails
	AuditLog  auth.AuditLog
	WebOrigin string
}

// Service keeps records and lets staff decide on admissions.
type Service struct {
	Deps
	store store
}

// New readies the service.
func New(deps Deps) *Service { return &Service{Deps: deps, store: store{deps.DB}} }

// Confirmed tells whether staff have confirmed an admission of the user, which is
// what opens to him what is for attorneys.
func (s *Service) Confirmed(ctx context.Context, userID string) (bool, error) {
	return s.store.has(ctx, userID, Confirmed)
}

// Open stores the record of a new account, in the transaction in ctx if there is one.
// Its problems are errors by field.
func (s *Service) Open(ctx context.Context, userID string, f Form) error {
	r, problems := s.Check(f)
	if len(problems) > 0 {
		return errs.Field(problems)
	}
	return s.DB.InTx(ctx, func(ctx context.Context) error { return s.write(ctx, userID, r, Record{}) })
}

// Get is the actor's own record; ErrNoRecord while there is none.
func (s *Service) Get(ctx context.Context, actor auth.Actor) (Record, error) {
	r, found, err := s.store.find(ctx, actor.UserID)
	if err == nil && !found {
		err = ErrNoRecord
	}
	return r, err
}

// Save changes the actor's own record, which he has seen in a version (0: none). An
// admission that is new, or differs in anything from what it was, waits for staff;
// one that is as it was keeps what they decided. A stale version is a Conflict.
func (s *Service) Save(ctx context.Context, actor auth.Actor, version int, f Form) (Record, error) {
	r, problems := s.Check(f)
	if len(problems) > 0 {
		return Record{}, errs.Field(problems)
	}
	err := s.DB.InTx(ctx, func(ctx context.Context) error {
		before, _, err := s.store.lock(ctx, actor.UserID)
		if err != nil {
			return err
		}
		if before.Version != version {
			return errs.Conflicting("Your record has changed meanwhile, perhaps in another tab. Nothing of yours was lost: look again and repeat it if it still fits.",
				map[string]any{"version": before.Version})
		}
		return s.write(ctx, actor.UserID, r, before)
	})
	if err != nil {
		return Record{}, err
	}
	return s.Get(ctx, actor)
}

// write stores r as the record of a user, in the place of before, which is the zero
// Record where there was none.
func (s *Service) write(ctx context.Context, userID string, r, before Record) error {
	now := s.Clock.Now()
	r.UserID, r.Version, r.UpdatedAt, r.CreatedAt = userID, before.Version+1, now, now
	if before.Version > 0 {
		r.CreatedAt = before.CreatedAt
	}
	decided := map[Admission]Admission{}
	for _, a := range before.Admissions {
		decided[stated(a)] = a
	}
	for i, a := range r.Admissions {
		if same, found := decided[stated(a)]; found {
			r.Admissions[i] = same
			continue
		}
		r.Admissions[i] = Admission{ID: s.IDs.New(), UserID: userID, State: a.State, Number: a.Number, Year: a.Year,
			Status: Pending, SubmittedAt: now}
	}
	return s.store.save(ctx, r)
}

// stated is what an attorney said of an admission, without what became of it.
func stated(a Admission) Admission {
	return Admission{State: a.State, Number: a.Number, Year: a.Year}
}

// moment is a stored time, or nil.
func moment(ms *int64) *time.Time {
	if ms == nil {
		return nil
	}
	at := time.UnixMilli(*ms).UTC()
	return &at
}
