package command

import (
	"strings"
	"testing"

	"peritus/bff/app"
	"peritus/bff/auth"
	"peritus/bff/platform/db"
	"peritus/bff/platform/db/dbtest"
)

func TestAuditCheck_reportsAnAlteredEntry(t *testing.T) {
	eachDatabase(t, func(t *testing.T, database, redis string) {
		c := settings(t, database, redis)
		onApp(t, c, func(a *app.App) {
			for range 5 {
				err := a.Audit.Record(t.Context(), auth.Actor{UserID: "ruth", Name: "Ruth Adeyemi"}, auth.AuditEntry{Action: "account.suspended", Kind: "account", ID: "ines", Reason: "Two complaints"})
				if err != nil {
					t.Fatal(err)
				}
			}
		})
		exit, out := runBoth(t, "audit", "check")
		if exit != 0 || !strings.Contains(out, "The audit log is intact: 5 entries, 0 parts erased.") {
			t.Fatalf("intact log: exit %d\n%s", exit, out)
		}
		head := strings.Fields(out[strings.Index(out, "-seq"):])
		if exit, out := runBoth(t, append([]string{"audit", "check"}, head...)...); exit != 0 {
			t.Errorf("with a saved hash: exit %d\n%s", exit, out)
		}
		if exit, out := runBoth(t, "audit", "check", "-seq", "5", "-hash", "another"); exit == 0 || !strings.Contains(out, "entry 5 does not have the hash another") {
			t.Errorf("with a wrong hash: exit %d\n%s", exit, out)
		}
		onApp(t, c, func(a *app.App) {
			dropTrigger := "DROP TRIGGER audit_entries_no_update"
			if a.DB.Dialect() == db.Postgres {
				dropTrigger = "DROP TRIGGER audit_entries_append_only ON audit_entries"
			}
			for _, statement := range []string{dropTrigger, "UPDATE audit_entries SET action = 'account.restored' WHERE seq = 3"} {
				if err := a.DB.Write(t.Context()).Exec(statement).Error; err != nil {
					t.Fatal(err)
				}
			}
		})
		if exit, out := runBoth(t, "audit", "check"); exit != 1 || !strings.Contains(out, "entry 3: its hash doesn't match") || !strings.Contains(out, "the audit log was altered: 1 problem") {
			t.Errorf("altered entry: exit %d\n%s", exit, out)
		}
	})
}

func TestAuditCheck_refusesOtherArguments(t *testing.T) {
	settings(t, dbtest.SQLiteURL(t), "")
	for _, args := range [][]string{{"audit"}, {"audit", "mend"}, {"audit", "check", "-seq", "x"}} {
		if exit, out := runBoth(t, args...); exit == 0 {
			t.Errorf("%v: %s", args, out)
		}
	}
}
