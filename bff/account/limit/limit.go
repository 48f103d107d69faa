// Package limit slows down guessing. It counts the attempts per account and per address
// before anything is compared, so concurrent guesses count too.
package limit

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"slices"
	"strings"
	"time"

	"github.com/redis/go-redis/v9"

	"peritus/bff/platform/cache"
	"peritus/bff/platform/db"
	"peritus/bff/platform/errs"
	"peritus/bff/platform/network"
)

// Limits for signing in. The long waits apply to the address that guesses. A browser that
// has signed in to the account before has only a limit of its own, so strangers never
// delay its owner there.
const (
	forgetAfter = 24 * time.Hour

	PlaceFree    = 5 // failures of one account from one address before waits begin
	PlaceWait    = 15 * time.Minute
	AccountFree  = 20 // failures of one account from anywhere before waits begin
	AccountWait  = 10 * time.Second
	AddressLimit = 60 // failures from one address for all accounts, per window
	AddressSpan  = 10 * time.Minute

	CodeFree = 10 // wrong codes of one account from anywhere
	CodeWait = 5 * time.Minute

	OwnFree = 5 // failures of one account from one known browser, or in one session
	OwnWait = 15 * time.Minute
)

// Source is where an attempt comes from.
type Source struct {
	Address string
	// Browser is a hash that identifies a browser which has signed in before, or empty.
	Browser string
}

// Limiter counts attempts.
type Limiter struct {
	store store
	db    *db.DB
	redis redis.UniversalClient
	now   func() time.Time
}

// New returns a limiter.
func New(d *db.DB, r redis.UniversalClient, now func() time.Time) Limiter {
	return Limiter{store: store{d}, db: d, redis: r, now: now}
}

// Take counts a password attempt as failed until Forgive is called, or refuses it with a
// wait.
func (l Limiter) Take(ctx context.Context, emailKey string, from Source) error {
	if from.Browser == "" {
		if err := l.TakeFrom(ctx, signIns, from.Address, AddressLimit, AddressSpan); err != nil {
			return err
		}
	}
	return l.TakeAll(ctx, passwordLimits(emailKey, from))
}

// Limit says how many attempts are free and how long the waits become.
type Limit struct {
	subject string
	free    int
	most    time.Duration
}

func passwordLimits(emailKey string, from Source) []Limit {
	if from.Browser != "" {
		return own("browser", emailKey+"\x00"+from.Browser)
	}
	return append(placeLimits("place", emailKey, from.Address), Limit{accountOf(emailKey), AccountFree, AccountWait})
}

// Factor returns the limits of a second step. Anyone who gets there knows the password,
// and six digits are few, so the account's waits are longer than for a password. A method
// that can't be guessed only has the address's limit, so it still lets the owner in.
func Factor(method, userID string, from Source, guessable bool) []Limit {
	if from.Browser != "" {
		return own("browser of "+method, userID+"\x00"+from.Browser)
	}
	places := placeLimits("place of "+method, userID, from.Address)
	if !guessable {
		return places
	}
	return append(places, Limit{digest("code", userID), CodeFree, CodeWait})
}

// StepUp returns the limit of confirming one's identity in a session. Each session and
// method has its own, so guesses in a stolen session, or at the sign-in, don't keep the
// owner from confirming.
func StepUp(method, sessionID string) []Limit { return own("step-up by "+method, sessionID) }

// TakePasskey counts an attempt to sign in with only a passkey, which names no account
// before it's checked, until ForgivePasskey is called, or refuses it with a wait.
func (l Limiter) TakePasskey(ctx context.Context, from Source) error {
	if from.Browser == "" {
		return l.TakeFrom(ctx, signIns, from.Address, AddressLimit, AddressSpan)
	}
	return l.TakeAll(ctx, own(passkeys, from.Browser))
}

// ForgivePasskey resets the count of TakePasskey after a success.
func (l Limiter) ForgivePasskey(ctx context.Context, from Source) error {
	if from.Browser == "" {
		l.Return(ctx, from)
		return nil
	}
	return l.ForgiveAll(ctx, own(passkeys, from.Browser))
}

