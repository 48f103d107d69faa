package account

import (
	"context"
	"crypto/hmac"
	"crypto/rand"
	"crypto/sha256"
	"encoding/base64"
	"encoding/hex"
	"fmt"
	"time"

	"github.com/redis/go-redis/v9"

	"peritus/bff/auth"
	"peritus/bff/platform/clock"
	"peritus/bff/platform/db"
	"peritus/bff/platform/id"
	"peritus/bff/platform/mail"
)

// Mails is the outbox.
type Mails interface {
	Send(ctx context.Context, m mail.Message) error
}

// Deps of the service. RefreshKey derives each refresh token from the one before.
type Deps struct {
	DB         *db.DB
	Redis      redis.UniversalClient
	Tokens     *auth.Tokens
	RefreshKey []byte
	Clock      clock.Clock
	IDs        id.Source
	Mails      Mails
	Jobs       Jobs
	Factors    Factors // nil: nobody has a second factor
	// StaffMustEnrol keeps staff out until they have a second factor.
	StaffMustEnrol bool
	// What staff do to accounts.
	AuditLog    auth.AuditLog
	About       About       // nil: nothing beside the account itself
	FactorReset FactorReset // nil where Factors is
	WebOrigin   string
	Consents    string // the versions in force of what people agree to
	// HashCost is for tests, which sign many people in. Leave it out otherwise.
	HashCost HashCost
}

// Service signs people in and out and keeps their sessions.
type Service struct {
	Deps
	store     store
	passwords *Passwords
	limiter   limiter
	seen      *sightings
}

// New readies the service.
func New(deps Deps) (*Service, error) {
	passwords, err := NewPasswords(deps.HashCost)
	if err != nil {
		return nil, err
	}
	if deps.Factors == nil {
		deps.Factors = noFactors{}
	}
	s := &Service{Deps: deps, store: newStore(deps.DB), passwords: passwords, seen: newSightings()}
	s.limiter = limiter{store: s.store, db: deps.DB, redis: deps.Redis, now: deps.Clock.Now}
	return s, nil
}

// SignIn checks an address and a password and begins a session, or the second step
// where the account has a second factor. The errors are ErrSignIn, which says not which half was wrong and takes as long for an unknown
// address as for a known one, and a TooMany with the wait.
func (s *Service) SignIn(ctx context.Context, email, password string, from Device) (Entry, error) {
	key := EmailKey(email)
	if err := s.limiter.take(ctx, key, from.Address); err != nil {
		return Entry{}, err
	}
	row, found, err := s.store.findUser(ctx, key)
	if err != nil {
		return Entry{}, err
	}
	matches, err := s.passwords.Matches(ctx, row.PasswordHash, password)
	if err != nil {
		return Entry{}, err
	}
	user := row.user()
	if !found || !matches || user.Suspended {
		return Entry{}, ErrSignIn
	}
	return s.enter(ctx, user, from)
}

// Begin begins a session for somebody who has proved who he is: the session, its
// first refresh token and, on another browser than those that the account has been
// seen on, the notice about it.
func (s *Service) Begin(ctx context.Context, user User, from Device) (Grant, error) {
	refresh, err := newRefreshToken()
	if err != nil {
		return Grant{}, err
	}
	now, session := s.Clock.Now(), s.IDs.New()
	expires := now.Add(RefreshLifetime)
	err = s.DB.InTx(ctx, func(ctx context.Context) error {
		owes, err := s.owes(ctx, user.Groups, user.ID)
		if err != nil {
			return err
		}
		known, err := s.store.knowsDevice(ctx, user.ID, clip(from.UserAgent))
		if err != nil {
			return err
		}
		if err := s.store.addSession(ctx, sessionRow{ID: session, UserID: user.ID, Address: clip(from.Address),
			UserAgent: clip(from.UserAgent), CreatedAt: now.UnixMilli(), RefreshedAt: now.UnixMilli(),
			ExpiresAt: expires.UnixMilli(), ConfirmedAt: now.UnixMilli(), Pending: owes}); err != nil {
			return err
		}
		if err := s.store.addRefresh(ctx, refreshRow{Hash: hashOf(refresh), SessionID: session,
			CreatedAt: now.UnixMilli(), ExpiresAt: expires.UnixMilli()}); err != nil {
			return err
		}
		if err := s.limiter.forgive(ctx, EmailKey(user.Email), from.Address); err != nil {
			return err
		}
		if known {
			return nil
		}
		if wanted, err := s.Wants(ctx, user.ID, NewBrowser); err != nil || !wanted {
			return err
		}
		return s.Mails.Send(ctx, newDeviceNotice(user, from, now))
	})
	if err != nil {
		return Grant{}, err
	}
	return s.grant(auth.Claims{UserID: user.ID, SessionID: session}, refresh)
}

// Refresh uses a refresh token up and answers its successor with a new access
// token. Within Grace of the first use the same successor is answered again; later
// the token must have been stolen, and the whole session ends. Every refusal is
// ErrRefresh; an outage is another error and ends nothing.
func (s *Service) Refresh(ctx context.Context, token string) (Grant, error) {
	now, hash := s.Clock.Now(), hashOf(token)
	successor := s.successor(token)
	var claims auth.Claims
	refused := false // a refusal commits: it may have ended the session
	err := s.DB.InTx(ctx, func(ctx context.Context) error {
		var err error
		claims, refused, err = s.rotate(ctx, hash, successor, now)
		return err
	})
	if err != nil {
		return Grant{}, err
	}
	if refused {
		return Grant{}, ErrRefresh
	}
	return s.grant(claims, successor)
}

