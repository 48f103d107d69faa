package job

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"time"

	"github.com/riverqueue/river"
	"github.com/riverqueue/river/rivertype"

	"peritus/bff/platform/db"
	"peritus/bff/platform/errs"
)

// Listed is a job for operators, without its arguments.
type Listed struct {
	ID          int64
	Kind        string // for a sweep, with its name
	State       string
	Attempt     int
	MaxAttempts int
	ScheduledAt time.Time
	LastError   string
}

// Unfinished returns at most limit jobs that are waiting, running, or discarded, oldest
// first.
func (q *Queue) Unfinished(ctx context.Context, failedOnly bool, limit int) ([]Listed, error) {
	states := []rivertype.JobState{rivertype.JobStateRetryable, rivertype.JobStateDiscarded}
	if !failedOnly {
		states = append(states, rivertype.JobStateAvailable, rivertype.JobStatePending, rivertype.JobStateRunning, rivertype.JobStateScheduled)
	}
	found, err := q.client.JobList(ctx, river.NewJobListParams().States(states...).First(limit))
	if err != nil {
		return nil, fmt.Errorf("list jobs: %w", err)
	}
	jobs := make([]Listed, len(found.Jobs))
	for i, row := range found.Jobs {
		jobs[i] = listed(row)
	}
	return jobs, nil
}

// Retry makes a failed job run again now, in the transaction in ctx. Errors: NotFound;
// Invalid for a job that hasn't failed.
func (q *Queue) Retry(ctx context.Context, id int64) (Listed, error) {
	tx := db.SQLTx(ctx)
	if tx == nil {
		return Listed{}, errors.New("job: Retry needs a transaction")
	}
	row, err := q.client.JobGetTx(ctx, tx, id)
	if errors.Is(err, rivertype.ErrNotFound) {
		return Listed{}, errs.NotFoundf(fmt.Sprintf("Job %d", id))
	}
	if err != nil {
		return Listed{}, fmt.Errorf("read job %d: %w", id, err)
	}
	switch row.State {
	case rivertype.JobStateRetryable, rivertype.JobStateDiscarded, rivertype.JobStateCancelled:
	default:
		return Listed{}, errs.Invalidf("Job %d is %s. Only a job that failed can be retried.", id, row.State)
	}
	if row, err = q.client.JobRetryTx(ctx, tx, id); err != nil {
		return Listed{}, fmt.Errorf("retry job %d: %w", id, err)
	}
	return listed(row), nil
}

func listed(row *rivertype.JobRow) Listed {
	j := Listed{ID: row.ID, Kind: row.Kind, State: string(row.State), Attempt: row.Attempt, MaxAttempts: row.MaxAttempts, ScheduledAt: row.ScheduledAt}
	if n := len(row.Errors); n > 0 {
		j.LastError = row.Errors[n-1].Error
	}
	args := sweepArgs{}
	if row.Kind == args.Kind() && json.Unmarshal(row.EncodedArgs, &args) == nil {
		j.Kind += " " + args.Sweep
	}
	return j
}
