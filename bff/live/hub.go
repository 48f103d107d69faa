package live

import (
	"context"
	"encoding/json"
	"log/slog"
	"sync"
	"sync/atomic"
	"time"

	"github.com/fasthttp/websocket"
	"github.com/prometheus/client_golang/prometheus"
	"github.com/redis/go-redis/v9"

	"peritus/bff/auth"
	"peritus/bff/platform/clock"
	"peritus/bff/platform/id"
)

// Deps of the hub.
type Deps struct {
	Redis    redis.UniversalClient
	Clock    clock.Clock
	IDs      id.Source
	Sessions Sessions
	Log      *slog.Logger
	// Origins are those of our own pages.
	Origins []string
	// Receive handles what a client sends, except pings. It may be nil.
	Receive func(ctx context.Context, actor auth.Actor, received Received)
	// Times replaces the program's intervals in tests.
	Times Times
}

// Times are intervals. Zero values are the program's own.
type Times struct{ Ping, Watch, Check, Silent time.Duration }

func (t Times) orDefault() Times {
	for _, one := range []struct {
		at    *time.Duration
		value time.Duration
	}{{&t.Ping, PingEvery}, {&t.Watch, watchEvery}, {&t.Check, checkEvery}, {&t.Silent, silentFor}} {
		if *one.at == 0 {
			*one.at = one.value
		}
	}
	return t
}

// Hub has all connections of this process.
type Hub struct {
	Deps
	process string // tells our own news from that of others

	mu      sync.RWMutex
	byUser  map[string][]*conn
	count   int
	leaving bool
	// untold counts what couldn't be told to the other processes, and good how much of that
	// was made good.
	untold, good atomic.Int64
	gauge        prometheus.Gauge
	slow         prometheus.Counter
}

// New returns a hub without connections.
func New(deps Deps) *Hub {
	deps.Times = deps.Times.orDefault()
	return &Hub{Deps: deps, process: deps.IDs.New(), byUser: map[string][]*conn{},
		gauge: prometheus.NewGauge(prometheus.GaugeOpts{Name: "peritus_live_connections", Help: "Open sockets."}),
		slow:  prometheus.NewCounter(prometheus.CounterOpts{Name: "peritus_live_slow_total", Help: "Sockets closed because their reader was too slow."})}
}

// Collectors returns the hub's metrics.
func (h *Hub) Collectors() []prometheus.Collector { return []prometheus.Collector{h.gauge, h.slow} }

// Send tells people of news, in this process and in all others. What can't be told to others
// is made good by telling everyone there to catch up, as soon as Redis is back.
func (h *Hub) Send(ctx context.Context, event Event, userIDs ...string) {
	object, err := event.encode()
	if err != nil {
		h.Log.Error("event not encoded", slog.Any("error", err))
		return
	}
	h.deliver(object, userIDs)
	h.tell(ctx, news{From: h.process, To: userIDs, Object: object})
}

// deliver pushes an event to the people's connections here.
func (h *Hub) deliver(object []byte, userIDs []string) {
	h.mu.RLock()
	defer h.mu.RUnlock()
	for _, userID := range userIDs {
		for _, c := range h.byUser[userID] {
			h.pushTo(c, object, true)
		}
	}
}

func (h *Hub) pushTo(c *conn, object []byte, counts bool) {
	if !c.push(object, counts) {
		h.slow.Inc()
		c.close(closeSlow, "too slow")
	}
}

// everyone pushes an event to all connections here.
func (h *Hub) everyone(object []byte, counts bool) {
	for _, c := range h.all() {
		h.pushTo(c, object, counts)
	}
}

func (h *Hub) all() []*conn {
	h.mu.RLock()
	defer h.mu.RUnlock()
	all := make([]*conn, 0, h.count)
	for _, conns := range h.byUser {
		all = append(all, conns...)
	}
	return all
}

// add returns false if the process is stopping.
func (h *Hub) add(c *conn) bool {
	h.mu.Lock()
	defer h.mu.Unlock()
	if h.leaving {
		return false
	}
	conns := append(h.byUser[c.userID], c)
	if len(conns) > MostConnections {
		conns[0].close(closeMany, "replaced")
	}
	h.byUser[c.userID] = conns
	h.count++
	h.gauge.Set(float64(h.count))
	return true
}

func (h *Hub) remove(c *conn) {
	h.mu.Lock()
	defer h.mu.Unlock()
	conns := h.byUser[c.userID]
	for i, one := range conns {
		if one == c {
			// A copy, since deliver may be reading the old one.
			conns = append(append(make([]*conn, 0, len(conns)-1), conns[:i]...), conns[i+1:]...)
			h.count--
			break
		}
	}
	if len(conns) == 0 {
		delete(h.byUser, c.userID)
	} else {
		h.byUser[c.userID] = conns
	}
	h.gauge.Set(float64(h.count))
}

