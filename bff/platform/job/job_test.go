package job_test

import (
	"context"
	"errors"
	"log/slog"
	"sync"
	"testing"
	"time"

	"github.com/riverqueue/river"

	"peritus/bff/platform/db"
	"peritus/bff/platform/db/dbtest"
	"peritus/bff/platform/job"
)

type note struct {
	Text string `json:"text"`
}

func (note) Kind() string { return "test.note" }

// queue returns a migrated queue whose worker reports its input.
func queue(t *testing.T, d *db.DB) (*job.Queue, <-chan string) {
	t.Helper()
	q, err := job.New(d, slog.New(slog.DiscardHandler))
	if err != nil {
		t.Fatal(err)
	}
	done := make(chan string, 100)
	job.Work(q, river.WorkFunc(func(_ context.Context, j *river.Job[note]) error {
		done <- j.Args.Text
		return nil
	}))
	if err := q.Open(); err != nil {
		t.Fatal(err)
	}
	return q, done
}

func run(t *testing.T, q *job.Queue) {
	t.Helper()
	if err := q.Start(t.Context()); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		ctx, cancel := context.WithTimeout(context.Background(), 20*time.Second)
		defer cancel()
		if err := q.Stop(ctx); err != nil {
			t.Error(err)
		}
	})
}

func next(t *testing.T, done <-chan string) string {
	t.Helper()
	select {
	case text := <-done:
		return text
	case <-time.After(time.Minute):
		t.Fatal("no job ran within a minute")
		return ""
	}
}

func TestAdd_enqueuesOnlyOnCommit(t *testing.T) {
	dbtest.Each(t, func(t *testing.T, d *db.DB) {
		q, done := queue(t, d)
		failure := errors.New("no")
		err := d.InTx(t.Context(), func(ctx context.Context) error {
			if err := q.Add(ctx, note{"rolled back"}); err != nil {
				return err
			}
			return failure
		})
		if !errors.Is(err, failure) {
			t.Fatal(err)
		}
		if err := d.InTx(t.Context(), func(ctx context.Context) error { return q.Add(ctx, note{"committed"}, note{"with it"}) }); err != nil {
			t.Fatal(err)
		}
		if err := q.Add(t.Context(), note{"alone"}); err != nil {
			t.Fatal(err)
		}
		run(t, q)
		got := map[string]bool{next(t, done): true, next(t, done): true, next(t, done): true}
		if !got["committed"] || !got["with it"] || !got["alone"] || got["rolled back"] {
			t.Errorf("ran %v", got)
		}
	})
}

func TestMigrate_concurrentProcesses(t *testing.T) {
	address := dbtest.BlankPostgresURL(t)
	var group sync.WaitGroup
	for range 4 {
		group.Go(func() {
			d, err := db.Open(context.Background(), address)
			if err != nil {
				t.Error(err)
				return
			}
			defer func() {
				if err := d.Close(); err != nil {
					t.Error(err)
				}
			}()
			q, err := job.New(d, slog.New(slog.DiscardHandler))
			if err != nil {
				t.Error(err)
				return
			}
			if err := q.Migrate(context.Background()); err != nil {
				t.Error(err)
			}
		})
	}
	group.Wait()
}
