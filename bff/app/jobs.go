package app

import (
	"context"
	"strconv"

	"peritus/bff/auth"
)

// RetryJob lets a failed job run again now and returns its kind.
func (a *App) RetryJob(ctx context.Context, actor auth.Actor, id int64) (kind string, err error) {
	err = a.DB.InTx(ctx, func(ctx context.Context) error {
		j, err := a.Jobs.Retry(ctx, id)
		if err != nil {
			return err
		}
		kind = j.Kind
		return a.Audit.Record(ctx, actor, auth.AuditEntry{Action: "job.retried", Kind: "job", ID: strconv.FormatInt(id, 10), Name: kind})
	})
	return kind, err
}
