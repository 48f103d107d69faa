package account_test

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/redis/go-redis/v9"

	"peritus/bff/account"
	"peritus/bff/account/accounttest"
	"peritus/bff/account/session"
	"peritus/bff/auth"
	"peritus/bff/platform/cache/cachetest"
	"peritus/bff/platform/db/dbtest"
	"peritus/bff/platform/errs"
	"peritus/bff/platform/errs/errstest"
	"peritus/bff/platform/token"
)

func TestRecover_emailsALinkThatIsStoredHashed(t *testing.T) {
	accounttest.Each(t, func(t *testing.T, f accounttest.Fixture) {
		f.AskLink(t, " INES@firm.example")
		tokens := f.MailedTokens("Ines@Firm.example", "/set-password")
		if len(tokens) != 1 || len(tokens[0]) < 40 {
			t.Fatalf("%+v", f.Mails.All)
		}
		var stored []string
		if err := f.DB.Read(f.Ctx).Table("account_links").Pluck("hash", &stored).Error; err != nil {
			t.Fatal(err)
		}
		if len(stored) != 1 || stored[0] == tokens[0] || stored[0] != token.Hash(tokens[0]) {
			t.Errorf("stored %v", stored)
		}
	})
}

func TestRecover_sendsNothingWithoutARecoverableAccount(t *testing.T) {
	accounttest.Each(t, func(t *testing.T, f accounttest.Fixture) {
		if _, err := f.Create(f.Ctx, account.NewAccount{Email: "invited@firm.example", Name: "Li Wei"}); err != nil {
			t.Fatal(err)
		}
		f.AskLink(t, "stranger@firm.example")
		f.AskLink(t, "invited@firm.example")
		if err := f.DB.Write(f.Ctx).Exec("UPDATE users SET suspended_at = 1").Error; err != nil {
			t.Fatal(err)
		}
		f.AskLink(t, "ines@firm.example")
		var kept int64
		if err := f.DB.Read(f.Ctx).Table("recovery_requests").Count(&kept).Error; err != nil || kept != 0 || len(f.Mails.All) != 0 {
			t.Errorf("%d requests kept, mails %+v, %v", kept, f.Mails.All, err)
		}
	})
}

func TestRecover_aJobThatRunsTwiceSendsOneEmail(t *testing.T) {
	accounttest.Each(t, func(t *testing.T, f accounttest.Fixture) {
		if err := f.AskRecovery(f.Ctx, "ines@firm.example", accounttest.Laptop); err != nil {
			t.Fatal(err)
		}
		f.Jobs.All = append(f.Jobs.All, f.Jobs.All[0])
		f.WorkOff(t)
		if n := len(f.Mails.All); n != 1 {
			t.Errorf("%d mails", n)
		}
	})
}

func TestRecover_limitsEmailsButTheOwnerStillGetsALink(t *testing.T) {
	accounttest.Each(t, func(t *testing.T, f accounttest.Fixture) {
		for range 15 {
			f.AskLink(t, "ines@firm.example")
		}
		tokens := f.MailedTokens("Ines@Firm.example", "/set-password")
		if len(tokens) != 9 {
			t.Fatalf("%d links", len(tokens))
		}
		for _, token := range tokens { // a stranger who asks again takes no link from its owner
			if link, err := f.CheckPasswordLink(f.Ctx, token); err != nil || link.State != account.LinkGood {
				t.Errorf("%s, %v", link.State, err)
			}
		}
		if err := f.AskRecovery(f.Ctx, accounttest.Email, account.Device{Address: "203.0.113.7"}); err != nil {
			t.Fatal(err)
		}
		f.WorkOff(t)
		if n := len(f.MailedTokens("Ines@Firm.example", "/set-password")); n != 10 {
			t.Errorf("%d links: the owner got none from another network", n)
		}
	})
}

