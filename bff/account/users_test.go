package account

import (
	"context"
	"errors"
	"strings"
	"sync"
	"testing"
	"time"

	"peritus/bff/auth"
	"peritus/bff/platform/errs"
	"peritus/bff/platform/mail"
)

// entries is what was recorded, and by whom.
type entries struct {
	mu   sync.Mutex
	all  []auth.AuditEntry
	by   []auth.Actor
	fail error
}

func (d *entries) Record(_ context.Context, actor auth.Actor, entry auth.AuditEntry) error {
	d.mu.Lock()
	defer d.mu.Unlock()
	d.all, d.by = append(d.all, entry), append(d.by, actor)
	return d.fail
}

// factors are the second factors of those who have one.
type factors struct {
	noFactors
	of map[string]bool
}

func (f factors) Due(_ context.Context, userID string) (bool, error) { return f.of[userID], nil }

func (factors) Check(context.Context, string, Proof) error { return nil }

func (f factors) Reset(_ context.Context, userID string) error {
	delete(f.of, userID)
	return nil
}

// staffed is a fixture with an administrator, and what he does kept.
type staffed struct {
	fixture
	ruth auth.Actor
	ines string // an attorney's account
}

func eachStaffed(t *testing.T, f func(t *testing.T, w staffed)) {
	each(t, func(t *testing.T, x fixture) {
		w := staffed{fixture: x}
		w.ruth = w.admin(t, "ruth@peritus.test", "Ruth Adeyemi")
		user, _, err := w.FindByEmail(w.ctx, "ines@firm.example")
		if err != nil {
			t.Fatal(err)
		}
		w.ines = user.ID
		f(t, w)
	})
}

func (w staffed) admin(t *testing.T, email, name string) auth.Actor {
	t.Helper()
	id, err := w.Add(w.ctx, email, name, password, auth.Groups{auth.Admin})
	if err != nil {
		t.Fatal(err)
	}
	return auth.Actor{UserID: id, Name: name, Email: email, Groups: auth.Groups{auth.Admin}, Fresh: true}
}

func (w staffed) mailTo(t *testing.T, email, subject string) mail.Message {
	t.Helper()
	for i := len(w.mails.all) - 1; i >= 0; i-- {
		if m := w.mails.all[i]; m.To == email && strings.Contains(m.Subject, subject) {
			return m
		}
	}
	t.Fatalf("no mail %q to %s in %+v", subject, email, w.mails.all)
	return mail.Message{}
}

func (w staffed) last(t *testing.T, action string) auth.AuditEntry {
	t.Helper()
	if len(w.entries.all) == 0 {
		t.Fatal("nothing was recorded")
	}
	d := w.entries.all[len(w.entries.all)-1]
	if d.Action != action {
		t.Fatalf("recorded %+v, want %s", d, action)
	}
	return d
}

func TestSuspend_endsALiveSessionAndKeepsTheSignInClosed_untilRestored(t *testing.T) {
	eachStaffed(t, func(t *testing.T, w staffed) {
		grant := w.signIn(t)
		if err := w.Suspend(w.ctx, w.ruth, w.ines, " Two complaints "); err != nil {
			t.Fatal(err)
		}
		if s := w.state(t, grant.Access); s != auth.TokenRevoked {
			t.Errorf("the session is %s", s)
		}
		if _, err := w.Refresh(w.ctx, grant.Refresh); !errors.Is(err, ErrRefresh) {
			t.Errorf("refresh: %v", err)
		}
		if _, err := w.SignIn(w.ctx, "ines@firm.example", password, laptop); !errors.Is(err, ErrSignIn) {
			t.Errorf("sign-in: %v", err)
		}
		if d := w.last(t, "account.suspended"); d.Reason != "Two complaints" || d.ID != w.ines || d.Name != "Ines Castellanos" || d.Detail["sessions"] != "1" {
			t.Errorf("%+v", d)
		}
		if m := w.mailTo(t, "Ines@Firm.example", "suspended"); !strings.Contains(m.Text, "Two complaints") {
			t.Errorf("%s", m.Text)
		}
		if err := w.Restore(w.ctx, w.ruth, w.ines, "They were withdrawn"); err != nil {
			t.Fatal(err)
		}
		w.last(t, "account.restored")
		w.mailTo(t, "Ines@Firm.example", "open again")
		if s := w.state(t, grant.Access); s != auth.TokenRevoked {
			t.Errorf("restoring revived a session: %s", s)
		}
		w.clock.Advance(time.Hour)
		w.signIn(t)
	})
}

