package profile

import (
	"context"
	"errors"
	"slices"
	"strings"
	"testing"
	"time"

	"peritus/bff/platform/db"
	"peritus/bff/platform/db/dbtest"
	"peritus/bff/profile/reading"
	"peritus/bff/profile/section"
	"peritus/bff/profile/status"
	"peritus/bff/profile/stored"
)

func TestFeed_listsFindableExperts(t *testing.T) {
	dbtest.Each(t, func(t *testing.T, d *db.DB) {
		w, ctx := newWorld(t, d), t.Context()
		if seq, err := w.Latest(ctx); seq != 0 || err != nil {
			t.Fatal(seq, err)
		}
		done(w.SaveSingle(ctx, w.expert, w.id, section.AboutMeCode, about(nil)))(t)
		years := 24
		main := engineering("civil", true)
		main.Content.(*section.AreaOfExpertise).Years = &years
		done(w.Add(ctx, w.expert, w.id, section.AreaOfExpertiseCode, engineering("fire", true).seenBy(stored.Private)))(t)
		done(w.Add(ctx, w.expert, w.id, section.AreaOfExpertiseCode, main.seenBy(stored.Attorneys)))(t)
		done(w.Add(ctx, w.expert, w.id, section.EducationCode, degree("PhD")))(t)
		unfinished := degree("JD")
		unfinished.Content.(*section.Education).Status = "in-progress"
		done(w.Add(ctx, w.expert, w.id, section.EducationCode, unfinished))(t)

		changes := done(w.Since(ctx, 0))(t)
		if len(changes) != 1 || changes[0].Seq != 5 || changes[0].ExpertID != w.id {
			t.Fatalf("five changes of one expert are %+v", changes)
		}
		document := changes[0].Counsel
		if document.Name != "Amara Okonkwo-Bell, PE" || document.StateName != "New Jersey" || document.CountryName != "United States" ||
			len(document.Areas) != 1 || document.Areas[0].Subcategory != "civil" || *document.Years != 24 ||
			len(document.Degrees) != 1 || document.Degrees[0].Degree != "PhD" || !document.ConfirmedAt.Equal(noon) {
			t.Errorf("%+v", document)
		}
		// Only the attorneys' document has the attorney-only area.
		if public := changes[0].Public; public == document || len(public.Areas) != 0 || public.Years != nil || len(public.Degrees) != 1 {
			t.Errorf("the public finds %+v", public)
		}
		if changes = done(w.Since(ctx, 5))(t); len(changes) != 0 {
			t.Errorf("nothing changed, but the feed has %+v", changes)
		}
		if len(w.events) != 5 || w.events[4].Seq != 5 {
			t.Errorf("%+v", w.events)
		}

		each := func() (names []string, seq int64) {
			seq, err := w.Each(ctx, func(v reading.Views) error { names = append(names, v.Counsel.Name); return nil })
			if err != nil {
				t.Fatal(err)
			}
			return names, seq
		}
		if names, seq := each(); !slices.Equal(names, []string{"Amara Okonkwo-Bell, PE"}) || seq != 5 {
			t.Error(names, seq)
		}
		stop := errors.New("enough")
		if _, err := w.Each(ctx, func(reading.Views) error { return stop }); !errors.Is(err, stop) {
			t.Error(err)
		}

		// Hidden, then visible again.
		done(w.SaveSingle(ctx, w.expert, w.id, section.AboutMeCode, about(nil).at(1).seenBy(stored.Private)))(t)
		if changes = done(w.Since(ctx, 5))(t); len(changes) != 1 || changes[0].Counsel != nil {
			t.Errorf("a private page is found: %+v", changes)
		}
		done(w.SaveSingle(ctx, w.expert, w.id, section.AboutMeCode, about(nil).at(2).seenBy(stored.Attorneys)))(t)
		if changes = done(w.Since(ctx, 6))(t); len(changes) != 1 || changes[0].Counsel == nil || changes[0].Public != nil {
			t.Errorf("a page for attorneys is found by the public, or not by attorneys: %+v", changes)
		}
		for _, status := range []stored.Status{stored.Hidden, stored.Pending, stored.Draft, stored.Unclaimed} {
			w.force(t, w.id, status)
			changes = done(w.Since(ctx, 7))(t)
			if names, _ := each(); len(names) != 0 || changes[0].Counsel != nil {
				t.Errorf("%s is found", status)
			}
		}
	})
}

