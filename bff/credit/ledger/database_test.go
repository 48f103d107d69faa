package ledger

import (
	"context"
	"strings"
	"testing"
	"time"

	"peritus/bff/platform/db"
)

// The database refuses what the code never does, so a mistake or a person with a console
// can't make credits.
func TestDatabase_refusesWhatBreaksTheLedger(t *testing.T) {
	each(t, func(w *world) {
		ctx := context.Background()
		w.grant("dana", 10, w.after(day))
		w.grant("lee", 10, nil)
		holdID := w.hold("lee", 3)
		done := w.hold("lee", 2)
		if _, err := w.Take(ctx, done, "answered"); err != nil {
			w.t.Fatal(err)
		}
		dana, lee := w.walletID("dana"), w.walletID("lee")
		now := w.clock.Now().UnixMilli()
		late := now + 2*day.Milliseconds()
		transfer := func(wallet string, number, movement int, from, to string, amount int, state string, pending any, at int64) []any {
			return []any{"INSERT INTO credit_transfers (wallet_id, number, movement, from_id, to_id, amount, state, pending, at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
				wallet, number, movement, from, to, amount, state, pending, at}
		}
		for name, c := range map[string]struct {
			refused string
			do      []any
		}{
			"more than a lot has":             {"", transfer(dana, 2, 2, dana+":1", dana+":spent", 11, "posted", nil, now)},
			"nothing":                         {"", transfer(dana, 2, 2, dana+":1", dana+":spent", 0, "posted", nil, now)},
			"less than nothing":               {"", transfer(dana, 2, 2, dana+":1", dana+":spent", -1, "posted", nil, now)},
			"what is held":                    {"", transfer(lee, 5, 5, lee+":1", lee+":spent", 6, "posted", nil, now)},
			"a gap in numbers":                {"consecutive", transfer(dana, 3, 2, dana+":1", dana+":spent", 1, "posted", nil, now)},
			"a number again":                  {"consecutive", transfer(dana, 1, 2, dana+":1", dana+":spent", 1, "posted", nil, now)},
			"time that goes back":             {"consecutive", transfer(dana, 2, 2, dana+":1", dana+":spent", 1, "posted", nil, now-1)},
			"another's credits":               {"between", transfer(dana, 2, 2, lee+":1", dana+":spent", 1, "posted", nil, now)},
			"credits to another":              {"between", transfer(dana, 2, 2, dana+":1", lee+":spent", 1, "posted", nil, now)},
			"credits from what was spent":     {"between", transfer(lee, 5, 5, lee+":spent", lee+":1", 1, "posted", nil, now)},
			"a debt from nowhere":             {"between", transfer(dana, 2, 2, dana+":owed", dana+":1", 1, "posted", nil, now)},
			"an expired lot":                  {"expired", transfer(dana, 2, 2, dana+":1", dana+":spent", 1, "posted", nil, late)},
			"a hold on an expired lot":        {"expired", transfer(dana, 2, 2, dana+":1", dana+":spent", 1, "pending", nil, late)},
			"expiry before its time":          {"expired", transfer(dana, 2, 2, dana+":1", dana+":expired", 1, "posted", nil, now)},
			"expiry of what never expires":    {"expired", transfer(lee, 5, 5, lee+":1", lee+":expired", 1, "posted", nil, late)},
			"pending without a hold":          {"needs a hold", transfer(dana, 2, 2, dana+":1", dana+":spent", 1, "pending", nil, now)},
			"part of a hold":                  {"as it is", transfer(lee, 5, 5, lee+":1", lee+":spent", 2, "posted", 2, now)},
			"a hold whose time is over":       {"in time", transfer(lee, 5, 5, lee+":1", lee+":spent", 3, "posted", 2, now+8*day.Milliseconds())},
			"a hold twice":                    {"once", transfer(lee, 5, 5, lee+":1", lee+":spent", 2, "posted", 3, now)},
			"a hold that isn't one":           {"once", transfer(lee, 5, 5, lee+":1", lee+":spent", 10, "posted", 1, now)},
			"a void of nothing":               {"", transfer(lee, 5, 5, lee+":1", lee+":spent", 1, "voided", nil, now)},
			"a movement without transfers":    {"movements have", []any{"INSERT INTO credit_movements (wallet_id, number, id, request_key, fingerprint, kind, reason, rule, rule_version, amount, free, held, owed, at) VALUES (?, 2, 'x', 'x', '', 'spent', '', '', 1, 1, 9, 0, 0, ?)", dana, now}},
			"a changed transfer":              {"append-only", []any{"UPDATE credit_transfers SET amount = 1 WHERE wallet_id = ?", dana}},
			"a deleted transfer":              {"append-only", []any{"DELETE FROM credit_transfers WHERE wallet_id = ?", dana}},
			"a changed movement":              {"append-only", []any{"UPDATE credit_movements SET amount = 1 WHERE wallet_id = ?", dana}},
			"a deleted movement":              {"append-only", []any{"DELETE FROM credit_movements WHERE wallet_id = ?", dana}},
			"a balance without a transfer":    {"follows from transfers", []any{"UPDATE credit_accounts SET posted = 100 WHERE id = ?", dana + ":1"}},
			"a transfer counted twice":        {"follows from transfers", []any{"UPDATE credit_accounts SET posted = posted + 10 WHERE id = ?", dana + ":1"}},
			"a later expiry":                  {"follows from transfers", []any{"UPDATE credit_accounts SET expires_at = NULL WHERE id = ?", dana + ":1"}},
			"an account with credits":         {"starts empty", []any{"INSERT INTO credit_accounts (id, wallet_id, kind, number, posted, held, transfer) VALUES ('x', ?, 'lot', 9, 5, 0, 0)", dana}},
			"an account of another kind":      {"", []any{"INSERT INTO credit_accounts (id, wallet_id, kind, number, posted, held, transfer) VALUES ('x', ?, 'magic', 0, 0, 0, 0)", dana}},
			"a deleted account":               {"append-only", []any{"DELETE FROM credit_accounts WHERE id = ?", dana + ":owed"}},
			"a wallet for someone else":       {"a wallet follows", []any{"UPDATE credit_wallets SET owner_id = 'mallory' WHERE id = ?", dana}},
			"a wallet's time":                 {"a wallet follows", []any{"UPDATE credit_wallets SET at = 0 WHERE id = ?", dana}},
			"a deleted wallet":                {"append-only", []any{"DELETE FROM credit_wallets WHERE id = ?", dana}},
			"a second wallet":                 {"", []any{"INSERT INTO credit_wallets (id, owner_id, transfers, movements, at) VALUES ('x', 'dana', 0, 0, 0)"}},
			"a hold that ends without a move": {"as a whole", []any{"UPDATE credit_holds SET ended_by = 1 WHERE id = ?", holdID}},
			"a hold that ends again":          {"ends once", []any{"UPDATE credit_holds SET ended_by = NULL WHERE id = ?", done}},
			"a smaller hold":                  {"ends once", []any{"UPDATE credit_holds SET amount = 1 WHERE id = ?", holdID}},
			"a deleted hold":                  {"append-only", []any{"DELETE FROM credit_holds WHERE id = ?", holdID}},
			"a changed rule":                  {"append-only", []any{"UPDATE credit_rules SET content = ''"}},
			"a deleted rule":                  {"append-only", []any{"DELETE FROM credit_rules"}},
		} {
			err := w.DB.Write(ctx).Exec(c.do[0].(string), c.do[1:]...).Error
			if err == nil || !strings.Contains(err.Error(), c.refused) {
				w.t.Errorf("%s: %v", name, err)
			}
		}
		if w.DB.Dialect() == db.Postgres {
			for _, table := range []string{"rules", "wallets", "accounts", "movements", "transfers", "holds", "details"} {
				if err := w.DB.Write(ctx).Exec("TRUNCATE credit_" + table + " CASCADE").Error; err == nil {
					w.t.Errorf("truncated %s", table)
				}
			}
		}
		w.want("dana", 10, 0, 0)
		w.want("lee", 5, 3, 0)
		w.sound()
	})
}

