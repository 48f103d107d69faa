package credit

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"peritus/bff/auth"
	"peritus/bff/credit/ledger"
	"peritus/bff/platform/errs"
)

func TestWelcome_isGivenOnce(t *testing.T) {
	each(t, func(w *world) {
		w.welcome(dana)
		if credits, _, err := w.Welcome(w.ctx, dana.UserID); err != nil || credits != 0 {
			w.t.Errorf("again: %d %v", credits, err)
		}
		w.has(dana, 25, 0)
		w.clock.Advance(days(90) - time.Millisecond)
		w.has(dana, 25, 0)
		w.clock.Advance(time.Millisecond)
		w.has(dana, 0, 0)
		if err := w.Sweep(w.ctx); err != nil {
			w.t.Fatal(err)
		}
		if got := w.says(dana, dana.UserID, ""); got != "Welcome credits expired: -25, 0 free. They weren't used in time.\nWelcome credits: +25, 25 free. We verified your bar admission." {
			w.t.Error(got)
		}
		if credits, _, err := w.Welcome(w.ctx, dana.UserID); err != nil || credits != 0 {
			w.t.Errorf("after they expired: %d %v", credits, err)
		}
	})
}

func TestConversation_isPaidOnlyForAnAnswer(t *testing.T) {
	each(t, func(w *world) {
		w.welcome(dana)
		answered, declined, conflict, unread := w.open(dana, "answers"), w.open(dana, "declines"), w.open(dana, "conflict"), w.open(dana, "sleeps")
		if again := w.open(dana, "answers"); again != answered {
			w.t.Error("the same conversation was held again")
		}
		w.has(dana, 5, 20)
		for holdID, outcome := range map[string]Outcome{answered: Answered, declined: Declined, conflict: Conflict} {
			if _, err := w.End(w.ctx, holdID, outcome); err != nil {
				w.t.Fatal(err)
			}
		}
		w.has(dana, 15, 5)
		w.clock.Advance(days(7))
		if err := w.Sweep(w.ctx); err != nil {
			w.t.Fatal(err)
		}
		if h, err := w.End(w.ctx, unread, Answered); err != nil || h.Ended != ledger.Returned || h.Reason != ledger.Unread {
			w.t.Errorf("an answer after 7 days: %+v %v", h, err)
		}
		w.has(dana, 20, 0)
		if got := w.says(dana, dana.UserID, "returned"); !strings.HasPrefix(got, "Back from Dr. sleeps: +5, 20 free. They didn't read the message in time.") || !strings.Contains(got, "Back from Dr. conflict: +5") {
			w.t.Error(got)
		}
		if got := w.says(dana, dana.UserID, "spent"); !strings.HasPrefix(got, "Conversation with Dr. answers: +0") || strings.Contains(got, "\n") {
			w.t.Error(got)
		}
	})
}

func TestConversation_thatWasReadWaitsLonger(t *testing.T) {
	each(t, func(w *world) {
		w.welcome(dana)
		holdID := w.open(dana, "reads")
		w.clock.Advance(days(6))
		if h, err := w.Read(w.ctx, holdID); err != nil || !h.DueAt.Equal(w.clock.Now().Add(days(30))) {
			w.t.Errorf("%+v %v", h, err)
		}
		if got := w.says(dana, dana.UserID, "held"); got != "Held for Dr. reads: -5, 20 free. Read, not answered yet." {
			w.t.Error(got)
		}
		w.clock.Advance(days(10))
		if h, err := w.End(w.ctx, holdID, Answered); err != nil || h.Ended != ledger.Taken {
			w.t.Errorf("%+v %v", h, err)
		}
		w.has(dana, 20, 0)
	})
}

