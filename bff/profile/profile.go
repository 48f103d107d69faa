// Package profile owns experts and their profiles: saving, history, completeness, pages,
// and the change feed for search. Package section declares the sections. Other packages
// own accounts and search.
package profile

import (
	"context"
	"time"

	"peritus/bff/platform/clock"
	"peritus/bff/platform/db"
	"peritus/bff/platform/errs"
	"peritus/bff/platform/event"
	"peritus/bff/platform/field"
	"peritus/bff/platform/id"
	"peritus/bff/profile/address"
	"peritus/bff/profile/derived"
	"peritus/bff/profile/expiry"
	"peritus/bff/profile/file"
	"peritus/bff/profile/reading"
	"peritus/bff/profile/seeding"
	"peritus/bff/profile/stored"
)

// Saved is published after every committed change of a profile. Seq is its number in the
// change feed.
type Saved struct {
	ExpertID string
	Section  string
	Seq      int64
}

// invalid turns field problems into an error, or nil.
func invalid(problems field.Problems) error {
	if len(problems) == 0 {
		return nil
	}
	return errs.Field(problems)
}

// Deps are the service's dependencies.
type Deps struct {
	DB    *db.DB
	Clock clock.Clock
	IDs   id.Source
	// Admissions may be nil. Then no admission is confirmed.
	Admissions reading.Admissions
	// Terms splits a text into folded words for search. If nil, it's split at spaces.
	Terms func(text string) []string
	// Holds may be nil. Then nothing is held.
	Holds Holds
	// Files stores documents. It may be nil where nothing is uploaded.
	Files file.Store
	// Portraits may be nil. Then photos show at profiles only.
	Portraits Portraits
	// Proofs may be nil. Then nothing was checked.
	Proofs reading.Proofs
	// Lookup says that publications can be looked up.
	Lookup bool
	// Approval is for reviewing new profiles.
	Approval Approval
	// Declarations may be nil. Then no one has declared anything.
	Declarations reading.Declarations
	// Answering may be nil. Then nothing is known about how experts answer.
	Answering reading.Answering
	// Watchers are called with each change of the testimony.
	Watchers []TestimonyWatcher
}

// Service implements the rules for profiles.
type Service struct {
	*reading.Reader

	store   stored.Store
	clock   clock.Clock
	ids     id.Source
	derived *derived.Deriver

	// Seeder stores sample experts.
	Seeder *seeding.Seeder
	holds  Holds

	// Files keeps documents and photos.
	Files *file.Service
	// Expiries tells owners what expires.
	Expiries *expiry.Service

	portraits Portraits
	lookup    bool

	approval Approval

	watchers []TestimonyWatcher

	// Saved publishes every committed change.
	Saved *event.Topic[Saved]
}

// New returns a service.
func New(deps Deps) *Service {
	s := &Service{
		Reader: reading.NewReader(deps.DB, deps.Clock, deps.Admissions, deps.Proofs, deps.Declarations, deps.Answering),
		store:  stored.Store{DB: deps.DB}, clock: deps.Clock, ids: deps.IDs, holds: deps.Holds, portraits: deps.Portraits, approval: deps.Approval,
		lookup: deps.Lookup, watchers: deps.Watchers,
		Saved: event.NewTopic[Saved](),
		Files: &file.Service{DB: deps.DB, Clock: deps.Clock, Store: deps.Files},
	}
	s.Expiries = &expiry.Service{DB: deps.DB, Clock: deps.Clock, Notify: deps.Approval.Notify, Owners: s.Owners, WebOrigin: deps.Approval.WebOrigin}
	s.derived = derived.NewDeriver(deps.DB, deps.Terms, s.Expiries)
	s.Seeder = &seeding.Seeder{Store: s.store, Clock: deps.Clock, Files: s.Files, Derived: s.derived, Expiries: s.Expiries, Save: s.saveExpert, Own: s.Own}
	return s
}

// announce adds the expert to the change feed and notifies subscribers.
func (s *Service) announce(ctx context.Context, expertID, code string, at time.Time) error {
	seq, err := s.store.Feed(ctx, expertID, at)
	if err != nil {
		return err
	}
	s.Saved.Publish(ctx, Saved{ExpertID: expertID, Section: code, Seq: seq})
	return nil
}

func (s *Service) former() address.Former { return address.Former{DB: s.store.DB} }
