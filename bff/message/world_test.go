package message

import (
	"context"
	"fmt"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"peritus/bff/auth"
	"peritus/bff/auth/authtest"
	"peritus/bff/media"
	"peritus/bff/message/attachment"
	"peritus/bff/message/forum"
	"peritus/bff/notify/notifytest"
	"peritus/bff/platform/clock"
	"peritus/bff/platform/db"
	"peritus/bff/platform/db/dbtest"
	"peritus/bff/platform/errs"
	"peritus/bff/platform/id"
)

var (
	noon  = time.Date(2026, 3, 1, 12, 0, 0, 0, time.UTC)
	dana  = auth.Actor{UserID: "dana", Name: "Dana Hart", Groups: auth.Groups{auth.Attorney}}
	lee   = auth.Actor{UserID: "lee", Name: "Lee Park", Groups: auth.Groups{auth.Attorney}}
	amara = auth.Actor{UserID: "amara", Name: "Amara Bell", Groups: auth.Groups{auth.Expert}}
	noor  = auth.Actor{UserID: "noor", Name: "Noor Hashimi", Groups: auth.Groups{auth.Expert}}
	ruth  = auth.Actor{UserID: "ruth", Name: "Ruth Adeyemi", Groups: auth.Groups{auth.Admin}}
	// both is an attorney and an expert.
	both = auth.Actor{UserID: "both", Groups: auth.Groups{auth.Attorney, auth.Expert}}
)

// of is the id of a profile by a short name.
func of(name string) string { return strings.Repeat("0", 26-len(name)) + name }

// owners are the accounts that answer for profiles. A profile that isn't listed can't be
// opened.
type owners map[string]string

func (o owners) Reach(_ context.Context, _ auth.Actor, expertID string) (string, error) {
	userID, found := o[expertID]
	if !found {
		return "", errNoExpert
	}
	return userID, nil
}

func (o owners) Answers(_ context.Context, expertID string) (string, error) { return o[expertID], nil }

func (o owners) Owners(_ context.Context, expertIDs []string) (map[string]string, error) {
	found := map[string]string{}
	for _, expertID := range expertIDs {
		if o[expertID] != "" {
			found[expertID] = o[expertID]
		}
	}
	return found, nil
}

func (o owners) Faces(_ context.Context, expertIDs []string) (map[string]Face, error) {
	faces := map[string]Face{}
	for _, expertID := range expertIDs {
		if _, found := o[expertID]; found {
			faces[expertID] = Face{Name: "Dr. " + strings.TrimLeft(expertID, "0"), Detail: "Structural engineer"}
		}
	}
	return faces, nil
}

// confirmed are the attorneys with a confirmed admission.
type confirmed map[string]string

func (c confirmed) Confirmed(_ context.Context, userID string) (bool, error) {
	return c[userID] != "", nil
}

func (c confirmed) Faces(_ context.Context, userIDs []string) (map[string]Face, error) {
	faces := map[string]Face{}
	for _, userID := range userIDs {
		if name := c[userID]; name != "" {
			faces[userID] = Face{Name: name, Detail: "Hart LLP"}
		}
	}
	return faces, nil
}

// ledger keeps holds, and records what happens to them. The first end counts, and what is
// overdue has come back.
type ledger struct {
	clock clock.Clock
	holds map[string]Hold
	did   []string
	poor  bool
}

func (l *ledger) Hold(_ context.Context, _ auth.Actor, conversationID, expertID string) (Hold, error) {
	if l.poor {
		return Hold{}, errs.Invalidf("You need 5 credits.")
	}
	hold := Hold{conversationID, Held, l.clock.Now().Add(7 * 24 * time.Hour)}
	l.holds[hold.ID] = hold
	l.did = append(l.did, "hold "+strings.TrimLeft(expertID, "0"))
	return hold, nil
}

func (l *ledger) Read(_ context.Context, holdID string) (Hold, error) {
	hold := l.holds[holdID]
	hold.Until = l.clock.Now().Add(30 * 24 * time.Hour)
	l.holds[holdID] = hold
	l.did = append(l.did, "read")
	return hold, nil
}

func (l *ledger) End(_ context.Context, holdID string, outcome Outcome) (Hold, error) {
	hold := l.holds[holdID]
	if hold.State == Held {
		hold.State = Returned
		if outcome == OutcomeAnswered && hold.Until.After(l.clock.Now()) {
			hold.State = Taken
		}
	}
	l.holds[holdID] = hold
	l.did = append(l.did, string(outcome)+": "+string(hold.State))
	return hold, nil
}

// checks are a conflict check that finds one with every expert listed, and keeps parties.
type checks struct {
	possible map[string]bool // by expert
	grown    map[string]bool // only once the conversation opens
	kept     []string
	asked    int
}

func (c *checks) Check(_ context.Context, _ auth.Actor, expertID string, _ []Party) (bool, error) {
	c.asked++
	return c.possible[expertID], nil
}

func (c *checks) Open(_ context.Context, _ auth.Actor, _, expertID string, parties []Party) (bool, error) {
	c.kept = append(c.kept, fmt.Sprint(parties))
	return c.possible[expertID] || c.grown[expertID], nil
}

func (c *checks) Mentioned(text, name string) bool { return strings.Contains(text, name) }

