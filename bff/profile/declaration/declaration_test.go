package declaration

import (
	"context"
	"errors"
	"strings"
	"testing"
	"time"

	"peritus/bff/auth"
	"peritus/bff/auth/authtest"
	"peritus/bff/platform/archive"
	"peritus/bff/platform/clock"
	"peritus/bff/platform/db"
	"peritus/bff/platform/db/dbtest"
	"peritus/bff/platform/errs"
	"peritus/bff/platform/id"
	"peritus/bff/profile"
	"peritus/bff/profile/reading"
	"peritus/bff/profile/section"
	"peritus/bff/profile/stored"
)

var noon = time.Date(2026, 11, 29, 12, 0, 0, 0, time.UTC)

// world has the profile of one expert.
type world struct {
	*Service
	profiles *profile.Service
	clock    *clock.Fake
	expert   auth.Actor
	staff    auth.Actor
}

const expertID = "expert-1"

// follow breaks the cycle between profiles and declarations, as the app does.
type follow struct{ w *world }

func (f follow) TestimonyChanged(ctx context.Context, change profile.TestimonyChange) error {
	return f.w.TestimonyChanged(ctx, change)
}

func (f follow) Declared(ctx context.Context, expertID string) (*reading.PageDeclaration, error) {
	return f.w.Service.Declared(ctx, expertID)
}

func (f follow) Kinds(ctx context.Context, expertIDs []string) (map[string]string, error) {
	kinds, err := f.w.Service.Kinds(ctx, expertIDs)
	texts := map[string]string{}
	for expertID, kind := range kinds {
		texts[expertID] = string(kind)
	}
	return texts, err
}

func newWorld(t *testing.T, d *db.DB) *world {
	t.Helper()
	w := &world{clock: clock.NewFake(noon),
		expert: auth.Actor{UserID: "user-expert", Name: "Amara", Groups: auth.Groups{auth.Expert}},
		staff:  auth.Actor{UserID: "user-staff", Name: "Joaquín", Groups: auth.Groups{auth.Researcher}}}
	w.profiles = profile.New(profile.Deps{DB: d, Clock: w.clock, IDs: id.Random, Declarations: follow{w}, Watchers: []profile.TestimonyWatcher{follow{w}},
		Approval: profile.Approval{AuditLog: &authtest.Log{}}})
	w.Service = New(Deps{DB: d, Clock: w.clock, IDs: id.Random, Profiles: w.profiles})
	if err := d.Write(t.Context()).Exec(`INSERT INTO experts (id, user_id, status, visibility, slug, name, headline, completeness, created_at, updated_at)
		VALUES (?, ?, 'published', 'public', '', 'Amara Bell', '', 0, 1, 1)`, expertID, w.expert.UserID).Error; err != nil {
		t.Fatal(err)
	}
	w.saveAbout(t)
	return w
}

func (w *world) saveAbout(t *testing.T) {
	t.Helper()
	found, _ := section.Find(section.AboutMeCode)
	about := found.Example().(*section.AboutMe)
	about.Photo = ""
	_, err := w.profiles.SaveSingle(t.Context(), w.expert, expertID, section.AboutMeCode, profile.Input{Visibility: stored.Public, Content: about})
	must(t, err)
}

