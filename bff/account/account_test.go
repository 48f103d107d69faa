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

	"peritus/bff/auth"
	"peritus/bff/platform/cache/cachetest"
	"peritus/bff/platform/clock"
	"peritus/bff/platform/db"
	"peritus/bff/platform/db/dbtest"
	"peritus/bff/platform/errs"
	"peritus/bff/platform/id"
	"peritus/bff/platform/job"
	"peritus/bff/platform/mail"
)

const password = "a long enough passphrase"

// cheap hashing is for tests in which the cost does not matter.
var cheap = HashCost{MemoryKiB: 8, Passes: 1}

var laptop = Device{Address: "192.0.2.7", UserAgent: "Firefox"}

type letters struct {
	mu  sync.Mutex
	all []mail.Message
}

func (l *letters) Send(_ context.Context, m mail.Message) error {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.all = append(l.all, m)
	return nil
}

// queue keeps what was added, until a test works it off.
type queue struct {
	mu  sync.Mutex
	all []job.Args
}

func (q *queue) Add(_ context.Context, args job.Args) error {
	q.mu.Lock()
	defer q.mu.Unlock()
	q.all = append(q.all, args)
	return nil
}

type fixture struct {
	*Service
	clock   *clock.Fake
	mails   *letters
	jobs    *queue
	entries *entries
	ctx     context.Context
}

func newFixture(t *testing.T, d *db.DB, r redis.UniversalClient) fixture {
	t.Helper()
	f := fixture{clock: clock.NewFake(time.Date(2026, 11, 28, 9, 0, 0, 0, time.UTC)), mails: &letters{}, jobs: &queue{}, entries: &entries{}, ctx: t.Context()}
	s, err := New(Deps{DB: d, Redis: r, Clock: f.clock, IDs: id.Random, Mails: f.mails, Jobs: f.jobs, AuditLog: f.entries, WebOrigin: "https://peritus.test", RefreshKey: []byte("refresh key"), HashCost: cheap,
		Tokens: auth.NewTokens([]auth.Key{{KID: "k", Secret: []byte(strings.Repeat("k", 32))}}, f.clock.Now)})
	if err != nil {
		t.Fatal(err)
	}
	f.Service = s
	if _, err := s.Add(f.ctx, "Ines@Firm.example", "Ines Castellanos", password, auth.Groups{auth.Attorney}); err != nil {
		t.Fatal(err)
	}
	return f
}

// each runs f on both databases.
func each(t *testing.T, f func(t *testing.T, x fixture)) {
	dbtest.Each(t, func(t *testing.T, d *db.DB) { f(t, newFixture(t, d, cachetest.InProcess(t))) })
}

func (f fixture) signIn(t *testing.T) Grant {
	t.Helper()
	entry, err := f.SignIn(f.ctx, "ines@firm.example", password, laptop)
	if err != nil {
		t.Fatal(err)
	}
	return entry.Grant
}

func (f fixture) state(t *testing.T, access string) auth.TokenState {
	t.Helper()
	p, err := f.Authenticate(f.ctx, access)
	if err != nil {
		t.Fatal(err)
	}
	if (p.State == auth.TokenValid) != p.Actor.SignedIn() {
		t.Fatalf("state %s with actor %+v", p.State, p.Actor)
	}
	return p.State
}

func TestSignIn_theAddressIsComparedWithoutCaseSpaceAndComposition(t *testing.T) {
	each(t, func(t *testing.T, f fixture) {
		for _, email := range []string{"ines@firm.example", " INES@FIRM.EXAMPLE ", "Ines@Firm.example", "ｉnes@firm.example"} {
			if _, err := f.SignIn(f.ctx, email, password, laptop); err != nil {
				t.Errorf("%q: %v", email, err)
			}
		}
	})
}

func TestSignIn_refusalsAreAlikeWhicheverHalfIsWrong(t *testing.T) {
	each(t, func(t *testing.T, f fixture) {
		for _, c := range []struct{ email, password string }{
			{"ines@firm.example", "wrong"}, {"nobody@firm.example", password}, {"ines@firm.example", password + " "},
			{"", password}, {"ines@firm.example", ""},
		} {
			entry, err := f.SignIn(f.ctx, c.email, c.password, laptop)
			if !errors.Is(err, ErrSignIn) || entry.Grant != (Grant{}) || entry.Challenge != nil {
				t.Errorf("%q: %v %+v", c.email, err, entry)
			}
		}
	})
}

