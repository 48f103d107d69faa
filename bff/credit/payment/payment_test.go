package payment

import (
	"context"
	"fmt"
	"strings"
	"sync"
	"testing"
	"time"

	"peritus/bff/platform/errs"
)

func TestReceive_addsCreditsOnceAndOnlyWhenPaid(t *testing.T) {
	each(t, func(w *world) {
		session := w.order("dana", 50, 25000)
		w.want("started", "dana", 0, 0)
		object := w.pay(session)
		for range 3 {
			if err := w.deliver("evt_same", "checkout.session.completed", object); err != nil {
				w.t.Fatal(err)
			}
		}
		w.want("paid", "dana", 50, 0)
		w.send("checkout.session.completed", object)
		w.send("checkout.session.async_payment_succeeded", object)
		w.want("told again by other events", "dana", 50, 0)
		if w.state(session) != Paid || len(w.heard.all) != 1 || w.heard.all[0] != "dana" {
			w.t.Error(w.state(session), w.heard.all)
		}
	})
}

func TestReceive_waitsForABankThatPaysLater(t *testing.T) {
	each(t, func(w *world) {
		succeeds, fails, lapses := w.order("dana", 20, 12000), w.order("dana", 50, 25000), w.order("dana", 120, 54000)
		unpaid := map[string]any{"status": "complete", "payment_status": "unpaid"}
		w.send("checkout.session.completed", w.fake.set(succeeds, unpaid))
		w.send("checkout.session.completed", w.fake.set(fails, unpaid))
		w.send("checkout.session.expired", w.fake.set(lapses, map[string]any{"status": "expired"}))
		w.want("completed but unpaid", "dana", 0, 0)
		if a, b, c := w.state(succeeds), w.state(fails), w.state(lapses); a != Waiting || b != Waiting || c != Expired {
			w.t.Error(a, b, c)
		}
		w.send("checkout.session.async_payment_failed", w.fake.set(fails, unpaid))
		w.send("checkout.session.completed", w.fake.set(fails, unpaid)) // late
		w.send("checkout.session.async_payment_succeeded", w.pay(succeeds))
		w.want("one succeeded", "dana", 20, 0)
		if a, b := w.state(succeeds), w.state(fails); a != Paid || b != Failed {
			w.t.Error(a, b)
		}
	})
}

func TestReceive_refusesWrongSignaturesAndTimes(t *testing.T) {
	each(t, func(w *world) {
		body := eventOf("evt_1", "checkout.session.completed", w.pay(w.order("dana", 50, 25000)))
		good := signed(body, w.clock.Now(), secret)
		changed := []byte(strings.Replace(string(body), "25000", "25001", 1))
		for name, c := range map[string]struct {
			signature string
			body      []byte
		}{
			"none":             {"", body},
			"nonsense":         {"t=,v1=x", body},
			"no time":          {good[strings.Index(good, "v1="):], body},
			"another secret":   {signed(body, w.clock.Now(), "whsec_of_someone_else_entirely"), body},
			"a changed byte":   {good, changed},
			"6 minutes old":    {signed(body, w.clock.Now().Add(-6*time.Minute), secret), body},
			"an hour early":    {signed(body, w.clock.Now().Add(time.Hour), secret), body},
			"two times":        {good + "," + strings.Split(signed(body, w.clock.Now().Add(-time.Hour), secret), ",")[0], body},
			"a time with room": {" " + good, body},
			"a changed time":   {strings.Replace(good, "t=1", "t=2", 1), body},
			"an empty message": {good, nil},
		} {
			if err := w.Receive(w.ctx, c.signature, c.body); errs.KindOf(err) != errs.Unauthenticated {
				w.t.Errorf("%s: %v", name, err)
			}
		}
		w.want("refused", "dana", 0, 0)
		if err := w.Receive(w.ctx, good, body); err != nil {
			w.t.Error(err)
		}
		w.want("accepted", "dana", 50, 0)
		text := []byte("no event")
		if err := w.Receive(w.ctx, signed(text, w.clock.Now(), secret), text); errs.KindOf(err) != errs.Invalid {
			w.t.Error(err)
		}
	})
}

