// Package users is what staff do with accounts: find them, invite people, suspend them,
// change their groups, and help people who can't sign in.
package users

import (
	"context"
	"time"

	"peritus/bff/account"
	"peritus/bff/account/session"
	"peritus/bff/auth"
	"peritus/bff/notify"
	"peritus/bff/platform/clock"
	"peritus/bff/platform/db"
)

// PageSize is the number of accounts per page.
const PageSize = 50

// Filter selects accounts. Empty fields match everything.
type Filter struct {
	Query string // words, each a prefix of a word in the name or address
	Group auth.Group
	State account.State
	Sort  string // a key of sorts; empty: newest first
}

// sorts are the columns that the list can be sorted by. Each has an index.
var sorts = map[string]string{"email": "email_key", "created": "created_at"}

// Listed is an account in the staff's list.
type Listed struct {
	account.User
	State        account.State
	CreatedAt    time.Time
	LastSignInAt time.Time // zero if never
	Sessions     int       // active ones
}

// Facts are what other domains know about an account.
type Facts struct {
	Claims   []ClaimFact
	ExpertID string // the person's own profile
}

// ClaimFact is a claim that gave an account its profile.
type ClaimFact struct {
	ID        string
	Reference string
	Name      string // of the profile
	State     string
	At        time.Time
}

// About returns what other domains know about an account.
type About interface {
	Account(ctx context.Context, userID string) (Facts, error)
}

// FactorReset removes all second factors of an account.
type FactorReset interface {
	Reset(ctx context.Context, userID string) error
}

// Deps of the service.
type Deps struct {
	DB          *db.DB
	Accounts    *account.Service
	Sessions    *session.Service
	Clock       clock.Clock
	Notify      notify.Sender
	Factors     account.Factors
	FactorReset FactorReset
	About       About
	AuditLog    auth.AuditLog
	WebOrigin   string
}

// Service implements what staff do with accounts.
type Service struct {
	Deps
	store store
}

// New returns a service.
func New(deps Deps) *Service {
	return &Service{Deps: deps, store: store{Store: account.NewStore(deps.DB), db: deps.DB}}
}

// Users returns a page (from 1) of the matching accounts, newest first, and the number of
// matches.
func (s *Service) Users(ctx context.Context, f Filter, page int) ([]Listed, int, error) {
	rows, count, err := s.store.listUsers(ctx, f, (page-1)*PageSize, PageSize)
	if err != nil {
		return nil, 0, err
	}
	ids := make([]string, len(rows))
	for i, r := range rows {
		ids[i] = r.ID
	}
	uses, err := s.Sessions.Uses(ctx, ids)
	if err != nil {
		return nil, 0, err
	}
	all := make([]Listed, len(rows))
	for i, r := range rows {
		all[i] = listed(r, uses[r.ID])
	}
	return all, count, nil
}

// Profiled is an account with everything that staff see about it.
type Profiled struct {
	Listed
	SecondFactor bool
	LeavingAt    time.Time // when it will be deleted at its owner's request; zero if not scheduled
	Browsers     []session.Session
	Facts
}

// Profile returns one account, and records that the actor opened it if it isn't their own.
// Errors: account.ErrNoUser.
func (s *Service) Profile(ctx context.Context, actor auth.Actor, userID string) (Profiled, error) {
	row, found, err := s.store.FindUserByID(ctx, userID)
	if err != nil {
		return Profiled{}, err
	}
	if !found {
		return Profiled{}, account.ErrNoUser
	}
	if userID != actor.UserID {
		if err := s.AuditLog.RecordRead(ctx, actor, auth.AuditEntry{Action: "account.opened", Kind: "account", ID: userID, Name: row.Name}); err != nil {
			return Profiled{}, err
		}
	}
	uses, err := s.Sessions.Uses(ctx, []string{userID})
	if err != nil {
		return Profiled{}, err
	}
	out := Profiled{Listed: listed(row, uses[userID]), LeavingAt: clock.AtMillis(row.LeavingAt)}
	if out.SecondFactor, err = s.Factors.Due(ctx, userID); err != nil {
		return Profiled{}, err
	}
	if out.Browsers, err = s.Sessions.SessionsOf(ctx, userID, ""); err != nil {
		return Profiled{}, err
	}
	out.Facts, err = s.About.Account(ctx, userID)
	return out, err
}

func listed(r account.Row, u session.Use) Listed {
	l := Listed{User: r.User(), State: r.State(), CreatedAt: time.UnixMilli(r.CreatedAt).UTC(), Sessions: u.Sessions}
	if u.LastSignInAt > 0 {
		l.LastSignInAt = time.UnixMilli(u.LastSignInAt).UTC()
	}
	return l
}
