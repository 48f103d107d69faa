// Package event delivers events from one domain to listeners in another, after the
// transaction commits.
package event

import (
	"context"
	"sync"

	"peritus/bff/platform/db"
)

// Topic is one kind of event. Create it with NewTopic; the zero value isn't usable.
type Topic[T any] struct {
	mu        sync.RWMutex
	listeners []func(context.Context, T)
}

// NewTopic returns a topic without listeners.
func NewTopic[T any]() *Topic[T] { return &Topic[T]{} }

// Listen adds a listener. Listeners run one after another on the publisher's goroutine
// and can't make the publisher fail. Use a job for work that must not be lost.
func (t *Topic[T]) Listen(f func(context.Context, T)) {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.listeners = append(t.listeners, f)
}

// Publish delivers e after the transaction in ctx commits, or immediately if there is
// none. It doesn't deliver e after a rollback.
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
