package cache

import (
	"context"
	"time"

	"github.com/redis/go-redis/v9"
)

// patience is the timeout for counting. A hanging server counts as an outage, so no
// request waits for expendable data.
const patience = 500 * time.Millisecond

// Take increments the count of a key. The count restarts one span after its first use.
// If it exceeds most, wait is the time until then, otherwise 0. All processes share the
// counts. An error means that Redis is down; callers should then allow the request.
func Take(ctx context.Context, client redis.UniversalClient, key string, most int64, span time.Duration) (wait time.Duration, err error) {
	ctx, cancel := context.WithTimeout(ctx, patience)
	defer cancel()
	count, err := client.Incr(ctx, key).Result()
	if err != nil {
		return 0, err
	}
	left, err := client.TTL(ctx, key).Result()
	if err != nil || left <= 0 { // the first, or one without an expiry
		left = span
		client.Expire(ctx, key, span)
	}
	if count > most {
		return left, nil
	}
	return 0, nil
}

// Return undoes one Take. It does nothing during an outage.
func Return(ctx context.Context, client redis.UniversalClient, key string) {
	ctx, cancel := context.WithTimeout(ctx, patience)
	defer cancel()
	client.Decr(ctx, key)
}
