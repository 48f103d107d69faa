package availability

import (
	"cmp"
	"context"
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"peritus/bff/auth"
	"peritus/bff/auth/authtest"
	"peritus/bff/notify/notifytest"
	"peritus/bff/platform/cache"
	"peritus/bff/platform/clock"
	"peritus/bff/platform/db"
	"peritus/bff/platform/db/dbtest"
	"peritus/bff/platform/errs"
	"peritus/bff/platform/id"
	"peritus/bff/platform/keyring"
	"peritus/bff/platform/keyring/keyringtest"
)

var (
	noon  = time.Date(2026, 3, 1, 12, 0, 0, 0, time.UTC)
	dana  = auth.Actor{UserID: "dana", Name: "Dana Hart", Groups: auth.Groups{auth.Attorney}}
	lee   = auth.Actor{UserID: "lee", Name: "Lee Park", Groups: auth.Groups{auth.Attorney}}
	amara = auth.Actor{UserID: "amara", Name: "Amara Bell", Groups: auth.Groups{auth.Expert}}
	noor  = auth.Actor{UserID: "noor", Name: "Noor Hashimi", Groups: auth.Groups{auth.Expert}}
	ruth  = auth.Actor{UserID: "ruth", Name: "Ruth Adeyemi", Groups: auth.Groups{auth.Admin, auth.Attorney}}
)

const question = "We need a crane engineer for a collapse in New Jersey. Trial is in May."

// of is the id of a profile by a short name.
func of(name string) string { return strings.Repeat("0", 26-len(name)) + name }

// profiles are the accounts that answer for profiles, and why some can't be asked.
type profiles struct {
	owners  map[string]string
	refuses map[string]error
}

func (p profiles) Reach(_ context.Context, _ auth.Actor, expertID string) (string, error) {
	if err := p.refuses[expertID]; err != nil {
		return "", err
	}
	if p.owners[expertID] == "" {
		return "", errs.NotFoundf("Expert")
	}
	return p.owners[expertID], nil
}

func (p profiles) Reachable(_ context.Context, _ auth.Actor, expertIDs []string) ([]string, error) {
	return slices.DeleteFunc(slices.Clone(expertIDs), func(expertID string) bool { return p.owners[expertID] == "" }), nil
}

func (p profiles) Answers(_ context.Context, expertID string) (string, error) {
	return p.owners[expertID], nil
}

func (p profiles) Faces(_ context.Context, expertIDs []string) (map[string]Face, error) {
	faces := map[string]Face{}
	for _, expertID := range expertIDs {
		if p.owners[expertID] != "" {
			faces[expertID] = Face{Name: "Dr. " + strings.TrimLeft(expertID, "0"), Detail: "Engineer"}
		}
	}
	return faces, nil
}

// confirmed are attorneys, but for one whose admission isn't confirmed, and who can't hear whom.
type confirmed struct {
	not  string
	deaf map[string]bool
}

func (c confirmed) MayHear(_ context.Context, userID, expertUserID string) (bool, error) {
	return !c.deaf[userID+" "+expertUserID], nil
}

func (c confirmed) Confirmed(_ context.Context, userID string) (bool, error) {
	return userID != c.not, nil
}

func (confirmed) Faces(_ context.Context, userIDs []string) (map[string]Face, error) {
	faces := map[string]Face{}
	for _, userID := range userIDs {
		faces[userID] = Face{Name: userID, Detail: "Hart LLP"}
	}
	return faces, nil
}

// matters has one list, of a matter of Abara against Palisade.
type matters struct{}

func (matters) Named(_ context.Context, _ auth.Actor, listID, text string) (party, docket bool, err error) {
	return listID == of("list") && strings.Contains(text, "Palisade"), listID == of("list") && strings.Contains(text, "01234"), nil
}

type world struct {
	*Service
	t        *testing.T
	profiles profiles
	clock    *clock.Fake
	outbox   *notifytest.Outbox
	clients  int
	deaf     map[string]bool // "attorney expert"
}

func each(t *testing.T, f func(t *testing.T, w *world)) {
	dbtest.Each(t, func(t *testing.T, d *db.DB) {
		w := &world{t: t, clock: clock.NewFake(noon), outbox: &notifytest.Outbox{}, deaf: map[string]bool{}, profiles: profiles{map[string]string{}, map[string]error{}}}
		people := authtest.Directory{{ID: "dana", Name: "Dana Hart", Email: "dana@hart.example"}, {ID: "lee", Name: "Lee Park", Email: "lee@park.example"}}
		for _, name := range []string{"amara", "noor", "e1", "e2", "e3", "e4"} {
			w.profiles.owners[of(name)] = name
			people = append(people, auth.Person{ID: name, Name: name, Email: name + "@expert.example"})
		}
		redis, closeRedis, err := cache.Open(t.Context(), "")
		if err != nil {
			t.Fatal(err)
		}
		t.Cleanup(func() {
			if err := closeRedis(); err != nil {
				t.Error(err)
			}
		})
		w.Service = New(Deps{DB: d, Redis: redis, Clock: w.clock, IDs: id.Random, Experts: w.profiles, Attorneys: confirmed{"unconfirmed", w.deaf}, Matters: matters{},
			People: people, Notify: w.outbox, Keys: keyringtest.For(keyring.AvailabilityLinks), WebOrigin: "https://p.test"})
		f(t, w)
	})
}

// form asks experts by their short names.
func (w *world) form(names ...string) AskForm {
	w.clients++
	form := AskForm{Text: question, Needs: []string{"trial"}, ClientID: fmt.Sprint("c", w.clients)}
	for _, name := range names {
		form.ExpertIDs = append(form.ExpertIDs, of(name))
	}
	return form
}

func (w *world) asked(actor auth.Actor, names ...string) Request {
	w.t.Helper()
	r, err := w.Ask(w.t.Context(), actor, w.form(names...))
	if err != nil {
		w.t.Fatal(err)
	}
	return r
}

func (w *world) says(actor auth.Actor, askID string, answer Answer) {
	w.t.Helper()
	if _, err := w.Answer(w.t.Context(), actor, askID, AnswerForm{Answer: string(answer)}); err != nil {
		w.t.Fatal(err)
	}
}

func (w *world) settled(actor auth.Actor, requestID, name string) {
	w.t.Helper()
	expertID := ""
	if name != "" {
		expertID = of(name)
	}
	if _, err := w.Settle(w.t.Context(), actor, requestID, SettleForm{ExpertID: expertID}); err != nil {
		w.t.Fatal(err)
	}
}

// told returns who got which email since the last call.
func (w *world) told() string {
	var all []string
	for _, m := range w.outbox.All {
		to, _, _ := strings.Cut(m.To, "@")
		all = append(all, to+": "+m.Subject)
	}
	w.outbox.All = nil
	slices.Sort(all)
	return strings.Join(all, "; ")
}

func same(t *testing.T, what, got, want string) {
	t.Helper()
	if got != want {
		t.Errorf("%s: %q, want %q", what, got, want)
	}
}

// problem returns what is wrong with a field, or the error.
func problem(err error, field string) string {
	var e *errs.Error
	if !asError(err, &e) {
		return fmt.Sprint(err)
	}
	return cmp.Or(strings.Join(e.Fields[field], " "), e.Detail)
}
