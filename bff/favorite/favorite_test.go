package favorite

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"gorm.io/gorm"

	"peritus/bff/auth"
	"peritus/bff/platform/clock"
	"peritus/bff/platform/db"
	"peritus/bff/platform/db/dbtest"
	"peritus/bff/platform/errs"
)

var (
	noon = time.Date(2026, 3, 1, 12, 0, 0, 0, time.UTC)
	dana = auth.Actor{UserID: "dana", Groups: auth.Groups{auth.Attorney}}
	lee  = auth.Actor{UserID: "lee", Groups: auth.Groups{auth.Attorney}}
)

// of is the id of a profile by a short name.
func of(name string) string { return strings.Repeat("0", 26-len(name)) + name }

// open are the profiles that everyone can open.
type open map[string]bool

func (o open) Seen(_ context.Context, _ auth.Actor, id string) (bool, error) { return o[id], nil }

func each(t *testing.T, f func(t *testing.T, s *Service, c *clock.Fake)) {
	t.Helper()
	dbtest.Each(t, func(t *testing.T, d *db.DB) {
		c := clock.NewFake(noon)
		seen := open{}
		for _, id := range []string{"ada", "ben", "cleo"} {
			seen[of(id)] = true
			exec(t, d, "INSERT INTO experts (id, status, visibility, created_at, updated_at) VALUES (?, 'published', 'public', 1, 1)", of(id))
		}
		exec(t, d, "INSERT INTO experts (id, status, visibility, created_at, updated_at) VALUES ('hidden', 'hidden', 'public', 1, 1)")
		f(t, New(Deps{DB: d, Clock: c, Experts: seen}), c)
	})
}

func exec(t *testing.T, d *db.DB, statement string, args ...any) {
	t.Helper()
	if err := d.Write(t.Context()).Exec(statement, args...).Error; err != nil {
		t.Fatal(err)
	}
}

func (s *Service) mark(t *testing.T, actor auth.Actor, name string, since time.Time) Favorite {
	t.Helper()
	f, err := s.Add(t.Context(), actor, of(name), since)
	if err != nil {
		t.Fatal(err)
	}
	return f
}

// names lists the ids of a person's favorites as they see them.
func (s *Service) names(t *testing.T, actor auth.Actor) string {
	t.Helper()
	list, n, err := s.List(t.Context(), actor, 1)
	if err != nil || n != len(list) {
		t.Fatalf("%d of %d: %v", len(list), n, err)
	}
	ids := make([]string, len(list))
	for i, f := range list {
		ids[i] = strings.TrimLeft(f.ExpertID, "0")
	}
	return strings.Join(ids, " ")
}

func TestFavorites_areAddedAndRemovedOnce(t *testing.T) {
	each(t, func(t *testing.T, s *Service, c *clock.Fake) {
		first := s.mark(t, dana, "ada", time.Time{})
		c.Advance(time.Hour)
		s.mark(t, dana, "ben", time.Time{})
		if again := s.mark(t, dana, "ada", time.Time{}); again != first {
			t.Errorf("adding again: %+v, before %+v", again, first)
		}
		if got := s.names(t, dana); got != "ben ada" {
			t.Errorf("newest first: %s", got)
		}
		if got := s.names(t, lee); got != "" {
			t.Errorf("another person's: %s", got)
		}
		for _, want := range []bool{true, false} {
			if was, err := s.Remove(t.Context(), dana, of("ada")); was != want || err != nil {
				t.Errorf("%v %v", was, err)
			}
		}
		if was, err := s.Remove(t.Context(), lee, of("ben")); was || err != nil {
			t.Errorf("another person's: %v %v", was, err)
		}
		if got := s.names(t, dana); got != "ben" {
			t.Errorf("%s", got)
		}
	})
}

func TestFavorites_anUndoneRemovalReturnsToItsPlace(t *testing.T) {
	each(t, func(t *testing.T, s *Service, c *clock.Fake) {
		for _, id := range []string{"ada", "ben", "cleo"} {
			s.mark(t, dana, id, time.Time{})
			c.Advance(time.Minute)
		}
		kept, err := s.Among(t.Context(), dana, []string{of("ben"), "\xff\xfe", "ben"})
		if err != nil || len(kept) != 1 {
			t.Fatal(kept, err)
		}
		if _, err := s.Remove(t.Context(), dana, of("ben")); err != nil {
			t.Fatal(err)
		}
		c.Advance(time.Minute)
		s.mark(t, dana, "ben", kept[0].AddedAt)
		if got := s.names(t, dana); got != "cleo ben ada" {
			t.Errorf("%s", got)
		}
		if f := s.mark(t, lee, "ada", c.Now().AddDate(1, 0, 0)); !f.AddedAt.Equal(c.Now()) {
			t.Errorf("a time in the future: %v", f.AddedAt)
		}
	})
}

