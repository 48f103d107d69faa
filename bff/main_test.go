package main

import (
	"encoding/base64"
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"peritus/bff/app"
	"peritus/bff/auth"
	"peritus/bff/platform/cache/cachetest"
	"peritus/bff/platform/config"
	"peritus/bff/platform/db"
	"peritus/bff/platform/db/dbtest"
)

// asProgram is set where the test's own binary runs as the program.
const asProgram = "PERITUS_TEST_AS_PROGRAM"

func TestMain(m *testing.M) {
	if os.Getenv(asProgram) != "" {
		main()
		return
	}
	os.Exit(m.Run())
}

// bff runs the program and answers how it ended and what it wrote.
func bff(t *testing.T, args ...string) (exit int, out string) {
	t.Helper()
	program := exec.CommandContext(t.Context(), os.Args[0], args...)
	program.Env = append(os.Environ(), asProgram+"=1")
	written, err := program.CombinedOutput()
	var ended *exec.ExitError
	if err != nil && !errors.As(err, &ended) {
		t.Fatal(err)
	}
	return program.ProcessState.ExitCode(), string(written)
}

// settings are those of the program in this test, on a database and a Redis.
func settings(t *testing.T, database, redis string) config.Config {
	t.Helper()
	secret := base64.StdEncoding.EncodeToString([]byte(strings.Repeat("s", 32)))
	for name, value := range map[string]string{
		"DATABASE_URL": database, "REDIS_URL": redis, "SEED_DEMO": "false", "STAFF_SECOND_FACTOR": "required", "BFF_HOST": "127.0.0.1",
		"WEB_ORIGIN": "http://localhost:3000", "SMTP_URL": "", "MAIL_FROM": "Peritus <hello@peritus.test>", "MAIL_DIR": t.TempDir(),
		"MEDIA_DIR": t.TempDir(), "CMS_URL": "http://127.0.0.1:1", "CMS_PUBLIC_URL": "", "JWT_KEYS": "a:" + secret, "REFRESH_KEY": secret,
		"WEB_SECRET": secret, "CMS_TOKEN": secret, "CMS_WEBHOOK_SECRET": secret, "PREVIEW_SECRET": secret, "LOG_LEVEL": "warn", "LOG_FORMAT": "text",
	} {
		t.Setenv(name, value)
	}
	c, err := config.FromEnvironment()
	if err != nil {
		t.Fatal(err)
	}
	return c
}

// eachDatabase runs f on both kinds of installation, of which it knows the addresses.
func eachDatabase(t *testing.T, f func(t *testing.T, database, redis string)) {
	t.Run("sqlite", func(t *testing.T) { f(t, "sqlite:"+filepath.Join(t.TempDir(), "peritus.db"), "") })
	t.Run("postgres and redis", func(t *testing.T) { f(t, dbtest.PostgresURL(t), cachetest.ServerURL(t)) })
}

// withApp opens the app on the database that the settings name, and closes it again.
func withApp(t *testing.T, c config.Config, f func(a *app.App)) {
	t.Helper()
	a, err := app.New(t.Context(), c, app.Deps{})
	if err != nil {
		t.Fatal(err)
	}
	f(a)
	if err := a.Close(); err != nil {
		t.Fatal(err)
	}
}

func TestAuditCheck_endsWithZeroWhereTheLogHolds_elseNamesTheRowThatWasChanged(t *testing.T) {
	eachDatabase(t, func(t *testing.T, database, redis string) {
		c := settings(t, database, redis)
		withApp(t, c, func(a *app.App) {
			for range 5 {
				err := a.Audit.Record(t.Context(), auth.Actor{UserID: "ruth", Name: "Ruth Adeyemi"}, auth.AuditEntry{Action: "account.suspended", Kind: "account", ID: "ines", Reason: "Two complaints"})
				if err != nil {
					t.Fatal(err)
				}
			}
		})
		exit, out := bff(t, "audit", "check")
		if exit != 0 || !strings.Contains(out, "The audit log holds: 5 entries, 0 parts erased.") {
			t.Fatalf("a log that nobody touched: exit %d\n%s", exit, out)
		}
		head := strings.Fields(out[strings.Index(out, "-seq"):])
		if exit, out := bff(t, append([]string{"audit", "check"}, head...)...); exit != 0 {
			t.Errorf("with the end that was noted: exit %d\n%s", exit, out)
		}
		if exit, out := bff(t, "audit", "check", "-seq", "5", "-hash", "another"); exit == 0 || !strings.Contains(out, "entry 5 is not the one with the hash another") {
			t.Errorf("with an end that never was: exit %d\n%s", exit, out)
		}
		withApp(t, c, func(a *app.App) {
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
		if exit, out := bff(t, "audit", "check"); exit != 1 || !strings.Contains(out, "entry 3: its hash does not fit") || !strings.Contains(out, "the audit log does not hold: 1 problem") {
			t.Errorf("a row that was changed: exit %d\n%s", exit, out)
		}
	})
}

func TestAuditCheck_nothingElseIsDoneWithTheLog(t *testing.T) {
	settings(t, "sqlite:"+filepath.Join(t.TempDir(), "peritus.db"), "")
	for _, args := range [][]string{{"audit"}, {"audit", "mend"}, {"audit", "check", "-seq", "x"}} {
		if exit, out := bff(t, args...); exit == 0 {
			t.Errorf("%v: %s", args, out)
		}
	}
}
