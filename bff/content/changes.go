package content

import (
	"sync"
	"time"
)

// changes remembers since when each file has been what it is. A file also changes when an
// entry leaves it or an author is renamed, which no timestamp of its entries shows. So the
// time of its last change is the time when this process first saw its bytes.
type changes struct {
	mu    sync.Mutex
	byKey map[string]change
}

type change struct {
	etag string
	at   time.Time
}

const (
	maxChanges = 4096
	// settled is how long a file has to be unchanged before its time is told. Two
	// versions of the same second would otherwise have the same time.
	settled = 2 * time.Second
)

// since returns when the file got this ETag, as far as this process knows, or zero if that
// was just now.
func (c *changes) since(key, etag string, now time.Time) time.Time {
	c.mu.Lock()
	defer c.mu.Unlock()
	if held, known := c.byKey[key]; known && held.etag == etag {
		if now.Sub(held.at) < settled {
			return time.Time{}
		}
		return held.at
	}
	if c.byKey == nil || len(c.byKey) >= maxChanges {
		c.byKey = map[string]change{}
	}
	c.byKey[key] = change{etag, now.Truncate(time.Second)}
	return time.Time{}
}
