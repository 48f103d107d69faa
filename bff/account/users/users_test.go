package users_test

import (
	"errors"
	"strings"
	"sync"
	"testing"
	"time"

	"peritus/bff/account"
	"peritus/bff/account/accounttest"
	"peritus/bff/account/session"
	"peritus/bff/account/users"
	"peritus/bff/auth"
	"peritus/bff/platform/errs"
	"peritus/bff/platform/token"
)

// staffed is a fixture with an administrator and an attorney.
type staffed struct {
	accounttest.Fixture
	ruth auth.Actor
	ines string // an attorney's account
}

func eachStaffed(t *testing.T, f func(t *testing.T, w staffed)) {
	accounttest.Each(t, func(t *testing.T, x accounttest.Fixture) {
		w := staffed{Fixture: x}
		w.ruth = w.Admin(t, "ruth@peritus.test", "Ruth Adeyemi")
		user, _, err := w.FindByEmail(w.Ctx, "ines@firm.example")
		if err != nil {
			t.Fatal(err)
		}
		w.ines = user.ID
		f(t, w)
	})
}

func TestSuspend_endsSessionsAndBlocksSignInUntilRestored(t *testing.T) {
	eachStaffed(t, func(t *testing.T, w staffed) {
		grant := w.Grant(t)
		if err := w.Suspend(w.Ctx, w.ruth, w.ines, " Two complaints "); err != nil {
			t.Fatal(err)
		}
		if s := w.State(t, grant.Access); s != auth.TokenRevoked {
			t.Errorf("the session is %s", s)
		}
		if _, err := w.Refresh(w.Ctx, grant.Refresh); !errors.Is(err, session.ErrRefresh) {
			t.Errorf("refresh: %v", err)
		}
		if _, err := w.SignIn(w.Ctx, "ines@firm.example", accounttest.Password, accounttest.Laptop); !errors.Is(err, session.ErrSuspended) {
			t.Errorf("sign-in: %v", err)
		}
		if d := w.Log.Last(t, "account.suspended"); d.Reason != "Two complaints" || d.ID != w.ines || d.Name != "Ines Castellanos" || d.Detail["sessions"] != "1" {
			t.Errorf("%+v", d)
		}
		if m := w.Mails.To(t, "Ines@Firm.example", "suspended"); !strings.Contains(m.Text, "Two complaints") {
			t.Errorf("%s", m.Text)
		}
		if err := w.Restore(w.Ctx, w.ruth, w.ines, "They were withdrawn"); err != nil {
			t.Fatal(err)
		}
		w.Log.Last(t, "account.restored")
		w.Mails.To(t, "Ines@Firm.example", "restored")
		if s := w.State(t, grant.Access); s != auth.TokenRevoked {
			t.Errorf("restoring reactivated a session: %s", s)
		}
		w.Clock.Advance(time.Hour)
		w.Grant(t)
	})
}

func TestUsers_actionsNeedAReasonAndAnotherAccount(t *testing.T) {
	eachStaffed(t, func(t *testing.T, w staffed) {
		acts := map[string]func(actor auth.Actor, userID, reason string) error{
			"suspend": func(a auth.Actor, id, r string) error { return w.Suspend(w.Ctx, a, id, r) },
			"restore": func(a auth.Actor, id, r string) error { return w.Restore(w.Ctx, a, id, r) },
			"groups": func(a auth.Actor, id, r string) error {
				return w.SetGroups(w.Ctx, a, id, auth.Groups{auth.Expert}, r)
			},
			"sessions": func(a auth.Actor, id, r string) error { return w.EndAllSessions(w.Ctx, a, id, r) },
			"chosen":   func(a auth.Actor, id, r string) error { return w.EndChosenSessions(w.Ctx, a, id, []string{"x"}, r) },
			"factor":   func(a auth.Actor, id, r string) error { return w.ResetFactor(w.Ctx, a, id, r) },
			"again":    func(a auth.Actor, id, r string) error { return w.InviteAgain(w.Ctx, a, id, r) },
		}
		for what, act := range acts {
			for _, reason := range []string{"", " \n", strings.Repeat("x", users.LongestReason+1), "a\x07b"} {
				var e *errs.Error
				if err := act(w.ruth, w.ines, reason); !errors.As(err, &e) || e.Kind != errs.Invalid || len(e.Fields["reason"]) != 1 {
					t.Errorf("%s for %q: %v", what, reason, err)
				}
			}
			if err := act(w.ruth, w.ruth.UserID, "Why not"); errs.KindOf(err) != errs.Forbidden {
				t.Errorf("%s for oneself: %v", what, err)
			}
			if err := act(w.ruth, "nobody", "Why not"); !errors.Is(err, account.ErrNoUser) {
				t.Errorf("%s for nobody: %v", what, err)
			}
		}
		if len(w.Log.All) != 0 || len(w.Mails.All) != 0 {
			t.Errorf("refusals left %+v %+v", w.Log.All, w.Mails.All)
		}
	})
}

