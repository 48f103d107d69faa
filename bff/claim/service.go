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
	"peritus/bff/platform/keyring"
	"peritus/bff/platform/recipient"
	"peritus/bff/platform/sms"
)

// Profile is what claims need to know about a profile. Contacts are only shown masked.
type Profile struct {
	ExpertID    string
	UserID      string // the owner; empty if unclaimed
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
	// SearchPrepared finds unclaimed profiles, and published ones that have an owner. Pages
	// count from 1.
	SearchPrepared(ctx context.Context, query string, page, size int) ([]Profile, int, error)
	// FindPrepared returns a profile that can be claimed, or was.
	FindPrepared(ctx context.Context, expertID string) (Profile, bool, error)
	// Lock blocks other writers of a profile until the transaction ends.
	Lock(ctx context.Context, expertID string) error
	// Own gives an unclaimed profile to a user. It returns false if the profile has an
	// owner or the user has a profile.
	Own(ctx context.Context, expertID, userID, by string) (bool, error)
	// Release removes the owner.
	Release(ctx context.Context, expertID, actorID, by string) error
	// RemoveUnclaimed deletes a profile. It returns false if it has an owner or is gone.
	RemoveUnclaimed(ctx context.Context, expertID string) (bool, error)
}

// Texts is the outbox of text messages.
type Texts interface {
	// Available reports whether text messages reach anyone.
	Available() bool
	Send(ctx context.Context, m sms.Message) error
}

// textTo returns the number that we can text about a profile, or "".
func (s *Service) textTo(p Profile) string {
	if !s.Texts.Available() {
		return ""
	}
	return p.Phone
}

// Deps of the service. Codes hash the codes, and Keys secrets and addresses. StaffMail is notified of
// claims that are waiting. If it's empty, every staff member is.
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
	Codes     keyring.Keys
	Keys      keyring.Keys
	StaffMail string
	WebOrigin string
	Log       *slog.Logger
}

// Service implements the rules of claims.
type Service struct {
	Deps
	store store
}

// New returns a service.
func New(deps Deps) *Service { return &Service{Deps: deps, store: store{deps.DB}} }

// PageSize is how many candidates a page has.
const PageSize = 10

// Search finds profiles by name or institution. It never returns contact data.
// Errors: TooMany from one network address.
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

// Profile returns a profile that can be claimed, or was, with its unmasked contacts.
func (s *Service) Profile(ctx context.Context, expertID string) (Profile, error) {
	p, found, err := s.Profiles.FindPrepared(ctx, expertID)
	if err == nil && !found {
		err = ErrNoProfile
	}
	return p, err
}

// move stores a claim after an event and adds the step to its history. The claim must be
// locked.
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
