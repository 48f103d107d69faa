package profile

import (
	"context"
	"time"

	"peritus/bff/auth"
	"peritus/bff/platform/clock"
	"peritus/bff/platform/db"
	"peritus/bff/platform/errs"
	"peritus/bff/platform/event"
	"peritus/bff/platform/id"
	"peritus/bff/profile/expiry"
	"peritus/bff/profile/file"
	"peritus/bff/profile/section"
)

// Admissions reports which attorneys have a confirmed admission.
type Admissions interface {
	Confirmed(ctx context.Context, userID string) (bool, error)
}

// Deps are the service's dependencies.
type Deps struct {
	DB    *db.DB
	Clock clock.Clock
	IDs   id.Source
	// Admissions may be nil. Then no admission is confirmed.
	Admissions Admissions
	// Terms splits a text into folded words for search. If nil, it's split at spaces.
	Terms func(text string) []string
	// Holds may be nil. Then nothing is held.
	Holds Holds
	// Files stores documents. It may be nil where nothing is uploaded.
	Files file.Store
	// Portraits may be nil. Then photos show at profiles only.
	Portraits Portraits
	// Proofs may be nil. Then nothing was checked.
	Proofs Proofs
	// Lookup says that publications can be looked up.
	Lookup bool
	// Approval is for reviewing new profiles.
	Approval Approval
	// Declarations may be nil. Then no one has declared anything.
	Declarations Declarations
	// Watchers are called with each change of the testimony.
	Watchers []TestimonyWatcher
}

// Service implements the rules for profiles.
type Service struct {
	store      store
	clock      clock.Clock
	ids        id.Source
	admissions Admissions
	terms      func(text string) []string
	holds      Holds

	// Files keeps documents and photos.
	Files *file.Service
	// Expiries tells owners what expires.
	Expiries *expiry.Service

	portraits Portraits
	proofs    Proofs
	lookup    bool

	approval Approval

	declarations Declarations
	watchers     []TestimonyWatcher

	// Saved publishes every committed change.
	Saved *event.Topic[Saved]
}

// New returns a service.
func New(deps Deps) *Service {
	s := &Service{
		store: store{deps.DB}, clock: deps.Clock, ids: deps.IDs, admissions: deps.Admissions, terms: deps.Terms, holds: deps.Holds, portraits: deps.Portraits, proofs: deps.Proofs, approval: deps.Approval,
		declarations: deps.Declarations, lookup: deps.Lookup, watchers: deps.Watchers,
		Saved: event.NewTopic[Saved](),
		Files: &file.Service{DB: deps.DB, Clock: deps.Clock, Store: deps.Files},
	}
	s.Expiries = &expiry.Service{DB: deps.DB, Clock: deps.Clock, Notify: deps.Approval.Notify, Owners: s.Owners, WebOrigin: deps.Approval.WebOrigin}
	return s
}

// Input is an item to save. Version is the version the person has seen, 0 for a new item.
type Input struct {
	Version    int
	Visibility Visibility
	Content    section.Item
	// Base has the values that the person started from, or nil. With them, edits of
	// different fields merge instead of being a conflict.
	Base *Base
	// Reason is why the profile is changed. Staff need one on an expert's behalf.
	Reason string
	// Form is a random id of the open form, or empty. A save whose response was lost is
	// recognized by it as the form's own, so going on typing is no conflict.
	Form string
}

// Base is the item that an edit started from.
type Base struct {
	Visibility Visibility
	Content    section.Item
}

// Outcome is the result of a change. Item is the zero Item if it was removed.
type Outcome struct {
	Item         Item
	Changed      bool // false if nothing changed
	Section      OverviewSection
	Completeness int
	Revision     string // id of the change, or empty
}

// Find returns an expert. The bool is false if there is none.
func (s *Service) Find(ctx context.Context, expertID string) (Expert, bool, error) {
	return s.store.expert(ctx, "id", expertID)
}

// FindByUser returns a user's expert. The bool is false if there is none.
func (s *Service) FindByUser(ctx context.Context, userID string) (Expert, bool, error) {
	return s.store.expert(ctx, "user_id", userID)
}

// Items returns a section as its editors see it, with private items. Only the expert and
// staff may read it. Errors: ErrNotYours, ErrNoExpert.
func (s *Service) Items(ctx context.Context, actor auth.Actor, expertID, code string) (SectionView, error) {
	declared, found := section.Find(code)
	if !found {
		return SectionView{}, ErrNoSuch
	}
	expert, err := s.opened(ctx, actor, expertID)
	if err != nil {
		return SectionView{}, err
	}
	all, err := s.store.itemsOf(ctx, expert.ID)
	if err != nil {
		return SectionView{}, err
	}
	confirmed, err := s.store.confirmationsOf(ctx, expert.ID)
	if err != nil {
		return SectionView{}, err
	}
	view := sectionView(declared, all[code], confirmed, s.clock.Now())
	if view.Files, err = s.Files.Of(ctx, expert.ID, contents(all[code])); err != nil {
		return SectionView{}, err
	}
	view.Lookup = s.lookupFor(code, all)
	view.Holds, err = s.fieldHolds(ctx, expert.ID, code)
	return view, err
}