func TestUsers_actionsRollBackIfTheAuditEntryFails(t *testing.T) {
	eachStaffed(t, func(t *testing.T, w staffed) {
		grant := w.Grant(t)
		w.Log.Fail = errors.New("the log is away")
		if err := w.Suspend(w.Ctx, w.ruth, w.ines, "Two complaints"); !errors.Is(err, w.Log.Fail) {
			t.Errorf("%v", err)
		}
		if s := w.State(t, grant.Access); s != auth.TokenValid {
			t.Errorf("suspended without an entry: %s", s)
		}
	})
}

func TestUsers_refusesActionsWithoutEffect(t *testing.T) {
	eachStaffed(t, func(t *testing.T, w staffed) {
		for what, err := range map[string]error{
			"restoring an active account":           w.Restore(w.Ctx, w.ruth, w.ines, "x"),
			"the same groups":                       w.SetGroups(w.Ctx, w.ruth, w.ines, auth.Groups{auth.Attorney}, "x"),
			"ending sessions without any":           w.EndAllSessions(w.Ctx, w.ruth, w.ines, "x"),
			"ending no session":                     w.EndChosenSessions(w.Ctx, w.ruth, w.ines, nil, "x"),
			"ending a session that has ended":       w.EndChosenSessions(w.Ctx, w.ruth, w.ines, []string{"gone"}, "x"),
			"resetting a second factor without one": w.ResetFactor(w.Ctx, w.ruth, w.ines, "x"),
			"inviting an active account again":      w.InviteAgain(w.Ctx, w.ruth, w.ines, "x"),
		} {
			if errs.KindOf(err) != errs.Invalid {
				t.Errorf("%s: %v", what, err)
			}
		}
		if err := w.Suspend(w.Ctx, w.ruth, w.ines, "x"); err != nil {
			t.Fatal(err)
		}
		if err := w.Suspend(w.Ctx, w.ruth, w.ines, "x"); errs.KindOf(err) != errs.Invalid {
			t.Errorf("suspending twice: %v", err)
		}
	})
}

func TestSetGroups_acceptsOnlyCombinationsWithAnArea(t *testing.T) {
	eachStaffed(t, func(t *testing.T, w staffed) {
		grant := w.Grant(t)
		for _, groups := range []auth.Groups{{}, {auth.Admin, auth.Researcher}, {auth.Expert, auth.Admin}, {auth.Attorney, auth.Expert, auth.Researcher}} {
			var e *errs.Error
			err := w.SetGroups(w.Ctx, w.ruth, w.ines, groups, "x")
			if !errors.As(err, &e) || len(e.Fields["groups"]) != 1 || e.Fields["groups"][0] != auth.GroupsProblem(groups) {
				t.Errorf("%v: %v", groups, err)
			}
		}
		if s := w.State(t, grant.Access); s != auth.TokenValid {
			t.Errorf("a refusal ended the session: %s", s)
		}
		if err := w.SetGroups(w.Ctx, w.ruth, w.ines, auth.Groups{auth.Attorney, auth.Expert}, "She testifies too"); err != nil {
			t.Fatal(err)
		}
		if d := w.Log.Last(t, "account.groups-changed"); d.Detail["from"] != "Attorney" || d.Detail["to"] != "Attorney,Expert" {
			t.Errorf("%+v", d)
		}
		if s := w.State(t, grant.Access); s != auth.TokenRevoked {
			t.Errorf("the session is active after a change of groups: %s", s)
		}
		w.Mails.To(t, "Ines@Firm.example", "access changed")
	})
}

