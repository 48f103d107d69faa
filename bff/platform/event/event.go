// Package event delivers what has happened in one domain to those who listen in
// another, after the transaction in which it happened has been committed.
package event

import (
	"context"
	"sync"

	"peritus/bff/platform/db"
)

// Topic is one kind of event. The zero value is not usable; call NewTopic.
type Topic[T any] struct {
	mu        sync.RWMutex
	listeners []func(context.Context, T)
}

// NewTopic makes a topic that nobody listens to yet.
func NewTopic[T any]() *Topic[T] { return &Topic[T]{} }

// Listen adds a listener. Listeners run one after the other, on the publisher's
// goroutine, and cannot fail the publisher: what must not be lost is a job, not an event.
func (t *Topic[T]) Listen(f func(context.Context, T)) {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.listeners = append(t.listeners, f)
}

// Publish delivers e after the commit of the transaction in ctx, at once where
// there is none, and never where it is rolled back.
func (t *Topic[T]) Publish(ctx context.Context, e T) {
	after := db.WithoutTx(ctx)
	db.AfterCommit(ctx, func() {
		t.mu.RLock()
		listeners := t.listeners
		t.mu.RUnlock()
		for _, listen := range listeners {
			listen(after, e)
		}
	})
}
