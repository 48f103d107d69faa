package profile

import (
	"bytes"
	"context"
	"encoding/json"
	"slices"
	"strings"
	"testing"
	"time"

	"peritus/bff/auth"
	"peritus/bff/platform/db"
	"peritus/bff/platform/db/dbtest"
	"peritus/bff/platform/errs"
	"peritus/bff/platform/field"
	"peritus/bff/profile/history"
	"peritus/bff/profile/reading"
	"peritus/bff/profile/section"
	"peritus/bff/profile/stored"
)

var counsel = auth.Actor{UserID: "attorney", Groups: auth.Groups{auth.Attorney}}

// uploaded adds the files that the examples refer to.
func (w *world) uploaded(t *testing.T) {
	t.Helper()
	for key, name := range map[string]string{"0123456789abcdef0123456789abcdef": "cv.pdf", "fedcba9876543210fedcba9876543210": "me.jpg"} {
		err := w.store.DB.Write(t.Context()).Exec("INSERT INTO profile_files (key, expert_id, name, kind, size, created_at) VALUES (?, ?, ?, 'pdf', 1, ?)",
			key, w.id, name, noon.UnixMilli()).Error
		if err != nil {
			t.Fatal(err)
		}
	}
}

func example(s section.Section) Input {
	item := s.Example()
	field.Normalize(item)
	return Input{Visibility: stored.Public, Reason: asked, Content: item}
}

func (w *world) saveExample(t *testing.T, s section.Section) Outcome {
	t.Helper()
	if s.Single {
		return done(w.SaveSingle(t.Context(), w.expert, w.id, s.Code, example(s)))(t)
	}
	return done(w.Add(t.Context(), w.expert, w.id, s.Code, example(s)))(t)
}

// Every section: saved, listed in the history, deleted, restored with its id, shown to
// those who may see it, exported as of a date, and erased.
func TestSections_everySectionWorksFromSavingToErasing(t *testing.T) {
	for _, s := range section.All() {
		t.Run(s.Code, func(t *testing.T) {
			dbtest.Each(t, func(t *testing.T, d *db.DB) {
				w, ctx := newWorld(t, d), t.Context()
				w.uploaded(t)
				if s.Code != section.AboutMeCode {
					done(w.SaveSingle(ctx, w.expert, w.id, section.AboutMeCode, about(nil)))(t)
				}
				out := w.saveExample(t, s)
				want := string(field.Encode(example(s).Content))
				view := done(w.Items(ctx, w.expert, w.id, s.Code))(t)
				if s.Code == section.AboutMeCode { // the slug was made from the name
					want = string(view.Items[0].Data)
				}
				if len(view.Items) != 1 || string(view.Items[0].Data) != want || view.Items[0].Title == "" {
					t.Fatalf("stored %s, want %s", view.Items[0].Data, want)
				}

				again := Input{Version: 1, Visibility: stored.Public, Content: out.Item.Content}
				save := func(in Input) (Outcome, error) {
					if s.Single {
						return w.SaveSingle(ctx, w.expert, w.id, s.Code, in)
					}
					return w.Save(ctx, w.expert, w.id, s.Code, out.Item.ID, in)
				}
				for range 3 {
					if unchanged := done(save(again))(t); unchanged.Changed {
						t.Error("saving the same values made a revision")
					}
				}

				revisions, count := historyOf(w, t, stored.Filter{Section: s.Code})
				if count != 1 || len(revisions[0].Changes) != len(field.Schema(s.New()))+1 {
					t.Fatalf("%d revisions: %+v", count, revisions)
				}

				counselPage := done(w.Page(ctx, counsel, w.id))(t)
				publicPage := done(w.PublicPage(ctx, counselPage.Slug))(t)
				for _, page := range []struct {
					parts   []reading.PagePart
					counsel bool
				}{{counselPage.Parts, true}, {publicPage.Parts, false}} {
					seen := string(section.Seen(out.Item.Content, page.counsel))
					at := slices.IndexFunc(page.parts, func(p reading.PagePart) bool { return p.Section == s.Code })
					shown := at >= 0 && len(page.parts[at].Items) == 1
					if shown != (seen != "{}") || shown && s.Code != section.AboutMeCode && string(page.parts[at].Items[0].Data) != seen {
						t.Errorf("counsel %t: shown %t, %+v", page.counsel, shown, page.parts)
					}
				}

				w.clock.Advance(time.Hour)
				full := w.clock.Now()
				w.clock.Advance(time.Hour)
				if !s.Single && s.Min == 0 && s.Code != section.ResumeCode {
					removed := done(w.Remove(ctx, w.expert, w.id, s.Code, out.Item.ID, 1, ""))(t)
					if past := done(w.AsOf(ctx, w.expert, w.id, full))(t); !has(past, s.Code, out.Item.ID, want) {
						t.Errorf("as of before the deletion: %s", past.Bytes())
					}
					if now := done(w.AsOf(ctx, w.expert, w.id, w.clock.Now()))(t); has(now, s.Code, out.Item.ID, want) {
						t.Error("as of now, the deleted entry is there")
					}
					back := done(w.Restore(ctx, w.expert, w.id, removed.Revision, ""))(t)
					view = done(w.Items(ctx, w.expert, w.id, s.Code))(t)
					if back.Item.ID != out.Item.ID || len(view.Items) != 1 || view.Items[0].ID != out.Item.ID || string(view.Items[0].Data) != want || view.Items[0].Version != 2 {
						t.Errorf("restored %+v, want %s", view.Items, want)
					}
				}
				if start := done(w.AsOf(ctx, w.expert, w.id, noon.Add(-time.Hour)))(t); len(start.Sections) != 0 {
					t.Errorf("before the first change: %s", start.Bytes())
				}

				if err := d.InTx(ctx, func(ctx context.Context) error { return Personal{w.Service}.Erase(ctx, w.expert.UserID) }); err != nil {
					t.Fatal(err)
				}
				if items, err := w.store.Items(ctx, w.id); err != nil || len(items[w.id]) != 0 {
					t.Errorf("after erasing: %v, %v", items, err)
				}
			})
		})
	}
}

