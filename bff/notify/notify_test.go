package notify

import (
	"context"
	"errors"
	"slices"
	"strings"
	"testing"
	"time"

	"peritus/bff/auth"
	"peritus/bff/auth/authtest"
	"peritus/bff/platform/clock"
	"peritus/bff/platform/db"
	"peritus/bff/platform/db/dbtest"
	"peritus/bff/platform/errs"
	"peritus/bff/platform/id"
	"peritus/bff/platform/keyring"
	"peritus/bff/platform/keyring/keyringtest"
	"peritus/bff/platform/mail/mailtest"
)

var (
	alert = &Kind{Code: "test.alert", Class: Security, Subject: "Alert for {{.name}}", InApp: &InApp{Topic: Account, Title: "Alert", Path: "{area}/settings/security"},
		Text: "On {{date .at}}, at {{time .at}}:\n{{quote .words}}\n"}
	digest = &Kind{Code: "test.digest", Class: Optional, Label: "Digest", Subject: "{{clip 5 .title}}", Text: "News.\n",
		InApp: &InApp{Topic: Lists, Title: "{{.by}} shared {{.title}}", Path: "/attorney/lists"}}
	receipt = &Kind{Code: "test.receipt", Class: Transactional, Subject: "Receipt", Text: "Yours.\n"}
	desk    = &Kind{Code: "test.desk", Class: Optional, Label: "Desk", For: []auth.Group{auth.Admin}, Urgent: true, Subject: "Desk", Text: "Work.\n",
		InApp: &InApp{Topic: Staff, Title: "Work", Path: "{area}/requests"}}
	ines = auth.Actor{UserID: "ines", Groups: auth.Groups{auth.Attorney}}
)

type world struct {
	*Service
	outbox *mailtest.Outbox
	clock  *clock.Fake
	told   *[]string // whose center changed
}

// noon is in New York, on a day without a change of the clocks.
var noon = time.Date(2026, 11, 28, 17, 0, 0, 0, time.UTC)

func each(t *testing.T, f func(t *testing.T, w world)) {
	dbtest.Each(t, func(t *testing.T, d *db.DB) {
		if err := d.Write(t.Context()).Exec(`INSERT INTO users (id, email, email_key, password_hash, name, groups, created_at, updated_at)
VALUES ('ines', 'ines@firm.example', 'ines@firm.example', '', 'Ines', 'Attorney', 1, 1)`).Error; err != nil {
			t.Fatal(err)
		}
		w := world{outbox: &mailtest.Outbox{}, clock: clock.NewFake(noon), told: new([]string)}
		w.Service = New(Deps{DB: d, Clock: w.clock, IDs: id.Random, Outbox: w.outbox, Keys: keyringtest.For(keyring.UnsubscribeLinks), WebOrigin: "https://peritus.test",
			People: authtest.Directory{{ID: "ines", Name: "Ines", Email: "ines@firm.example"}, {ID: "dana", Name: "Dana Hart", Email: "dana@firm.example"}},
			Zones: func(context.Context, []string) (map[string]string, error) {
				return map[string]string{"dana": "Australia/Sydney"}, nil
			}})
		w.Told.Listen(func(_ context.Context, t Told) { *w.told = append(*w.told, t.UserID) })
		if err := w.Register(alert, digest, receipt, desk); err != nil {
			t.Fatal(err)
		}
		f(t, w)
	})
}

func (w world) send(t *testing.T, k *Kind) {
	t.Helper()
	data := Data{"name": "Ines", "title": "A long title", "words": "one\ntwo", "at": time.Date(2026, 11, 28, 15, 23, 0, 0, time.UTC)}
	if err := w.Send(t.Context(), Message{Kind: k, UserID: "ines", To: "ines@firm.example", Data: data}); err != nil {
		t.Fatal(err)
	}
}

// token is the one of the unsubscribe link in the newest email.
func (w world) token(t *testing.T) string {
	t.Helper()
	_, rest, found := strings.Cut(w.outbox.All[len(w.outbox.All)-1].Text, "https://peritus.test/unsubscribe?token=")
	if !found {
		t.Fatalf("no link in %s", w.outbox.All[len(w.outbox.All)-1].Text)
	}
	return strings.TrimSpace(rest)
}

func TestSend_fillsTheTemplatesWithUSDatesAndQuotes(t *testing.T) {
	each(t, func(t *testing.T, w world) {
		w.send(t, alert)
		w.send(t, digest)
		if m := w.outbox.All[0]; m.Subject != "Alert for Ines" || m.Text != "On November 28, 2026, at November 28, 2026, 3:23 PM UTC:\n> one\n> two\n" {
			t.Errorf("%+v", m)
		}
		if m := w.outbox.All[1]; m.Subject != "A lo…" {
			t.Errorf("%+v", m)
		}
	})
}

