package ledger

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"testing"
	"time"

	"gorm.io/gorm"

	"peritus/bff/platform/db"
	"peritus/bff/platform/db/dbtest"
)

func TestSpend_takesWhatExpiresFirst(t *testing.T) {
	each(t, func(w *world) {
		ctx := context.Background()
		w.grant("dana", 10, nil)
		w.grant("dana", 10, w.after(30*day))
		w.grant("dana", 10, w.after(day))
		w.must(w.Spend(ctx, "dana", w.order(12)))
		state, err := w.State(ctx, "dana")
		if err != nil || len(state.Lots) != 2 || state.Lots[0].Free != 8 || !state.Lots[0].ExpiresAt.Equal(*w.after(30 * day)) || state.Lots[1].Free != 10 || state.Lots[1].ExpiresAt != nil {
			t := fmt.Sprintf("%+v %v", state.Lots, err)
			w.t.Error(t)
		}
		w.want("dana", 18, 0, 0)
		if _, err := w.Spend(ctx, "dana", w.order(19)); !errors.Is(err, ErrShort) {
			w.t.Errorf("more than is there: %v", err)
		}
		w.want("dana", 18, 0, 0)
		w.sound()
	})
}

func TestExpiry_takesOnlyItsOwnLot(t *testing.T) {
	each(t, func(w *world) {
		ctx := context.Background()
		w.grant("dana", 10, w.after(day))
		w.grant("dana", 10, w.after(2*day))
		w.grant("lee", 3, w.after(2*day))
		w.clock.Advance(day)
		w.want("dana", 10, 0, 0) // no sweep has run
		if _, err := w.Spend(ctx, "dana", w.order(11)); !errors.Is(err, ErrShort) {
			w.t.Errorf("an expired lot was spent: %v", err)
		}
		if err := w.Sweep(ctx, nil); err != nil {
			w.t.Fatal(err)
		}
		w.want("dana", 10, 0, 0)
		w.want("lee", 3, 0, 0)
		last := w.lines("dana")[2]
		if last.Kind != Expired || last.Amount != 10 || last.Reason != Lapsed || last.Free != 10 {
			w.t.Errorf("%+v", last)
		}
		if n := len(w.lines("lee")); n != 1 {
			w.t.Errorf("the sweep moved another's credits: %d", n)
		}
		w.sound()
	})
}

// Held credits of a lot that expires are taken if the expert answers. If they come back, they
// expire then.
func TestHold_ofALotThatExpires(t *testing.T) {
	each(t, func(w *world) {
		ctx := context.Background()
		for _, owner := range []string{"dana", "lee"} {
			w.grant(owner, 3, w.after(2*day))
			w.grant(owner, 10, nil)
		}
		taken, returned := w.hold("dana", 5), w.hold("lee", 5)
		w.clock.Advance(3 * day)
		if err := w.Sweep(ctx, nil); err != nil {
			w.t.Fatal(err)
		}
		w.want("dana", 8, 5, 0)
		if h, err := w.Take(ctx, taken, "answered"); err != nil || h.Ended != Taken {
			w.t.Errorf("%+v %v", h, err)
		}
		w.want("dana", 8, 0, 0)
		if h, err := w.Return(ctx, returned, "declined"); err != nil || h.Ended != Returned {
			w.t.Errorf("%+v %v", h, err)
		}
		w.want("lee", 10, 0, 0)
		all := w.lines("lee")
		if n := len(all); n != 5 || all[3].Kind != Returned || all[3].Amount != 5 || all[4].Kind != Expired || all[4].Amount != 3 {
			w.t.Errorf("%+v", all)
		}
		w.sound()
	})
}

