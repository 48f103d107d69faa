package job_test

import (
	"context"
	"log/slog"
	"testing"
	"time"

	"peritus/bff/platform/db"
	"peritus/bff/platform/db/dbtest"
	"peritus/bff/platform/job"
)

func TestSweep_eachRunsOnceAtStartInOneOfTwoProcesses(t *testing.T) {
	dbtest.Each(t, func(t *testing.T, d *db.DB) {
		done := make(chan string, 100)
		note := func(kind string) job.Sweep {
			return job.Sweep{Kind: kind, Interval: time.Hour, Do: func(context.Context) error { done <- kind; return nil }}
		}
		for range 2 {
			q, err := job.New(d, slog.New(slog.DiscardHandler))
			if err != nil {
				t.Fatal(err)
			}
			q.Sweep(note("a.sweep"), note("b.sweep"))
			if err := q.Open(); err != nil {
				t.Fatal(err)
			}
			run(t, q)
		}
		got := map[string]int{}
		for range 2 {
			got[next(t, done)]++
		}
		if got["a.sweep"] != 1 || got["b.sweep"] != 1 {
			t.Errorf("ran %v", got)
		}
		select {
		case kind := <-done:
			t.Errorf("%s ran again", kind)
		case <-time.After(time.Second):
		}
	})
}
