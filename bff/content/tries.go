package content

import (
	"sync"
	"time"
)

// tries increases the time between requests while the CMS doesn't respond.
type tries struct {
	mu     sync.Mutex
	failed int
	next   time.Time
	err    error
}

func (t *tries) due(now time.Time) bool {
	t.mu.Lock()
	defer t.mu.Unlock()
	return !now.Before(t.next)
}

func (t *tries) last() error {
	t.mu.Lock()
	defer t.mu.Unlock()
	return t.err
}

func (t *tries) note(err error, now time.Time) {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.err = err
	if err == nil {
		t.failed, t.next = 0, time.Time{}
		return
	}
	t.next = now.Add(min(time.Second<<min(t.failed, 10), maxPause))
	t.failed++
}
