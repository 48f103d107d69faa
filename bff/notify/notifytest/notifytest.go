// Package notifytest keeps notifications for tests instead of sending them.
package notifytest

import (
	"context"

	"peritus/bff/notify"
	"peritus/bff/platform/mail/mailtest"
)

// Outbox holds the emails of the notifications that were sent, the newest last. The
// zero value is empty. Choices and links to unsubscribe are left out.
type Outbox struct{ mailtest.Outbox }

// Send keeps the notification as an email.
func (o *Outbox) Send(ctx context.Context, m notify.Message) error {
	email, err := m.Email()
	if err != nil {
		return err
	}
	return o.Outbox.Send(ctx, email)
}
