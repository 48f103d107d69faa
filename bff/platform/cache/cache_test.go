package cache_test

import (
	"testing"
	"time"

	"github.com/redis/go-redis/v9"

	"peritus/bff/platform/cache/cachetest"
)

// The loop ends when the key expires, so the test needs no fixed pause.
func TestRedis_expiresKeys(t *testing.T) {
	cachetest.Each(t, func(t *testing.T, r redis.UniversalClient) {
		ctx := t.Context()
		if err := r.Set(ctx, "k", "v", 150*time.Millisecond).Err(); err != nil {
			t.Fatal(err)
		}
		if v, err := r.Get(ctx, "k").Result(); err != nil || v != "v" {
			t.Fatalf("before it expires: %q %v", v, err)
		}
		for deadline := time.Now().Add(10 * time.Second); time.Now().Before(deadline); {
			if n, err := r.Exists(ctx, "k").Result(); err != nil {
				t.Fatal(err)
			} else if n == 0 {
				return
			}
		}
		t.Error("the key is still there")
	})
}
