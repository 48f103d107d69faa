package account

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/redis/go-redis/v9"
	"gorm.io/gorm"

	"peritus/bff/auth"
	"peritus/bff/platform/cache/cachetest"
	"peritus/bff/platform/db"
	"peritus/bff/platform/db/dbtest"
	"peritus/bff/platform/errs"
)

const better = "seven quiet herons at dusk"

// ask asks for a link and works off the job.
func (f fixture) ask(t *testing.T, email string) {
	t.Helper()
	if err := f.AskRecovery(f.ctx, email, laptop); err != nil {
		t.Fatal(err)
	}
	f.workOff(t)
}

func (f fixture) workOff(t *testing.T) {
	t.Helper()
	for _, args := range f.jobs.all {
		if err := f.Recover(f.ctx, args.(RecoveryJob).RequestID); err != nil {
			t.Fatal(err)
		}
	}
	f.jobs.all = nil
}

// tokens are those of the links in the mails to an address, oldest first.
func (f fixture) tokens(to, path string) []string {
	var found []string
	for _, m := range f.mails.all {
		if m.To != to {
			continue
		}
		for line := range strings.Lines(m.Text) {
			if _, token, ok := strings.Cut(strings.TrimSpace(line), "https://peritus.test"+path+"?token="); ok {
				found = append(found, token)
			}
		}
	}
	return found
}

func (f fixture) link(t *testing.T) string {
	t.Helper()
	f.ask(t, "ines@firm.example")
	all := f.tokens("Ines@Firm.example", "/set-password")
	if len(all) == 0 {
		t.Fatal("no link was mailed")
	}
	return all[len(all)-1]
}

func TestRecover_mailsTheStoredAddressALinkThatIsStoredHashed(t *testing.T) {
	each(t, func(t *testing.T, f fixture) {
		f.ask(t, " INES@firm.example")
		tokens := f.tokens("Ines@Firm.example", "/set-password")
		if len(tokens) != 1 || len(tokens[0]) < 40 {
			t.Fatalf("%+v", f.mails.all)
		}
		var stored []string
		if err := f.DB.Read(f.ctx).Table("account_links").Pluck("hash", &stored).Error; err != nil {
			t.Fatal(err)
		}
		if len(stored) != 1 || stored[0] == tokens[0] || stored[0] != hashOf(tokens[0]) {
			t.Errorf("stored %v", stored)
		}
	})
}

func TestRecover_whoeverHasNoAccountToRecoverIsMailedNothing_andForgotten(t *testing.T) {
	each(t, func(t *testing.T, f fixture) {
		if _, err := f.Create(f.ctx, NewAccount{Email: "invited@firm.example", Name: "Li Wei"}); err != nil {
			t.Fatal(err)
		}
		f.ask(t, "stranger@firm.example")
		f.ask(t, "invited@firm.example")
		if err := f.DB.Write(f.ctx).Exec("UPDATE users SET suspended_at = 1").Error; err != nil {
			t.Fatal(err)
		}
		f.ask(t, "ines@firm.example")
		var kept int64
		if err := f.DB.Read(f.ctx).Table("recovery_requests").Count(&kept).Error; err != nil || kept != 0 || len(f.mails.all) != 0 {
			t.Errorf("%d requests kept, mails %+v, %v", kept, f.mails.all, err)
		}
	})
}

func TestRecover_aJobThatRunsTwiceMailsOnce(t *testing.T) {
	each(t, func(t *testing.T, f fixture) {
		if err := f.AskRecovery(f.ctx, "ines@firm.example", laptop); err != nil {
			t.Fatal(err)
		}
		f.jobs.all = append(f.jobs.all, f.jobs.all[0])
		f.workOff(t)
		if n := len(f.mails.all); n != 1 {
			t.Errorf("%d mails", n)
		}
	})
}

func TestRecover_oneAccountIsMailedThreeTimesAnHour_andEachLinkWorks(t *testing.T) {
	each(t, func(t *testing.T, f fixture) {
		for range linksPerHour + 3 {
			f.ask(t, "ines@firm.example")
		}
		tokens := f.tokens("Ines@Firm.example", "/set-password")
		if len(tokens) != linksPerHour {
			t.Fatalf("%d links", len(tokens))
		}
		for _, token := range tokens { // a stranger who asks again takes no link from its owner
			if link, err := f.CheckPasswordLink(f.ctx, token); err != nil || link.State != LinkGood {
				t.Errorf("%s, %v", link.State, err)
			}
		}
		f.clock.Advance(time.Hour)
		f.link(t)
	})
}

