package session_test

import (
	"errors"
	"fmt"
	"strings"
	"testing"
	"time"

	"peritus/bff/account"
	"peritus/bff/account/accounttest"
	"peritus/bff/account/session"
	"peritus/bff/auth"
)

func TestSessions_areListedInWordsWithTheCurrentOneFirst(t *testing.T) {
	accounttest.Each(t, func(t *testing.T, f accounttest.Fixture) {
		windows := f.From(t, account.Device{Address: "8.8.8.8", UserAgent: accounttest.OnWindows})
		f.Clock.Advance(time.Hour)
		f.From(t, account.Device{Address: "::ffff:193.0.6.139", UserAgent: accounttest.OnPhone})
		f.Clock.Advance(time.Minute)
		f.From(t, account.Device{Address: "127.0.0.1", UserAgent: "curl/8"})
		sessions, err := f.Sessions(f.Ctx, windows)
		if err != nil {
			t.Fatal(err)
		}
		got := ""
		for _, s := range sessions {
			got += fmt.Sprintf("%s|%s|%v|%v\n", s.Device, s.Country, s.Current, s.NewPlace)
		}
		if want := "Chrome on Windows|US|true|false\nUnknown device||false|false\nSafari on iPhone|NL|false|true\n"; got != want {
			t.Errorf("got\n%swant\n%s", got, want)
		}
		f.Clock.Advance(session.NewPlaceFor)
		if sessions, err = f.Sessions(f.Ctx, windows); err != nil || sessions[2].NewPlace {
			t.Errorf("still a new place after two weeks: %v", err)
		}
	})
}

func TestSessions_endedOnesAreNotListedButTheirCountriesCount(t *testing.T) {
	accounttest.Each(t, func(t *testing.T, f accounttest.Fixture) {
		first := f.From(t, account.Device{Address: "8.8.8.8", UserAgent: accounttest.OnWindows})
		phone := f.From(t, account.Device{Address: "193.0.6.139", UserAgent: accounttest.OnPhone})
		if _, err := f.EndOwn(f.Ctx, first, []string{phone.SessionID}); err != nil {
			t.Fatal(err)
		}
		f.From(t, account.Device{Address: "193.0.6.140", UserAgent: accounttest.OnPhone})
		sessions, err := f.Sessions(f.Ctx, first)
		if err != nil || len(sessions) != 2 || sessions[1].NewPlace || sessions[1].Country != "NL" {
			t.Errorf("%+v, %v", sessions, err)
		}
		f.Clock.Advance(session.RefreshLifetime)
		if sessions, err := f.Sessions(f.Ctx, first); err != nil || len(sessions) != 0 {
			t.Errorf("expired sessions are listed: %+v, %v", sessions, err)
		}
	})
}

func TestEndOwn_endsOnlyYourOwnSessions(t *testing.T) {
	accounttest.Each(t, func(t *testing.T, f accounttest.Fixture) {
		if _, err := f.Add(f.Ctx, "li@firm.example", "Li Wei", accounttest.Password, auth.Groups{auth.Attorney}); err != nil {
			t.Fatal(err)
		}
		others, err := f.SignIn(f.Ctx, "li@firm.example", accounttest.Password, accounttest.Laptop)
		if err != nil {
			t.Fatal(err)
		}
		mine, second := f.From(t, accounttest.Laptop), f.Grant(t)
		for name, id := range map[string]string{"another person's": f.Actor(t, others.Grant.Access).SessionID, "unknown": "x", "nothing": ""} {
			if _, err := f.EndOwn(f.Ctx, mine, []string{id}); !errors.Is(err, session.ErrNoSession) {
				t.Errorf("%s: %v", name, err)
			}
		}
		if got := f.State(t, others.Grant.Access); got != auth.TokenValid {
			t.Errorf("another person's session: %s", got)
		}
		id := f.Actor(t, second.Access).SessionID
		if _, err := f.EndOwn(f.Ctx, mine, []string{id}); err != nil {
			t.Fatal(err)
		}
		if _, err := f.EndOwn(f.Ctx, mine, []string{id}); !errors.Is(err, session.ErrNoSession) {
			t.Errorf("twice: %v", err)
		}
		if got := f.State(t, second.Access); got != auth.TokenRevoked {
			t.Errorf("the ended session: %s", got)
		}
		if _, err := f.Refresh(f.Ctx, second.Refresh); !errors.Is(err, session.ErrRefresh) {
			t.Errorf("the ended session was refreshed: %v", err)
		}
	})
}

