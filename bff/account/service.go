package account

import (
	"context"

	"peritus/bff/account/limit"
	"peritus/bff/account/passwords"
	"peritus/bff/auth"
	"peritus/bff/notify"
	"peritus/bff/platform/archive"
	"peritus/bff/platform/clock"
	"peritus/bff/platform/db"
	"peritus/bff/platform/id"
	"peritus/bff/platform/recipient"
)

// Deps of the service.
type Deps struct {
	DB        *db.DB
	Clock     clock.Clock
	IDs       id.Source
	Passwords *passwords.Hasher
	Limiter   limit.Limiter
	Limits    recipient.Limiter
	Notify    notify.Sender
	Jobs      Jobs
	Factors   Factors
	AuditLog  auth.AuditLog
	WebOrigin string
}

// Sessions are those of package session, which imports this one: they end with the
// password that began them, and a new password begins one.
type Sessions interface {
	// Begin signs somebody in.
	Begin(ctx context.Context, user User, from Device) (Grant, error)
	// EndSessions ends all sessions of an account but the one excepted, which may be
	// empty, and answers how many it ended.
	EndSessions(ctx context.Context, userID, except, why string) (int, error)
	// CountLive sessions of an account but the one excepted.
	CountLive(ctx context.Context, userID, except string) (int, error)
	// CheckFactor takes a proof of the second factor from an address. The errors are a
	// TooMany with the wait, and an Invalid that names the field.
	CheckFactor(ctx context.Context, userID string, proof Proof, address string) error
	// Export writes the sessions of an account that are still kept.
	Export(ctx context.Context, userID string, to *archive.Writer) error
}

// Service makes accounts and changes their addresses and passwords.
type Service struct {
	Deps
	store    Store
	sessions Sessions
}

// New readies the service. It needs sessions before its first use: session.New gives
// itself to UseSessions.
func New(deps Deps) *Service { return &Service{Deps: deps, store: NewStore(deps.DB)} }

// UseSessions says who keeps the sessions of these accounts.
func (s *Service) UseSessions(sessions Sessions) { s.sessions = sessions }

// Sweep forgets old links and requests, and makes accounts findable that are older
// than the index.
func (s *Service) Sweep(ctx context.Context) error {
	if err := s.store.sweepLinks(ctx, s.Clock.Now()); err != nil {
		return err
	}
	return s.indexUsers(ctx)
}

// indexAtOnce is how many accounts are indexed in one transaction.
const indexAtOnce = 500

func (s *Service) indexUsers(ctx context.Context) error {
	for {
		n := 0
		err := s.DB.InTx(ctx, func(ctx context.Context) error {
			rows, err := s.store.unindexed(ctx, indexAtOnce)
			for n = 0; err == nil && n < len(rows); n++ {
				err = s.store.indexUser(ctx, rows[n])
			}
			return err
		})
		if err != nil || n < indexAtOnce {
			return err
		}
	}
}