func TestUsers_theLastAdministratorCannotBeRemovedEvenConcurrently(t *testing.T) {
	eachStaffed(t, func(t *testing.T, w staffed) {
		gone := auth.Actor{UserID: "gone", Name: "Was One", Groups: auth.Groups{auth.Admin}}
		for what, err := range map[string]error{
			"suspend": w.Suspend(w.Ctx, gone, w.ruth.UserID, "x"),
			"groups":  w.SetGroups(w.Ctx, gone, w.ruth.UserID, auth.Groups{auth.Researcher}, "x"),
		} {
			if errs.KindOf(err) != errs.Conflict || !strings.Contains(err.Error(), "last administrator") {
				t.Errorf("%s: %v", what, err)
			}
		}
		if _, err := w.Invite(w.Ctx, w.ruth, account.NewAccount{Email: "new@peritus.test", Name: "New One", Groups: auth.Groups{auth.Admin}}, "Joins us"); err != nil {
			t.Fatal(err)
		}
		if err := w.Suspend(w.Ctx, gone, w.ruth.UserID, "x"); errs.KindOf(err) != errs.Conflict {
			t.Errorf("an invited administrator counts: %v", err)
		}
		adam := w.Admin(t, "adam@peritus.test", "Adam Ferrer")
		var group sync.WaitGroup
		failed := make(chan error, 2)
		group.Go(func() { failed <- w.Suspend(w.Ctx, w.ruth, adam.UserID, "x") })
		group.Go(func() { failed <- w.Suspend(w.Ctx, adam, w.ruth.UserID, "x") })
		group.Wait()
		refused := 0
		for range 2 {
			if err := <-failed; errs.KindOf(err) == errs.Conflict {
				refused++
			} else if err != nil {
				t.Error(err)
			}
		}
		if refused != 1 {
			t.Errorf("of two administrators who suspend each other at once, %d were refused", refused)
		}
	})
}

func TestEndAllSessions_signsOutEverywhereButAllowsSigningIn(t *testing.T) {
	eachStaffed(t, func(t *testing.T, w staffed) {
		one, two := w.Grant(t), w.Grant(t)
		if err := w.EndAllSessions(w.Ctx, w.ruth, w.ines, "A laptop was lost"); err != nil {
			t.Fatal(err)
		}
		for _, grant := range []account.Grant{one, two} {
			if s := w.State(t, grant.Access); s != auth.TokenRevoked {
				t.Errorf("%s", s)
			}
		}
		if d := w.Log.Last(t, "account.sessions-ended"); d.Detail["sessions"] != "2" {
			t.Errorf("%+v", d)
		}
		w.Mails.To(t, "Ines@Firm.example", "signed you out")
		w.Grant(t)
	})
}

func TestEndChosenSessions_endsTheseAndTellsOnWhichBrowsers(t *testing.T) {
	eachStaffed(t, func(t *testing.T, w staffed) {
		phone := w.From(t, account.Device{UserAgent: accounttest.OnPhone})
		kept := w.Grant(t)
		if err := w.EndChosenSessions(w.Ctx, w.ruth, w.ines, []string{phone.SessionID, w.ruth.SessionID}, "A phone was lost"); err != nil {
			t.Fatal(err)
		}
		if d := w.Log.Last(t, "account.some-sessions-ended"); d.Detail["sessions"] != "1" || d.Detail["browser"] != "Safari on iPhone" || d.Reason != "A phone was lost" {
			t.Errorf("%+v", d)
		}
		profile, err := w.Profile(w.Ctx, w.ruth, w.ines)
		if err != nil || len(profile.Browsers) != 1 || profile.Browsers[0].ID != w.Actor(t, kept.Access).SessionID {
			t.Errorf("%+v %v", profile.Browsers, err)
		}
		w.Mails.To(t, "Ines@Firm.example", "on some devices")
	})
}

func TestResetFactor_removesTheFactorAndEndsSessions(t *testing.T) {
	eachStaffed(t, func(t *testing.T, w staffed) {
		w.Factors.Enrolled[w.ines] = true
		grant := w.Grant(t)
		if err := w.ResetFactor(w.Ctx, w.ruth, w.ines, "Her phone drowned; we called her back"); err != nil {
			t.Fatal(err)
		}
		if w.Factors.Enrolled[w.ines] || w.State(t, grant.Access) != auth.TokenRevoked {
			t.Error("the factor or the session is still there")
		}
		w.Log.Last(t, "account.second-factor-reset")
		w.Mails.To(t, "Ines@Firm.example", "was reset")
	})
}

type link struct {
	Hash      string
	Purpose   string
	ExpiresAt int64
}

