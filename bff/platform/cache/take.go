package cache

import (
	"context"
	"time"

	"github.com/redis/go-redis/v9"
)

// patience is how long counting may take. A server that hangs counts as an outage, and
// no request waits for data that may be lost.
const patience = 500 * time.Millisecond

// Take counts one more under a key, whose count starts anew a span after its first.
// wait is how long it is until then where that is more than most, and 0 otherwise.
// The counts are shared by all processes. Its error is an outage of Redis, on which
// nobody should be refused: what Redis holds may be lost.
func Take(ctx context.Context, client redis.UniversalClient, key string, most int64, span time.Duration) (wait time.Duration, err error) {
	ctx, cancel := context.WithTimeout(ctx, patience)
	defer cancel()
	count, err := client.Incr(ctx, key).Result()
	if err != nil {
		return 0, err
	}
	left, err := client.TTL(ctx, key).Result()
	if err != nil || left <= 0 { // the first, or one whose end was never set
		left = span
		client.Expire(ctx, key, span)
	}
	if count > most {
		return left, nil
	}
	return 0, nil
}

// Return gives one back that was taken. An outage forgives as little as it counts.
func Return(ctx context.Context, client redis.UniversalClient, key string) {
	ctx, cancel := context.WithTimeout(ctx, patience)
	defer cancel()
	client.Decr(ctx, key)
}
