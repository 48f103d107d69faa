// Package session signs people in and out: passwords and second factors, sessions and
// their refresh tokens, and step-up confirmation.
package session

import (
	"context"
	"fmt"
	"time"

	"peritus/bff/account"
	"peritus/bff/account/limit"
	"peritus/bff/auth"
	"peritus/bff/notify"
	"peritus/bff/platform/clock"
	"peritus/bff/platform/db"
	"peritus/bff/platform/errs"
	"peritus/bff/platform/id"
	"peritus/bff/platform/keyring"
	"peritus/bff/platform/security"
	"peritus/bff/platform/token"
)

const (
	// RefreshLifetime is how long a refresh token is valid, at most to the end of Lifetime.
	RefreshLifetime = 30 * 24 * time.Hour
	// EndedFor is how long ended sessions are stored. The newest of each account stays.
	EndedFor = 90 * 24 * time.Hour
	// Grace is how long a used refresh token still returns its successor, so that two
	// tabs or processes that refresh at once don't sign anyone out.
	Grace = 30 * time.Second
)

// CodeSuspended says that the account can't sign in until staff restore it.
const CodeSuspended = "suspended"

// Messages that the specification prescribes word for word.
const (
	refreshFailed = "Token refresh failed. Please log in again."
	signInFailed  = "The email address or password isn't right."
)

var (
	// ErrSignIn doesn't say which half was wrong.
	ErrSignIn = errs.Unauthorized(signInFailed)
	// ErrSuspended is only for people who proved who they are.
	ErrSuspended = errs.Denied("Your account is suspended, so you can't sign in. If you think this is a mistake, write to us.").WithCode(CodeSuspended)
	// ErrRefresh is the error of every refused refresh.
	ErrRefresh = errs.Unauthorized(refreshFailed)
)

// Deps of the service. RefreshKeys derive each refresh token from the previous one.
type Deps struct {
	DB          *db.DB
	Accounts    *account.Service
	Limiter     limit.Limiter
	Tokens      *auth.Tokens
	RefreshKeys keyring.Keys
	Clock       clock.Clock
	IDs         id.Source
	Notify      notify.Sender
	Factors     account.Factors
	AuditLog    auth.AuditLog
	WebOrigin   string
	// StaffMustEnroll denies access to staff until they have a second factor.
	StaffMustEnroll bool
	Consents        string // the versions in force that people must agree to
	Waiting         Waiting
	Credits         Credits
	// Unread counts what a person hasn't read, by the path of the page where they do. It may
	// be nil.
	Unread func(ctx context.Context, actor auth.Actor) (map[string]int, error)
	// Notices counts a person's unread notifications. It may be nil.
	Notices func(ctx context.Context, actor auth.Actor) (int, error)
}

// Waiting counts what waits for staff, by the path of the page where they work on it.
type Waiting interface {
	ByPage(ctx context.Context, actor auth.Actor) (map[string]int, error)
}

// Credits says what the top bar shows an attorney of their credits: nil for nothing.
type Credits interface {
	Shown(ctx context.Context, actor auth.Actor) (*NavCredits, error)
}

// Service signs people in and out and stores their sessions.
type Service struct {
	Deps
	store store
	seen  *sightings
}

// New returns a service and connects it to accounts.
func New(deps Deps) *Service {
	s := &Service{Deps: deps, store: newStore(deps.DB), seen: newSightings()}
	deps.Accounts.UseSessions(s)
	return s
}

// SignIn checks an address and a password and begins a session, or the second step if the
// account has a second factor. Errors: ErrSignIn, which doesn't say which half was wrong
// and takes as long for unknown addresses as for known ones; ErrSuspended with the right
// password only; TooMany with the wait.
func (s *Service) SignIn(ctx context.Context, email, password string, from account.Device) (Outcome, error) {
	key := account.EmailKey(email)
	source, err := s.sourceFor(ctx, key, from)
	if err != nil {
		return Outcome{}, err
	}
	if err := s.Limiter.Take(ctx, key, source); err != nil {
		return Outcome{}, s.reportThrottled(ctx, email, err)
	}
	user, matches, err := s.Accounts.Verify(ctx, email, password)
	if err != nil {
		return Outcome{}, err
	}
	if !matches {
		return Outcome{}, report(ctx, atSignIn, security.Facts{Account: user.ID, Method: byPassword}, ErrSignIn)
	}
	s.Limiter.Return(ctx, source)
	if user.Suspended {
		if err := s.Limiter.Forgive(ctx, key, source); err != nil {
			return Outcome{}, err
		}
		return Outcome{}, report(ctx, atSignIn, security.Facts{Account: user.ID, Method: byPassword}, ErrSuspended)
	}
	return s.enter(ctx, user, from, source)
}

