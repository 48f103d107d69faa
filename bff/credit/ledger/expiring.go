package ledger

import (
	"context"
	"time"

	"gorm.io/gorm"

	"peritus/bff/platform/db"
)

// ExpiringLot is a lot with free credits whose end is near and whose owner wasn't told.
type ExpiringLot struct {
	ID        string
	OwnerID   string
	Free      int
	ExpiresAt int64
}

// Expiring returns lots that expire within a time, by owner, the first ones first. It leaves
// out those that lasted no longer when they were given: their owners know.
func (l *Ledger) Expiring(ctx context.Context, within time.Duration, limit int) (lots []ExpiringLot, err error) {
	err = expiring(l.DB.Read(ctx), l.Clock.Now().UnixMilli(), within.Milliseconds()).Limit(limit).Find(&lots).Error
	return lots, db.Wrap("find credits that expire", err)
}

// expiring is for one index, credit_accounts_expiring.
func expiring(q *gorm.DB, now, within int64) *gorm.DB {
	return q.Table("credit_accounts a").Select("a.id, w.owner_id, a.posted - a.held AS free, a.expires_at").
		Joins("JOIN credit_wallets w ON w.id = a.wallet_id AND w.owner_id IS NOT NULL").
		Joins("JOIN credit_movements m ON m.wallet_id = a.wallet_id AND m.number = a.number AND m.at < a.expires_at - ?", within).
		Where("a.kind = 'lot' AND a.posted > a.held AND a.expires_at > ? AND a.expires_at <= ?", now, now+within).
		Where("NOT EXISTS (SELECT 1 FROM credit_expiry_notices n WHERE n.account_id = a.id)").
		Order("a.expires_at, a.id")
}

// NoteExpiry notes that the owner of a lot is told. False if they were before.
func (l *Ledger) NoteExpiry(ctx context.Context, lotID string) (bool, error) {
	result := l.DB.Write(ctx).Exec("INSERT INTO credit_expiry_notices (account_id, told_at) VALUES (?, ?) ON CONFLICT (account_id) DO NOTHING", lotID, l.Clock.Now().UnixMilli())
	return result.RowsAffected == 1, db.Wrap("note an expiry", result.Error)
}

// Without returns those of the people for whom no order with this key was carried out.
func (l *Ledger) Without(ctx context.Context, ownerIDs []string, key string) ([]string, error) {
	var done []string
	err := l.DB.Read(ctx).Table("credit_movements m").Joins("JOIN credit_wallets w ON w.id = m.wallet_id").
		Where("w.owner_id IN ? AND m.request_key = ?", ownerIDs, key).Pluck("w.owner_id", &done).Error
	if err != nil {
		return nil, db.Wrap("find orders", err)
	}
	has := make(map[string]bool, len(done))
	for _, ownerID := range done {
		has[ownerID] = true
	}
	var without []string
	for _, ownerID := range ownerIDs {
		if !has[ownerID] {
			without = append(without, ownerID)
		}
	}
	return without, nil
}