func TestSignIn_aSuspendedAccountIsRefused_andItsSessionsEnd(t *testing.T) {
	each(t, func(t *testing.T, f fixture) {
		grant := f.signIn(t)
		if err := f.DB.Write(f.ctx).Exec("UPDATE users SET suspended_at = 1").Error; err != nil {
			t.Fatal(err)
		}
		if _, err := f.SignIn(f.ctx, "ines@firm.example", password, laptop); !errors.Is(err, ErrSignIn) {
			t.Errorf("sign-in: %v", err)
		}
		if got := f.state(t, grant.Access); got != auth.TokenRevoked {
			t.Errorf("access token: %s", got)
		}
		if _, err := f.Refresh(f.ctx, grant.Refresh); !errors.Is(err, ErrRefresh) {
			t.Errorf("refresh: %v", err)
		}
	})
}

func TestSignIn_aNewBrowserIsAnnouncedByMailOnce_theFirstOfAnAccountIsNot(t *testing.T) {
	each(t, func(t *testing.T, f fixture) {
		f.signIn(t)
		f.signIn(t)
		if len(f.mails.all) != 0 {
			t.Errorf("of the browser that the account began on: %+v", f.mails.all)
		}
		for range 2 {
			f.from(t, Device{UserAgent: onPhone})
		}
		if n := len(f.mails.all); n != 1 || !strings.Contains(f.mails.all[0].Text, "iPhone") || f.mails.all[0].To != "Ines@Firm.example" {
			t.Errorf("mails: %+v", f.mails.all)
		}
	})
}

func TestSignIn_waitsGrowForThePlaceThatGuesses_andTheOwnerGetsInFromElsewhere(t *testing.T) {
	each(t, func(t *testing.T, f fixture) {
		guesser := Device{Address: "198.51.100.9"}
		for range placeFree {
			if _, err := f.SignIn(f.ctx, "ines@firm.example", "wrong", guesser); !errors.Is(err, ErrSignIn) {
				t.Fatal(err)
			}
		}
		waits := []time.Duration{}
		for range 4 {
			_, err := f.SignIn(f.ctx, "ines@firm.example", password, guesser) // even the right one has to wait
			var tooMany *errs.Error
			if !errors.As(err, &tooMany) || tooMany.Kind != errs.TooMany {
				t.Fatalf("not slowed down: %v", err)
			}
			waits = append(waits, tooMany.RetryAfter)
			f.clock.Advance(tooMany.RetryAfter)
			if _, err := f.SignIn(f.ctx, "ines@firm.example", "wrong", guesser); !errors.Is(err, ErrSignIn) {
				t.Fatal(err)
			}
		}
		if fmt.Sprint(waits) != "[1s 2s 4s 8s]" {
			t.Errorf("waits %v", waits)
		}
		f.signIn(t)
	})
}

func TestSignIn_guessesFromManyPlacesDelayTheOwnerByAtMostTenSeconds(t *testing.T) {
	each(t, func(t *testing.T, f fixture) {
		for i := range accountFree + 200 {
			if _, err := f.failFrom(fmt.Sprintf("203.0.113.%d", i)); err != nil {
				f.clock.Advance(accountWait)
			}
		}
		if wait, err := f.failFrom("192.0.2.200"); err == nil || wait > accountWait || wait <= 0 {
			t.Errorf("wait %s, %v", wait, err)
		}
		f.clock.Advance(accountWait)
		f.signIn(t)
	})
}

// failFrom counts a wrong try without the cost of hashing a password.
func (f fixture) failFrom(address string) (time.Duration, error) {
	err := f.limiter.take(f.ctx, EmailKey("ines@firm.example"), address)
	var e *errs.Error
	if errors.As(err, &e) {
		return e.RetryAfter, err
	}
	return 0, err
}

func TestSignIn_triesSentAllAtOnceAreCountedOneByOne(t *testing.T) {
	each(t, func(t *testing.T, f fixture) {
		var group sync.WaitGroup
		var mu sync.Mutex
		let := 0
		for range 40 {
			group.Go(func() {
				if _, err := f.failFrom("198.51.100.9"); err == nil {
					mu.Lock()
					let++
					mu.Unlock()
				}
			})
		}
		group.Wait()
		if let != placeFree {
			t.Errorf("%d of 40 simultaneous tries were let through, want %d", let, placeFree)
		}
	})
}

