package designation

import (
	"cmp"
	"context"
	"fmt"
	"slices"
	"strings"
	"sync"
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
)

var (
	noon  = time.Date(2026, 3, 1, 12, 0, 0, 0, time.UTC)
	dana  = auth.Actor{UserID: "dana", Groups: auth.Groups{auth.Attorney}}
	lee   = auth.Actor{UserID: "lee", Groups: auth.Groups{auth.Attorney}}
	amara = auth.Actor{UserID: "amara", Groups: auth.Groups{auth.Expert}}
)

// rooms are conversations by id.
type rooms struct {
	all   map[string]*Conversation
	mutex sync.Mutex
	told  []string
}

func (r *rooms) Conversation(_ context.Context, actor auth.Actor, conversationID string) (Conversation, error) {
	c, found := r.all[conversationID]
	switch {
	case found && c.AttorneyID == actor.UserID:
		mine := *c
		mine.Side = Counsel
		return mine, nil
	case found && c.ExpertUserID == actor.UserID:
		mine := *c
		mine.Side = Witness
		return mine, nil
	}
	return Conversation{}, errs.NotFoundf("Conversation")
}

func (r *rooms) Tell(_ context.Context, conversationID string, by Side) error {
	r.mutex.Lock()
	defer r.mutex.Unlock()
	r.told = append(r.told, conversationID+" by "+string(by))
	return nil
}

func (r *rooms) Link(side Side, conversationID string) string {
	return "https://p.test/" + string(side) + "/" + conversationID
}

// pages has one expert with a former address.
type pages struct {
	gone  bool
	owner string // amara's, unless it says so
}

func (p *pages) Answers(context.Context, string) (string, error) {
	return cmp.Or(p.owner, "amara"), nil
}

func (p *pages) Slug(context.Context, string) (string, error) { return "amara-bell", nil }

func (p *pages) ExpertAt(_ context.Context, slug string) (string, error) {
	if !p.gone && (slug == "amara-bell" || slug == "amara-okonkwo") {
		return "a", nil
	}
	if slug == "noor" {
		return "n", nil
	}
	return "", nil
}

type world struct {
	*Service
	t      *testing.T
	rooms  *rooms
	pages  *pages
	clock  *clock.Fake
	outbox *notifytest.Outbox
}

func each(t *testing.T, f func(t *testing.T, w *world)) {
	dbtest.Each(t, func(t *testing.T, d *db.DB) {
		w := &world{t: t, rooms: &rooms{all: map[string]*Conversation{}}, pages: &pages{}, clock: clock.NewFake(noon), outbox: &notifytest.Outbox{}}
		for _, conversationID := range []string{"c1", "c2"} {
			w.rooms.all[conversationID] = &Conversation{ID: conversationID, ExpertID: "a", AttorneyID: "dana", ExpertUserID: "amara", Answered: true, Open: true}
			if err := d.Write(t.Context()).Exec(`INSERT INTO conversations (id, attorney_id, expert_id, expert_user_id, caption, caption_key, court, docket, created_at, last_seq)
				VALUES (?, 'dana', 'a', 'amara', ?, ?, '', '', 1, 1)`, conversationID, conversationID, conversationID).Error; err != nil {
				t.Fatal(err)
			}
		}
		people := authtest.Directory{{ID: "dana", Name: "Dana Hart", Email: "dana@hart.example"}, {ID: "amara", Name: "Amara Bell", Email: "amara@bell.example"}}
		w.Service = New(Deps{DB: d, Clock: w.clock, IDs: id.Random, Conversations: w.rooms, Addresses: w.pages, People: people, Notify: w.outbox})
		f(t, w)
	})
}

// designated designates the expert in the first conversation.
func (w *world) designated() Designation {
	w.t.Helper()
	d, err := w.Designate(w.t.Context(), dana, "c1")
	if err != nil {
		w.t.Fatal(err)
	}
	return d
}

func (w *world) confirmed() Designation {
	w.t.Helper()
	d, err := w.Confirm(w.t.Context(), amara, "c1", w.designated().ID)
	if err != nil {
		w.t.Fatal(err)
	}
	return d
}

// says returns what a receipt page says.
func (w *world) says(slug, receipt string) string {
	w.t.Helper()
	holds, err := w.Holds(w.t.Context(), slug, receipt)
	if err != nil {
		w.t.Fatal(err)
	}
	if holds {
		return "yes"
	}
	return "no"
}