func TestInvite_emailsALinkThatWorksOnce(t *testing.T) {
	eachStaffed(t, func(t *testing.T, w staffed) {
		user, err := w.Invite(w.Ctx, w.ruth, account.NewAccount{Email: " Zoë@Firm.example ", Name: "Zoë Okafor", Groups: auth.Groups{auth.Attorney}}, "Asked by phone")
		if err != nil {
			t.Fatal(err)
		}
		m := w.Mails.To(t, "Zoë@Firm.example", "invited")
		_, secret, found := strings.Cut(m.Text, "https://peritus.test/set-password?token=")
		secret, _, _ = strings.Cut(secret, "\n")
		if !found || len(secret) < 40 {
			t.Fatalf("no link in %s", m.Text)
		}
		var rows []link
		if err := w.DB.Read(w.Ctx).Table("account_links").Where("user_id = ?", user.ID).Find(&rows).Error; err != nil {
			t.Fatal(err)
		}
		if len(rows) != 1 || rows[0].Hash != token.Hash(secret) || rows[0].Purpose != "invitation" || time.UnixMilli(rows[0].ExpiresAt).Sub(w.Clock.Now()) != users.InvitationLifetime {
			t.Errorf("%+v", rows)
		}
		if _, err := w.SignIn(w.Ctx, "zoë@firm.example", "", accounttest.Laptop); !errors.Is(err, session.ErrSignIn) {
			t.Errorf("without a password: %v", err)
		}
		if d := w.Log.Last(t, "account.invited"); d.ID != user.ID || d.Detail["groups"] != "Attorney" || strings.Contains(d.Name+d.Reason, "@") {
			t.Errorf("%+v", d)
		}
		if err := w.InviteAgain(w.Ctx, w.ruth, user.ID, "The mail was lost"); err != nil {
			t.Fatal(err)
		}
		var again []link
		if err := w.DB.Read(w.Ctx).Table("account_links").Where("user_id = ?", user.ID).Find(&again).Error; err != nil || len(again) != 1 || again[0].Hash == rows[0].Hash {
			t.Errorf("the first link still works: %+v %v", again, err)
		}
	})
}

func TestInvite_refusals(t *testing.T) {
	eachStaffed(t, func(t *testing.T, w staffed) {
		good := account.NewAccount{Email: "zoe@firm.example", Name: "Zoë Okafor", Groups: auth.Groups{auth.Attorney}}
		for field, otherwise := range map[string]func(n *account.NewAccount){
			"email":  func(n *account.NewAccount) { n.Email = "zoe@firm" },
			"name":   func(n *account.NewAccount) { n.Name = " " },
			"groups": func(n *account.NewAccount) { n.Groups = auth.Groups{auth.Admin, auth.Researcher} },
			"reason": func(*account.NewAccount) {},
		} {
			n, reason := good, "Asked by phone"
			otherwise(&n)
			if field == "reason" {
				reason = ""
			}
			var e *errs.Error
			if _, err := w.Invite(w.Ctx, w.ruth, n, reason); !errors.As(err, &e) || len(e.Fields) != 1 || len(e.Fields[field]) != 1 {
				t.Errorf("%s: %v", field, err)
			}
		}
		good.Email = "INES@firm.example"
		if _, err := w.Invite(w.Ctx, w.ruth, good, "x"); errs.KindOf(err) != errs.Conflict {
			t.Errorf("a known address: %v", err)
		}
		if len(w.Mails.All) != 0 || len(w.Log.All) != 0 {
			t.Errorf("refusals left %+v %+v", w.Mails.All, w.Log.All)
		}
	})
}

