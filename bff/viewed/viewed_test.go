package viewed

import (
	"context"
	"errors"
	"fmt"
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
		f(t, New(Deps{DB: d, Clock: c, Experts: seen}), c)
	})
}

func exec(t *testing.T, d *db.DB, statement string, args ...any) {
	t.Helper()
	if err := d.Write(t.Context()).Exec(statement, args...).Error; err != nil {
		t.Fatal(err)
	}
}

func (s *Service) view(t *testing.T, actor auth.Actor, names ...string) {
	t.Helper()
	for _, name := range names {
		if err := s.Note(t.Context(), actor, of(name)); err != nil {
			t.Fatal(err)
		}
		s.Clock.(*clock.Fake).Advance(time.Minute)
	}
}

// names lists what a person viewed as they see it.
func (s *Service) names(t *testing.T, actor auth.Actor) string {
	t.Helper()
	list, n, err := s.List(t.Context(), actor, 1)
	if err != nil || n != len(list) {
		t.Fatalf("%d of %d: %v", len(list), n, err)
	}
	ids := make([]string, len(list))
	for i, v := range list {
		ids[i] = strings.TrimLeft(v.ExpertID, "0")
	}
	return strings.Join(ids, " ")
}

func TestViewed_isTheLastFirstAndEachOnce(t *testing.T) {
	each(t, func(t *testing.T, s *Service, _ *clock.Fake) {
		s.view(t, dana, "ada", "ben", "cleo", "ada")
		s.view(t, lee, "ben")
		if got := s.names(t, dana) + " | " + s.names(t, lee); got != "ada cleo ben | ben" {
			t.Error(got)
		}
		if n, err := s.Clear(t.Context(), dana); n != 3 || err != nil {
			t.Error(n, err)
		}
		if got := s.names(t, dana) + "|" + s.names(t, lee); got != "|ben" {
			t.Errorf("cleared: %s", got)
		}
	})
}

func TestViewed_needsAProfileThatTheActorCanOpen(t *testing.T) {
	each(t, func(t *testing.T, s *Service, _ *clock.Fake) {
		for _, id := range []string{of("nobody"), "", "\xff"} {
			if err := s.Note(t.Context(), dana, id); errs.KindOf(err) != errs.NotFound {
				t.Errorf("%q: %v", id, err)
			}
		}
		if got := s.names(t, dana); got != "" {
			t.Error(got)
		}
	})
}

func TestViewed_forgetsTheOldest(t *testing.T) {
	each(t, func(t *testing.T, s *Service, _ *clock.Fake) {
		series := fmt.Sprintf("WITH RECURSIVE series(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM series WHERE n < %d)", Most)
		exec(t, s.DB, "INSERT INTO experts (id, status, visibility, created_at, updated_at) "+series+" SELECT 'e' || n, 'published', 'public', 1, 1 FROM series")
		exec(t, s.DB, "INSERT INTO viewed_experts (user_id, expert_id, viewed_at) "+series+" SELECT 'dana', 'e' || n, n FROM series")
		exec(t, s.DB, "INSERT INTO viewed_experts (user_id, expert_id, viewed_at) VALUES ('lee', 'e1', 1)")
		s.view(t, dana, "ada")
		last, n, err := s.List(t.Context(), dana, 5)
		if err != nil || n != Most || len(last) != Most-4*PageSize || last[len(last)-1].ExpertID != "e2" {
			t.Errorf("%d %v %v", n, last, err)
		}
		if got := s.names(t, lee); got != "e1" {
			t.Errorf("another person's: %s", got)
		}
		plan := dbtest.Plan(t, s.DB, func(q *gorm.DB) *gorm.DB { return pageOf(q, "dana", 0, PageSize) })
		if strings.Contains(plan, "SCAN viewed_experts") || strings.Contains(plan, "Seq Scan") || strings.Contains(plan, "TEMP B-TREE") {
			t.Error(plan)
		}
	})
}

func TestViewed_concurrentViewsAreOneAndTheLatestCounts(t *testing.T) {
	each(t, func(t *testing.T, s *Service, c *clock.Fake) {
		if err := s.store.note(t.Context(), "dana", Viewed{of("ada"), c.Now().Add(time.Hour)}); err != nil {
			t.Fatal(err)
		}
		var all sync.WaitGroup
		failed := make(chan error, 8)
		for range cap(failed) {
			all.Go(func() { failed <- s.Note(t.Context(), dana, of("ada")) })
		}
		all.Wait()
		close(failed)
		for err := range failed {
			if err != nil {
				t.Error(err)
			}
		}
		list, n, err := s.List(t.Context(), dana, 1)
		if err != nil || n != 1 || !list[0].ViewedAt.Equal(c.Now().Add(time.Hour)) {
			t.Errorf("%v %v", list, err)
		}
	})
}

func TestViewed_goesWithTheProfileAndThePerson(t *testing.T) {
	each(t, func(t *testing.T, s *Service, _ *clock.Fake) {
		s.view(t, dana, "ada", "ben")
		s.view(t, lee, "ada", "ben")
		exec(t, s.DB, "DELETE FROM experts WHERE id = ?", of("ada"))
		if err := (Personal{s}).Erase(t.Context(), "dana"); err != nil {
			t.Fatal(err)
		}
		if got := s.names(t, dana) + "|" + s.names(t, lee); got != "|ben" {
			t.Error(got)
		}
	})
}

func TestViewed_returnsFailuresOfTheDatabase(t *testing.T) {
	each(t, func(t *testing.T, s *Service, _ *clock.Fake) {
		ctx, cancel := context.WithCancel(t.Context())
		cancel()
		_, _, listing := s.List(ctx, dana, 1)
		_, clearing := s.Clear(ctx, dana)
		for _, err := range []error{s.Note(ctx, dana, of("ada")), listing, clearing} {
			if !errors.Is(err, context.Canceled) {
				t.Error(err)
			}
		}
	})
}