func TestSend_refusesAMissingValueAndAKindThatIsNotRegistered(t *testing.T) {
	each(t, func(t *testing.T, w world) {
		if err := w.Send(t.Context(), Message{Kind: alert, To: "x@y.example", Data: Data{"name": "Ines"}}); err == nil {
			t.Error("data that the template names is missing, and the email was sent")
		}
		if err := w.Send(t.Context(), Message{Kind: &Kind{Code: "test.alert", Class: Security}, To: "x@y.example"}); err == nil {
			t.Error("another kind with a registered code was sent")
		}
		if len(w.outbox.All) != 0 {
			t.Errorf("%+v", w.outbox.All)
		}
	})
}

func TestRegister_refusesWhatCannotBeSent(t *testing.T) {
	for name, k := range map[string]*Kind{
		"a code that is taken": {Code: "test.alert", Class: Security}, "no code": {Class: Security}, "no class": {Code: "a"},
		"optional without a label": {Code: "a", Class: Optional, InApp: &InApp{Topic: Lists, Title: "A", Path: "/"}}, "optional without a place in the center": {Code: "a", Class: Optional, Label: "A"}, "a broken subject": {Code: "a", Class: Security, Subject: "{{"},
		"a broken text":            {Code: "a", Class: Security, Text: "{{unknown .x}}"},
		"a center without a topic": {Code: "a", Class: Security, InApp: &InApp{Title: "A", Path: "/"}}, "a center without a path": {Code: "a", Class: Security, InApp: &InApp{Topic: Lists, Title: "A"}},
		"a broken title": {Code: "a", Class: Security, InApp: &InApp{Topic: Lists, Title: "{{", Path: "/"}},
	} {
		s := New(Deps{})
		if err := s.Register(alert); err != nil {
			t.Fatal(err)
		}
		if err := s.Register(k); err == nil {
			t.Errorf("%s was registered", name)
		}
	}
}

func TestUnsubscribe_onlyPostingTheLinkChangesAnything(t *testing.T) {
	each(t, func(t *testing.T, w world) {
		w.send(t, digest)
		token := w.token(t)
		for range 2 {
			if c, err := w.CheckUnsubscribe(t.Context(), token); err != nil || !c.Wanted || c.Label != "Digest" {
				t.Fatalf("%+v, %v", c, err)
			}
		}
		for range 2 { // posting again is the same as once
			if _, err := w.Unsubscribe(t.Context(), token); err != nil {
				t.Fatal(err)
			}
		}
		if c, err := w.CheckUnsubscribe(t.Context(), token); err != nil || c.Wanted {
			t.Errorf("%+v, %v", c, err)
		}
		w.send(t, digest)
		if len(w.outbox.All) != 1 {
			t.Errorf("%+v", w.outbox.All)
		}
	})
}

func TestSend_onlyOptionalEmailsCarryTheLink_inTheTextAndForTheHeader(t *testing.T) {
	each(t, func(t *testing.T, w world) {
		w.send(t, digest)
		if m := w.outbox.All[0]; m.Unsubscribe != "https://peritus.test/unsubscribe?token="+w.token(t) {
			t.Errorf("%+v", m)
		}
		for _, k := range []*Kind{alert, receipt} {
			w.send(t, k)
			if m := w.outbox.All[len(w.outbox.All)-1]; m.Unsubscribe != "" || strings.Contains(m.Text, "unsubscribe") {
				t.Errorf("%s can be turned off: %+v", k.Code, m)
			}
		}
		if len(w.outbox.All) != 3 {
			t.Errorf("%d emails", len(w.outbox.All))
		}
	})
}

