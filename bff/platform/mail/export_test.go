package mail

import (
	"context"

	"github.com/riverqueue/river"
)

// Deliver runs the job of one mail.
func (o *Outbox) Deliver(ctx context.Context, mailID string) error {
	return (&sendWorker{outbox: o}).Work(ctx, &river.Job[sendArgs]{Args: sendArgs{MailID: mailID}})
}

// ErrUnreachable is the error while the server is down.
var ErrUnreachable = errUnreachable
