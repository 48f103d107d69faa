package command

import (
	"context"
	"errors"
	"net"
	"os"
	"strings"
	"testing"
	"time"

	"peritus/bff/account"
	"peritus/bff/app"
	"peritus/bff/auth"
	"peritus/bff/claim"
	"peritus/bff/platform/config"
	"peritus/bff/platform/mail"
)

// withDemo seeds the demo and returns settings with the demo off.
func withDemo(t *testing.T, database, redis string) config.Config {
	t.Helper()
	c := settings(t, database, redis)
	c.SeedDemo = true
	onApp(t, c, func(a *app.App) {
		if err := errors.Join(a.Seed(t.Context(), 60, nil), a.SeedPortraits(t.Context(), 2)); err != nil {
			t.Fatal(err)
		}
	})
	c.SeedDemo = false
	return c
}

func count(t *testing.T, a *app.App, query string, args ...any) (n int) {
	t.Helper()
	if err := a.DB.Read(t.Context()).Raw(query, args...).Scan(&n).Error; err != nil {
		t.Fatal(err)
	}
	return n
}

// exec changes the database directly, without the services.
func exec(t *testing.T, a *app.App, statement string, args ...any) {
	t.Helper()
	if err := a.DB.Write(t.Context()).Exec(statement, args...).Error; err != nil {
		t.Fatal(err)
	}
}

// demoTables are the tables that the demo fills, except the audit log.
var demoTables = []string{"conversations", "conversation_sides", "messages", "users", "user_words", "demo_accounts", "consents", "attorneys", "bar_admissions", "inquiries", "inquiry_steps", "experts",
	"profile_items", "profile_files", "profile_expiries", "profile_sections", "profile_revisions", "profile_words", "proof_checks", "profile_assignments", "claims", "claim_codes", "claim_notices", "claim_documents", "claim_steps",
	"mails", "sessions", "refresh_tokens"}

func files(t *testing.T, c config.Config) int {
	t.Helper()
	entries, err := os.ReadDir(c.MediaDir)
	if err != nil && !os.IsNotExist(err) {
		t.Fatal(err)
	}
	return len(entries)
}

func TestServe_refusesADatabaseWithDemoData(t *testing.T) {
	eachDatabase(t, func(t *testing.T, database, redis string) {
		c := withDemo(t, database, redis)
		exit, out, errs := run(t, "serve")
		if exit != 1 || out != "" || !strings.Contains(errs, "accounts: 9, sample profiles: 60, sample requests: 5") || !strings.Contains(errs, "bff demo remove") {
			t.Fatalf("exit %d\n%s%s", exit, out, errs)
		}
		// One account is enough, even under another email address.
		onApp(t, c, func(a *app.App) {
			exec(t, a, "DELETE FROM experts")
			exec(t, a, "DELETE FROM inquiries")
			exec(t, a, "UPDATE users SET email = 'boss@firm.example', email_key = 'boss@firm.example' WHERE email_key = 'admin@peritus.test'")
			exec(t, a, "DELETE FROM users WHERE email_key <> 'boss@firm.example'")
		})
		if exit, _, errs := run(t, "serve"); exit != 1 || !strings.Contains(errs, "accounts: 1, sample profiles: 0") {
			t.Errorf("the demo's administrator under another address: exit %d\n%s", exit, errs)
		}
	})
}

func TestServe_startsWithoutDemoDataOrWithTheDemoOn(t *testing.T) {
	eachDatabase(t, func(t *testing.T, database, redis string) {
		c := withDemo(t, database, redis)
		c.SeedDemo = true
		serves(t, c)
		if exit, _, errs := run(t, "demo", "remove"); exit != 0 {
			t.Fatal(errs)
		}
		c.SeedDemo = false
		serves(t, c)
	})
}

func serves(t *testing.T, c config.Config) {
	t.Helper()
	onApp(t, c, func(a *app.App) {
		ctx, stop := context.WithCancel(t.Context())
		defer stop()
		up := false
		if err := a.Serve(ctx, func(net.Addr) { up = true; stop() }); err != nil || !up {
			t.Errorf("up %v: %v", up, err)
		}
	})
}

func TestDemoRemove_removesAllDemoData(t *testing.T) {
	eachDatabase(t, func(t *testing.T, database, redis string) {
		c := withDemo(t, database, redis)
		if files(t, c) == 0 {
			t.Fatal("the demo has no files")
		}
		exit, out, errs := run(t, "demo", "remove", "-dry-run")
		if exit != 0 || !strings.HasPrefix(out, "Would remove: 9 accounts, 60 sample profiles, ") {
			t.Fatalf("exit %d\n%s%s", exit, out, errs)
		}
		counted := strings.TrimPrefix(out, "Would remove")
		exit, out, errs = run(t, "demo", "remove")
		if exit != 0 || out != "Removed"+counted {
			t.Fatalf("exit %d\n%s%s", exit, out, errs)
		}
		onApp(t, c, func(a *app.App) {
			for _, table := range demoTables {
				if n := count(t, a, "SELECT COUNT(*) FROM "+table); n != 0 {
					t.Errorf("%s has %d rows", table, n)
				}
			}
			if e := newest(t, a); e.Action != "demo.removed" || !strings.HasPrefix(e.Actor.Name, "Command line") || e.Subject.Detail["accounts"] != "9" || e.Subject.Detail["profiles"] != "60" {
				t.Errorf("%+v", e)
			}
			if checked, err := a.Audit.Check(t.Context()); err != nil || len(checked.Problems) != 0 {
				t.Errorf("%+v %v", checked, err)
			}
			if changes, err := a.Profile.Since(t.Context(), 60); err != nil || len(changes) < 60 || changes[0].Counsel != nil {
				t.Errorf("the change feed has %d removals: %v", len(changes), err)
			}
		})
		if n := files(t, c); n != 0 {
			t.Errorf("%d private files are left", n)
		}
		var entries int
		onApp(t, c, func(a *app.App) { entries = count(t, a, "SELECT COUNT(*) FROM audit_entries") })
		if exit, out, errs := run(t, "demo", "remove"); exit != 0 || out != "This database holds nothing of the demo.\n" {
			t.Errorf("once more: exit %d\n%s%s", exit, out, errs)
		}
		onApp(t, c, func(a *app.App) {
			if n := count(t, a, "SELECT COUNT(*) FROM audit_entries"); n != entries {
				t.Errorf("%d entries, not %d: nothing was removed, so nothing is recorded", n, entries)
			}
		})
	})
}