func TestSend_readsAllChoicesAtOnceAndSkipsPeopleWhoOptedOut(t *testing.T) {
	each(t, func(t *testing.T, w world) {
		if err := w.Choose(t.Context(), ines, map[string]bool{"test.digest": false}, nil); err != nil {
			t.Fatal(err)
		}
		messages := []Message{{Kind: receipt, UserID: "ines", To: "ines@firm.example"}}
		for _, id := range []string{"ada", "ines", "bo"} {
			messages = append(messages, Message{Kind: digest, UserID: id, To: id + "@firm.example", Data: Data{"title": "News"}})
		}
		ran := dbtest.Statements(t, w.DB, t.Context(), func() {
			if err := w.Send(t.Context(), messages...); err != nil {
				t.Fatal(err)
			}
		})
		var tables []string
		for _, statement := range ran {
			for _, table := range []string{"notification_choices", "notifications", "notification_schedules", "held_mails"} {
				if strings.Contains(statement, table+" ") || strings.Contains(statement, table+`"`) || strings.Contains(statement, table+"`") {
					tables = append(tables, table)
				}
			}
		}
		if want := []string{"notification_choices", "notifications", "notification_schedules", "held_mails"}; !slices.Equal(tables, want) || len(ran) != len(want) {
			t.Errorf("ran %d statements: %q", len(ran), ran)
		}
		var to []string
		for _, m := range w.outbox.All {
			to = append(to, m.Subject+" to "+m.To)
		}
		if want := []string{"Receipt to ines@firm.example", "News to ada@firm.example", "News to bo@firm.example"}; !slices.Equal(to, want) {
			t.Errorf("sent %q, want %q", to, want)
		}
	})
}

func TestSend_sendsNoneIfOneFails(t *testing.T) {
	each(t, func(t *testing.T, w world) {
		good := Message{Kind: receipt, To: "ada@firm.example"}
		if err := w.Send(t.Context(), good, Message{Kind: alert, To: "bo@firm.example"}); err == nil || len(w.outbox.All) != 0 {
			t.Errorf("%v, %+v", err, w.outbox.All)
		}
	})
}

func TestSend_ignoresAChoiceAgainstAnEmailThatIsAlwaysSent(t *testing.T) {
	each(t, func(t *testing.T, w world) {
		for _, k := range []*Kind{alert, receipt} { // as if stored while the kind was optional
			if err := w.store.choose(t.Context(), choiceRow{UserID: "ines", Kind: k.Code}); err != nil {
				t.Fatal(err)
			}
			w.send(t, k)
		}
		if len(w.outbox.All) != 2 {
			t.Errorf("%+v", w.outbox.All)
		}
	})
}

func TestUnsubscribe_refusesForgedTokensAndKindsThatCannotBeTurnedOff(t *testing.T) {
	each(t, func(t *testing.T, w world) {
		w.send(t, digest)
		good := w.token(t)
		payload, signature, _ := strings.Cut(good, ".")
		other := New(Deps{DB: w.DB, Keys: keyringtest.Of(keyringtest.Ring("another"), keyring.UnsubscribeLinks)})
		for name, token := range map[string]string{
			"nothing": "", "a payload alone": payload, "another signature": payload + "." + signature[1:] + "A", "not base64": "%%." + signature,
			"another key": other.unsubscribeToken("ines", "test.digest"), "a security kind": w.unsubscribeToken("ines", "test.alert"),
			"a transactional kind": w.unsubscribeToken("ines", "test.receipt"),
			"an unknown kind":      w.unsubscribeToken("ines", "test.none"),
		} {
			if _, err := w.Unsubscribe(t.Context(), token); !errors.Is(err, ErrUnsubscribe) {
				t.Errorf("%s: %v", name, err)
			}
		}
		if _, err := w.Unsubscribe(t.Context(), w.unsubscribeToken("gone", "test.digest")); err != nil {
			t.Errorf("an account that is gone: %v", err)
		}
	})
}

func TestChoose_offersOnlyTheReadersKindsAndKeepsTheOthers(t *testing.T) {
	each(t, func(t *testing.T, w world) {
		if choices, err := w.Choices(t.Context(), ines); err != nil || len(choices) != 1 || !choices[0].Wanted || choices[0].Code != "test.digest" {
			t.Errorf("%+v, %v", choices, err)
		}
		for _, code := range []string{"test.desk", "test.alert", "test.receipt", "test.none"} {
			if err := w.Choose(t.Context(), ines, map[string]bool{code: false}, nil); errs.KindOf(err) != errs.Invalid {
				t.Errorf("%s: %v", code, err)
			}
		}
		for _, want := range []bool{false, true} {
			if err := w.Choose(t.Context(), ines, map[string]bool{"test.digest": want}, nil); err != nil {
				t.Fatal(err)
			}
			if choices, err := w.Choices(t.Context(), ines); err != nil || choices[0].Wanted != want {
				t.Errorf("%+v, %v", choices, err)
			}
		}
		admin := auth.Actor{UserID: "ines", Groups: auth.Groups{auth.Admin}}
		if choices, err := w.Choices(t.Context(), admin); err != nil || len(choices) != 2 {
			t.Errorf("%+v, %v", choices, err)
		}
	})
}