func TestAskRecovery_oneAddressOfTheInternetIsLimited_andAnOutageOfRedisLimitsNobody(t *testing.T) {
	cachetest.Each(t, func(t *testing.T, r redis.UniversalClient) {
		f := newFixture(t, dbtest.SQLite(t), r)
		for i := range recoveryLimit {
			if err := f.AskRecovery(f.ctx, fmt.Sprintf("a%d@firm.example", i), laptop); err != nil {
				t.Fatal(err)
			}
		}
		if err := f.AskRecovery(f.ctx, "ines@firm.example", laptop); errs.KindOf(err) != errs.TooMany {
			t.Errorf("over the limit: %v", err)
		}
		if err := f.AskRecovery(f.ctx, "ines@firm.example", Device{Address: "192.0.2.8"}); err != nil {
			t.Errorf("from elsewhere: %v", err)
		}
	})
	f := newFixture(t, dbtest.SQLite(t), redis.NewClient(&redis.Options{Addr: "127.0.0.1:1", MaxRetries: -1, DialTimeout: 50 * time.Millisecond}))
	f.link(t)
}

// statements are the SQL that f makes, in order.
func statements(t *testing.T, d *db.DB, ctx context.Context, f func()) []string {
	t.Helper()
	var mu sync.Mutex
	var made []string
	note := func(g *gorm.DB) {
		mu.Lock()
		defer mu.Unlock()
		made = append(made, g.Statement.SQL.String())
	}
	for i, g := range []*gorm.DB{d.Read(ctx), d.Write(ctx)} {
		c := g.Callback()
		for name, after := range map[string]func(string, func(*gorm.DB)) error{
			"query": c.Query().After("gorm:query").Register, "create": c.Create().After("gorm:create").Register,
			"update": c.Update().After("gorm:update").Register, "delete": c.Delete().After("gorm:delete").Register,
			"row": c.Row().After("gorm:row").Register, "raw": c.Raw().After("gorm:raw").Register,
		} {
			if err := after(fmt.Sprintf("test:%s%d%p", name, i, &made), note); err != nil {
				t.Fatal(err)
			}
		}
	}
	f()
	mu.Lock()
	defer mu.Unlock()
	return append([]string{}, made...)
}