func (w *world) state(actor auth.Actor) string {
	w.t.Helper()
	d, _, err := w.Get(w.t.Context(), actor, "c1")
	if err != nil {
		w.t.Fatal(err)
	}
	path, err := w.Path(w.t.Context(), d)
	if err != nil {
		w.t.Fatal(err)
	}
	if path != "" {
		path = " " + strings.Replace(path, d.Receipt, "RECEIPT", 1)
	}
	return string(d.State()) + path
}

func same(t *testing.T, what, got, want string) {
	t.Helper()
	if got != want {
		t.Errorf("%s: %q, want %q", what, got, want)
	}
}

func TestDesignation_fromNoneToWithdrawn(t *testing.T) {
	each(t, func(t *testing.T, w *world) {
		same(t, "at first", w.state(dana), "none")
		d := w.designated()
		if again := w.designated(); again.ID != d.ID {
			t.Error("designated twice")
		}
		same(t, "the expert sees", w.state(amara), "waiting")
		same(t, "a receipt that isn't there", w.says("amara-bell", ""), "no")
		first := w.confirmed()
		again, err := w.Confirm(t.Context(), amara, "c1", d.ID)
		if err != nil || again.Receipt != first.Receipt || len(first.Receipt) != 26 {
			t.Errorf("confirmed again: %q, first %q (%v)", again.Receipt, first.Receipt, err)
		}
		same(t, "the attorney sees", w.state(dana), "confirmed /expert/amara-bell/receipt/RECEIPT")
		for at, want := range map[string]string{"amara-bell": "yes", "amara-okonkwo": "yes", "noor": "no", "nobody": "no", "": "no"} {
			same(t, "under "+at, w.says(at, first.Receipt), want)
		}
		w.pages.owner = "another"
		same(t, "while someone else has the profile", w.says("amara-bell", first.Receipt), "no")
		w.pages.owner = ""
		same(t, "a receipt that was made up", w.says("amara-bell", "AAAAAAAAAAAAAAAAAAAAAAAAAA"), "no")
		w.clock.Advance(time.Hour)
		_, err = w.Withdraw(t.Context(), dana, "c1", d.ID, false)
		same(t, "withdrawn by one who saw it unconfirmed", string(errs.KindOf(err)), string(errs.Conflict))
		same(t, "its receipt then", w.says("amara-bell", first.Receipt), "yes")
		for range 2 {
			if _, err := w.Withdraw(t.Context(), dana, "c1", d.ID, true); err != nil {
				t.Fatal(err)
			}
		}
		same(t, "withdrawn", w.state(amara), "withdrawn")
		same(t, "its receipt", w.says("amara-bell", first.Receipt), "no")
		w.clock.Advance(time.Hour)
		second := w.confirmed()
		same(t, "designated again", w.says("amara-bell", second.Receipt), "yes")
		same(t, "the old receipt stays off", w.says("amara-bell", first.Receipt), "no")
		same(t, "who was told", strings.Join(w.rooms.told, ", "), "c1 by attorney, c1 by expert, c1 by attorney, c1 by attorney, c1 by expert")
		var mails []string
		for _, m := range w.outbox.All {
			mails = append(mails, m.To+": "+m.Subject)
		}
		same(t, "emails", strings.Join(mails, "\n"), strings.Join([]string{
			"amara@bell.example: Dana Hart designates you as an expert witness", "dana@hart.example: Amara Bell confirmed the designation",
			"amara@bell.example: Dana Hart withdrew a designation", "amara@bell.example: Dana Hart designates you as an expert witness",
			"dana@hart.example: Amara Bell confirmed the designation"}, "\n"))
	})
}

