package message

import (
	"context"
	"errors"
	"slices"
	"time"

	"github.com/redis/go-redis/v9"
	"gorm.io/gorm"

	"peritus/bff/auth"
	"peritus/bff/message/attachment"
	"peritus/bff/message/forum"
	"peritus/bff/notify"
	"peritus/bff/platform/cache"
	"peritus/bff/platform/clock"
	"peritus/bff/platform/db"
	"peritus/bff/platform/errs"
	"peritus/bff/platform/event"
	"peritus/bff/platform/field"
	"peritus/bff/platform/id"
	"peritus/bff/platform/text"
)

// Deps of the service.
type Deps struct {
	DB        *db.DB
	Redis     redis.UniversalClient
	Clock     clock.Clock
	IDs       id.Source
	Experts   Experts
	Attorneys Attorneys
	Credits   Credits
	Files     *attachment.Service
	Conflicts Conflicts
	Forums    *forum.Service
	People    auth.Directory
	Notify    notify.Sender
	Hours     QuietHours
	AuditLog  auth.AuditLog
	WebOrigin string
}

// Service keeps conversations.
type Service struct {
	Deps
	store store
	// Changed publishes every committed change.
	Changed *event.Topic[Changed]
}

// New returns a service.
func New(deps Deps) *Service {
	return &Service{deps, store{deps.DB, deps.Files}, event.NewTopic[Changed]()}
}

// Start is what a person needs to know before they write to an expert.
type Start struct {
	Face     Face
	Refusal  string // why it isn't possible; empty if it is
	Existing []Conversation
}

// Start returns who answers for a profile, and the conversations that the actor has there.
func (s *Service) Start(ctx context.Context, actor auth.Actor, expertID string) (Start, error) {
	_, err := s.reach(ctx, actor, expertID)
	if errs.KindOf(err) == errs.NotFound || err != nil && errs.KindOf(err) == errs.Internal {
		return Start{}, err
	}
	var start Start
	if err != nil {
		var refusal *errs.Error
		errors.As(err, &refusal)
		start.Refusal = refusal.Detail
	}
	faces, err := s.Experts.Faces(ctx, []string{expertID})
	if err != nil {
		return Start{}, err
	}
	start.Face = faces[expertID]
	start.Existing, err = s.store.withExpert(ctx, actor.UserID, expertID)
	return start, err
}

// Ref is a conversation with an expert.
type Ref struct {
	ID       string
	ExpertID string
}

// With returns the actor's latest conversation with each expert in which both can write.
// Experts without one are left out. Staff have none, and keep lists like attorneys.
func (s *Service) With(ctx context.Context, actor auth.Actor, expertIDs []string) ([]Ref, error) {
	if actor.Staff() {
		return nil, nil
	}
	all, err := s.store.writableWith(ctx, actor.UserID, slices.DeleteFunc(slices.Clone(expertIDs), func(expertID string) bool { return !id.Valid(expertID) }))
	known := map[string]bool{}
	return slices.DeleteFunc(all, func(r Ref) bool {
		later := known[r.ExpertID]
		known[r.ExpertID] = true
		return later
	}), err
}

// reach returns the account that the actor would write to.
func (s *Service) reach(ctx context.Context, actor auth.Actor, expertID string) (userID string, err error) {
	if !id.Valid(expertID) {
		return "", errNoExpert
	}
	userID, err = s.Experts.Reach(ctx, actor, expertID)
	if err != nil {
		return "", err
	}
	confirmed, err := s.Attorneys.Confirmed(ctx, actor.UserID)
	if err != nil {
		return "", err
	}
	if err := mayOpen(actor, confirmed); err != nil {
		return "", err
	}
	switch userID {
	case "":
		return "", errUnclaimed
	case actor.UserID:
		return "", errOwnProfile
	}
	return userID, s.notBlocked(ctx, actor.UserID, userID)
}

// notBlocked refuses to write to someone who blocked the actor, or whom the actor blocked.
func (s *Service) notBlocked(ctx context.Context, userID, otherID string) error {
	byMe, byThem, err := s.store.blocks(ctx, userID, otherID)
	switch {
	case err != nil:
		return err
	case byMe:
		return errBlockedByYou
	case byThem:
		return errClosed
	}
	return nil
}

// Blocked reports whether one of two people blocked the other.
func (s *Service) Blocked(ctx context.Context, userID, otherID string) (bool, error) {
	by, other, err := s.store.blocks(ctx, userID, otherID)
	return by || other, err
}

// limited counts an action of a person. During an outage of Redis, nothing is limited.
func (s *Service) limited(ctx context.Context, what string, actor auth.Actor, most int64, span time.Duration) error {
	if s.Redis == nil {
		return nil
	}
	wait, err := cache.Take(ctx, s.Redis, "message:"+what+":"+actor.UserID, most, span)
	if err != nil || wait <= 0 {
		return nil //nolint:nilerr // an outage limits nobody
	}
	return errs.TooManyRequests("That's a lot at once. Wait a moment, then try again.", wait)
}