func TestAskRecovery_limitsNetworkAddressesWhileRedisIsUp(t *testing.T) {
	cachetest.Each(t, func(t *testing.T, r redis.UniversalClient) {
		f := accounttest.New(t, dbtest.SQLite(t), r)
		for i := range account.RecoveryLimit {
			if err := f.AskRecovery(f.Ctx, fmt.Sprintf("a%d@firm.example", i), accounttest.Laptop); err != nil {
				t.Fatal(err)
			}
		}
		if err := f.AskRecovery(f.Ctx, "ines@firm.example", accounttest.Laptop); errs.KindOf(err) != errs.TooMany {
			t.Errorf("over the limit: %v", err)
		}
		if err := f.AskRecovery(f.Ctx, "ines@firm.example", account.Device{Address: "192.0.2.8"}); err != nil {
			t.Errorf("from elsewhere: %v", err)
		}
	})
	f := accounttest.New(t, dbtest.SQLite(t), redis.NewClient(&redis.Options{Addr: "127.0.0.1:1", MaxRetries: -1, DialTimeout: 50 * time.Millisecond}))
	f.Link(t)
}

func TestAskRecovery_doesTheSameWorkForUnknownAddresses(t *testing.T) {
	accounttest.Each(t, func(t *testing.T, f accounttest.Fixture) {
		work := func(email string) string {
			return strings.Join(dbtest.Statements(t, f.DB, f.Ctx, func() {
				if err := f.AskRecovery(f.Ctx, email, accounttest.Laptop); err != nil {
					t.Fatal(err)
				}
			}), "\n")
		}
		known, unknown := work("ines@firm.example"), work("stranger@firm.example")
		if known != unknown || strings.Contains(known, "users") || known == "" {
			t.Errorf("known\n%s\nunknown\n%s", known, unknown)
		}
	})
}

func TestSignIn_doesTheSameWorkForUnknownAddresses(t *testing.T) {
	accounttest.Each(t, func(t *testing.T, f accounttest.Fixture) {
		work := func(email string) (string, int64) {
			before := f.Passwords.Derived.Load()
			made := strings.Join(dbtest.Statements(t, f.DB, f.Ctx, func() {
				if _, err := f.SignIn(f.Ctx, email, "wrong", accounttest.Laptop); !errors.Is(err, session.ErrSignIn) {
					t.Fatal(err)
				}
			}), "\n")
			return made, f.Passwords.Derived.Load() - before
		}
		known, knownHashes := work("ines@firm.example")
		unknown, unknownHashes := work("stranger@firm.example")
		if known != unknown || knownHashes != 1 || unknownHashes != 1 {
			t.Errorf("known %d\n%s\nunknown %d\n%s", knownHashes, known, unknownHashes, unknown)
		}
	})
}

func TestSetPassword_endsAllSessionsAndBeginsANewOne(t *testing.T) {
	accounttest.Each(t, func(t *testing.T, f accounttest.Fixture) {
		before := []account.Grant{f.Grant(t), f.Grant(t)}
		token := f.Link(t)
		user, grant, err := f.SetPassword(f.Ctx, token, accounttest.Better, account.Proof{}, accounttest.Laptop)
		if err != nil || user.Email != "Ines@Firm.example" {
			t.Fatal(err)
		}
		for _, old := range before {
			if f.State(t, old.Access) != auth.TokenRevoked {
				t.Error("an earlier session is still active")
			}
			if _, err := f.Refresh(f.Ctx, old.Refresh); !errors.Is(err, session.ErrRefresh) {
				t.Errorf("an earlier session was refreshed: %v", err)
			}
		}
		if f.State(t, grant.Access) != auth.TokenValid {
			t.Error("no session was begun")
		}
		if _, err := f.SignIn(f.Ctx, "ines@firm.example", accounttest.Password, accounttest.Laptop); !errors.Is(err, session.ErrSignIn) {
			t.Errorf("the old password: %v", err)
		}
		if _, err := f.SignIn(f.Ctx, "ines@firm.example", accounttest.Better, accounttest.Laptop); err != nil {
			t.Errorf("the new one: %v", err)
		}
		if !strings.Contains(f.Mails.All[len(f.Mails.All)-1].Text, "was changed on November 28, 2026") {
			t.Errorf("the owner was not notified: %+v", f.Mails.All)
		}
	})
}

