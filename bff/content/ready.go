package content

import (
	"strings"
	"sync"
	"unicode/utf8"
)

// readyAnswers keeps answers as they are sent, so that the common ones are made once a
// view. It is bounded, since visitors choose the queries.
type readyAnswers struct {
	mu    sync.RWMutex
	byKey map[string][]byte
	size  int
}

const (
	maxReadyBytes = 16 << 20
	maxReadyKeys  = 4096
)

// get answers what is kept under key, or else makes it. Errors are not kept.
func (a *readyAnswers) get(key string, build func() ([]byte, error)) ([]byte, error) {
	a.mu.RLock()
	kept, ok := a.byKey[key]
	a.mu.RUnlock()
	if ok {
		return kept, nil
	}
	raw, err := build()
	if err != nil {
		return nil, err
	}
	a.mu.Lock()
	defer a.mu.Unlock()
	if a.byKey == nil || len(a.byKey) >= maxReadyKeys || a.size+len(raw) > maxReadyBytes {
		a.byKey, a.size = map[string][]byte{}, 0
	}
	if utf8.ValidString(key) { // a copy: the server reuses the memory of a request
		a.byKey[strings.Clone(key)] = raw
		a.size += len(raw)
	}
	return raw, nil
}
