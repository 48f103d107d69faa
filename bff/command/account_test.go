package command

import (
	"regexp"
	"strings"
	"testing"

	"peritus/bff/account"
	"peritus/bff/app"
	"peritus/bff/audit"
	"peritus/bff/auth"
	"peritus/bff/platform/web"
)

var printedLink = regexp.MustCompile(`http://localhost:3000/set-password\?token=([A-Za-z0-9_-]{40,})\n`)

// newest returns the newest entry of the audit log.
func newest(t *testing.T, a *app.App) audit.Entry {
	t.Helper()
	entries, err := a.Audit.List(t.Context(), audit.Filter{}, web.Rows[int64]{Limit: 1})
	if err != nil || len(entries) != 1 {
		t.Fatalf("%v %v", entries, err)
	}
	return entries[0]
}

func TestAdminCreate_printsALinkThatOpensTheFirstAdministratorsAccount(t *testing.T) {
	eachDatabase(t, func(t *testing.T, database, redis string) {
		c := settings(t, database, redis)
		t.Setenv("SUDO_USER", "deploy")
		t.Setenv("LOG_LEVEL", "debug")
		exit, out, errs := run(t, "admin", "create", "-name", "Ruth Adeyemi", "ruth@firm.example")
		first := printedLink.FindStringSubmatch(out)
		if exit != 0 || first == nil || strings.Contains(errs, first[1]) {
			t.Fatalf("exit %d\n%s%s", exit, out, errs)
		}
		exit, out, _ = run(t, "admin", "create", "Ruth@firm.example")
		second := printedLink.FindStringSubmatch(out)
		if exit != 0 || second == nil || second[1] == first[1] {
			t.Fatalf("a new link for the same address: exit %d\n%s", exit, out)
		}
		onApp(t, c, func(a *app.App) {
			if e := newest(t, a); e.Action != "account.invited-again" || e.Actor.Name != "Command line (deploy)" || e.ActorID != "" || e.Subject.Name != "Ruth Adeyemi" {
				t.Errorf("%+v", e)
			}
			if mails, err := a.Mails.Latest(t.Context(), 1); err != nil || len(mails) != 0 {
				t.Errorf("the link was mailed: %v %v", mails, err)
			}
			const password = "a sentence nobody guesses 41"
			if _, _, err := a.Account.SetPassword(t.Context(), first[1], password, account.Proof{}, account.Device{}); err == nil {
				t.Error("the replaced link still works")
			}
			user, _, err := a.Account.SetPassword(t.Context(), second[1], password, account.Proof{}, account.Device{})
			if err != nil || user.Groups.String() != "Admin" || user.Email != "ruth@firm.example" {
				t.Errorf("%+v %v", user, err)
			}
			if _, _, err := a.Account.SetPassword(t.Context(), second[1], password, account.Proof{}, account.Device{}); err == nil {
				t.Error("the link works twice")
			}
		})
		if exit, out, errs := run(t, "admin", "create", "ruth@firm.example"); exit != 1 || out != "" || !strings.Contains(errs, "already exists") {
			t.Errorf("an account with a password: exit %d\n%s%s", exit, out, errs)
		}
		if exit, out, errs := run(t, "admin", "create", "ruth"); exit != 1 || out != "" || !strings.Contains(errs, "email: ") {
			t.Errorf("no address: exit %d\n%s%s", exit, out, errs)
		}
	})
}

func TestUser_followsTheRulesOfTheScreenAndRecordsTheOperator(t *testing.T) {
	eachDatabase(t, func(t *testing.T, database, redis string) {
		c := settings(t, database, redis)
		t.Setenv("SUDO_USER", "deploy")
		onApp(t, c, func(a *app.App) {
			for email, groups := range map[string]auth.Groups{"ines@firm.example": {auth.Attorney}, "ruth@firm.example": {auth.Admin}} {
				if _, err := a.Account.Add(t.Context(), email, "Ines Castellanos", account.DemoPassword, groups); err != nil {
					t.Fatal(err)
				}
			}
		})
		for _, step := range []struct {
			line   string
			exit   int
			says   string
			action string
		}{
			{"user suspend Ines@Firm.example -reason Complaints", 0, "ines@firm.example is suspended.", "account.suspended"},
			{"user suspend ines@firm.example -reason Complaints", 1, "already suspended", ""},
			{"user restore -reason Withdrawn ines@firm.example", 0, "ines@firm.example is restored.", "account.restored"},
			{"user restore -reason Withdrawn ines@firm.example", 1, "isn't suspended", ""},
			{"user reset-factor -reason Lost ines@firm.example", 1, "has no second factor", ""},
			{"user suspend -reason Complaints ruth@firm.example", 1, "is the last administrator", ""},
			{"user suspend -reason Complaints nobody@firm.example", 1, "no account has the address", ""},
		} {
			exit, all := runBoth(t, strings.Fields(step.line)...)
			if exit != step.exit || !strings.Contains(all, step.says) {
				t.Errorf("%s: exit %d\n%s", step.line, exit, all)
			}
			if step.action == "" {
				continue
			}
			onApp(t, c, func(a *app.App) {
				if e := newest(t, a); e.Action != step.action || e.Actor.Name != "Command line (deploy)" || e.Subject.Reason == "" {
					t.Errorf("%s: %+v", step.line, e)
				}
			})
		}
	})
}
