package session_test

import (
	"errors"
	"fmt"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/redis/go-redis/v9"

	"peritus/bff/account"
	"peritus/bff/account/accounttest"
	"peritus/bff/account/limit"
	"peritus/bff/account/session"
	"peritus/bff/auth"
	"peritus/bff/platform/cache/cachetest"
	"peritus/bff/platform/db/dbtest"
	"peritus/bff/platform/errs"
	"peritus/bff/platform/token"
)

func TestSignIn_ignoresCaseSpaceAndCompositionOfTheAddress(t *testing.T) {
	accounttest.Each(t, func(t *testing.T, f accounttest.Fixture) {
		for _, email := range []string{"ines@firm.example", " INES@FIRM.EXAMPLE ", "Ines@Firm.example", "ｉnes@firm.example"} {
			if _, err := f.SignIn(f.Ctx, email, accounttest.Password, accounttest.Laptop); err != nil {
				t.Errorf("%q: %v", email, err)
			}
		}
	})
}

func TestSignIn_refusalsAreAlikeWhicheverHalfIsWrong(t *testing.T) {
	accounttest.Each(t, func(t *testing.T, f accounttest.Fixture) {
		for _, c := range []struct{ email, password string }{
			{"ines@firm.example", "wrong"}, {"nobody@firm.example", accounttest.Password}, {"ines@firm.example", accounttest.Password + " "},
			{"", accounttest.Password}, {"ines@firm.example", ""},
		} {
			outcome, err := f.SignIn(f.Ctx, c.email, c.password, accounttest.Laptop)
			if !errors.Is(err, session.ErrSignIn) || outcome.Grant != (account.Grant{}) || outcome.Challenge != nil {
				t.Errorf("%q: %v %+v", c.email, err, outcome)
			}
		}
	})
}

func TestSignIn_tellsOnlyTheOwnerThatTheAccountIsSuspended(t *testing.T) {
	accounttest.Each(t, func(t *testing.T, f accounttest.Fixture) {
		grant := f.Grant(t)
		if err := f.DB.Write(f.Ctx).Exec("UPDATE users SET suspended_at = 1").Error; err != nil {
			t.Fatal(err)
		}
		for password, want := range map[string]error{accounttest.Password: session.ErrSuspended, "wrong": session.ErrSignIn, "": session.ErrSignIn} {
			if _, err := f.SignIn(f.Ctx, "ines@firm.example", password, accounttest.Laptop); !errors.Is(err, want) {
				t.Errorf("sign-in with %q: %v, want %v", password, err, want)
			}
		}
		if got := f.State(t, grant.Access); got != auth.TokenRevoked {
			t.Errorf("access token: %s", got)
		}
		if _, err := f.Refresh(f.Ctx, grant.Refresh); !errors.Is(err, session.ErrRefresh) {
			t.Errorf("refresh: %v", err)
		}
	})
}

func TestSignIn_emailsOnceAboutANewBrowserExceptTheFirst(t *testing.T) {
	accounttest.Each(t, func(t *testing.T, f accounttest.Fixture) {
		f.Grant(t)
		f.Grant(t)
		if len(f.Mails.All) != 0 {
			t.Errorf("email about the first browser: %+v", f.Mails.All)
		}
		for range 2 {
			f.From(t, account.Device{UserAgent: accounttest.OnPhone})
		}
		if n := len(f.Mails.All); n != 1 || !strings.Contains(f.Mails.All[0].Text, "iPhone") || f.Mails.All[0].To != "Ines@Firm.example" {
			t.Errorf("mails: %+v", f.Mails.All)
		}
	})
}

func TestSignIn_waitsGrowForTheGuessingAddressOnly(t *testing.T) {
	accounttest.Each(t, func(t *testing.T, f accounttest.Fixture) {
		guesser := account.Device{Address: "198.51.100.9"}
		for range limit.PlaceFree {
			if _, err := f.SignIn(f.Ctx, "ines@firm.example", "wrong", guesser); !errors.Is(err, session.ErrSignIn) {
				t.Fatal(err)
			}
		}
		waits := []time.Duration{}
		for range 4 {
			_, err := f.SignIn(f.Ctx, "ines@firm.example", accounttest.Password, guesser) // even the right one has to wait
			var tooMany *errs.Error
			if !errors.As(err, &tooMany) || tooMany.Kind != errs.TooMany {
				t.Fatalf("no wait: %v", err)
			}
			waits = append(waits, tooMany.RetryAfter)
			f.Clock.Advance(tooMany.RetryAfter)
			if _, err := f.SignIn(f.Ctx, "ines@firm.example", "wrong", guesser); !errors.Is(err, session.ErrSignIn) {
				t.Fatal(err)
			}
		}
		if fmt.Sprint(waits) != "[1s 2s 4s 8s]" {
			t.Errorf("waits %v", waits)
		}
		f.Grant(t)
	})
}

