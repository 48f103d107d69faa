package app

import (
	"context"
	"time"

	"github.com/riverqueue/river"

	"peritus/bff/platform/job"
)

// links is who listens to whom, and what is done at its time.
func (a *App) links() {
	every(a.Jobs, contentCheck{}, time.Minute, func(ctx context.Context) error {
		return a.Content.Reconcile(ctx)
	})
	every(a.Jobs, accountSweep{}, time.Hour, func(ctx context.Context) error {
		return a.Account.Sweep(ctx)
	})
}

type contentCheck struct{}

func (contentCheck) Kind() string { return "content.reconcile" }

type accountSweep struct{}

func (accountSweep) Kind() string { return "account.sweep" }

// every runs f once per interval in the whole installation.
func every[T job.Args](q *job.Queue, kind T, interval time.Duration, f func(context.Context) error) {
	job.Work(q, river.WorkFunc(func(ctx context.Context, _ *river.Job[T]) error { return f(ctx) }))
	q.Every(interval, func() job.Args { return kind })
}
