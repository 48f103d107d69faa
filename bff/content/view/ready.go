package view

import (
	"strings"
	"sync"
	"unicode/utf8"
)

// ready keeps answers as they are sent, so that the common ones are made once a view.
// It is bounded, since visitors choose the queries.
type ready[T any] struct {
	size  func(T) int // bytes
	mu    sync.RWMutex
	byKey map[string]T
	bytes int
}

const (
	maxReadyBytes = 16 << 20
	maxReadyKeys  = 4096
)

// Get answers what is kept under key, or else makes it. Errors are not kept.
func (a *ready[T]) Get(key string, build func() (T, error)) (T, error) {
	a.mu.RLock()
	kept, ok := a.byKey[key]
	a.mu.RUnlock()
	if ok {
		return kept, nil
	}
	answer, err := build()
	if err != nil {
		var none T
		return none, err
	}
	size := a.size(answer)
	a.mu.Lock()
	defer a.mu.Unlock()
	if a.byKey == nil || len(a.byKey) >= maxReadyKeys || a.bytes+size > maxReadyBytes {
		a.byKey, a.bytes = map[string]T{}, 0
	}
	if utf8.ValidString(key) { // a copy: the server reuses the memory of a request
		a.byKey[strings.Clone(key)] = answer
		a.bytes += size
	}
	return answer, nil
}