func TestSignIn_addressesOfOneSubnetShareTheirWaits(t *testing.T) {
	accounttest.Each(t, func(t *testing.T, f accounttest.Fixture) {
		for i := range limit.PlaceFree {
			if _, err := failFrom(f, fmt.Sprintf("2001:db8:1::%x", i+1)); err != nil {
				t.Fatal(err)
			}
		}
		if wait, err := failFrom(f, "2001:db8:1::ffff"); err == nil || wait != time.Second {
			t.Errorf("wait %s, %v", wait, err)
		}
		if _, err := failFrom(f, "2001:db8:1:2::1"); err != nil {
			t.Errorf("another subnet: %v", err)
		}
	})
}

func TestSignIn_guessesFromManyPlacesDelayTheOwnerByAtMostTenSeconds(t *testing.T) {
	accounttest.Each(t, func(t *testing.T, f accounttest.Fixture) {
		for i := range limit.AccountFree + 200 {
			if _, err := failFrom(f, fmt.Sprintf("203.0.113.%d", i)); err != nil {
				f.Clock.Advance(limit.AccountWait)
			}
		}
		if wait, err := failFrom(f, "192.0.2.200"); err == nil || wait > limit.AccountWait || wait <= 0 {
			t.Errorf("wait %s, %v", wait, err)
		}
		f.Clock.Advance(limit.AccountWait)
		f.Grant(t)
	})
}

// failFrom counts a wrong try without the cost of hashing a password.
func failFrom(f accounttest.Fixture, address string) (time.Duration, error) {
	err := f.Limiter.Take(f.Ctx, account.EmailKey("ines@firm.example"), limit.Source{Address: address})
	var e *errs.Error
	if errors.As(err, &e) {
		return e.RetryAfter, err
	}
	return 0, err
}

func TestSignIn_countsConcurrentAttempts(t *testing.T) {
	accounttest.Each(t, func(t *testing.T, f accounttest.Fixture) {
		var group sync.WaitGroup
		var mu sync.Mutex
		let := 0
		for range 40 {
			group.Go(func() {
				if _, err := failFrom(f, "198.51.100.9"); err == nil {
					mu.Lock()
					let++
					mu.Unlock()
				}
			})
		}
		group.Wait()
		if let != limit.PlaceFree {
			t.Errorf("%d of 40 simultaneous tries were let through, want %d", let, limit.PlaceFree)
		}
	})
}

func TestSignIn_limitsFailuresOfOneAddressAcrossAccounts(t *testing.T) {
	cachetest.Each(t, func(t *testing.T, r redis.UniversalClient) {
		f := accounttest.New(t, dbtest.SQLite(t), r)
		for range 3 {
			f.Grant(t)
		}
		for i := range limit.AddressLimit {
			if err := f.Limiter.Take(f.Ctx, fmt.Sprintf("a%d@firm.example", i), limit.Source{Address: accounttest.Laptop.Address}); err != nil {
				t.Fatalf("try %d: %v", i, err)
			}
		}
		err := f.Limiter.Take(f.Ctx, "last@firm.example", limit.Source{Address: accounttest.Laptop.Address})
		if errs.KindOf(err) != errs.TooMany {
			t.Errorf("over the limit: %v", err)
		}
		if err := f.Limiter.Take(f.Ctx, "last@firm.example", limit.Source{Address: "192.0.2.8"}); err != nil {
			t.Errorf("another address: %v", err)
		}
	})
}

func TestSignIn_worksWithoutRedis(t *testing.T) {
	f := accounttest.New(t, dbtest.SQLite(t), redis.NewClient(&redis.Options{Addr: "127.0.0.1:1", MaxRetries: -1, DialTimeout: 50 * time.Millisecond}))
	f.Grant(t)
}

func TestRefresh_rotatesAndStoresOnlyHashes(t *testing.T) {
	accounttest.Each(t, func(t *testing.T, f accounttest.Fixture) {
		one := f.Grant(t)
		f.Clock.Advance(time.Hour)
		two, err := f.Refresh(f.Ctx, one.Refresh)
		if err != nil {
			t.Fatal(err)
		}
		if two.Refresh == one.Refresh || two.Access == one.Access || two.AccessLifetime != 7*24*time.Hour {
			t.Errorf("grant %+v", two)
		}
		if got := f.State(t, two.Access); got != auth.TokenValid {
			t.Errorf("new access token: %s", got)
		}
		var stored []string
		if err := f.DB.Read(f.Ctx).Table("refresh_tokens").Pluck("hash", &stored).Error; err != nil {
			t.Fatal(err)
		}
		for _, s := range stored {
			if s == one.Refresh || s == two.Refresh {
				t.Error("a refresh token is stored in plain text")
			}
		}
	})
}

func TestRefresh_returnsTheSameSuccessorInTheGracePeriod(t *testing.T) {
	accounttest.Each(t, func(t *testing.T, f accounttest.Fixture) {
		one := f.Grant(t)
		two, err := f.Refresh(f.Ctx, one.Refresh)
		if err != nil {
			t.Fatal(err)
		}
		f.Clock.Advance(session.Grace)
		again, err := f.Refresh(f.Ctx, one.Refresh)
		if err != nil || again.Refresh != two.Refresh {
			t.Errorf("%v, same successor: %v", err, again.Refresh == two.Refresh)
		}
	})
}

