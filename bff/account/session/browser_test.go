package session_test

import (
	"errors"
	"fmt"
	"testing"
	"time"

	"peritus/bff/account"
	"peritus/bff/account/accounttest"
	"peritus/bff/account/limit"
	"peritus/bff/account/session"
	"peritus/bff/auth"
	"peritus/bff/platform/errs"
	"peritus/bff/platform/token"
)

// guessed is a fixture whose account strangers guess at, from many networks and from the
// owner's own, until every limit that they count for refuses.
func guessed(t *testing.T, f accounttest.Fixture) {
	t.Helper()
	for i := range limit.AccountFree + 60 {
		if _, err := failFrom(f, fmt.Sprintf("203.0.113.%d", i)); err != nil {
			f.Clock.Advance(limit.AccountWait)
		}
	}
	_, _ = failFrom(f, "203.0.113.250") // the account is in a wait now, whatever came last
	for i := range limit.AddressLimit + 1 {
		_ = f.Limiter.Take(f.Ctx, fmt.Sprintf("someone-%d@firm.example", i), limit.Source{Address: accounttest.Laptop.Address})
	}
	for _, address := range []string{accounttest.Laptop.Address, "198.51.100.9"} {
		if wait, err := failFrom(f, address); err == nil || wait <= 0 {
			t.Fatalf("%s isn't refused yet: %v", address, err)
		}
	}
}

// waits reports the wait of a refused attempt.
func waits(err error) time.Duration {
	var e *errs.Error
	if errors.As(err, &e) && e.Kind == errs.TooMany {
		return e.RetryAfter
	}
	return 0
}

func TestSignIn_guessesNeverLockTheOwnerOutOfTheirBrowser(t *testing.T) {
	accounttest.Each(t, func(t *testing.T, f accounttest.Fixture) {
		own := f.Grant(t).Browser
		if _, err := f.Add(f.Ctx, "stranger@firm.example", "Stranger", accounttest.Password, auth.Groups{auth.Attorney}); err != nil {
			t.Fatal(err)
		}
		outcome, err := f.SignIn(f.Ctx, "stranger@firm.example", accounttest.Password, account.Device{Address: "198.51.100.77"})
		if err != nil {
			t.Fatal(err)
		}
		guessed(t, f)
		const here, elsewhere, right = "192.0.2.7", "198.51.100.9", accounttest.Password
		for _, c := range []struct {
			name, browser, address, password string
			refused                          bool
		}{
			{"the owner's browser, from a network that guessed", own, here, right, false},
			{"the owner's browser, from another network", own, elsewhere, right, false},
			{"the owner, in a new browser", "", elsewhere, right, true},
			{"a stranger without a secret", "", here, "wrong", true},
			{"a stranger with an invented secret", "invented", here, "wrong", true},
			{"a stranger with the secret of their own account", outcome.Grant.Browser, "198.51.100.77", "wrong", true},
			{"a stranger with what the database stores", token.Hash(own), here, "wrong", true},
			{"the owner's browser after all that", own, here, right, false},
		} {
			_, err := f.SignIn(f.Ctx, accounttest.Email, c.password, account.Device{Address: c.address, UserAgent: "Firefox", Browser: c.browser})
			if (waits(err) > 0) != c.refused || !c.refused && err != nil {
				t.Errorf("%s: %v", c.name, err)
			}
		}
	})
}

func TestSignIn_aKnownBrowserHasAStrictLimitOfItsOwn(t *testing.T) {
	accounttest.Each(t, func(t *testing.T, f accounttest.Fixture) {
		known := account.Device{Address: "192.0.2.7", Browser: f.Grant(t).Browser}
		for i := range limit.OwnFree {
			known.Address = fmt.Sprintf("192.0.2.%d", i) // it counts wherever the browser is
			if _, err := f.SignIn(f.Ctx, accounttest.Email, "wrong", known); !errors.Is(err, session.ErrSignIn) {
				t.Fatal(err)
			}
		}
		total := time.Duration(0)
		for range 12 {
			_, err := f.SignIn(f.Ctx, accounttest.Email, accounttest.Password, known)
			if waits(err) == 0 {
				t.Fatalf("not refused after %s: %v", total, err)
			}
			total += waits(err)
			f.Clock.Advance(waits(err))
			if _, err := f.SignIn(f.Ctx, accounttest.Email, "wrong", known); !errors.Is(err, session.ErrSignIn) {
				t.Fatal(err)
			}
		}
		if total < 45*time.Minute {
			t.Errorf("12 further guesses took only %s", total)
		}
		f.Grant(t) // its failures don't count for anyone else
	})
}

