package mail_test

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"log/slog"
	"net"
	netmail "net/mail"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"peritus/bff/platform/clock"
	"peritus/bff/platform/db"
	"peritus/bff/platform/db/dbtest"
	"peritus/bff/platform/id"
	"peritus/bff/platform/job"
	"peritus/bff/platform/mail"
)

// outbox returns an outbox with running jobs and a function that waits for a sent mail.
func outbox(t *testing.T, d *db.DB, carrier mail.Carrier, keep bool) *mail.Outbox {
	t.Helper()
	q, err := job.New(d, slog.New(slog.DiscardHandler))
	if err != nil {
		t.Fatal(err)
	}
	o := mail.New(mail.Deps{DB: d, Jobs: q, Carrier: carrier, Clock: clock.System, IDs: id.Random, Log: slog.New(slog.DiscardHandler), Keep: keep})
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

func sent(t *testing.T, o *mail.Outbox) mail.Stored {
	t.Helper()
	for deadline := time.Now().Add(time.Minute); time.Now().Before(deadline); {
		mails, err := o.Latest(t.Context(), 1)
		if err != nil {
			t.Fatal(err)
		}
		if len(mails) == 1 && mails[0].SentAt != nil {
			return mails[0]
		}
	}
	t.Fatal("the mail was not sent within a minute")
	return mail.Stored{}
}

var letter = mail.Message{To: "ines@firm.example", Unsubscribe: "https://peritus.test/unsubscribe?token=t", Subject: "Grüße, 世界", Text: "Hello Ines,\nyour code is 123456.\n"}

// recorder keeps the subjects that it carried, in order.
type recorder struct {
	mu  sync.Mutex
	all []string
}

func (r *recorder) Carry(_ context.Context, m mail.Stored) error {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.all = append(r.all, m.Subject)
	return nil
}

func TestSendInOrder_sendsEachOnceThoseBeforeItWere(t *testing.T) {
	dbtest.Each(t, func(t *testing.T, d *db.DB) {
		carrier := &recorder{}
		o := outbox(t, d, carrier, true)
		var all []mail.Message
		var want []string
		for n := range 20 {
			want = append(want, fmt.Sprint(n))
			all = append(all, mail.Message{To: "ines@firm.example", Subject: want[n], Text: "Hello"})
		}
		if err := o.SendInOrder(t.Context(), all...); err != nil {
			t.Fatal(err)
		}
		if err := o.SendInOrder(t.Context()); err != nil {
			t.Fatal(err)
		}
		sent(t, o)
		carrier.mu.Lock()
		defer carrier.mu.Unlock()
		if !slices.Equal(carrier.all, want) {
			t.Errorf("%v", carrier.all)
		}
	})
}

func TestSendInOrder_goesOnAfterAMailThatIsGivenUp(t *testing.T) {
	dbtest.Each(t, func(t *testing.T, d *db.DB) {
		refused := errors.New("refused")
		o := outbox(t, d, carrierFunc(func(_ context.Context, m mail.Stored) error {
			if m.Subject == "bad" {
				return refused
			}
			return nil
		}), true)
		all := []mail.Stored{{ID: "1", Recipient: "ines@firm.example", Subject: "bad", CreatedAt: 1}, {ID: "2", Recipient: "ines@firm.example", Subject: "good", CreatedAt: 2}}
		if err := d.Write(t.Context()).Create(&all).Error; err != nil {
			t.Fatal(err)
		}
		if err := o.DeliverLast(t.Context(), "1", "2"); !errors.Is(err, refused) {
			t.Errorf("%v", err)
		}
		if got := sent(t, o); got.ID != "2" {
			t.Errorf("%+v", got)
		}
	})
}

func TestOutbox_writesFilesWithoutAServer(t *testing.T) {
	dbtest.Each(t, func(t *testing.T, d *db.DB) {
		folder := t.TempDir()
		carrier, err := mail.NewCarrier("", "Peritus <hello@peritus.test>", folder)
		if err != nil {
			t.Fatal(err)
		}
		o := outbox(t, d, carrier, true)
		if err := o.Send(t.Context(), letter); err != nil {
			t.Fatal(err)
		}
		stored := sent(t, o)
		text, err := os.ReadFile(filepath.Join(folder, stored.ID+".eml"))
		if err != nil {
			t.Fatal(err)
		}
		for _, want := range []string{"To: <ines@firm.example>", "123456", `From: "Peritus" <hello@peritus.test>`} {
			if !strings.Contains(string(text), want) {
				t.Errorf("%q is missing in\n%s", want, text)
			}
		}
		if stored.Body != letter.Text {
			t.Errorf("the demo must keep the text: %q", stored.Body)
		}
	})
}

// carrierFunc is a carrier for one test.
type carrierFunc func(context.Context, mail.Stored) error

func (f carrierFunc) Carry(ctx context.Context, m mail.Stored) error { return f(ctx, m) }

// idle returns an outbox whose jobs don't run, with one mail.
func idle(t *testing.T, d *db.DB, deps mail.Deps) (*mail.Outbox, string) {
	t.Helper()
	q, err := job.New(d, slog.New(slog.DiscardHandler))
	if err != nil {
		t.Fatal(err)
	}
	deps.DB, deps.Jobs, deps.IDs = d, q, id.Random
	if deps.Log == nil {
		deps.Log = slog.New(slog.DiscardHandler)
	}
	if deps.Clock == nil {
		deps.Clock = clock.System
	}
	o := mail.New(deps)
	if err := q.Open(); err != nil {
		t.Fatal(err)
	}
	if err := o.Send(t.Context(), letter); err != nil {
		t.Fatal(err)
	}
	mails, err := o.Latest(t.Context(), 1)
	if err != nil {
		t.Fatal(err)
	}
	return o, mails[0].ID
}

func TestOutbox_recordsASentMailEvenIfItsJobIsCanceled(t *testing.T) {
	dbtest.Each(t, func(t *testing.T, d *db.DB) {
		ctx, cancel := context.WithCancel(t.Context())
		o, mailID := idle(t, d, mail.Deps{Carrier: carrierFunc(func(context.Context, mail.Stored) error { cancel(); return nil })})
		if err := o.Deliver(ctx, mailID); err != nil {
			t.Fatal(err)
		}
		if sent(t, o).ID != mailID {
			t.Error("the mail would be sent again")
		}
	})
}

func TestCarry_succeedsOnceTheServerAcceptsTheMail(t *testing.T) {
	address, received := smtpServer(t)
	carrier, err := mail.NewCarrier("smtp://"+address, "hello@peritus.test", "")
	if err != nil {
		t.Fatal(err)
	}
	if err := carrier.Carry(t.Context(), mail.Stored{ID: "one", Recipient: "hangs-up@firm.example", Subject: "News", Body: "Hello"}); err != nil {
		t.Errorf("the mail would be sent again: %v", err)
	}
	<-received
}

func TestOutbox_sendsBySMTPAndErasesTheText(t *testing.T) {
	address, received := smtpServer(t)
	carrier, err := mail.NewCarrier("smtp://"+address, "Peritus <hello@peritus.test>", "")
	if err != nil {
		t.Fatal(err)
	}
	o := outbox(t, dbtest.SQLite(t), carrier, false)
	if err := o.Send(t.Context(), letter); err != nil {
		t.Fatal(err)
	}
	if stored := sent(t, o); stored.Body != "" || stored.Unsubscribe != "" {
		t.Errorf("the text or link of a sent mail is kept: %+v", stored)
	}
	if text := <-received; !strings.Contains(text, "123456") || !strings.Contains(text, "ines@firm.example") {
		t.Errorf("received %s", text)
	}
}

func TestCompose_addsOneClickUnsubscribeOnlyWithALink(t *testing.T) {
	link := "https://peritus.test/unsubscribe?token=" + strings.Repeat("long", 40) + ".signature"
	for unsubscribe, want := range map[string][2]string{
		link: {"<" + link + ">", "List-Unsubscribe=One-Click"}, "": {},
	} {
		folder := t.TempDir()
		carrier, err := mail.NewCarrier("", "hello@peritus.test", folder)
		if err != nil {
			t.Fatal(err)
		}
		if err := carrier.Carry(t.Context(), mail.Stored{ID: "one", Recipient: "ines@firm.example", Subject: "News", Unsubscribe: unsubscribe}); err != nil {
			t.Fatal(err)
		}
		file, err := os.Open(filepath.Join(folder, "one.eml"))
		if err != nil {
			t.Fatal(err)
		}
		defer file.Close()
		m, err := netmail.ReadMessage(file)
		if err != nil {
			t.Fatal(err)
		}
		if got := [2]string{m.Header.Get("List-Unsubscribe"), m.Header.Get("List-Unsubscribe-Post")}; got != want {
			t.Errorf("%q", got)
		}
	}
}

func TestCompose_refusesHeaderInjection(t *testing.T) {
	carrier, err := mail.NewCarrier("", "Peritus <hello@peritus.test>", t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	err = carrier.Carry(t.Context(), mail.Stored{ID: "x", Recipient: "a@b.example\r\nBcc: c@d.example", Subject: "s", Body: "b"})
	if err == nil {
		t.Error("was accepted")
	}
}

func TestReach_signsInAndSendsNothing(t *testing.T) {
	address, received := smtpServer(t)
	if err := mail.Reach(t.Context(), "smtp://"+address); err != nil {
		t.Error(err)
	}
	if text := <-received; strings.Contains(text, "MAIL FROM") || !strings.Contains(text, "EHLO") {
		t.Errorf("sent %q", text)
	}
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	gone := listener.Addr().String()
	if err := listener.Close(); err != nil {
		t.Fatal(err)
	}
	if err := mail.Reach(t.Context(), "smtp://u:hunter2@"+gone); err == nil || strings.Contains(err.Error(), "hunter2") {
		t.Errorf("no server: %v", err)
	}
}

// smtpServer is a minimal server that accepts one mail.
func smtpServer(t *testing.T) (string, <-chan string) {
	t.Helper()
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	received := make(chan string, 1)
	go func() {
		conn, err := listener.Accept()
		if err != nil {
			return
		}
		defer func() { _ = conn.Close() }()
		received <- converse(conn)
	}()
	t.Cleanup(func() { _ = listener.Close() })
	return listener.Addr().String(), received
}

func converse(conn net.Conn) string {
	var text strings.Builder
	say := func(line string) { _, _ = fmt.Fprintf(conn, "%s\r\n", line) }
	say("220 test")
	lines, inData := bufio.NewScanner(conn), false
	for lines.Scan() {
		line := lines.Text()
		text.WriteString(line + "\n")
		switch {
		case inData && line == ".":
			inData = false
			say("250 taken")
		case inData:
		case line == "DATA":
			inData = true
			say("354 go on")
		case line == "QUIT":
			if !strings.Contains(text.String(), "hangs-up@") {
				say("221 bye")
			}
			return text.String()
		default:
			say("250 ok")
		}
	}
	return text.String()
}

func TestMask_showsTheFirstLetterAndTheHost(t *testing.T) {
	for address, want := range map[string]string{
		"maria@uni.edu":     "m••••@uni.edu",
		"m@uni.edu":         "m••••@uni.edu",
		"Øyvind@firma.no":   "Ø••••@firma.no",
		`"a@b"@example.org`: `"••••@example.org`,
		"no address":        "••••",
		"@uni.edu":          "••••",
		"":                  "••••",
	} {
		if got := mail.Mask(address); got != want {
			t.Errorf("%q: %q, want %q", address, got, want)
		}
	}
}
