package account

import (
	"errors"
	"fmt"
	"testing"
	"time"

	"peritus/bff/auth"
)

const (
	onWindows = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36"
	onPhone   = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1"
)

// from signs in on a device and answers who is there then.
func (f fixture) from(t *testing.T, device Device) auth.Actor {
	t.Helper()
	entry, err := f.SignIn(f.ctx, "ines@firm.example", password, device)
	if err != nil {
		t.Fatal(err)
	}
	return f.actor(t, entry.Grant.Access)
}

func (f fixture) actor(t *testing.T, access string) auth.Actor {
	t.Helper()
	presented, err := f.Authenticate(f.ctx, access)
	if err != nil || !presented.Actor.SignedIn() {
		t.Fatalf("%+v, %v", presented, err)
	}
	return presented.Actor
}

func TestSessions_areToldInWordsWithTheirPlace_theOneThatAsksFirst(t *testing.T) {
	each(t, func(t *testing.T, f fixture) {
		windows := f.from(t, Device{Address: "8.8.8.8", UserAgent: onWindows})
		f.clock.Advance(time.Hour)
		f.from(t, Device{Address: "::ffff:193.0.6.139", UserAgent: onPhone})
		f.clock.Advance(time.Minute)
		f.from(t, Device{Address: "127.0.0.1", UserAgent: "curl/8"})
		sessions, err := f.Sessions(f.ctx, windows)
		if err != nil {
			t.Fatal(err)
		}
		got := ""
		for _, s := range sessions {
			got += fmt.Sprintf("%s|%s|%v|%v\n", s.Device, s.Country, s.Current, s.NewPlace)
		}
		if want := "Chrome on Windows|US|true|false\nA program we do not know||false|false\nSafari on iPhone|NL|false|true\n"; got != want {
			t.Errorf("got\n%swant\n%s", got, want)
		}
		f.clock.Advance(newPlaceFor)
		if sessions, err = f.Sessions(f.ctx, windows); err != nil || sessions[2].NewPlace {
			t.Errorf("a place stays new for ever: %v", err)
		}
	})
}

func TestSessions_thoseThatHaveEndedAreNotListed_butTheirPlacesAreKnown(t *testing.T) {
	each(t, func(t *testing.T, f fixture) {
		first := f.from(t, Device{Address: "8.8.8.8", UserAgent: onWindows})
		phone := f.from(t, Device{Address: "193.0.6.139", UserAgent: onPhone})
		if err := f.EndSession(f.ctx, first, phone.SessionID); err != nil {
			t.Fatal(err)
		}
		f.from(t, Device{Address: "193.0.6.140", UserAgent: onPhone})
		sessions, err := f.Sessions(f.ctx, first)
		if err != nil || len(sessions) != 2 || sessions[1].NewPlace || sessions[1].Country != "NL" {
			t.Errorf("%+v, %v", sessions, err)
		}
		f.clock.Advance(RefreshLifetime)
		if sessions, err := f.Sessions(f.ctx, first); err != nil || len(sessions) != 0 {
			t.Errorf("expired sessions are listed: %+v, %v", sessions, err)
		}
	})
}

func TestEndSession_endsOneOfOnesOwn_andNobodyElses(t *testing.T) {
	each(t, func(t *testing.T, f fixture) {
		if _, err := f.Add(f.ctx, "li@firm.example", "Li Wei", password, auth.Groups{auth.Attorney}); err != nil {
			t.Fatal(err)
		}
		others, err := f.SignIn(f.ctx, "li@firm.example", password, laptop)
		if err != nil {
			t.Fatal(err)
		}
		mine, second := f.from(t, laptop), f.signIn(t)
		for name, id := range map[string]string{"another person's": f.actor(t, others.Grant.Access).SessionID, "unknown": "x", "nothing": ""} {
			if err := f.EndSession(f.ctx, mine, id); !errors.Is(err, ErrNoSession) {
				t.Errorf("%s: %v", name, err)
			}
		}
		if got := f.state(t, others.Grant.Access); got != auth.TokenValid {
			t.Errorf("another person's session: %s", got)
		}
		id := f.actor(t, second.Access).SessionID
		if err := f.EndSession(f.ctx, mine, id); err != nil {
			t.Fatal(err)
		}
		if err := f.EndSession(f.ctx, mine, id); !errors.Is(err, ErrNoSession) {
			t.Errorf("twice: %v", err)
		}
		if got := f.state(t, second.Access); got != auth.TokenRevoked {
			t.Errorf("the ended session: %s", got)
		}
		if _, err := f.Refresh(f.ctx, second.Refresh); !errors.Is(err, ErrRefresh) {
			t.Errorf("it is refreshed: %v", err)
		}
	})
}

func TestEndOtherSessions_leavesTheOneThatAsks(t *testing.T) {
	each(t, func(t *testing.T, f fixture) {
		mine := f.signIn(t)
		others := []Grant{f.signIn(t), f.signIn(t)}
		if n, err := f.EndOtherSessions(f.ctx, f.actor(t, mine.Access)); n != 2 || err != nil {
			t.Errorf("%d, %v", n, err)
		}
		for _, other := range others {
			if f.state(t, other.Access) != auth.TokenRevoked {
				t.Error("another session stands")
			}
		}
		if n, err := f.EndOtherSessions(f.ctx, f.actor(t, mine.Access)); n != 0 || err != nil {
			t.Errorf("again: %d, %v", n, err)
		}
	})
}

func TestSeen_theLastUseIsWrittenOnceInFiveMinutes_notWithEachRequest(t *testing.T) {
	each(t, func(t *testing.T, f fixture) {
		grant := f.signIn(t)
		actor := f.actor(t, grant.Access)
		written := func() int64 {
			rows, err := f.store.listSessions(f.ctx, actor.UserID)
			if err != nil {
				t.Fatal(err)
			}
			return rows[0].SeenAt
		}
		shown := func() time.Time {
			sessions, err := f.Sessions(f.ctx, actor)
			if err != nil {
				t.Fatal(err)
			}
			return sessions[0].SeenAt
		}
		use := func(after time.Duration) {
			f.clock.Advance(after)
			f.actor(t, grant.Access)
			if err := f.WriteSightings(f.ctx); err != nil {
				t.Fatal(err)
			}
		}
		began := f.clock.Now()
		use(SeenEvery - time.Second)
		if at := written(); at != 0 {
			t.Errorf("written too soon: %d", at)
		}
		use(time.Second)
		if at := written(); at != began.Add(SeenEvery).UnixMilli() {
			t.Errorf("not written: %d", at)
		}
		f.clock.Advance(SeenEvery)
		f.actor(t, grant.Access)
		if at := shown(); !at.Equal(f.clock.Now()) {
			t.Errorf("what is not written yet is not shown: %s", at)
		}
	})
}
