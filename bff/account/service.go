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

// Sessions are implemented by package session, which imports this one. A new password
// ends the old sessions and begins a new one.
type Sessions interface {
	// Begin signs a person in.
	Begin(ctx context.Context, user User, from Device) (Grant, error)
	// EndSessions ends all sessions of an account except one and returns how many it
	// ended. except can be empty.
	EndSessions(ctx context.Context, userID, except, why string) (int, error)
	// CountActive counts the sessions of an account except one.
	CountActive(ctx context.Context, userID, except string) (int, error)
	// CheckFactor checks a second factor of someone without a session. Errors: TooMany
	// with the wait; Invalid, by field.
	CheckFactor(ctx context.Context, userID string, proof Proof, from Device) error
	// CheckPassword checks the actor's own password, sent in a field. Errors: TooMany with
	// the wait; Invalid, by that field.
	CheckPassword(ctx context.Context, actor auth.Actor, field, password string) error
	// Export writes the stored sessions of an account.
	Export(ctx context.Context, userID string, to *archive.Writer) error
}

// Service creates accounts and changes their addresses and passwords.
type Service struct {
	Deps
	store    Store
	sessions Sessions
}

// New returns a service. session.New must pass itself to UseSessions before the first
// use.
func New(deps Deps) *Service { return &Service{Deps: deps, store: NewStore(deps.DB)} }

// UseSessions sets the implementation of sessions.
func (s *Service) UseSessions(sessions Sessions) { s.sessions = sessions }

// Sweep deletes old links and requests, and indexes accounts that are older than the
// search index.
func (s *Service) Sweep(ctx context.Context) error {
	if err := s.store.sweepLinks(ctx, s.Clock.Now()); err != nil {
		return err
	}
	return s.indexUsers(ctx)
}

// indexAtOnce is the number of accounts indexed per transaction.
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
