package conflict

import (
	"context"
	"errors"
	"fmt"
	"maps"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"peritus/bff/auth"
	"peritus/bff/auth/authtest"
	"peritus/bff/conflict/name"
	"peritus/bff/notify/notifytest"
	"peritus/bff/platform/clock"
	"peritus/bff/platform/db"
	"peritus/bff/platform/db/dbtest"
	"peritus/bff/platform/errs"
	"peritus/bff/platform/keyring"
	"peritus/bff/platform/keyring/keyringtest"
)

var (
	noon  = time.Date(2026, 3, 1, 12, 0, 0, 0, time.UTC)
	dana  = auth.Actor{UserID: "dana", Name: "Dana Hart", Groups: auth.Groups{auth.Attorney}}
	lee   = auth.Actor{UserID: "lee", Name: "Lee Park", Groups: auth.Groups{auth.Attorney}}
	amara = auth.Actor{UserID: "amara", Name: "Amara Bell", Groups: auth.Groups{auth.Expert}}
	ruth  = auth.Actor{UserID: "ruth", Name: "Ruth Adeyemi", Groups: auth.Groups{auth.Admin}}
)

// records are profiles and the feed of their changes.
type records struct {
	mu    sync.Mutex
	of    map[string]Record
	feed  map[string]int64
	seq   int64
	reads int
}

func (r *records) Records(_ context.Context, expertIDs ...string) (map[string]Record, error) {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.reads++
	all := map[string]Record{}
	for _, expertID := range expertIDs {
		all[expertID] = r.of[expertID]
	}
	return all, nil
}

func (*records) Lock(context.Context, string) error              { return nil }
func (*records) OwnedBy(context.Context, string) (string, error) { return "a", nil }

func (r *records) Latest(context.Context) (int64, error) {
	r.mu.Lock()
	defer r.mu.Unlock()
	return r.seq, nil
}

func (r *records) Changed(_ context.Context, seq int64, limit int) (ids []string, last int64, err error) {
	r.mu.Lock()
	defer r.mu.Unlock()
	for _, expertID := range slices.SortedFunc(maps.Keys(r.feed), func(a, b string) int { return int(r.feed[a] - r.feed[b]) }) {
		if r.feed[expertID] > seq && len(ids) < limit {
			ids, last = append(ids, expertID), r.feed[expertID]
		}
	}
	return ids, last, nil
}

// names saves a profile that excludes some names.
func (r *records) names(expertID string, excluded ...string) {
	var known []Known
	for _, one := range excluded {
		known = append(known, Known{Entry: name.Entry{Written: one, Kind: name.Excluded}})
	}
	r.save(expertID, known...)
}

func (r *records) save(expertID string, known ...Known) {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.seq++
	r.of[expertID], r.feed[expertID] = Record{Revision: fmt.Sprint("revision-", r.seq), Names: known}, r.seq
}

type firms map[string]string

func (f firms) Firm(_ context.Context, userID string) (string, error) { return f[userID], nil }

// talks are conversations between an attorney and an expert.
type talks struct {
	mu        sync.Mutex
	all       map[string]Talk
	muted     map[string][]string
	disclosed []string
	told      []string
}

func (t *talks) MayWrite(_ context.Context, actor auth.Actor, _ string) error {
	if actor.UserID != "dana" {
		return errs.Denied("Not you.")
	}
	return nil
}

func (t *talks) Part(_ context.Context, actor auth.Actor, conversationID string) (Talk, error) {
	talk, found := t.all[conversationID]
	switch {
	case found && talk.AttorneyID == actor.UserID:
		talk.Side = "attorney"
	case found && talk.ExpertUserID == actor.UserID:
		talk.Side = "expert"
	default:
		return Talk{}, errs.NotFoundf("Conversation")
	}
	return talk, nil
}

func (t *talks) Of(_ context.Context, userID string) (map[string]string, error) {
	sides := map[string]string{}
	for conversationID, talk := range t.all {
		if talk.AttorneyID == userID {
			sides[conversationID] = "attorney"
		} else if talk.ExpertUserID == userID {
			sides[conversationID] = "expert"
		}
	}
	return sides, nil
}

func (t *talks) Open(_ context.Context, conversationIDs []string) (map[string]Talk, error) {
	open := map[string]Talk{}
	for _, conversationID := range conversationIDs {
		if talk := t.all[conversationID]; talk.Closed == nil {
			open[conversationID] = talk
		}
	}
	return open, nil
}

func (t *talks) Muted(context.Context, []string) (map[string][]string, error) { return t.muted, nil }

func (t *talks) Disclose(_ context.Context, conversationID string) error {
	t.disclosed = append(t.disclosed, conversationID)
	return nil
}