func TestDesignation_refuses(t *testing.T) {
	each(t, func(t *testing.T, w *world) {
		ctx := t.Context()
		is := func(what string, err error, want errs.Kind) {
			t.Helper()
			if errs.KindOf(err) != want {
				t.Errorf("%s: %v, want %s", what, err, want)
			}
		}
		change := func(f func(*Conversation), try func()) {
			before := *w.rooms.all["c1"]
			f(w.rooms.all["c1"])
			try()
			*w.rooms.all["c1"] = before
		}
		try := func(actor auth.Actor) error { _, err := w.Designate(ctx, actor, "c1"); return err }
		is("another attorney", try(lee), errs.NotFound)
		is("the expert", try(amara), errs.Forbidden)
		change(func(c *Conversation) { c.Answered = false }, func() { is("before an answer", try(dana), errs.Conflict) })
		change(func(c *Conversation) { c.Open = false }, func() { is("a closed conversation", try(dana), errs.Conflict) })
		d := w.designated()
		confirm := func(actor auth.Actor, conversationID, designationID string) error {
			_, err := w.Confirm(ctx, actor, conversationID, designationID)
			return err
		}
		is("the attorney confirms", confirm(dana, "c1", d.ID), errs.Forbidden)
		is("someone else confirms", confirm(lee, "c1", d.ID), errs.NotFound)
		is("in another conversation", confirm(amara, "c2", d.ID), errs.Conflict)
		is("one that never was", confirm(amara, "c1", id.Random.New()), errs.Conflict)
		change(func(c *Conversation) { c.Open = false }, func() { is("once it's closed", confirm(amara, "c1", d.ID), errs.Conflict) })
		_, err := w.Withdraw(ctx, lee, "c1", d.ID, false)
		is("someone else withdraws", err, errs.NotFound)
		if _, err := w.Withdraw(ctx, amara, "c1", d.ID, false); err != nil {
			t.Fatal(err)
		}
		mails := w.outbox.All
		same(t, "the attorney is told", mails[len(mails)-1].Subject, "Amara Bell declined the designation")
		is("after it was declined", confirm(amara, "c1", d.ID), errs.Conflict)
		same(t, "nothing came of it", w.state(dana), "withdrawn")
	})
}

func TestDesignation_isLimitedADay(t *testing.T) {
	each(t, func(t *testing.T, w *world) {
		for range mostADay {
			d := w.designated()
			w.designated() // while it stands, doing it again doesn't count
			if _, err := w.Withdraw(t.Context(), dana, "c1", d.ID, false); err != nil {
				t.Fatal(err)
			}
			w.clock.Advance(time.Hour)
		}
		mails := len(w.outbox.All)
		_, err := w.Designate(t.Context(), dana, "c1")
		same(t, "a fourth time", string(errs.KindOf(err)), string(errs.Conflict))
		same(t, "then", w.state(dana), "withdrawn")
		if len(w.outbox.All) != mails {
			t.Error("the refused one was mailed")
		}
		if _, err := w.Designate(t.Context(), dana, "c2"); err != nil {
			t.Errorf("in another conversation: %v", err)
		}
		w.clock.Advance(21 * time.Hour) // a day after the first
		w.designated()
	})
}

func TestDesignation_concurrentOnesMakeOneReceipt(t *testing.T) {
	each(t, func(t *testing.T, w *world) {
		receipts := make([]string, 8)
		var wait sync.WaitGroup
		for n := range receipts {
			wait.Go(func() {
				d, err := w.Designate(t.Context(), dana, "c2")
				if err == nil {
					d, err = w.Confirm(t.Context(), amara, "c2", d.ID)
				}
				receipts[n] = fmt.Sprint(d.Receipt, err)
			})
		}
		wait.Wait()
		slices.Sort(receipts)
		if all := slices.Compact(receipts); len(all) != 1 {
			t.Errorf("%v", all)
		}
	})
}

func TestErase_aReceiptOfAnErasedExpertNoLongerHolds(t *testing.T) {
	each(t, func(t *testing.T, w *world) {
		d := w.confirmed()
		if err := (Personal{w.Service}).Erase(t.Context(), "dana"); err != nil {
			t.Fatal(err)
		}
		same(t, "the attorney is gone", w.says("amara-bell", d.Receipt), "yes")
		w.pages.gone = true
		same(t, "the page is gone", w.says("amara-bell", d.Receipt), "no")
		w.pages.gone = false
		if err := (Personal{w.Service}).Erase(t.Context(), "amara"); err != nil {
			t.Fatal(err)
		}
		same(t, "the expert is gone", w.says("amara-bell", d.Receipt), "no")
		if left, err := w.store.of(t.Context(), "amara"); err != nil || len(left) != 0 {
			t.Errorf("%v (%v)", left, err)
		}
	})
}
