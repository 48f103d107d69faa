package content

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"log/slog"
	"strconv"
	"time"

	"github.com/redis/go-redis/v9"
)

// The keys in Redis. All processes share the parts; the state says which version
// of them it is and when it was last found to be current.
const (
	partsKey  = "content:" + partsVersion + "parts"
	stateKey  = "content:" + partsVersion + "state"
	lockKey   = "content:" + partsVersion + "lock"
	changesCh = "content:" + partsVersion + "changes"

	cachedFor = 7 * 24 * time.Hour
	lockedFor = 20 * time.Second
)

// shared is the cache that all processes have in common.
type shared struct{ redis redis.UniversalClient }

// state is what a process compares with its own copy. The zero value says that
// the cache is empty.
type state struct {
	version   string
	parts     int // how many there are, so that a loss shows
	checkedAt time.Time
}

// news travels to the other processes after a save.
type news struct {
	From      string   `json:"from"` // the process that saved
	Base      string   `json:"base"` // the version that the changes apply to
	Version   string   `json:"version"`
	Parts     []string `json:"parts"` // empty when only the time of the check moved on
	CheckedAt int64    `json:"checked_at"`
}

func (c shared) state(ctx context.Context) (state, error) {
	fields, err := c.redis.HGetAll(ctx, stateKey).Result()
	if err != nil {
		return state{}, fmt.Errorf("read the content cache: %w", err)
	}
	return stateOf(fields), nil
}

func stateOf(fields map[string]string) state {
	var s state
	s.version = fields["version"]
	s.parts, _ = strconv.Atoi(fields["parts"])
	if ms, err := strconv.ParseInt(fields["checked_at"], 10, 64); err == nil {
		s.checkedAt = time.UnixMilli(ms).UTC()
	}
	return s
}

// load answers all parts. They are nil when the cache is empty, or has lost some.
func (c shared) load(ctx context.Context) (map[string][]byte, state, error) {
	var fields, values *redis.MapStringStringCmd
	_, err := c.redis.TxPipelined(ctx, func(p redis.Pipeliner) error {
		fields, values = p.HGetAll(ctx, stateKey), p.HGetAll(ctx, partsKey)
		return nil
	})
	if err != nil {
		return nil, state{}, fmt.Errorf("read the content cache: %w", err)
	}
	s := stateOf(fields.Val())
	parts := make(map[string][]byte, len(values.Val()))
	for name, raw := range values.Val() {
		parts[name] = []byte(raw)
	}
	if s.version == "" || !complete(parts) || len(parts) != s.parts {
		return nil, state{}, nil
	}
	return parts, s, nil
}

// some answers the named parts; one that is gone is nil.
func (c shared) some(ctx context.Context, names []string) (map[string][]byte, error) {
	values, err := c.redis.HMGet(ctx, partsKey, names...).Result()
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

// save writes changes, or with whole all there is, and tells the other processes.
func (c shared) save(ctx context.Context, changes map[string][]byte, whole bool, s state, n news) error {
	_, err := c.redis.TxPipelined(ctx, func(p redis.Pipeliner) error {
		if whole {
			p.Del(ctx, partsKey)
		}
		for name, raw := range changes {
			if raw == nil {
				p.HDel(ctx, partsKey, name)
			} else {
				p.HSet(ctx, partsKey, name, raw)
			}
		}
		p.HSet(ctx, stateKey, "version", s.version, "parts", s.parts, "checked_at", s.checkedAt.UnixMilli())
		p.Expire(ctx, partsKey, cachedFor)
		p.Expire(ctx, stateKey, cachedFor)
		return nil
	})
	if err != nil {
		return fmt.Errorf("write the content cache: %w", err)
	}
	message, err := json.Marshal(n)
	if err != nil {
		return err
	}
	if err := c.redis.Publish(ctx, changesCh, message).Err(); err != nil {
		return fmt.Errorf("announce new content: %w", err)
	}
	return nil
}

// Only the holder may release a lock: another process has it after it ran out.
var unlock = redis.NewScript(`if redis.call("GET", KEYS[1]) == ARGV[1] then return redis.call("DEL", KEYS[1]) end return 0`)

// lock answers nil where another process holds the lock.
func (c shared) lock(ctx context.Context, holder string) (release func(), err error) {
	got, err := c.redis.SetNX(ctx, lockKey, holder, lockedFor).Result()
	if err != nil {
		return nil, fmt.Errorf("lock the content cache: %w", err)
	}
	if !got {
		return nil, nil
	}
	return func() {
		ctx, cancel := context.WithTimeout(context.WithoutCancel(ctx), 2*time.Second)
		defer cancel()
		if err := unlock.Run(ctx, c.redis, []string{lockKey}, holder).Err(); err != nil && !errors.Is(err, redis.Nil) {
			slog.WarnContext(ctx, "content cache not unlocked", slog.Any("error", err))
		}
	}, nil
}

// listen calls hear for the news of other processes, and missed whenever some may
// have been lost: at the start and after each reconnection. It returns when ctx ends.
func (c shared) listen(ctx context.Context, hear func(news), missed func()) {
	subscription := c.redis.Subscribe(ctx, changesCh)
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
				var n news
				if json.Unmarshal([]byte(m.Payload), &n) == nil {
					hear(n)
				}
			}
		}
	}
}
