package command

import (
	"encoding/base64"
	"strings"
	"testing"
	"time"

	"github.com/pquerna/otp/totp"

	"peritus/bff/app"
	"peritus/bff/auth"
	"peritus/bff/platform/config"
	"peritus/bff/platform/keyring"
)

// refreshKey returns the setting of secrets that consist of one letter each.
func refreshKey(letters ...string) string {
	all := make([]string, len(letters))
	for i, letter := range letters {
		all[i] = base64.StdEncoding.EncodeToString([]byte(strings.Repeat(letter, 32)))
	}
	return strings.Join(all, ",")
}

// nameOf returns the name of a key.
func nameOf(t *testing.T, letter string) string {
	t.Helper()
	ring, err := keyring.New([]byte(strings.Repeat(letter, 32)))
	if err != nil {
		t.Fatal(err)
	}
	return ring.Names()[0]
}

// Follows the steps of docs/guides/operate.md, "Replace REFRESH_KEY", twice.
func TestKeys_rotateTwiceAsTheGuideSays(t *testing.T) {
	eachDatabase(t, func(t *testing.T, database, redis string) {
		settings(t, database, redis)
		under := func(letters ...string) config.Config {
			t.Setenv("REFRESH_KEY", refreshKey(letters...))
			c, err := config.FromEnvironment()
			if err != nil {
				t.Fatal(err)
			}
			return c
		}
		expect := func(exit int, words string, args ...string) string {
			t.Helper()
			got, out := runBoth(t, args...)
			if got != exit || !strings.Contains(out, words) {
				t.Errorf("%v: exit %d, want %d with %q\n%s", args, got, exit, words, out)
			}
			return out
		}
		fields := func(line string) string { return strings.Join(strings.Fields(line), " ") }

		var secret string
		var codes []string
		step := time.Duration(0)
		var ruth auth.Actor
		appCode := func(a *app.App) error { // each code works once
			step += 30 * time.Second
			code, err := totp.GenerateCode(secret, time.Now().Add(step-30*time.Second))
			if err != nil {
				t.Fatal(err)
			}
			return a.Factor.CheckCode(t.Context(), ruth.UserID, code)
		}
		onApp(t, under("a"), func(a *app.App) {
			id, err := a.Account.Add(t.Context(), "ruth@firm.example", "Ruth", "a long enough passphrase", auth.Groups{auth.Attorney})
			if err != nil {
				t.Fatal(err)
			}
			ruth = auth.Actor{UserID: id, Name: "Ruth", Email: "ruth@firm.example", Groups: auth.Groups{auth.Attorney}}
			setup, err := a.Factor.BeginApp(t.Context(), ruth)
			if err != nil {
				t.Fatal(err)
			}
			secret = strings.ReplaceAll(setup.Secret, " ", "")
			code, err := totp.GenerateCode(secret, time.Now().Add(-30*time.Second))
			if err != nil {
				t.Fatal(err)
			}
			if codes, err = a.Factor.ConfirmApp(t.Context(), ruth, code); err != nil {
				t.Fatal(err)
			}
		})
		if out := expect(0, nameOf(t, "a"), "keys", "list"); !strings.Contains(fields(out), nameOf(t, "a")+" current 1 10 of 1 account") {
			t.Errorf("%s", out)
		}

		for i, turn := range []struct{ old, next, left string }{{"a", "b", "9"}, {"b", "c", "8"}} {
			under(turn.old, turn.next) // 1. all processes know the new secret
			expect(0, "Sealed 0 secrets", "keys", "rotate")
			both := under(turn.next, turn.old) // 2. and use it
			onApp(t, both, func(a *app.App) {
				if err := a.Factor.CheckRecoveryCode(t.Context(), ruth.UserID, codes[0]); err != nil {
					t.Errorf("turn %d, a recovery code: %v", i, err)
				}
			})
			out := expect(0, "Sealed 1 secrets of authenticator apps with key "+nameOf(t, turn.next), "keys", "rotate") // 3. seal again
			if !strings.Contains(out, "Without key "+nameOf(t, turn.old)+", recovery codes ("+turn.left+" of 1 account) no longer work.") {
				t.Errorf("turn %d: %s", i, out)
			}
			expect(0, "Sealed 0 secrets", "keys", "rotate")
			onApp(t, both, func(a *app.App) {
				if e := newest(t, a); e.Action != "key.rotated" || e.SubjectID != nameOf(t, turn.next) || e.Subject.Detail["authenticators"] != "1" || !strings.HasPrefix(e.Actor.Name, "Command line") {
					t.Errorf("turn %d: %+v", i, e)
				}
				var err error
				if codes, err = a.Factor.MakeRecoveryCodes(t.Context(), ruth); err != nil {
					t.Fatal(err)
				}
			})
			if out := expect(0, "older", "keys", "list"); !strings.Contains(fields(out), nameOf(t, turn.old)+" older 0 0") {
				t.Errorf("turn %d: %s", i, out)
			}
			onApp(t, under(turn.next), func(a *app.App) { // 4. drop the old secret
				if err := a.Factor.CheckRecoveryCode(t.Context(), ruth.UserID, codes[1]); err != nil {
					t.Errorf("turn %d, a new recovery code: %v", i, err)
				}
				if err := appCode(a); err != nil {
					t.Errorf("turn %d, the app: %v", i, err)
				}
			})
			expect(1, "every stored value has its key", "check") // exits with 1: no CMS responds here
		}

		under("a") // a secret that was dropped, and the needed one is gone
		out := expect(1, "WRONG REFRESH_KEY", "check")
		if !strings.Contains(out, "without key "+nameOf(t, "c")+", 1 authenticator apps and 9 recovery codes don't work") {
			t.Errorf("%s", out)
		}
		expect(0, "missing in REFRESH_KEY", "keys", "list")
		expect(1, "its key is no longer in REFRESH_KEY", "keys", "rotate")
	})
}