func TestDemoRemove_keepsPeoplesData(t *testing.T) {
	eachDatabase(t, func(t *testing.T, database, redis string) {
		c := withDemo(t, database, redis)
		var owner, owned, claimed, claimID string
		onApp(t, c, func(a *app.App) {
			var err error
			if owner, err = a.Account.Add(t.Context(), "ada@lab.example", "Ada Quist", "a sentence nobody guesses 41", auth.Groups{auth.Expert}); err != nil {
				t.Fatal(err)
			}
			var free []string
			if err := a.DB.Read(t.Context()).Raw("SELECT id FROM experts WHERE user_id IS NULL AND status = 'published' AND id NOT IN (SELECT expert_id FROM claims) ORDER BY id LIMIT 2").Scan(&free).Error; err != nil {
				t.Fatal(err)
			}
			owned, claimed = free[0], free[1]
			exec(t, a, "UPDATE experts SET user_id = ? WHERE id = ?", owner, owned)
			begun, err := a.Claim.Begin(t.Context(), claim.Request{ExpertID: claimed, Purpose: claim.ForProfile, Mode: claim.ByDocument,
				Browser: strings.Repeat("b", 43), Address: "203.0.113.7", Name: "Bo Lind", Contact: "bo@lab.example"})
			if err != nil {
				t.Fatal(err)
			}
			claimID = begun.ID
			exec(t, a, "INSERT INTO inquiries (id, reference, fingerprint, form, state, name, email, subject, fields, found_by, version, created_at, updated_at) VALUES ('own', 'R', 'f', 'contact', 'new', 'Cy', 'cy@firm.example', 's', '{}', '', 1, ?, ?)",
				time.Now().UnixMilli(), time.Now().UnixMilli())
			if err := a.Mails.Send(t.Context(), mail.Message{To: "cy@firm.example", Subject: "Received", Text: "Thank you."}); err != nil {
				t.Fatal(err)
			}
			exec(t, a, "UPDATE inquiries SET assignee_id = (SELECT id FROM users WHERE email_key = 'admin@peritus.test'), assignee_name = 'Ruth Adeyemi' WHERE id = 'own'")
		})
		if exit, out, errs := run(t, "demo", "remove"); exit != 0 || !strings.Contains(out, "9 accounts, 59 sample profiles") {
			t.Fatalf("exit %d\n%s%s", exit, out, errs)
		}
		onApp(t, c, func(a *app.App) {
			for query, want := range map[string]int{
				"SELECT COUNT(*) FROM users":                                                     1,
				"SELECT COUNT(*) FROM experts WHERE id = '" + owned + "'":                        1,
				"SELECT COUNT(*) FROM experts":                                                   1,
				"SELECT COUNT(*) FROM inquiries WHERE id = 'own' AND assignee_name = ''":         1,
				"SELECT COUNT(*) FROM claims":                                                    1,
				"SELECT COUNT(*) FROM mails WHERE recipient = 'cy@firm.example' AND body <> ''":  1,
				"SELECT COUNT(*) FROM mails WHERE recipient = 'bo@lab.example'":                  1,
				"SELECT COUNT(*) FROM claims WHERE id = '" + claimID + "' AND state = 'expired'": 1,
			} {
				if n := count(t, a, query); n != want {
					t.Errorf("%s: %d, not %d", query, n, want)
				}
			}
			if _, right, err := a.Account.Verify(t.Context(), "ada@lab.example", "a sentence nobody guesses 41"); err != nil || !right {
				t.Errorf("a person can't sign in: %v", err)
			}
			if _, right, err := a.Account.Verify(t.Context(), "admin@peritus.test", account.DemoPassword); err != nil || right {
				t.Errorf("a demo account can still sign in: %v", err)
			}
		})
		serves(t, c)
	})
}

func TestDemo_seedAndRemoveRequireTheMatchingSetting(t *testing.T) {
	c := settings(t, "sqlite:"+t.TempDir()+"/peritus.db", "")
	if exit, _, errs := run(t, "seed"); exit != 1 || !strings.Contains(errs, "SEED_DEMO is false") {
		t.Errorf("seed: exit %d\n%s", exit, errs)
	}
	t.Setenv("SEED_DEMO", "true")
	if exit, _, errs := run(t, "seed", "-experts", "3"); exit != 0 {
		t.Errorf("seed: exit %d\n%s", exit, errs)
	}
	if exit, _, errs := run(t, "demo", "remove"); exit != 1 || !strings.Contains(errs, "SEED_DEMO is true") {
		t.Errorf("remove: exit %d\n%s", exit, errs)
	}
	onApp(t, c, func(a *app.App) {
		if n := count(t, a, "SELECT COUNT(*) FROM demo_accounts"); n != 8 {
			t.Errorf("%d accounts", n)
		}
	})
}
