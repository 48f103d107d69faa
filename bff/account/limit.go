package account

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
)

// How sign-in is slowed down. A stranger can slow an account's sign-in by a few
// seconds, never close it: the long waits belong to the place that guesses.
const (
	forgetAfter = 24 * time.Hour

	placeFree    = 5 // failures of one account from one address before waits begin
	placeWait    = 15 * time.Minute
	accountFree  = 20 // failures of one account from anywhere
	accountWait  = 10 * time.Second
	addressLimit = 60 // failures from one address, whatever the accounts, in a window
	addressSpan  = 10 * time.Minute

	codeFree = 10 // wrong codes of one account from anywhere
	codeWait = 5 * time.Minute
)

// limiter counts tries before the password is looked at, so that guesses sent all
// at once are counted too.
type limiter struct {
	store store
	db    *db.DB
	redis redis.UniversalClient
	now   func() time.Time
}

// take counts a try as failed until forgive is called, or refuses it with a wait.
func (l limiter) take(ctx context.Context, emailKey, address string) error {
	if err := l.takeAddress(ctx, address); err != nil {
		return err
	}
	return l.takeAll(ctx, passwordLimits(emailKey, address))
}

// limit is how often something may be tried for nothing, and how long the waits grow.
type limit struct {
	subject string
	free    int
	most    time.Duration
}

func passwordLimits(emailKey, address string) []limit {
	return []limit{{placeOf(emailKey, address), placeFree, placeWait}, {accountOf(emailKey), accountFree, accountWait}}
}

// factorLimits are those of the second step. Whoever gets there knows the password, and
// six digits are few, so that the waits of the account are longer than for a password.
// What cannot be guessed waits for its place alone: it lets the owner in meanwhile.
func factorLimits(method Method, userID, address string) []limit {
	place := limit{digest("place of "+string(method), userID+"\x00"+address), placeFree, placeWait}
	if method != Authenticator {
		return []limit{place}
	}
	return []limit{place, {digest("code", userID), codeFree, codeWait}}
}

// takeAll counts a try as failed until forgiveAll is called, or refuses it with a wait.
func (l limiter) takeAll(ctx context.Context, limits []limit) error {
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

func (l limiter) forgiveAll(ctx context.Context, limits []limit) error {
	subjects := make([]string, len(limits))
	for i, limit := range limits {
		subjects[i] = limit.subject
	}
	return l.store.forgetFailures(ctx, subjects...)
}

// forgive forgets the failures of an account that has been signed in to.
func (l limiter) forgive(ctx context.Context, emailKey, address string) error {
	cache.Return(ctx, l.redis, addressKey(address))
	return l.store.forgetFailures(ctx, placeOf(emailKey, address), accountOf(emailKey))
}

// takeAddress limits one address across accounts.
func (l limiter) takeAddress(ctx context.Context, address string) error {
	return l.takeOf(ctx, addressKey(address), addressLimit, addressSpan)
}

// takeOf counts under a key of Redis, or refuses with a wait what is more than most
// in span. Without Redis nothing is refused: the limits per account still hold, and
// an outage of Redis keeps nobody out.
func (l limiter) takeOf(ctx context.Context, key string, most int64, span time.Duration) error {
	wait, err := cache.Take(ctx, l.redis, key, most, span)
	if err != nil || wait == 0 {
		return nil //nolint:nilerr // see above
	}
	return tooMany(wait)
}

func addressKey(address string) string { return "sign-in:" + address }

func tooMany(wait time.Duration) error {
	return errs.TooManyRequests(fmt.Sprintf("Too many tries. Please wait %s, then try again.", inWords(wait)), wait)
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

func placeOf(emailKey, address string) string { return digest("place", emailKey+"\x00"+address) }

// digest keeps addresses that belong to no account out of the database.
func digest(kind, value string) string {
	sum := sha256.Sum256([]byte(kind + "\x00" + value))
	return kind + ":" + hex.EncodeToString(sum[:16])
}