// TakeAll counts an attempt as failed until ForgiveAll is called, or refuses it with a
// wait.
func (l Limiter) TakeAll(ctx context.Context, limits []Limit) error {
	var refused error // committed with the counts, unlike an error of the transaction
	limits = slices.SortedFunc(slices.Values(limits), func(a, b Limit) int { return strings.Compare(a.subject, b.subject) })
	err := l.db.InTx(db.Aside(ctx), func(ctx context.Context) error {
		refused = nil
		now, wait := l.now(), time.Duration(0)
		rows := make([]failureRow, len(limits))
		for i, limit := range limits {
			row, err := l.store.lockFailures(ctx, limit.subject)
			if err != nil {
				return err
			}
			rows[i], wait = row, max(wait, waitFor(row, limit.free, limit.most, now))
		}
		if wait > 0 {
			refused = tooMany(wait)
			return nil
		}
		for _, row := range rows {
			if err := l.store.saveFailures(ctx, counted(row, now)); err != nil {
				return err
			}
		}
		return nil
	})
	if err != nil {
		return err
	}
	return refused
}

// ForgiveAll resets the counts of the limits.
func (l Limiter) ForgiveAll(ctx context.Context, limits []Limit) error {
	subjects := make([]string, len(limits))
	for i, limit := range limits {
		subjects[i] = limit.subject
	}
	return l.store.forgetFailures(ctx, subjects...)
}

// Forgive resets an account's failures after a successful sign-in.
func (l Limiter) Forgive(ctx context.Context, emailKey string, from Source) error {
	return l.ForgiveAll(ctx, passwordLimits(emailKey, from))
}

// Return gives an address back what Take counted, once per success.
func (l Limiter) Return(ctx context.Context, from Source) {
	if from.Browser == "" {
		cache.ReturnFrom(ctx, l.redis, signIns, from.Address)
	}
}

// ForgetAccount resets an account's failures from anywhere, for example after a new
// password.
func (l Limiter) ForgetAccount(ctx context.Context, emailKey string) error {
	return l.store.forgetFailures(ctx, accountOf(emailKey))
}

// TakeFrom counts an action of an address, or refuses it with a wait if there are more
// than most in span. Without Redis it refuses nothing, because the limits per account
// still apply, and an outage of Redis must not block anyone.
func (l Limiter) TakeFrom(ctx context.Context, what, address string, most int64, span time.Duration) error {
	wait, err := cache.TakeFrom(ctx, l.redis, what, address, most, span)
	if err != nil || wait == 0 {
		return nil //nolint:nilerr // see above
	}
	return tooMany(wait)
}

// What attempts without an account are counted under.
const (
	signIns  = "sign-in"
	passkeys = "browser with a passkey"
)

func tooMany(wait time.Duration) error {
	return errs.TooManyRequests(fmt.Sprintf("Too many tries. Wait %s, then try again.", inWords(wait)), wait)
}

func inWords(d time.Duration) string {
	if d <= time.Minute {
		seconds := max(1, int((d+time.Second-1)/time.Second))
		if seconds == 1 {
			return "a second"
		}
		return fmt.Sprintf("%d seconds", seconds)
	}
	return fmt.Sprintf("%d minutes", int((d+time.Minute-1)/time.Minute))
}

// waitFor returns how long a subject still has to wait: nothing for the first attempts,
// then 1, 2, 4 … seconds after the last one, up to most.
func waitFor(row failureRow, free int, most time.Duration, now time.Time) time.Duration {
	if row.Failures < free || now.Sub(time.UnixMilli(row.LastFailedAt)) > forgetAfter {
		return 0
	}
	wait := min(most, time.Second<<min(row.Failures-free, 20))
	return max(0, time.UnixMilli(row.LastFailedAt).Add(wait).Sub(now))
}

func counted(row failureRow, now time.Time) failureRow {
	if now.Sub(time.UnixMilli(row.LastFailedAt)) > forgetAfter {
		row.Failures = 0
	}
	row.Failures++
	row.LastFailedAt = now.UnixMilli()
	return row
}

func accountOf(emailKey string) string { return digest("account", emailKey) }

// own returns the only limit of an attempt that strangers can't use up.
func own(what, whose string) []Limit { return []Limit{{digest(what, whose), OwnFree, OwnWait}} }

// placeLimits returns an account's limits for the places that an address belongs to.
func placeLimits(what, account, address string) []Limit {
	var limits []Limit
	for _, place := range network.Places(address) {
		limits = append(limits, Limit{digest(what, account+"\x00"+place.Range), PlaceFree * place.Share, PlaceWait})
	}
	return limits
}

// digest keeps addresses without an account out of the database.
func digest(kind, value string) string {
	sum := sha256.Sum256([]byte(kind + "\x00" + value))
	return kind + ":" + hex.EncodeToString(sum[:16])
}

// Sweep deletes what no longer matters.
func (l Limiter) Sweep(ctx context.Context) error {
	return l.store.sweep(ctx, l.now().Add(-forgetAfter))
}