func TestSignIn_oneAddressIsLimitedAcrossAccounts_andSuccessesDoNotCount(t *testing.T) {
	cachetest.Each(t, func(t *testing.T, r redis.UniversalClient) {
		f := newFixture(t, dbtest.SQLite(t), r)
		for range 3 {
			f.signIn(t)
		}
		for i := range addressLimit {
			if err := f.limiter.take(f.ctx, fmt.Sprintf("a%d@firm.example", i), laptop.Address); err != nil {
				t.Fatalf("try %d: %v", i, err)
			}
		}
		err := f.limiter.take(f.ctx, "last@firm.example", laptop.Address)
		if errs.KindOf(err) != errs.TooMany {
			t.Errorf("over the limit: %v", err)
		}
		if err := f.limiter.take(f.ctx, "last@firm.example", "192.0.2.8"); err != nil {
			t.Errorf("another address: %v", err)
		}
	})
}

func TestSignIn_anOutageOfRedisKeepsNobodyOut(t *testing.T) {
	f := newFixture(t, dbtest.SQLite(t), redis.NewClient(&redis.Options{Addr: "127.0.0.1:1", MaxRetries: -1, DialTimeout: 50 * time.Millisecond}))
	f.signIn(t)
}

func TestRefresh_rotates_andOnlyHashesAreStored(t *testing.T) {
	each(t, func(t *testing.T, f fixture) {
		one := f.signIn(t)
		f.clock.Advance(time.Hour)
		two, err := f.Refresh(f.ctx, one.Refresh)
		if err != nil {
			t.Fatal(err)
		}
		if two.Refresh == one.Refresh || two.Access == one.Access || two.AccessLifetime != 7*24*time.Hour {
			t.Errorf("grant %+v", two)
		}
		if got := f.state(t, two.Access); got != auth.TokenValid {
			t.Errorf("new access token: %s", got)
		}
		var stored []string
		if err := f.DB.Read(f.ctx).Table("refresh_tokens").Pluck("hash", &stored).Error; err != nil {
			t.Fatal(err)
		}
		for _, s := range stored {
			if s == one.Refresh || s == two.Refresh {
				t.Error("a refresh token is stored as it is")
			}
		}
	})
}

func TestRefresh_withinTheGraceTheSameSuccessorIsAnswered(t *testing.T) {
	each(t, func(t *testing.T, f fixture) {
		one := f.signIn(t)
		two, err := f.Refresh(f.ctx, one.Refresh)
		if err != nil {
			t.Fatal(err)
		}
		f.clock.Advance(Grace)
		again, err := f.Refresh(f.ctx, one.Refresh)
		if err != nil || again.Refresh != two.Refresh {
			t.Errorf("%v, same successor: %v", err, again.Refresh == two.Refresh)
		}
	})
}

func TestRefresh_anOldTokenAfterTheGraceEndsTheWholeFamily(t *testing.T) {
	each(t, func(t *testing.T, f fixture) {
		one := f.signIn(t)
		two, err := f.Refresh(f.ctx, one.Refresh)
		if err != nil {
			t.Fatal(err)
		}
		other := f.signIn(t) // another session of the same person is not of the family
		f.clock.Advance(Grace + time.Millisecond)
		if _, err := f.Refresh(f.ctx, one.Refresh); !errors.Is(err, ErrRefresh) {
			t.Errorf("stolen token: %v", err)
		}
		if _, err := f.Refresh(f.ctx, two.Refresh); !errors.Is(err, ErrRefresh) {
			t.Errorf("its successor: %v", err)
		}
		if got := f.state(t, two.Access); got != auth.TokenRevoked {
			t.Errorf("its access token: %s", got)
		}
		if got := f.state(t, other.Access); got != auth.TokenValid {
			t.Errorf("the other session: %s", got)
		}
	})
}

func TestRefresh_manyAtOnceSignNobodyOut_andAgreeOnTheSuccessor(t *testing.T) {
	each(t, func(t *testing.T, f fixture) {
		token := f.signIn(t).Refresh
		for round := range 5 {
			var group sync.WaitGroup
			answers := make([]string, 16)
			for i := range answers {
				group.Go(func() {
					grant, err := f.Refresh(f.ctx, token)
					if err != nil {
						t.Errorf("round %d: %v", round, err)
					}
					answers[i] = grant.Refresh
				})
			}
			group.Wait()
			for _, a := range answers {
				if a != answers[0] || a == token {
					t.Fatalf("round %d: successors differ", round)
				}
			}
			token = answers[0]
		}
	})
}