func TestReceive_addsNothingForWhatItDoesNotKnow(t *testing.T) {
	each(t, func(w *world) {
		for name, changes := range map[string]map[string]any{
			"less money":       {"amount_total": 1},
			"another currency": {"currency": "mxn"},
		} {
			session := w.order("dana", 50, 25000)
			object := w.pay(session)
			for key, value := range changes {
				object[key] = value
			}
			w.send("checkout.session.completed", object)
			w.want(name, "dana", 0, 0)
			if got := w.state(session); got != Wrong {
				w.t.Errorf("%s: %s", name, got)
			}
		}
		if log := w.log.Take(); strings.Count(log, "payment not understood") != 2 {
			w.t.Error(log)
		}
		if told := w.told(); strings.Count(told, "A payment needs a decision (cs_") != 2 {
			w.t.Errorf("staff were told %q", told)
		}
		session := w.order("dana", 50, 25000)
		object := w.pay(session)
		w.send("checkout.session.completed", map[string]any{"id": "cs_of_another_shop", "client_reference_id": "unknown", "status": "complete", "payment_status": "paid", "amount_total": 25000, "currency": "usd"})
		w.send("checkout.session.completed", map[string]any{"id": "cs_other", "client_reference_id": object["client_reference_id"], "status": "complete", "payment_status": "paid", "amount_total": 25000, "currency": "usd"})
		w.send("customer.created", map[string]any{"id": "cus_1"})
		w.send("charge.refunded", map[string]any{"id": "ch_1", "payment_intent": nil, "amount_refunded": 100, "currency": "usd"})
		w.want("unknown", "dana", 0, 0)
		if err := w.deliver("evt_odd", "charge.refunded", map[string]any{"amount_refunded": "many"}); errs.KindOf(err) != errs.Invalid {
			w.t.Error(err)
		}
	})
}

func TestRefunds_areCumulativeAndInAnyOrder(t *testing.T) {
	each(t, func(w *world) {
		session := w.order("dana", 50, 25000)
		w.send("checkout.session.completed", w.pay(session))
		w.send("charge.refunded", refund(session, 5000))
		w.want("a fifth", "dana", 40, 0)
		w.send("charge.refunded", refund(session, 12500))
		w.want("a half", "dana", 25, 0)
		w.send("charge.refunded", refund(session, 5000)) // late
		w.want("an older sum", "dana", 25, 0)
		w.send("charge.refunded", map[string]any{"payment_intent": paymentOf(session), "amount_refunded": 25000, "currency": "mxn"})
		w.want("another currency", "dana", 25, 0)
		w.spend("dana", 20)
		w.send("charge.refunded", refund(session, 25000))
		w.want("all of it, with 20 spent", "dana", 0, 20)

		early := w.order("lee", 50, 25000)
		w.send("charge.refunded", refund(early, 25000))
		w.want("a refund before the payment", "lee", 0, 0)
		w.send("checkout.session.completed", w.pay(early))
		w.want("the payment after its refund", "lee", 0, 0)

		second := w.order("dana", 50, 25000)
		w.send("checkout.session.completed", w.pay(second))
		w.want("a purchase pays the debt", "dana", 30, 0)
	})
}

func TestDisputes_takeCreditsUntilTheyAreWon(t *testing.T) {
	each(t, func(w *world) {
		session := w.order("dana", 50, 25000)
		w.send("checkout.session.completed", w.pay(session))
		w.send("charge.refunded", refund(session, 5000))
		w.send("charge.dispute.created", disputeOf(session, "warning_needs_response"))
		w.want("a warning", "dana", 40, 0)
		w.spend("dana", 15)
		w.send("charge.dispute.created", disputeOf(session, "needs_response"))
		w.want("a dispute", "dana", 0, 15)
		w.send("charge.dispute.closed", disputeOf(session, "won"))
		w.want("won", "dana", 25, 0)
		w.send("charge.dispute.created", disputeOf(session, "needs_response")) // late
		w.want("told late", "dana", 25, 0)

		other := w.order("lee", 20, 12000)
		w.send("charge.dispute.closed", disputeOf(other, "lost"))
		w.send("charge.dispute.created", disputeOf(other, "needs_response"))
		w.send("checkout.session.completed", w.pay(other))
		w.want("lost before anything else was heard", "lee", 0, 0)
	})
}

func TestDisputes_eachCountsByItself(t *testing.T) {
	each(t, func(w *world) {
		asked := w.order("dana", 50, 25000)
		w.send("checkout.session.completed", w.pay(asked))
		w.send("charge.dispute.created", disputeNumber(1, asked, "warning_needs_response"))
		w.send("charge.dispute.closed", disputeNumber(1, asked, "warning_closed"))
		w.want("an inquiry ends", "dana", 50, 0)
		w.send("charge.dispute.created", disputeNumber(2, asked, "needs_response"))
		w.want("a dispute after an inquiry", "dana", 0, 0)
		w.send("charge.dispute.closed", disputeNumber(2, asked, "won"))
		w.want("won", "dana", 50, 0)

		became := w.order("lee", 20, 12000)
		w.send("checkout.session.completed", w.pay(became))
		w.send("charge.dispute.created", disputeNumber(1, became, "warning_needs_response"))
		w.send("charge.dispute.updated", disputeNumber(1, became, "needs_response"))
		w.want("an inquiry becomes a dispute", "lee", 0, 0)
		w.send("charge.dispute.closed", disputeNumber(1, became, "lost"))
		w.send("charge.dispute.created", disputeNumber(2, became, "needs_response"))
		w.send("charge.dispute.closed", disputeNumber(2, became, "won"))
		w.want("what one lost another doesn't win", "lee", 0, 0)
	})
}

