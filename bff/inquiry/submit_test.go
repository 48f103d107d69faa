package inquiry

import (
	"errors"
	"fmt"
	"strings"
	"sync"
	"testing"
	"time"
	"unicode"

	"golang.org/x/text/unicode/norm"

	"peritus/bff/notify"
	"peritus/bff/platform/corpus"
	"peritus/bff/platform/errs"
	"peritus/bff/platform/keyring"
	"peritus/bff/platform/keyring/keyringtest"
	"peritus/bff/platform/recipient"
)

func TestSubmit_storesAndConfirms(t *testing.T) {
	each(t, func(t *testing.T, w world) {
		i := w.send(t, "request-an-expert", map[string]string{"phone": "(201) 555-0123", "phone_country": "US", "budget": "300-550"})
		if i.State != Unread || i.Name != "Imogen Castellanos" || i.Subject != "Slewing ring bolts" || i.Phone != "+12015550123" || i.Version != 1 {
			t.Errorf("%+v", i)
		}
		confirmed := w.mails.To("imogen@firm.example")
		if len(confirmed) != 1 {
			t.Fatalf("%d confirmations", len(confirmed))
		}
		if !strings.Contains(confirmed[0].Text, i.Reference) {
			t.Errorf("the confirmation lacks the reference:\n%s", confirmed[0].Text)
		}
		for _, part := range []string{"Imogen", "Castellanos", "Slewing", "Which part failed first?", "$300", "5550123"} {
			if strings.Contains(confirmed[0].Subject+confirmed[0].Text, part) {
				t.Errorf("the confirmation repeats %q, which anyone can type:\n%s", part, confirmed[0].Text)
			}
		}
		if len(w.mails.All) != 1 {
			t.Errorf("%d emails, want none to staff", len(w.mails.All)-1)
		}
	})
}

func TestSubmit_repliesToTheConfirmationReachStaff(t *testing.T) {
	each(t, func(t *testing.T, w world) {
		w.StaffMail = "desk@peritus.test"
		w.send(t, "contact", nil)
		if told := w.mails.To("li@example.org"); len(told) != 1 || told[0].ReplyTo != "desk@peritus.test" {
			t.Errorf("%+v", told)
		}
	})
}

func TestSubmit_storesNothingIfItsMailsFail(t *testing.T) {
	each(t, func(t *testing.T, w world) {
		w.mails.Fail = errors.New("the outbox is full")
		if _, err := w.Submit(w.ctx, "contact", "192.0.2.7", encoded(w.filled("contact", nil))); !errors.Is(err, w.mails.Fail) {
			t.Errorf("%v", err)
		}
		if _, count, err := w.List(w.ctx, Filter{}, 1); err != nil || count != 0 {
			t.Errorf("%d stored, %v", count, err)
		}
	})
}