func (t *talks) Link(side, conversationID string) string {
	inbox := map[string]string{"attorney": "/attorney/message/inbox/", "expert": "/experts/my-profile/messages/inbox/"}
	return "https://peritus.example" + inbox[side] + conversationID
}

func (t *talks) Tell(_ context.Context, conversationIDs []string) error {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.told = append(t.told, conversationIDs...)
	return nil
}

// world is a service with profile a of Amara.
type world struct {
	*Service
	t       *testing.T
	clock   *clock.Fake
	records *records
	talks   *talks
	outbox  *notifytest.Outbox
	log     *authtest.Log
}

func newWorld(t *testing.T, d *db.DB) *world {
	w := &world{t: t, clock: clock.NewFake(noon), records: &records{of: map[string]Record{}, feed: map[string]int64{}},
		talks: &talks{all: map[string]Talk{}}, outbox: &notifytest.Outbox{}, log: &authtest.Log{}}
	w.Service = New(Deps{DB: d, Clock: w.clock, Experts: w.records, Attorneys: firms{"dana": "Hart & Lowe LLP"}, Conversations: w.talks, Notify: w.outbox, AuditLog: w.log,
		Keys:   keyringtest.Of(keyringtest.Ring("secret"), keyring.ConflictNames),
		People: authtest.Directory{{ID: "dana", Name: "Dana Hart", Email: "dana@hart.example"}, {ID: "amara", Name: "Amara Bell", Email: "amara@uni.example"}}})
	return w
}

// each runs f on both databases.
func each(t *testing.T, f func(t *testing.T, w *world)) {
	t.Helper()
	dbtest.Each(t, func(t *testing.T, d *db.DB) { f(t, newWorld(t, d)) })
}

// party is "plaintiff Lena Abara".
func partiesOf(all ...string) []Party {
	parties := make([]Party, len(all))
	for i, one := range all {
		side, written, _ := strings.Cut(one, " ")
		parties[i] = Party{Side: side, Name: written}
	}
	return parties
}

// open opens a conversation of Dana with Amara about parties.
func (w *world) open(conversationID string, parties ...string) Result {
	w.t.Helper()
	w.talks.all[conversationID] = Talk{ConversationID: conversationID, AttorneyID: "dana", ExpertID: "a", ExpertUserID: "amara"}
	err := w.DB.Write(w.t.Context()).Exec("INSERT INTO conversations (id, attorney_id, expert_id, expert_user_id, caption, caption_key, court, docket, created_at, last_seq) VALUES (?, 'dana', 'a', 'amara', ?, ?, '', '', 1, 1)",
		conversationID, conversationID, conversationID).Error
	if err != nil {
		w.t.Fatal(err)
	}
	var result Result
	err = w.DB.InTx(w.t.Context(), func(ctx context.Context) (err error) {
		result, err = w.Open(ctx, dana, conversationID, "a", partiesOf(parties...))
		return err
	})
	if err != nil {
		w.t.Fatal(err)
	}
	return result
}

// agree agrees to show the names, or takes that back, as someone who has just looked.
func (w *world) agree(actor auth.Actor, conversationID string, agreed bool) (State, error) {
	seen, err := w.Get(w.t.Context(), actor, conversationID)
	if err != nil {
		return State{}, err
	}
	theirs := seen.AttorneyAgreedAt
	if seen.Side == "attorney" {
		theirs = seen.ExpertAgreedAt
	}
	return w.Agree(w.t.Context(), actor, conversationID, AgreeForm{Agreed: agreed, Offered: theirs != nil})
}

// seen is what someone sees: "clear 1: plaintiff Lena Abara".
func (w *world) seen(actor auth.Actor, conversationID string) string {
	w.t.Helper()
	seen, err := w.Get(w.t.Context(), actor, conversationID)
	if err != nil {
		w.t.Fatal(err)
	}
	names := make([]string, len(seen.Parties))
	for i, p := range seen.Parties {
		names[i] = p.Side + " " + p.Name
	}
	return fmt.Sprintf("%s %d: %s", seen.Result, len(seen.Checks), strings.Join(names, ", "))
}

func is(t *testing.T, rule string, err error, kind errs.Kind) {
	t.Helper()
	if err == nil || errs.KindOf(err) != kind {
		t.Errorf("%s: %v, want %s", rule, err, kind)
	}
}

func refused(t *testing.T, rule string, err error, field, text string) {
	t.Helper()
	var e *errs.Error
	if !errors.As(err, &e) || !strings.Contains(strings.Join(e.Fields[field], " "), text) {
		t.Errorf("%s: %v", rule, err)
	}
}

func same(t *testing.T, rule, got, want string) {
	t.Helper()
	if got != want {
		t.Errorf("%s:\n got %s\nwant %s", rule, got, want)
	}
}
