package profile

import (
	"bytes"
	"context"
	"errors"
	"io"
	"os"
	"slices"
	"strings"
	"testing"

	"peritus/bff/auth"
	"peritus/bff/media"
	"peritus/bff/platform/clock"
	"peritus/bff/platform/db"
	"peritus/bff/platform/db/dbtest"
	"peritus/bff/platform/field"
	"peritus/bff/platform/id"
	"peritus/bff/profile/reading"
	"peritus/bff/profile/section"
	"peritus/bff/profile/seeding"
	"peritus/bff/profile/stored"
	"peritus/bff/sample"
	"peritus/bff/sample/portrait"
)

func TestSeed_canBeRepeatedAndExtended(t *testing.T) {
	dbtest.Each(t, func(t *testing.T, d *db.DB) {
		s, ctx := New(Deps{DB: d, Clock: clock.NewFake(noon), IDs: id.Random}), t.Context()
		var told []int
		progress := func(done int) { told = append(told, done) }
		if err := s.Seeder.Seed(ctx, 60, 1, "user-expert", progress); err != nil {
			t.Fatal(err)
		}
		if found, _, err := s.SearchPrepared(ctx, "Okonkwo-Bell", 1, 20); err != nil || len(found) != 1 || found[0].UserID != "user-expert" {
			t.Errorf("the owner's profile in the search for one's own: %+v %v", found, err)
		}
		latest := done(s.Latest(ctx))(t)
		if err := s.Seeder.Seed(ctx, 60, 1, "user-expert", progress); err != nil {
			t.Fatal(err)
		}
		if again := done(s.Latest(ctx))(t); latest != 60 || again != 60 || !slices.Equal(told, []int{60, 60}) {
			t.Errorf("%d, then %d changes; told %v", latest, again, told)
		}
		if err := s.Seeder.Seed(ctx, 1100, 1, "", nil); err != nil {
			t.Fatal(err)
		}
		overview := done(s.AdminOverview(ctx))(t)
		if overview.Experts != 1100 || overview.Sections[0].Filled != 1100 || len(overview.Latest) != recentChanges || overview.Latest[0].By != "Import" || overview.Latest[0].Name == "" {
			t.Errorf("%+v", overview)
		}
		inBuckets, inStatuses := 0, 0
		for _, b := range overview.Completeness {
			inBuckets += b.Count
		}
		for _, b := range overview.ByStatus {
			inStatuses += b.Count
			if b.Count == 0 && b.Status != string(stored.Pending) { // nothing is submitted in the sample
				t.Errorf("no expert is %s", b.Status)
			}
		}
		if inBuckets != 1100 || inStatuses != 1100 || len(overview.Completeness) != 10 {
			t.Errorf("%d in buckets, %d in statuses", inBuckets, inStatuses)
		}

		// The stored data matches the sample and the feed.
		expert := auth.Actor{UserID: "user-expert", Groups: auth.Groups{auth.Expert}}
		own := done(s.Overview(ctx, expert))(t)
		if own.Slug != sample.Expert(1, 0).Slug || own.PublicPath != "/expert/amara-okonkwo-bell" || own.Revisions < 4 || own.Completeness < 30 {
			t.Errorf("%+v", own)
		}
		found := map[string]reading.Document{}
		seq, err := s.Each(ctx, func(v reading.Views) error { found[v.Counsel.Slug] = *v.Counsel; return nil })
		if err != nil || seq != 1100 {
			t.Fatal(seq, err)
		}
		for i := range 1100 {
			p := sample.Expert(1, i)
			d, there := found[p.Slug]
			if there != (p.Status == sample.Published) || there && (d.Bio != p.Bio || d.Name != p.Name() || d.Areas[0].Subcategory != p.Primary().Subcategory) {
				t.Fatalf("person %d: found %v as %+v", i, there, d)
			}
		}
		changes, seen := 0, int64(0)
		for {
			page := done(s.Since(ctx, seen))(t)
			if len(page) == 0 {
				break
			}
			changes += len(page)
			seen = page[len(page)-1].Seq
		}
		if changes != 1100 || seen != 1100 {
			t.Errorf("the feed has %d changes up to %d", changes, seen)
		}
	})
}

func TestSeed_resumesAfterAnInterruption(t *testing.T) {
	d := dbtest.SQLite(t)
	s := New(Deps{DB: d, Clock: clock.NewFake(noon), IDs: id.Random})
	ctx, cancel := context.WithCancel(t.Context())
	err := s.Seeder.Seed(ctx, 1100, 1, "", func(done int) {
		if done == 1000 {
			cancel()
		}
	})
	if !errors.Is(err, context.Canceled) {
		t.Fatal(err)
	}
	if n := done(s.Latest(t.Context()))(t); n != 1000 {
		t.Errorf("%d exist", n)
	}
	if err := s.Seeder.Seed(t.Context(), 1100, 1, "", nil); err != nil {
		t.Fatal(err)
	}
	if o := done(s.AdminOverview(t.Context()))(t); o.Experts != 1100 {
		t.Errorf("%d exist", o.Experts)
	}
}

