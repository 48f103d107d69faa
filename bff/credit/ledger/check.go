package ledger

import (
	"context"
	"fmt"

	"gorm.io/gorm"

	"peritus/bff/platform/db"
)

// Sum is what all accounts of a kind hold together.
type Sum struct {
	Kind   string
	Posted int
	Held   int
}

// Sums returns what all wallets hold, by kind of account, how many wallets there are, and how
// many of them don't add up to zero: none, ever.
func (l *Ledger) Sums(ctx context.Context) (sums []Sum, wallets, wrong int, err error) {
	q := l.DB.Read(ctx)
	if err := q.Raw("SELECT kind, CAST(SUM(posted) AS BIGINT) AS posted, CAST(SUM(held) AS BIGINT) AS held FROM credit_accounts GROUP BY kind").Scan(&sums).Error; err != nil {
		return nil, 0, 0, db.Wrap("add up credits", err)
	}
	var counts struct{ Wallets, Wrong int }
	err = l.DB.Read(ctx).Raw("SELECT (SELECT COUNT(*) FROM credit_wallets) AS wallets, " +
		"(SELECT COUNT(*) FROM (SELECT wallet_id FROM credit_accounts GROUP BY wallet_id HAVING SUM(posted) <> 0) AS w) AS wrong").Scan(&counts).Error
	return sums, counts.Wallets, counts.Wrong, db.Wrap("add up wallets", err)
}

// checks find what the database should have refused. Each query returns wallets.
var checks = []struct{ what, query string }{
	{"the accounts don't add up to zero", "SELECT wallet_id FROM credit_accounts GROUP BY wallet_id HAVING SUM(posted) <> 0"},
	{"a balance isn't the sum of its transfers", `SELECT a.wallet_id FROM credit_accounts a WHERE
a.posted <> COALESCE((SELECT SUM(t.amount) FROM credit_transfers t WHERE t.to_id = a.id AND t.state = 'posted'), 0)
  - COALESCE((SELECT SUM(t.amount) FROM credit_transfers t WHERE t.from_id = a.id AND t.state = 'posted'), 0)
OR a.held <> COALESCE((SELECT SUM(CASE WHEN t.state = 'pending' THEN t.amount WHEN t.pending IS NOT NULL THEN -t.amount ELSE 0 END) FROM credit_transfers t WHERE t.from_id = a.id), 0)`},
	{"a balance is negative", "SELECT wallet_id FROM credit_accounts WHERE held < 0 OR (kind NOT IN ('granted', 'bought', 'owed') AND posted < held)"},
	{"a transfer or movement is missing", `SELECT w.id FROM credit_wallets w WHERE
w.transfers <> (SELECT COUNT(*) FROM credit_transfers t WHERE t.wallet_id = w.id) OR w.transfers <> (SELECT COALESCE(MAX(t.number), 0) FROM credit_transfers t WHERE t.wallet_id = w.id)
OR w.movements <> (SELECT COUNT(*) FROM credit_movements m WHERE m.wallet_id = w.id) OR w.movements <> (SELECT COALESCE(MAX(m.number), 0) FROM credit_movements m WHERE m.wallet_id = w.id)`},
	{"the last movement doesn't state the balance", `SELECT m.wallet_id FROM credit_movements m JOIN credit_wallets w ON w.id = m.wallet_id AND w.movements = m.number
WHERE m.free + m.held <> (SELECT COALESCE(SUM(a.posted), 0) FROM credit_accounts a WHERE a.wallet_id = w.id AND a.kind = 'lot')
OR m.held <> (SELECT COALESCE(SUM(a.held), 0) FROM credit_accounts a WHERE a.wallet_id = w.id AND a.kind = 'lot')
OR m.owed <> (SELECT -SUM(a.posted) FROM credit_accounts a WHERE a.wallet_id = w.id AND a.kind = 'owed')`},
	{"time went back", `SELECT t.wallet_id FROM credit_transfers t JOIN credit_transfers b ON b.wallet_id = t.wallet_id AND b.number = t.number - 1 WHERE b.at > t.at`},
	{"what is held isn't what holds hold", `SELECT w.id FROM credit_wallets w WHERE
(SELECT COALESCE(SUM(a.held), 0) FROM credit_accounts a WHERE a.wallet_id = w.id) <> (SELECT COALESCE(SUM(h.amount), 0) FROM credit_holds h WHERE h.wallet_id = w.id AND h.ended_by IS NULL)`},
	{"credits lie beside a debt", `SELECT a.wallet_id FROM credit_accounts a JOIN credit_accounts o ON o.wallet_id = a.wallet_id AND o.kind = 'owed' AND o.posted < 0
WHERE a.kind = 'lot' AND a.posted > a.held`},
}

// Check recounts every transfer and returns what is wrong, which is nothing.
func (l *Ledger) Check(ctx context.Context) (problems []string, err error) {
	err = l.DB.InTx(ctx, func(ctx context.Context) error {
		for _, c := range checks {
			var found []string
			if err := l.DB.Read(ctx).Session(&gorm.Session{}).Raw(c.query).Scan(&found).Error; err != nil {
				return db.Wrap("check that "+c.what, err)
			}
			for _, walletID := range found {
				problems = append(problems, fmt.Sprintf("%s: %s", walletID, c.what))
			}
		}
		return nil
	})
	return problems, err
}