func TestHold_endsOnceAndTheFirstEndCounts(t *testing.T) {
	each(t, func(w *world) {
		ctx := context.Background()
		w.grant("dana", 25, nil)
		answered, declined, unread, read := w.hold("dana", 5), w.hold("dana", 5), w.hold("dana", 5), w.hold("dana", 5)
		w.want("dana", 5, 20, 0)
		if _, err := w.Hold(ctx, "dana", w.order(6), week); !errors.Is(err, ErrShort) {
			w.t.Errorf("held what is held: %v", err)
		}
		for range 2 {
			if _, err := w.Take(ctx, answered, "answered"); err != nil {
				w.t.Fatal(err)
			}
			if _, err := w.Return(ctx, declined, "declined"); err != nil {
				w.t.Fatal(err)
			}
		}
		if _, err := w.Return(ctx, answered, "declined"); err != nil {
			w.t.Fatal(err)
		}
		w.ends(answered, Taken, "answered")
		w.ends(declined, Returned, "declined")
		w.want("dana", 10, 10, 0)

		if h, err := w.Extend(ctx, read, waits(30*day)); err != nil || h.ReadAt == nil || !h.DueAt.Equal(*w.after(30 * day)) {
			w.t.Errorf("%+v %v", h, err)
		}
		w.clock.Advance(week)
		if h, err := w.Extend(ctx, read, waits(30*day)); err != nil || !h.DueAt.Equal(*w.after(23 * day)) {
			w.t.Errorf("a second reading extended it again: %+v %v", h, err)
		}
		if h, err := w.Take(ctx, unread, "answered"); err != nil || h.Ended != Returned || h.Reason != Unread {
			w.t.Errorf("answered after the time was over: %+v %v", h, err)
		}
		if h, err := w.Extend(ctx, unread, waits(week)); err != nil || h.Ended != Returned {
			w.t.Errorf("read after the time was over: %+v %v", h, err)
		}
		w.want("dana", 15, 5, 0)
		w.clock.Advance(23 * day)
		if err := w.Sweep(ctx, nil); err != nil {
			w.t.Fatal(err)
		}
		w.ends(read, Returned, Unanswered)
		w.want("dana", 20, 0, 0)
		if _, err := w.Take(ctx, "nobody", "answered"); !errors.Is(err, ErrNoHold) {
			w.t.Error(err)
		}
		w.sound()
	})
}

func TestKeys_aRepeatedOrderMovesNothing(t *testing.T) {
	each(t, func(w *world) {
		ctx := context.Background()
		w.grant("dana", 25, nil)
		o := w.order(5)
		o.About = About{ExpertID: "expert", SubjectID: "conversation"}
		first := w.must(w.Hold(ctx, "dana", o, week))
		again := w.must(w.Hold(ctx, "dana", o, week))
		if first.ID != again.ID || again.Hold == nil || again.Hold.ID != first.Hold.ID || again.About != o.About {
			w.t.Errorf("%+v\n%+v", first, again)
		}
		w.want("dana", 20, 5, 0)
		for name, change := range map[string]func(*Order){"amount": func(o *Order) { o.Amount = 6 }, "subject": func(o *Order) { o.About.SubjectID = "other" }, "rule": func(o *Order) { o.Rule = "other" }} {
			other := o
			change(&other)
			if _, err := w.Hold(ctx, "dana", other, week); !errors.Is(err, ErrReused) {
				w.t.Errorf("another %s: %v", name, err)
			}
		}
		if _, err := w.Spend(ctx, "dana", o); !errors.Is(err, ErrReused) {
			w.t.Errorf("another kind: %v", err)
		}
		for _, amount := range []int{0, -5} {
			if _, err := w.Spend(ctx, "dana", w.order(amount)); err == nil {
				w.t.Errorf("spent %d", amount)
			}
		}
		if _, err := w.Grant(ctx, "dana", w.order(1), w.after(0)); err == nil {
			w.t.Error("granted what has expired")
		}
		w.sound()
	})
}