func TestPayment_afterTheAccountWasDeletedIsForStaff(t *testing.T) {
	each(t, func(w *world) {
		session := w.order("dana", 50, 25000)
		if err := w.Ledger.Close(w.ctx, "dana"); err != nil {
			w.t.Fatal(err)
		}
		w.send("checkout.session.completed", w.pay(session))
		if got := w.state(session); got != Wrong {
			w.t.Errorf("the order is %s", got)
		}
		if told := w.told(); told != "A payment needs a decision ("+session+")" {
			w.t.Errorf("staff were told %q", told)
		}
		for range 2 { // each event once
			if err := w.deliver("evt_failed", "refund.failed", map[string]any{"id": "re_1"}); err != nil {
				w.t.Error(err)
			}
		}
		if told := w.told(); told != "A refund failed (re_1)" {
			w.t.Errorf("staff were told %q", told)
		}
	})
}

// Events of one order that arrive at once, each many times, book it once.
func TestReceive_concurrentEventsAreBookedOnce(t *testing.T) {
	each(t, func(w *world) {
		session := w.order("dana", 50, 25000)
		object := w.pay(session)
		var all sync.WaitGroup
		for n := range 24 {
			all.Go(func() {
				var err error
				switch n % 3 {
				case 0:
					err = w.deliver(fmt.Sprintf("evt_paid_%d", n%2), "checkout.session.completed", object)
				case 1:
					err = w.deliver(fmt.Sprintf("evt_refund_%d", n), "charge.refunded", refund(session, 5000))
				case 2:
					err = w.deliver("evt_refund", "charge.refunded", refund(session, 10000))
				}
				if err != nil {
					w.t.Error(err)
				}
			})
		}
		all.Wait()
		w.want("all at once", "dana", 30, 0)
	})
}

func TestSweep_findsWhatNobodyTold(t *testing.T) {
	each(t, func(w *world) {
		paid, lapsed, open := w.order("dana", 50, 25000), w.order("dana", 20, 12000), w.order("dana", 20, 12000)
		w.pay(paid)
		w.fake.set(lapsed, map[string]any{"status": "expired"})
		w.clock.Advance(time.Hour)
		for range 2 {
			if err := w.Sweep(w.ctx); err != nil {
				w.t.Fatal(err)
			}
		}
		w.want("swept", "dana", 50, 0)
		if a, b, c := w.state(paid), w.state(lapsed), w.state(open); a != Paid || b != Expired || c != Open {
			w.t.Error(a, b, c)
		}
		w.send("customer.created", nil)
		w.clock.Advance(keepEvents + time.Second)
		if err := w.Sweep(w.ctx); err != nil {
			w.t.Fatal(err)
		}
		var n int64
		if err := w.DB.Read(w.ctx).Table("credit_events").Count(&n).Error; err != nil || n != 0 {
			w.t.Errorf("%d events are kept: %v", n, err)
		}
	})
}

func TestStart_isRefusedWithoutStripeAndTooOften(t *testing.T) {
	each(t, func(w *world) {
		w.fake.down = true
		_, err := w.Start(w.ctx, "dana", 50, 25000, 1)
		if errs.KindOf(err) != errs.Unavailable {
			w.t.Errorf("Stripe is down: %v", err)
		}
		w.fake.down = false
		for range mostOpen - 1 {
			w.order("dana", 20, 12000)
		}
		_, err = w.Start(w.ctx, "dana", 50, 25000, 1)
		if errs.KindOf(err) != errs.TooMany {
			w.t.Errorf("too many: %v", err)
		}
		w.order("lee", 20, 12000)
		w.clock.Advance(time.Hour + time.Second)
		session := w.order("dana", 20, 12000)

		orderID := w.fake.set(session, nil)["client_reference_id"].(string)
		if o, err := w.Find(w.ctx, "dana", orderID); err != nil || o.Credits != 20 || o.State != Open {
			w.t.Errorf("%+v %v", o, err)
		}
		for _, userID := range []string{"lee", "nobody"} {
			if _, err := w.Find(w.ctx, userID, orderID); errs.KindOf(err) != errs.NotFound {
				w.t.Errorf("%s found another's order: %v", userID, err)
			}
		}
		w.Checkout = nil
		if _, err = w.Start(w.ctx, "dana", 50, 25000, 1); errs.KindOf(err) != errs.NotFound {
			w.t.Errorf("without keys: %v", err)
		}
		if err = w.Receive(w.ctx, "", nil); errs.KindOf(err) != errs.NotFound {
			w.t.Errorf("an event without keys: %v", err)
		}
	})
}

