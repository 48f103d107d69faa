package credit

import (
	"strings"
	"sync"
	"testing"
	"time"

	"peritus/bff/credit/payment"
)

// subjects returns the emails since the last call.
func (w *world) subjects() string {
	var all []string
	for _, m := range w.mails.All {
		all = append(all, m.To+": "+m.Subject)
	}
	w.mails.All = nil
	return strings.Join(all, "; ")
}

func (w *world) tellExpiringAll() {
	w.t.Helper()
	if err := w.TellExpiring(w.ctx); err != nil {
		w.t.Fatal(err)
	}
}

func TestTellExpiring_concurrentRunsTellSevenDaysBeforeOnceForEachLot(t *testing.T) {
	each(t, func(w *world) {
		w.welcome(dana) // 90 days, until March 1
		w.tellExpiringAll()
		w.clock.Advance(83*24*time.Hour - time.Minute)
		w.tellExpiringAll()
		if got := w.subjects(); got != "" {
			w.t.Errorf("too early: %s", got)
		}
		w.clock.Advance(time.Minute)
		var group sync.WaitGroup
		for range 3 {
			group.Go(w.tellExpiringAll)
		}
		group.Wait()
		if got := w.subjects(); got != "dana@hart.example: 25 credits will expire on March 1, 2027" {
			w.t.Errorf("told %q", got)
		}
		short := 3
		if _, err := w.Grant(w.ctx, ruth, dana.UserID, GrantForm{&short, &short, "Why"}); err != nil {
			w.t.Fatal(err)
		}
		w.subjects()
		w.tellExpiringAll() // the email about the gift said so
		w.open(dana, "a")
		w.clock.Advance(8 * 24 * time.Hour)
		w.tellExpiringAll()
		if got := w.subjects(); got != "" {
			w.t.Errorf("again, or afterward: %s", got)
		}
	})
}

func TestTellExpiring_leavesOutWhatIsSpentAndWhoIsErased(t *testing.T) {
	each(t, func(w *world) {
		w.welcome(dana)
		w.welcome(both)
		w.clock.Advance(84 * 24 * time.Hour)
		for _, name := range []string{"a", "b", "c", "d", "e"} {
			w.open(dana, name)
		}
		if err := w.Ledger.Close(w.ctx, both.UserID); err != nil {
			w.t.Fatal(err)
		}
		w.tellExpiringAll()
		if got := w.subjects(); got != "" {
			w.t.Errorf("told %q", got)
		}
	})
}

func TestGrant_tellsTheAttorney(t *testing.T) {
	each(t, func(w *world) {
		credits, days := 30, 10
		for _, until := range []*int{&days, nil} {
			if _, err := w.Grant(w.ctx, ruth, dana.UserID, GrantForm{&credits, until, "Our search was down"}); err != nil {
				w.t.Fatal(err)
			}
		}
		if m := w.mails.All[0]; !strings.Contains(m.Text, "Use them by December 11, 2026.") || !strings.Contains(m.Text, "> Our search was down") {
			w.t.Errorf("%+v", m)
		}
		if m := w.mails.All[1]; strings.Contains(m.Text, "Use them by") {
			w.t.Errorf("%+v", m)
		}
		if got := w.subjects(); got != strings.Repeat("; dana@hart.example: We added 30 credits to your Peritus account", 2)[2:] {
			w.t.Errorf("told %q", got)
		}
		if titles := w.mails.Titles(); titles[0] != "We added 30 credits to your account: /attorney/credits" {
			w.t.Errorf("%q", titles)
		}
		is(w.t, "a gift to oneself", func() error {
			_, err := w.Grant(w.ctx, dana, dana.UserID, GrantForm{&credits, nil, "Mine"})
			return err
		}(), "forbidden")
		if got := w.subjects(); got != "" {
			w.t.Errorf("a refused gift told %q", got)
		}
	})
}

func TestTellAdmins_leavesOutEveryoneElse(t *testing.T) {
	each(t, func(w *world) {
		if err := w.tellAdmins(w.ctx, payment.News{What: "A refund failed", Reference: "re_1", Detail: "Why."}); err != nil {
			w.t.Fatal(err)
		}
		if to := w.mails.Titles(); len(to) != 2 || to[0] != "A refund failed: /admin/credits?tab=payments" { // Ruth, and who is an administrator too
			w.t.Errorf("%q", to)
		}
	})
}