func (s *Service) rotate(ctx context.Context, hash, successor string, now time.Time) (auth.Claims, bool, error) {
	first, err := s.store.useRefresh(ctx, hash, now)
	if err != nil {
		return auth.Claims{}, false, err
	}
	row, found, err := s.store.findRefresh(ctx, hash)
	if err != nil || !found {
		return auth.Claims{}, !found, err
	}
	session, found, err := s.store.findSessionStatus(ctx, row.SessionID)
	if err != nil || !found {
		return auth.Claims{}, !found, err
	}
	if !session.live(now) || row.ExpiresAt <= now.UnixMilli() {
		return auth.Claims{}, true, nil
	}
	if !first && now.Sub(time.UnixMilli(*row.UsedAt)) > Grace {
		return auth.Claims{}, true, s.store.revokeSession(ctx, row.SessionID, "an old refresh token was used again", now)
	}
	if first {
		expires := now.Add(RefreshLifetime)
		if err := s.store.addRefresh(ctx, refreshRow{Hash: hashOf(successor), SessionID: row.SessionID,
			CreatedAt: now.UnixMilli(), ExpiresAt: expires.UnixMilli()}); err != nil {
			return auth.Claims{}, false, err
		}
		if err := s.store.refreshedSession(ctx, row.SessionID, now, expires); err != nil {
			return auth.Claims{}, false, err
		}
	}
	return auth.Claims{UserID: session.UserID, SessionID: row.SessionID}, false, nil
}

// SignOut ends the actor's session, and the one that the refresh token belongs to.
// Nothing issued for them before signs anyone in again, not even a refresh that is
// under way. It succeeds where there is nothing to end.
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
	row, found, err := s.store.findRefresh(ctx, hashOf(refresh))
	if err != nil || !found {
		return err
	}
	return s.store.revokeSession(ctx, row.SessionID, "signed out", now)
}

// Authenticate reads an access token and checks that its session still stands.
func (s *Service) Authenticate(ctx context.Context, token string) (auth.Presented, error) {
	claims, state := s.Tokens.Verify(token)
	if state != auth.TokenValid {
		return auth.Presented{State: state}, nil
	}
	session, found, err := s.store.findSessionStatus(ctx, claims.SessionID)
	if err != nil {
		return auth.Presented{}, err
	}
	if !found || session.UserID != claims.UserID || !session.live(s.Clock.Now()) {
		return auth.Presented{State: auth.TokenRevoked}, nil
	}
	s.seen.note(claims.SessionID, time.UnixMilli(session.SeenAt), s.Clock.Now())
	return auth.Presented{State: auth.TokenValid, Actor: auth.Actor{
		UserID: session.UserID, SessionID: claims.SessionID, Email: session.Email,
		Name: session.Name, Image: session.Image, Groups: auth.ParseGroups(session.Groups),
		Fresh: session.fresh(s.Clock.Now()), Pending: session.Pending,
		LeavingAt: moment(session.LeavingAt), ConsentDue: session.Consented != s.Consents,
	}}, nil
}

// Staff are the accounts of administrators and researchers that are not suspended, by name.
func (s *Service) Staff(ctx context.Context) ([]User, error) {
	rows, err := s.store.listStaff(ctx)
	if err != nil {
		return nil, err
	}
	staff := []User{}
	for _, row := range rows {
		if user := row.user(); user.Groups.Staff() && !user.Suspended {
			staff = append(staff, user)
		}
	}
	return staff, nil
}

// Sweep deletes expired tokens and forgotten failures, and makes accounts findable
// that are older than the index.
func (s *Service) Sweep(ctx context.Context) error {
	if err := s.store.sweep(ctx, s.Clock.Now()); err != nil {
		return err
	}
	if err := s.store.sweepChallenges(ctx, s.Clock.Now()); err != nil {
		return err
	}
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

func (st sessionStatus) live(now time.Time) bool {
	return st.RevokedAt == nil && st.SuspendedAt == nil && st.ExpiresAt > now.UnixMilli()
}

func (st sessionStatus) fresh(now time.Time) bool {
	return now.Sub(time.UnixMilli(st.ConfirmedAt)) < auth.FreshFor
}

func (s *Service) grant(c auth.Claims, refresh string) (Grant, error) {
	access, err := s.Tokens.Issue(c)
	if err != nil {
		return Grant{}, fmt.Errorf("sign access token: %w", err)
	}
	return Grant{Access: access, Refresh: refresh,
		AccessLifetime: auth.AccessLifetime, RefreshLifetime: RefreshLifetime}, nil
}

func newRefreshToken() (string, error) {
	b := make([]byte, 32)
	if _, err := rand.Read(b); err != nil {
		return "", err
	}
	return base64.RawURLEncoding.EncodeToString(b), nil
}

// successor is derived, not drawn: whoever holds the old token within the grace
// window gets the same new one, although only hashes are stored.
func (s *Service) successor(token string) string {
	mac := hmac.New(sha256.New, s.RefreshKey)
	mac.Write([]byte(token))
	return base64.RawURLEncoding.EncodeToString(mac.Sum(nil))
}

func hashOf(token string) string {
	sum := sha256.Sum256([]byte(token))
	return hex.EncodeToString(sum[:])
}

// clip bounds what a client says of itself.
func clip(s string) string {
	const most = 300
	if len(s) > most {
		s = s[:most]
	}
	return s
}
