package apitest

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/base64"
	"encoding/hex"
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/pquerna/otp/totp"

	"peritus/bff/account"
	"peritus/bff/account/session"
	"peritus/bff/auth"
	"peritus/bff/factor"
	"peritus/bff/platform/cache/cachetest"
	"peritus/bff/platform/clock"
	"peritus/bff/platform/keyring"
)

// secretOf returns a secret of one letter. Those of apitest consist of an s.
func secretOf(letter string) []byte { return []byte(strings.Repeat(letter, 32)) }

// underKeys sets REFRESH_KEY to secrets of one letter each.
func underKeys(letters string) Option {
	var all []string
	for _, letter := range letters {
		all = append(all, base64.StdEncoding.EncodeToString(secretOf(string(letter))))
	}
	return With("REFRESH_KEY", strings.Join(all, ","))
}

// earlySum is what values from before keys had names were made of.
func earlySum(message string) []byte {
	mac := hmac.New(sha256.New, secretOf("s"))
	_, _ = mac.Write([]byte(message))
	return mac.Sum(nil)
}

// eachInstallation runs f with a function that starts a process of one installation, after
// the one before has stopped.
func eachInstallation(t *testing.T, f func(t *testing.T, c *clock.Fake, process func(letters string, use func(t *testing.T, w *World)))) {
	t.Helper()
	t.Parallel()
	for name, at := range map[string]func(t *testing.T) (database, redis string){
		"sqlite":             func(t *testing.T) (string, string) { return seeded.SQLiteURL(t), "" },
		"postgres and redis": func(t *testing.T) (string, string) { return seeded.PostgresURL(t), cachetest.ServerURL(t) },
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			database, redis := at(t)
			c := clock.NewFake(time.Now())
			tokens, refresh := map[string]string{}, map[string]string{}
			f(t, c, func(letters string, use func(t *testing.T, w *World)) {
				t.Run("with "+letters, func(t *testing.T) {
					w := start(t, database, redis, []Option{At(c), underKeys(letters)})
					w.tokens, w.refresh = tokens, refresh
					use(t, w)
				})
			})
		})
	}
}

