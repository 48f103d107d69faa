package inquiry

import (
	"context"
	"encoding/json"
	"errors"
	"log/slog"
	"maps"
	"slices"
	"testing"
	"time"

	"peritus/bff/auth"
	"peritus/bff/auth/authtest"
	"peritus/bff/notify/notifytest"
	"peritus/bff/platform/cache/cachetest"
	"peritus/bff/platform/clock"
	"peritus/bff/platform/db"
	"peritus/bff/platform/db/dbtest"
	"peritus/bff/platform/errs"
	"peritus/bff/platform/field"
	"peritus/bff/platform/id"
	"peritus/bff/platform/keyring"
	"peritus/bff/platform/keyring/keyringtest"
	"peritus/bff/platform/recipient"
)

var (
	jana = auth.Actor{UserID: "jana", Name: "Jana Moreau", Email: "jana@peritus.test", Groups: auth.Groups{auth.Researcher}}
	adam = auth.Actor{UserID: "adam", Name: "Adam Ferrer", Email: "adam@peritus.test", Groups: auth.Groups{auth.Admin}}
)

// team is the staff.
var team = authtest.Directory{{ID: adam.UserID, Name: adam.Name, Email: adam.Email, Groups: adam.Groups}, {ID: jana.UserID, Name: jana.Name, Email: jana.Email, Groups: jana.Groups}}

type world struct {
	*Service
	clock   *clock.Fake
	mails   *notifytest.Outbox
	entries *authtest.Log
	ctx     context.Context
}

// each runs f on both databases.
func each(t *testing.T, f func(t *testing.T, w world)) {
	dbtest.Each(t, func(t *testing.T, d *db.DB) {
		w := world{clock: clock.NewFake(time.Date(2026, 11, 28, 9, 0, 0, 0, time.UTC)), mails: &notifytest.Outbox{}, entries: &authtest.Log{}, ctx: t.Context()}
		w.Service = New(Deps{DB: d, Redis: cachetest.InProcess(t), Clock: w.clock, IDs: id.Random, Notify: w.mails, Accounts: team, AuditLog: w.entries,
			Limits:      recipient.Limiter{DB: d, Clock: w.clock, Keys: keyringtest.For(keyring.Recipients)},
			DigestEvery: 15 * time.Minute, Keys: keyringtest.For(keyring.FormTokens), WebOrigin: "https://peritus.test", Log: slog.New(slog.DiscardHandler)})
		f(t, w)
	})
}

// encoded encodes a form like the web.
func encoded(form map[string]string) []byte {
	raw, err := json.Marshal(form)
	if err != nil {
		panic(err)
	}
	return raw
}

// filled returns a form opened a minute ago with some fields changed. An empty value
// removes a field.
func (w world) filled(code string, otherwise map[string]string) map[string]string {
	all := map[string]map[string]string{
		"request-an-expert": {"specialty": "Slewing ring bolts", "issues": "Which part failed first?\nWas the inspection enough?",
			"side": "plaintiff", "court": "S.D.N.Y.", "first_name": "Imogen", "last_name": "Castellanos",
			"email": "imogen@firm.example", "consent": field.ConsentGiven},
		"partner-with-us": {"organization": "Hudson Law Review", "kind": "press", "message": "A series.", "name": "Noor Said",
			"email": "noor@review.example", "consent": field.ConsentGiven},
		"contact": {"subject": "A wrong date", "message": "The second ruling is of 2024.", "name": "Li Wei",
			"email": "li@example.org", "consent": field.ConsentGiven},
	}
	form := maps.Clone(all[code])
	form[startedName] = w.started(w.Clock.Now().Add(-time.Minute))
	for name, value := range otherwise {
		form[name] = value
		if value == "" {
			delete(form, name)
		}
	}
	return form
}

// send submits a valid form and returns the inquiry.
func (w world) send(t *testing.T, code string, otherwise map[string]string) Inquiry {
	t.Helper()
	reference, err := w.Submit(w.ctx, code, "192.0.2.7", encoded(w.filled(code, otherwise)))
	if err != nil {
		t.Fatal(err)
	}
	for _, state := range States {
		found, _, err := w.List(w.ctx, Filter{State: state}, 1)
		if err != nil {
			t.Fatal(err)
		}
		if at := slices.IndexFunc(found, func(i Inquiry) bool { return i.Reference == reference }); at >= 0 {
			return found[at]
		}
	}
	t.Fatalf("no inquiry %s", reference)
	return Inquiry{}
}

func (w world) now(t *testing.T, inquiryID string) (Inquiry, []Step) {
	t.Helper()
	i, steps, err := w.Get(w.ctx, jana, inquiryID)
	if err != nil {
		t.Fatal(err)
	}
	return i, steps
}

func refused(t *testing.T, err error, kind errs.Kind) *errs.Error {
	t.Helper()
	var e *errs.Error
	if !errors.As(err, &e) || e.Kind != kind {
		t.Fatalf("%v, want an error of kind %q", err, kind)
	}
	return e
}
