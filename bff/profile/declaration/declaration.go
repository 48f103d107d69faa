// Package declaration owns what experts declare about challenges to their testimony: signing,
// withdrawing, when a declaration is out of date, and its history. Package profile owns the
// testimony.
package declaration

import (
	"context"
	"fmt"
	"time"

	"peritus/bff/auth"
	"peritus/bff/platform/clock"
	"peritus/bff/platform/db"
	"peritus/bff/platform/errs"
	"peritus/bff/platform/id"
	"peritus/bff/profile"
	"peritus/bff/profile/reading"
	"peritus/bff/profile/section"
	"peritus/bff/profile/stored"
)

// Kind is what an expert declares.
type Kind string

const (
	None Kind = "none" // they know of no challenge
	Some Kind = "some" // the listed ones are all that they know of
)

// State is the state of an expert's declaration.
type State string

const (
	Undeclared State = "none"
	Current    State = "current"
	OutOfDate  State = "out-of-date" // the testimony has changed since
)

// Ending says why a declaration no longer stands.
type Ending string

const (
	Withdrawn  Ending = "withdrawn"
	Superseded Ending = "superseded"
)

// Declaration is one that an expert has signed.
type Declaration struct {
	ID         string
	ExpertID   string
	Kind       Kind
	Challenges int
	Testimony  string // hash of the testimony that it covers
	Content    string // content hash of the whole profile
	SignedBy   string
	SignedName string
	SignedAt   time.Time
	OutdatedAt *time.Time
	EndedAt    *time.Time
	Ending     Ending
}

// State of the declaration while it hasn't ended.
func (d Declaration) State() State {
	if d.OutdatedAt != nil {
		return OutOfDate
	}
	return Current
}

// Statement returns what is declared, in words. Sealed matters are never part of it, so
// their challenges aren't counted.
func Statement(kind Kind, challenges int) string {
	switch {
	case kind == None:
		return "I know of no challenge to my testimony."
	case challenges == 1:
		return "The challenge listed in my profile is the only one to my testimony that I know of."
	}
	return fmt.Sprintf("The %d challenges listed in my profile are all to my testimony that I know of.", challenges)
}

// Errors that several rules return.
var (
	ErrNotYours    = errs.Denied("Only the expert can sign or withdraw their declaration.")
	ErrNoneToEnd   = errs.Conflicting("You have no declaration to withdraw.", nil)
	errTestimony   = errs.Conflicting("Your testimony has changed since you opened this page. Read the statement again, then sign it.", nil)
	errWithheld    = errs.Invalidf("A challenge is in a matter that only you can see. Show the matter to attorneys, or mark it as sealed, then sign.")
	errOtherNumber = errs.Conflicting("The challenges in your profile have changed. Read the statement again, then sign it.", nil)
)

// Profiles is the profiles that declarations are about.
type Profiles interface {
	FindByUser(ctx context.Context, userID string) (stored.Expert, bool, error)
	Lock(ctx context.Context, expertID string) error
	Testimony(ctx context.Context, expertID string) (profile.Testimony, error)
	Announce(ctx context.Context, expertID, code string) error
}

// Deps are the service's dependencies.
type Deps struct {
	DB       *db.DB
	Clock    clock.Clock
	IDs      id.Source
	Profiles Profiles
}

// Service implements the rules for declarations.
type Service struct {
	Deps
	store store
}

// New returns a service.
func New(deps Deps) *Service { return &Service{Deps: deps, store: store{deps.DB}} }

// Own is what an expert sees of their declaration.
type Own struct {
	Expert    stored.Expert
	Testimony profile.Testimony
	Open      *Declaration  // nil if nothing is declared
	Past      []Declaration // newest first
}

// Offered returns what the expert can declare now.
func (o Own) Offered() Kind {
	if o.Testimony.Challenges == 0 {
		return None
	}
	return Some
}

// Own returns the actor's own declaration, or stored.ErrNoExpert.
func (s *Service) Own(ctx context.Context, actor auth.Actor) (Own, error) {
	expert, err := s.own(ctx, actor)
	if err != nil {
		return Own{}, err
	}
	own := Own{Expert: expert}
	if own.Testimony, err = s.Profiles.Testimony(ctx, expert.ID); err != nil {
		return Own{}, err
	}
	all, err := s.store.of(ctx, expert.ID)
	if err != nil {
		return Own{}, err
	}
	for _, d := range all {
		if d.EndedAt == nil {
			own.Open = &d
		} else {
			own.Past = append(own.Past, d)
		}
	}
	return own, nil
}