func TestSetPassword_aLinkWorksOnceAndViewingItDoesNotUseItUp(t *testing.T) {
	accounttest.Each(t, func(t *testing.T, f accounttest.Fixture) {
		token := f.Link(t)
		for range 3 {
			if link, err := f.CheckPasswordLink(f.Ctx, token); err != nil || link.State != account.LinkGood || link.Invitation {
				t.Fatalf("%+v, %v", link, err)
			}
		}
		if _, _, err := f.SetPassword(f.Ctx, token, "short", account.Proof{}, accounttest.Laptop); errs.KindOf(err) != errs.Invalid || errstest.CodeOf(err) != "" {
			t.Errorf("a refused password: %v", err)
		}
		if _, _, err := f.SetPassword(f.Ctx, token, accounttest.Better, account.Proof{}, accounttest.Laptop); err != nil {
			t.Fatal(err)
		}
		if _, _, err := f.SetPassword(f.Ctx, token, accounttest.Better+"!", account.Proof{}, accounttest.Laptop); errstest.CodeOf(err) != account.CodeLinkUsed {
			t.Errorf("twice: %v", err)
		}
		if link, err := f.CheckPasswordLink(f.Ctx, token); err != nil || link.State != account.LinkUsed || link.User.ID != "" {
			t.Errorf("%+v, %v", link, err)
		}
	})
}

func TestSetPassword_oneOfManyConcurrentRequestsSucceeds(t *testing.T) {
	accounttest.Each(t, func(t *testing.T, f accounttest.Fixture) {
		token := f.Link(t)
		var group sync.WaitGroup
		results := make([]error, 6)
		for i := range results {
			group.Go(func() {
				_, _, results[i] = f.SetPassword(f.Ctx, token, fmt.Sprintf("%s %d", accounttest.Better, i), account.Proof{}, accounttest.Laptop)
			})
		}
		group.Wait()
		set := 0
		for _, err := range results {
			switch {
			case err == nil:
				set++
			case errstest.CodeOf(err) != account.CodeLinkUsed:
				t.Errorf("%v", err)
			}
		}
		if set != 1 {
			t.Errorf("%d set a password", set)
		}
	})
}

func TestSetPassword_aLinkExpiresAfterThirtyMinutes(t *testing.T) {
	accounttest.Each(t, func(t *testing.T, f accounttest.Fixture) {
		token := f.Link(t)
		f.Clock.Advance(account.RecoveryLifetime)
		if _, _, err := f.SetPassword(f.Ctx, token, accounttest.Better, account.Proof{}, accounttest.Laptop); errstest.CodeOf(err) != account.CodeLinkExpired {
			t.Errorf("%v", err)
		}
	})
}

func TestSetPassword_usesUpTheOtherLinksOfTheAccount(t *testing.T) {
	accounttest.Each(t, func(t *testing.T, f accounttest.Fixture) {
		one, two := f.Link(t), f.Link(t)
		if _, _, err := f.SetPassword(f.Ctx, two, accounttest.Better, account.Proof{}, accounttest.Laptop); err != nil {
			t.Fatal(err)
		}
		if _, _, err := f.SetPassword(f.Ctx, one, accounttest.Better, account.Proof{}, accounttest.Laptop); errstest.CodeOf(err) != account.CodeLinkUnknown {
			t.Errorf("%v", err)
		}
	})
}