func TestUsers_areFoundByWordPrefixesGroupAndState(t *testing.T) {
	eachStaffed(t, func(t *testing.T, w staffed) {
		add := func(email, name string, groups ...auth.Group) string {
			t.Helper()
			w.Clock.Advance(time.Minute)
			user, err := w.Create(w.Ctx, account.NewAccount{Email: email, Name: name, Groups: groups, PasswordHash: "x"})
			if err != nil {
				t.Fatal(err)
			}
			return user.ID
		}
		jose := add("j.ortega@example.org", "José Ortega-Größe", auth.Expert)
		li := add("li@example.org", "李伟", auth.Attorney, auth.Expert)
		w.Clock.Advance(time.Minute)
		invited, err := w.Invite(w.Ctx, w.ruth, account.NewAccount{Email: "zoe@other.example", Name: "Zoë Okafor", Groups: auth.Groups{auth.Attorney}}, "x")
		if err != nil {
			t.Fatal(err)
		}
		if err := w.Suspend(w.Ctx, w.ruth, jose, "x"); err != nil {
			t.Fatal(err)
		}
		for what, c := range map[string]struct {
			filter users.Filter
			want   []string
		}{
			"all, newest first":      {users.Filter{}, []string{invited.ID, li, jose, w.ines, w.ruth.UserID}},
			"a name without accents": {users.Filter{Query: "jose GROSSE"}, []string{jose}},
			"the start of a word":    {users.Filter{Query: "ort"}, []string{jose}},
			"the middle of a word":   {users.Filter{Query: "tega"}, nil},
			"an address":             {users.Filter{Query: "li@example.org"}, []string{li}},
			"a host":                 {users.Filter{Query: "example.org"}, []string{li, jose}},
			"another script":         {users.Filter{Query: "李"}, []string{li}},
			"a percent sign":         {users.Filter{Query: "%"}, []string{invited.ID, li, jose, w.ines, w.ruth.UserID}},
			"a group":                {users.Filter{Group: auth.Expert}, []string{li, jose}},
			"suspended":              {users.Filter{State: account.Suspended}, []string{jose}},
			"invited":                {users.Filter{State: account.Invited}, []string{invited.ID}},
			"active":                 {users.Filter{State: account.Active}, []string{li, w.ines, w.ruth.UserID}},
			"all filters at once":    {users.Filter{Query: "li", Group: auth.Attorney, State: account.Active}, []string{li}},
		} {
			found, count, err := w.Users(w.Ctx, c.filter, 1)
			var ids []string
			for _, l := range found {
				ids = append(ids, l.ID)
			}
			same := len(ids) == len(c.want)
			for _, id := range c.want {
				same = same && strings.Contains(strings.Join(ids, " "), id)
			}
			if err != nil || count != len(c.want) || !same {
				t.Errorf("%s: %v, want %v (%v)", what, ids, c.want, err)
			}
		}
		if err := w.DB.Write(w.Ctx).Exec("DELETE FROM user_words").Error; err != nil {
			t.Fatal(err)
		}
		if err := w.Sweep(w.Ctx); err != nil {
			t.Fatal(err)
		}
		if found, _, err := w.Users(w.Ctx, users.Filter{Query: "ortega"}, 1); err != nil || len(found) != 1 {
			t.Errorf("accounts older than the index are not found: %v %v", found, err)
		}
	})
}

func TestSweep_deletesSessionsThatEndedNinetyDaysAgoExceptTheNewest(t *testing.T) {
	eachStaffed(t, func(t *testing.T, w staffed) {
		ended := w.Grant(t)
		if err := w.SignOut(w.Ctx, auth.Nobody, ended.Refresh); err != nil {
			t.Fatal(err)
		}
		w.Clock.Advance(session.EndedFor - time.Hour)
		w.Grant(t)
		sessions := func() (n int64) {
			if err := w.Sweep(w.Ctx); err != nil {
				t.Fatal(err)
			}
			if err := w.DB.Read(w.Ctx).Raw("SELECT COUNT(*) FROM sessions WHERE user_id = ?", w.ines).Scan(&n).Error; err != nil {
				t.Fatal(err)
			}
			return n
		}
		if n := sessions(); n != 2 {
			t.Errorf("%d sessions before the time is over", n)
		}
		w.Clock.Advance(2 * time.Hour)
		if n := sessions(); n != 1 {
			t.Errorf("%d sessions after it", n)
		}
		w.Clock.Advance(2 * session.EndedFor)
		if p, err := w.Profile(w.Ctx, w.ruth, w.ines); sessions() != 1 || err != nil || p.LastSignInAt.IsZero() {
			t.Errorf("the last sign-in is missing: %+v %v", p, err)
		}
	})
}

func TestUsers_showHowAnAccountIsUsed(t *testing.T) {
	eachStaffed(t, func(t *testing.T, w staffed) {
		w.Grant(t)
		w.Clock.Advance(time.Hour)
		second := w.Grant(t)
		at := w.Clock.Now()
		if err := w.SignOut(w.Ctx, auth.Nobody, second.Refresh); err != nil {
			t.Fatal(err)
		}
		p, err := w.Profile(w.Ctx, w.ruth, w.ines)
		if err != nil || p.Sessions != 1 || !p.LastSignInAt.Equal(at) || p.State != account.Active || p.SecondFactor {
			t.Errorf("%+v %v", p, err)
		}
		if p, err := w.Profile(w.Ctx, w.ruth, w.ruth.UserID); err != nil || p.Sessions != 0 || !p.LastSignInAt.IsZero() {
			t.Errorf("%+v %v", p, err)
		}
		if _, err := w.Profile(w.Ctx, w.ruth, "nobody"); !errors.Is(err, account.ErrNoUser) {
			t.Errorf("%v", err)
		}
	})
}
