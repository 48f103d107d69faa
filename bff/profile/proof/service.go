package proof

import (
	"context"
	"fmt"
	"time"

	"peritus/bff/auth"
	"peritus/bff/platform/clock"
	"peritus/bff/platform/db"
	"peritus/bff/platform/errs"
	"peritus/bff/platform/field"
	"peritus/bff/platform/id"
	"peritus/bff/platform/ustime"
	"peritus/bff/profile/section"
)

// Profiles are the profiles whose entries are checked.
type Profiles interface {
	// ToProve returns the entries in some sections of a profile, and its owner's id. Only its
	// expert and staff may read them.
	ToProve(ctx context.Context, actor auth.Actor, expertID string, sections []string) (rows []Row, ownerID string, err error)
	// NoteProof records a change of an entry's proof in the profile's history and in the
	// change feed, in the transaction in ctx, and locks the profile.
	NoteProof(ctx context.Context, actor auth.Actor, expertID string, note Note) error
	// AnnounceAll adds experts to the change feed in the transaction in ctx.
	AnnounceAll(ctx context.Context, expertIDs []string, at time.Time) error
	// OwnedBy returns the id of a user's profile, or "".
	OwnedBy(ctx context.Context, userID string) (string, error)
}

// Note is a change of an entry's proof, in words.
type Note struct {
	Section string
	Item    string // what the entry is called
	Before  string
	After   string
	Reason  string
}

// Deps of the service.
type Deps struct {
	DB       *db.DB
	Clock    clock.Clock
	IDs      id.Source
	Profiles Profiles
	AuditLog auth.AuditLog
}

// Service implements the rules for checks.
type Service struct {
	Deps
	store store
}

// New returns a service.
func New(deps Deps) *Service { return &Service{Deps: deps, store: store{deps.DB}} }

// Of returns the proofs of entries by their ids, with one query. Entries of sections that
// can't be checked are left out.
func (s *Service) Of(ctx context.Context, rows []Row) (map[string]ItemProof, error) {
	var experts []string
	seen := map[string]bool{}
	for _, r := range rows {
		if Checkable(r.Section) && !seen[r.ExpertID] {
			seen[r.ExpertID] = true
			experts = append(experts, r.ExpertID)
		}
	}
	if len(experts) == 0 {
		return map[string]ItemProof{}, nil
	}
	checks, err := s.store.ofExperts(ctx, experts)
	if err != nil {
		return nil, err
	}
	return proofsOf(rows, checks, s.Clock.Now()), nil
}

func proofsOf(rows []Row, checks map[string][]Check, now time.Time) map[string]ItemProof {
	proofs := make(map[string]ItemProof, len(rows))
	for _, r := range rows {
		if !Checkable(r.Section) {
			continue
		}
		if len(checks[r.ItemID]) == 0 {
			proofs[r.ItemID] = ItemProof{Grade: Stated}
			continue
		}
		proofs[r.ItemID] = proofOf(checks[r.ItemID], r.fingerprint(), now)
	}
	return proofs
}

// Checked is an entry with its proof and all its checks, the latest first.
type Checked struct {
	Row
	Proof  ItemProof
	Checks []Check
}

// List returns what was checked in a profile, for its expert and staff.
func (s *Service) List(ctx context.Context, actor auth.Actor, expertID string) ([]Checked, Summary, error) {
	rows, _, err := s.Profiles.ToProve(ctx, actor, expertID, Sections)
	if err != nil {
		return nil, Summary{}, err
	}
	checks, err := s.store.ofExperts(ctx, []string{expertID})
	if err != nil {
		return nil, Summary{}, err
	}
	now := s.Clock.Now()
	proofs := proofsOf(rows, checks, now)
	list, all := make([]Checked, len(rows)), make([]ItemProof, len(rows))
	for i, r := range rows {
		list[i], all[i] = Checked{Row: r, Proof: proofs[r.ItemID], Checks: checks[r.ItemID]}, proofs[r.ItemID]
	}
	return list, Summarize(all, now), nil
}