func TestSubmit_reportsErrorsByField(t *testing.T) {
	long := strings.Repeat("x", 2001)
	for _, c := range []struct {
		what, form, field, value, says string
	}{
		{"nothing to explain", "request-an-expert", "specialty", "", "Enter what the expert should explain."},
		{"only spaces", "request-an-expert", "specialty", " \u00a0 ", "Enter what the expert should explain."},
		{"no issues", "request-an-expert", "issues", "", "Enter the issues."},
		{"too long", "request-an-expert", "issues", long, "Shorten the issues to 2,000 characters or fewer. It has 2,001 now."},
		{"no side", "request-an-expert", "side", "", "Choose a side."},
		{"an unknown side", "request-an-expert", "side", "judge", "Choose a side from the list."},
		{"no court", "request-an-expert", "court", "", "Enter the court."},
		{"no first name", "request-an-expert", "first_name", "", "Enter your first name."},
		{"no last name", "request-an-expert", "last_name", "", "Enter your last name."},
		{"no consent", "request-an-expert", "consent", "", "You must agree before we can keep your message and reply."},
		{"a refused consent", "request-an-expert", "consent", "no", "You must agree before we can keep your message and reply."},
		{"no email", "request-an-expert", "email", "", "Enter your work email so we can reply."},
		{"an email without a top-level domain", "request-an-expert", "email", "imogen@castellanospryce", "“castellanospryce” is missing an ending, such as .com."},
		{"an email with a name", "request-an-expert", "email", "Imogen <imogen@firm.example>", "Enter an email address such as name@example.com."},
		{"two emails", "request-an-expert", "email", "a@b.example, c@d.example", "Enter an email address such as name@example.com."},
		{"an unknown stage", "request-an-expert", "stage", "appeal", "Choose a stage from the list."},
		{"an unknown budget", "request-an-expert", "budget", "1", "Choose an hourly budget from the list."},
		{"a short phone", "request-an-expert", "phone", "+1 201 555", "This is too short for a phone number in that country."},
		{"a long phone", "request-an-expert", "phone", "+1 201 555 01234", "This is too long for a phone number in that country."},
		{"a phone without a plus is a U.S. one", "request-an-expert", "phone", "030 901820", "This is too short for a phone number in that country."},
		{"words instead of a phone", "request-an-expert", "phone", "ask Imogen", "This isn’t a valid phone number in that country."},
		{"a header in a name", "contact", "name", "Li\r\nBcc: all@example.org", "Remove the web address from your name."},
		{"a control character", "contact", "message", "a\x00b", "Remove the special characters from your message."},
		{"an unknown field", "contact", "role", "admin", "This form has no such field."},
		{"no kind", "partner-with-us", "kind", "", "Choose a type of organization."},
		{"no organization", "partner-with-us", "organization", "", "Enter your organization."},
		{"no message", "partner-with-us", "message", "", "Enter your idea."},
		{"no name", "partner-with-us", "name", "", "Enter your name."},
		{"no subject", "contact", "subject", "", "Enter a subject."},
	} {
		t.Run(c.what, func(t *testing.T) {
			_, problems := Forms[c.form].read(encoded(world{Service: &Service{Deps: Deps{Clock: fixed{}, Keys: keyringtest.For(keyring.FormTokens)}}}.filled(c.form, map[string]string{c.field: c.value})))
			if len(problems) != 1 || len(problems[c.field]) != 1 || problems[c.field][0] != c.says {
				t.Errorf("%v", problems)
			}
		})
	}
}

type fixed struct{}

func (fixed) Now() time.Time { return time.UnixMilli(0) }

func TestSubmit_treatsAPhoneWithOnlyADialCodeAsEmpty(t *testing.T) {
	each(t, func(t *testing.T, w world) {
		if i := w.send(t, "contact", map[string]string{"phone": "+44", "phone_country": "GB"}); i.Phone != "" || i.Fields["phone"] != "" {
			t.Errorf("%+v", i)
		}
	})
}

func TestSubmit_marksSpamSilentlyIfTheHiddenFieldIsFilled(t *testing.T) {
	each(t, func(t *testing.T, w world) {
		i := w.send(t, "contact", map[string]string{trapName: "https://casino.example"})
		if i.State != Spam || i.Reference == "" || len(w.mails.All) != 0 {
			t.Errorf("%+v, %d mails", i, len(w.mails.All))
		}
		if _, count, _ := w.List(w.ctx, Filter{}, 1); count != 0 {
			t.Error("spam is in the queue")
		}
		if counts, err := w.Counts(w.ctx); err != nil || counts[Spam] != 1 {
			t.Errorf("staff see %d: %v", counts[Spam], err)
		}
	})
}

