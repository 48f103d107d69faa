package sms_test

import (
	"context"
	"errors"
	"log/slog"
	"sync"
	"testing"
	"time"

	"peritus/bff/platform/clock"
	"peritus/bff/platform/db"
	"peritus/bff/platform/db/dbtest"
	"peritus/bff/platform/id"
	"peritus/bff/platform/job"
	"peritus/bff/platform/sms"
)

// gateway records its messages and, if configured, fails at first.
type gateway struct {
	mu    sync.Mutex
	fails int
	sent  []sms.Message
}

func (g *gateway) Send(_ context.Context, m sms.Message) error {
	g.mu.Lock()
	defer g.mu.Unlock()
	if g.fails > 0 {
		g.fails--
		return errors.New("the gateway is down")
	}
	g.sent = append(g.sent, m)
	return nil
}

func outbox(t *testing.T, d *db.DB, sender sms.Sender, keep bool) *sms.Outbox {
	t.Helper()
	q, err := job.New(d, slog.New(slog.DiscardHandler))
	if err != nil {
		t.Fatal(err)
	}
	o := sms.New(sms.Deps{DB: d, Jobs: q, Sender: sender, Clock: clock.System, IDs: id.Random, Keep: keep})
	if err := q.Open(); err != nil {
		t.Fatal(err)
	}
	if err := q.Start(t.Context()); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		ctx, cancel := context.WithTimeout(context.Background(), 20*time.Second)
		defer cancel()
		if err := q.Stop(ctx); err != nil {
			t.Error(err)
		}
	})
	return o
}

func sent(t *testing.T, o *sms.Outbox) sms.Stored {
	t.Helper()
	for deadline := time.Now().Add(time.Minute); time.Now().Before(deadline); {
		messages, err := o.Latest(t.Context(), 1)
		if err != nil {
			t.Fatal(err)
		}
		if len(messages) == 1 && messages[0].SentAt != nil {
			return messages[0]
		}
	}
	t.Fatal("the message was not sent within a minute")
	return sms.Stored{}
}

var message = sms.Message{To: "+15551234542", Text: "Your Peritus code is 042917."}

func TestOutbox_sendsToTheGatewayAndErasesTheText(t *testing.T) {
	dbtest.Each(t, func(t *testing.T, d *db.DB) {
		g := &gateway{}
		o := outbox(t, d, g, false)
		if err := o.Send(t.Context(), message); err != nil {
			t.Fatal(err)
		}
		if stored := sent(t, o); stored.Body != "" || stored.Recipient != message.To {
			t.Errorf("kept %+v", stored)
		}
		if len(g.sent) != 1 || g.sent[0].ID == "" || g.sent[0].To != message.To || g.sent[0].Text != message.Text {
			t.Errorf("sent %v", g.sent)
		}
	})
}

func TestOutbox_demoKeepsMessages(t *testing.T) {
	o := outbox(t, dbtest.SQLite(t), sms.Kept, true)
	if err := o.Send(t.Context(), message); err != nil {
		t.Fatal(err)
	}
	if stored := sent(t, o); stored.Body != message.Text {
		t.Errorf("kept %q", stored.Body)
	}
}

func TestOutbox_sendsNothingAfterRollback(t *testing.T) {
	d := dbtest.SQLite(t)
	o := outbox(t, d, &gateway{}, true)
	failure := errors.New("changed my mind")
	err := d.InTx(t.Context(), func(ctx context.Context) error {
		if err := o.Send(ctx, message); err != nil {
			return err
		}
		return failure
	})
	if !errors.Is(err, failure) {
		t.Fatal(err)
	}
	if messages, err := o.Latest(t.Context(), 10); err != nil || len(messages) != 0 {
		t.Errorf("%v %v", messages, err)
	}
}