func TestConversation_isRefusedWithoutCreditsAndToStaff(t *testing.T) {
	each(t, func(w *world) {
		_, err := w.OpenConversation(w.ctx, dana, "c", of("x"))
		var refusal *errs.Error
		if !errors.As(err, &refusal) || refusal.Code != CodeShort || refusal.Detail != "This takes 5 credits, and you have 0." || refusal.Data["price"] != 5 {
			w.t.Errorf("%v", err)
		}
		for _, actor := range []auth.Actor{ruth, both, eli, auth.Nobody} {
			_, err := w.OpenConversation(w.ctx, actor, "c", of("x"))
			is(w.t, "opened by "+actor.Name, err, errs.Forbidden)
			_, err = w.ChargePacket(w.ctx, actor, "p", of("x"))
			is(w.t, "packet by "+actor.Name, err, errs.Forbidden)
		}
		w.welcome(dana)
		w.open(dana, "x")
		_, err = w.ChargePacket(w.ctx, dana, "p", of("x"))
		if err != nil {
			w.t.Error(err)
		}
		w.has(dana, 18, 5)
	})
}

// What the rest of the transaction does is undone with the charge, and the other way around.
func TestConversation_isOneTransactionWithItsMessage(t *testing.T) {
	each(t, func(w *world) {
		w.welcome(dana)
		failed := errors.New("the message was refused")
		err := w.DB.InTx(w.ctx, func(ctx context.Context) error {
			if _, err := w.OpenConversation(ctx, dana, "c", of("x")); err != nil {
				return err
			}
			return failed
		})
		if !errors.Is(err, failed) {
			w.t.Error(err)
		}
		w.has(dana, 25, 0)
		if n := len(w.heard); n != 1 {
			w.t.Errorf("%d balances were published", n)
		}
	})
}

func TestPacket_ofTheSameExpertIsFreeForAWhile(t *testing.T) {
	each(t, func(w *world) {
		w.welcome(dana)
		for _, c := range []struct {
			packet, expert string
			after          int
			charged        int
		}{{"p1", "a", 0, 2}, {"p1", "a", 0, 0}, {"p2", "a", 29, 0}, {"p3", "b", 0, 2}, {"p4", "a", 2, 2}} {
			w.clock.Advance(days(c.after))
			charged, err := w.ChargePacket(w.ctx, dana, c.packet, of(c.expert))
			if err != nil || charged != c.charged {
				w.t.Errorf("%+v: %d %v", c, charged, err)
			}
		}
		w.has(dana, 19, 0)
	})
}

func TestQuote_saysWhatHappensInEachCase(t *testing.T) {
	each(t, func(w *world) {
		w.welcome(dana)
		q, err := w.Quote(w.ctx, dana)
		if err != nil || !q.Enough() || q.Credits != 5 || q.Free != 25 || !q.ReturnsAt.Equal(noon.Add(days(7))) || q.Lapsing != 0 || q.Version != 1 {
			w.t.Errorf("%+v %v", q, err)
		}
		w.clock.Advance(days(60)) // read on the last day, the credits could be held until day 97
		if q, err = w.Quote(w.ctx, dana); err != nil || q.Lapsing != 5 || !q.LapsingAt.Equal(noon.Add(days(90))) || q.UnansweredDays != 30 {
			w.t.Errorf("%+v %v", q, err)
		}
		w.clock.Advance(days(25))
		if q, err = w.Quote(w.ctx, dana); err != nil || q.Lapsing != 5 || !q.LapsingAt.Equal(noon.Add(days(90))) {
			w.t.Errorf("%+v %v", q, err)
		}
		w.clock.Advance(days(5))
		if q, err = w.Quote(w.ctx, dana); err != nil || q.Enough() {
			w.t.Errorf("expired: %+v %v", q, err)
		}
	})
}

func TestChanged_warnsAtTheLineAndNotAboveIt(t *testing.T) {
	each(t, func(w *world) {
		w.welcome(dana)
		var holds []string
		for _, name := range []string{"a", "b", "c", "d"} {
			holds = append(holds, w.open(dana, name))
		}
		if _, err := w.End(w.ctx, holds[0], Declined); err != nil {
			w.t.Fatal(err)
		}
		want := []Changed{{dana.UserID, ChangedMessage, 25, 25}, {dana.UserID, ChangedMessage, 20, 25}, {dana.UserID, ChangedMessage, 15, 25}, {dana.UserID, ChangedMessage, 10, 25},
			{dana.UserID, LowMessage, 5, 25}, {dana.UserID, ChangedMessage, 10, 25}}
		if len(w.heard) != len(want) {
			w.t.Fatalf("%+v", w.heard)
		}
		for i := range want {
			if w.heard[i] != want[i] {
				w.t.Errorf("%+v, want %+v", w.heard[i], want[i])
			}
		}
	})
}

