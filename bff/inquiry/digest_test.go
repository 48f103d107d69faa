package inquiry

import (
	"errors"
	"strings"
	"sync"
	"testing"
	"time"

	"peritus/bff/platform/mail"
)

// digest runs the sweep and returns the digests that a member of staff has by now.
func (w world) digest(t *testing.T) []mail.Message {
	t.Helper()
	if err := w.Digest(w.ctx); err != nil {
		t.Fatal(err)
	}
	return w.mails.To(jana.Email)
}

func TestDigest_isOneEmailAboutAllNewRequests(t *testing.T) {
	each(t, func(t *testing.T, w world) {
		w.send(t, "request-an-expert", map[string]string{"phone": "(201) 555-0123", "phone_country": "US", "specialty": "Visit https://evil.test now"})
		w.clock.Advance(time.Minute)
		w.send(t, "contact", map[string]string{"subject": "First"})
		w.send(t, "contact", map[string]string{"subject": "Second", "email": "noor@example.org"})
		told := w.digest(t)
		if len(told) != 1 || len(w.mails.To(adam.Email)) != 1 {
			t.Fatalf("%+v", w.mails.All)
		}
		const want = `3 new requests came in:

Expert request: 1
https://peritus.test/admin/requests?kind=request-an-expert

Message: 2
https://peritus.test/admin/requests?kind=contact

3 requests are waiting for us, the oldest since November 28, 2026, 9:00 AM UTC. Read and reply here, so the rest of the team can see it:
https://peritus.test/admin/requests
`
		if told[0].Subject != "3 new requests from the public site" || told[0].Text != want || told[0].ReplyTo != "" {
			t.Errorf("%+v", told[0])
		}
	})
}

func TestDigest_quotesNothingThatWasTyped(t *testing.T) {
	each(t, func(t *testing.T, w world) {
		w.send(t, "request-an-expert", map[string]string{"phone": "(201) 555-0123", "phone_country": "US", "specialty": "Visit https://evil.test now"})
		told := w.digest(t)
		for _, typed := range []string{"evil", "Imogen", "Castellanos", "firm.example", "Which part", "S.D.N.Y.", "555"} {
			if strings.Contains(told[0].Subject+told[0].Text+told[0].ReplyTo, typed) {
				t.Errorf("the digest repeats %q:\n%s", typed, told[0].Text)
			}
		}
	})
}

func TestDigest_comesAtMostOncePerPeriodAndOnlyWithNews(t *testing.T) {
	each(t, func(t *testing.T, w world) {
		expect := func(when string, want int) {
			t.Helper()
			if told := w.digest(t); len(told) != want {
				t.Fatalf("%s: %d digests, want %d", when, len(told), want)
			}
		}
		expect("without requests", 0)
		w.send(t, "contact", map[string]string{"subject": "First"})
		expect("the first request", 1)
		w.send(t, "contact", map[string]string{"subject": "Second"})
		w.clock.Advance(w.DigestEvery - time.Millisecond)
		expect("within the period", 1)
		w.clock.Advance(time.Millisecond)
		expect("after the period", 2)
		if second := w.mails.To(jana.Email)[1]; second.Subject != "1 new request from the public site" || !strings.Contains(second.Text, "2 requests are waiting") {
			t.Errorf("%+v", second)
		}
		w.clock.Advance(24 * time.Hour)
		expect("a day without news", 2)
	})
}

func TestDigest_leavesOutWhatStaffHaveReadAndSpam(t *testing.T) {
	each(t, func(t *testing.T, w world) {
		read := w.send(t, "contact", map[string]string{"subject": "Read"})
		spam := w.send(t, "contact", map[string]string{"subject": "Spam", trapName: "x"})
		if err := w.Read(w.ctx, jana, read.ID); err != nil {
			t.Fatal(err)
		}
		if told := w.digest(t); len(told) != 0 {
			t.Fatalf("%+v", told)
		}
		if err := w.Reopen(w.ctx, jana, spam.ID, spam.Version); err != nil {
			t.Fatal(err)
		}
		if told := w.digest(t); len(told) != 0 {
			t.Fatalf("what staff reopened is announced to them: %+v", told)
		}
		w.send(t, "contact", map[string]string{"subject": "New"})
		if told := w.digest(t); len(told) != 1 || !strings.Contains(told[0].Text, "Message: 1") || !strings.Contains(told[0].Text, "3 requests are waiting") {
			t.Errorf("%+v", told)
		}
	})
}

func TestDigest_goesToStaffMailInsteadOfEachMember(t *testing.T) {
	each(t, func(t *testing.T, w world) {
		w.StaffMail = "desk@peritus.test"
		w.send(t, "contact", nil)
		if told := w.digest(t); len(told) != 0 || len(w.mails.To("desk@peritus.test")) != 1 {
			t.Errorf("%+v", w.mails.All)
		}
	})
}

func TestDigest_isSentLaterIfItsEmailsFail(t *testing.T) {
	each(t, func(t *testing.T, w world) {
		w.send(t, "contact", nil)
		w.mails.Fail = errors.New("the outbox is full")
		if err := w.Digest(w.ctx); !errors.Is(err, w.mails.Fail) {
			t.Fatalf("%v", err)
		}
		w.mails.Fail = nil
		if told := w.digest(t); len(told) != 1 {
			t.Errorf("%d digests", len(told))
		}
	})
}

func TestDigest_concurrentOnesAnnounceEachRequestOnce(t *testing.T) {
	each(t, func(t *testing.T, w world) {
		w.send(t, "contact", nil)
		var all sync.WaitGroup
		for range 4 {
			all.Go(func() {
				if err := w.Digest(w.ctx); err != nil {
					t.Error(err)
				}
			})
		}
		all.Wait()
		if told := w.mails.To(jana.Email); len(told) != 1 {
			t.Errorf("%d digests", len(told))
		}
	})
}

func TestSeedDemo_leavesNothingToAnnounce(t *testing.T) {
	each(t, func(t *testing.T, w world) {
		if err := w.SeedDemo(w.ctx, team[1]); err != nil {
			t.Fatal(err)
		}
		if told := w.digest(t); len(told) != 0 {
			t.Errorf("%+v", told)
		}
	})
}
