package profile

import (
	"context"
	"slices"
	"time"

	"peritus/bff/auth"
	"peritus/bff/platform/clock"
	"peritus/bff/platform/db"
	"peritus/bff/platform/errs"
	"peritus/bff/platform/event"
	"peritus/bff/platform/id"
	"peritus/bff/profile/section"
)

// Admissions knows of which attorneys staff have confirmed an admission.
type Admissions interface {
	Confirmed(ctx context.Context, userID string) (bool, error)
}

// Deps are what the service stands on.
type Deps struct {
	DB    *db.DB
	Clock clock.Clock
	IDs   id.Source
	// Admissions may be nil: no attorney's is confirmed.
	Admissions Admissions
	// Terms cuts a text into the folded words under which it is found; nil: by spaces.
	Terms func(text string) []string
	// Holds may be nil: nothing is held.
	Holds Holds
	// Approval is for the operations of staff on new profiles.
	Approval Approval
}

// Service holds the rules of profiles.
type Service struct {
	store      store
	clock      clock.Clock
	ids        id.Source
	admissions Admissions
	terms      func(text string) []string
	holds      Holds

	approval Approval

	// Saved is told of every committed change.
	Saved *event.Topic[Saved]
}

// New makes the service.
func New(deps Deps) *Service {
	return &Service{
		store: store{deps.DB}, clock: deps.Clock, ids: deps.IDs, admissions: deps.Admissions, terms: deps.Terms, holds: deps.Holds, approval: deps.Approval,
		Saved: event.NewTopic[Saved](),
	}
}

// Input is an item as somebody wants it: Version is the one that he has seen, 0
// for an item that is new.
type Input struct {
	Version    int
	Visibility Visibility
	Content    section.Item
}

// Outcome of a change. Item is the zero Item where there is none any more.
type Outcome struct {
	Item         Item
	Changed      bool // false where there was nothing to change
	Section      OverviewSection
	Completeness int
}

// Find gets an expert; the bool says whether there is one.
func (s *Service) Find(ctx context.Context, expertID string) (Expert, bool, error) {
	return s.store.expert(ctx, "id", expertID)
}

// FindByUser gets the expert whom a user is; the bool says whether there is one.
func (s *Service) FindByUser(ctx context.Context, userID string) (Expert, bool, error) {
	return s.store.expert(ctx, "user_id", userID)
}

// Items gets a section as its editors see it, private items included. It is for
// the expert and for staff: ErrNotYours, ErrNoExpert.
func (s *Service) Items(ctx context.Context, actor auth.Actor, expertID, code string) (SectionView, error) {
	declared, found := section.Find(code)
	if !found {
		return SectionView{}, ErrNoSuch
	}
	expert, err := s.editable(ctx, actor, expertID)
	if err != nil {
		return SectionView{}, err
	}
	all, err := s.store.items(ctx, expert.ID)
	if err != nil {
		return SectionView{}, err
	}
	confirmed, err := s.store.confirmations(ctx, expert.ID)
	if err != nil {
		return SectionView{}, err
	}
	view := sectionView(declared, all[expert.ID][code], confirmed[expert.ID], s.clock.Now())
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

// SaveSingle saves a section that is one item. A stale version is a conflict
// with both values.
func (s *Service) SaveSingle(ctx context.Context, actor auth.Actor, expertID, code string, in Input) (Outcome, error) {
	return s.change(ctx, actor, expertID, code, single, func(ctx context.Context, c *change) error {
		if len(c.rows) == 0 {
			if in.Version != 0 {
				return ErrNoItem
			}
			return c.add(ctx, in)
		}
		return c.save(ctx, 0, in)
	})
}

// Add puts a new row at the end of a list section.
func (s *Service) Add(ctx context.Context, actor auth.Actor, expertID, code string, in Input) (Outcome, error) {
	return s.change(ctx, actor, expertID, code, listed, func(ctx context.Context, c *change) error { return c.add(ctx, in) })
}

// Save changes a row of a list section. A stale version is a conflict with both
// values; a row that was removed meanwhile is ErrNoItem.
func (s *Service) Save(ctx context.Context, actor auth.Actor, expertID, code, itemID string, in Input) (Outcome, error) {
	return s.change(ctx, actor, expertID, code, listed, func(ctx context.Context, c *change) error {
		at := c.find(itemID)
		if at < 0 {
			return ErrNoItem
		}
		return c.save(ctx, at, in)
	})
}

// Remove takes a row out of a list section. Removing it in a stale version is a
// conflict, since the actor has not seen what he removes.
func (s *Service) Remove(ctx context.Context, actor auth.Actor, expertID, code, itemID string, version int) (Outcome, error) {
	return s.change(ctx, actor, expertID, code, listed, func(_ context.Context, c *change) error {
		at := c.find(itemID)
		if at < 0 {
			return ErrNoItem
		}
		return c.remove(at, version)
	})
}

// Reorder puts the rows of a list section into the order of the ids, which must
// be those that are there: otherwise it is a conflict with the present order.
func (s *Service) Reorder(ctx context.Context, actor auth.Actor, expertID, code string, itemIDs []string) (Outcome, error) {
	return s.change(ctx, actor, expertID, code, listed, func(_ context.Context, c *change) error { return c.reorder(itemIDs) })
}

// Confirm notes that the expert has looked at a section and found it true. It
// is for the expert himself.
func (s *Service) Confirm(ctx context.Context, actor auth.Actor, expertID, code string) (Outcome, error) {
	return s.change(ctx, actor, expertID, code, either, func(_ context.Context, c *change) error {
		if c.by.source != ByExpert {
			return errs.Denied("A section is confirmed by the expert himself.")
		}
		return c.confirm()
	})
}

// SetStatus publishes a profile, or takes it down. It is for staff.
func (s *Service) SetStatus(ctx context.Context, actor auth.Actor, expertID string, status Status) error {
	if !slices.Contains(Statuses, status) {
		return errs.Field(map[string][]string{"status": {"Choose an option from the list."}})
	}
	if !actor.Staff() {
		return errs.Denied("Profiles are published by staff.")
	}
	return s.store.db.InTx(ctx, func(ctx context.Context) error {
		expert, err := s.store.lock(ctx, expertID)
		if err != nil || expert.Status == status {
			return err
		}
		return s.restate(ctx, actor, ByStaff, expert, status, "")
	})
}

// announce puts the expert at the end of the change feed and tells who listens.
func (s *Service) announce(ctx context.Context, expertID, code string, at time.Time) error {
	seq, err := s.store.feed(ctx, expertID, at)
	if err != nil {
		return err
	}
	s.Saved.Publish(ctx, Saved{ExpertID: expertID, Section: code, Seq: seq})
	return nil
}

// Revisions gets a page of an expert's history, the newest first, and how many
// changes there are. An empty code stands for all sections; pages count from 1.
func (s *Service) Revisions(ctx context.Context, actor auth.Actor, expertID, code string, page int) ([]Revision, int, error) {
	if code != "" {
		if _, found := section.Find(code); !found {
			return nil, 0, ErrNoSuch
		}
	}
	if _, err := s.editable(ctx, actor, expertID); err != nil {
		return nil, 0, err
	}
	return s.store.revisions(ctx, expertID, code, (page-1)*revisionsAPage, revisionsAPage)
}

const revisionsAPage = 25