// A transfer whose movement is missing, or whose movement states another balance, isn't
// committed.
func TestDatabase_refusesATransferWithoutItsMovement(t *testing.T) {
	each(t, func(w *world) {
		w.grant("dana", 10, nil)
		dana := w.walletID("dana")
		now := w.clock.Now().UnixMilli()
		spend := func(ctx context.Context) error {
			return w.DB.Write(ctx).Exec("INSERT INTO credit_transfers (wallet_id, number, movement, from_id, to_id, amount, state, at) VALUES (?, 2, 2, ?, ?, 1, 'posted', ?)", dana, dana+":1", dana+":spent", now).Error
		}
		if err := w.DB.InTx(context.Background(), spend); err == nil {
			w.t.Error("committed without its movement")
		}
		for free, refused := range map[int]bool{10: true, 8: true, 9: false} {
			err := w.DB.InTx(context.Background(), func(ctx context.Context) error {
				if err := spend(ctx); err != nil {
					return err
				}
				return w.DB.Write(ctx).Exec("INSERT INTO credit_movements (wallet_id, number, id, request_key, fingerprint, kind, reason, rule, rule_version, amount, free, held, owed, at) VALUES (?, 2, 'x', 'x', '', 'spent', '', '', 1, 1, ?, 0, 0, ?)", dana, free, now).Error
			})
			if refused != (err != nil) {
				w.t.Errorf("free %d: %v", free, err)
			}
			if !refused {
				break
			}
		}
		w.clock.Advance(time.Minute)
		w.sound()
	})
}

func TestDatabase_deletesDetailsOnlyWithTheirPerson(t *testing.T) {
	each(t, func(w *world) {
		o := w.order(5)
		o.About.Note = "Welcome back"
		w.must(w.Grant(context.Background(), "dana", o, nil))
		for _, statement := range []string{"DELETE FROM credit_details", "UPDATE credit_details SET note = ''"} {
			if err := w.DB.Write(context.Background()).Exec(statement).Error; err == nil {
				w.t.Errorf("%s was done", statement)
			}
		}
	})
}

func (w *world) walletID(owner string) string {
	w.t.Helper()
	walletID, err := w.Wallet(context.Background(), owner)
	if err != nil {
		w.t.Fatal(err)
	}
	return walletID
}
