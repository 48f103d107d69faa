package attorney

import (
	"context"
	"time"

	"peritus/bff/auth"
	"peritus/bff/notify"
	"peritus/bff/platform/clock"
	"peritus/bff/platform/db"
	"peritus/bff/platform/errs"
	"peritus/bff/platform/field"
	"peritus/bff/platform/id"
)

// Gifts welcome an attorney whose bar admission is verified.
type Gifts interface {
	// Welcome gives credits once, in the transaction in ctx. credits is 0 if the person had
	// them before.
	Welcome(ctx context.Context, userID string) (credits int, until time.Time, err error)
	// NotWelcomed returns those of the people who never had them.
	NotWelcomed(ctx context.Context, userIDs []string) ([]string, error)
}

// Deps of the service.
type Deps struct {
	DB        *db.DB
	Clock     clock.Clock
	IDs       id.Source
	Accounts  auth.Directory
	Gifts     Gifts
	Notify    notify.Sender
	AuditLog  auth.AuditLog
	WebOrigin string
}

// Service stores records and lets staff decide on admissions.
type Service struct {
	Deps
	store store
}

// New returns a service.
func New(deps Deps) *Service { return &Service{Deps: deps, store: store{deps.DB}} }

// Confirmed reports whether staff have verified an admission of the user, which gives
// access to attorney-only details.
func (s *Service) Confirmed(ctx context.Context, userID string) (bool, error) {
	return s.store.has(ctx, userID, Confirmed)
}

// ConfirmedAmong is Confirmed for many users, in one query.
func (s *Service) ConfirmedAmong(ctx context.Context, userIDs []string) (map[string]bool, error) {
	return s.store.among(ctx, userIDs, Confirmed)
}

// Among returns the records of users, without admissions, by user.
func (s *Service) Among(ctx context.Context, userIDs []string) (map[string]Record, error) {
	rows, err := s.store.records(ctx, userIDs)
	found := make(map[string]Record, len(rows))
	for userID, r := range rows {
		found[userID] = Record{UserID: userID, FirstName: r.FirstName, LastName: r.LastName, Firm: r.Firm, City: r.City, State: r.State, TimeZone: r.TimeZone}
	}
	return found, err
}

// Open stores the record of a new account, with a name and no admission, in the transaction
// in ctx if there is one. Problems are errors by field.
func (s *Service) Open(ctx context.Context, userID string, o Opening) error {
	if problems := field.Validate(&o); len(problems) > 0 {
		return errs.Field(problems)
	}
	return s.DB.InTx(ctx, func(ctx context.Context) error {
		return s.write(ctx, userID, Record{FirstName: o.FirstName, LastName: o.LastName}, Record{})
	})
}

// Get returns the actor's own record, or ErrNoRecord.
func (s *Service) Get(ctx context.Context, actor auth.Actor) (Record, error) {
	r, found, err := s.store.find(ctx, actor.UserID)
	if err == nil && !found {
		err = ErrNoRecord
	}
	return r, err
}

// Save changes the actor's own record, last seen in a version (0: none). A new or
// edited admission waits for staff; an unchanged one keeps its decision, unless the name
// or the firm changes. A stale version is a Conflict.
func (s *Service) Save(ctx context.Context, actor auth.Actor, version int, f Form) (Record, error) {
	if problems := s.Check(&f); len(problems) > 0 {
		return Record{}, errs.Field(problems)
	}
	err := s.DB.InTx(ctx, func(ctx context.Context) error {
		before, _, err := s.store.lock(ctx, actor.UserID)
		if err != nil {
			return err
		}
		if before.Version != version {
			return errs.Conflicting("Your record was changed in another tab or by our team. Your entries are still here. Check them, then save again.",
				map[string]any{"version": before.Version})
		}
		after := recordOf(f)
		if before.Version > 0 && identityOf(after) != identityOf(before) && !completes(after, before) {
			if err := s.renamed(ctx, actor, before, after); err != nil {
				return err
			}
		}
		return s.write(ctx, actor.UserID, after, before)
	})
	if err != nil {
		return Record{}, err
	}
	return s.Get(ctx, actor)
}

// write stores r as a user's record and replaces before, which is zero if there was none.
func (s *Service) write(ctx context.Context, userID string, r, before Record) error {
	now := s.Clock.Now()
	r.UserID, r.Version, r.UpdatedAt, r.CreatedAt = userID, before.Version+1, now, now
	if before.Version > 0 {
		r.CreatedAt = before.CreatedAt
	}
	decided := map[statement]Admission{}
	if identityOf(r) == identityOf(before) {
		for _, a := range before.Admissions {
			decided[stated(a)] = a
		}
	}
	for i, a := range r.Admissions {
		if same, found := decided[stated(a)]; found {
			r.Admissions[i] = same
			continue
		}
		r.Admissions[i] = Admission{ID: s.IDs.New(), UserID: userID, State: a.State, Number: a.Number, Year: a.Year,
			Decision: Decision{Status: Pending}, Version: 1, SubmittedAt: now}
	}
	return s.store.save(ctx, r)
}

// identity is what staff look up in a bar's register. A decision applies only to it, so a
// change returns every admission to the queue.
type identity struct{ firstName, lastName, firm string }

func identityOf(r Record) identity { return identity{r.FirstName, r.LastName, r.Firm} }

// completes reports whether a record that had only a name gets its first firm. No admission
// was verified under the old identity, so this is not a rename.
func completes(after, before Record) bool {
	return before.Firm == "" && after.FirstName == before.FirstName && after.LastName == before.LastName
}

// renamed records the attorney's old and new identity in the audit log.
func (s *Service) renamed(ctx context.Context, actor auth.Actor, before, after Record) error {
	words := func(r Record) string {
		if r.Firm == "" {
			return r.Name()
		}
		return r.Name() + ", " + r.Firm
	}
	return s.AuditLog.Record(ctx, actor, auth.OwnEntry(actor, "attorney.renamed", auth.AuditDetail{"from": words(before), "to": words(after)}))
}

// statement is an admission as its attorney entered it, without the decision.
type statement struct {
	state, number string
	year          int
}

func stated(a Admission) statement { return statement{a.State, a.Number, a.Year} }
