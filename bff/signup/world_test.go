package signup

import (
	"context"
	"errors"
	"log/slog"
	"regexp"
	"strings"
	"sync"
	"testing"
	"time"

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
	"peritus/bff/platform/mail"
	"peritus/bff/platform/recipient"
)

// others are the domains that sign-up hands on to.
type others struct {
	unpublished bool
	mu          sync.Mutex
	known       map[string]string // names by the key of the address
	made        []NewAccount
	records     map[string]person
	experts     map[string]person
	claimed     []string
	agreed      map[string]string
	mails       notifytest.Outbox
	refuse      error // of what Take answers
}

func (o *others) CheckPassword(password, _, _ string) []string {
	if len([]rune(password)) < 12 {
		return []string{"Use at least 12 characters."}
	}
	return nil
}

func (o *others) Strength(string, string, string) (int, string) { return 3, "Strong" }

func (o *others) HashPassword(_ context.Context, password string) (string, error) {
	return "hash of " + password, nil
}

func (o *others) Known(_ context.Context, email string) (string, bool, error) {
	o.mu.Lock()
	defer o.mu.Unlock()
	name, known := o.known[mail.Key(email)]
	return name, known, nil
}

func (o *others) Create(_ context.Context, n NewAccount) (string, error) {
	o.mu.Lock()
	defer o.mu.Unlock()
	if _, taken := o.known[mail.Key(n.Email)]; taken {
		return "", errs.Conflicting("An account with this email address already exists.", nil)
	}
	o.known[mail.Key(n.Email)] = n.Name
	o.made = append(o.made, n)
	return "user-" + n.Email, nil
}

func (o *others) Agreed(_ context.Context, userID, version string) error {
	o.agreed[userID] = version
	return nil
}

func (o *others) Current() string { return "2026-11-01" }

func (o *others) Published(context.Context) (bool, error) { return !o.unpublished, nil }

func (o *others) Take(_ context.Context, claimID, browser, userID string) error {
	if o.refuse != nil {
		return o.refuse
	}
	o.claimed = append(o.claimed, strings.Join([]string{claimID, browser, userID}, " "))
	return nil
}

// person is the form of a domain that keeps newcomers.
type person struct {
	FirstName string `json:"first_name"`
	LastName  string `json:"last_name"`
	Firm      string `json:"firm"`
}

func (p *person) Declare(f *field.Form) {
	f.Text(&p.FirstName, "First name", field.Required)
	f.Text(&p.LastName, "Last name", field.Required)
	f.Text(&p.Firm, "Firm")
}

func (p *person) Name() string { return p.FirstName + " " + p.LastName }

type attorneys struct{ *others }

func (attorneys) New() Details { return new(person) }

func (attorneys) Check(d Details) field.Problems {
	if d.(*person).Firm == "" {
		return field.Problems{"firm": {"Enter your firm."}}
	}
	return nil
}

func (a attorneys) Open(_ context.Context, userID string, d Details, _ string) error {
	a.records[userID] = *d.(*person)
	return nil
}

type experts struct{ *others }

func (experts) New() Details { return new(person) }

func (experts) Check(Details) field.Problems { return nil }

func (e experts) Open(_ context.Context, userID string, d Details, email string) error {
	if email == "" {
		return errors.New("no address")
	}
	e.experts[userID] = *d.(*person)
	return nil
}

type world struct {
	*Service
	*others
	clock *clock.Fake
	ctx   context.Context
}

// each runs f on both databases.
func each(t *testing.T, f func(t *testing.T, w world)) {
	dbtest.Each(t, func(t *testing.T, d *db.DB) {
		o := &others{known: map[string]string{}, records: map[string]person{}, experts: map[string]person{}, agreed: map[string]string{}}
		w := world{others: o, clock: clock.NewFake(time.Date(2026, 11, 28, 9, 0, 0, 0, time.UTC)), ctx: t.Context()}
		w.Service = New(Deps{DB: d, Redis: cachetest.InProcess(t), Clock: w.clock, IDs: id.Random, Accounts: o, Attorneys: attorneys{o},
			Experts: experts{o}, Claimants: experts{o}, Claims: o, Terms: o, Notify: &o.mails, Keys: keyringtest.For(keyring.MailedCodes), WebOrigin: "https://peritus.test",
			Limits: recipient.Limiter{DB: d, Clock: w.clock, Keys: keyringtest.For(keyring.Recipients)},
			Log:    slog.New(slog.DiscardHandler)})
		f(t, w)
	})
}

var browser = strings.Repeat("b", shortestSecret)

const here = "192.0.2.7"

// filled is a complete form.
func filled(email string) *Form {
	return &Form{Kind: Attorney, Browser: browser, Email: email, Password: "ledger crane basalt", Terms: "2026-11-01", currentTerms: "2026-11-01",
		Details: &person{FirstName: "Imogen", LastName: "Castellanos", Firm: "Castellanos Pryce LLP"}}
}

func (w world) start(t *testing.T, f *Form) State {
	t.Helper()
	s, err := w.Start(w.ctx, here, f)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

var sixInARow = regexp.MustCompile(`\b[0-9]{6}\b`)

// latestCode is the one in the newest mail to an address.
func (w world) latestCode(t *testing.T, to string) string {
	t.Helper()
	for i := len(w.mails.All) - 1; i >= 0; i-- {
		if w.mails.All[i].To == to {
			return sixInARow.FindString(w.mails.All[i].Text)
		}
	}
	t.Fatalf("no mail to %s", to)
	return ""
}

func (w world) verify(signUpID, typed string) (string, error) {
	return w.Verify(w.ctx, here, Proof{SignUpID: signUpID, Browser: browser, Code: typed})
}

// other is a code that is not the given one.
func other(code string) string {
	if code == "000000" {
		return "000001"
	}
	return "000000"
}

func refused(t *testing.T, err error, kind errs.Kind) *errs.Error {
	t.Helper()
	var e *errs.Error
	if !errors.As(err, &e) || e.Kind != kind {
		t.Fatalf("%v, want it to be %s", err, kind)
	}
	return e
}