func TestFavorites_needAProfileThatTheActorCanOpen(t *testing.T) {
	each(t, func(t *testing.T, s *Service, _ *clock.Fake) {
		for _, id := range []string{"hidden", "nobody", ""} {
			if _, err := s.Add(t.Context(), dana, id, time.Time{}); errs.KindOf(err) != errs.NotFound {
				t.Errorf("%q: %v", id, err)
			}
		}
		s.mark(t, dana, "ada", time.Time{})
		delete(s.Experts.(open), of("ada")) // its owner hid it
		s.mark(t, dana, "ada", time.Time{})
		if was, err := s.Remove(t.Context(), dana, of("ada")); !was || err != nil {
			t.Errorf("a hidden profile can't be removed: %v %v", was, err)
		}
		if _, err := s.Add(t.Context(), dana, of("ada"), noon); errs.KindOf(err) != errs.NotFound {
			t.Errorf("an undo of a hidden profile: %v", err)
		}
	})
}

func TestFavorites_haveALimit(t *testing.T) {
	each(t, func(t *testing.T, s *Service, _ *clock.Fake) {
		series := fmt.Sprintf("WITH RECURSIVE series(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM series WHERE n < %d)", Most)
		exec(t, s.DB, "INSERT INTO experts (id, status, visibility, created_at, updated_at) "+series+" SELECT 'e' || n, 'published', 'public', 1, 1 FROM series")
		exec(t, s.DB, "INSERT INTO favorites (user_id, expert_id, added_at) "+series+" SELECT 'dana', 'e' || n, n FROM series")
		if _, err := s.Add(t.Context(), dana, of("ada"), time.Time{}); errs.KindOf(err) != errs.Conflict || !strings.Contains(err.Error(), "2,000") {
			t.Errorf("%v", err)
		}
		if _, err := s.Remove(t.Context(), dana, "e7"); err != nil {
			t.Fatal(err)
		}
		s.mark(t, dana, "ada", time.Time{})
		page, n, err := s.List(t.Context(), dana, 2)
		if err != nil || n != Most || len(page) != PageSize || page[0].ExpertID != fmt.Sprintf("e%d", Most-PageSize+1) {
			t.Errorf("%d %v %v", n, page, err)
		}
		plan := dbtest.Plan(t, s.DB, func(q *gorm.DB) *gorm.DB { return pageOf(q, "dana", 0, PageSize) })
		if strings.Contains(plan, "SCAN favorites") || strings.Contains(plan, "Seq Scan") || strings.Contains(plan, "TEMP B-TREE") {
			t.Errorf("%s", plan)
		}
	})
}

func TestFavorites_concurrentAdditionsAreOne(t *testing.T) {
	each(t, func(t *testing.T, s *Service, _ *clock.Fake) {
		var all sync.WaitGroup
		failed := make(chan error, 8)
		for range cap(failed) {
			all.Go(func() {
				_, err := s.Add(t.Context(), dana, of("ada"), time.Time{})
				failed <- err
			})
		}
		all.Wait()
		close(failed)
		for err := range failed {
			if err != nil {
				t.Error(err)
			}
		}
		if got := s.names(t, dana); got != "ada" {
			t.Errorf("%s", got)
		}
	})
}

func TestFavorites_goWithTheProfileAndThePerson(t *testing.T) {
	each(t, func(t *testing.T, s *Service, _ *clock.Fake) {
		for _, actor := range []auth.Actor{dana, lee} {
			s.mark(t, actor, "ada", noon)
			s.mark(t, actor, "ben", noon)
		}
		exec(t, s.DB, "DELETE FROM experts WHERE id = ?", of("ada"))
		if err := (Personal{s}).Erase(t.Context(), "dana"); err != nil {
			t.Fatal(err)
		}
		if got := []string{s.names(t, dana), s.names(t, lee)}; !slices.Equal(got, []string{"", "ben"}) {
			t.Errorf("%q", got)
		}
	})
}

// A store that fails shows no favorites as removed or added.
func TestFavorites_returnFailuresOfTheDatabase(t *testing.T) {
	each(t, func(t *testing.T, s *Service, _ *clock.Fake) {
		ctx, cancel := context.WithCancel(t.Context())
		cancel()
		if _, err := s.Add(ctx, dana, of("ada"), noon); !errors.Is(err, context.Canceled) {
			t.Errorf("%v", err)
		}
		if _, err := s.Remove(ctx, dana, of("ada")); !errors.Is(err, context.Canceled) {
			t.Errorf("%v", err)
		}
		if _, _, err := s.List(ctx, dana, 1); !errors.Is(err, context.Canceled) {
			t.Errorf("%v", err)
		}
	})
}

func TestSeedDemo_addsNoneToThoseThatExist(t *testing.T) {
	each(t, func(t *testing.T, s *Service, _ *clock.Fake) {
		for range 2 {
			if err := s.SeedDemo(t.Context(), "dana", []string{of("ada"), of("ben")}); err != nil {
				t.Fatal(err)
			}
			if err := s.SeedDemo(t.Context(), "dana", []string{of("cleo")}); err != nil {
				t.Fatal(err)
			}
		}
		if got := s.names(t, dana); got != "ada ben" {
			t.Errorf("%s", got)
		}
	})
}