// A transaction that commits late must not get a lower number than one that a reader has
// already seen.
func TestFeed_aLateConcurrentCommitIsNotSkipped(t *testing.T) {
	dbtest.Each(t, func(t *testing.T, d *db.DB) {
		w, ctx := newWorld(t, d), t.Context()
		w.insert(t, stored.Expert{ID: "slow", UserID: "u-slow", Status: stored.Published, Visibility: stored.Private, CreatedAt: noon, UpdatedAt: noon})

		numbered, release := make(chan struct{}), make(chan struct{})
		late := make(chan error, 1)
		go func() {
			late <- d.InTx(context.Background(), func(ctx context.Context) error {
				if _, err := w.SaveSingle(ctx, w.staff, "slow", section.AboutMeCode, about(func(a *section.AboutMe) { a.LastName = "Slow" })); err != nil {
					close(numbered)
					return err
				}
				close(numbered) // the number is assigned
				<-release
				return nil
			})
		}()
		<-numbered
		quick := make(chan error, 1)
		go func() {
			_, err := w.SaveSingle(context.Background(), w.expert, w.id, section.AboutMeCode, about(nil))
			quick <- err
		}()
		// Nothing is visible before the first commit, because the faster transaction waits for
		// its number.
		seen := int64(0)
		for range 10 {
			for _, c := range done(w.Since(ctx, seen))(t) {
				seen = c.Seq
			}
			time.Sleep(15 * time.Millisecond)
		}
		if seen != 0 {
			t.Errorf("number %d was seen before a smaller one", seen)
		}
		close(release)
		if err := errors.Join(<-late, <-quick); err != nil {
			t.Fatal(err)
		}
		var order []string
		for _, c := range done(w.Since(ctx, seen))(t) {
			order = append(order, c.ExpertID)
		}
		if !slices.Equal(order, []string{"slow", w.id}) {
			t.Errorf("the feed is %v", order)
		}
	})
}