func (s *Service) editable(ctx context.Context, actor auth.Actor, expertID string) (Expert, error) {
	expert, found, err := s.store.expert(ctx, "id", expertID)
	if err != nil {
		return Expert{}, err
	}
	if !found {
		return Expert{}, ErrNoExpert
	}
	_, err = mayEdit(actor, expert.UserID)
	return expert, err
}

// opened is editable, and records that staff opened another person's profile.
func (s *Service) opened(ctx context.Context, actor auth.Actor, expertID string) (Expert, error) {
	expert, err := s.editable(ctx, actor, expertID)
	if err != nil || expert.UserID == actor.UserID {
		return expert, err
	}
	return expert, s.approval.AuditLog.RecordRead(ctx, actor, auth.AuditEntry{Action: "expert.opened", Kind: "expert", ID: expert.ID,
		Name: "Profile", Person: expert.UserID}) // not by its name, which a removal couldn't erase
}

// SaveSingle saves a single-item section. A stale version is a conflict with both values.
func (s *Service) SaveSingle(ctx context.Context, actor auth.Actor, expertID, code string, in Input) (Outcome, error) {
	return s.change(ctx, actor, expertID, code, single, in.Reason, func(ctx context.Context, c *change) error {
		if len(c.rows) == 0 {
			if in.Version != 0 {
				return ErrNoItem
			}
			return c.add(ctx, in)
		}
		return c.save(ctx, 0, in)
	})
}

// Add appends a row to a list section.
func (s *Service) Add(ctx context.Context, actor auth.Actor, expertID, code string, in Input) (Outcome, error) {
	return s.change(ctx, actor, expertID, code, listed, in.Reason, func(ctx context.Context, c *change) error { return c.add(ctx, in) })
}

// Save changes a row of a list section. A stale version is a conflict with both values. A
// row that was already removed is ErrNoItem.
func (s *Service) Save(ctx context.Context, actor auth.Actor, expertID, code, itemID string, in Input) (Outcome, error) {
	return s.change(ctx, actor, expertID, code, listed, in.Reason, func(ctx context.Context, c *change) error {
		at := c.find(itemID)
		if at < 0 {
			return ErrNoItem
		}
		return c.save(ctx, at, in)
	})
}

// Remove removes a row from a list section. A stale version is a conflict, because the
// actor hasn't seen what they're removing.
func (s *Service) Remove(ctx context.Context, actor auth.Actor, expertID, code, itemID string, version int, reason string) (Outcome, error) {
	return s.change(ctx, actor, expertID, code, listed, reason, func(_ context.Context, c *change) error {
		at := c.find(itemID)
		if at < 0 {
			return ErrNoItem
		}
		return c.remove(at, version)
	})
}

// Reorder sorts the rows of a list section in the order of the ids. If they don't match
// the existing rows, it's a conflict with the current order.
func (s *Service) Reorder(ctx context.Context, actor auth.Actor, expertID, code string, itemIDs []string, reason string) (Outcome, error) {
	return s.change(ctx, actor, expertID, code, listed, reason, func(_ context.Context, c *change) error { return c.reorder(itemIDs) })
}

// Confirm records that the expert has confirmed a section. Only the expert can do this.
func (s *Service) Confirm(ctx context.Context, actor auth.Actor, expertID, code string) (Outcome, error) {
	return s.change(ctx, actor, expertID, code, either, "", func(_ context.Context, c *change) error {
		if c.by.source != ByExpert {
			return errs.Denied("Only the expert can confirm a section.")
		}
		return c.confirm()
	})
}

// announce adds the expert to the change feed and notifies subscribers.
func (s *Service) announce(ctx context.Context, expertID, code string, at time.Time) error {
	seq, err := s.store.feed(ctx, expertID, at)
	if err != nil {
		return err
	}
	s.Saved.Publish(ctx, Saved{ExpertID: expertID, Section: code, Seq: seq})
	return nil
}

// Filter narrows a history. Empty values mean everything.
type Filter struct {
	Section  string
	ActorID  string
	From, To time.Time // To is exclusive
}

// Revisions returns a page (from 1) of an expert's history, newest first, and the total
// number of changes.
func (s *Service) Revisions(ctx context.Context, actor auth.Actor, expertID string, filter Filter, page int) ([]Revision, int, error) {
	if filter.Section != "" {
		if _, found := section.Find(filter.Section); !found {
			return nil, 0, ErrNoSuch
		}
	}
	if _, err := s.opened(ctx, actor, expertID); err != nil {
		return nil, 0, err
	}
	return s.store.revisions(ctx, expertID, filter, (page-1)*revisionsAPage, revisionsAPage)
}

// Editors returns the people who have changed a profile, by name.
func (s *Service) Editors(ctx context.Context, actor auth.Actor, expertID string) ([]Editor, error) {
	if _, err := s.editable(ctx, actor, expertID); err != nil {
		return nil, err
	}
	return s.store.editors(ctx, expertID)
}

// Editor is a person who has changed a profile.
type Editor struct {
	ID   string `json:"id"`
	Name string `json:"name"`
}

const revisionsAPage = 25
