package app

import (
	"context"
	"log/slog"
	"time"

	"github.com/riverqueue/river"

	"peritus/bff/account"
	"peritus/bff/media"
	"peritus/bff/platform/job"
	"peritus/bff/profile"
)

// links subscribes to events and registers jobs and scheduled work.
func (a *App) links() {
	a.Message.Changed.Listen(a.tellOfMessage)
	a.Credit.Changed.Listen(a.tellOfCredits)
	a.Notify.Told.Listen(a.tellOfNotification)
	a.Profile.Saved.Listen(func(context.Context, profile.Saved) { a.Search.Changed() })
	job.Work(a.Jobs, river.WorkFunc(func(ctx context.Context, j *river.Job[account.RecoveryJob]) error {
		return a.Account.Recover(ctx, j.Args.RequestID)
	}))
	sweeps := []job.Sweep{
		{Kind: "content.reconcile", Interval: time.Minute, Do: a.Content.Reconcile},
		{Kind: "attorney.announce", Interval: time.Minute, Do: a.Attorney.Announce},
		{Kind: "credit.sweep", Interval: time.Minute, Do: a.Credit.Sweep},
		{Kind: "inquiry.digest", Interval: time.Minute, Do: a.Inquiry.Digest},
		{Kind: "message.digest", Interval: time.Minute, Do: a.Message.Digest},
		{Kind: "notification.release", Interval: time.Minute, Do: a.Notify.Release},
	}
	if !a.deps.ManualSweeps {
		sweeps = append(sweeps,
			job.Sweep{Kind: "account.sweep", Interval: time.Hour, Do: a.Account.Sweep},
			job.Sweep{Kind: "session.sweep", Interval: time.Hour, Do: a.Session.Sweep},
			job.Sweep{Kind: "sign-up.sweep", Interval: time.Hour, Do: a.SignUp.Sweep},
			job.Sweep{Kind: "payment.sweep", Interval: time.Hour, Do: a.Credit.Payments.Sweep},
			job.Sweep{Kind: "credit.expiring", Interval: time.Hour, Do: a.Credit.TellExpiring},
			job.Sweep{Kind: "claim.sweep", Interval: time.Hour, Do: a.Claim.Sweep},
			job.Sweep{Kind: "media.sweep", Interval: time.Hour, Do: a.sweepFiles},
			job.Sweep{Kind: "privacy.sweep", Interval: time.Hour, Do: a.Privacy.Sweep},
			job.Sweep{Kind: "factor.sweep", Interval: time.Hour, Do: a.Factor.Sweep},
			job.Sweep{Kind: "list.sweep", Interval: time.Hour, Do: a.List.Sweep},
			job.Sweep{Kind: "conflict.recheck", Interval: time.Minute, Do: a.Conflict.Recheck},
			job.Sweep{Kind: "conflict.sweep", Interval: 24 * time.Hour, Do: a.Conflict.Sweep},
			job.Sweep{Kind: "availability.sweep", Interval: time.Hour, Do: a.Availability.Sweep},
			job.Sweep{Kind: "message.sweep", Interval: time.Hour, Do: a.Message.Sweep},
			job.Sweep{Kind: "saved-search.match", Interval: matchInterval, Do: a.matchSearches},
			job.Sweep{Kind: "saved-search.sweep", Interval: time.Hour, Do: a.Saved.Sweep},
			job.Sweep{Kind: "inquiry.sweep", Interval: 24 * time.Hour, Do: a.Inquiry.Sweep},
			job.Sweep{Kind: "attorney.welcome", Interval: 24 * time.Hour, Do: a.Attorney.WelcomeEarlier},
			job.Sweep{Kind: "notification.sweep", Interval: 24 * time.Hour, Do: a.Notify.Sweep},
			job.Sweep{Kind: "mail.sweep", Interval: 24 * time.Hour, Do: a.Mails.Sweep},
			job.Sweep{Kind: "recipient.sweep", Interval: time.Hour, Do: a.recipients.Sweep},
			job.Sweep{Kind: "request.sweep", Interval: time.Hour, Do: a.received.Sweep},
			job.Sweep{Kind: "sms.sweep", Interval: 24 * time.Hour, Do: a.Texts.Sweep},
			job.Sweep{Kind: "profile.derive", Interval: 24 * time.Hour, Do: a.Profile.Derive},
			job.Sweep{Kind: "profile.expiries", Interval: time.Hour, Do: a.Profile.Expiries.Tell},
			job.Sweep{Kind: "proof.sweep", Interval: 24 * time.Hour, Do: a.Proof.Sweep},
		)
	}
	a.Jobs.Sweep(sweeps...)
}

// matchInterval is the longest delay until a change of a profile is matched with saved
// searches.
const matchInterval = 5 * time.Minute

// matchSearches does nothing while the search index is being built. The next run does more.
func (a *App) matchSearches(ctx context.Context) error {
	if a.Search.Ready(ctx) != nil {
		return nil
	}
	return a.Saved.Match(ctx)
}

// sweepFiles deletes private files that no domain needs. List every domain with files here.
func (a *App) sweepFiles(ctx context.Context) error {
	return a.Media.Sweep(ctx, a.deps.Clock.Now().Add(-media.SweepAfter), a.Claim, a.Profile.Files, a.Message.Files)
}

// followInterval is the longest delay until a change in another process is searchable in
// this one.
const followInterval = 2 * time.Second

// followExperts builds the search index and keeps it up to date until ctx ends. Changes
// made in this process are in the next search. It polls for changes of other processes.
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