func TestSetPassword_refusesUnknownLinks(t *testing.T) {
	accounttest.Each(t, func(t *testing.T, f accounttest.Fixture) {
		grant, link := f.Grant(t), f.Link(t)
		for name, wrong := range map[string]string{"unknown": "x", "nothing": "", "a refresh token": grant.Refresh, "cut short": link[:len(link)-1], "its hash": token.Hash(link)} {
			if _, _, err := f.SetPassword(f.Ctx, wrong, accounttest.Better, account.Proof{}, accounttest.Laptop); errstest.CodeOf(err) != account.CodeLinkUnknown {
				t.Errorf("%s: %v", name, err)
			}
		}
		if err := f.DB.Write(f.Ctx).Exec("UPDATE users SET suspended_at = 1").Error; err != nil {
			t.Fatal(err)
		}
		if _, _, err := f.SetPassword(f.Ctx, link, accounttest.Better, account.Proof{}, accounttest.Laptop); errstest.CodeOf(err) != account.CodeLinkUnknown {
			t.Errorf("after a suspension: %v", err)
		}
	})
}

// coded is a second factor with one right code.
type coded struct{ accounttest.NoFactors }

func (coded) Due(context.Context, string) (bool, error) { return true, nil }
func (coded) Status(context.Context, string) (account.FactorStatus, error) {
	return account.FactorStatus{Methods: []account.Method{account.Authenticator}}, nil
}
func (coded) Check(_ context.Context, _ string, p account.Proof) error {
	if p.Code == "424242" {
		return nil
	}
	return account.ErrProof
}

func TestSetPassword_needsTheSecondFactor(t *testing.T) {
	accounttest.Each(t, func(t *testing.T, f accounttest.Fixture) {
		f.Factors.Factors = coded{}
		token := f.Link(t)
		for range account.FactorsPerLink - 1 {
			if _, _, err := f.SetPassword(f.Ctx, token, accounttest.Better, account.Proof{Code: "000000"}, accounttest.Laptop); errs.KindOf(err) != errs.Invalid {
				t.Fatalf("a wrong code: %v", err)
			}
			f.Clock.Advance(time.Minute)
		}
		if _, _, err := f.SetPassword(f.Ctx, token, accounttest.Better, account.Proof{}, accounttest.Laptop); errs.KindOf(err) != errs.Invalid {
			t.Errorf("no code: %v", err)
		}
		if _, _, err := f.SetPassword(f.Ctx, token, accounttest.Better, account.Proof{Code: "424242"}, accounttest.Laptop); err != nil {
			t.Errorf("the correct code: %v", err)
		}
		f.Clock.Advance(time.Hour)
		token = f.Link(t)
		for range account.FactorsPerLink {
			_, _, _ = f.SetPassword(f.Ctx, token, accounttest.Better, account.Proof{Code: "000000"}, accounttest.Laptop)
			f.Clock.Advance(time.Minute)
		}
		if _, _, err := f.SetPassword(f.Ctx, token, accounttest.Better, account.Proof{Code: "424242"}, accounttest.Laptop); errstest.CodeOf(err) != account.CodeLinkUsed {
			t.Errorf("after too many wrong codes: %v", err)
		}
	})
}

func TestSetPassword_acceptsAnInvitation(t *testing.T) {
	accounttest.Each(t, func(t *testing.T, w accounttest.Fixture) {
		if _, err := w.Invite(w.Ctx, w.Admin(t, "ruth@peritus.test", "Ruth Adeyemi"), account.NewAccount{Email: "zoe@firm.example", Name: "Zoë Okafor", Groups: auth.Groups{auth.Attorney}}, "x"); err != nil {
			t.Fatal(err)
		}
		token := w.MailedTokens("zoe@firm.example", "/set-password")[0]
		if link, err := w.CheckPasswordLink(w.Ctx, token); err != nil || !link.Invitation || link.State != account.LinkGood {
			t.Fatalf("%+v, %v", link, err)
		}
		if _, _, err := w.SetPassword(w.Ctx, token, accounttest.Better, account.Proof{}, accounttest.Laptop); err != nil {
			t.Fatal(err)
		}
		if _, err := w.SignIn(w.Ctx, "zoe@firm.example", accounttest.Better, accounttest.Laptop); err != nil {
			t.Error(err)
		}
	})
}