func TestSignIn_aForgottenBrowserIsAStrangers(t *testing.T) {
	for name, forget := range map[string]func(t *testing.T, f accounttest.Fixture, ended, current auth.Actor){
		"a new password": func(t *testing.T, f accounttest.Fixture, _, current auth.Actor) {
			if _, err := f.ChangePassword(f.Ctx, current, accounttest.Password, accounttest.Better); err != nil {
				t.Fatal(err)
			}
		},
		"its session ended from the settings": func(t *testing.T, f accounttest.Fixture, ended, current auth.Actor) {
			if _, err := f.EndOwn(f.Ctx, current, []string{ended.SessionID}); err != nil {
				t.Fatal(err)
			}
		},
		"all other sessions ended": func(t *testing.T, f accounttest.Fixture, _, current auth.Actor) {
			if _, err := f.EndOtherSessions(f.Ctx, current); err != nil {
				t.Fatal(err)
			}
		},
	} {
		t.Run(name, func(t *testing.T) {
			accounttest.Each(t, func(t *testing.T, f accounttest.Fixture) {
				signIn := func(browser, password string) (account.Grant, error) {
					outcome, err := f.SignIn(f.Ctx, accounttest.Email, password, account.Device{Address: "192.0.2.9", Browser: browser})
					return outcome.Grant, err
				}
				first, _ := signIn("", accounttest.Password)
				lost, err := signIn(first.Browser, accounttest.Password) // a second session of one browser
				if err != nil || lost.Browser != first.Browser {
					t.Fatalf("%v, the same secret: %v", err, lost.Browser == first.Browser)
				}
				kept := f.Grant(t)
				forget(t, f, f.Actor(t, lost.Access), f.Actor(t, kept.Access))
				guessed(t, f)
				for browser, refused := range map[string]bool{lost.Browser: true, kept.Browser: false} {
					if _, err := signIn(browser, "wrong"); (waits(err) > 0) != refused {
						t.Errorf("refused %v: %v", refused, err)
					}
				}
			})
		})
	}
}

func TestBegin_keepsTheSecretOfABrowserOnlyIfWeIssuedIt(t *testing.T) {
	accounttest.Each(t, func(t *testing.T, f accounttest.Fixture) {
		if _, err := f.Add(f.Ctx, "colleague@firm.example", "Colleague", accounttest.Password, auth.Groups{auth.Attorney}); err != nil {
			t.Fatal(err)
		}
		secret := func(email, browser string) string {
			outcome, err := f.SignIn(f.Ctx, email, accounttest.Password, account.Device{Address: "192.0.2.7", Browser: browser})
			if err != nil {
				t.Fatal(err)
			}
			return outcome.Grant.Browser
		}
		issued := secret(accounttest.Email, "planted by a stranger")
		if issued == "" || issued == "planted by a stranger" {
			t.Errorf("issued %q", issued)
		}
		if again, shared := secret(accounttest.Email, issued), secret("colleague@firm.example", issued); again != issued || shared != issued {
			t.Errorf("then %q, and for a colleague %q", again, shared)
		}
		var stored int64
		if err := f.DB.Read(f.Ctx).Table("sessions").Where("browser_hash = ?", issued).Count(&stored).Error; err != nil || stored != 0 {
			t.Errorf("%d sessions store the secret as it is, %v", stored, err)
		}
	})
}

func TestCompleteSignIn_strangersWithThePasswordNeverDelayTheOwnersBrowser(t *testing.T) {
	accounttest.Each(t, func(t *testing.T, f accounttest.Fixture) {
		known := accounttest.Laptop
		known.Browser = f.Grant(t).Browser
		f, userID := secured(t, f, 1)
		for i := range limit.CodeFree + 12 {
			stranger := limit.Source{Address: fmt.Sprintf("203.0.113.%d", i)}
			if f.Limiter.TakeAll(f.Ctx, limit.Factor("totp", userID, stranger, true)) != nil {
				f.Clock.Advance(time.Second)
			}
		}
		for _, c := range []struct {
			name    string
			from    account.Device
			refused bool
		}{{"a new browser", account.Device{Address: "198.51.100.1"}, true}, {"the owner's browser", known, false}} {
			_, _, err := f.CompleteSignIn(f.Ctx, challenge(t, f), account.Proof{Code: "123456"}, c.from)
			if (waits(err) > 0) != c.refused || !c.refused && err != nil {
				t.Errorf("%s: %v", c.name, err)
			}
		}
	})
}