func TestClawBack_whatIsMissingIsADebtThatLaterCreditsPay(t *testing.T) {
	each(t, func(w *world) {
		ctx := context.Background()
		w.grant("dana", 4, w.after(day))
		purchase := w.must(w.Buy(ctx, "dana", w.order(50)))
		holdID := w.hold("dana", 5)
		w.must(w.Spend(ctx, "dana", w.order(30)))
		w.want("dana", 19, 5, 0)
		walletID, err := w.Wallet(ctx, "dana")
		if err != nil {
			w.t.Fatal(err)
		}
		m := w.must(w.ClawBack(ctx, walletID, w.order(50), purchase.Number))
		if m.Kind != Refunded || m.Amount != 50 || m.Balance != (Balance{0, 5, 31}) {
			w.t.Errorf("%+v", m)
		}
		if _, err := w.Return(ctx, holdID, "declined"); err != nil {
			w.t.Fatal(err)
		}
		w.want("dana", 0, 0, 26)
		w.grant("dana", 10, nil)
		w.want("dana", 0, 0, 16)
		w.must(w.GiveBack(ctx, walletID, w.order(50)))
		w.want("dana", 34, 0, 0)
		if _, err := w.GiveBack(ctx, walletID, w.order(1)); err == nil {
			w.t.Error("gave back more than was taken back")
		}
		last := w.lines("dana")
		if m := last[len(last)-1]; m.Kind != Repaid || m.Amount != 16 || m.Reason != Debt {
			w.t.Errorf("%+v", m)
		}
		w.sound()
	})
}

func TestRevoke_takesNoMoreThanIsFree(t *testing.T) {
	each(t, func(w *world) {
		ctx := context.Background()
		w.grant("dana", 10, nil)
		w.hold("dana", 5)
		if _, err := w.Revoke(ctx, "dana", w.order(6)); !errors.Is(err, ErrShort) {
			w.t.Errorf("revoked what is held: %v", err)
		}
		w.must(w.Revoke(ctx, "dana", w.order(5)))
		w.want("dana", 0, 5, 0)
		w.sound()
	})
}

// A clock that goes back neither revives what has expired nor reorders a statement.
func TestClock_stepsBackAndForth(t *testing.T) {
	each(t, func(w *world) {
		ctx := context.Background()
		w.grant("dana", 10, w.after(2*day))
		w.grant("dana", 20, nil)
		holdID := w.hold("dana", 5)
		w.clock.Advance(3 * day)
		w.must(w.Spend(ctx, "dana", w.order(1)))
		w.want("dana", 19, 5, 0)
		w.clock.Advance(-30 * day)
		w.want("dana", 19, 5, 0)
		w.must(w.Spend(ctx, "dana", w.order(1)))
		w.want("dana", 18, 5, 0)
		if h, err := w.Return(ctx, holdID, "declined"); err != nil || h.Ended != Returned {
			w.t.Errorf("%+v %v", h, err)
		}
		w.want("dana", 18, 0, 0) // held from the lot that has expired
		all := w.lines("dana")
		for i := 1; i < len(all); i++ {
			if all[i].At.Before(all[i-1].At) {
				w.t.Errorf("line %d is before the one above it", i)
			}
		}
		w.sound()
	})
}

func TestClose_keepsAmountsAndForgetsTheRest(t *testing.T) {
	each(t, func(w *world) {
		ctx := context.Background()
		o := w.order(25)
		o.About.Note = "For a friend of the house"
		w.must(w.Grant(ctx, "dana", o, nil))
		held := w.order(5)
		held.About = About{ExpertID: "expert", SubjectID: "conversation"}
		w.must(w.Hold(ctx, "dana", held, week))
		walletID, err := w.Wallet(ctx, "dana")
		if err != nil {
			w.t.Fatal(err)
		}
		if err := w.Close(ctx, "dana"); err != nil {
			w.t.Fatal(err)
		}
		if err := w.Close(ctx, "dana"); err != nil {
			w.t.Fatal(err)
		}
		w.want("dana", 0, 0, 0)
		all, n, err := w.Statement(ctx, walletID, nil, 0, 10)
		if err != nil || n != 4 || all[0].Kind != Revoked || all[0].Amount != 25 || all[0].Reason != Closed || all[1].Kind != Returned {
			w.t.Fatalf("%d %+v %v", n, all, err)
		}
		for _, m := range all {
			if m.About != (About{}) {
				w.t.Errorf("%+v is kept", m.About)
			}
		}
		// A payment can be taken back afterward.
		w.must(w.ClawBack(ctx, walletID, w.order(25), 1))
		w.grant("dana", 3, nil) // another wallet
		w.want("dana", 3, 0, 0)
		w.sound()
	})
}