// A session that has just begun isn't enough: someone may have found the browser open.
func TestChangePassword_alwaysAsksForTheCurrentPassword(t *testing.T) {
	accounttest.Each(t, func(t *testing.T, f accounttest.Fixture) {
		actor := f.Actor(t, f.Grant(t).Access)
		if !actor.Fresh {
			t.Fatal("the session isn't fresh")
		}
		for present, says := range map[string]string{"": "Enter your current password.", "wrong": "That isn't your password."} {
			_, err := f.ChangePassword(f.Ctx, actor, present, accounttest.Better)
			var e *errs.Error
			if !errors.As(err, &e) || len(e.Fields["present"]) != 1 || e.Fields["present"][0] != says {
				t.Errorf("with %q: %v", present, err)
			}
		}
		if _, err := f.SignIn(f.Ctx, "ines@firm.example", accounttest.Password, accounttest.Laptop); err != nil {
			t.Errorf("the password changed: %v", err)
		}
	})
}

func TestChangePassword_endsAllOtherSessions(t *testing.T) {
	accounttest.Each(t, func(t *testing.T, f accounttest.Fixture) {
		mine, other, token := f.Grant(t), f.Grant(t), f.Link(t)
		if _, err := f.ChangePassword(f.Ctx, f.Actor(t, mine.Access), accounttest.Password, "ines@firm.example"); errs.KindOf(err) != errs.Invalid {
			t.Errorf("the address as the password: %v", err)
		}
		if n, err := f.ChangePassword(f.Ctx, f.Actor(t, mine.Access), accounttest.Password, accounttest.Better); n != 1 || err != nil {
			t.Fatalf("%d, %v", n, err)
		}
		if f.State(t, mine.Access) != auth.TokenValid || f.State(t, other.Access) != auth.TokenRevoked {
			t.Error("the wrong sessions are active")
		}
		if _, _, err := f.SetPassword(f.Ctx, token, accounttest.Better, account.Proof{}, accounttest.Laptop); errstest.CodeOf(err) != account.CodeLinkUnknown {
			t.Errorf("an earlier link: %v", err)
		}
		settings, err := f.Settings(f.Ctx, f.Actor(t, mine.Access))
		if err != nil || !settings.PasswordChangedAt.Equal(f.Clock.Now()) {
			t.Errorf("%+v, %v", settings, err)
		}
	})
}

func TestSweep_deletesOldLinksAndRequests(t *testing.T) {
	accounttest.Each(t, func(t *testing.T, f accounttest.Fixture) {
		f.Link(t)
		if err := f.AskRecovery(f.Ctx, "ines@firm.example", accounttest.Laptop); err != nil {
			t.Fatal(err)
		}
		left := func() (links, requests int64) {
			t.Helper()
			if err := f.Sweep(f.Ctx); err != nil {
				t.Fatal(err)
			}
			for table, n := range map[string]*int64{"account_links": &links, "recovery_requests": &requests} {
				if err := f.DB.Read(f.Ctx).Table(table).Count(n).Error; err != nil {
					t.Fatal(err)
				}
			}
			return links, requests
		}
		if links, requests := left(); links != 1 || requests != 1 {
			t.Errorf("at once: %d links, %d requests", links, requests)
		}
		f.Clock.Advance(25 * time.Hour)
		if links, requests := left(); links != 1 || requests != 0 {
			t.Errorf("after a day: %d links, %d requests", links, requests)
		}
		f.Clock.Advance(31 * 24 * time.Hour)
		if links, _ := left(); links != 0 {
			t.Errorf("after a month: %d links", links)
		}
	})
}
