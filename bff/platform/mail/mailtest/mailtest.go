// Package mailtest collects mails in tests instead of sending them.
package mailtest

import (
	"context"
	"sync"

	"peritus/bff/platform/mail"
)

// Outbox holds the sent mails, newest last. The zero value is empty.
type Outbox struct {
	mu   sync.Mutex
	All  []mail.Message
	Fail error // if set, Send returns it instead
}

// Send records the mails.
func (o *Outbox) Send(_ context.Context, messages ...mail.Message) error {
	o.mu.Lock()
	defer o.mu.Unlock()
	if o.Fail != nil {
		return o.Fail
	}
	o.All = append(o.All, messages...)
	return nil
}

// SendInOrder records the mails.
func (o *Outbox) SendInOrder(ctx context.Context, messages ...mail.Message) error {
	return o.Send(ctx, messages...)
}

// To returns the mails to an address.
func (o *Outbox) To(address string) (found []mail.Message) {
	o.mu.Lock()
	defer o.mu.Unlock()
	for _, m := range o.All {
		if m.To == address {
			found = append(found, m)
		}
	}
	return found
}