func TestSignIn_aSecondStepReturnsOnlyWhatWasCounted(t *testing.T) {
	accounttest.Each(t, func(t *testing.T, f accounttest.Fixture) {
		f, _ = secured(t, f, 5)
		for range 5 {
			if _, _, err := f.CompleteSignIn(f.Ctx, challenge(t, f), account.Proof{Code: "123456"}, accounttest.Laptop); err != nil {
				t.Fatal(err)
			}
		}
		allowed := 0
		for i := range limit.AddressLimit + 10 {
			if f.Limiter.Take(f.Ctx, fmt.Sprintf("a%d@firm.example", i), limit.Source{Address: accounttest.Laptop.Address}) == nil {
				allowed++
			}
		}
		if allowed != limit.AddressLimit {
			t.Errorf("%d further guesses from one address, want %d", allowed, limit.AddressLimit)
		}
	})
}

func TestSignInByPasskey_guessesNeverLockAKnownBrowserOut(t *testing.T) {
	accounttest.Each(t, func(t *testing.T, f accounttest.Fixture) {
		known := accounttest.Laptop
		known.Browser = f.Grant(t).Browser
		f, _ = secured(t, f, 1)
		guessed(t, f)
		hers := account.Proof{Assertion: []byte(`"hers"`)}
		if _, _, err := f.SignInByPasskey(f.Ctx, hers, "browser", accounttest.Laptop); waits(err) == 0 {
			t.Errorf("a new browser: %v", err)
		}
		for range limit.OwnFree {
			if _, _, err := f.SignInByPasskey(f.Ctx, account.Proof{Assertion: []byte(`"other"`)}, "browser", known); !errors.Is(err, session.ErrPasskey) {
				t.Fatal(err)
			}
		}
		_, _, err := f.SignInByPasskey(f.Ctx, hers, "browser", known)
		if waits(err) == 0 {
			t.Errorf("the known browser after its own failures: %v", err)
		}
		f.Clock.Advance(waits(err))
		if _, _, err := f.SignInByPasskey(f.Ctx, hers, "browser", known); err != nil {
			t.Errorf("the known browser: %v", err)
		}
	})
}

func TestStepUp_hasALimitOfItsOwnForEachSession(t *testing.T) {
	accounttest.Each(t, func(t *testing.T, f accounttest.Fixture) {
		f, _ = secured(t, f, 4)
		enter := func() auth.Actor {
			_, grant, err := f.CompleteSignIn(f.Ctx, challenge(t, f), account.Proof{Code: "123456"}, accounttest.Laptop)
			if err != nil {
				t.Fatal(err)
			}
			return f.Actor(t, grant.Access)
		}
		stolen, owner := enter(), enter()
		known := accounttest.Laptop
		known.Browser = "" // the owner signs in later, in a new browser
		for range limit.OwnFree {
			if err := f.StepUp(f.Ctx, stolen, "wrong", account.Proof{}); errs.KindOf(err) != errs.Invalid {
				t.Fatal(err)
			}
			if err := f.StepUp(f.Ctx, stolen, "", account.Proof{Code: "000000"}); errs.KindOf(err) != errs.Invalid {
				t.Fatal(err)
			}
		}
		for name, err := range map[string]error{
			"a password": f.StepUp(f.Ctx, stolen, accounttest.Password, account.Proof{}),
			"a code":     f.StepUp(f.Ctx, stolen, "", account.Proof{Code: "123456"}),
		} {
			if waits(err) == 0 {
				t.Errorf("%s in the session that guessed: %v", name, err)
			}
		}
		if _, err := f.ChangePassword(f.Ctx, stolen, accounttest.Password, accounttest.Better); waits(err) == 0 {
			t.Errorf("a new password in the session that guessed: %v", err)
		}
		if _, err := f.SignIn(f.Ctx, accounttest.Email, accounttest.Password, known); err != nil {
			t.Errorf("signing in: %v", err)
		}
		guessed(t, f)
		for name, err := range map[string]error{
			"the password": f.StepUp(f.Ctx, owner, accounttest.Password, account.Proof{}),
			"a code":       f.StepUp(f.Ctx, owner, "", account.Proof{Code: "123456"}),
		} {
			if err != nil {
				t.Errorf("%s of the owner, in another session: %v", name, err)
			}
		}
	})
}