func has(content history.ProfileContent, code, itemID, data string) bool {
	for _, part := range content.Sections {
		for _, item := range part.Items {
			if part.Section == code && item.ID == itemID && string(item.Data) == data {
				return true
			}
		}
	}
	return false
}

func historyOf(w *world, t *testing.T, filter stored.Filter) ([]stored.Revision, int) {
	t.Helper()
	revisions, count, err := w.Revisions(t.Context(), w.expert, w.id, filter, 1)
	if err != nil {
		t.Fatal(err)
	}
	return revisions, count
}

// What is sealed or without consent leaves no trace for others.
func TestConfidential_itemsAreSeenByTheExpertAndStaffOnly(t *testing.T) {
	const secret = "Xylophone"
	dbtest.Each(t, func(t *testing.T, d *db.DB) {
		w, ctx := newWorld(t, d), t.Context()
		done(w.SaveSingle(ctx, w.expert, w.id, section.AboutMeCode, about(nil)))(t)
		before := done(w.Page(ctx, counsel, w.id))(t)
		found, _ := section.Find(section.MattersCode)
		matter := found.Example().(*section.Matter)
		matter.Sealed, matter.Caption, matter.Firm, matter.Subject = true, secret+" v. Doe", secret+" LLP", secret
		done(w.Add(ctx, w.expert, w.id, section.MattersCode, Input{Visibility: stored.Public, Content: matter}))(t)
		done(w.Add(ctx, w.expert, w.id, section.ReferencesCode, Input{Visibility: stored.Public,
			Content: &section.Reference{Name: secret, Relationship: "Counsel", Organization: secret, Email: "x@example.org", Consent: "requested"}}))(t)

		after := done(w.Page(ctx, counsel, w.id))(t)
		after.ConfirmedAt, before.ConfirmedAt = nil, nil
		if !bytes.Equal(field.Encode(before), field.Encode(after)) {
			t.Errorf("the page changed:\n%s\n%s", field.Encode(before), field.Encode(after))
		}
		public := done(w.PublicPage(ctx, before.Slug))(t)
		changes, err := w.Since(ctx, 0)
		if err != nil {
			t.Fatal(err)
		}
		names := done(w.store.Organizations(ctx, strings.ToLower(secret), 9))(t)
		everything, err := json.Marshal([]any{public, changes, names})
		if err != nil || strings.Contains(string(everything), secret) {
			t.Errorf("%v: %s", err, everything)
		}
		for _, reader := range []auth.Actor{w.expert, w.staff} {
			if view := done(w.Items(ctx, reader, w.id, section.MattersCode))(t); len(view.Items) != 1 || !view.Items[0].Hidden {
				t.Errorf("%s sees %+v", reader.Name, view.Items)
			}
		}
	})
}