func number(n int) *int { return &n }

func TestStaff_grantAndRevokeWithAReason(t *testing.T) {
	each(t, func(w *world) {
		if _, err := w.Grant(w.ctx, ruth, dana.UserID, GrantForm{number(30), number(10), "Our search was down on Monday"}); err != nil {
			w.t.Fatal(err)
		}
		if _, err := w.Grant(w.ctx, ruth, dana.UserID, GrantForm{number(5), nil, "For the trouble"}); err != nil {
			w.t.Fatal(err)
		}
		w.open(dana, "x")
		if _, err := w.Revoke(w.ctx, ruth, dana.UserID, RevokeForm{number(20), "Too many"}); err != nil {
			w.t.Fatal(err)
		}
		w.has(dana, 10, 5)
		if got := w.says(dana, dana.UserID, ""); !strings.HasPrefix(got, "Removed by Peritus: -20, 10 free. Too many\n") || !strings.HasSuffix(got, "Added by Peritus: +30, 30 free. Our search was down on Monday") {
			w.t.Error(got)
		}
		if got := w.actions(); got != "credits.granted credits.granted credits.revoked" {
			w.t.Error(got)
		}
		if e := w.entries.All[0]; e.ID != dana.UserID || e.Reason != "Our search was down on Monday" || e.Detail["credits"] != "30" || e.Detail["until"] != "2026-12-11" {
			w.t.Errorf("%+v", e)
		}

		_, err := w.Revoke(w.ctx, ruth, dana.UserID, RevokeForm{number(11), "All"})
		var refusal *errs.Error
		if !errors.As(err, &refusal) || len(refusal.Fields["credits"]) != 1 || !strings.Contains(refusal.Fields["credits"][0], "at most 10") {
			w.t.Errorf("more than is free: %v", err)
		}
		for field, form := range map[string]GrantForm{"credits": {nil, nil, "Why"}, "reason": {number(1), nil, " "}, "days": {number(1), number(0), "Why"}} {
			_, err := w.Grant(w.ctx, ruth, dana.UserID, form)
			if !errors.As(err, &refusal) || len(refusal.Fields[field]) != 1 || len(refusal.Fields) != 1 {
				w.t.Errorf("%s: %v", field, err)
			}
		}
		for _, credits := range []int{0, -5, 1001} {
			_, err := w.Grant(w.ctx, ruth, dana.UserID, GrantForm{&credits, nil, "Why"})
			is(w.t, "grant of a wrong amount", err, errs.Invalid)
		}
		_, err = w.Grant(w.ctx, both, both.UserID, GrantForm{number(5), nil, "For me"})
		is(w.t, "grant to oneself", err, errs.Forbidden)
		_, err = w.Grant(w.ctx, ruth, eli.UserID, GrantForm{number(5), nil, "Why"})
		is(w.t, "grant to an expert", err, errs.Invalid)
		_, err = w.Grant(w.ctx, ruth, of("nobody"), GrantForm{number(5), nil, "Why"})
		is(w.t, "grant to nobody", err, errs.NotFound)

		w.entries.Fail = errors.New("the log is full")
		if _, err := w.Grant(w.ctx, ruth, dana.UserID, GrantForm{number(5), nil, "Why"}); !errors.Is(err, w.entries.Fail) {
			w.t.Error(err)
		}
		w.has(dana, 10, 5)
	})
}