func TestRefresh_refusesWhatIsUnknownExpiredOrNotARefreshToken(t *testing.T) {
	each(t, func(t *testing.T, f fixture) {
		grant := f.signIn(t)
		for name, token := range map[string]string{"unknown": "unknown", "an access token": grant.Access, "nothing": ""} {
			if _, err := f.Refresh(f.ctx, token); !errors.Is(err, ErrRefresh) {
				t.Errorf("%s: %v", name, err)
			}
		}
		f.clock.Advance(RefreshLifetime)
		if _, err := f.Refresh(f.ctx, grant.Refresh); !errors.Is(err, ErrRefresh) {
			t.Errorf("expired: %v", err)
		}
	})
}

func TestSignOut_winsOverARefreshInEitherOrder(t *testing.T) {
	each(t, func(t *testing.T, f fixture) {
		for _, refreshFirst := range []bool{true, false} {
			grant := f.signIn(t)
			refreshed := Grant{}
			refresh := func() {
				var err error
				if refreshed, err = f.Refresh(f.ctx, grant.Refresh); err != nil && !errors.Is(err, ErrRefresh) {
					t.Fatal(err)
				}
			}
			if refreshFirst {
				refresh()
			}
			if err := f.SignOut(f.ctx, auth.Nobody, grant.Refresh); err != nil {
				t.Fatal(err)
			}
			if !refreshFirst {
				refresh()
			}
			for _, access := range []string{grant.Access, refreshed.Access} {
				if access != "" && f.state(t, access) != auth.TokenRevoked {
					t.Errorf("refresh first %v: an access token survived the sign-out", refreshFirst)
				}
			}
			for _, token := range []string{grant.Refresh, refreshed.Refresh} {
				if _, err := f.Refresh(f.ctx, token); !errors.Is(err, ErrRefresh) {
					t.Errorf("refresh first %v: a refresh token survived the sign-out", refreshFirst)
				}
			}
		}
	})
}

func TestAuthenticate_aTokenOfAnUnknownSessionIsRevoked(t *testing.T) {
	each(t, func(t *testing.T, f fixture) {
		raw, err := f.Tokens.Issue(auth.Claims{UserID: "u", SessionID: "s"})
		if err != nil {
			t.Fatal(err)
		}
		if got := f.state(t, raw); got != auth.TokenRevoked {
			t.Errorf("state %s", got)
		}
	})
}

func TestAdd_anAddressIsTakenInEverySpelling(t *testing.T) {
	each(t, func(t *testing.T, f fixture) {
		if _, err := f.Add(f.ctx, "INES@firm.example", "Twin", password, nil); errs.KindOf(err) != errs.Conflict {
			t.Errorf("err %v", err)
		}
	})
}

func TestSweep_forgetsWhatCanNoLongerMatter_andKeepsTheRest(t *testing.T) {
	each(t, func(t *testing.T, f fixture) {
		old := f.signIn(t)
		f.clock.Advance(RefreshLifetime + time.Second)
		fresh := f.signIn(t)
		if err := f.Sweep(f.ctx); err != nil {
			t.Fatal(err)
		}
		if _, found, err := f.store.findRefresh(f.ctx, hashOf(old.Refresh)); found || err != nil {
			t.Errorf("an expired token is kept: %v", err)
		}
		if _, err := f.Refresh(f.ctx, fresh.Refresh); err != nil {
			t.Errorf("a good token was swept: %v", err)
		}
	})
}

func TestPasswords_aStoredFormFitsItsPasswordOnly_andAnEmptyOneFitsNone(t *testing.T) {
	p, err := NewPasswords(HashCost{})
	if err != nil {
		t.Fatal(err)
	}
	stored, err := p.Hash(t.Context(), "pässword with an umlaut")
	if err != nil || !strings.HasPrefix(stored, "$argon2id$v=19$m=19456,t=2,p=1$") {
		t.Fatalf("%q, %v", stored, err)
	}
	for _, c := range []struct {
		stored, password string
		want             bool
	}{
		{stored, "pässword with an umlaut", true}, {stored, "pa\u0308ssword with an umlaut", true},
		{stored, "password with an umlaut", false}, {stored, "", false}, {"", "nobody's password", false},
	} {
		if got, err := p.Matches(t.Context(), c.stored, c.password); got != c.want || err != nil {
			t.Errorf("%q: %v, %v", c.password, got, err)
		}
	}
}

func TestPasswords_waitForAFreeCoreEndsWithTheRequest(t *testing.T) {
	p, err := NewPasswords(HashCost{})
	if err != nil {
		t.Fatal(err)
	}
	for range cap(p.slots) {
		p.slots <- struct{}{}
	}
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if _, err := p.Matches(ctx, "", "x"); !errors.Is(err, context.Canceled) {
		t.Errorf("err %v", err)
	}
}