// What a person must look at is listed with its reason until staff say what they did.
func TestProblems_areListedOnceUntilTheyAreSettled(t *testing.T) {
	each(t, func(w *world) {
		listed := func(settled bool) string {
			w.t.Helper()
			found, n, err := w.Problems(w.ctx, settled, 1)
			if err != nil || n != len(found) {
				w.t.Fatal(n, err)
			}
			var all []string
			for _, p := range found {
				all = append(all, fmt.Sprintf("%s %s %s of %q: %d %s for %d credits at %d", p.Kind, p.Reference, p.PaymentID, p.OwnerID, p.Cents, p.Currency, p.Credits, p.Due))
			}
			return strings.Join(all, "\n")
		}
		cheap := w.order("dana", 50, 25000)
		object := w.pay(cheap)
		object["amount_total"] = 1
		w.send("checkout.session.completed", object)
		w.clock.Advance(time.Minute)
		w.send("checkout.session.async_payment_succeeded", object) // the same again
		fine := w.order("dana", 50, 25000)
		paid := w.pay(fine)
		w.send("checkout.session.completed", paid)
		for event, session := range map[string]string{"checkout.session.completed": "cs_other", "checkout.session.expired": "cs_over"} { // nobody paid
			w.send(event, map[string]any{"id": session, "client_reference_id": paid["client_reference_id"], "status": "complete", "payment_status": "unpaid", "amount_total": 25000, "currency": "usd"})
		}
		w.send("checkout.session.async_payment_succeeded", map[string]any{"id": "cs_other", "client_reference_id": paid["client_reference_id"], "status": "complete", "payment_status": "paid", "payment_intent": "pi_other", "amount_total": 25000, "currency": "usd"})
		w.clock.Advance(time.Minute)
		gone := w.order("lee", 20, 12000)
		if err := w.Ledger.Close(w.ctx, "lee"); err != nil {
			w.t.Fatal(err)
		}
		w.send("checkout.session.completed", w.pay(gone))
		w.clock.Advance(time.Minute)
		w.send("refund.failed", map[string]any{"id": "re_1", "payment_intent": paymentOf(fine), "amount": 5000, "currency": "usd"})
		want := strings.Join([]string{
			"amount " + cheap + " " + paymentOf(cheap) + ` of "dana": 1 usd for 50 credits at 25000`,
			`session cs_other pi_other of "dana": 25000 usd for 50 credits at 25000`,
			"erased " + gone + " " + paymentOf(gone) + ` of "": 12000 usd for 20 credits at 12000`,
			"refund re_1 " + paymentOf(fine) + ` of "": 5000 usd for 0 credits at 0`,
		}, "\n")
		if got := listed(false); got != want {
			w.t.Errorf("got\n%s\nwant\n%s", got, want)
		}
		if told := strings.Count(w.told(), ", "); told != 3 {
			w.t.Errorf("staff were told %d times", told+1)
		}

		open, _, err := w.Problems(w.ctx, false, 1)
		if err != nil {
			w.t.Fatal(err)
		}
		settle := func(problemID string) (p Problem, err error) {
			err = w.DB.InTx(w.ctx, func(ctx context.Context) error {
				p, err = w.Settle(ctx, problemID, "ruth", "Ruth Adeyemi", "Refunded at Stripe.")
				return err
			})
			return p, err
		}
		if p, err := settle(open[0].ID); err != nil || p.Reference != cheap {
			w.t.Errorf("%+v, %v", p, err)
		}
		if _, err := settle(open[0].ID); errs.KindOf(err) != errs.Conflict {
			w.t.Errorf("settled twice: %v", err)
		}
		if _, err := settle("unknown"); errs.KindOf(err) != errs.NotFound {
			w.t.Errorf("unknown: %v", err)
		}
		w.send("checkout.session.completed", object) // Stripe sends it once more
		done, _, err := w.Problems(w.ctx, true, 1)
		if err != nil || len(done) != 1 || done[0].Note != "Refunded at Stripe." || done[0].SettledBy != "Ruth Adeyemi" || !done[0].SettledAt.Equal(w.clock.Now()) {
			w.t.Errorf("settled: %+v, %v", done, err)
		}
		if got := listed(false); strings.Contains(got, cheap) || strings.Count(got, "\n") != 2 {
			w.t.Errorf("still open:\n%s", got)
		}
		w.want("a note moves no credits", "dana", 50, 0)
	})
}
