// Package snapshot stores editions: in Redis for the other processes, and in SQL for a
// start while the CMS is down. The content of an edition is left to package edition.
package snapshot

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"log/slog"
	"peritus/bff/content/edition"
	"strconv"
	"time"

	"github.com/redis/go-redis/v9"
)

// The keys in Redis. All processes share the parts. The state has their version and the
// time at which they were last known to be current.
const (
	PartsKey  = "content:" + partsVersion + "parts"
	StateKey  = "content:" + partsVersion + "state"
	LockKey   = "content:" + partsVersion + "lock"
	ChangesCh = "content:" + partsVersion + "changes"

	cachedFor = 7 * 24 * time.Hour
	lockedFor = 20 * time.Second
)

// Cache is the cache that all processes share.
type Cache struct {
	redis redis.UniversalClient
	log   *slog.Logger
}

func NewCache(client redis.UniversalClient, log *slog.Logger) Cache { return Cache{client, log} }

// State describes the cached edition. The zero value means that the cache is empty.
type State struct {
	Version   string
	Parts     int // number of parts, to detect a loss
	CheckedAt time.Time
}

// News is the message to the other processes after a save.
type News struct {
	From      string   `json:"from"` // id of the process that saved
	Base      string   `json:"base"` // version that the changes apply to
	Version   string   `json:"version"`
	Parts     []string `json:"parts"` // empty if only the time of the comparison changed
	CheckedAt int64    `json:"checked_at"`
}

func (c Cache) State(ctx context.Context) (State, error) {
	fields, err := c.redis.HGetAll(ctx, StateKey).Result()
	if err != nil {
		return State{}, fmt.Errorf("read the content cache: %w", err)
	}
	return stateOf(fields), nil
}

func stateOf(fields map[string]string) State {
	var s State
	s.Version = fields["version"]
	s.Parts, _ = strconv.Atoi(fields["parts"])
	if ms, err := strconv.ParseInt(fields["checked_at"], 10, 64); err == nil {
		s.CheckedAt = time.UnixMilli(ms).UTC()
	}
	return s
}

// Load returns all parts. They are nil if the cache is empty or incomplete.
func (c Cache) Load(ctx context.Context) (map[string][]byte, State, error) {
	var fields, values *redis.MapStringStringCmd
	_, err := c.redis.TxPipelined(ctx, func(p redis.Pipeliner) error {
		fields, values = p.HGetAll(ctx, StateKey), p.HGetAll(ctx, PartsKey)
		return nil
	})
	if err != nil {
		return nil, State{}, fmt.Errorf("read the content cache: %w", err)
	}
	s := stateOf(fields.Val())
	parts := make(map[string][]byte, len(values.Val()))
	for name, raw := range values.Val() {
		parts[name] = []byte(raw)
	}
	if s.Version == "" || !edition.Complete(parts) || len(parts) != s.Parts {
		return nil, State{}, nil
	}
	return parts, s, nil
}

// Some returns the named parts; a missing one is nil.
func (c Cache) Some(ctx context.Context, names []string) (map[string][]byte, error) {
	values, err := c.redis.HMGet(ctx, PartsKey, names...).Result()
	if err != nil {
		return nil, fmt.Errorf("read the content cache: %w", err)
	}
	parts := make(map[string][]byte, len(names))
	for i, name := range names {
		parts[name] = nil
		if raw, ok := values[i].(string); ok {
			parts[name] = []byte(raw)
		}
	}
	return parts, nil
}

// Save writes changes, or everything if whole, and notifies the other processes.
func (c Cache) Save(ctx context.Context, changes map[string][]byte, whole bool, s State, n News) error {
	_, err := c.redis.TxPipelined(ctx, func(p redis.Pipeliner) error {
		if whole {
			p.Del(ctx, PartsKey)
		}
		for name, raw := range changes {
			if raw == nil {
				p.HDel(ctx, PartsKey, name)
			} else {
				p.HSet(ctx, PartsKey, name, raw)
			}
		}
		p.HSet(ctx, StateKey, "version", s.Version, "parts", s.Parts, "checked_at", s.CheckedAt.UnixMilli())
		p.Expire(ctx, PartsKey, cachedFor)
		p.Expire(ctx, StateKey, cachedFor)
		return nil
	})
	if err != nil {
		return fmt.Errorf("write the content cache: %w", err)
	}
	message, err := json.Marshal(n)
	if err != nil {
		return err
	}
	if err := c.redis.Publish(ctx, ChangesCh, message).Err(); err != nil {
		return fmt.Errorf("announce new content: %w", err)
	}
	return nil
}

// Only the holder may release a lock. After it expires, another process may hold it.
var unlock = redis.NewScript(`if redis.call("GET", KEYS[1]) == ARGV[1] then return redis.call("DEL", KEYS[1]) end return 0`)

// Lock returns the function that releases the lock, or nil if another process holds it.
func (c Cache) Lock(ctx context.Context, holder string) (release func(), err error) {
	got, err := c.redis.SetNX(ctx, LockKey, holder, lockedFor).Result()
	if err != nil {
		return nil, fmt.Errorf("lock the content cache: %w", err)
	}
	if !got {
		return nil, nil
	}
	return func() {
		ctx, cancel := context.WithTimeout(context.WithoutCancel(ctx), 2*time.Second)
		defer cancel()
		if err := unlock.Run(ctx, c.redis, []string{LockKey}, holder).Err(); err != nil && !errors.Is(err, redis.Nil) {
			c.log.WarnContext(ctx, "content cache not unlocked", slog.Any("error", err))
		}
	}, nil
}

// Listen calls received for each message, and missed if messages may have been lost: at
// the start and after each reconnection. It returns when ctx ends.
func (c Cache) Listen(ctx context.Context, received func(News), missed func()) {
	subscription := c.redis.Subscribe(ctx, ChangesCh)
	defer func() { _ = subscription.Close() }()
	incoming := subscription.ChannelWithSubscriptions()
	for {
		select {
		case <-ctx.Done():
			return
		case m, open := <-incoming:
			if !open {
				return
			}
			switch m := m.(type) {
			case *redis.Subscription:
				missed()
			case *redis.Message:
				var n News
				if json.Unmarshal([]byte(m.Payload), &n) == nil {
					received(n)
				}
			}
		}
	}
}