func TestSums_areZero(t *testing.T) {
	each(t, func(w *world) {
		ctx := context.Background()
		for _, owner := range []string{"dana", "lee"} {
			w.grant(owner, 25, w.after(90*day))
			w.must(w.Buy(ctx, owner, w.order(50)))
			w.hold(owner, 5)
			w.must(w.Spend(ctx, owner, w.order(30)))
		}
		sums, wallets, wrong, err := w.Sums(ctx)
		if err != nil || wallets != 2 || wrong != 0 {
			w.t.Fatal(wallets, wrong, err)
		}
		got, total := map[string]Sum{}, 0
		for _, s := range sums {
			got[s.Kind] = s
			total += s.Posted
		}
		if total != 0 || got["granted"].Posted != -50 || got["bought"].Posted != -100 || got["spent"].Posted != 60 || got["lot"].Posted != 90 || got["lot"].Held != 10 {
			w.t.Errorf("%d %+v", total, sums)
		}
	})
}

func TestStatement_isReadByIndex(t *testing.T) {
	each(t, func(w *world) {
		w.exec("INSERT INTO credit_wallets (id, owner_id, transfers, movements, at) VALUES ('w', 'x', 0, 0, 0)")
		series := "WITH RECURSIVE series(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM series WHERE n < 2000) "
		w.exec("INSERT INTO credit_wallets (id, owner_id, transfers, movements, at) " + series + "SELECT 'w' || n, 'o' || n, 0, 0, 0 FROM series")
		w.exec("INSERT INTO credit_accounts (id, wallet_id, kind, number, posted, held, transfer) " + series + "SELECT 'w' || n || ':owed', 'w' || n, 'owed', 0, 0, 0, 0 FROM series")
		for _, owner := range []string{"dana", "lee"} {
			w.grant(owner, 100, w.after(day))
			w.hold(owner, 1)
		}
		if w.DB.Dialect() == db.Postgres {
			w.exec("ANALYZE")
		}
		for name, query := range map[string]func(*gorm.DB) *gorm.DB{
			"statement": func(q *gorm.DB) *gorm.DB { return statement(q, "w", []Kind{Held, Taken}, 0, 25) },
			"lots":      func(q *gorm.DB) *gorm.DB { return lotsOf(q, "w") },
			"due lots":  func(q *gorm.DB) *gorm.DB { return dueLots(q, 1).Limit(1) },
			"wallets": func(q *gorm.DB) *gorm.DB {
				return holdings(wallets(q, false), w.Clock.Now()).Order("w.at DESC, w.id").Limit(25)
			},
			"owing": func(q *gorm.DB) *gorm.DB { return wallets(q, true).Select("w.id").Limit(25) },
		} {
			plan := dbtest.Plan(w.t.(*testing.T), w.DB, query)
			if strings.Contains(plan, "SCAN credit_accounts") && !strings.Contains(plan, "USING INDEX") || strings.Contains(plan, "Seq Scan on credit_accounts") || strings.Contains(plan, "SCAN a\n") ||
				name == "wallets" && !strings.Contains(plan, "credit_wallets_recent") || name == "owing" && !strings.Contains(plan, "credit_accounts_owing") {
				w.t.Errorf("%s: %s", name, plan)
			}
		}
	})
}

func TestLedger_returnsFailuresOfTheDatabase(t *testing.T) {
	each(t, func(w *world) {
		ctx, cancel := context.WithTimeout(context.Background(), time.Hour)
		cancel()
		_, granting := w.Grant(ctx, "dana", w.order(1), nil)
		_, taking := w.Take(ctx, "hold", "")
		_, stating := w.State(ctx, "dana")
		_, _, listing := w.Statement(ctx, "w", nil, 0, 1)
		_, _, _, adding := w.Sums(ctx)
		_, checking := w.Check(ctx)
		for _, err := range []error{granting, taking, stating, listing, adding, checking, w.Sweep(ctx, nil), w.Close(ctx, "dana")} {
			if !errors.Is(err, context.Canceled) {
				w.t.Error(err)
			}
		}
	})
}