func TestRefresh_anOldTokenAfterTheGracePeriodEndsTheSession(t *testing.T) {
	accounttest.Each(t, func(t *testing.T, f accounttest.Fixture) {
		one := f.Grant(t)
		two, err := f.Refresh(f.Ctx, one.Refresh)
		if err != nil {
			t.Fatal(err)
		}
		other := f.Grant(t) // another session of the same person is not of the family
		f.Clock.Advance(session.Grace + time.Millisecond)
		if _, err := f.Refresh(f.Ctx, one.Refresh); !errors.Is(err, session.ErrRefresh) {
			t.Errorf("stolen token: %v", err)
		}
		if _, err := f.Refresh(f.Ctx, two.Refresh); !errors.Is(err, session.ErrRefresh) {
			t.Errorf("its successor: %v", err)
		}
		if got := f.State(t, two.Access); got != auth.TokenRevoked {
			t.Errorf("its access token: %s", got)
		}
		if got := f.State(t, other.Access); got != auth.TokenValid {
			t.Errorf("the other session: %s", got)
		}
	})
}

func TestRefresh_concurrentCallsReturnTheSameToken(t *testing.T) {
	accounttest.Each(t, func(t *testing.T, f accounttest.Fixture) {
		token := f.Grant(t).Refresh
		for round := range 5 {
			var group sync.WaitGroup
			refreshed := make([]string, 16)
			for i := range refreshed {
				group.Go(func() {
					grant, err := f.Refresh(f.Ctx, token)
					if err != nil {
						t.Errorf("round %d: %v", round, err)
					}
					refreshed[i] = grant.Refresh
				})
			}
			group.Wait()
			for _, a := range refreshed {
				if a != refreshed[0] || a == token {
					t.Fatalf("round %d: successors differ", round)
				}
			}
			token = refreshed[0]
		}
	})
}

func TestRefresh_refusesUnknownExpiredAndOtherTokens(t *testing.T) {
	accounttest.Each(t, func(t *testing.T, f accounttest.Fixture) {
		grant := f.Grant(t)
		for name, token := range map[string]string{"unknown": "unknown", "an access token": grant.Access, "nothing": ""} {
			if _, err := f.Refresh(f.Ctx, token); !errors.Is(err, session.ErrRefresh) {
				t.Errorf("%s: %v", name, err)
			}
		}
		f.Clock.Advance(session.RefreshLifetime)
		if _, err := f.Refresh(f.Ctx, grant.Refresh); !errors.Is(err, session.ErrRefresh) {
			t.Errorf("expired: %v", err)
		}
	})
}

func TestSignOut_winsOverAConcurrentRefresh(t *testing.T) {
	accounttest.Each(t, func(t *testing.T, f accounttest.Fixture) {
		for _, refreshFirst := range []bool{true, false} {
			grant := f.Grant(t)
			refreshed := account.Grant{}
			refresh := func() {
				var err error
				if refreshed, err = f.Refresh(f.Ctx, grant.Refresh); err != nil && !errors.Is(err, session.ErrRefresh) {
					t.Fatal(err)
				}
			}
			if refreshFirst {
				refresh()
			}
			if err := f.SignOut(f.Ctx, auth.Nobody, grant.Refresh); err != nil {
				t.Fatal(err)
			}
			if !refreshFirst {
				refresh()
			}
			for _, access := range []string{grant.Access, refreshed.Access} {
				if access != "" && f.State(t, access) != auth.TokenRevoked {
					t.Errorf("refresh first %v: an access token survived the sign-out", refreshFirst)
				}
			}
			for _, token := range []string{grant.Refresh, refreshed.Refresh} {
				if _, err := f.Refresh(f.Ctx, token); !errors.Is(err, session.ErrRefresh) {
					t.Errorf("refresh first %v: a refresh token survived the sign-out", refreshFirst)
				}
			}
		}
	})
}

func TestAuthenticate_aTokenOfAnUnknownSessionIsRevoked(t *testing.T) {
	accounttest.Each(t, func(t *testing.T, f accounttest.Fixture) {
		raw, err := f.IssueToken(auth.Claims{UserID: "u", SessionID: "s"})
		if err != nil {
			t.Fatal(err)
		}
		if got := f.State(t, raw); got != auth.TokenRevoked {
			t.Errorf("state %s", got)
		}
	})
}

func TestSweep_deletesOnlyExpiredTokensAndOldFailures(t *testing.T) {
	accounttest.Each(t, func(t *testing.T, f accounttest.Fixture) {
		old := f.Grant(t)
		f.Clock.Advance(session.RefreshLifetime + time.Second)
		fresh := f.Grant(t)
		if err := f.Sweep(f.Ctx); err != nil {
			t.Fatal(err)
		}
		var kept int64
		if err := f.DB.Read(f.Ctx).Table("refresh_tokens").Where("hash = ?", token.Hash(old.Refresh)).Count(&kept).Error; kept != 0 || err != nil {
			t.Errorf("an expired token was not deleted: %v", err)
		}
		if _, err := f.Refresh(f.Ctx, fresh.Refresh); err != nil {
			t.Errorf("a valid token was deleted: %v", err)
		}
	})
}