// Record stores a check of an entry in the version that the actor has seen. Errors: Invalid
// by field, Forbidden, ErrNoItem, Conflict if the entry has changed since.
func (s *Service) Record(ctx context.Context, actor auth.Actor, expertID, itemID string, version int, form CheckForm) error {
	if !actor.Staff() {
		return errs.Denied("Only staff can record a check.")
	}
	problems := field.Validate(&form)
	if form.On > s.Clock.Now().UTC().AddDate(0, 0, 1).Format(time.DateOnly) { // it's tomorrow already in Kiribati
		problems.Add("checked_on", "Enter a date that isn’t in the future.")
	}
	if form.On != "" && form.On < oldest(s.Clock.Now()) {
		problems.Add("checked_on", "A check counts for 12 months. Check it again, and enter that date.")
	}
	if len(problems) > 0 {
		return errs.Field(problems)
	}
	return s.DB.InTx(ctx, func(ctx context.Context) error {
		row, owner, err := s.find(ctx, actor, expertID, itemID)
		if err != nil {
			return err
		}
		if row.Version != version {
			return errs.Conflicting("Someone has changed this entry. Check its current values.", map[string]any{"version": row.Version})
		}
		check := Check{ID: s.IDs.New(), ExpertID: expertID, Section: row.Section, ItemID: itemID, Grade: Grade(form.Grade), On: form.On,
			URL: form.URL, Note: form.Note, ByID: actor.UserID, ByName: actor.Name, CreatedAt: s.Clock.Now(), fingerprint: row.fingerprint()}
		return s.change(ctx, actor, row, owner, "expert.checked", form.Note, func() error { return s.store.add(ctx, check) })
	})
}

// Withdraw takes a check back. Errors: Invalid by field, Forbidden, ErrNoCheck, Conflict if
// it was withdrawn before.
func (s *Service) Withdraw(ctx context.Context, actor auth.Actor, expertID, checkID string, form WithdrawalForm) error {
	if !actor.Staff() {
		return errs.Denied("Only staff can withdraw a check.")
	}
	if problems := field.Validate(&form); len(problems) > 0 {
		return errs.Field(problems)
	}
	return s.DB.InTx(ctx, func(ctx context.Context) error {
		check, found, err := s.store.get(ctx, expertID, checkID)
		if err != nil {
			return err
		}
		if !found {
			return ErrNoCheck
		}
		if check.WithdrawnAt != nil {
			return errs.Conflicting("This check was already withdrawn.", nil)
		}
		row, owner, err := s.find(ctx, actor, expertID, check.ItemID)
		if err != nil {
			return err
		}
		now := s.Clock.Now()
		check.WithdrawnAt, check.Withdrawn, check.WithdrawnBy = &now, form.Reason, actor.Name
		return s.change(ctx, actor, row, owner, "expert.check-withdrawn", form.Reason, func() error { return s.store.withdraw(ctx, check, actor.UserID) })
	})
}

// change does something to an entry's checks and records it in the history and the audit log.
func (s *Service) change(ctx context.Context, actor auth.Actor, row Row, owner, action, reason string, do func() error) error {
	before, err := s.Of(ctx, []Row{row})
	if err != nil {
		return err
	}
	if err := do(); err != nil {
		return err
	}
	after, err := s.Of(ctx, []Row{row})
	if err != nil {
		return err
	}
	if err := s.Profiles.NoteProof(ctx, actor, row.ExpertID, Note{Section: row.Section, Item: section.Called(row.Content),
		Before: before[row.ItemID].words(), After: after[row.ItemID].words(), Reason: reason}); err != nil {
		return err
	}
	// Without the name, which a removal of an unclaimed profile couldn't erase.
	return s.AuditLog.Record(ctx, actor, auth.AuditEntry{Action: action, Kind: "expert", ID: row.ExpertID, Name: "Profile", Person: owner,
		Reason: reason, Detail: auth.AuditDetail{"section": row.Section, "grade": string(after[row.ItemID].Grade)}})
}

func (s *Service) find(ctx context.Context, actor auth.Actor, expertID, itemID string) (Row, string, error) {
	rows, owner, err := s.Profiles.ToProve(ctx, actor, expertID, Sections)
	if err != nil {
		return Row{}, "", err
	}
	for _, r := range rows {
		if r.ItemID == itemID {
			return r, owner, nil
		}
	}
	return Row{}, "", ErrNoItem
}

// words is a proof as the history shows it.
func (p ItemProof) words() string {
	if p.CheckedOn == nil {
		return "Stated"
	}
	on := *p.CheckedOn
	if day, err := time.Parse(time.DateOnly, on); err == nil {
		on = ustime.Date(day)
	}
	switch {
	case p.Grade == Source:
		return fmt.Sprintf("Checked at the source on %s", on)
	case p.Grade == Document:
		return fmt.Sprintf("Document seen on %s", on)
	case p.Lapse == string(Aged):
		return fmt.Sprintf("Stated; last checked on %s", on)
	}
	return fmt.Sprintf("Stated; changed since it was checked on %s", on)
}
