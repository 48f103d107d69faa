package cache

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"time"

	"github.com/redis/go-redis/v9"

	"peritus/bff/platform/network"
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
	if err != nil || left <= 0 { // the first use, or a missing expiry
		left = span
		client.Expire(ctx, key, span)
	}
	if count > most {
		return left, nil
	}
	return 0, nil
}

// TakeFrom is Take for each place that a visitor's address belongs to. Each place has its
// share of most. A request that one place refuses doesn't count for wider places. Every
// limit by address uses it.
func TakeFrom(ctx context.Context, client redis.UniversalClient, what, address string, most int64, span time.Duration) (wait time.Duration, err error) {
	for _, place := range network.Places(address) {
		wait, err := Take(ctx, client, placeKey(what, place), most*int64(place.Share), span)
		if err != nil || wait > 0 {
			return wait, err
		}
	}
	return 0, nil
}

// ReturnFrom undoes one TakeFrom. It does nothing during an outage.
func ReturnFrom(ctx context.Context, client redis.UniversalClient, what, address string) {
	for _, place := range network.Places(address) {
		Return(ctx, client, placeKey(what, place))
	}
}

// placeKey keeps plain addresses out of Redis.
func placeKey(what string, place network.Place) string {
	sum := sha256.Sum256([]byte(place.Range))
	return what + ":" + hex.EncodeToString(sum[:16])
}

// Return undoes one Take. It does nothing during an outage.
func Return(ctx context.Context, client redis.UniversalClient, key string) {
	ctx, cancel := context.WithTimeout(ctx, patience)
	defer cancel()
	client.Decr(ctx, key)
}
