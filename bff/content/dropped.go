package content

import (
	"log/slog"
	"sync"
)

// onceEach remembers which kinds it has seen, up to maxKinds.
type onceEach struct {
	mu   sync.Mutex
	seen map[string]bool
}

const maxKinds = 500

func (o *onceEach) first(kind string) bool {
	o.mu.Lock()
	defer o.mu.Unlock()
	if o.seen[kind] || len(o.seen) >= maxKinds {
		return false
	}
	if o.seen == nil {
		o.seen = map[string]bool{}
	}
	o.seen[kind] = true
	return true
}

// dropped logs CMS content that can't be shown, once for each kind.
func (s *Service) dropped(kind string) {
	if len(kind) > 120 {
		kind = kind[:120]
	}
	if s.seen.first(kind) {
		s.deps.Log.Warn("content dropped", slog.String("kind", kind))
	}
}
