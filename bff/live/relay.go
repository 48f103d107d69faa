package live

import (
	"context"
	"encoding/json"
	"log/slog"
	"time"

	"github.com/redis/go-redis/v9"
)

// channel is the one that all processes share.
const channel = "live"

// news travels between processes.
type news struct {
	From   string          `json:"from"`
	To     []string        `json:"to"` // nobody: everyone has to catch up
	Object json.RawMessage `json:"object,omitempty"`
}

// tell tells the other processes.
func (h *Hub) tell(ctx context.Context, n news) {
	if err := h.publish(ctx, n); err != nil && h.untold.Add(1) == h.good.Load()+1 {
		h.Log.Error("news not told to other processes", slog.Any("error", err))
	}
}

func (h *Hub) publish(ctx context.Context, n news) error {
	ctx, cancel := context.WithTimeout(context.WithoutCancel(ctx), redisPatience)
	defer cancel()
	body, err := json.Marshal(n)
	if err == nil {
		err = h.Redis.Publish(ctx, channel, body).Err()
	}
	return err
}

// makeGood tells everyone in other processes to catch up, if something couldn't be told.
func (h *Hub) makeGood(ctx context.Context) {
	untold := h.untold.Load()
	if untold > h.good.Load() && h.publish(ctx, news{From: h.process}) == nil {
		h.good.Store(untold)
	}
}

// listen delivers the news of other processes until ctx ends. After an outage it tells
// everyone here to catch up.
func (h *Hub) listen(ctx context.Context) {
	subscription := h.Redis.Subscribe(ctx, channel)
	// Receive doesn't notice the end of its context.
	defer context.AfterFunc(ctx, func() { _ = subscription.Close() })() //nolint:errcheck // the process ends
	subscribed := false
	for pause := time.Duration(0); ctx.Err() == nil; {
		message, err := subscription.Receive(ctx)
		if err != nil {
			if ctx.Err() != nil {
				return
			}
			h.Log.Warn("news of other processes not heard", slog.Any("error", err))
			pause = min(2*pause+100*time.Millisecond, 5*time.Second)
			select {
			case <-ctx.Done():
			case <-time.After(pause):
			}
			continue
		}
		pause = 0
		switch m := message.(type) {
		case *redis.Subscription:
			if subscribed {
				h.everyone(resyncObject, true)
			}
			subscribed = true
		case *redis.Message:
			h.hear(m.Payload)
		}
	}
}

func (h *Hub) hear(payload string) {
	var n news
	if err := json.Unmarshal([]byte(payload), &n); err != nil {
		h.Log.Error("news of another process not read", slog.Any("error", err))
		return
	}
	switch {
	case n.From == h.process:
	case len(n.To) == 0:
		h.everyone(resyncObject, true)
	default:
		h.deliver(n.Object, n.To)
	}
}
