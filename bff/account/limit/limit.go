// Package limit slows down guessing: it counts the tries of an account and of a place
// before anything is compared, so that guesses sent all at once are counted too.
package limit

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"time"

	"github.com/redis/go-redis/v9"

	"peritus/bff/platform/cache"
	"peritus/bff/platform/db"
	"peritus/bff/platform/errs"
	"peritus/bff/platform/network"
)

// How sign-in is slowed down. A stranger can slow an account's sign-in by a few
// seconds, never close it: the long waits belong to the place that guesses.
const (
	forgetAfter = 24 * time.Hour

	PlaceFree    = 5 // failures of one account from one address before waits begin
	PlaceWait    = 15 * time.Minute
	AccountFree  = 20 // failures of one account from anywhere
	AccountWait  = 10 * time.Second
	AddressLimit = 60 // failures from one address, whatever the accounts, in a window
	AddressSpan  = 10 * time.Minute

	CodeFree = 10 // wrong codes of one account from anywhere
	CodeWait = 5 * time.Minute
)

// Limiter counts tries.
type Limiter struct {
	store store
	db    *db.DB
	redis redis.UniversalClient
	now   func() time.Time
}

// New readies a limiter.
func New(d *db.DB, r redis.UniversalClient, now func() time.Time) Limiter {
	return Limiter{store: store{d}, db: d, redis: r, now: now}
}

// Take counts a try of a password as failed until Forgive is called, or refuses it with a wait.
func (l Limiter) Take(ctx context.Context, emailKey, address string) error {
	if err := l.TakeAddress(ctx, address); err != nil {
		return err
	}
	return l.TakeAll(ctx, passwordLimits(emailKey, address))
}

// Limit is how often something may be tried for nothing, and how long the waits grow.
type Limit struct {
	subject string
	free    int
	most    time.Duration
}

func passwordLimits(emailKey, address string) []Limit {
	return append(placeLimits("place", emailKey, address), Limit{accountOf(emailKey), AccountFree, AccountWait})
}

// Factor are the limits of a second step. Whoever gets there knows the password, and
// six digits are few, so the waits of the account are longer than for a password.
// A method that cannot be guessed waits for its place alone: it still lets the owner in.
func Factor(method, userID, address string, guessable bool) []Limit {
	places := placeLimits("place of "+method, userID, address)
	if !guessable {
		return places
	}
	return append(places, Limit{digest("code", userID), CodeFree, CodeWait})
}

// TakeAll counts a try as failed until ForgiveAll is called, or refuses it with a wait.
func (l Limiter) TakeAll(ctx context.Context, limits []Limit) error {
	var refused error // committed together with the counts, unlike an error of the transaction
	err := l.db.InTx(ctx, func(ctx context.Context) error {
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

// ForgiveAll forgets what was counted under the limits.
func (l Limiter) ForgiveAll(ctx context.Context, limits []Limit) error {
	subjects := make([]string, len(limits))
	for i, limit := range limits {
		subjects[i] = limit.subject
	}
	return l.store.forgetFailures(ctx, subjects...)
}

// Forgive forgets the failures of an account that has been signed in to.
func (l Limiter) Forgive(ctx context.Context, emailKey, address string) error {
	cache.ReturnFrom(ctx, l.redis, signIns, address)
	return l.ForgiveAll(ctx, passwordLimits(emailKey, address))
}

// ForgetAccount forgets the failures of an account from anywhere, as after a new password.
func (l Limiter) ForgetAccount(ctx context.Context, emailKey string) error {
	return l.store.forgetFailures(ctx, accountOf(emailKey))
}

// TakeAddress limits one address across accounts.
func (l Limiter) TakeAddress(ctx context.Context, address string) error {
	return l.TakeFrom(ctx, signIns, address, AddressLimit, AddressSpan)
}

// TakeFrom counts what an address does, or refuses with a wait what is more than most
// in span. Without Redis nothing is refused: the limits per account still hold, and
// an outage of Redis keeps nobody out.
func (l Limiter) TakeFrom(ctx context.Context, what, address string, most int64, span time.Duration) error {
	wait, err := cache.TakeFrom(ctx, l.redis, what, address, most, span)
	if err != nil || wait == 0 {
		return nil //nolint:nilerr // see above
	}
	return tooMany(wait)
}

// signIns is what sign-ins are counted as.
const signIns = "sign-in"

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

// waitFor is how long a subject still has to wait: nothing for the first tries,
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

// placeLimits are those of one account from the places that an address belongs to.
func placeLimits(what, account, address string) []Limit {
	var limits []Limit
	for _, place := range network.Places(address) {
		limits = append(limits, Limit{digest(what, account+"\x00"+place.Range), PlaceFree * place.Share, PlaceWait})
	}
	return limits
}

// digest keeps addresses that belong to no account out of the database.
func digest(kind, value string) string {
	sum := sha256.Sum256([]byte(kind + "\x00" + value))
	return kind + ":" + hex.EncodeToString(sum[:16])
}

// Sweep deletes what no longer matters.
func (l Limiter) Sweep(ctx context.Context) error {
	return l.store.sweep(ctx, l.now().Add(-forgetAfter))
}