func TestSave_mergesEditsOfDifferentFields(t *testing.T) {
	dbtest.Each(t, func(t *testing.T, d *db.DB) {
		w, ctx := newWorld(t, d), t.Context()
		first := done(w.Add(ctx, w.expert, w.id, section.EducationCode, degree("PhD")))(t)
		base := &Base{Visibility: stored.Public, Content: first.Item.Content}
		edit := func(change func(*section.Education)) Input {
			in := degree("PhD").at(1)
			in.Base = base
			change(in.Content.(*section.Education))
			return in
		}
		save := func(actor auth.Actor, in Input) (Outcome, error) {
			return w.Save(ctx, actor, w.id, section.EducationCode, first.Item.ID, in)
		}
		done(save(w.staff, edit(func(e *section.Education) { e.Field = "Physics" }).seenBy(stored.Attorneys)))(t)
		merged := done(save(w.expert, edit(func(e *section.Education) { e.End = "2001" })))(t)
		e := merged.Item.Content.(*section.Education)
		if e.Field != "Physics" || e.End != "2001" || merged.Item.Visibility != stored.Attorneys || merged.Item.Version != 3 {
			t.Errorf("%+v, %s, version %d", e, merged.Item.Visibility, merged.Item.Version)
		}

		_, err := save(w.staff, edit(func(e *section.Education) { e.Field = "Chemistry"; e.End = "2001" }))
		conflict := refused(t, err, errs.Conflict)
		if fields, _ := conflict.Data["fields"].([]string); !slices.Equal(fields, []string{"field"}) {
			t.Errorf("conflicting fields: %v", conflict.Data)
		}
		if same := done(save(w.staff, edit(func(e *section.Education) { e.Field = "Physics" })))(t); same.Changed {
			t.Error("the same edit twice is a change")
		}
		stale := edit(func(e *section.Education) { e.Degree = "MD" })
		stale.Base = nil
		_, err = save(w.staff, stale)
		refused(t, err, errs.Conflict)
	})
}

func TestRestore_undoesOneChangeAndKeepsLaterOnes(t *testing.T) {
	dbtest.Each(t, func(t *testing.T, d *db.DB) {
		w, ctx := newWorld(t, d), t.Context()
		first := done(w.Add(ctx, w.expert, w.id, section.EducationCode, degree("PhD")))(t)
		save := func(version int, change func(*section.Education)) Outcome {
			in := Input{Version: version, Visibility: stored.Public, Content: edited(first.Item.Content, change)}
			return done(w.Save(ctx, w.expert, w.id, section.EducationCode, first.Item.ID, in))(t)
		}
		fieldSet := save(1, func(e *section.Education) { e.Field = "Physics" })
		save(2, func(e *section.Education) { e.Field = "Physics"; e.End = "2001" })

		preview := done(w.PreviewRestore(ctx, w.staff, w.id, fieldSet.Revision))(t)
		if preview.Effect != "values" || len(preview.Changes) != 1 || preview.Changes[0].Field != "field" || string(preview.Changes[0].After) != `""` {
			t.Errorf("%+v", preview)
		}
		_, err := w.Restore(ctx, w.staff, w.id, fieldSet.Revision, " ")
		if e := refused(t, err, errs.Invalid); e.Fields["reason"] == nil {
			t.Errorf("%+v", e)
		}
		out := done(w.Restore(ctx, w.staff, w.id, fieldSet.Revision, "Entered by mistake"))(t)
		e := out.Item.Content.(*section.Education)
		if e.Field != "" || e.End != "2001" {
			t.Errorf("restored %+v", e)
		}
		revisions, _ := historyOf(w, t, stored.Filter{Section: section.EducationCode})
		if r := revisions[0]; r.Action != stored.Restored || r.Reason != "Entered by mistake" || !r.OnBehalf || r.ActorName != w.staff.Name {
			t.Errorf("%+v", r)
		}
		if preview := done(w.PreviewRestore(ctx, w.staff, w.id, fieldSet.Revision))(t); preview.Effect != "nothing" {
			t.Errorf("twice: %+v", preview)
		}
		if undone := done(w.Restore(ctx, w.expert, w.id, out.Revision, "It was right"))(t); undone.Item.Content.(*section.Education).Field != "Physics" {
			t.Errorf("a restore can't be undone: %+v", undone.Item.Content)
		}
		stranger := auth.Actor{UserID: "other", Groups: auth.Groups{auth.Expert}}
		_, err = w.Restore(ctx, stranger, w.id, fieldSet.Revision, "x")
		refused(t, err, errs.Forbidden)
		_, err = w.Restore(ctx, w.expert, w.id, "unknown", "x")
		refused(t, err, errs.NotFound)
	})
}

