// Package notifytest records notifications in tests instead of sending them.
package notifytest

import (
	"context"
	"slices"
	"strings"
	"sync"

	"peritus/bff/notify"
	"peritus/bff/platform/mail"
	"peritus/bff/platform/mail/mailtest"
)

// Outbox holds the emails of the notifications that were sent, the newest last. The
// zero value is empty. Choices and links to unsubscribe are left out.
type Outbox struct {
	mailtest.Outbox
	mu     sync.Mutex
	titles []string
}

// Titles returns what the center shows of the notifications, as "Title: /path". The name of
// the person whom one is about is their account in brackets.
func (o *Outbox) Titles() []string {
	o.mu.Lock()
	defer o.mu.Unlock()
	return slices.Clone(o.titles)
}

// Send records the notifications as emails.
func (o *Outbox) Send(ctx context.Context, messages ...notify.Message) error {
	emails := make([]mail.Message, len(messages))
	for i, m := range messages {
		var err error
		if emails[i], err = m.Email(); err != nil {
			return err
		}
		if m.Kind.InApp == nil || m.UserID == "" {
			continue
		}
		title, path, err := m.Entry()
		if err != nil {
			return err
		}
		o.mu.Lock()
		o.titles = append(o.titles, strings.ReplaceAll(title, "\ue000", "["+m.By+"]")+": "+path)
		o.mu.Unlock()
	}
	return o.Outbox.Send(ctx, emails...)
}