func (c *checks) Captioned(text, caption string) bool {
	return slices.ContainsFunc(strings.Split(caption, " v. "), func(side string) bool { return len(side) > 4 && strings.Contains(text, side) })
}

func (c *checks) Parties(context.Context, string) ([]Party, error) {
	return []Party{{"defense", "Acme Rigging"}}, nil
}

// opening is a form with a matter of one party.
func opening(expertID, caption, words, clientID string) OpenForm {
	return OpenForm{ExpertID: expertID, Caption: caption, Subject: "Collapse of a crane", Parties: []PartyForm{{"Acme Rigging", "defense"}}, Text: words, ClientID: clientID}
}

// hours are who has quiet hours.
type hours map[string]bool

func (h hours) Quiet(context.Context, []string) (map[string]bool, error) { return h, nil }

// world is a service with experts a (Amara), n (Noor), u (unclaimed), and b (of both).
type world struct {
	*Service
	t      *testing.T
	clock  *clock.Fake
	credit *ledger
	checks *checks
	owners owners
	quiet  hours
	folder string // of files
	news   []string
	sent   int
}

func newWorld(t *testing.T, d *db.DB) *world {
	w := &world{t: t, folder: filepath.Join(t.TempDir(), "media"), clock: clock.NewFake(noon), quiet: hours{}, credit: &ledger{holds: map[string]Hold{}}, checks: &checks{}, owners: owners{of("a"): "amara", of("n"): "noor", of("u"): "", of("b"): "both"}}
	w.credit.clock = w.clock
	w.Service = New(Deps{DB: d, Clock: w.clock, IDs: id.Random, Experts: w.owners, Attorneys: confirmed{"dana": "Dana Hart", "both": "Both"},
		Credits: w.credit, Conflicts: w.checks, Forums: forum.New(forum.Deps{DB: d, Clock: w.clock, AuditLog: &authtest.Log{}}), Files: &attachment.Service{DB: d, Clock: w.clock, IDs: id.Random, Store: media.New(w.folder)}, Notify: &notifytest.Outbox{}, Hours: w.quiet, AuditLog: &authtest.Log{}, WebOrigin: "https://peritus.example",
		People: authtest.Directory{{ID: "dana", Name: "Dana Hart", Email: "dana@hart.example"}, {ID: "amara", Name: "Amara Bell", Email: "amara@uni.example"}}})
	w.Changed.Listen(func(_ context.Context, c Changed) {
		w.news = append(w.news, fmt.Sprintf("%s %s %d", c.By, c.Kind, c.Seq))
	})
	return w
}

// each runs f on both databases.
func each(t *testing.T, f func(t *testing.T, w *world)) {
	t.Helper()
	dbtest.Each(t, func(t *testing.T, d *db.DB) { f(t, newWorld(t, d)) })
}

func (w *world) clientID() string {
	w.sent++
	return fmt.Sprint("client-", w.sent)
}

// open starts a conversation.
func (w *world) open(actor auth.Actor, expert, caption, words string) Conversation {
	w.t.Helper()
	w.clock.Advance(time.Minute)
	c, err := w.Open(w.t.Context(), actor, opening(of(expert), caption, words, w.clientID()))
	if err != nil {
		w.t.Fatal(err)
	}
	return c
}

// write sends a message.
func (w *world) write(actor auth.Actor, conversationID, words string) Message {
	w.t.Helper()
	w.clock.Advance(time.Minute)
	m, err := w.Send(w.t.Context(), actor, conversationID, SendForm{Text: words, ClientID: w.clientID()})
	if err != nil {
		w.t.Fatal(err)
	}
	return m
}

// thread is a conversation as "1 attorney Hello, 2 expert Hi".
func (w *world) thread(actor auth.Actor, conversationID string) string {
	w.t.Helper()
	t, err := w.Get(w.t.Context(), actor, conversationID)
	if err != nil {
		w.t.Fatal(err)
	}
	return said(t.Messages)
}

func said(all []Message) string {
	words := make([]string, len(all))
	for i, m := range all {
		words[i] = fmt.Sprintf("%d %s %s", m.Seq, m.Side, m.Text)
	}
	return strings.Join(words, ", ")
}

// box is what a box shows: "Dr. a: Abara: Hello*", with a star for unread ones.
func (w *world) box(actor auth.Actor, box Box, words string) string {
	w.t.Helper()
	entries, n, err := w.List(w.t.Context(), actor, box, words, 1)
	if err != nil || n != len(entries) {
		w.t.Fatalf("%d of %d: %v", len(entries), n, err)
	}
	return listed(entries)
}

func listed(entries []Entry) string {
	all := make([]string, len(entries))
	for i, e := range entries {
		all[i] = e.Face.Name + ": " + e.Matter.Caption + ": " + e.Last.Text
		if e.Unread() {
			all[i] += "*"
		}
	}
	return strings.Join(all, ", ")
}

func is(t *testing.T, rule string, err error, kind errs.Kind) {
	t.Helper()
	if err == nil || errs.KindOf(err) != kind {
		t.Errorf("%s: %v, want %s", rule, err, kind)
	}
}

func same(t *testing.T, rule, got, want string) {
	t.Helper()
	if got != want {
		t.Errorf("%s:\n got %s\nwant %s", rule, got, want)
	}
}
