// Package notifytest records notifications in tests instead of sending them.
package notifytest

import (
	"context"

	"peritus/bff/notify"
	"peritus/bff/platform/mail"
	"peritus/bff/platform/mail/mailtest"
)

// Outbox holds the emails of the notifications that were sent, the newest last. The
// zero value is empty. Choices and links to unsubscribe are left out.
type Outbox struct{ mailtest.Outbox }

// Send records the notifications as emails.
func (o *Outbox) Send(ctx context.Context, messages ...notify.Message) error {
	emails := make([]mail.Message, len(messages))
	for i, m := range messages {
		var err error
		if emails[i], err = m.Email(); err != nil {
			return err
		}
	}
	return o.Outbox.Send(ctx, emails...)
}
