package cache_test

import (
	"fmt"
	"net"
	"testing"
	"time"

	"github.com/redis/go-redis/v9"

	"peritus/bff/platform/cache"
	"peritus/bff/platform/cache/cachetest"
)

func TestRateLimit_refusesOverTheLimit(t *testing.T) {
	cachetest.Each(t, func(t *testing.T, r redis.UniversalClient) {
		take := func(key string) time.Duration {
			t.Helper()
			wait, err := cache.Take(t.Context(), r, key, 2, time.Hour)
			if err != nil {
				t.Fatal(err)
			}
			return wait
		}
		for n, refused := range []bool{false, false, true, true} {
			if wait := take("a"); (wait > 0) != refused || wait > time.Hour {
				t.Errorf("take %d: %s", n+1, wait)
			}
		}
		if wait := take("b"); wait != 0 {
			t.Errorf("another key: %s", wait)
		}
	})
}

func TestRateLimit_addsAMissingExpiry(t *testing.T) {
	cachetest.Each(t, func(t *testing.T, r redis.UniversalClient) {
		if err := r.Set(t.Context(), "a", 1, 0).Err(); err != nil {
			t.Fatal(err)
		}
		if _, err := cache.Take(t.Context(), r, "a", 2, time.Hour); err != nil {
			t.Fatal(err)
		}
		if left := r.TTL(t.Context(), "a").Val(); left <= 0 || left > time.Hour {
			t.Errorf("left %s", left)
		}
	})
}

func TestRateLimit_reportsAnOutageAsAnError(t *testing.T) {
	away := redis.NewClient(&redis.Options{Addr: "127.0.0.1:1", MaxRetries: -1})
	defer func() { _ = away.Close() }()
	if wait, err := cache.Take(t.Context(), away, "a", 0, time.Hour); err == nil || wait != 0 {
		t.Errorf("%s, %v", wait, err)
	}
}

// A server that accepts connections but never responds must not delay requests for long.
func TestRateLimit_allowsRequestsWhenRedisHangs(t *testing.T) {
	silent, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = silent.Close() }()
	hung := redis.NewClient(&redis.Options{Addr: silent.Addr().String(), ContextTimeoutEnabled: true})
	defer func() { _ = hung.Close() }()
	began := time.Now()
	if wait, err := cache.Take(t.Context(), hung, "a", 0, time.Hour); err == nil || wait != 0 {
		t.Errorf("%s, %v", wait, err)
	}
	cache.Return(t.Context(), hung, "a")
	// Without a deadline, both calls would wait four times 3 s.
	if took := time.Since(began); took > 6*time.Second {
		t.Errorf("Take took %s", took)
	}
}

func TestTakeFrom_countsTheSubnetAndSiteOfAnIPv6Address(t *testing.T) {
	cachetest.Each(t, func(t *testing.T, r redis.UniversalClient) {
		let := func(address string) bool {
			t.Helper()
			wait, err := cache.TakeFrom(t.Context(), r, "try", address, 2, time.Hour)
			if err != nil {
				t.Fatal(err)
			}
			return wait == 0
		}
		if !let("2001:db8:1::1") || !let("2001:db8:1::2") || let("2001:db8:1::3") {
			t.Error("the addresses of one /64 don't share a budget")
		}
		passed := 2
		for subnet := 1; subnet < 40; subnet++ {
			if let(fmt.Sprintf("2001:db8:1:%x::1", subnet)) {
				passed++
			}
		}
		if passed != 16 {
			t.Errorf("%d requests from one /48, want 8 times the budget", passed)
		}
		if !let("2001:db8:2::1") {
			t.Error("another /48 is refused")
		}
		if !let("203.0.113.7") || !let("::ffff:203.0.113.7") || let("203.0.113.7") {
			t.Error("the spellings of an IPv4 address don't share a budget")
		}
		cache.ReturnFrom(t.Context(), r, "try", "203.0.113.7")
		cache.ReturnFrom(t.Context(), r, "try", "::ffff:203.0.113.7")
		if !let("203.0.113.7") {
			t.Error("a returned request still counts")
		}
	})
}