func TestStaff_seeBalancesAndNoConversations(t *testing.T) {
	each(t, func(w *world) {
		w.welcome(dana)
		w.open(dana, "x")
		holders, n, err := w.Holders(w.ctx, "", false, 1)
		if err != nil || n != 1 || holders[0].Name != "Dana Hart" || holders[0].Free != 20 || holders[0].Held != 5 {
			w.t.Errorf("%+v %d %v", holders, n, err)
		}
		if holders, n, err = w.Holders(w.ctx, "both", false, 1); err != nil || n != 1 || holders[0].ID != both.UserID || holders[0].Total() != 0 {
			w.t.Errorf("%+v %d %v", holders, n, err)
		}
		if _, n, err = w.Holders(w.ctx, "", true, 1); err != nil || n != 0 {
			w.t.Errorf("%d owe: %v", n, err)
		}
		if got := w.says(ruth, dana.UserID, "held"); got != "Held for an expert: -5, 20 free. Not read yet." {
			w.t.Error(got)
		}
		if _, _, err := w.Holder(w.ctx, ruth, dana.UserID); err != nil || w.actions() != "credits.opened" {
			w.t.Error(w.actions(), err)
		}
		totals, err := w.Totals(w.ctx)
		if want := (CreditTotals{Granted: -25, Free: 20, Held: 5, Wallets: 1}); err != nil || totals != want {
			w.t.Errorf("%+v %v", totals, err)
		}
	})
}

func TestRows_areTheStatementAsATable(t *testing.T) {
	each(t, func(w *world) {
		w.welcome(dana)
		w.open(dana, "hidden")
		rows, err := w.Rows(w.ctx, dana, dana.UserID, "")
		if err != nil || len(rows) != 3 {
			w.t.Fatal(rows, err)
		}
		if got := strings.Join(rows[1], "|"); got != "2|2026-12-01T12:00:00Z|Held for an expert|Not read yet.|-5|20|5|0|2026-12-08T12:00:00Z||Conversations|1" {
			w.t.Error(got)
		}
	})
}

func TestErase_leavesAmountsOnly(t *testing.T) {
	each(t, func(w *world) {
		w.welcome(dana)
		w.open(dana, "x")
		if err := (Personal{w.Service}).Erase(w.ctx, dana.UserID); err != nil {
			w.t.Fatal(err)
		}
		w.has(dana, 0, 0)
		totals, err := w.Totals(w.ctx)
		if want := (CreditTotals{Granted: -25, Revoked: 25, Wallets: 1}); err != nil || totals != want {
			w.t.Errorf("%+v %v", totals, err)
		}
		if _, n, err := w.Holders(w.ctx, "", false, 1); err != nil || n != 0 {
			w.t.Errorf("%d are listed: %v", n, err)
		}
		// A person who signs up again is another person.
		w.welcome(dana)
	})
}

func TestRules_areReadAndNeverChange(t *testing.T) {
	each(t, func(w *world) {
		later := w.Rules[0]
		later.Version, later.From, later.Conversation.Credits, later.Conversation.UnansweredDays = 2, "2026-12-05", 6, 60
		w.Rules = Versions{w.Rules[0], later}
		if err := w.RecordRules(w.ctx); err != nil {
			w.t.Fatal(err)
		}
		w.welcome(dana)
		before := w.open(dana, "before")
		w.clock.Advance(days(4))
		w.open(dana, "after")
		if read, err := w.Read(w.ctx, before); err != nil || !read.DueAt.Equal(w.clock.Now().Add(days(30))) {
			w.t.Errorf("read under its own rules: %+v %v", read, err)
		}
		if _, err := w.End(w.ctx, before, Answered); err != nil {
			w.t.Fatal(err)
		}
		lines, _, err := w.Statement(w.ctx, dana, dana.UserID, "", 1)
		if err != nil || lines[0].Version != 1 || lines[0].Amount != 5 || lines[1].Version != 2 || lines[1].Amount != 6 {
			w.t.Errorf("%+v %v", lines, err)
		}
		w.Rules[0].Conversation.Credits = 7
		if err := w.RecordRules(w.ctx); err == nil || !strings.Contains(err.Error(), "version 1 was changed") {
			w.t.Error(err)
		}
	})
}