func edited(item section.Item, change func(*section.Education)) section.Item {
	copied := *item.(*section.Education)
	change(&copied)
	return &copied
}

// Several deletions are undone in any order, each to its place.
func TestRestore_deletionsComeBackInAnyOrder(t *testing.T) {
	dbtest.Each(t, func(t *testing.T, d *db.DB) {
		w, ctx := newWorld(t, d), t.Context()
		var added []Outcome
		for _, name := range []string{"PhD", "MS", "BS"} {
			added = append(added, done(w.Add(ctx, w.expert, w.id, section.EducationCode, degree(name)))(t))
		}
		order := func() string {
			view := done(w.Items(ctx, w.expert, w.id, section.EducationCode))(t)
			var titles []string
			for _, item := range view.Items {
				titles = append(titles, strings.Split(item.Title, ",")[0])
			}
			return strings.Join(titles, " ")
		}
		first := done(w.Remove(ctx, w.expert, w.id, section.EducationCode, added[0].Item.ID, 1, ""))(t)
		second := done(w.Remove(ctx, w.expert, w.id, section.EducationCode, added[2].Item.ID, 1, ""))(t)
		done(w.Restore(ctx, w.expert, w.id, first.Revision, ""))(t)
		done(w.Restore(ctx, w.expert, w.id, second.Revision, ""))(t)
		if have := order(); have != "PhD MS BS" {
			t.Errorf("order %s", have)
		}
		_, err := w.Restore(ctx, w.expert, w.id, first.Revision, "")
		refused(t, err, errs.Conflict)
		_, err = w.Restore(ctx, w.staff, w.id, first.Revision, "") // not their own deletion
		refused(t, err, errs.Invalid)

		moved := done(w.Reorder(ctx, w.expert, w.id, section.EducationCode, []string{added[2].Item.ID, added[1].Item.ID, added[0].Item.ID}, ""))(t)
		done(w.Add(ctx, w.expert, w.id, section.EducationCode, degree("MBA")))(t)
		w.clock.Advance(time.Minute)
		asMoved := w.clock.Now()
		w.clock.Advance(time.Minute)
		done(w.Restore(ctx, w.expert, w.id, moved.Revision, "Wrong order"))(t)
		if have := order(); have != "PhD MS BS MBA" {
			t.Errorf("order %s", have)
		}
		// Undoing a restored order, for the profile as of a date, brings the moved one back.
		past := done(w.AsOf(ctx, w.expert, w.id, asMoved))(t)
		var titles []string
		for _, item := range past.Sections[0].Items {
			titles = append(titles, strings.Split(item.Title, ",")[0])
		}
		if have := strings.Join(titles, " "); have != "BS MS PhD MBA" {
			t.Errorf("order before it was restored: %s", have)
		}
	})
}