func (s *Service) own(ctx context.Context, actor auth.Actor) (stored.Expert, error) {
	expert, found, err := s.Profiles.FindByUser(ctx, actor.UserID)
	if err == nil && !found {
		err = stored.ErrNoExpert
	}
	return expert, err
}

// Sign declares for the actor's own profile. The kind and the hash of the testimony are what
// the actor has read, so no one signs for what they haven't seen. An earlier declaration is
// superseded.
func (s *Service) Sign(ctx context.Context, actor auth.Actor, kind Kind, testimony string) error {
	return s.change(ctx, actor, func(ctx context.Context, expert stored.Expert) error {
		now, err := s.Profiles.Testimony(ctx, expert.ID)
		if err != nil {
			return err
		}
		switch {
		case now.Withheld > 0:
			return errWithheld
		case now.Hash != testimony:
			return errTestimony
		case kind != (Own{Testimony: now}).Offered():
			return errOtherNumber
		}
		at := s.Clock.Now()
		if _, err := s.store.end(ctx, expert.ID, Superseded, at); err != nil {
			return err
		}
		return s.store.add(ctx, Declaration{ID: s.IDs.New(), ExpertID: expert.ID, Kind: kind, Challenges: now.Challenges,
			Testimony: now.Hash, Content: now.Content, SignedBy: actor.UserID, SignedName: expert.Name, SignedAt: at})
	})
}

// Withdraw ends the declaration of the actor's own profile.
func (s *Service) Withdraw(ctx context.Context, actor auth.Actor) error {
	return s.change(ctx, actor, func(ctx context.Context, expert stored.Expert) error {
		ended, err := s.store.end(ctx, expert.ID, Withdrawn, s.Clock.Now())
		if err == nil && !ended {
			return ErrNoneToEnd
		}
		return err
	})
}

// change changes the declaration of the actor's own profile and tells the search.
func (s *Service) change(ctx context.Context, actor auth.Actor, do func(context.Context, stored.Expert) error) error {
	if !actor.Is(auth.Expert) {
		return ErrNotYours
	}
	return s.DB.InTx(ctx, func(ctx context.Context) error {
		expert, err := s.own(ctx, actor)
		if err != nil {
			return err
		}
		if err := s.Profiles.Lock(ctx, expert.ID); err != nil {
			return err
		}
		if expert, err = s.own(ctx, actor); err != nil { // the owner may have changed before the lock
			return err
		}
		if err := do(ctx, expert); err != nil {
			return err
		}
		return s.Profiles.Announce(ctx, expert.ID, section.MattersCode)
	})
}

// TestimonyChanged marks the open declaration as out of date if the testimony that attorneys
// see isn't what was signed for, and as current if it is again.
func (s *Service) TestimonyChanged(ctx context.Context, change profile.TestimonyChange) error {
	return s.store.compare(ctx, change.Expert.ID, change.Testimony.Hash, change.At)
}

// Declared returns an expert's declaration for pages, or nil.
func (s *Service) Declared(ctx context.Context, expertID string) (*reading.PageDeclaration, error) {
	d, found, err := s.store.openOf(ctx, expertID)
	if err != nil || !found {
		return nil, err
	}
	return &reading.PageDeclaration{Kind: string(d.Kind), State: string(d.State()), Challenges: d.Challenges,
		Statement: Statement(d.Kind, d.Challenges), SignedAt: d.SignedAt, Content: d.Content}, nil
}

// Kinds returns what each of some experts declares now. An expert without a declaration, or
// with one that is out of date, isn't in it. The change feed has every expert for whom it
// changes.
func (s *Service) Kinds(ctx context.Context, expertIDs []string) (map[string]Kind, error) {
	open, err := s.store.open(ctx, expertIDs...)
	if err != nil {
		return nil, err
	}
	kinds := make(map[string]Kind, len(open))
	for _, d := range open {
		if d.State() == Current {
			kinds[d.ExpertID] = d.Kind
		}
	}
	return kinds, nil
}