func TestUsers_everyActionNeedsAReason_isNeverForOneself_andNamesAnAccount(t *testing.T) {
	eachStaffed(t, func(t *testing.T, w staffed) {
		acts := map[string]func(actor auth.Actor, userID, reason string) error{
			"suspend": func(a auth.Actor, id, r string) error { return w.Suspend(w.ctx, a, id, r) },
			"restore": func(a auth.Actor, id, r string) error { return w.Restore(w.ctx, a, id, r) },
			"groups": func(a auth.Actor, id, r string) error {
				return w.SetGroups(w.ctx, a, id, auth.Groups{auth.Expert}, r)
			},
			"sessions": func(a auth.Actor, id, r string) error { return w.EndAllSessions(w.ctx, a, id, r) },
			"factor":   func(a auth.Actor, id, r string) error { return w.ResetFactor(w.ctx, a, id, r) },
			"again":    func(a auth.Actor, id, r string) error { return w.InviteAgain(w.ctx, a, id, r) },
		}
		for what, act := range acts {
			for _, reason := range []string{"", " \n", strings.Repeat("x", longestReason+1), "a\x07b"} {
				var e *errs.Error
				if err := act(w.ruth, w.ines, reason); !errors.As(err, &e) || e.Kind != errs.Invalid || len(e.Fields["reason"]) != 1 {
					t.Errorf("%s for %q: %v", what, reason, err)
				}
			}
			if err := act(w.ruth, w.ruth.UserID, "Why not"); errs.KindOf(err) != errs.Forbidden {
				t.Errorf("%s for oneself: %v", what, err)
			}
			if err := act(w.ruth, "nobody", "Why not"); !errors.Is(err, ErrNoUser) {
				t.Errorf("%s for nobody: %v", what, err)
			}
		}
		if len(w.entries.all) != 0 || len(w.mails.all) != 0 {
			t.Errorf("refusals left %+v %+v", w.entries.all, w.mails.all)
		}
	})
}

func TestUsers_whatIsNotRecordedDoesNotHappen(t *testing.T) {
	eachStaffed(t, func(t *testing.T, w staffed) {
		grant := w.signIn(t)
		w.entries.fail = errors.New("the log is away")
		if err := w.Suspend(w.ctx, w.ruth, w.ines, "Two complaints"); !errors.Is(err, w.entries.fail) {
			t.Errorf("%v", err)
		}
		if s := w.state(t, grant.Access); s != auth.TokenValid {
			t.Errorf("suspended without an entry: %s", s)
		}
	})
}

func TestUsers_whatIsSoAlreadyIsRefused(t *testing.T) {
	eachStaffed(t, func(t *testing.T, w staffed) {
		for what, err := range map[string]error{
			"restoring what is open":     w.Restore(w.ctx, w.ruth, w.ines, "x"),
			"the same groups":            w.SetGroups(w.ctx, w.ruth, w.ines, auth.Groups{auth.Attorney}, "x"),
			"ending no session":          w.EndAllSessions(w.ctx, w.ruth, w.ines, "x"),
			"resetting no second factor": w.ResetFactor(w.ctx, w.ruth, w.ines, "x"),
			"inviting who has come":      w.InviteAgain(w.ctx, w.ruth, w.ines, "x"),
		} {
			if errs.KindOf(err) != errs.Invalid {
				t.Errorf("%s: %v", what, err)
			}
		}
		if err := w.Suspend(w.ctx, w.ruth, w.ines, "x"); err != nil {
			t.Fatal(err)
		}
		if err := w.Suspend(w.ctx, w.ruth, w.ines, "x"); errs.KindOf(err) != errs.Invalid {
			t.Errorf("suspending twice: %v", err)
		}
	})
}