func TestRevisions_nameTheirEntries(t *testing.T) {
	dbtest.Each(t, func(t *testing.T, d *db.DB) {
		w, ctx := newWorld(t, d), t.Context()
		names := func() (list []string) {
			all, _ := historyOf(w, t, stored.Filter{})
			names := done(history.Names(ctx, w.store, w.id, all))(t)
			for _, r := range all {
				list = append(list, string(r.Action)+" "+names[r.ItemID])
			}
			return list
		}
		licensed := func(state, number string) Input {
			return Input{Visibility: stored.Public, Content: &section.License{Kind: "license", Name: "Professional Engineer", Issuer: "The board", Jurisdiction: state, Number: number, Issued: "2009", Status: "active"}}
		}
		equal := func(want ...string) {
			t.Helper()
			if got := names(); !slices.Equal(got, want) {
				t.Errorf("%q, want %q", got, want)
			}
		}
		equal()
		done(w.SaveSingle(ctx, w.expert, w.id, section.AboutMeCode, about(nil)))(t)
		first := done(w.Add(ctx, w.expert, w.id, section.LicensesCode, licensed("New York", "093211")))(t)
		equal("add Professional Engineer", "add ")
		second := done(w.Add(ctx, w.expert, w.id, section.LicensesCode, licensed("Texas", "77")))(t)
		york, texas := "Professional Engineer (New York, number ending in 211, issued 2009)", "Professional Engineer (Texas, number ending in 7, issued 2009)"
		equal("add "+texas, "add "+york, "add ")

		removed := done(w.Remove(ctx, w.expert, w.id, section.LicensesCode, second.Item.ID, 1, ""))(t)
		equal("remove "+texas, "add "+texas, "add "+york, "add ")
		done(w.Restore(ctx, w.expert, w.id, removed.Revision, ""))(t)
		done(w.Save(ctx, w.expert, w.id, section.LicensesCode, second.Item.ID, licensed("Ohio", "77").at(2)))(t)
		ohio := "Professional Engineer (Ohio, number ending in 7, issued 2009)"
		done(w.Remove(ctx, w.expert, w.id, section.LicensesCode, second.Item.ID, 3, ""))(t)
		equal("remove "+ohio, "save "+ohio, "restore "+ohio, "remove "+ohio, "add "+ohio, "add "+york, "add ")
		done(w.Restore(ctx, w.expert, w.id, first.Revision, "Entered by mistake"))(t)
		equal("restore "+york, "remove "+ohio, "save "+ohio, "restore "+ohio, "remove "+ohio, "add "+ohio, "add "+york, "add ")
	})
}

func TestRevisions_areFilteredByPersonAndDate(t *testing.T) {
	dbtest.Each(t, func(t *testing.T, d *db.DB) {
		w, ctx := newWorld(t, d), t.Context()
		done(w.Add(ctx, w.expert, w.id, section.EducationCode, degree("PhD")))(t)
		w.clock.Advance(48 * time.Hour)
		done(w.Add(ctx, w.staff, w.id, section.EducationCode, degree("MS")))(t)
		for _, c := range []struct {
			filter stored.Filter
			count  int
		}{
			{stored.Filter{}, 2},
			{stored.Filter{ActorID: w.staff.UserID}, 1},
			{stored.Filter{ActorID: "nobody"}, 0},
			{stored.Filter{From: noon.Add(24 * time.Hour)}, 1},
			{stored.Filter{To: noon.Add(24 * time.Hour)}, 1},
			{stored.Filter{From: noon.Add(time.Hour), To: noon.Add(2 * time.Hour)}, 0},
			{stored.Filter{Section: section.AwardsCode}, 0},
		} {
			if _, count := historyOf(w, t, c.filter); count != c.count {
				t.Errorf("%+v: %d changes, want %d", c.filter, count, c.count)
			}
		}
		editors := done(w.Editors(ctx, w.expert, w.id))(t)
		if len(editors) != 2 || editors[0].Name != w.expert.Name || editors[1].Name != w.staff.Name {
			t.Errorf("%+v", editors)
		}
	})
}

func TestAsOf_hashesWhatIsExported(t *testing.T) {
	dbtest.Each(t, func(t *testing.T, d *db.DB) {
		w, ctx := newWorld(t, d), t.Context()
		done(w.SaveSingle(ctx, w.expert, w.id, section.AboutMeCode, about(nil)))(t)
		w.clock.Advance(time.Minute)
		then := done(w.AsOf(ctx, w.expert, w.id, w.clock.Now()))(t)
		w.clock.Advance(time.Minute)
		done(w.SaveSingle(ctx, w.expert, w.id, section.AboutMeCode, about(func(a *section.AboutMe) { a.City, a.Slug = "Trenton", "amara-bell" }).at(1)))(t)
		now := done(w.AsOf(ctx, w.expert, w.id, w.clock.Now()))(t)
		again := done(w.AsOf(ctx, w.expert, w.id, noon.Add(time.Minute)))(t)
		if then.Hash() != again.Hash() || then.Hash() == now.Hash() || len(then.Hash()) != 64 {
			t.Errorf("%s, %s, %s", then.Hash(), again.Hash(), now.Hash())
		}
		stranger := auth.Actor{UserID: "other", Groups: auth.Groups{auth.Attorney}}
		_, err := w.AsOf(ctx, stranger, w.id, noon)
		refused(t, err, errs.Forbidden)
	})
}