func must(t *testing.T, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

// add adds a matter with a number of challenges.
func (w *world) add(t *testing.T, visibility stored.Visibility, sealed bool, challenges int) stored.Item {
	t.Helper()
	m := &section.Matter{Caption: "Reyes v. Doe", Court: "U.S. District Court for the Southern District of New York", Docket: "1:24-cv-0001", Jurisdiction: "New York", Side: "plaintiff", Sealed: sealed,
		Events: []section.Event{{Kind: "trial", Date: "2025-01-02"}}, Challenges: []section.Challenge{}}
	for range challenges {
		m.Challenges = append(m.Challenges, section.Challenge{Basis: "Daubert", Ruling: "denied", Date: "2025"})
	}
	w.clock.Advance(time.Minute)
	out, err := w.profiles.Add(t.Context(), w.expert, expertID, section.MattersCode, profile.Input{Visibility: visibility, Content: m})
	must(t, err)
	return out.Item
}

// sign signs what is offered.
func (w *world) sign(t *testing.T) {
	t.Helper()
	own := w.own(t)
	w.clock.Advance(time.Minute)
	must(t, w.Sign(t.Context(), w.expert, own.Offered(), own.Testimony.Hash))
}

func (w *world) own(t *testing.T) Own {
	t.Helper()
	own, err := w.Own(t.Context(), w.expert)
	must(t, err)
	return own
}

// state is the state in which pages, the expert's screen, and the search agree.
func (w *world) state(t *testing.T) string {
	t.Helper()
	shown, err := w.Service.Declared(t.Context(), expertID)
	must(t, err)
	kinds, err := w.Kinds(t.Context(), []string{expertID, "another"})
	must(t, err)
	own := w.own(t)
	if shown == nil {
		if own.Open != nil || len(kinds) > 0 {
			t.Fatalf("the page shows none, but %+v, %v", own.Open, kinds)
		}
		return "undeclared"
	}
	if own.Open == nil || string(own.Open.State()) != shown.State || (kinds[expertID] != "") != (shown.State == "current") {
		t.Fatalf("%+v, %+v, %v", shown, own.Open, kinds)
	}
	return shown.Kind + " " + shown.State
}

func refused(t *testing.T, err error, kind errs.Kind, text string) {
	t.Helper()
	var e *errs.Error
	if !errors.As(err, &e) || e.Kind != kind || !strings.Contains(e.Error(), text) {
		t.Fatalf("want %s with %q, have %v", kind, text, err)
	}
}

func TestDeclaration_followsTheTestimony(t *testing.T) {
	dbtest.Each(t, func(t *testing.T, d *db.DB) {
		w, ctx := newWorld(t, d), t.Context()
		step := func(what, want string) {
			t.Helper()
			if have := w.state(t); have != want {
				t.Fatalf("%s: want %s, have %s", what, want, have)
			}
		}
		step("at first", "undeclared")
		w.sign(t)
		step("signed without testimony", "none current")
		matter := w.add(t, stored.Public, false, 1)
		step("a matter was added", "none out-of-date")
		w.sign(t)
		step("signed again", "some current")
		w.add(t, stored.Public, true, 3)
		step("a sealed matter changes nothing", "some current")
		w.add(t, stored.Private, false, 0)
		step("nor does a private one", "some current")
		removed, err := w.profiles.Remove(ctx, w.expert, expertID, section.MattersCode, matter.ID, 1, "")
		must(t, err)
		step("the matter was deleted", "some out-of-date")
		_, err = w.profiles.Restore(ctx, w.expert, expertID, removed.Revision, "")
		must(t, err)
		step("and came back", "some current")
		must(t, w.Withdraw(ctx, w.expert))
		step("withdrawn", "undeclared")
		refused(t, w.Withdraw(ctx, w.expert), errs.Conflict, "no declaration")

		past := w.own(t).Past
		if len(past) != 2 || past[0].Ending != Withdrawn || past[0].Kind != Some || past[1].Ending != Superseded || past[1].Kind != None || past[0].Challenges != 1 {
			t.Errorf("%+v", past)
		}
	})
}

func TestSign_isForWhatTheExpertHasRead(t *testing.T) {
	dbtest.Each(t, func(t *testing.T, d *db.DB) {
		w, ctx := newWorld(t, d), t.Context()
		w.add(t, stored.Attorneys, false, 2)
		read := w.own(t)
		refused(t, w.Sign(ctx, w.expert, None, read.Testimony.Hash), errs.Conflict, "challenges in your profile")
		w.add(t, stored.Public, false, 0)
		refused(t, w.Sign(ctx, w.expert, Some, read.Testimony.Hash), errs.Conflict, "has changed since you opened")
		hidden := w.add(t, stored.Private, false, 1)
		refused(t, w.Sign(ctx, w.expert, Some, w.own(t).Testimony.Hash), errs.Invalid, "only you can see")
		_, err := w.profiles.Remove(ctx, w.expert, expertID, section.MattersCode, hidden.ID, 1, "")
		must(t, err)
		w.sign(t)
		if own := w.own(t); own.Open.Challenges != 2 || own.Open.SignedName == "" {
			t.Errorf("%+v", own.Open)
		}
	})
}

// The content hash is that of the profile as anyone can export it as of the signing.
func TestSign_carriesTheContentHashOfThatMoment(t *testing.T) {
	w := newWorld(t, dbtest.SQLite(t))
	w.add(t, stored.Public, false, 1)
	w.sign(t)
	signed := w.own(t).Open
	w.clock.Advance(time.Hour)
	w.add(t, stored.Public, false, 0)
	content, err := w.profiles.AsOf(t.Context(), w.expert, expertID, signed.SignedAt)
	must(t, err)
	if content.Hash() != signed.Content {
		t.Errorf("want %s, have %s", content.Hash(), signed.Content)
	}
}

// Nobody signs for an expert: not staff, even for a profile of their own group, nor others.
func TestSign_refusesEveryoneElse(t *testing.T) {
	w, ctx := newWorld(t, dbtest.SQLite(t)), t.Context()
	testimony := w.own(t).Testimony.Hash
	other := auth.Actor{UserID: "other", Groups: auth.Groups{auth.Expert}}
	both := auth.Actor{UserID: w.staff.UserID, Groups: auth.Groups{auth.Expert, auth.Researcher}}
	for name, c := range map[string]struct {
		actor auth.Actor
		kind  errs.Kind
	}{"staff": {w.staff, errs.Forbidden}, "staff who are experts": {both, errs.NotFound}, "another expert": {other, errs.NotFound}, "nobody": {auth.Nobody, errs.Forbidden}} {
		for what, err := range map[string]error{"sign": w.Sign(ctx, c.actor, None, testimony), "withdraw": w.Withdraw(ctx, c.actor)} {
			var e *errs.Error
			if !errors.As(err, &e) || e.Kind != c.kind {
				t.Errorf("%s %s: %v", name, what, err)
			}
		}
	}
	if have := w.state(t); have != "undeclared" {
		t.Error(have)
	}
}

// The search learns of each signing and withdrawal from the change feed.
func TestSign_announcesTheExpert(t *testing.T) {
	w, ctx := newWorld(t, dbtest.SQLite(t)), t.Context()
	latest := func() int64 {
		seq, err := w.profiles.Latest(ctx)
		must(t, err)
		return seq
	}
	before := latest()
	w.sign(t)
	signed := latest()
	must(t, w.Withdraw(ctx, w.expert))
	if !(before < signed && signed < latest()) {
		t.Errorf("%d, %d, %d", before, signed, latest())
	}
}

// Pages show a declaration to those who can check it: visitors who see fewer challenges than
// attorneys see none.
func TestPage_showsTheDeclarationToThoseWhoCanCheckIt(t *testing.T) {
	counsel := auth.Actor{UserID: "researcher", Groups: auth.Groups{auth.Researcher}}
	for _, c := range []struct {
		name       string
		visibility stored.Visibility
		challenges int
		visitors   string
		attorneys  string
	}{
		{"none", stored.Attorneys, 0, "none", "none"},
		{"public ones", stored.Public, 2, "some", "some"},
		{"attorneys' ones", stored.Attorneys, 2, "", "some"},
	} {
		w, ctx := newWorld(t, dbtest.SQLite(t)), t.Context()
		w.add(t, c.visibility, false, c.challenges)
		w.add(t, stored.Public, true, 4)
		w.sign(t)
		for reader, want := range map[*auth.Actor]string{&auth.Nobody: c.visitors, &counsel: c.attorneys} {
			page, err := w.profiles.Page(ctx, *reader, expertID)
			must(t, err)
			have := ""
			if page.Declaration != nil {
				have = page.Declaration.Kind
				if shows := page.Declaration.Content != ""; shows != reader.SignedIn() {
					t.Errorf("%s: content hash shown: %t", c.name, shows)
				}
			}
			if have != want {
				t.Errorf("%s for %s: want %q, have %q", c.name, reader.UserID, want, have)
			}
		}
	}
}

func TestPersonal_exportsAndErases(t *testing.T) {
	dbtest.Each(t, func(t *testing.T, d *db.DB) {
		w, ctx := newWorld(t, d), t.Context()
		w.sign(t)
		must(t, w.Withdraw(ctx, w.expert))
		w.sign(t)
		var copied strings.Builder
		to := archive.New(&copied, noon)
		must(t, Personal{w.Service}.Export(ctx, w.expert.UserID, to))
		must(t, to.Close())
		if copied.Len() < 200 {
			t.Errorf("%d bytes", copied.Len())
		}
		must(t, d.InTx(ctx, func(ctx context.Context) error { return Personal{w.Service}.Erase(ctx, w.expert.UserID) }))
		if own := w.own(t); own.Open != nil || len(own.Past) != 0 {
			t.Errorf("%+v", own)
		}
	})
}
