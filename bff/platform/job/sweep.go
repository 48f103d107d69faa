package job

import (
	"context"
	"fmt"
	"time"

	"github.com/riverqueue/river"
)

// Sweep is a job that runs once at start and once per interval across all processes.
type Sweep struct {
	Kind     string
	Interval time.Duration
	Do       func(context.Context) error
}

// sweepArgs is the name of the sweep that a job runs.
type sweepArgs struct {
	Sweep string `json:"sweep"`
}

func (sweepArgs) Kind() string { return "sweep" }

// Sweep registers all sweeps. Call it once, before Open.
func (q *Queue) Sweep(table ...Sweep) {
	do := make(map[string]func(context.Context) error, len(table))
	for _, s := range table {
		do[s.Kind] = s.Do
		q.every = append(q.every, river.NewPeriodicJob(river.PeriodicInterval(s.Interval),
			func() (river.JobArgs, *river.InsertOpts) {
				return sweepArgs{s.Kind}, &river.InsertOpts{UniqueOpts: river.UniqueOpts{ByArgs: true, ByPeriod: s.Interval}}
			}, &river.PeriodicJobOpts{RunOnStart: true}))
	}
	Work(q, river.WorkFunc(func(ctx context.Context, j *river.Job[sweepArgs]) error {
		f, known := do[j.Args.Sweep]
		if !known { // enqueued by another version of the program
			return river.JobCancel(fmt.Errorf("unknown sweep %q", j.Args.Sweep))
		}
		return f(ctx)
	}))
}
