package mail

import (
	"context"

	"github.com/riverqueue/river"
	"github.com/riverqueue/river/rivertype"
)

// Deliver runs the job of one mail.
func (o *Outbox) Deliver(ctx context.Context, mailID string) error {
	return o.work(ctx, 1, mailID)
}

// DeliverLast runs the last attempt at several mails in order.
func (o *Outbox) DeliverLast(ctx context.Context, ids ...string) error {
	return o.work(ctx, river.MaxAttemptsDefault, ids...)
}

func (o *Outbox) work(ctx context.Context, attempt int, ids ...string) error {
	row := &rivertype.JobRow{Attempt: attempt, MaxAttempts: river.MaxAttemptsDefault}
	return (&sendWorker{outbox: o}).Work(ctx, &river.Job[sendArgs]{JobRow: row, Args: sendArgs{MailID: ids[0], Then: ids[1:]}})
}

// ErrUnreachable is the error while the server is down.
var ErrUnreachable = errUnreachable