func TestSetGroups_takesOnlyCombinationsThatHaveAnArea_andSaysWhy(t *testing.T) {
	eachStaffed(t, func(t *testing.T, w staffed) {
		grant := w.signIn(t)
		for _, groups := range []auth.Groups{{}, {auth.Admin, auth.Researcher}, {auth.Expert, auth.Admin}, {auth.Attorney, auth.Expert, auth.Researcher}} {
			var e *errs.Error
			err := w.SetGroups(w.ctx, w.ruth, w.ines, groups, "x")
			if !errors.As(err, &e) || len(e.Fields["groups"]) != 1 || e.Fields["groups"][0] != auth.GroupsProblem(groups) {
				t.Errorf("%v: %v", groups, err)
			}
		}
		if s := w.state(t, grant.Access); s != auth.TokenValid {
			t.Errorf("a refusal ended the session: %s", s)
		}
		if err := w.SetGroups(w.ctx, w.ruth, w.ines, auth.Groups{auth.Attorney, auth.Expert}, "She testifies too"); err != nil {
			t.Fatal(err)
		}
		if d := w.last(t, "account.groups-changed"); d.Detail["from"] != "Attorney" || d.Detail["to"] != "Attorney,Expert" {
			t.Errorf("%+v", d)
		}
		if s := w.state(t, grant.Access); s != auth.TokenRevoked {
			t.Errorf("other groups without a new sign-in: %s", s)
		}
		w.mailTo(t, "Ines@Firm.example", "has changed")
	})
}

