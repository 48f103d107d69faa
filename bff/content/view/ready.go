package view

import (
	"strings"
	"sync"
	"unicode/utf8"
)

// ready caches encoded responses, so common ones are built once per view. It is limited,
// because visitors choose the queries.
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

// Get returns the cached value of key, or builds it. Errors aren't cached.
func (a *ready[T]) Get(key string, build func() (T, error)) (T, error) {
	a.mu.RLock()
	kept, ok := a.byKey[key]
	a.mu.RUnlock()
	if ok {
		return kept, nil
	}
	value, err := build()
	if err != nil {
		var none T
		return none, err
	}
	size := a.size(value)
	a.mu.Lock()
	defer a.mu.Unlock()
	if a.byKey == nil || len(a.byKey) >= maxReadyKeys || a.bytes+size > maxReadyBytes {
		a.byKey, a.bytes = map[string]T{}, 0
	}
	if utf8.ValidString(key) { // clone, because the server reuses the memory of a request
		a.byKey[strings.Clone(key)] = value
		a.bytes += size
	}
	return value, nil
}