// Open starts a conversation with its first message. The same client id again returns the
// conversation that it started.
func (s *Service) Open(ctx context.Context, actor auth.Actor, form OpenForm) (Conversation, error) {
	if problems := field.Validate(&form); len(problems) > 0 {
		return Conversation{}, errs.Field(problems)
	}
	if c, found, err := s.sentBefore(ctx, actor, form.ClientID); err != nil || found {
		return c, err
	}
	otherID, err := s.reach(ctx, actor, form.ExpertID)
	if err != nil {
		return Conversation{}, err
	}
	if err := s.namesNobody(form.matter(), form.parties(), map[string]string{"subject": form.Subject, "text": form.Text}); err != nil {
		return Conversation{}, err
	}
	if err := s.limited(ctx, "open", actor, MostOpened, time.Hour); err != nil {
		return Conversation{}, err
	}
	if err := s.checked(ctx, actor, form); err != nil {
		return Conversation{}, err
	}
	now := s.Clock.Now()
	c := Conversation{ID: s.IDs.New(), AttorneyID: actor.UserID, ExpertID: form.ExpertID, ExpertUserID: otherID, Matter: form.matter(), Blind: true, CreatedAt: now}
	err = s.DB.InTx(ctx, func(ctx context.Context) error {
		var err error
		if c.Hold, err = s.Credits.Hold(ctx, actor, c.ID, form.ExpertID); err != nil {
			return err
		}
		if err := s.store.create(ctx, c); err != nil {
			return err
		}
		if _, err = s.add(ctx, &c, Counsel, actor.UserID, SendForm{Text: form.Text, ClientID: form.ClientID}); err != nil {
			return err
		}
		possible, err := s.Conflicts.Open(ctx, actor, c.ID, form.ExpertID, form.parties())
		if err == nil && possible && !form.Despite {
			err = errPossible // the record grew since the check
		}
		return err
	})
	if errors.Is(err, gorm.ErrDuplicatedKey) {
		return s.opened(ctx, actor, form)
	}
	return c, err
}

// opened returns what an Open that came second gets: its own conversation, if it was sent
// twice, or the one about the same matter as an error.
func (s *Service) opened(ctx context.Context, actor auth.Actor, form OpenForm) (Conversation, error) {
	if c, found, err := s.sentBefore(ctx, actor, form.ClientID); err != nil || found {
		return c, err
	}
	existing, err := s.store.withExpert(ctx, actor.UserID, form.ExpertID)
	if err != nil {
		return Conversation{}, err
	}
	for _, c := range existing {
		if text.Folded(c.Matter.Caption) == text.Folded(form.Caption) {
			return Conversation{}, errSameMatter(c.ID)
		}
	}
	return Conversation{}, errReused
}

// sentBefore returns the conversation in which the actor used a client id.
func (s *Service) sentBefore(ctx context.Context, actor auth.Actor, clientID string) (Conversation, bool, error) {
	m, found, err := s.store.byClient(ctx, actor.UserID, clientID)
	if err != nil || !found {
		return Conversation{}, false, err
	}
	c, err := s.store.find(ctx, m.ConversationID)
	return c, err == nil, err
}

// Tell tells the two that one of them did something beside the messages.
func (s *Service) Tell(ctx context.Context, conversationID string, by Side) error {
	c, err := s.store.find(ctx, conversationID)
	if err == nil {
		s.Changed.Publish(ctx, Changed{c, Agreed, 0, by})
	}
	return err
}

// mine returns a conversation and the actor's place in it. NotFound if it isn't theirs.
func (s *Service) mine(ctx context.Context, actor auth.Actor, conversationID string) (Conversation, Place, error) {
	c, err := s.store.find(ctx, conversationID)
	if err != nil {
		return Conversation{}, Place{}, err
	}
	return s.placed(ctx, actor, c)
}

func (s *Service) placed(ctx context.Context, actor auth.Actor, c Conversation) (Conversation, Place, error) {
	side, ok := c.sideOf(actor)
	if !ok {
		return Conversation{}, Place{}, errNoConversation
	}
	p, err := s.store.place(ctx, c.ID, actor.UserID)
	if err == nil && p.Side != side {
		err = errNoConversation
	}
	return c.seenBy(side), p, err
}

// locked is mine, and keeps others from changing the conversation until the transaction
// ends.
func (s *Service) locked(ctx context.Context, actor auth.Actor, conversationID string) (Conversation, Place, error) {
	c, err := s.store.lock(ctx, conversationID)
	if err != nil {
		return Conversation{}, Place{}, err
	}
	return s.placed(ctx, actor, c)
}