// Begin begins a session for a person who has proved their identity: the session, its
// first refresh token, and an email if the browser or the place is new to the
// account.
func (s *Service) Begin(ctx context.Context, user account.User, from account.Device) (account.Grant, error) {
	refresh, err := token.New()
	if err != nil {
		return account.Grant{}, err
	}
	browser, err := s.browserOf(ctx, from)
	if err != nil {
		return account.Grant{}, err
	}
	now, session := s.Clock.Now(), s.IDs.New()
	expires := expiryOf(now, now)
	err = s.DB.InTx(ctx, func(ctx context.Context) error {
		owes, err := s.owes(ctx, user.Groups, user.ID)
		if err != nil {
			return err
		}
		clipped := from.Clipped()
		earlier, err := s.store.listSessions(ctx, user.ID)
		if err != nil {
			return err
		}
		source, err := s.sourceOf(ctx, user.ID, from)
		if err != nil {
			return err
		}
		if err := s.store.addSession(ctx, sessionRow{ID: session, UserID: user.ID, Address: clipped.Address,
			UserAgent: clipped.UserAgent, CreatedAt: now.UnixMilli(), RefreshedAt: now.UnixMilli(),
			ExpiresAt: expires.UnixMilli(), ConfirmedAt: now.UnixMilli(), Pending: owes, BrowserHash: token.Hash(browser)}); err != nil {
			return err
		}
		if err := s.store.addRefresh(ctx, refreshRow{Hash: token.Hash(refresh), SessionID: session,
			CreatedAt: now.UnixMilli(), ExpiresAt: expires.UnixMilli()}); err != nil {
			return err
		}
		if err := s.Limiter.Forgive(ctx, account.EmailKey(user.Email), source); err != nil {
			return err
		}
		if !isNew(earlier, clipped) {
			return nil
		}
		return s.Notify.Send(ctx, notify.Message{Kind: newBrowser, UserID: user.ID, To: user.Email, Data: notify.Data{"name": user.Name,
			"at": now, "device": account.DeviceWords(from.UserAgent), "place": placeWords(from.Address), "address": account.AddressWords(from.Address), "origin": s.WebOrigin}})
	})
	if err != nil {
		return account.Grant{}, err
	}
	db.AfterCommit(ctx, func() {
		security.Report(ctx, security.SignInSucceeded, security.Facts{Account: user.ID, Session: session})
	})
	grant, err := s.grant(auth.Claims{UserID: user.ID, SessionID: session}, refresh, expires.Sub(now))
	grant.Browser = browser
	return grant, err
}

// Refresh uses up a refresh token and returns its successor with a new access token.
// Within Grace of the first use, it returns the same successor again. After that, the
// token must have been stolen, and the whole session ends. Every refusal is ErrRefresh.
// An outage is another error and ends nothing.
func (s *Service) Refresh(ctx context.Context, old string) (account.Grant, error) {
	now, hash := s.Clock.Now(), token.Hash(old)
	// Derived instead of generated, so everyone with the old token gets the same one in the
	// grace period, although only hashes are stored.
	successors := s.RefreshKeys.Successors(old)
	var successor string
	var claims auth.Claims
	var lasts time.Duration
	refused := false // commits, because it may have ended the session
	err := s.DB.InTx(ctx, func(ctx context.Context) error {
		var err error
		claims, successor, lasts, refused, err = s.rotate(ctx, hash, successors, now)
		return err
	})
	if err != nil {
		return account.Grant{}, err
	}
	if refused {
		return account.Grant{}, ErrRefresh
	}
	return s.grant(claims, successor, lasts)
}

