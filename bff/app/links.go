package app

import (
	"context"
	"errors"
	"log/slog"
	"time"

	"github.com/riverqueue/river"

	"peritus/bff/account"
	"peritus/bff/platform/job"
	"peritus/bff/profile"
)

// links is who listens to whom, and what is done at its time.
func (a *App) links() {
	a.Profile.Saved.Listen(func(ctx context.Context, saved profile.Saved) {
		if err := a.Search.CatchUp(ctx); err != nil { // the ticker tries again
			a.deps.Logger.Error("search index missed a change", slog.String("expert", saved.ExpertID), slog.Any("error", err))
		}
	})
	job.Work(a.Jobs, river.WorkFunc(func(ctx context.Context, j *river.Job[account.RecoveryJob]) error {
		return a.Account.Recover(ctx, j.Args.RequestID)
	}))
	every(a.Jobs, contentCheck{}, time.Minute, func(ctx context.Context) error {
		return a.Content.Reconcile(ctx)
	})
	every(a.Jobs, accountSweep{}, time.Hour, func(ctx context.Context) error {
		return errors.Join(a.Account.Sweep(ctx), a.Session.Sweep(ctx))
	})
	every(a.Jobs, signUpSweep{}, time.Hour, func(ctx context.Context) error {
		return a.SignUp.Sweep(ctx)
	})
	every(a.Jobs, inquirySweep{}, 24*time.Hour, func(ctx context.Context) error {
		return a.Inquiry.Sweep(ctx)
	})
	every(a.Jobs, claimSweep{}, time.Hour, func(ctx context.Context) error {
		return a.Claim.Sweep(ctx)
	})
	every(a.Jobs, privacySweep{}, time.Hour, func(ctx context.Context) error {
		return a.Privacy.Sweep(ctx)
	})
	every(a.Jobs, factorSweep{}, time.Hour, func(ctx context.Context) error {
		return a.Factor.Sweep(ctx)
	})
	every(a.Jobs, outboxSweep{}, 24*time.Hour, func(ctx context.Context) error {
		return errors.Join(a.Mails.Sweep(ctx), a.Texts.Sweep(ctx))
	})
	every(a.Jobs, nameIndex{}, 24*time.Hour, func(ctx context.Context) error {
		return a.Profile.IndexNames(ctx)
	})
}

type signUpSweep struct{}

func (signUpSweep) Kind() string { return "sign-up.sweep" }

type contentCheck struct{}

func (contentCheck) Kind() string { return "content.reconcile" }

type accountSweep struct{}

func (accountSweep) Kind() string { return "account.sweep" }

type inquirySweep struct{}

func (inquirySweep) Kind() string { return "inquiry.sweep" }

type claimSweep struct{}

func (claimSweep) Kind() string { return "claim.sweep" }

type privacySweep struct{}

func (privacySweep) Kind() string { return "privacy.sweep" }

type outboxSweep struct{}

func (outboxSweep) Kind() string { return "outbox.sweep" }

type factorSweep struct{}

func (factorSweep) Kind() string { return "factor.sweep" }

type nameIndex struct{}

func (nameIndex) Kind() string { return "profile.names" }

// followInterval is how soon a change made in another process is found here.
const followInterval = 2 * time.Second

// followExperts builds the search index and keeps it up to date until ctx ends: at
// once with what is saved in this process, by asking for what is saved in others.
func (a *App) followExperts(ctx context.Context) {
	ticker := time.NewTicker(followInterval)
	defer ticker.Stop()
	for {
		step := a.Search.CatchUp
		if a.Search.Ready(ctx) != nil {
			step = a.Search.Build
		}
		if err := step(ctx); err != nil && ctx.Err() == nil {
			a.deps.Logger.Error("search index not up to date", slog.Any("error", err))
		}
		select {
		case <-ctx.Done():
			return
		case <-ticker.C:
		}
	}
}

// every runs f once per interval in the whole installation.
func every[T job.Args](q *job.Queue, kind T, interval time.Duration, f func(context.Context) error) {
	job.Work(q, river.WorkFunc(func(ctx context.Context, _ *river.Job[T]) error { return f(ctx) }))
	q.Every(interval, func() job.Args { return kind })
}