func TestSubmit_acceptsATooQuickOldOrForgedFormOnTheSecondTry(t *testing.T) {
	each(t, func(t *testing.T, w world) {
		ago := func(d time.Duration) func() string {
			return func() string { return w.started(w.clock.Now().Add(-d)) }
		}
		said := func(token string) func() string { return func() string { return token } }
		for what, opened := range map[string]func() string{
			"quick": ago(2 * time.Second), "old": ago(longest + time.Second), "from tomorrow": ago(-24 * time.Hour),
			"forged": said("l9x." + strings.Repeat("A", 22)), "missing": said(""), "nonsense": said("☃"),
		} {
			token := opened()
			form := w.filled("contact", map[string]string{startedName: token, "subject": what})
			_, err := w.Submit(w.ctx, "contact", "192.0.2.7", encoded(form))
			e := refused(t, err, errs.Invalid)
			next, _ := e.Data[startedName].(string)
			if next == "" || e.Fields != nil {
				t.Errorf("%s: %+v", what, e)
			}
			if what == "from tomorrow" {
				continue // too quick until then
			}
			w.clock.Advance(2 * time.Second)
			form[startedName] = next
			if _, err := w.Submit(w.ctx, "contact", "198.51.100."+what, encoded(w.filled("contact", map[string]string{startedName: next, "subject": what, "email": what[:3] + "@example.org"}))); err != nil {
				t.Errorf("%s, sent once more: %v", what, err)
			}
		}
	})
}

func TestSubmit_aTokenWorksForOneInquiry(t *testing.T) {
	each(t, func(t *testing.T, w world) {
		form := w.filled("contact", nil)
		if _, err := w.Submit(w.ctx, "contact", "192.0.2.7", encoded(form)); err != nil {
			t.Fatal(err)
		}
		for n, other := range []string{"contact", "partner-with-us"} {
			again := w.filled(other, map[string]string{startedName: form[startedName], "message": "Something else."})
			_, err := w.Submit(w.ctx, other, fmt.Sprintf("198.51.100.%d", n), encoded(again))
			next, _ := refused(t, err, errs.Invalid).Data[startedName].(string)
			again[startedName] = next
			if _, err := w.Submit(w.ctx, other, fmt.Sprintf("203.0.113.%d", n), encoded(again)); err != nil {
				t.Errorf("%s with the next token: %v", other, err)
			}
		}
		if _, count, err := w.List(w.ctx, Filter{}, 1); err != nil || count != 3 {
			t.Errorf("%d inquiries, %v", count, err)
		}
		if now := w.clock.Now(); w.started(now) == w.started(now) {
			t.Error("two people who open a form at once get the same token")
		}
	})
}

func TestSubmit_storesAConcurrentlyRepeatedFormOnce(t *testing.T) {
	each(t, func(t *testing.T, w world) {
		form := w.filled("contact", nil)
		references := make([]string, 8)
		var all sync.WaitGroup
		for n := range references {
			all.Go(func() {
				reference, err := w.Submit(w.ctx, "contact", "192.0.2.7", encoded(form))
				if err != nil && errs.KindOf(err) != errs.TooMany {
					t.Error(err)
				}
				references[n] = reference
			})
		}
		all.Wait()
		reference, err := w.Submit(w.ctx, "contact", "192.0.2.7", encoded(form))
		if err != nil {
			t.Fatal(err)
		}
		for _, other := range references {
			if other != "" && other != reference {
				t.Errorf("%s and %s", reference, other)
			}
		}
		if _, count, _ := w.List(w.ctx, Filter{}, 1); count != 1 || len(w.mails.To("li@example.org")) != 1 {
			t.Errorf("%d inquiries, %d confirmations", count, len(w.mails.To("li@example.org")))
		}
	})
}

