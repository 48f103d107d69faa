// Package job owns the queue of durable work. Jobs are enqueued in the transaction that
// needs them, shared by all processes, and retried after a crash. Each domain declares
// its own River workers.
package job

import (
	"context"
	"database/sql"
	"fmt"
	"log/slog"
	"sync"
	"time"

	"github.com/riverqueue/river"
	"github.com/riverqueue/river/riverdriver"
	"github.com/riverqueue/river/riverdriver/riverdatabasesql"
	"github.com/riverqueue/river/riverdriver/riversqlite"
	"github.com/riverqueue/river/rivermigrate"
	"github.com/riverqueue/river/rivertype"

	"peritus/bff/platform/db"
)

// Args is the data of one job. Its Kind names the worker.
type Args = river.JobArgs

// Queue enqueues jobs and, once started, runs them.
type Queue struct {
	client  *river.Client[*sql.Tx]
	workers *river.Workers
	driver  riverdriver.Driver[*sql.Tx]
	db      *db.DB
	logger  *slog.Logger
	every   []*river.PeriodicJob
	leases  leases
	grace   time.Duration
	keeping sync.WaitGroup
	release context.CancelFunc // ends the renewal of leases
}

// Grace is how long running jobs may continue after a stop before they are canceled.
const Grace = 10 * time.Second

// New returns a queue in database d without workers.
func New(d *db.DB, logger *slog.Logger) (*Queue, error) {
	pool, err := d.SQL()
	if err != nil {
		return nil, err
	}
	q := &Queue{workers: river.NewWorkers(), db: d, logger: logger, grace: Grace,
		leases: leases{jobs: map[int64]context.Context{}}, release: func() {}}
	if d.Dialect() == db.SQLite {
		q.driver = riversqlite.New(pool)
	} else {
		q.driver = riverdatabasesql.New(pool)
	}
	return q, nil
}

// Work registers the worker for one kind of job. Call it before Start.
func Work[T Args](q *Queue, worker river.Worker[T]) { river.AddWorker(q.workers, worker) }

// migrationLock is the advisory lock for migrating.
const migrationLock = 7_368_201

// Migrate updates the queue's tables. Any number of processes may start at once.
func (q *Queue) Migrate(ctx context.Context) error {
	if q.db.Dialect() != db.Postgres {
		return q.migrate(ctx) // the file belongs to one process
	}
	pool, err := q.db.SQL()
	if err != nil {
		return err
	}
	conn, err := pool.Conn(ctx)
	if err != nil {
		return fmt.Errorf("job tables: %w", err)
	}
	defer func() { _ = conn.Close() }()
	if _, err := conn.ExecContext(ctx, "SELECT pg_advisory_lock($1)", migrationLock); err != nil {
		return fmt.Errorf("job tables: %w", err)
	}
	err = q.migrate(ctx)
	if _, unlocking := conn.ExecContext(ctx, "SELECT pg_advisory_unlock($1)", migrationLock); err == nil && unlocking != nil {
		return fmt.Errorf("job tables: %w", unlocking)
	}
	return err
}

func (q *Queue) migrate(ctx context.Context) error {
	m, err := rivermigrate.New(q.driver, &rivermigrate.Config{Logger: q.logger})
	if err != nil {
		return fmt.Errorf("job tables: %w", err)
	}
	if _, err := m.ExistingVersions(ctx); err != nil { // fails for unknown versions
		return fmt.Errorf("job tables, which a newer version may have changed: %w", err)
	}
	if _, err := m.Migrate(ctx, rivermigrate.DirectionUp, nil); err != nil {
		return fmt.Errorf("job tables: %w", err)
	}
	return nil
}

// Open prepares the queue for jobs. Call it after all workers are registered.
func (q *Queue) Open() error {
	client, err := river.NewClient(q.driver, &river.Config{
		Logger:            q.logger,
		Workers:           q.workers,
		Queues:            map[string]river.QueueConfig{river.QueueDefault: {MaxWorkers: 4}},
		PeriodicJobs:      q.every,
		FetchCooldown:     50 * time.Millisecond,
		FetchPollInterval: 250 * time.Millisecond,
		JobTimeout:        time.Minute,
		SoftStopTimeout:   q.grace,
		Middleware:        []rivertype.Middleware{q.leases.middleware()},
	})
	if err != nil {
		return fmt.Errorf("job queue: %w", err)
	}
	q.client = client
	return nil
}

// Start starts running jobs. When ctx ends, no more jobs begin, and running ones have Grace
// to finish before they are canceled.
func (q *Queue) Start(ctx context.Context) error {
	if err := q.client.Start(ctx); err != nil {
		return err
	}
	keeping, release := context.WithCancel(context.WithoutCancel(ctx)) // jobs continue after ctx ends
	q.release = release
	q.keeping.Go(func() { q.keepLeases(keeping) })
	return nil
}

// Stop begins no more jobs and waits for running ones until ctx ends. They are canceled
// after Grace.
func (q *Queue) Stop(ctx context.Context) error {
	err := q.client.Stop(ctx)
	q.release()
	q.keeping.Wait()
	return err
}

// Add enqueues jobs together, in the transaction in ctx if there is one, so the jobs exist
// only if the transaction commits.
func (q *Queue) Add(ctx context.Context, jobs ...Args) error {
	if len(jobs) == 0 {
		return nil
	}
	params := make([]river.InsertManyParams, len(jobs))
	for i, args := range jobs {
		params[i].Args = args
	}
	var err error
	if tx := db.SQLTx(ctx); tx != nil {
		_, err = q.client.InsertManyTx(ctx, tx, params)
	} else {
		_, err = q.client.InsertMany(ctx, params)
	}
	if err != nil {
		return fmt.Errorf("add %d jobs, first %s: %w", len(jobs), jobs[0].Kind(), err)
	}
	return nil
}
