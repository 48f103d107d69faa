package notify

import (
	"fmt"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"gorm.io/gorm"

	"peritus/bff/auth"
	"peritus/bff/auth/authtest"
	"peritus/bff/platform/db"
	"peritus/bff/platform/db/dbtest"
	"peritus/bff/platform/errs"
	"peritus/bff/platform/web"
)

var (
	dana  = auth.Actor{UserID: "dana", Groups: auth.Groups{auth.Attorney}}
	admin = auth.Actor{UserID: "ines", Groups: auth.Groups{auth.Admin}}
)

// share sends Ines a digest about what someone did.
func (w world) share(t *testing.T, by, title string) {
	t.Helper()
	if err := w.Send(t.Context(), Message{Kind: digest, UserID: "ines", To: "ines@firm.example", By: by, Data: Data{"title": title}}); err != nil {
		t.Fatal(err)
	}
}

// center is what an actor sees, as "Title (/path)", with a star for unread ones.
func (w world) center(t *testing.T, actor auth.Actor, topic Topic) string {
	t.Helper()
	entries, err := w.Entries(t.Context(), actor, topic, web.Rows[string]{Limit: 100})
	if err != nil {
		t.Fatal(err)
	}
	all := make([]string, len(entries))
	for i, e := range entries {
		all[i] = e.Title + " (" + e.Path + ")"
		if e.ReadAt == nil {
			all[i] += "*"
		}
	}
	return strings.Join(all, "; ")
}

func (w world) unreadOf(t *testing.T, actor auth.Actor) int {
	t.Helper()
	n, err := w.Unread(t.Context(), actor)
	if err != nil {
		t.Fatal(err)
	}
	return n
}

func same(t *testing.T, rule, got, want string) {
	t.Helper()
	if got != want {
		t.Errorf("%s:\n got %s\nwant %s", rule, got, want)
	}
}

func TestCenter_showsEachPersonTheirsNewestFirst(t *testing.T) {
	each(t, func(t *testing.T, w world) {
		w.share(t, "dana", "Abara")
		w.send(t, alert)
		w.send(t, receipt) // by email only
		same(t, "all", w.center(t, ines, ""), "Alert (/attorney/settings/security)*; Dana Hart shared Abara (/attorney/lists)*")
		same(t, "a topic", w.center(t, ines, Lists), "Dana Hart shared Abara (/attorney/lists)*")
		same(t, "a topic that isn't hers", w.center(t, ines, Staff), "")
		same(t, "someone else's", w.center(t, dana, ""), "")
		if n := w.unreadOf(t, ines); n != 2 {
			t.Errorf("%d unread", n)
		}
		same(t, "who was told", strings.Join(*w.told, " "), "ines ines")

		w.People = authtest.Directory{} // Dana's account is deleted
		same(t, "erased", w.center(t, ines, Lists), "A deleted account shared Abara (/attorney/lists)*")
	})
}

func TestCenter_hidesKindsThatItsReaderCanNoLongerReceive(t *testing.T) {
	each(t, func(t *testing.T, w world) {
		w.send(t, desk)
		same(t, "an administrator", w.center(t, admin, ""), "Work (/admin/requests)*")
		same(t, "no longer", w.center(t, ines, ""), "")
		if n := w.unreadOf(t, ines); n != 0 {
			t.Errorf("%d unread", n)
		}
		if err := w.ReadUntil(t.Context(), ines, "", strings.Repeat("v", 26)); err != nil {
			t.Fatal(err)
		}
		same(t, "still unread", w.center(t, admin, ""), "Work (/admin/requests)*")
		nobody := auth.Actor{UserID: "ines"}
		w.send(t, alert)
		same(t, "without an area", w.center(t, nobody, ""), "Alert (/settings/security)*")
	})
}

func TestRead_marksOneOrAllUpToTheNewestThatWasSeen(t *testing.T) {
	each(t, func(t *testing.T, w world) {
		for _, title := range []string{"A", "B", "C"} {
			w.share(t, "dana", title)
		}
		entries, err := w.Entries(t.Context(), ines, "", web.Rows[string]{Limit: 100})
		if err != nil {
			t.Fatal(err)
		}
		*w.told = nil
		for range 2 { // again changes nothing
			if err := w.Read(t.Context(), ines, entries[2].ID); err != nil {
				t.Fatal(err)
			}
		}
		same(t, "one", w.center(t, ines, ""), "Dana Hart shared C (/attorney/lists)*; Dana Hart shared B (/attorney/lists)*; Dana Hart shared A (/attorney/lists)")
		for name, refused := range map[string]func() error{
			"someone else's": func() error { return w.Read(t.Context(), dana, entries[0].ID) },
			"an unknown one": func() error { return w.Read(t.Context(), ines, strings.Repeat("0", 26)) },
		} {
			if err := refused(); errs.KindOf(err) != errs.NotFound {
				t.Errorf("%s: %v", name, err)
			}
		}
		if err := w.ReadUntil(t.Context(), dana, "", entries[0].ID); err != nil {
			t.Fatal(err)
		}
		if n := w.unreadOf(t, ines); n != 2 {
			t.Errorf("someone else marked hers: %d unread", n)
		}
		if err := w.ReadUntil(t.Context(), ines, Account, entries[0].ID); err != nil { // another topic
			t.Fatal(err)
		}
		if err := w.ReadUntil(t.Context(), ines, "", entries[1].ID); err != nil {
			t.Fatal(err)
		}
		same(t, "all but the newest", w.center(t, ines, ""), "Dana Hart shared C (/attorney/lists)*; Dana Hart shared B (/attorney/lists); Dana Hart shared A (/attorney/lists)")
		same(t, "told of each change once", strings.Join(*w.told, " "), "ines ines")
	})
}

