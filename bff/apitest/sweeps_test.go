package apitest

import (
	"testing"

	"peritus/bff/app"
	"peritus/bff/platform/db"
)

// Every sweep runs at the start of the program and succeeds.
func TestSweeps_allSucceedAtTheStart(t *testing.T) {
	t.Parallel()
	asInProduction := func(_ map[string]string, d *app.Deps) { d.ManualSweeps = false }
	for name, w := range map[string]func() *World{
		"sqlite":             func() *World { return OnSQLite(t, asInProduction) },
		"postgres and redis": func() *World { return OnServers(t, asInProduction) },
	} {
		t.Run(name, func(t *testing.T) {
			w := w()
			args := "CAST(args AS TEXT)"
			if w.App.DB.Dialect() == db.SQLite {
				args = "json(args)" // stored in SQLite's binary form
			}
			for _, kind := range []string{
				"content.reconcile", "attorney.announce", "credit.sweep", "inquiry.digest", "message.digest", "notification.release", "notification.sweep", "credit.expiring", "attorney.welcome", "account.sweep", "session.sweep", "sign-up.sweep", "payment.sweep",
				"claim.sweep", "media.sweep", "privacy.sweep", "factor.sweep", "inquiry.sweep", "mail.sweep", "recipient.sweep",
				"request.sweep", "sms.sweep", "profile.derive", "profile.expiries", "proof.sweep", "list.sweep", "saved-search.match", "saved-search.sweep", "message.sweep", "availability.sweep", "conflict.recheck", "conflict.sweep",
			} {
				w.Await(t, func() bool {
					return w.count(t, "SELECT COUNT(*) FROM river_job WHERE kind = 'sweep' AND state = 'completed' AND "+args+" LIKE '%\""+kind+"\"%'") > 0
				})
			}
			if n := w.count(t, "SELECT COUNT(*) FROM river_job WHERE kind = 'sweep' AND state IN ('retryable', 'discarded', 'cancelled')"); n != 0 {
				t.Errorf("%d sweeps failed", n)
			}
		})
	}
}
