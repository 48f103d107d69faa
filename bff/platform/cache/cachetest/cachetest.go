// Package cachetest gives tests an empty Redis: always the in-process one, and also a
// real one if PERITUS_TEST_REDIS has its address.
package cachetest

import (
	"context"
	"fmt"
	"os"
	"testing"
	"time"

	"github.com/redis/go-redis/v9"

	"peritus/bff/platform/cache"
)

// Each runs f on each available Redis, empty every time.
func Each(t *testing.T, f func(t *testing.T, r redis.UniversalClient)) {
	t.Helper()
	t.Run("in process", func(t *testing.T) { f(t, InProcess(t)) })
	t.Run("server", func(t *testing.T) { f(t, Server(t)) })
}

// InProcess returns an empty in-process Redis for this test.
func InProcess(t testing.TB) redis.UniversalClient {
	t.Helper()
	return open(t, "")
}

// Server returns an empty database on the real Redis, reserved for this test. It skips
// the test if there is no server.
func Server(t testing.TB) redis.UniversalClient {
	t.Helper()
	return open(t, ServerURL(t))
}

// ServerURL returns the address of such a database, for tests of whole programs.
// Reservations are in database 0 and outlast any test.
func ServerURL(t testing.TB) string {
	t.Helper()
	address := os.Getenv("PERITUS_TEST_REDIS")
	if address == "" {
		t.Skip("PERITUS_TEST_REDIS is not set: no Redis server to test on")
	}
	claims := open(t, address+"/0")
	ctx := context.Background()
	for n := 1; n < 16; n++ {
		claim := fmt.Sprintf("claim:%d", n)
		mine, err := claims.SetNX(ctx, claim, t.Name(), time.Hour).Result()
		if err != nil {
			t.Fatal(err)
		}
		if mine {
			t.Cleanup(func() { claims.Del(ctx, claim) })
			own := fmt.Sprintf("%s/%d", address, n)
			// Remove what another test left there.
			if err := open(t, own).FlushDB(ctx).Err(); err != nil {
				t.Fatal(err)
			}
			return own
		}
	}
	t.Fatal("all fifteen databases of the test Redis are in use")
	return ""
}

func open(t testing.TB, address string) redis.UniversalClient {
	t.Helper()
	r, closeAll, err := cache.Open(context.Background(), address)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := closeAll(); err != nil {
			t.Error(err)
		}
	})
	return r
}
