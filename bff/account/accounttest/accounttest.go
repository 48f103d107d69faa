// Package accounttest is the rooms of accounts together, as their tests need them: with
// an attorney who can sign in, a clock that is set, and everything they send or record.
package accounttest

import (
	"context"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/redis/go-redis/v9"

	"peritus/bff/account"
	"peritus/bff/account/limit"
	"peritus/bff/account/passwords"
	"peritus/bff/account/session"
	"peritus/bff/account/settings"
	"peritus/bff/account/users"
	"peritus/bff/auth"
	"peritus/bff/notify"
	"peritus/bff/platform/cache/cachetest"
	"peritus/bff/platform/clock"
	"peritus/bff/platform/db"
	"peritus/bff/platform/db/dbtest"
	"peritus/bff/platform/id"
	"peritus/bff/platform/keyring"
	"peritus/bff/platform/keyring/keyringtest"
	"peritus/bff/platform/recipient"
)

// The attorney's account, and the browser she signs in with.
const (
	Email    = "Ines@Firm.example"
	Name     = "Ines Castellanos"
	Password = "a long enough passphrase"
	Better   = "seven quiet herons at dusk" // another good password
	Origin   = "https://peritus.test"
)

// Laptop is a browser.
var Laptop = account.Device{Address: "192.0.2.7", UserAgent: "Firefox"}

// The rooms, under names of their own: each calls itself Service.
type (
	sessions = session.Service
	staff    = users.Service
	own      = settings.Service
)

// User agents of two browsers.
const (
	OnWindows = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36"
	OnPhone   = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1"
)

// Fixture is all rooms on one database.
type Fixture struct {
	*account.Service
	*sessions
	*staff
	*own
	DB      *db.DB
	Clock   *clock.Fake
	Mails   *Letters
	Jobs    *Queue
	Log     *Log
	Factors *Factors
	Limiter limit.Limiter
	Notify  *notify.Service
	Ctx     context.Context
}

// New readies the rooms and makes the attorney's account.
func New(t *testing.T, d *db.DB, r redis.UniversalClient) Fixture {
	t.Helper()
	f := Fixture{DB: d, Clock: clock.NewFake(time.Date(2026, 11, 28, 9, 0, 0, 0, time.UTC)), Mails: &Letters{}, Jobs: &Queue{},
		Log: &Log{}, Factors: &Factors{Factors: NoFactors{}, Enrolled: map[string]bool{}}, Ctx: t.Context()}
	hasher, err := passwords.New(passwords.Cost{MemoryKiB: 8, Passes: 1})
	if err != nil {
		t.Fatal(err)
	}
	f.Notify = notify.New(notify.Deps{DB: d, Clock: f.Clock, IDs: id.Random, Outbox: f.Mails, Keys: keyringtest.For(keyring.UnsubscribeLinks), WebOrigin: Origin})
	if err := f.Notify.Register(slices.Concat(account.Kinds, session.Kinds, users.Kinds)...); err != nil {
		t.Fatal(err)
	}
	f.Limiter = limit.New(d, r, f.Clock.Now)
	f.Service = account.New(account.Deps{DB: d, Clock: f.Clock, IDs: id.Random, Passwords: hasher, Limiter: f.Limiter, Notify: f.Notify,
		Limits: recipient.Limiter{DB: d, Clock: f.Clock, Keys: keyringtest.For(keyring.Recipients)},
		Jobs:   f.Jobs, Factors: f.Factors, AuditLog: f.Log, WebOrigin: Origin})
	f.own = settings.New(settings.Deps{DB: d, Accounts: f.Service, Clock: f.Clock, Factors: f.Factors})
	f.sessions = session.New(session.Deps{DB: d, Accounts: f.Service, Limiter: f.Limiter, RefreshKeys: keyringtest.For(keyring.RefreshTokens), Clock: f.Clock,
		Tokens: auth.NewTokens([]auth.Key{{KID: "k", Secret: []byte(strings.Repeat("k", 32))}}, f.Clock.Now), IDs: id.Random, Notify: f.Notify,
		Factors: f.Factors, AuditLog: f.Log, WebOrigin: Origin})
	f.staff = users.New(users.Deps{DB: d, Accounts: f.Service, Sessions: f.sessions, Clock: f.Clock, Notify: f.Notify, Factors: f.Factors,
		FactorReset: f.Factors, About: nothing{}, AuditLog: f.Log, WebOrigin: Origin})
	if _, err := f.Add(f.Ctx, Email, Name, Password, auth.Groups{auth.Attorney}); err != nil {
		t.Fatal(err)
	}
	return f
}

// Each runs f on both databases.
func Each(t *testing.T, f func(t *testing.T, f Fixture)) {
	dbtest.Each(t, func(t *testing.T, d *db.DB) { f(t, New(t, d, cachetest.InProcess(t))) })
}

// Sweep sweeps accounts and sessions.
func (f Fixture) Sweep(ctx context.Context) error {
	if err := f.Service.Sweep(ctx); err != nil {
		return err
	}
	return f.sessions.Sweep(ctx)
}

// StaffMustEnroll keeps staff out until they have a second factor.
func (f Fixture) StaffMustEnroll() { f.sessions.StaffMustEnroll = true }

// IssueToken issues an access token for claims.
func (f Fixture) IssueToken(c auth.Claims) (string, error) { return f.sessions.Tokens.Issue(c) }

type nothing struct{}

func (nothing) Account(context.Context, string) (users.Facts, error) { return users.Facts{}, nil }
