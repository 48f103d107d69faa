// Package recipient limits what strangers can cause us to send to one mailbox or phone,
// across all features. A budget refills steadily, so no one can close a channel to its
// owner for long.
package recipient

import (
	"context"
	"time"

	"peritus/bff/platform/clock"
	"peritus/bff/platform/db"
	"peritus/bff/platform/keyring"
	"peritus/bff/platform/network"
)

// Budget is the number of messages available at once and the time until one more is
// available.
type Budget struct {
	Burst  int
	Refill time.Duration
}

// Budgets of one recipient. Requested codes and links have two: one for the first request
// from each network in a day, and one for further requests. So one network's repeated
// requests don't use up the budget that the owner needs.
var (
	First = Budget{4, 2 * time.Hour}
	Again = Budget{8, 2 * time.Hour}
	// Notices warn the owner about a stranger's actions.
	Notices = Budget{3, 8 * time.Hour}
	// Confirmations say that we received a form.
	Confirmations = Budget{3, 4 * time.Hour}
	// Shares say that a colleague shared something.
	Shares = Budget{10, 2 * time.Hour}

	perNetwork = Budget{1, 24 * time.Hour}
)

// Limiter counts in SQL, so an outage of Redis doesn't lift the limits.
type Limiter struct {
	DB    *db.DB
	Clock clock.Clock
	Keys  keyring.Keys // hash recipients
}

// TakeCode counts a code or link to a recipient, requested from an address. If wait is
// positive, it must not be sent. TakeCode expects a transaction in ctx, so a request that
// fails for another reason doesn't count.
func (l Limiter) TakeCode(ctx context.Context, to, address string) (wait time.Duration, err error) {
	to = Key(to)
	known, err := l.take(ctx, "network\x00"+to+"\x00"+network.Origin(address), perNetwork)
	if err != nil {
		return 0, err
	}
	if known == 0 {
		if wait, err := l.take(ctx, "first\x00"+to, First); err != nil || wait == 0 {
			return wait, err
		}
	}
	return l.take(ctx, "again\x00"+to, Again)
}

// TakeNotice reports whether one more notice can be sent to a recipient, and counts it. It
// expects a transaction in ctx.
func (l Limiter) TakeNotice(ctx context.Context, to string) (bool, error) {
	wait, err := l.take(ctx, "notice\x00"+Key(to), Notices)
	return wait == 0, err
}

// TakeConfirmation reports whether one more confirmation can be sent to a recipient, and
// counts it. It expects a transaction in ctx.
func (l Limiter) TakeConfirmation(ctx context.Context, to string) (bool, error) {
	wait, err := l.take(ctx, "confirmation\x00"+Key(to), Confirmations)
	return wait == 0, err
}

// TakeShare reports whether one more notice of something shared can be sent to a recipient, and
// counts it. It expects a transaction in ctx.
func (l Limiter) TakeShare(ctx context.Context, to string) (bool, error) {
	wait, err := l.take(ctx, "share\x00"+Key(to), Shares)
	return wait == 0, err
}

// Sweep deletes budgets that are full again.
func (l Limiter) Sweep(ctx context.Context) error {
	return db.Wrap("sweep budgets of recipients", l.DB.Write(ctx).Where("full_at < ?", l.Clock.Now().UnixMilli()).Delete(&budgetRow{}).Error)
}

type budgetRow struct {
	Subject string `gorm:"primaryKey"`
	FullAt  int64
}

func (budgetRow) TableName() string { return "recipient_budgets" }

// take spends one message of a budget, or returns the wait until one is available.
func (l Limiter) take(ctx context.Context, subject string, b Budget) (time.Duration, error) {
	row := budgetRow{Subject: l.Keys.Hash("recipient\x00" + subject)}
	w := l.DB.Write(ctx)
	if err := db.AddOrLock(w, &row, "subject"); err != nil {
		return 0, db.Wrap("count messages to a recipient", err)
	}
	now := l.Clock.Now()
	full := now
	if stored := time.UnixMilli(row.FullAt); stored.After(now) {
		full = stored
	}
	full = full.Add(b.Refill)
	if wait := full.Sub(now) - time.Duration(b.Burst)*b.Refill; wait > 0 {
		return wait, nil
	}
	return 0, db.Wrap("count messages to a recipient", w.Model(&budgetRow{}).Where("subject = ?", row.Subject).Update("full_at", full.UnixMilli()).Error)
}