func TestSeed_doesNotReplaceTheOwnersProfile(t *testing.T) {
	w, ctx := newWorld(t, dbtest.SQLite(t)), t.Context()
	if err := w.Seeder.Seed(ctx, 3, 1, w.expert.UserID, nil); err != nil {
		t.Fatal(err)
	}
	expert, _, err := w.FindByUser(ctx, w.expert.UserID)
	if err != nil || expert.ID != w.id {
		t.Errorf("%+v %v", expert, err)
	}
	if err := w.Seeder.Seed(ctx, 3, 1, "someone-new", nil); err != nil {
		t.Fatal(err)
	}
	if err := w.Seeder.Seed(ctx, 3, 1, "someone-else", nil); err != nil {
		t.Fatal(err)
	}
	if expert, found, err := w.FindByUser(ctx, "someone-new"); err != nil || !found || expert.Slug != "amara-okonkwo-bell" {
		t.Errorf("%+v %v", expert, err)
	}
}

func TestSeed_sampleExpertsCanBeEdited(t *testing.T) {
	dbtest.Each(t, func(t *testing.T, d *db.DB) {
		w, ctx := newWorld(t, d), t.Context()
		if err := w.Seeder.Seed(ctx, 30, 1, "", nil); err != nil {
			t.Fatal(err)
		}
		for i := range 30 {
			view := done(w.Items(ctx, w.staff, seeding.SeedID(1, i, 0), section.AboutMeCode))(t)
			declared, _ := section.Find(section.AboutMeCode)
			content, problems := declared.Decode(view.Items[0].Data)
			if len(problems) > 0 {
				t.Fatal(problems)
			}
			out := done(w.SaveSingle(ctx, w.staff, seeding.SeedID(1, i, 0), section.AboutMeCode,
				Input{Version: 1, Visibility: stored.Visibility(view.Items[0].Visibility), Content: content}))(t)
			if out.Changed {
				t.Errorf("saving person %d as it is was a change", i)
			}
		}
	})
}

func TestSeedPortraits_belongToTheImportAndComeOnce(t *testing.T) {
	dbtest.Each(t, func(t *testing.T, d *db.DB) {
		folder := t.TempDir()
		s, ctx := New(Deps{DB: d, Clock: clock.NewFake(noon), IDs: id.Random, Files: media.New(folder)}), t.Context()
		if err := s.Seeder.Seed(ctx, 8, 1, "user-expert", nil); err != nil {
			t.Fatal(err)
		}
		expert := auth.Actor{UserID: "user-expert", Groups: auth.Groups{auth.Expert}}
		bare := done(s.Overview(ctx, expert))(t)
		seq := done(s.Latest(ctx))(t)
		if err := s.Seeder.SeedPortraits(ctx, 1, 8); err != nil {
			t.Fatal(err)
		}
		portraits := 0
		for i := range 8 {
			p := sample.Expert(1, i)
			e, found, err := s.store.Expert(ctx, "id", seeding.SeedID(1, i, 0))
			if err != nil || !found || (e.Photo != "") != p.HasPortrait() {
				t.Fatalf("%s has the photo %q: %v", p.Name(), e.Photo, err)
			}
			if e.Photo == "" {
				continue
			}
			portraits++
			_, content, err := s.Files.Open(ctx, e.ID, e.Photo)
			if err != nil {
				t.Fatal(err)
			}
			if drawn, err := io.ReadAll(content); err != nil || !bytes.Equal(drawn, portrait.JPEG(p.Traits())) {
				t.Errorf("%s: another picture, %v", p.Name(), err)
			}
			_ = content.Close()
			// The import brought the photo: nothing changed since, and the day before has none.
			revisions, _, err := s.store.Revisions(ctx, e.ID, stored.Filter{Section: section.AboutMeCode}, 0, 10)
			if err != nil || len(revisions) != 1 || !strings.Contains(string(field.Encode(revisions[0].Changes)), e.Photo) {
				t.Errorf("%+v %v", revisions, err)
			}
		}
		own := done(s.Overview(ctx, expert))(t)
		if portraits < 4 || own.Completeness <= bare.Completeness || own.Revisions != bare.Revisions {
			t.Errorf("%d portraits; %d%% complete, then %d%%", portraits, bare.Completeness, own.Completeness)
		}
		changed := done(s.Since(ctx, seq))(t)
		if len(changed) != portraits {
			t.Errorf("search hears of %d", len(changed))
		}

		// Again, after somebody removed theirs.
		about, _ := section.Find(section.AboutMeCode)
		content, problems := about.Decode(done(s.Items(ctx, expert, seeding.SeedID(1, 0, 0), section.AboutMeCode))(t).Items[0].Data)
		if len(problems) > 0 {
			t.Fatal(problems)
		}
		content.(*section.AboutMe).Photo = ""
		done(s.SaveSingle(ctx, expert, seeding.SeedID(1, 0, 0), section.AboutMeCode, Input{Version: 1, Visibility: stored.Public, Content: content}))(t)
		if err := s.Seeder.SeedPortraits(ctx, 1, 8); err != nil {
			t.Fatal(err)
		}
		kept, err := os.ReadDir(folder)
		if e, _, _ := s.store.Expert(ctx, "id", seeding.SeedID(1, 0, 0)); err != nil || e.Photo != "" || len(kept) != portraits {
			t.Errorf("photo %q, %d files, %v", e.Photo, len(kept), err)
		}
	})
}