// rotate returns which of the successors of a used token is valid: the first, unless
// another process issued one by another key.
func (s *Service) rotate(ctx context.Context, hash string, successors []string, now time.Time) (claims auth.Claims, successor string, lasts time.Duration, refused bool, err error) {
	first, err := s.store.useRefresh(ctx, hash, now)
	if err != nil {
		return claims, "", 0, false, err
	}
	row, found, err := s.store.findRefresh(ctx, hash)
	if err != nil || !found {
		return claims, "", 0, !found, err
	}
	session, found, err := s.store.findSessionStatus(ctx, row.SessionID)
	if err != nil || !found {
		return claims, "", 0, !found, err
	}
	if !s.isActive(row.SessionID, session, now) || row.ExpiresAt <= now.UnixMilli() {
		return claims, "", 0, true, nil
	}
	if !first && now.Sub(time.UnixMilli(*row.UsedAt)) > Grace {
		security.Report(ctx, security.TokenReused, security.Facts{Account: session.UserID, Session: row.SessionID})
		return claims, "", 0, true, s.store.revokeSession(ctx, row.SessionID, "an old refresh token was used again", now)
	}
	expires := expiryOf(time.UnixMilli(session.CreatedAt), now)
	if first {
		successor = successors[0]
		if err := s.store.addRefresh(ctx, refreshRow{Hash: token.Hash(successor), SessionID: row.SessionID,
			CreatedAt: now.UnixMilli(), ExpiresAt: expires.UnixMilli()}); err != nil {
			return claims, "", 0, false, err
		}
		if err := s.store.refreshedSession(ctx, row.SessionID, now, expires); err != nil {
			return claims, "", 0, false, err
		}
	} else if successor, found, err = s.store.findIssued(ctx, successors); err != nil || !found {
		return claims, "", 0, !found, err
	}
	return auth.Claims{UserID: session.UserID, SessionID: row.SessionID}, successor, expires.Sub(now), false, nil
}

// SignOut ends the actor's session and the session of the refresh token. Nothing issued
// for them earlier signs anyone in again, not even a concurrent refresh. It succeeds if
// there is nothing to end.
func (s *Service) SignOut(ctx context.Context, actor auth.Actor, refresh string) error {
	now := s.Clock.Now()
	if actor.SignedIn() {
		if err := s.store.revokeSession(ctx, actor.SessionID, "signed out", now); err != nil {
			return err
		}
	}
	if refresh == "" {
		return nil
	}
	row, found, err := s.store.findRefresh(ctx, token.Hash(refresh))
	if err != nil || !found {
		return err
	}
	return s.store.revokeSession(ctx, row.SessionID, "signed out", now)
}

// Authenticate reads an access token and checks that its session is active.
func (s *Service) Authenticate(ctx context.Context, token string) (auth.Presented, error) {
	claims, state := s.Tokens.Verify(token)
	if state != auth.TokenValid {
		return auth.Presented{State: state}, nil
	}
	session, found, err := s.store.findSessionStatus(ctx, claims.SessionID)
	if err != nil {
		return auth.Presented{}, err
	}
	if !found || session.UserID != claims.UserID || !s.isActive(claims.SessionID, session, s.Clock.Now()) {
		return auth.Presented{State: auth.TokenRevoked}, nil
	}
	s.seen.note(claims.SessionID, time.UnixMilli(session.SeenAt), s.Clock.Now())
	return auth.Presented{State: auth.TokenValid, Actor: s.actorIn(claims.SessionID, session)}, nil
}

// Sweep ends idle sessions of staff, and deletes expired tokens, old sessions, and old
// failures.
func (s *Service) Sweep(ctx context.Context) error {
	now := s.Clock.Now()
	// Another process may not have written the last use yet.
	if err := s.store.endIdle(ctx, now.Add(-StaffIdle-SeenEvery), now); err != nil {
		return err
	}
	if err := s.store.sweep(ctx, now); err != nil {
		return err
	}
	return s.Limiter.Sweep(ctx)
}

func (st sessionStatus) fresh(now time.Time) bool {
	return now.Sub(time.UnixMilli(st.ConfirmedAt)) < auth.FreshFor
}

func (s *Service) grant(c auth.Claims, refresh string, lasts time.Duration) (account.Grant, error) {
	access, err := s.Tokens.Issue(c)
	if err != nil {
		return account.Grant{}, fmt.Errorf("sign access token: %w", err)
	}
	return account.Grant{Access: access, Refresh: refresh,
		AccessLifetime: auth.AccessLifetime, RefreshLifetime: lasts}, nil
}