func TestUsers_theLastAdministratorStays(t *testing.T) {
	eachStaffed(t, func(t *testing.T, w staffed) {
		gone := auth.Actor{UserID: "gone", Name: "Was One", Groups: auth.Groups{auth.Admin}}
		for what, err := range map[string]error{
			"suspend": w.Suspend(w.ctx, gone, w.ruth.UserID, "x"),
			"groups":  w.SetGroups(w.ctx, gone, w.ruth.UserID, auth.Groups{auth.Researcher}, "x"),
		} {
			if errs.KindOf(err) != errs.Conflict || !strings.Contains(err.Error(), "last administrator") {
				t.Errorf("%s: %v", what, err)
			}
		}
		if _, err := w.Invite(w.ctx, w.ruth, NewAccount{Email: "new@peritus.test", Name: "New One", Groups: auth.Groups{auth.Admin}}, "Joins us"); err != nil {
			t.Fatal(err)
		}
		if err := w.Suspend(w.ctx, gone, w.ruth.UserID, "x"); errs.KindOf(err) != errs.Conflict {
			t.Errorf("one who has yet to come counts as an administrator: %v", err)
		}
		adam := w.admin(t, "adam@peritus.test", "Adam Ferrer")
		var group sync.WaitGroup
		failed := make(chan error, 2)
		group.Go(func() { failed <- w.Suspend(w.ctx, w.ruth, adam.UserID, "x") })
		group.Go(func() { failed <- w.Suspend(w.ctx, adam, w.ruth.UserID, "x") })
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

func TestEndAllSessions_signsOutEverywhere_andSignInStaysOpen(t *testing.T) {
	eachStaffed(t, func(t *testing.T, w staffed) {
		one, two := w.signIn(t), w.signIn(t)
		if err := w.EndAllSessions(w.ctx, w.ruth, w.ines, "A laptop was lost"); err != nil {
			t.Fatal(err)
		}
		for _, grant := range []Grant{one, two} {
			if s := w.state(t, grant.Access); s != auth.TokenRevoked {
				t.Errorf("%s", s)
			}
		}
		if d := w.last(t, "account.sessions-ended"); d.Detail["sessions"] != "2" {
			t.Errorf("%+v", d)
		}
		w.mailTo(t, "Ines@Firm.example", "signed out")
		w.signIn(t)
	})
}

func TestResetFactor_takesALostSecondFactorAway_andEndsTheSessions(t *testing.T) {
	eachStaffed(t, func(t *testing.T, w staffed) {
		has := factors{of: map[string]bool{w.ines: true}}
		w.Factors, w.FactorReset = has, has
		grant := w.signIn(t)
		if err := w.ResetFactor(w.ctx, w.ruth, w.ines, "Her phone drowned; we called her back"); err != nil {
			t.Fatal(err)
		}
		if has.of[w.ines] || w.state(t, grant.Access) != auth.TokenRevoked {
			t.Error("the factor or the session is still there")
		}
		w.last(t, "account.second-factor-reset")
		w.mailTo(t, "Ines@Firm.example", "was reset")
	})
}

func TestInvite_mailsALinkThatWorksOnceForAnAccountWithoutPassword(t *testing.T) {
	eachStaffed(t, func(t *testing.T, w staffed) {
		user, err := w.Invite(w.ctx, w.ruth, NewAccount{Email: " Zoë@Firm.example ", Name: "Zoë Okafor", Groups: auth.Groups{auth.Attorney}}, "Asked by phone")
		if err != nil {
			t.Fatal(err)
		}
		m := w.mailTo(t, "Zoë@Firm.example", "invitation")
		_, token, found := strings.Cut(m.Text, "https://peritus.test/set-password?token=")
		token, _, _ = strings.Cut(token, "\n")
		if !found || len(token) < 40 {
			t.Fatalf("no link in %s", m.Text)
		}
		var rows []invitationRow
		if err := w.DB.Read(w.ctx).Where("user_id = ?", user.ID).Find(&rows).Error; err != nil {
			t.Fatal(err)
		}
		if len(rows) != 1 || rows[0].Hash != hashOf(token) || rows[0].Purpose != invitationPurpose || time.UnixMilli(rows[0].ExpiresAt).Sub(w.clock.Now()) != InvitationLifetime {
			t.Errorf("%+v", rows)
		}
		if _, err := w.SignIn(w.ctx, "zoë@firm.example", "", laptop); !errors.Is(err, ErrSignIn) {
			t.Errorf("without a password: %v", err)
		}
		if d := w.last(t, "account.invited"); d.ID != user.ID || d.Detail["groups"] != "Attorney" || strings.Contains(d.Name+d.Reason, "@") {
			t.Errorf("%+v", d)
		}
		if err := w.InviteAgain(w.ctx, w.ruth, user.ID, "The mail was lost"); err != nil {
			t.Fatal(err)
		}
		var again []invitationRow
		if err := w.DB.Read(w.ctx).Where("user_id = ?", user.ID).Find(&again).Error; err != nil || len(again) != 1 || again[0].Hash == rows[0].Hash {
			t.Errorf("the first link still stands: %+v %v", again, err)
		}
	})
}

func TestInvite_refusals(t *testing.T) {
	eachStaffed(t, func(t *testing.T, w staffed) {
		good := NewAccount{Email: "zoe@firm.example", Name: "Zoë Okafor", Groups: auth.Groups{auth.Attorney}}
		for field, otherwise := range map[string]func(n *NewAccount){
			"email":  func(n *NewAccount) { n.Email = "zoe@firm" },
			"name":   func(n *NewAccount) { n.Name = " " },
			"groups": func(n *NewAccount) { n.Groups = auth.Groups{auth.Admin, auth.Researcher} },
			"reason": func(*NewAccount) {},
		} {
			n, reason := good, "Asked by phone"
			otherwise(&n)
			if field == "reason" {
				reason = ""
			}
			var e *errs.Error
			if _, err := w.Invite(w.ctx, w.ruth, n, reason); !errors.As(err, &e) || len(e.Fields) != 1 || len(e.Fields[field]) != 1 {
				t.Errorf("%s: %v", field, err)
			}
		}
		good.Email = "INES@firm.example"
		if _, err := w.Invite(w.ctx, w.ruth, good, "x"); errs.KindOf(err) != errs.Conflict {
			t.Errorf("a known address: %v", err)
		}
		if len(w.mails.all) != 0 || len(w.entries.all) != 0 {
			t.Errorf("refusals left %+v %+v", w.mails.all, w.entries.all)
		}
	})
}

func TestUsers_areFoundByTheBeginningsOfTheirWords_byGroupAndByState(t *testing.T) {
	eachStaffed(t, func(t *testing.T, w staffed) {
		add := func(email, name string, groups ...auth.Group) string {
			t.Helper()
			w.clock.Advance(time.Minute)
			user, err := w.Create(w.ctx, NewAccount{Email: email, Name: name, Groups: groups, PasswordHash: "x"})
			if err != nil {
				t.Fatal(err)
			}
			return user.ID
		}
		jose := add("j.ortega@example.org", "José Ortega-Größe", auth.Expert)
		li := add("li@example.org", "李伟", auth.Attorney, auth.Expert)
		w.clock.Advance(time.Minute)
		invited, err := w.Invite(w.ctx, w.ruth, NewAccount{Email: "zoe@other.example", Name: "Zoë Okafor", Groups: auth.Groups{auth.Attorney}}, "x")
		if err != nil {
			t.Fatal(err)
		}
		if err := w.Suspend(w.ctx, w.ruth, jose, "x"); err != nil {
			t.Fatal(err)
		}
		for what, c := range map[string]struct {
			filter UserFilter
			want   []string
		}{
			"all, the newest first":    {UserFilter{}, []string{invited.ID, li, jose, w.ines, w.ruth.UserID}},
			"a name without its marks": {UserFilter{Query: "jose GROSSE"}, []string{jose}},
			"the beginning of a word":  {UserFilter{Query: "ort"}, []string{jose}},
			"not its middle":           {UserFilter{Query: "tega"}, nil},
			"an address":               {UserFilter{Query: "li@example.org"}, []string{li}},
			"a host":                   {UserFilter{Query: "example.org"}, []string{li, jose}},
			"another script":           {UserFilter{Query: "李"}, []string{li}},
			"a wildcard is nothing":    {UserFilter{Query: "%"}, []string{invited.ID, li, jose, w.ines, w.ruth.UserID}},
			"a group":                  {UserFilter{Group: auth.Expert}, []string{li, jose}},
			"suspended":                {UserFilter{State: UserSuspended}, []string{jose}},
			"invited":                  {UserFilter{State: UserInvited}, []string{invited.ID}},
			"active":                   {UserFilter{State: UserActive}, []string{li, w.ines, w.ruth.UserID}},
			"all of it":                {UserFilter{Query: "li", Group: auth.Attorney, State: UserActive}, []string{li}},
		} {
			found, count, err := w.Users(w.ctx, c.filter, 1)
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
		if err := w.DB.Write(w.ctx).Exec("DELETE FROM user_words").Error; err != nil {
			t.Fatal(err)
		}
		if err := w.Sweep(w.ctx); err != nil {
			t.Fatal(err)
		}
		if found, _, err := w.Users(w.ctx, UserFilter{Query: "ortega"}, 1); err != nil || len(found) != 1 {
			t.Errorf("accounts older than the index are not found: %v %v", found, err)
		}
	})
}

func TestSweep_endedSessionsGoAfterNinetyDays_butForTheNewestOfAnAccount(t *testing.T) {
	eachStaffed(t, func(t *testing.T, w staffed) {
		ended := w.signIn(t)
		if err := w.SignOut(w.ctx, auth.Nobody, ended.Refresh); err != nil {
			t.Fatal(err)
		}
		w.clock.Advance(EndedFor - time.Hour)
		w.signIn(t)
		sessions := func() (n int64) {
			if err := w.Sweep(w.ctx); err != nil {
				t.Fatal(err)
			}
			if err := w.DB.Read(w.ctx).Raw("SELECT COUNT(*) FROM sessions WHERE user_id = ?", w.ines).Scan(&n).Error; err != nil {
				t.Fatal(err)
			}
			return n
		}
		if n := sessions(); n != 2 {
			t.Errorf("%d sessions before the time is over", n)
		}
		w.clock.Advance(2 * time.Hour)
		if n := sessions(); n != 1 {
			t.Errorf("%d sessions after it", n)
		}
		w.clock.Advance(2 * EndedFor)
		if p, err := w.Profile(w.ctx, w.ines); sessions() != 1 || err != nil || p.LastSignInAt.IsZero() {
			t.Errorf("the last sign-in is forgotten: %+v %v", p, err)
		}
	})
}

func TestUsers_tellHowAnAccountIsUsed(t *testing.T) {
	eachStaffed(t, func(t *testing.T, w staffed) {
		w.signIn(t)
		w.clock.Advance(time.Hour)
		second := w.signIn(t)
		at := w.clock.Now()
		if err := w.SignOut(w.ctx, auth.Nobody, second.Refresh); err != nil {
			t.Fatal(err)
		}
		p, err := w.Profile(w.ctx, w.ines)
		if err != nil || p.Sessions != 1 || !p.LastSignInAt.Equal(at) || p.State != UserActive || p.SecondFactor {
			t.Errorf("%+v %v", p, err)
		}
		if p, err := w.Profile(w.ctx, w.ruth.UserID); err != nil || p.Sessions != 0 || !p.LastSignInAt.IsZero() {
			t.Errorf("%+v %v", p, err)
		}
		if _, err := w.Profile(w.ctx, "nobody"); !errors.Is(err, ErrNoUser) {
			t.Errorf("%v", err)
		}
	})
}