func TestSubmit_isLimitedByAddressForAnHourAndLimitsConfirmations(t *testing.T) {
	each(t, func(t *testing.T, w world) {
		try := func(address, email, subject string) error {
			_, err := w.Submit(w.ctx, "contact", address, encoded(w.filled("contact", map[string]string{"email": email, "subject": subject})))
			return err
		}
		for n := range addressLimit {
			if err := try("192.0.2.1", fmt.Sprintf("li+%d@example.org", n), string(rune('a'+n))); err != nil {
				t.Fatal(err)
			}
		}
		e := refused(t, try("192.0.2.1", "new@example.org", "x"), errs.TooMany)
		if e.RetryAfter <= 0 || e.RetryAfter > limitSpan {
			t.Errorf("wait %s", e.RetryAfter)
		}
		if err := try("192.0.2.3", "li@example.org", "x"); err != nil {
			t.Errorf("the owner of the mailbox can't write to us: %v", err)
		}
		confirmed := 0
		for _, m := range w.mails.All {
			if strings.HasPrefix(m.To, "li") {
				confirmed++
			}
		}
		if confirmed != recipient.Confirmations.Burst {
			t.Errorf("%d confirmations to one mailbox", confirmed)
		}
	})
}

func TestSubmit_keepsTextByteForByte(t *testing.T) {
	list := naughty(t)
	each(t, func(t *testing.T, w world) {
		kept, turnedAway := 0, 0
		for _, written := range list {
			if strings.TrimSpace(written) == "" {
				continue
			}
			form := w.filled("contact", map[string]string{"message": written})
			sent, problems := Forms["contact"].read(encoded(form))
			if hasControl(written) {
				if len(problems["message"]) != 1 {
					t.Errorf("%q: %v", written, problems)
				}
				turnedAway++
				continue
			}
			if len(problems) > 0 {
				t.Errorf("%q: %v", written, problems)
				continue
			}
			i := w.inquiryOf(Forms["contact"], sent)
			if _, err := w.store.add(w.ctx, i, i.ID, "", foundBy(i)); err != nil {
				t.Fatalf("%q: %v", written, err)
			}
			want := norm.NFC.String(strings.NewReplacer("\r\n", "\n", "\r", "\n").Replace(written))
			stored, _ := w.now(t, i.ID)
			if stored.Fields["message"] != want {
				t.Errorf("wrote %q, read %q", want, stored.Fields["message"])
			}
			kept++
		}
		if kept < 400 || turnedAway == 0 {
			t.Errorf("%d kept, %d refused", kept, turnedAway)
		}
	})
}

func TestNotifications_subjectIsShortAndCannotAddHeaders(t *testing.T) {
	i := Inquiry{Form: "contact", Reference: "ABCD-EFGH", Subject: strings.Repeat("ü", 160), Email: "li@example.org"}
	for _, message := range []notify.Message{confirmation(i, ""), replyMessage(Forms["contact"], i, "Yes.", "Jana", "")} {
		m, err := message.Email()
		if err != nil {
			t.Fatal(err)
		}
		if strings.ContainsAny(m.Subject, "\r\n") || len([]rune(m.Subject)) > 130 {
			t.Errorf("%q", m.Subject)
		}
	}
}

func TestSweep_deletesInquiriesOlderThanTheConsentAllows(t *testing.T) {
	each(t, func(t *testing.T, w world) {
		old := w.send(t, "contact", nil)
		w.clock.Advance(Retention)
		recent := w.send(t, "partner-with-us", nil)
		w.clock.Advance(time.Second)
		if err := w.Sweep(w.ctx); err != nil {
			t.Fatal(err)
		}
		if _, _, err := w.Get(w.ctx, jana, old.ID); !errors.Is(err, ErrNoInquiry) {
			t.Errorf("old: %v", err)
		}
		w.now(t, recent.ID)
	})
}

func naughty(t *testing.T) []string {
	t.Helper()
	return append(corpus.Naughty(t), "cafe\u0301 \u212b", "line\r\nline\rline", "\u202eabc\u202c \u2028")
}

func hasControl(text string) bool {
	text = strings.NewReplacer("\r\n", "\n", "\r", "\n").Replace(text)
	return strings.ContainsFunc(text, func(r rune) bool { return r != '\n' && unicode.IsControl(r) })
}
