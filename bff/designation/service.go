package designation

import (
	"context"
	"crypto/rand"
	"errors"
	"time"

	"gorm.io/gorm"

	"peritus/bff/auth"
	"peritus/bff/notify"
	"peritus/bff/platform/clock"
	"peritus/bff/platform/db"
	"peritus/bff/platform/id"
)

// Deps of the service.
type Deps struct {
	DB            *db.DB
	Clock         clock.Clock
	IDs           id.Source
	Conversations Conversations
	Addresses     Addresses
	People        auth.Directory
	Notify        notify.Sender
}

// Service keeps designations.
type Service struct {
	Deps
	store store
}

// New returns a service.
func New(deps Deps) *Service { return &Service{deps, store{deps.DB}} }

// Get returns the latest designation of a conversation, for the two.
func (s *Service) Get(ctx context.Context, actor auth.Actor, conversationID string) (Designation, Conversation, error) {
	c, err := s.Conversations.Conversation(ctx, actor, conversationID)
	if err != nil {
		return Designation{}, Conversation{}, err
	}
	d, err := s.store.latest(ctx, c.ID)
	return d, c, err
}

// mostADay is how often an expert can be designated in one conversation in 24 hours: each time,
// and each time it's withdrawn, they get an email.
const mostADay = 3

// Designate asks the expert to confirm. Doing it again while one stands changes nothing.
func (s *Service) Designate(ctx context.Context, actor auth.Actor, conversationID string) (Designation, error) {
	_, c, err := s.Get(ctx, actor, conversationID)
	switch {
	case err != nil:
		return Designation{}, err
	case c.Side != Counsel:
		return Designation{}, errNotAttorney
	case !c.Open:
		return Designation{}, errClosed
	case !c.Answered:
		return Designation{}, errUnanswered
	}
	d := Designation{ID: s.IDs.New(), ConversationID: c.ID, ExpertID: c.ExpertID, AttorneyID: c.AttorneyID, ExpertUserID: c.ExpertUserID, DesignatedAt: s.Clock.Now()}
	err = s.DB.InTx(ctx, func(ctx context.Context) error {
		if err := s.store.add(ctx, d); err != nil {
			return err
		}
		lately, err := s.store.since(ctx, c.ID, d.DesignatedAt.Add(-24*time.Hour))
		switch {
		case err != nil:
			return err
		case lately > mostADay:
			return errOften
		}
		return s.tell(ctx, actor, c, designated)
	})
	if errors.Is(err, gorm.ErrDuplicatedKey) { // one stands
		return s.store.latest(ctx, c.ID)
	}
	return d, err
}

// Confirm says that the expert accepts the designation that they saw, and makes its receipt.
// Doing it again changes nothing.
func (s *Service) Confirm(ctx context.Context, actor auth.Actor, conversationID, designationID string) (Designation, error) {
	return s.change(ctx, actor, conversationID, designationID, func(c Conversation, d *Designation) (*notify.Kind, error) {
		switch {
		case c.Side != Witness:
			return nil, errNotExpert
		case !c.Open:
			return nil, errClosed
		case d.State() == Withdrawn:
			return nil, errNone
		case d.State() == Confirmed:
			return nil, nil
		}
		d.ConfirmedAt, d.Receipt = new(s.Clock.Now()), rand.Text()
		return confirmed, nil
	})
}

// Withdraw ends the designation that one of the two saw. A confirmed one, whose receipt then
// says no, only if they saw that it's confirmed. Doing it again changes nothing.
func (s *Service) Withdraw(ctx context.Context, actor auth.Actor, conversationID, designationID string, sawConfirmed bool) (Designation, error) {
	return s.change(ctx, actor, conversationID, designationID, func(c Conversation, d *Designation) (*notify.Kind, error) {
		switch {
		case d.State() == Withdrawn:
			return nil, nil
		case d.State() == Confirmed && !sawConfirmed:
			return nil, errConfirmed
		}
		declines := d.State() == Waiting && c.Side == Witness
		d.WithdrawnAt, d.WithdrawnBy = new(s.Clock.Now()), c.Side
		if declines {
			return declined, nil
		}
		return withdrawn, nil
	})
}

// change stores what f makes of a designation, and tells the other one by the kind that it
// returns. Without a kind, nothing changed.
func (s *Service) change(ctx context.Context, actor auth.Actor, conversationID, designationID string, f func(Conversation, *Designation) (*notify.Kind, error)) (Designation, error) {
	c, err := s.Conversations.Conversation(ctx, actor, conversationID)
	if err != nil {
		return Designation{}, err
	}
	var d Designation
	err = s.DB.InTx(ctx, func(ctx context.Context) error {
		if d, err = s.store.locked(ctx, c.ID, designationID); err != nil {
			return err
		}
		kind, err := f(c, &d)
		if err != nil || kind == nil {
			return err
		}
		if err := s.store.save(ctx, d); err != nil {
			return err
		}
		return s.tell(ctx, actor, c, kind)
	})
	return d, err
}

// tell tells the other one what the actor did.
func (s *Service) tell(ctx context.Context, actor auth.Actor, c Conversation, kind *notify.Kind) error {
	if err := s.Conversations.Tell(ctx, c.ID, c.Side); err != nil {
		return err
	}
	people, err := s.People.People(ctx, []string{c.AttorneyID, c.ExpertUserID})
	if err != nil {
		return err
	}
	to, found := people[c.userOf(c.Side.other())]
	if !found {
		return nil
	}
	return s.Notify.Send(ctx, notify.Message{Kind: kind, UserID: to.ID, To: to.Email, By: actor.UserID,
		Data: notify.Data{"name": to.Name, "by": people[actor.UserID].Name, "link": s.Conversations.Link(c.Side.other(), c.ID)}})
}

// Path returns the address of a receipt; empty if there is none.
func (s *Service) Path(ctx context.Context, d Designation) (string, error) {
	if d.State() != Confirmed {
		return "", nil
	}
	slug, err := s.Addresses.Slug(ctx, d.ExpertID)
	if err != nil || slug == "" {
		return "", err
	}
	return "/expert/" + slug + "/receipt/" + d.Receipt, nil
}

// Holds says whether a receipt under an expert's address stands for a designation that was
// confirmed and not withdrawn. It's the same no for all others.
func (s *Service) Holds(ctx context.Context, slug, receipt string) (bool, error) {
	d, found, err := s.store.byReceipt(ctx, receipt)
	if err != nil || !found || d.State() != Confirmed {
		return false, err
	}
	expertID, err := s.Addresses.ExpertAt(ctx, slug)
	if err != nil || expertID != d.ExpertID || d.ExpertUserID == "" {
		return false, err
	}
	// Whoever lost the profile, as after a dispute, no longer speaks for its expert.
	answers, err := s.Addresses.Answers(ctx, d.ExpertID)
	return err == nil && answers == d.ExpertUserID, err
}
