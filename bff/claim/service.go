package claim

import (
	"context"
	"log/slog"

	"github.com/redis/go-redis/v9"

	"peritus/bff/auth"
	"peritus/bff/media"
	"peritus/bff/notify"
	"peritus/bff/platform/clock"
	"peritus/bff/platform/db"
	"peritus/bff/platform/id"
	"peritus/bff/platform/recipient"
	"peritus/bff/platform/sms"
)

// Profile is one as claims need it. Contacts are never shown but masked.
type Profile struct {
	ExpertID    string
	UserID      string // whose it is; empty while nobody has claimed it
	FirstName   string
	LastName    string
	Name        string
	Headline    string
	Institution string
	City        string
	State       string
	StateName   string
	Country     string
	CountryName string
	TimeZone    string

	ContactEmail string
	Phone        string
}

// Profiles are the prepared profiles.
type Profiles interface {
	// SearchPrepared finds those that nobody has claimed; pages count from 1.
	SearchPrepared(ctx context.Context, query string, page, size int) ([]Profile, int, error)
	// FindPrepared gets one that may be claimed, or was.
	FindPrepared(ctx context.Context, expertID string) (Profile, bool, error)
	// Lock keeps all other writers of a profile waiting until the transaction ends.
	Lock(ctx context.Context, expertID string) error
	// Own gives one that is nobody's to a user; false where either has one already.
	Own(ctx context.Context, expertID, userID, by string) (bool, error)
	// Release makes it nobody's again.
	Release(ctx context.Context, expertID, actorID, by string) error
	// RemoveUnclaimed deletes it; false where it is somebody's or gone.
	RemoveUnclaimed(ctx context.Context, expertID string) (bool, error)
}

// Texts is the outbox of text messages.
type Texts interface {
	Send(ctx context.Context, m sms.Message) error
}

// Deps of the service. Key hashes codes and addresses. StaffMail is told of what waits;
// empty: every member of staff is.
type Deps struct {
	DB        *db.DB
	Redis     redis.UniversalClient
	Clock     clock.Clock
	IDs       id.Source
	Profiles  Profiles
	Accounts  auth.Directory
	Files     *media.Service
	Notify    notify.Sender
	Texts     Texts
	AuditLog  auth.AuditLog
	Limits    recipient.Limiter
	Key       []byte
	StaffMail string
	WebOrigin string
	Log       *slog.Logger
}

// Service holds the rules of claims.
type Service struct {
	Deps
	store store
}

// New readies the service.
func New(deps Deps) *Service { return &Service{Deps: deps, store: store{deps.DB}} }

// PageSize is how many candidates a page has.
const PageSize = 10

// Search finds profiles that nobody has claimed, by one's own name or institution. It
// never tells contact data. Errors: too many from one address.
func (s *Service) Search(ctx context.Context, address, query string, page int) ([]Profile, int, error) {
	if err := s.limitSearch(ctx, address); err != nil {
		return nil, 0, err
	}
	found, count, err := s.Profiles.SearchPrepared(ctx, query, page, PageSize)
	for i := range found {
		found[i].ContactEmail, found[i].Phone = "", ""
	}
	return found, count, err
}

// Profile is one that may be claimed, or was, with its contacts for masking.
func (s *Service) Profile(ctx context.Context, expertID string) (Profile, error) {
	p, found, err := s.Profiles.FindPrepared(ctx, expertID)
	if err == nil && !found {
		err = ErrNoProfile
	}
	return p, err
}

// move writes a claim after an event, with the step that tells of it. It expects that
// the claim is locked.
func (s *Service) move(ctx context.Context, c *Claim, e Event, by auth.Person, text string) error {
	next, err := c.State.after(e)
	if err != nil {
		return err
	}
	c.State, c.UpdatedAt = next, s.Clock.Now()
	c.Version++
	if err := s.store.save(ctx, *c); err != nil {
		return err
	}
	return s.store.addStep(ctx, c.ID, c.Version, by.ID, Step{Event: e, State: next, ActorName: by.Name, Text: text, At: c.UpdatedAt})
}