func TestAskRecovery_theSameWorkIsDoneForKnownAndUnknownAddresses(t *testing.T) {
	each(t, func(t *testing.T, f fixture) {
		work := func(email string) string {
			return strings.Join(statements(t, f.DB, f.ctx, func() {
				if err := f.AskRecovery(f.ctx, email, laptop); err != nil {
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

func TestSignIn_theSameWorkIsDoneForKnownAndUnknownAddresses(t *testing.T) {
	each(t, func(t *testing.T, f fixture) {
		work := func(email string) (string, int64) {
			before := f.passwords.derived.Load()
			made := strings.Join(statements(t, f.DB, f.ctx, func() {
				if _, err := f.SignIn(f.ctx, email, "wrong", laptop); !errors.Is(err, ErrSignIn) {
					t.Fatal(err)
				}
			}), "\n")
			return made, f.passwords.derived.Load() - before
		}
		known, knownHashes := work("ines@firm.example")
		unknown, unknownHashes := work("stranger@firm.example")
		if known != unknown || knownHashes != 1 || unknownHashes != 1 {
			t.Errorf("known %d\n%s\nunknown %d\n%s", knownHashes, known, unknownHashes, unknown)
		}
	})
}

func TestSetPassword_endsAllSessionsAndBeginsOne_andTheOldPasswordIsGone(t *testing.T) {
	each(t, func(t *testing.T, f fixture) {
		before := []Grant{f.signIn(t), f.signIn(t)}
		token := f.link(t)
		user, grant, err := f.SetPassword(f.ctx, token, better, Proof{}, laptop)
		if err != nil || user.Email != "Ines@Firm.example" {
			t.Fatal(err)
		}
		for _, old := range before {
			if f.state(t, old.Access) != auth.TokenRevoked {
				t.Error("a session from before stands")
			}
			if _, err := f.Refresh(f.ctx, old.Refresh); !errors.Is(err, ErrRefresh) {
				t.Errorf("it is refreshed: %v", err)
			}
		}
		if f.state(t, grant.Access) != auth.TokenValid {
			t.Error("no session was begun")
		}
		if _, err := f.SignIn(f.ctx, "ines@firm.example", password, laptop); !errors.Is(err, ErrSignIn) {
			t.Errorf("the old password: %v", err)
		}
		if _, err := f.SignIn(f.ctx, "ines@firm.example", better, laptop); err != nil {
			t.Errorf("the new one: %v", err)
		}
		if !strings.Contains(f.mails.all[len(f.mails.all)-1].Text, "was set on 28 November 2026") {
			t.Errorf("the owner is not told: %+v", f.mails.all)
		}
	})
}

func TestSetPassword_aLinkWorksOnce_andLookingAtItDoesNotUseIt(t *testing.T) {
	each(t, func(t *testing.T, f fixture) {
		token := f.link(t)
		for range 3 {
			if link, err := f.CheckPasswordLink(f.ctx, token); err != nil || link.State != LinkGood || link.Invitation {
				t.Fatalf("%+v, %v", link, err)
			}
		}
		if _, _, err := f.SetPassword(f.ctx, token, "short", Proof{}, laptop); errs.KindOf(err) != errs.Invalid || errs.CodeOf(err) != "" {
			t.Errorf("a refused password: %v", err)
		}
		if _, _, err := f.SetPassword(f.ctx, token, better, Proof{}, laptop); err != nil {
			t.Fatal(err)
		}
		if _, _, err := f.SetPassword(f.ctx, token, better+"!", Proof{}, laptop); errs.CodeOf(err) != CodeLinkUsed {
			t.Errorf("twice: %v", err)
		}
		if link, err := f.CheckPasswordLink(f.ctx, token); err != nil || link.State != LinkUsed || link.User.ID != "" {
			t.Errorf("%+v, %v", link, err)
		}
	})
}

func TestSetPassword_ofManyAtOnceOneSetsIt(t *testing.T) {
	each(t, func(t *testing.T, f fixture) {
		token := f.link(t)
		var group sync.WaitGroup
		results := make([]error, 6)
		for i := range results {
			group.Go(func() {
				_, _, results[i] = f.SetPassword(f.ctx, token, fmt.Sprintf("%s %d", better, i), Proof{}, laptop)
			})
		}
		group.Wait()
		set := 0
		for _, err := range results {
			switch {
			case err == nil:
				set++
			case errs.CodeOf(err) != CodeLinkUsed:
				t.Errorf("%v", err)
			}
		}
		if set != 1 {
			t.Errorf("%d set a password", set)
		}
	})
}

func TestSetPassword_afterHalfAnHourALinkIsExpired(t *testing.T) {
	each(t, func(t *testing.T, f fixture) {
		token := f.link(t)
		f.clock.Advance(RecoveryLifetime)
		if _, _, err := f.SetPassword(f.ctx, token, better, Proof{}, laptop); errs.CodeOf(err) != CodeLinkExpired {
			t.Errorf("%v", err)
		}
	})
}

func TestSetPassword_usesUpTheOtherLinksOfTheAccount(t *testing.T) {
	each(t, func(t *testing.T, f fixture) {
		one, two := f.link(t), f.link(t)
		if _, _, err := f.SetPassword(f.ctx, two, better, Proof{}, laptop); err != nil {
			t.Fatal(err)
		}
		if _, _, err := f.SetPassword(f.ctx, one, better, Proof{}, laptop); errs.CodeOf(err) != CodeLinkUnknown {
			t.Errorf("%v", err)
		}
	})
}

func TestSetPassword_refusesWhatIsNoLink(t *testing.T) {
	each(t, func(t *testing.T, f fixture) {
		grant, token := f.signIn(t), f.link(t)
		for name, wrong := range map[string]string{"unknown": "x", "nothing": "", "a refresh token": grant.Refresh, "cut short": token[:len(token)-1], "its hash": hashOf(token)} {
			if _, _, err := f.SetPassword(f.ctx, wrong, better, Proof{}, laptop); errs.CodeOf(err) != CodeLinkUnknown {
				t.Errorf("%s: %v", name, err)
			}
		}
		if err := f.DB.Write(f.ctx).Exec("UPDATE users SET suspended_at = 1").Error; err != nil {
			t.Fatal(err)
		}
		if _, _, err := f.SetPassword(f.ctx, token, better, Proof{}, laptop); errs.CodeOf(err) != CodeLinkUnknown {
			t.Errorf("suspended since: %v", err)
		}
	})
}

// coded is a second factor with one right code.
type coded struct{ noFactors }

func (coded) Due(context.Context, string) (bool, error) { return true, nil }
func (coded) Status(context.Context, string) (FactorStatus, error) {
	return FactorStatus{Methods: []Method{Authenticator}}, nil
}
func (coded) Check(_ context.Context, _ string, p Proof) error {
	if p.Code == "424242" {
		return nil
	}
	return ErrProof
}

func TestSetPassword_asksForTheSecondFactor_andAWrongOneSetsNothing(t *testing.T) {
	each(t, func(t *testing.T, f fixture) {
		f.Factors = coded{}
		token := f.link(t)
		for range factorsPerLink - 1 {
			if _, _, err := f.SetPassword(f.ctx, token, better, Proof{Code: "000000"}, laptop); errs.KindOf(err) != errs.Invalid {
				t.Fatalf("a wrong code: %v", err)
			}
			f.clock.Advance(time.Minute)
		}
		if _, _, err := f.SetPassword(f.ctx, token, better, Proof{}, laptop); errs.KindOf(err) != errs.Invalid {
			t.Errorf("no code: %v", err)
		}
		if _, _, err := f.SetPassword(f.ctx, token, better, Proof{Code: "424242"}, laptop); err != nil {
			t.Errorf("the right code: %v", err)
		}
		f.clock.Advance(time.Hour)
		token = f.link(t)
		for range factorsPerLink {
			_, _, _ = f.SetPassword(f.ctx, token, better, Proof{Code: "000000"}, laptop)
			f.clock.Advance(time.Minute)
		}
		if _, _, err := f.SetPassword(f.ctx, token, better, Proof{Code: "424242"}, laptop); errs.CodeOf(err) != CodeLinkUsed {
			t.Errorf("after too many wrong ones: %v", err)
		}
	})
}

func TestSetPassword_takesUpAnInvitation(t *testing.T) {
	eachStaffed(t, func(t *testing.T, w staffed) {
		if _, err := w.Invite(w.ctx, w.ruth, NewAccount{Email: "zoe@firm.example", Name: "Zoë Okafor", Groups: auth.Groups{auth.Attorney}}, "x"); err != nil {
			t.Fatal(err)
		}
		token := w.tokens("zoe@firm.example", "/set-password")[0]
		if link, err := w.CheckPasswordLink(w.ctx, token); err != nil || !link.Invitation || link.State != LinkGood {
			t.Fatalf("%+v, %v", link, err)
		}
		if _, _, err := w.SetPassword(w.ctx, token, better, Proof{}, laptop); err != nil {
			t.Fatal(err)
		}
		if _, err := w.SignIn(w.ctx, "zoe@firm.example", better, laptop); err != nil {
			t.Error(err)
		}
	})
}

func TestChangePassword_keepsTheSessionThatAsks_andEndsTheOthers(t *testing.T) {
	each(t, func(t *testing.T, f fixture) {
		mine, other, token := f.signIn(t), f.signIn(t), f.link(t)
		if _, err := f.ChangePassword(f.ctx, f.actor(t, mine.Access), "ines@firm.example"); errs.KindOf(err) != errs.Invalid {
			t.Errorf("the address as a password: %v", err)
		}
		if n, err := f.ChangePassword(f.ctx, f.actor(t, mine.Access), better); n != 1 || err != nil {
			t.Fatalf("%d, %v", n, err)
		}
		if f.state(t, mine.Access) != auth.TokenValid || f.state(t, other.Access) != auth.TokenRevoked {
			t.Error("the wrong sessions stand")
		}
		if _, _, err := f.SetPassword(f.ctx, token, better, Proof{}, laptop); errs.CodeOf(err) != CodeLinkUnknown {
			t.Errorf("a link from before: %v", err)
		}
		settings, err := f.Settings(f.ctx, f.actor(t, mine.Access))
		if err != nil || !settings.PasswordChangedAt.Equal(f.clock.Now()) {
			t.Errorf("%+v, %v", settings, err)
		}
	})
}

func TestSweep_deletesLinksAMonthAfterTheirEnd_andRequestsThatNobodyTook(t *testing.T) {
	each(t, func(t *testing.T, f fixture) {
		f.link(t)
		if err := f.AskRecovery(f.ctx, "ines@firm.example", laptop); err != nil {
			t.Fatal(err)
		}
		left := func() (links, requests int64) {
			t.Helper()
			if err := f.Sweep(f.ctx); err != nil {
				t.Fatal(err)
			}
			for table, n := range map[any]*int64{&linkRow{}: &links, &recoveryRow{}: &requests} {
				if err := f.DB.Read(f.ctx).Model(table).Count(n).Error; err != nil {
					t.Fatal(err)
				}
			}
			return links, requests
		}
		if links, requests := left(); links != 1 || requests != 1 {
			t.Errorf("at once: %d links, %d requests", links, requests)
		}
		f.clock.Advance(25 * time.Hour)
		if links, requests := left(); links != 1 || requests != 0 {
			t.Errorf("after a day: %d links, %d requests", links, requests)
		}
		f.clock.Advance(31 * 24 * time.Hour)
		if links, _ := left(); links != 0 {
			t.Errorf("after a month: %d links", links)
		}
	})
}