func TestEndOwn_endsAGroupWithOneEntryAndKeepsTheCurrentSession(t *testing.T) {
	accounttest.Each(t, func(t *testing.T, f accounttest.Fixture) {
		mine := f.Grant(t)
		actor := f.Actor(t, mine.Access)
		ids := []string{actor.SessionID, "ended long ago"}
		var grants []account.Grant
		for range 40 {
			grant := f.Grant(t)
			grants, ids = append(grants, grant), append(ids, f.Actor(t, grant.Access).SessionID)
		}
		kept := f.Grant(t)
		if n, err := f.EndOwn(f.Ctx, actor, ids); n != 40 || err != nil {
			t.Fatalf("%d, %v", n, err)
		}
		for _, grant := range grants {
			if f.State(t, grant.Access) != auth.TokenRevoked {
				t.Error("a chosen session is active")
			}
		}
		for _, grant := range []account.Grant{mine, kept} {
			if got := f.State(t, grant.Access); got != auth.TokenValid {
				t.Errorf("a session that was not chosen, or the current one: %s", got)
			}
		}
		if d := f.Log.Only(t, actor.UserID, "account.session-ended"); d.Detail["sessions"] != "40" || strings.Contains(d.Detail["browser"], ",") {
			t.Errorf("%+v", d)
		}
	})
}

func TestEndOtherSessions_keepsTheCurrentOne(t *testing.T) {
	accounttest.Each(t, func(t *testing.T, f accounttest.Fixture) {
		mine := f.Grant(t)
		others := []account.Grant{f.Grant(t), f.Grant(t)}
		if n, err := f.EndOtherSessions(f.Ctx, f.Actor(t, mine.Access)); n != 2 || err != nil {
			t.Errorf("%d, %v", n, err)
		}
		for _, other := range others {
			if f.State(t, other.Access) != auth.TokenRevoked {
				t.Error("another session is active")
			}
		}
		if n, err := f.EndOtherSessions(f.Ctx, f.Actor(t, mine.Access)); n != 0 || err != nil {
			t.Errorf("again: %d, %v", n, err)
		}
	})
}

func TestSeen_writesTheLastUseOnceInFiveMinutes(t *testing.T) {
	accounttest.Each(t, func(t *testing.T, f accounttest.Fixture) {
		grant := f.Grant(t)
		actor := f.Actor(t, grant.Access)
		written := func() int64 {
			var at int64
			if err := f.DB.Read(f.Ctx).Table("sessions").Where("user_id = ?", actor.UserID).Pluck("seen_at", &at).Error; err != nil {
				t.Fatal(err)
			}
			return at
		}
		shown := func() time.Time {
			sessions, err := f.Sessions(f.Ctx, actor)
			if err != nil {
				t.Fatal(err)
			}
			return sessions[0].SeenAt
		}
		use := func(after time.Duration) {
			f.Clock.Advance(after)
			f.Actor(t, grant.Access)
			if err := f.WriteSightings(f.Ctx); err != nil {
				t.Fatal(err)
			}
		}
		began := f.Clock.Now()
		use(session.SeenEvery - time.Second)
		if at := written(); at != 0 {
			t.Errorf("written too soon: %d", at)
		}
		use(time.Second)
		if at := written(); at != began.Add(session.SeenEvery).UnixMilli() {
			t.Errorf("not written: %d", at)
		}
		f.Clock.Advance(session.SeenEvery)
		f.Actor(t, grant.Access)
		if at := shown(); !at.Equal(f.Clock.Now()) {
			t.Errorf("the unwritten last use is not shown: %s", at)
		}
	})
}