func TestReadRules_refusesWrongFiles(t *testing.T) {
	good := string(shipped)
	for name, c := range map[string]struct{ old, new, says string }{
		"no version":       {good, "[]", "no version"},
		"no JSON":          {"[", "", "rules of credits"},
		"a typo":           {`"low"`, `"lwo"`, "unknown field"},
		"no day":           {"2026-11-01", "soon", "must be a day"},
		"free":             {`"credits": 5`, `"credits": 0`, "from 1"},
		"a negative line":  {`"low": 5`, `"low": -5`, "low"},
		"two of one size":  {`"credits": 50`, `"credits": 20`, "package"},
		"too cheap to pay": {"12000", "49", "50 cents"},
	} {
		path := filepath.Join(t.TempDir(), "rules.json")
		if err := os.WriteFile(path, []byte(strings.Replace(good, c.old, c.new, 1)), 0o600); err != nil {
			t.Fatal(err)
		}
		if _, err := ReadRules(path); err == nil || !strings.Contains(err.Error(), c.says) {
			t.Errorf("%s: %v", name, err)
		}
	}
	if _, err := ReadRules(filepath.Join(t.TempDir(), "none")); err == nil {
		t.Error("a missing file")
	}
	twice := "[" + strings.TrimSuffix(strings.TrimPrefix(strings.TrimSpace(good), "["), "]") + "," + strings.TrimPrefix(strings.TrimSpace(good), "[")
	if _, err := parseRules([]byte(twice)); err == nil || !strings.Contains(err.Error(), "a later version") {
		t.Error(err)
	}
}

func TestSeedDemo_isAHistoryThatAddsUp(t *testing.T) {
	each(t, func(w *world) {
		experts := strings.Fields("a b c d e f g h")
		for range 2 {
			if err := w.SeedDemo(w.ctx, dana.UserID, experts); err != nil {
				w.t.Fatal(err)
			}
		}
		if problems, err := w.Ledger.Check(w.ctx); err != nil || len(problems) > 0 {
			w.t.Error(problems, err)
		}
		w.has(dana, 43, 5)
	})
}

func TestSettle_needsANoteAndIsInTheAuditLog(t *testing.T) {
	each(t, func(w *world) {
		wallet, err := w.Ledger.Open(w.ctx, dana.UserID)
		if err != nil {
			w.t.Fatal(err)
		}
		for _, query := range []string{
			"INSERT INTO credit_orders (id, wallet_id, credits, cents, currency, rule_version, state, taken_back, turns, created_at, updated_at) VALUES ('o', '" + wallet + "', 20, 12000, 'usd', 1, 'wrong', 0, 0, 1, 1)",
			"INSERT INTO credit_problems (id, kind, reference, payment_id, order_id, cents, currency, found_at) VALUES ('p', 'amount', 'cs_1', 'pi_1', 'o', 900, 'mxn', 2)",
		} {
			if err := w.DB.Write(w.ctx).Exec(query).Error; err != nil {
				w.t.Fatal(err)
			}
		}
		found, n, err := w.Troubles(w.ctx, false, 1)
		if err != nil || n != 1 || found[0].Buyer.Name != dana.Name || found[0].Due != 12000 {
			w.t.Fatalf("%+v, %v", found, err)
		}
		is(w.t, "no note", w.Settle(w.ctx, ruth, "p", SettleForm{" "}), "invalid")
		own := auth.Actor{UserID: dana.UserID, Groups: auth.Groups{auth.Attorney, auth.Admin}}
		is(w.t, "one's own payment", w.Settle(w.ctx, own, "p", SettleForm{"Refunded."}), errs.Forbidden)
		is(w.t, "no such payment", w.Settle(w.ctx, ruth, "x", SettleForm{"Refunded."}), "not found")
		if got := w.actions(); got != "" {
			w.t.Errorf("a refusal is in the audit log: %s", got)
		}
		if err := w.Settle(w.ctx, ruth, "p", SettleForm{"Refunded."}); err != nil {
			w.t.Fatal(err)
		}
		is(w.t, "settled", w.Settle(w.ctx, ruth, "p", SettleForm{"Added by hand."}), "conflict")
		if e := w.entries.All; len(e) != 1 || e[0].Action != "payment.settled" || e[0].Person != dana.UserID || e[0].Reason != "Refunded." || e[0].Name != "cs_1" {
			w.t.Errorf("%+v", e)
		}
		if found, _, err := w.Troubles(w.ctx, true, 1); err != nil || len(found) != 1 || found[0].SettledBy != ruth.Name || found[0].Note != "Refunded." {
			w.t.Errorf("%+v, %v", found, err)
		}
	})
}