// The sitemap lists what everyone can see, and its dates tell nothing else.
func TestEachPublic_listsPublishedProfilesThatEveryoneSees(t *testing.T) {
	dbtest.Each(t, func(t *testing.T, d *db.DB) {
		w, ctx := newWorld(t, d), t.Context()
		listed := func() (all []string) {
			err := w.EachPublic(ctx, func(slug string, changed time.Time) error {
				all = append(all, slug+" "+changed.Format(time.TimeOnly))
				return nil
			})
			if err != nil {
				t.Fatal(err)
			}
			return all
		}
		at := func(what string, want ...string) {
			t.Helper()
			if got := listed(); !slices.Equal(got, want) {
				t.Errorf("%s: %q, want %q", what, got, want)
			}
			w.clock.Advance(time.Minute)
		}
		at("a published profile without a name has no address")
		done(w.SaveSingle(ctx, w.expert, w.id, section.AboutMeCode, about(nil)))(t)
		at("named", "amara-okonkwo-bell 12:01:00")

		// What only some readers see leaves no trace.
		matter := func(sealed bool, visibility stored.Visibility) Input {
			m := section.All()[slices.IndexFunc(section.All(), func(s section.Section) bool { return s.Code == section.MattersCode })].Example().(*section.Matter)
			m.Sealed = sealed
			return Input{Visibility: visibility, Content: m}
		}
		sealed := done(w.Add(ctx, w.expert, w.id, section.MattersCode, matter(true, stored.Public)))(t)
		at("a sealed matter", "amara-okonkwo-bell 12:01:00")
		counsel := done(w.Add(ctx, w.expert, w.id, section.EducationCode, degree("MS").seenBy(stored.Attorneys)))(t)
		at("for attorneys", "amara-okonkwo-bell 12:01:00")
		done(w.Add(ctx, w.expert, w.id, section.EducationCode, degree("BS").seenBy(stored.Private)))(t)
		at("private", "amara-okonkwo-bell 12:01:00")
		done(w.Confirm(ctx, w.expert, w.id, section.EducationCode))(t)
		at("confirmed", "amara-okonkwo-bell 12:01:00")
		ids := []string{counsel.Item.ID}
		for _, item := range done(w.Items(ctx, w.expert, w.id, section.EducationCode))(t).Items {
			if item.ID != counsel.Item.ID {
				ids = append([]string{item.ID}, ids...)
			}
		}
		done(w.Reorder(ctx, w.expert, w.id, section.EducationCode, ids, ""))(t)
		at("reordered where nobody sees it", "amara-okonkwo-bell 12:01:00")
		done(w.Remove(ctx, w.expert, w.id, section.MattersCode, sealed.Item.ID, 1, ""))(t)
		at("a sealed matter deleted", "amara-okonkwo-bell 12:01:00")
		done(w.SaveSingle(ctx, w.expert, w.id, section.AboutMeCode, about(func(a *section.AboutMe) { a.ContactEmail = "bell@example.org" }).at(1)))(t)
		at("contact data", "amara-okonkwo-bell 12:01:00")

		// What everyone sees does.
		done(w.Save(ctx, w.expert, w.id, section.EducationCode, counsel.Item.ID, degree("MS").at(1)))(t)
		at("made public", "amara-okonkwo-bell 12:09:00")
		phd := done(w.Add(ctx, w.expert, w.id, section.EducationCode, degree("PhD")))(t)
		at("added", "amara-okonkwo-bell 12:10:00")
		done(w.Reorder(ctx, w.expert, w.id, section.EducationCode, []string{phd.Item.ID, ids[0], counsel.Item.ID}, ""))(t)
		at("reordered", "amara-okonkwo-bell 12:11:00")
		done(w.Remove(ctx, w.expert, w.id, section.EducationCode, phd.Item.ID, 1, ""))(t)
		at("deleted", "amara-okonkwo-bell 12:12:00")

		// Only published profiles that everyone sees.
		for _, state := range status.All {
			if err := w.store.SetStatus(ctx, []string{w.id}, state, w.clock.Now()); err != nil {
				t.Fatal(err)
			}
			if state == stored.Published {
				at(string(state), "amara-okonkwo-bell "+w.clock.Now().Format(time.TimeOnly))
			} else {
				at(string(state))
			}
		}
		for _, state := range []stored.Status{stored.Erased, stored.Published} {
			if err := w.store.SetStatus(ctx, []string{w.id}, state, noon); err != nil {
				t.Fatal(err)
			}
			if got := listed(); (len(got) == 1) != (state == stored.Published) {
				t.Errorf("%s: %q", state, got)
			}
		}
		done(w.SaveSingle(ctx, w.expert, w.id, section.AboutMeCode, about(nil).at(2).seenBy(stored.Attorneys)))(t)
		at("the whole page for attorneys")
		done(w.SaveSingle(ctx, w.expert, w.id, section.AboutMeCode, about(nil).at(3).seenBy(stored.Private)))(t)
		at("the whole page private")
		done(w.SaveSingle(ctx, w.expert, w.id, section.AboutMeCode, about(func(a *section.AboutMe) { a.Slug = "a-bell" }).at(4)))(t)
		if got := listed(); len(got) != 1 || !strings.HasPrefix(got[0], "a-bell ") {
			t.Errorf("at a new address: %q", got)
		}
	})
}
