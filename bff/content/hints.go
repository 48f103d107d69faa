package content

import (
	"peritus/bff/content/strapi"
	"sync"
)

// hints collects what webhooks name while something is being read. An import sends
// thousands of them; all that are waiting are read in one step.
type hints struct {
	mu      sync.Mutex
	waiting map[string]*waitingHint // by what they make us read
	reading bool
}

// waitingHint is the last hint of its key, with the webhooks that wait for it.
type waitingHint struct {
	strapi.Hint
	tries int
	done  []chan error
}

// maxAwaited is how many hints may wait before webhooks stop waiting with them. The CMS
// sends five webhooks at a time, so its queue moves on instead.
const maxAwaited = 2

// add queues a hint. The channel receives the result once it's read.
func (q *hints) add(key string, h strapi.Hint) (done <-chan error, crowded bool) {
	q.mu.Lock()
	defer q.mu.Unlock()
	if q.waiting == nil {
		q.waiting = map[string]*waitingHint{}
	}
	w := q.waiting[key]
	if w == nil {
		w = &waitingHint{}
		q.waiting[key] = w
	}
	result := make(chan error, 1)
	w.Hint, w.tries, w.done = h, 0, append(w.done, result)
	return result, len(q.waiting) > maxAwaited
}

// lead reports whether the caller has to read what is waiting.
func (q *hints) lead() bool {
	q.mu.Lock()
	defer q.mu.Unlock()
	if q.reading || len(q.waiting) == 0 {
		return false
	}
	q.reading = true
	return true
}

// take returns everything that is waiting. If that's nothing, it returns nil, and the
// caller no longer leads.
func (q *hints) take() map[string]*waitingHint {
	q.mu.Lock()
	defer q.mu.Unlock()
	all := q.waiting
	q.waiting = nil
	q.reading = len(all) > 0
	if !q.reading {
		return nil
	}
	return all
}

// putBack queues hints again. It reports whether others were waiting already.
func (q *hints) putBack(unseen map[string]*waitingHint) (others bool) {
	q.mu.Lock()
	defer q.mu.Unlock()
	others = len(q.waiting) > 0
	if q.waiting == nil {
		q.waiting = map[string]*waitingHint{}
	}
	for key, w := range unseen {
		w.tries++
		if newer := q.waiting[key]; newer != nil {
			newer.done = append(newer.done, w.done...)
			continue
		}
		q.waiting[key] = w
	}
	return others
}

func (w *waitingHint) finish(err error) {
	for _, done := range w.done {
		done <- err
	}
}