func TestKeys_whatWasMadeBeforeWorksAfterTwoRotations(t *testing.T) {
	eachInstallation(t, func(t *testing.T, c *clock.Fake, process func(string, func(*testing.T, *World))) {
		var secret, claim, started, code, next string
		var codes []string
		var signUp begun
		unsubscribing := func(letter string) string {
			ring, err := keyring.New(secretOf(letter))
			if err != nil {
				t.Fatal(err)
			}
			keys, err := ring.For(keyring.UnsubscribeLinks)
			if err != nil {
				t.Fatal(err)
			}
			payload := base64.RawURLEncoding.EncodeToString([]byte("someone\x00new-browser"))
			return payload + "." + keys.Sign("unsubscribe\x00"+payload)
		}
		ask := func(t *testing.T, w *World, name string, status int, who, method, path, body string, headers ...string) Response {
			t.Helper()
			got := w.Ask(t, who, method, path, body, headers...)
			if got.Status != status {
				t.Errorf("%s: %d, want %d: %s", name, got.Status, status, got.Body)
			}
			return got
		}
		appCode := func(t *testing.T, w *World, name string) {
			t.Helper()
			c.Advance(30 * time.Second) // each code works once
			one, err := totp.GenerateCode(secret, c.Now())
			if err != nil {
				t.Fatal(err)
			}
			ask(t, w, name, 200, "attorney", "POST", "/api/step-up", fmt.Sprintf(`{"code":%q}`, one))
		}
		recoveryCode := func(t *testing.T, w *World, name string, status int) {
			t.Helper()
			ask(t, w, name, status, "attorney", "POST", "/api/step-up", fmt.Sprintf(`{"recovery_code":%q}`, codes[0]))
			codes = codes[1:]
		}
		rotate := func(t *testing.T, w *World) {
			t.Helper()
			if sealed, err := w.App.RotateKeys(t.Context(), auth.Actor{Name: "An operator"}); err != nil || sealed != 1 {
				t.Errorf("sealed %d again, %v", sealed, err)
			}
			var made struct {
				RecoveryCodes []string `json:"recovery_codes"`
			}
			ask(t, w, "new recovery codes", 200, "attorney", "POST", "/api/settings/recovery-codes", "").Into(t, &made)
			codes = made.RecoveryCodes
		}

		process("s", func(t *testing.T, w *World) {
			var setup factor.AppSetup
			ask(t, w, "setup", 200, "attorney", "POST", "/api/settings/totp", "").Into(t, &setup)
			secret = strings.ReplaceAll(setup.Secret, " ", "")
			first, err := totp.GenerateCode(secret, c.Now())
			if err != nil {
				t.Fatal(err)
			}
			var added factor.FactorAdded
			ask(t, w, "confirm", 200, "attorney", "POST", "/api/settings/totp/confirm", fmt.Sprintf(`{"code":%q}`, first)).Into(t, &added)
			codes = added.RecoveryCodes
			// Both as they were stored before keys had names.
			w.exec(t, "UPDATE authenticators SET secret = SUBSTR(secret, 10)")
			w.exec(t, "UPDATE recovery_codes SET hash = SUBSTR(hash, 10)")

			claim = w.claimWith(t, 1, w.claimable(t), nil)
			w.exec(t, "UPDATE claims SET browser = ? WHERE id = ?", hex.EncodeToString(earlySum("claim browser\x00" + claimSecret(1)))[:40], claim)
			signUp = w.signUp(t, "attorney", attorneyForm(nil))
			code = w.codeFor(t, "imogen@firm.example")
			var form struct{ Started string }
			ask(t, w, "a form", 200, Nobody, "GET", "/api/inquiries/contact", "").Into(t, &form)
			started = form.Started
			var refreshed session.Refreshed
			w.token(t, "expert")
			ask(t, w, "refresh", 200, Nobody, "POST", "/api/token/refresh/", fmt.Sprintf(`{"refresh":%q}`, w.refresh["expert"])).Into(t, &refreshed)
			next = refreshed.Refresh
		})
		process("as", func(t *testing.T, w *World) { // replaced
			var refreshed session.Refreshed
			ask(t, w, "a second tab", 200, Nobody, "POST", "/api/token/refresh/", fmt.Sprintf(`{"refresh":%q}`, w.refresh["expert"])).Into(t, &refreshed)
			if refreshed.Refresh != next {
				t.Error("a second tab got another successor, so one of the two is signed out")
			}
			ask(t, w, "the successor", 200, Nobody, "POST", "/api/token/refresh/", fmt.Sprintf(`{"refresh":%q}`, next))
			ask(t, w, "the claim", 200, Nobody, "GET", "/api/claims/"+claim, "", "X-Claim-Browser", claimSecret(1))
			ask(t, w, "another's claim", 404, Nobody, "GET", "/api/claims/"+claim, "", "X-Claim-Browser", claimSecret(2))
			ask(t, w, "the code of a sign-up", 200, Nobody, "POST", "/api/sign-up/verify", proof(signUp, browserSecret, code))
			payload := base64.RawURLEncoding.EncodeToString([]byte("someone\x00new-browser"))
			early := payload + "." + base64.RawURLEncoding.EncodeToString(earlySum("unsubscribe\x00"+payload))
			for name, link := range map[string]string{"a link from before": early, "a link by the old key": unsubscribing("s"), "a link by the new key": unsubscribing("a")} {
				ask(t, w, name, 200, Nobody, "POST", "/api/unsubscribe/check", fmt.Sprintf(`{"token":%q}`, link))
			}
			ask(t, w, "a forged link", 422, Nobody, "POST", "/api/unsubscribe/check", fmt.Sprintf(`{"token":%q}`, unsubscribing("z")))
			c.Advance(10 * time.Second)
			ask(t, w, "the form", 200, Nobody, "POST", "/api/inquiries/contact", fmt.Sprintf(
				`{"subject":"A wrong date","message":"It is 2024.","name":"Li Wei","email":"li@example.org","consent":"yes","started":%q}`, started))
			appCode(t, w, "the app, before it's sealed again")
			recoveryCode(t, w, "a recovery code from before", 200)
			rotate(t, w)
		})
		process("a", func(t *testing.T, w *World) { // the first secret is gone
			appCode(t, w, "the app")
			recoveryCode(t, w, "a recovery code of the new key", 200)
			ask(t, w, "a link by the dropped key", 422, Nobody, "POST", "/api/unsubscribe/check", fmt.Sprintf(`{"token":%q}`, unsubscribing("s")))
			ask(t, w, "a claim by the dropped key", 404, Nobody, "GET", "/api/claims/"+claim, "", "X-Claim-Browser", claimSecret(1))
		})
		process("ba", func(t *testing.T, w *World) { // replaced again
			appCode(t, w, "the app")
			recoveryCode(t, w, "a recovery code of the first new key", 200)
			rotate(t, w)
		})
		process("b", func(t *testing.T, w *World) {
			appCode(t, w, "the app, after two rotations")
			recoveryCode(t, w, "a recovery code", 200)
			entries := slices.DeleteFunc(w.entries(t), func(e string) bool { return !strings.Contains(e, "key.rotated") })
			if len(entries) != 2 || !strings.HasPrefix(entries[0], "An operator key.rotated key ") || entries[0] == entries[1] {
				t.Errorf("%v", entries)
			}
		})
		process("s", func(t *testing.T, w *World) { // a mistake: the secret that was dropped first
			c.Advance(30 * time.Second)
			one, err := totp.GenerateCode(secret, c.Now())
			if err != nil {
				t.Fatal(err)
			}
			ask(t, w, "the app, without its key", 500, "attorney", "POST", "/api/step-up", fmt.Sprintf(`{"code":%q}`, one))
			recoveryCode(t, w, "a recovery code, without its key", 422)
			ask(t, w, "the password", 200, "attorney", "POST", "/api/step-up", fmt.Sprintf(`{"password":%q}`, account.DemoPassword))
		})
	})
}
