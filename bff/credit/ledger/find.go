package ledger

import (
	"context"
	"time"

	"gorm.io/gorm"

	"peritus/bff/platform/clock"
	"peritus/bff/platform/db"
)

// OwnerOf returns the person of a hold, or "" once they're erased.
func (l *Ledger) OwnerOf(ctx context.Context, holdID string) (string, error) {
	return owner(l.DB.Read(ctx).Table("credit_holds h").Joins("JOIN credit_wallets w ON w.id = h.wallet_id").Where("h.id = ?", holdID))
}

// owner returns the person of the wallet w that a query finds, or "" once they're erased.
func owner(q *gorm.DB) (string, error) {
	var found []struct{ OwnerID *string }
	if err := q.Select("w.owner_id").Limit(1).Find(&found).Error; err != nil || len(found) == 0 || found[0].OwnerID == nil {
		return "", db.Wrap("find the person of a wallet", err)
	}
	return *found[0].OwnerID, nil
}

// Did reports whether an order with this key was carried out for a person. It locks their
// wallet, so that it stays true until the transaction in ctx ends.
func (l *Ledger) Did(ctx context.Context, ownerID, key string) (did bool, err error) {
	row, found, err := l.store.lock(ctx, "owner_id", ownerID)
	if err != nil || !found {
		return false, err
	}
	_, did, err = l.store.byKey(ctx, row.ID, key)
	return did, err
}

// Paid reports whether a person spent credits by a rule for an expert since a time. It locks
// their wallet, as Did does.
func (l *Ledger) Paid(ctx context.Context, ownerID, rule, expertID string, since time.Time) (bool, error) {
	row, found, err := l.store.lock(ctx, "owner_id", ownerID)
	if err != nil || !found {
		return false, err
	}
	var n int64
	err = l.DB.Read(ctx).Table("credit_movements m").
		Joins("JOIN credit_details d ON d.wallet_id = m.wallet_id AND d.number = m.number").
		Where("m.wallet_id = ? AND m.kind = ? AND m.rule = ? AND m.at >= ? AND d.expert_id = ?", row.ID, Spent, rule, since.UnixMilli(), expertID).Limit(1).Count(&n).Error
	return n > 0, db.Wrap("find what was paid", err)
}

// Holding is a person's wallet in a list.
type Holding struct {
	OwnerID string // empty once the person is erased
	Balance
	Last time.Time // the last movement; zero for none
}

type holdingRow struct {
	ID      string
	OwnerID *string
	At      int64
	Free    int
	Held    int
	Owed    int
}

// Holdings returns a page of the wallets of people, the last moved first, and how many there
// are. With owing, only those with a debt.
func (l *Ledger) Holdings(ctx context.Context, owing bool, offset, limit int) ([]Holding, int, error) {
	var n int64
	if err := wallets(l.DB.Read(ctx), owing).Count(&n).Error; err != nil {
		return nil, 0, db.Wrap("count wallets", err)
	}
	var rows []holdingRow
	if err := holdings(wallets(l.DB.Read(ctx), owing), l.Clock.Now()).Order("w.at DESC, w.id").Offset(offset).Limit(limit).Find(&rows).Error; err != nil {
		return nil, 0, db.Wrap("list wallets", err)
	}
	return all(rows), int(n), nil
}

// HoldingsOf returns the wallets of people by account id. It leaves out those without one.
func (l *Ledger) HoldingsOf(ctx context.Context, ownerIDs []string) (map[string]Holding, error) {
	found := map[string]Holding{}
	if len(ownerIDs) == 0 {
		return found, nil
	}
	var rows []holdingRow
	if err := holdings(l.DB.Read(ctx).Table("credit_wallets w").Where("w.owner_id IN ?", ownerIDs), l.Clock.Now()).Find(&rows).Error; err != nil {
		return nil, db.Wrap("read wallets", err)
	}
	for _, h := range all(rows) {
		found[h.OwnerID] = h
	}
	return found, nil
}

func wallets(q *gorm.DB, owing bool) *gorm.DB {
	q = q.Table("credit_wallets w").Where("w.owner_id IS NOT NULL")
	if owing {
		q = q.Where("w.id IN (SELECT wallet_id FROM credit_accounts WHERE kind = 'owed' AND posted < 0)")
	}
	return q
}

// holdings adds the balances now.
func holdings(q *gorm.DB, now time.Time) *gorm.DB {
	const lots = "FROM credit_accounts a WHERE a.wallet_id = w.id AND a.kind = 'lot' AND a.posted > 0"
	return q.Select("w.id, w.owner_id, w.at, (SELECT COALESCE(SUM(a.posted - a.held), 0) "+lots+" AND (a.expires_at IS NULL OR a.expires_at > ?)) AS free, "+
		"(SELECT COALESCE(SUM(a.held), 0) "+lots+") AS held, (SELECT -a.posted FROM credit_accounts a WHERE a.id = w.id || ':owed') AS owed", now.UnixMilli())
}

func all(rows []holdingRow) []Holding {
	list := make([]Holding, len(rows))
	for i, r := range rows {
		list[i] = Holding{Balance: Balance{r.Free, r.Held, r.Owed}, Last: clock.AtMillis(&r.At)}
		if r.OwnerID != nil {
			list[i].OwnerID = *r.OwnerID
		}
	}
	return list
}

// Owner returns the person of a wallet, or "" once they're erased.
func (l *Ledger) Owner(ctx context.Context, walletID string) (string, error) {
	return owner(l.DB.Read(ctx).Table("credit_wallets w").Where("w.id = ?", walletID))
}

// Open returns the id of a person's wallet, and makes one if there is none.
func (l *Ledger) Open(ctx context.Context, ownerID string) (walletID string, err error) {
	err = l.within(ctx, ownerID, func(_ context.Context, w *wallet) error {
		walletID = w.id
		return nil
	})
	return walletID, err
}
