package list

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"peritus/bff/auth"
	"peritus/bff/auth/authtest"
	"peritus/bff/notify/notifytest"
	"peritus/bff/platform/clock"
	"peritus/bff/platform/db"
	"peritus/bff/platform/db/dbtest"
	"peritus/bff/platform/errs"
	"peritus/bff/platform/id"
	"peritus/bff/platform/keyring"
	"peritus/bff/platform/keyring/keyringtest"
	"peritus/bff/platform/mail"
	"peritus/bff/platform/recipient"
)

var (
	noon = time.Date(2026, 3, 1, 12, 0, 0, 0, time.UTC)
	dana = auth.Actor{UserID: "dana", Email: "dana@hart.example", Groups: auth.Groups{auth.Attorney}}
	lee  = auth.Actor{UserID: "lee", Email: "Lee@Park.example", Groups: auth.Groups{auth.Attorney}}
)

// of is the id of a profile by a short name.
func of(name string) string { return strings.Repeat("0", 26-len(name)) + name }

func allOf(names string) []string {
	var ids []string
	for name := range strings.FieldsSeq(names) {
		ids = append(ids, of(name))
	}
	return ids
}

// open are the profiles that everyone can open.
type open map[string]bool

func (o open) Visible(_ context.Context, _ auth.Actor, expertIDs []string) ([]string, error) {
	return slices.DeleteFunc(slices.Clone(expertIDs), func(expertID string) bool { return !o[expertID] }), nil
}

func (o open) ByName(ctx context.Context, actor auth.Actor, expertIDs []string) ([]string, error) {
	seen, err := o.Visible(ctx, actor, expertIDs)
	slices.Sort(seen)
	return seen, err
}

func (o open) Facts(ctx context.Context, actor auth.Actor, expertIDs []string) (map[string]Fact, error) {
	seen, err := o.Visible(ctx, actor, expertIDs)
	facts := map[string]Fact{}
	for _, expertID := range seen {
		facts[expertID] = Fact{Name: strings.TrimLeft(expertID, "0"), Degrees: []string{"PhD, Columbia", "BS, Pratt"}, Years: 12, RateCents: 47550}
	}
	return facts, err
}

// known are people with accounts.
type known authtest.Directory

func (k known) ByEmail(_ context.Context, email string) (auth.Person, bool, error) {
	for _, p := range k {
		if mail.Key(p.Email) == mail.Key(email) {
			return p, true, nil
		}
	}
	return auth.Person{}, false, nil
}

var people = authtest.Directory{{ID: "dana", Name: "Dana Hart", Email: dana.Email, Groups: dana.Groups}, {ID: "lee", Name: "Lee Park", Email: lee.Email, Groups: lee.Groups},
	{ID: "eve", Name: "Eve Stone", Email: "eve@stone.example", Groups: auth.Groups{auth.Expert}}}

// world is a service with the experts a to h.
type world struct {
	*Service
	clock  *clock.Fake
	outbox *notifytest.Outbox
	t      *testing.T
}

func each(t *testing.T, f func(t *testing.T, w *world)) {
	t.Helper()
	dbtest.Each(t, func(t *testing.T, d *db.DB) {
		c := clock.NewFake(noon)
		seen := open{}
		for name := range strings.FieldsSeq("a b c d e f g h") {
			seen[of(name)] = true
			exec(t, d, "INSERT INTO experts (id, status, visibility, created_at, updated_at) VALUES (?, 'published', 'public', 1, 1)", of(name))
		}
		exec(t, d, "INSERT INTO experts (id, status, visibility, created_at, updated_at) VALUES (?, 'hidden', 'public', 1, 1)", of("hidden"))
		outbox := new(notifytest.Outbox)
		f(t, &world{New(Deps{DB: d, Clock: c, IDs: id.Random, Experts: seen, People: people, Colleagues: known(people), Notify: outbox,
			Limits: recipient.Limiter{DB: d, Clock: c, Keys: keyringtest.For(keyring.Recipients)}, WebOrigin: "https://peritus.example"}), c, outbox, t})
	})
}

func exec(t *testing.T, d *db.DB, statement string, args ...any) {
	t.Helper()
	if err := d.Write(t.Context()).Exec(statement, args...).Error; err != nil {
		t.Fatal(err)
	}
}

// list starts a list with experts.
func (w *world) list(actor auth.Actor, name, experts string) List {
	w.t.Helper()
	w.clock.Advance(time.Minute)
	l, err := w.Create(w.t.Context(), actor, DetailsForm{Name: name}, allOf(experts))
	if err != nil {
		w.t.Fatal(err)
	}
	return l
}

// shows is a list as "considering: a b, retained: c".
func (w *world) shows(actor auth.Actor, listID string) string {
	w.t.Helper()
	_, _, entries, err := w.Get(w.t.Context(), actor, listID)
	if err != nil {
		w.t.Fatal(err)
	}
	var stages []string
	for _, stage := range Stages {
		var names []string
		for _, e := range at(entries, stage) {
			names = append(names, strings.TrimLeft(e.ExpertID, "0"))
		}
		if len(names) > 0 {
			stages = append(stages, fmt.Sprintf("%s: %s", stage, strings.Join(names, " ")))
		}
	}
	return strings.Join(stages, ", ")
}

func (w *world) entry(listID, name string) Entry {
	w.t.Helper()
	_, _, entries, err := w.Get(w.t.Context(), dana, listID)
	if err != nil {
		w.t.Fatal(err)
	}
	e, err := one(entries, of(name))
	if err != nil {
		w.t.Fatal(err)
	}
	return e
}

// move moves an expert from wherever they are.
func (w *world) move(listID, name string, stage Stage, after string) {
	w.t.Helper()
	if after != "" && after != Start {
		after = of(after)
	}
	if _, err := w.Move(w.t.Context(), dana, listID, of(name), w.entry(listID, name).Version, stage, after); err != nil {
		w.t.Fatal(err)
	}
}

// mine are the names of a person's lists as they see them.
func (w *world) mine(actor auth.Actor, wantArchived bool) string {
	w.t.Helper()
	lists, n, _, err := w.Mine(w.t.Context(), actor, 1, wantArchived)
	if err != nil || n != len(lists) {
		w.t.Fatalf("%d of %d: %v", len(lists), n, err)
	}
	names := make([]string, len(lists))
	for i, l := range lists {
		names[i] = l.Name
	}
	return strings.Join(names, ", ")
}

func is(t *testing.T, rule string, err error, kind errs.Kind) {
	t.Helper()
	if err == nil || errs.KindOf(err) != kind {
		t.Errorf("%s: %v, want %s", rule, err, kind)
	}
}
