package job_test

import (
	"context"
	"log/slog"
	"testing"
	"time"

	"github.com/riverqueue/river"

	"peritus/bff/platform/db"
	"peritus/bff/platform/db/dbtest"
	"peritus/bff/platform/job"
)

// aged sets the start of the only job with the given text to some seconds ago.
func aged(t *testing.T, d *db.DB, text string, attempt, seconds int) {
	t.Helper()
	ago := "now() - interval '1 second' * ?"
	of := "args ->> 'text' = ?"
	if d.Dialect() == db.SQLite {
		ago, of = "datetime('now', 'subsec', '-' || ? || ' seconds')", "json_extract(args, '$.text') = ?"
	}
	result := d.Write(t.Context()).Exec("UPDATE river_job SET state = 'running', attempt = ?, attempted_at = "+ago+" WHERE "+of, attempt, seconds, text)
	if result.Error != nil || result.RowsAffected != 1 {
		t.Fatalf("%d rows, %v", result.RowsAffected, result.Error)
	}
}

func statesIn(t *testing.T, q *job.Queue) map[string]int {
	t.Helper()
	jobs, err := q.Unfinished(t.Context(), false, 10)
	if err != nil {
		t.Fatal(err)
	}
	states := map[string]int{}
	for _, j := range jobs {
		states[j.State]++
	}
	return states
}

func TestTakeOver_runsTheJobOfAProcessThatCrashed(t *testing.T) {
	dbtest.Each(t, func(t *testing.T, d *db.DB) {
		q, done := queue(t, d)
		if err := q.Add(t.Context(), note{"crashed"}); err != nil {
			t.Fatal(err)
		}
		aged(t, d, "crashed", 1, int(job.Lease.Seconds())+1)
		run(t, q)
		if text := next(t, done); text != "crashed" {
			t.Error(text)
		}
	})
}

func TestTakeOver_skipsJobsWithALeaseOrWithoutAttempts(t *testing.T) {
	dbtest.Each(t, func(t *testing.T, d *db.DB) {
		q, _ := queue(t, d)
		if err := q.Add(t.Context(), note{"live"}, note{"spent"}); err != nil {
			t.Fatal(err)
		}
		aged(t, d, "live", 1, int(job.Lease.Seconds())-10)
		aged(t, d, "spent", river.MaxAttemptsDefault, 3600)
		if err := q.TakeOver(t.Context()); err != nil {
			t.Fatal(err)
		}
		if states := statesIn(t, q); states["running"] != 2 {
			t.Errorf("%v", states)
		}
	})
}

func TestRenew_keepsTheJobOfALiveProcess(t *testing.T) {
	dbtest.Each(t, func(t *testing.T, d *db.DB) {
		other, _ := queue(t, d)
		w := slowQueue(t, d, job.Grace)
		if err := w.queue.StartOnly(t.Context()); err != nil {
			t.Fatal(err)
		}
		if err := w.queue.Add(t.Context(), note{"slow"}); err != nil {
			t.Fatal(err)
		}
		<-w.begun
		aged(t, d, "slow", 1, 3600)
		if err := w.queue.Renew(t.Context()); err != nil {
			t.Fatal(err)
		}
		if err := other.TakeOver(t.Context()); err != nil {
			t.Fatal(err)
		}
		if states := statesIn(t, other); states["running"] != 1 {
			t.Errorf("%v", states)
		}
		close(w.finish)
		<-w.ended
		stop(t, w.queue)
	})
}

func TestStop_letsARunningJobFinish(t *testing.T) {
	dbtest.Each(t, func(t *testing.T, d *db.DB) {
		w := slowQueue(t, d, job.Grace)
		ctx, terminate := context.WithCancel(t.Context())
		if err := w.queue.Start(ctx); err != nil {
			t.Fatal(err)
		}
		if err := w.queue.Add(t.Context(), note{"slow"}); err != nil {
			t.Fatal(err)
		}
		<-w.begun
		terminate() // like SIGTERM
		stopped := make(chan struct{})
		go func() { defer close(stopped); stop(t, w.queue) }()
		close(w.finish)
		if err := <-w.ended; err != nil {
			t.Errorf("the job was canceled: %v", err)
		}
		<-stopped
		if states := statesIn(t, w.queue); len(states) != 0 {
			t.Errorf("the job isn't recorded as completed: %v", states)
		}
	})
}

func TestStop_cancelsAJobAfterTheGrace(t *testing.T) {
	dbtest.Each(t, func(t *testing.T, d *db.DB) {
		w := slowQueue(t, d, time.Millisecond)
		if err := w.queue.Start(t.Context()); err != nil {
			t.Fatal(err)
		}
		if err := w.queue.Add(t.Context(), note{"slow"}); err != nil {
			t.Fatal(err)
		}
		<-w.begun
		stop(t, w.queue)
		if err := <-w.ended; err == nil {
			t.Error("the job was not canceled")
		}
		if states := statesIn(t, w.queue); states["running"] != 0 || len(states) != 1 {
			t.Errorf("another process can't run it: %v", states)
		}
	})
}

// slow returns a queue whose worker runs until finish is closed or the job is canceled.
type slow struct {
	queue         *job.Queue
	begun, finish chan struct{}
	ended         chan error
}

func slowQueue(t *testing.T, d *db.DB, grace time.Duration) slow {
	t.Helper()
	q, err := job.New(d, slog.New(slog.DiscardHandler))
	if err != nil {
		t.Fatal(err)
	}
	w := slow{q, make(chan struct{}, 1), make(chan struct{}), make(chan error, 1)}
	q.SetGrace(grace)
	job.Work(q, river.WorkFunc(func(ctx context.Context, _ *river.Job[note]) error {
		w.begun <- struct{}{}
		select {
		case <-w.finish:
		case <-ctx.Done():
		}
		w.ended <- ctx.Err()
		return ctx.Err()
	}))
	if err := q.Open(); err != nil {
		t.Fatal(err)
	}
	return w
}

func stop(t *testing.T, q *job.Queue) {
	t.Helper()
	ctx, cancel := context.WithTimeout(context.Background(), 20*time.Second)
	defer cancel()
	if err := q.Stop(ctx); err != nil {
		t.Error(err)
	}
}
