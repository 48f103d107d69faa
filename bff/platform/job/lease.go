package job

import (
	"context"
	"fmt"
	"log/slog"
	"sync"
	"time"

	"github.com/riverqueue/river"
	"github.com/riverqueue/river/rivertype"

	"peritus/bff/platform/db"
)

const (
	// Lease is how long a running job belongs to its process without a renewal. After a
	// crash, another process takes the job over within Lease and leaseEvery.
	Lease = 30 * time.Second
	// leaseEvery is the interval of renewing leases and finding expired ones. It allows for
	// several failed renewals.
	leaseEvery = 5 * time.Second
)

// leases holds the jobs that run in this process. A lease is the attempted_at column of
// the job's row. It uses the database's clock, so the machines' clocks may differ.
type leases struct {
	mu   sync.Mutex
	jobs map[int64]context.Context
}

// during registers a job while it runs.
func (l *leases) during(ctx context.Context, row *rivertype.JobRow, run func(context.Context) error) error {
	l.mu.Lock()
	l.jobs[row.ID] = ctx
	l.mu.Unlock()
	defer func() {
		l.mu.Lock()
		delete(l.jobs, row.ID)
		l.mu.Unlock()
	}()
	return run(ctx)
}

// live returns the jobs to renew. It leaves out jobs past their timeout, which would
// otherwise keep their leases forever.
func (l *leases) live() (ids []int64) {
	l.mu.Lock()
	defer l.mu.Unlock()
	for id, ctx := range l.jobs {
		if ctx.Err() == nil {
			ids = append(ids, id)
		}
	}
	return ids
}

func (l *leases) middleware() rivertype.Middleware { return river.WorkerMiddlewareFunc(l.during) }

// keepLeases renews and takes over leases until ctx ends.
func (q *Queue) keepLeases(ctx context.Context) {
	ticker := time.NewTicker(leaseEvery)
	defer ticker.Stop()
	for {
		if err := q.renew(ctx); err != nil && ctx.Err() == nil {
			q.logger.ErrorContext(ctx, "leases of jobs not renewed", slog.Any("error", err))
		} else if err := q.takeOver(ctx); err != nil && ctx.Err() == nil {
			q.logger.ErrorContext(ctx, "lapsed jobs not taken over", slog.Any("error", err))
		}
		select {
		case <-ticker.C:
		case <-ctx.Done():
			return
		}
	}
}

// renew renews the leases of the jobs in this process.
func (q *Queue) renew(ctx context.Context) error {
	ids := q.leases.live()
	if len(ids) == 0 {
		return nil
	}
	return q.db.Write(ctx).Exec("UPDATE river_job SET attempted_at = "+q.time(0)+" WHERE state = 'running' AND id IN ?", ids).Error
}

// takeOver makes the jobs of dead processes available again. River's own rescue runs an
// hour later and discards jobs without attempts left.
func (q *Queue) takeOver(ctx context.Context) error {
	var taken []int64
	err := q.db.Write(ctx).Raw("UPDATE river_job SET state = 'available', scheduled_at = " + q.time(0) +
		" WHERE state = 'running' AND attempt < max_attempts AND attempted_at < " + q.time(Lease) + " RETURNING id").Scan(&taken).Error
	if err == nil && len(taken) > 0 {
		q.logger.WarnContext(ctx, "jobs of a process that is gone run again", slog.Any("jobs", taken))
	}
	return err
}

// time returns an SQL expression for the database's time some time ago, in River's format.
func (q *Queue) time(ago time.Duration) string {
	if q.db.Dialect() == db.SQLite {
		return fmt.Sprintf("datetime('now', 'subsec', '-%d seconds')", int(ago.Seconds()))
	}
	return fmt.Sprintf("now() - interval '%d seconds'", int(ago.Seconds()))
}
