package mail_test

import (
	"bytes"
	"context"
	"errors"
	"log/slog"
	"net"
	"strings"
	"testing"
	"time"

	"github.com/prometheus/client_golang/prometheus"

	"peritus/bff/platform/clock"
	"peritus/bff/platform/db"
	"peritus/bff/platform/db/dbtest"
	"peritus/bff/platform/mail"
)

// closedPort returns an address on which nothing listens until the test opens it.
func closedPort(t *testing.T) string {
	t.Helper()
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer listener.Close()
	return listener.Addr().String()
}

func counted(t *testing.T, o *mail.Outbox, name string) (n float64) {
	t.Helper()
	registry := prometheus.NewRegistry()
	registry.MustRegister(o.Collectors()...)
	families, err := registry.Gather()
	if err != nil {
		t.Fatal(err)
	}
	for _, family := range families {
		if family.GetName() == name {
			for _, m := range family.GetMetric() {
				n += m.GetCounter().GetValue()
			}
		}
	}
	return n
}

func TestOutbox_reportsAMailServerThatIsDown(t *testing.T) {
	dbtest.Each(t, func(t *testing.T, d *db.DB) {
		address := closedPort(t)
		carrier, err := mail.NewCarrier("smtp://user:hunter2@"+address, "hello@peritus.test", "")
		if err != nil {
			t.Fatal(err)
		}
		var log bytes.Buffer
		at := clock.NewFake(time.Date(2026, 11, 28, 9, 0, 0, 0, time.UTC))
		o, mailID := idle(t, d, mail.Deps{Carrier: carrier, Clock: at, Log: slog.New(slog.NewTextHandler(&log, nil))})
		fail := func() {
			t.Helper()
			if err := o.Deliver(t.Context(), mailID); err == nil {
				t.Fatal("the mail was sent")
			}
		}
		fail()
		fail()
		if err := o.Ready(t.Context()); err != nil || log.Len() != 0 {
			t.Errorf("after two attempts: %v, %s", err, &log)
		}
		fail()
		fail() // within a minute, so not logged
		if err := o.Ready(t.Context()); err == nil {
			t.Error("ready although its server is down")
		}
		if lines := log.String(); strings.Count(lines, "mail server not reached") < 1 || strings.Count(lines, "\n") != 1 ||
			!strings.Contains(lines, "waiting=1") || !strings.Contains(lines, "attempts=3") || strings.Contains(lines, "hunter2") {
			t.Errorf("%s", lines)
		}
		at.Advance(time.Minute)
		o.Probe(t.Context())
		if lines := log.String(); strings.Count(lines, "\n") != 2 || o.Ready(t.Context()) == nil {
			t.Errorf("a minute later: %s", lines)
		}
		if n := counted(t, o, "peritus_mail_failures_total"); n != 4 {
			t.Errorf("%v failures", n)
		}
	})
}

// server is a carrier that a test can make unreachable.
type server struct{ carry, reach error }

func (s *server) Carry(context.Context, mail.Stored) error { return s.carry }
func (s *server) Reach(context.Context) error              { return s.reach }

func TestProbe_endsAnOutageBeforeTheNextMail(t *testing.T) {
	d, down := dbtest.SQLite(t), mail.ErrUnreachable
	carrier := &server{carry: down, reach: down}
	o, mailID := idle(t, d, mail.Deps{Carrier: carrier})
	for range 3 {
		_ = o.Deliver(t.Context(), mailID)
	}
	o.Probe(t.Context())
	if o.Ready(t.Context()) == nil {
		t.Error("ready while the server is down")
	}
	carrier.reach = nil
	o.Probe(t.Context())
	if err := o.Ready(t.Context()); err != nil {
		t.Error(err)
	}
}

func TestReady_aRefusedMailOrCanceledJobIsNotAnOutage(t *testing.T) {
	o, mailID := idle(t, dbtest.SQLite(t), mail.Deps{Carrier: &server{carry: errors.New("550 no such mailbox")}})
	for range 5 {
		_ = o.Deliver(t.Context(), mailID)
	}
	if err := o.Ready(t.Context()); err != nil {
		t.Errorf("refused: %v", err)
	}
	ctx, cancel := context.WithCancel(t.Context())
	o, mailID = idle(t, dbtest.SQLite(t), mail.Deps{Carrier: carrierFunc(func(context.Context, mail.Stored) error { cancel(); return mail.ErrUnreachable })})
	for range 5 {
		_ = o.Deliver(ctx, mailID)
	}
	if err := o.Ready(t.Context()); err != nil {
		t.Errorf("canceled: %v", err)
	}
}
