package session_test

import (
	"errors"
	"testing"
	"time"

	"peritus/bff/account"
	"peritus/bff/account/accounttest"
	"peritus/bff/account/session"
	"peritus/bff/auth"
)

// staffGrant signs in a new member of staff.
func staffGrant(t *testing.T, f accounttest.Fixture, email string, groups auth.Groups) account.Grant {
	t.Helper()
	if _, err := f.Add(f.Ctx, email, "Ruth", accounttest.Password, groups); err != nil {
		t.Fatal(err)
	}
	outcome, err := f.SignIn(f.Ctx, email, accounttest.Password, accounttest.Laptop)
	if err != nil {
		t.Fatal(err)
	}
	return outcome.Grant
}

// over fails unless neither token of a grant works.
func over(t *testing.T, f accounttest.Fixture, g account.Grant) {
	t.Helper()
	if state := f.State(t, g.Access); state == auth.TokenValid {
		t.Error("the access token works")
	}
	if _, err := f.Refresh(f.Ctx, g.Refresh); !errors.Is(err, session.ErrRefresh) {
		t.Errorf("the refresh token: %v", err)
	}
}

func TestSession_endsNinetyDaysAfterTheSignIn(t *testing.T) {
	accounttest.Each(t, func(t *testing.T, f accounttest.Fixture) {
		grant, left := f.Grant(t), session.Lifetime
		for range 17 { // every five days
			f.Clock.Advance(5 * 24 * time.Hour)
			left -= 5 * 24 * time.Hour
			var err error
			if grant, err = f.Refresh(f.Ctx, grant.Refresh); err != nil {
				t.Fatal(err)
			}
			if want := min(session.RefreshLifetime, left); grant.RefreshLifetime != want {
				t.Errorf("%s before the end, the cookie lasts %s", left, grant.RefreshLifetime)
			}
		}
		f.Clock.Advance(left - time.Millisecond)
		if state := f.State(t, grant.Access); state != auth.TokenValid {
			t.Errorf("just before the end: %s", state)
		}
		f.Clock.Advance(time.Millisecond)
		over(t, f, grant)
	})
}

func TestSession_begunBeforeTheLimitEndsByIt(t *testing.T) {
	accounttest.Each(t, func(t *testing.T, f accounttest.Fixture) {
		grant := f.Grant(t)
		began := f.Clock.Now().Add(-session.Lifetime).UnixMilli()
		if err := f.DB.Write(f.Ctx).Exec("UPDATE sessions SET created_at = ?", began).Error; err != nil {
			t.Fatal(err)
		}
		over(t, f, grant)
	})
}

func TestSession_ofStaffEndsAfterTwelveHoursWithoutUse(t *testing.T) {
	for _, group := range []auth.Group{auth.Admin, auth.Researcher} {
		accounttest.Each(t, func(t *testing.T, f accounttest.Fixture) {
			attorney := f.Grant(t)
			grant := staffGrant(t, f, "ruth@peritus.test", auth.Groups{group})
			f.Clock.Advance(session.StaffIdle - time.Millisecond)
			if state := f.State(t, grant.Access); state != auth.TokenValid { // a use, not written yet
				t.Fatalf("just before the end: %s", state)
			}
			f.Clock.Advance(session.StaffIdle - time.Millisecond)
			if err := f.WriteSightings(f.Ctx); err != nil {
				t.Fatal(err)
			}
			if state := f.State(t, grant.Access); state != auth.TokenValid {
				t.Fatalf("used meanwhile: %s", state)
			}
			f.Clock.Advance(session.StaffIdle)
			over(t, f, grant)
			if state := f.State(t, attorney.Access); state != auth.TokenValid {
				t.Errorf("an attorney's session: %s", state)
			}
		})
	}
}

func TestSweep_endsOnlyIdleSessionsOfStaff(t *testing.T) {
	accounttest.Each(t, func(t *testing.T, f accounttest.Fixture) {
		f.Grant(t)
		staffGrant(t, f, "idle@peritus.test", auth.Groups{auth.Admin})
		f.Clock.Advance(session.StaffIdle + session.SeenEvery + time.Millisecond)
		staffGrant(t, f, "busy@peritus.test", auth.Groups{auth.Researcher})
		if err := f.Sweep(f.Ctx); err != nil {
			t.Fatal(err)
		}
		var ended []string
		err := f.DB.Read(f.Ctx).Table("sessions").Joins("JOIN users ON users.id = sessions.user_id").
			Where("revoked_at IS NOT NULL").Pluck("users.email", &ended).Error
		if err != nil || len(ended) != 1 || ended[0] != "idle@peritus.test" {
			t.Errorf("ended %v, %v", ended, err)
		}
	})
}
