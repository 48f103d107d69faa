package account

import (
	"context"
	"time"

	"peritus/bff/auth"
	"peritus/bff/platform/errs"
)

// UserState is how an account stands, as staff see it.
type UserState string

const (
	UserActive    UserState = "active"
	UserInvited   UserState = "invited" // has yet to set a password
	UserSuspended UserState = "suspended"
)

// UsersPage is how many accounts stand on a page.
const UsersPage = 50

// UserFilter of the accounts. Empty members do not restrict.
type UserFilter struct {
	Query string // words, each the beginning of one in the name or the address
	Group auth.Group
	State UserState
}

// Listed is an account as the list of staff shows it.
type Listed struct {
	User
	State        UserState
	CreatedAt    time.Time
	LastSignInAt time.Time // zero: never
	Sessions     int       // that stand
}

// Facts are what other domains know of an account.
type Facts struct {
	Claims   []ClaimFact
	ExpertID string // the profile that is the person's own
}

// ClaimFact is a claim that somebody took with an account.
type ClaimFact struct {
	ID        string
	Reference string
	Name      string // of the profile
	State     string
	At        time.Time
}

// About tells what other domains know of an account.
type About interface {
	Account(ctx context.Context, userID string) (Facts, error)
}

// FactorReset takes all second factors from an account.
type FactorReset interface {
	Reset(ctx context.Context, userID string) error
}

// ErrNoUser is the answer where an id names no account.
var ErrNoUser = errs.NotFoundf("Account")

// Users is a page (from 1) of the accounts that fit, the newest first, and how many fit.
func (s *Service) Users(ctx context.Context, f UserFilter, page int) ([]Listed, int, error) {
	rows, count, err := s.store.listUsers(ctx, f, (page-1)*UsersPage, UsersPage)
	if err != nil {
		return nil, 0, err
	}
	ids := make([]string, len(rows))
	for i, r := range rows {
		ids[i] = r.ID
	}
	uses, err := s.store.usesOf(ctx, ids, s.Clock.Now())
	if err != nil {
		return nil, 0, err
	}
	all := make([]Listed, len(rows))
	for i, r := range rows {
		all[i] = r.listed(uses[r.ID])
	}
	return all, count, nil
}

// Profiled is an account with all that staff see of it.
type Profiled struct {
	Listed
	SecondFactor bool
	LeavingAt    time.Time // when it will be erased, as its owner asked; zero: it stays
	Facts
}

// Profile of one account, or ErrNoUser.
func (s *Service) Profile(ctx context.Context, userID string) (Profiled, error) {
	row, found, err := s.store.findUserByID(ctx, userID)
	if err != nil {
		return Profiled{}, err
	}
	if !found {
		return Profiled{}, ErrNoUser
	}
	uses, err := s.store.usesOf(ctx, []string{userID}, s.Clock.Now())
	if err != nil {
		return Profiled{}, err
	}
	out := Profiled{Listed: row.listed(uses[userID]), LeavingAt: moment(row.LeavingAt)}
	if out.SecondFactor, err = s.Factors.Due(ctx, userID); err != nil {
		return Profiled{}, err
	}
	if s.About != nil {
		out.Facts, err = s.About.Account(ctx, userID)
	}
	return out, err
}

func (r userRow) state() UserState {
	switch {
	case r.SuspendedAt != nil:
		return UserSuspended
	case r.PasswordHash == "":
		return UserInvited
	}
	return UserActive
}

func (r userRow) listed(u use) Listed {
	l := Listed{User: r.user(), State: r.state(), CreatedAt: time.UnixMilli(r.CreatedAt).UTC(), Sessions: u.Sessions}
	if u.LastSignInAt > 0 {
		l.LastSignInAt = time.UnixMilli(u.LastSignInAt).UTC()
	}
	return l
}