var pingObject, pongObject, readyObject, resyncObject = []byte(`{"type":"ping"}`), []byte(`{"type":"pong"}`), []byte(`{"type":"ready"}`), []byte(`{"type":"resync","message":""}`)

// serve reads from a connection until it ends.
func (h *Hub) serve(ws *websocket.Conn, actor auth.Actor) {
	c := &conn{ws: ws, userID: actor.UserID, sessionID: actor.SessionID}
	if !h.add(c) {
		c.close(closeRestart, "restarting")
		c.work.Wait()
		return
	}
	defer c.end()
	defer h.remove(c)
	ws.SetReadLimit(longestReceived)
	alive := func() error { return c.alive(h.Times.Silent) }
	ws.SetPongHandler(func(string) error { return alive() })
	h.pushTo(c, readyObject, false)
	received, since := 0, time.Now()
	for {
		if alive() != nil {
			return
		}
		kind, body, err := ws.ReadMessage()
		if err != nil {
			return
		}
		if now := time.Now(); now.Sub(since) > 10*time.Second {
			received, since = 0, now
		}
		var r Received
		if received++; received > mostReceived || kind != websocket.TextMessage || json.Unmarshal(body, &r) != nil {
			c.close(websocket.ClosePolicyViolation, "")
			c.work.Wait()
			return
		}
		h.received(c, r)
	}
}

func (h *Hub) received(c *conn, r Received) {
	if r.Type == "ping" {
		h.pushTo(c, pongObject, false)
		return
	}
	if h.Receive == nil {
		return
	}
	ctx, cancel := context.WithTimeout(context.Background(), redisPatience)
	defer cancel()
	actor, found, err := h.Sessions.ActorOf(ctx, c.sessionID)
	switch {
	case err != nil:
		h.Log.Warn("session of a socket not read", slog.Any("error", err))
	case !found:
		c.close(closeEnded, "the session ended")
	default:
		h.Receive(ctx, actor, r)
	}
}

// Run pings connections, closes those of ended sessions, and listens to other processes,
// until ctx ends.
func (h *Hub) Run(ctx context.Context) {
	var group sync.WaitGroup
	group.Go(func() { h.listen(ctx) })
	group.Go(func() { every(ctx, h.Times.Ping, h.pingAll) })
	group.Go(func() { every(ctx, h.Times.Watch, func() { h.endRevoked(ctx) }) })
	group.Go(func() { every(ctx, h.Times.Watch, func() { h.makeGood(ctx) }) })
	group.Go(func() { every(ctx, h.Times.Check, func() { h.endEnded(ctx) }) })
	group.Wait()
	h.Leave()
}

func every(ctx context.Context, interval time.Duration, do func()) {
	ticker := time.NewTicker(interval)
	defer ticker.Stop()
	for {
		select {
		case <-ctx.Done():
			return
		case <-ticker.C:
			do()
		}
	}
}

func (h *Hub) pingAll() {
	for _, c := range h.all() {
		h.pushTo(c, pingObject, false)
		c.ping()
	}
}

// Leave closes all connections, so that clients connect to another process.
func (h *Hub) Leave() {
	h.mu.Lock()
	h.leaving = true
	h.mu.Unlock()
	for _, c := range h.all() {
		c.close(closeRestart, "restarting")
	}
}

// overlap is how far back revoked sessions are looked up, since clocks differ.
const overlap = 15 * time.Second

// endRevoked closes the connections of sessions that were revoked.
func (h *Hub) endRevoked(ctx context.Context) {
	if all := h.all(); len(all) > 0 {
		ended, err := h.Sessions.EndedSince(ctx, h.Clock.Now().Add(-overlap))
		h.end(ctx, all, ended, err)
	}
}

// endEnded closes the connections of all sessions that ended.
func (h *Hub) endEnded(ctx context.Context) {
	all := h.all()
	if len(all) == 0 {
		return
	}
	ids := make([]string, len(all))
	for i, c := range all {
		ids[i] = c.sessionID
	}
	ended, err := h.Sessions.EndedAmong(ctx, ids)
	h.end(ctx, all, ended, err)
}

func (h *Hub) end(ctx context.Context, all []*conn, ended []string, err error) {
	if err != nil {
		if ctx.Err() == nil {
			h.Log.Error("ended sessions not read", slog.Any("error", err))
		}
		return
	}
	gone := make(map[string]bool, len(ended))
	for _, sessionID := range ended {
		gone[sessionID] = true
	}
	for _, c := range all {
		if gone[c.sessionID] {
			c.close(closeEnded, "the session ended")
		}
	}
}
