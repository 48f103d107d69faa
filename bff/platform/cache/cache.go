// Package cache owns the Redis client. Redis holds only expendable data: rate limits,
// cached content, and signals between processes.
package cache

import (
	"context"
	"errors"
	"fmt"
	"time"

	"github.com/alicebob/miniredis/v2"
	"github.com/redis/go-redis/v9"
)

// startPatience is how long a server may take to respond when the program starts.
var startPatience = 5 * time.Second

// Open connects to the Redis at address, or starts one in this process if address is
// empty. Close closes the client and stops that server.
func Open(ctx context.Context, address string) (client redis.UniversalClient, closeAll func() error, err error) {
	if address == "" {
		return openInProcess()
	}
	options, err := redis.ParseURL(address)
	if err != nil {
		// The parser's error contains the address, which may contain a password.
		return nil, nil, errors.New("expected redis://USER:PASSWORD@HOST:PORT/DATABASE")
	}
	options.ContextTimeoutEnabled = true // the caller sets the deadline
	c := redis.NewClient(options)
	ctx, cancel := context.WithTimeout(ctx, startPatience)
	defer cancel()
	if err := c.Ping(ctx).Err(); err != nil {
		_ = c.Close()
		return nil, nil, fmt.Errorf("redis does not respond: %w", err)
	}
	return c, c.Close, nil
}

func openInProcess() (redis.UniversalClient, func() error, error) {
	server := miniredis.NewMiniRedis()
	if err := server.Start(); err != nil {
		return nil, nil, fmt.Errorf("start the in-process Redis: %w", err)
	}
	stop := make(chan struct{})
	stopped := make(chan struct{})
	go expireKeys(server, stop, stopped)
	c := redis.NewClient(&redis.Options{Addr: server.Addr()})
	return c, func() error {
		close(stop)
		<-stopped
		err := c.Close()
		server.Close()
		return err
	}, nil
}

// expireKeys advances the in-process server's clock, since it doesn't expire keys by itself.
func expireKeys(server *miniredis.Miniredis, stop <-chan struct{}, stopped chan<- struct{}) {
	defer close(stopped)
	ticker := time.NewTicker(100 * time.Millisecond)
	defer ticker.Stop()
	last := time.Now()
	for {
		select {
		case <-stop:
			return
		case now := <-ticker.C:
			server.SetTime(now)
			server.FastForward(now.Sub(last))
			last = now
		}
	}
}
