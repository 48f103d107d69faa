package ledger

import (
	"context"
	"errors"

	"gorm.io/gorm"

	"peritus/bff/platform/db"
)

// sweepSize is how many wallets a sweep looks up at once.
const sweepSize = 200

// Sweep writes what time did: holds that are due come back, and lots that are over expire.
// Until it runs, nothing of that can be spent. One wallet that fails doesn't keep the others
// from being swept. It calls moved with the owner of each wallet in its transaction.
func (l *Ledger) Sweep(ctx context.Context, moved func(ctx context.Context, ownerID string) error) error {
	var failures []error
	done := map[string]bool{}
	for {
		due, err := l.due(ctx, done)
		if err != nil || len(due) == 0 {
			return errors.Join(append(failures, err)...)
		}
		for _, walletID := range due {
			done[walletID] = true
			failures = append(failures, l.sweepOne(ctx, walletID, moved))
		}
		if ctx.Err() != nil {
			return errors.Join(append(failures, ctx.Err())...)
		}
	}
}

// due returns wallets that weren't done.
func (l *Ledger) due(ctx context.Context, done map[string]bool) ([]string, error) {
	now := l.Clock.Now().UnixMilli()
	var found, some []string
	for _, q := range []*gorm.DB{dueHolds(l.DB.Read(ctx), now), dueLots(l.DB.Read(ctx), now)} {
		if err := q.Limit(sweepSize+len(done)).Pluck("wallet_id", &some).Error; err != nil {
			return nil, db.Wrap("find credits that are due", err)
		}
		for _, walletID := range some {
			if !done[walletID] {
				found = append(found, walletID)
				done[walletID] = true
			}
		}
	}
	return found, nil
}

// dueHolds and dueLots are also explained by a test.
func dueHolds(q *gorm.DB, now int64) *gorm.DB {
	return q.Table("credit_holds").Where("ended_by IS NULL AND due_at <= ?", now).Order("due_at")
}

func dueLots(q *gorm.DB, now int64) *gorm.DB {
	return q.Table("credit_accounts").Where("kind = 'lot' AND posted > held AND expires_at <= ?", now).Order("expires_at")
}

func (l *Ledger) sweepOne(ctx context.Context, walletID string, moved func(ctx context.Context, ownerID string) error) error {
	return l.DB.InTx(ctx, func(ctx context.Context) error {
		row, found, err := l.store.lock(ctx, "id", walletID)
		if err != nil || !found {
			return err
		}
		err = l.with(ctx, row, func(ctx context.Context, w *wallet) error {
			open, err := l.store.openHolds(ctx, w.id)
			if err != nil {
				return err
			}
			for _, h := range open {
				if h.DueAt <= w.at {
					if err := w.timeout(ctx, h); err != nil {
						return err
					}
				}
			}
			return nil
		})
		if err != nil || row.OwnerID == nil || moved == nil {
			return err
		}
		return moved(ctx, *row.OwnerID)
	})
}
