package mail

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"sync"
	"time"

	"github.com/prometheus/client_golang/prometheus"
)

const (
	// degradedAfter is the number of consecutive failures that count as an outage. A single
	// one may be a restart.
	degradedAfter = 3
	// healthEvery is the interval of logging and probing during an outage. Waiting mails may
	// not be retried for an hour.
	healthEvery = time.Minute
)

// errUnreachable is the error of an attempt that failed before sending a mail.
var errUnreachable = errors.New("mail server not reached")

// reacher is a carrier whose server can be probed.
type reacher interface{ Reach(context.Context) error }

// health is what this process knows about the mail server.
type health struct {
	mu       sync.Mutex
	missed   int // consecutive attempts that didn't reach the server
	since    time.Time
	loggedAt time.Time
	sent     prometheus.Counter
	failed   *prometheus.CounterVec
}

func newHealth() *health {
	return &health{
		sent: prometheus.NewCounter(prometheus.CounterOpts{Name: "peritus_mails_sent_total", Help: "Mails sent."}),
		failed: prometheus.NewCounterVec(prometheus.CounterOpts{
			Name: "peritus_mail_failures_total", Help: "Failed attempts to send a mail, by reason: unreachable or refused.",
		}, []string{"reason"}),
	}
}

// Collectors returns the metrics of the outbox.
func (o *Outbox) Collectors() []prometheus.Collector {
	return []prometheus.Collector{o.health.sent, o.health.failed}
}

// Ready returns an error while the mail server can't be reached.
func (o *Outbox) Ready(context.Context) error {
	h := o.health
	h.mu.Lock()
	defer h.mu.Unlock()
	if h.missed < degradedAfter {
		return nil
	}
	return fmt.Errorf("%w in %d attempts since %s", errUnreachable, h.missed, h.since.Format(time.RFC3339))
}

// note records the result of an attempt to send.
func (o *Outbox) note(ctx context.Context, err error) {
	switch {
	case err == nil:
		o.health.sent.Inc()
		o.reached(ctx)
	case ctx.Err() != nil: // the process is stopping
	case !errors.Is(err, errUnreachable):
		o.health.failed.WithLabelValues("refused").Inc()
		o.reached(ctx)
	default:
		o.health.failed.WithLabelValues("unreachable").Inc()
		o.missed(ctx, err)
	}
}

func (o *Outbox) missed(ctx context.Context, err error) {
	h, now := o.health, o.Clock.Now()
	h.mu.Lock()
	if h.missed++; h.missed == 1 {
		h.since = now
	}
	attempts, since := h.missed, h.since
	due := attempts >= degradedAfter && now.Sub(h.loggedAt) >= healthEvery
	if due {
		h.loggedAt = now
	}
	h.mu.Unlock()
	if due {
		o.Log.ErrorContext(ctx, "mail server not reached", slog.Int("attempts", attempts), slog.Time("since", since),
			o.waiting(ctx), slog.Any("error", err))
	}
}

func (o *Outbox) reached(ctx context.Context) {
	h := o.health
	h.mu.Lock()
	ended := h.missed >= degradedAfter
	h.missed, h.loggedAt = 0, time.Time{}
	h.mu.Unlock()
	if ended {
		o.Log.WarnContext(ctx, "mail server reached again", o.waiting(ctx))
	}
}

// waiting returns the number of unsent mails of the last days.
func (o *Outbox) waiting(ctx context.Context) slog.Attr {
	var n int64
	err := o.DB.Read(ctx).Model(&Stored{}).Where("sent_at IS NULL AND created_at > ?", o.Clock.Now().Add(-Retention).UnixMilli()).Count(&n).Error
	if err != nil {
		return slog.String("waiting", "unknown")
	}
	return slog.Int64("waiting", n)
}

// Probe checks during an outage whether the server is back.
func (o *Outbox) Probe(ctx context.Context) {
	server, remote := o.Carrier.(reacher)
	if !remote || o.Ready(ctx) == nil {
		return
	}
	if err := server.Reach(ctx); err == nil {
		o.reached(ctx)
	} else if ctx.Err() == nil {
		o.missed(ctx, err)
	}
}

// Run probes regularly until ctx ends.
func (o *Outbox) Run(ctx context.Context) {
	ticker := time.NewTicker(healthEvery)
	defer ticker.Stop()
	for {
		select {
		case <-ticker.C:
			o.Probe(ctx)
		case <-ctx.Done():
			return
		}
	}
}
