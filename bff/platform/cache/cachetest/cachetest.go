// Package cachetest gives tests an empty Redis: the in-process one always, and a
// real one too where PERITUS_TEST_REDIS holds its address.
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

// Each runs f on every Redis there is, each time on an empty one.
func Each(t *testing.T, f func(t *testing.T, r redis.UniversalClient)) {
	t.Helper()
	t.Run("in process", func(t *testing.T) { f(t, InProcess(t)) })
	t.Run("server", func(t *testing.T) { f(t, Server(t)) })
}

// InProcess is an empty Redis of this test's own.
func InProcess(t testing.TB) redis.UniversalClient {
	t.Helper()
	return open(t, "")
}

// Server is an empty database of the real Redis, this test's own while it runs.
// The test is skipped with a message where there is no server.
func Server(t testing.TB) redis.UniversalClient {
	t.Helper()
	return open(t, ServerURL(t))
}

// ServerURL is the address of such a database, for tests of whole programs. Claims
// are kept in database 0, for longer than any test runs.
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
			// What another test counted there must not count here.
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