func TestReadUntil_leavesWhatComesConcurrentlyUnread(t *testing.T) {
	each(t, func(t *testing.T, w world) {
		for n := range 5 {
			w.share(t, "dana", fmt.Sprint(n))
		}
		seen, err := w.Entries(t.Context(), ines, "", web.Rows[string]{Limit: 100})
		if err != nil {
			t.Fatal(err)
		}
		var group sync.WaitGroup
		for range 4 {
			group.Go(func() {
				for range 5 {
					if err := w.Send(t.Context(), Message{Kind: alert, UserID: "ines", To: "ines@firm.example", Data: Data{"name": "Ines", "at": noon, "words": ""}}); err != nil {
						t.Error(err)
					}
				}
			})
			group.Go(func() {
				for range 3 {
					if err := w.ReadUntil(t.Context(), ines, "", seen[0].ID); err != nil {
						t.Error(err)
					}
				}
			})
		}
		group.Wait()
		if n := w.unreadOf(t, ines); n != 20 {
			t.Errorf("%d unread, want the 20 that came meanwhile", n)
		}
	})
}

func TestSend_choosesChannelsByKind(t *testing.T) {
	each(t, func(t *testing.T, w world) {
		for _, c := range []struct {
			email, center bool
			emails        int
			shown         string
		}{{true, false, 1, ""}, {false, false, 0, ""}, {false, true, 0, "Dana Hart shared X (/attorney/lists)*"}} {
			if err := w.Choose(t.Context(), ines, map[string]bool{"test.digest": c.email}, map[string]bool{"test.digest": c.center}); err != nil {
				t.Fatal(err)
			}
			w.outbox.All = nil
			w.share(t, "dana", "X")
			if len(w.outbox.All) != c.emails {
				t.Errorf("%+v: %d emails", c, len(w.outbox.All))
			}
			same(t, fmt.Sprintf("%+v", c), w.center(t, ines, ""), c.shown)
		}
		if err := w.Choose(t.Context(), ines, nil, map[string]bool{"test.digest": false}); err != nil {
			t.Fatal(err)
		}
		choices, err := w.Choices(t.Context(), ines)
		if err != nil || choices[0].Wanted || choices[0].WantedInApp {
			t.Errorf("a choice of one channel changed the other: %+v, %v", choices, err)
		}
		for _, k := range []*Kind{alert, receipt} {
			if err := w.Choose(t.Context(), ines, nil, map[string]bool{k.Code: false}); errs.KindOf(err) != errs.Invalid {
				t.Errorf("%s: %v", k.Code, err)
			}
		}
		w.send(t, alert)
		if got := w.center(t, ines, Account); got != "Alert (/attorney/settings/security)*" {
			t.Errorf("an alert isn't shown: %q", got)
		}
	})
}

func TestSend_refusesAPathOfAnotherSite(t *testing.T) {
	each(t, func(t *testing.T, w world) {
		for _, path := range []string{"https://evil.example/", "//evil.example", "evil", "https://peritus.test//evil.example"} {
			k := &Kind{Code: "test.path", Class: Security, Subject: "S", Text: "T", InApp: &InApp{Topic: Lists, Title: "T", Path: path}}
			w.Service.kinds = append(slices.Clone(w.Service.kinds[:4]), k)
			if err := w.Send(t.Context(), Message{Kind: k, UserID: "ines", To: "ines@firm.example"}); err == nil || len(w.outbox.All) != 0 {
				t.Errorf("%s: %v", path, err)
			}
		}
	})
}

func TestSweep_deletesOldEntriesAndThoseOfErasedPeople(t *testing.T) {
	each(t, func(t *testing.T, w world) {
		w.share(t, "dana", "Old")
		if err := w.Send(t.Context(), Message{Kind: digest, UserID: "gone", To: "gone@firm.example", Data: Data{"title": "X"}}); err != nil {
			t.Fatal(err)
		}
		w.clock.Advance(KeptFor)
		w.share(t, "dana", "New")
		if err := w.Sweep(t.Context()); err != nil {
			t.Fatal(err)
		}
		same(t, "not before its time", w.center(t, ines, ""), "Dana Hart shared New (/attorney/lists)*; Dana Hart shared Old (/attorney/lists)*")
		same(t, "whose account is gone", w.center(t, auth.Actor{UserID: "gone", Groups: ines.Groups}, ""), "")
		w.clock.Advance(time.Millisecond)
		if err := w.Sweep(t.Context()); err != nil {
			t.Fatal(err)
		}
		same(t, "after it", w.center(t, ines, ""), "Dana Hart shared New (/attorney/lists)*")
		if err := w.Forget(t.Context(), "ines"); err != nil {
			t.Fatal(err)
		}
		same(t, "forgotten", w.center(t, ines, ""), "")
	})
}

func TestCenter_queriesUseIndexes(t *testing.T) {
	dbtest.Each(t, func(t *testing.T, d *db.DB) {
		plans := map[string]string{"unread": dbtest.Plan(t, d, func(q *gorm.DB) *gorm.DB { return unreadRows(q, "ines", []string{"a", "b"}) })}
		for name, rows := range map[string]web.Rows[string]{"first": {Limit: 26}, "older": {Before: "b", Limit: 26}, "newer": {After: "b", Limit: 26}} {
			plans[name] = dbtest.Plan(t, d, func(q *gorm.DB) *gorm.DB { return inRange(q.Model(&entryRow{}), "ines", []string{"a", "b"}, rows) })
		}
		for name, plan := range plans {
			if !strings.Contains(plan, "notifications_") || strings.Contains(plan, "TEMP B-TREE") {
				t.Errorf("%s: %s", name, plan)
			}
		}
	})
}
