package list

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"testing"
	"time"

	"gorm.io/gorm"

	"peritus/bff/auth"
	"peritus/bff/platform/db/dbtest"
	"peritus/bff/platform/errs"
	"peritus/bff/platform/recipient"
)

// share shares a list of Dana's.
func (w *world) share(listID, email string, role Role) {
	w.t.Helper()
	w.clock.Advance(time.Minute)
	if _, err := w.Share(w.t.Context(), dana, listID, MemberForm{email, string(role)}); err != nil {
		w.t.Fatal(err)
	}
}

// withMe are the lists that colleagues share with a person, as "Abara reader Dana Hart".
func (w *world) withMe(actor auth.Actor) string {
	w.t.Helper()
	lists, err := w.WithMe(w.t.Context(), actor)
	if err != nil {
		w.t.Fatal(err)
	}
	var all []string
	for _, l := range lists {
		all = append(all, fmt.Sprintf("%s %s %s %d", l.Name, l.Role, l.Owner.Name, l.Counts.Total()))
	}
	return strings.Join(all, ", ")
}

// did is who did what on a list of Dana's, the last first.
func (w *world) did(listID string) string {
	w.t.Helper()
	events, people, err := w.Events(w.t.Context(), dana, listID)
	if err != nil {
		w.t.Fatal(err)
	}
	var all []string
	for _, e := range events {
		all = append(all, strings.Join(strings.Fields(fmt.Sprintf("%s %s %s %s", people[e.UserID].Name, e.Kind, strings.TrimLeft(e.ExpertID, "0"), e.Stage)), " "))
	}
	return strings.Join(all, ", ")
}

// actions are what people can do on a list of a, b, and c, with the least role for each.
var actions = []struct {
	name string
	need Role
	do   func(ctx context.Context, w *world, actor auth.Actor, listID string) error
}{
	{"read", Reader, func(ctx context.Context, w *world, actor auth.Actor, listID string) error {
		_, _, _, err := w.Get(ctx, actor, listID)
		return err
	}},
	{"members", Reader, func(ctx context.Context, w *world, actor auth.Actor, listID string) error {
		_, _, err := w.Members(ctx, actor, listID)
		return err
	}},
	{"events", Reader, func(ctx context.Context, w *world, actor auth.Actor, listID string) error {
		_, _, err := w.Events(ctx, actor, listID)
		return err
	}},
	{"copy", Reader, func(ctx context.Context, w *world, actor auth.Actor, listID string) error {
		_, err := w.Copy(ctx, actor, listID)
		return err
	}},
	{"add", Editor, func(ctx context.Context, w *world, actor auth.Actor, listID string) error {
		_, err := w.Add(ctx, actor, listID, allOf("d"))
		return err
	}},
	{"remove", Editor, func(ctx context.Context, w *world, actor auth.Actor, listID string) error {
		_, _, err := w.Remove(ctx, actor, listID, allOf("d"))
		return err
	}},
	{"put back", Editor, func(ctx context.Context, w *world, actor auth.Actor, listID string) error {
		_, _, err := w.PutBack(ctx, actor, listID, allOf("d"))
		return err
	}},
	{"move", Editor, func(ctx context.Context, w *world, actor auth.Actor, listID string) error {
		_, err := w.Move(ctx, actor, listID, of("a"), w.entry(listID, "a").Version, Retained, "")
		return err
	}},
	{"note", Editor, func(ctx context.Context, w *world, actor auth.Actor, listID string) error {
		_, err := w.Note(ctx, actor, listID, of("b"), NoteForm{"Leads.", new(w.entry(listID, "b").NoteVersion)})
		return err
	}},
	{"rename", Editor, func(ctx context.Context, w *world, actor auth.Actor, listID string) error {
		_, err := w.Rename(ctx, actor, listID, RenameForm{DetailsForm{Name: "Reyes"}, new(1)})
		return err
	}},
	{"share", Owner, func(ctx context.Context, w *world, actor auth.Actor, listID string) error {
		_, err := w.Share(ctx, actor, listID, MemberForm{"sam@cole.example", "reader"})
		return err
	}},
	{"unshare", Owner, func(ctx context.Context, w *world, actor auth.Actor, listID string) error {
		return w.Unshare(ctx, actor, listID, "sam@cole.example")
	}},
	{"codes", Owner, func(ctx context.Context, w *world, actor auth.Actor, listID string) error {
		_, err := w.Codes(ctx, actor, listID)
		return err
	}},
	{"make a code", Owner, func(ctx context.Context, w *world, actor auth.Actor, listID string) error {
		_, _, err := w.MakeCode(ctx, actor, listID, CodeForm{"Sam", "never"})
		return err
	}},
	{"archive", Owner, func(ctx context.Context, w *world, actor auth.Actor, listID string) error {
		_, err := w.Archive(ctx, actor, listID)
		return err
	}},
	{"restore", Owner, func(ctx context.Context, w *world, actor auth.Actor, listID string) error {
		_, err := w.Restore(ctx, actor, listID)
		return err
	}},
	{"delete", Owner, func(ctx context.Context, w *world, actor auth.Actor, listID string) error {
		_, err := w.Delete(ctx, actor, listID)
		return err
	}},
}

func TestColleagues_doWhatTheirRoleAllows(t *testing.T) {
	for _, role := range []Role{Nobody, Reader, Editor, Owner} {
		t.Run(string(role), func(t *testing.T) {
			each(t, func(t *testing.T, w *world) {
				l := w.list(dana, "Abara", "a b c")
				actor := lee
				switch role {
				case Owner:
					actor = dana
				case Reader, Editor:
					w.share(l.ID, lee.Email, role)
				}
				for _, action := range actions {
					err := action.do(t.Context(), w, actor, l.ID)
					switch {
					case role.may(action.need) && err != nil:
						t.Errorf("%s: %v", action.name, err)
					case role == Nobody:
						is(t, action.name, err, errs.NotFound)
					case !role.may(action.need):
						is(t, action.name, err, errs.Forbidden)
					}
				}
			})
		})
	}
}

func TestColleagues_seeWhoDidWhat(t *testing.T) {
	each(t, func(t *testing.T, w *world) {
		l := w.list(dana, "Abara", "a b c")
		w.share(l.ID, lee.Email, Editor)
		for _, action := range actions {
			if action.need != Editor {
				continue
			}
			w.clock.Advance(time.Minute)
			if err := action.do(t.Context(), w, lee, l.ID); err != nil {
				t.Fatal(action.name, err)
			}
		}
		w.clock.Advance(time.Minute)
		if _, _, err := w.Remove(t.Context(), dana, l.ID, allOf("b c")); err != nil {
			t.Fatal(err)
		}
		want := "Dana Hart removed, Lee Park edited, Lee Park noted b, Lee Park moved a retained, Lee Park put-back d, Lee Park removed d, Lee Park added d, Dana Hart shared"
		if got := w.did(l.ID); got != want {
			t.Errorf("%s", got)
		}
		if got := w.withMe(lee); got != "Reyes editor Dana Hart 2" {
			t.Errorf("%s", got)
		}
		if got := w.mine(lee, false); got != "" {
			t.Errorf("a colleague's list is among one's own: %s", got)
		}
		if err := w.Leave(t.Context(), lee, l.ID); err != nil {
			t.Fatal(err)
		}
		if got := w.did(l.ID); !strings.HasPrefix(got, "Lee Park left") || w.withMe(lee) != "" {
			t.Errorf("%s", got)
		}
		is(t, "left again", w.Leave(t.Context(), lee, l.ID), errs.NotFound)
		is(t, "the owner leaves", w.Leave(t.Context(), dana, l.ID), errs.Conflict)
	})
}

func TestColleagues_areAddedByAddressWhetherOrNotTheyHaveAnAccount(t *testing.T) {
	each(t, func(t *testing.T, w *world) {
		l := w.list(dana, "Abara", "a")
		w.share(l.ID, "LEE@park.example", Reader)
		w.share(l.ID, sam.Email, Editor) // no account yet
		owner, members, err := w.Members(t.Context(), lee, l.ID)
		if err != nil || owner.Name != "Dana Hart" || len(members) != 2 || members[0].Email != "LEE@park.example" || members[1].Email != sam.Email || members[1].Role != Editor {
			t.Errorf("%+v %+v %v", owner, members, err)
		}
		if got := w.withMe(sam); got != "Abara editor Dana Hart 1" {
			t.Errorf("who signs up later: %s", got)
		}
		w.share(l.ID, lee.Email, Editor)
		w.share(l.ID, lee.Email, Editor)
		if _, members, err = w.Members(t.Context(), dana, l.ID); err != nil || len(members) != 2 || members[0].Role != Editor {
			t.Errorf("%+v %v", members, err)
		}
		moved := lee
		moved.Email = "lee@elsewhere.example"
		if got := w.withMe(moved); got != "Abara editor Dana Hart 1" {
			t.Errorf("a new address of the account: %s", got)
		}
		taken := auth.Actor{UserID: "kim", Email: lee.Email, Groups: lee.Groups}
		if got := w.withMe(taken); got != "" {
			t.Errorf("whoever takes the old address: %s", got)
		}
		if err := w.Unshare(t.Context(), dana, l.ID, "lee@PARK.example"); err != nil {
			t.Fatal(err)
		}
		_, _, _, err = w.Get(t.Context(), lee, l.ID)
		is(t, "no longer shared", err, errs.NotFound)
		is(t, "unshared again", w.Unshare(t.Context(), dana, l.ID, lee.Email), errs.NotFound)
	})
}

func TestColleagues_areToldOfAListThatIsNewToThem(t *testing.T) {
	each(t, func(t *testing.T, w *world) {
		l := w.list(dana, "Abara", "a")
		w.share(l.ID, "LEE@park.example", Reader)
		w.share(l.ID, lee.Email, Reader)
		w.share(l.ID, lee.Email, Editor)           // they know the list already
		w.share(l.ID, sam.Email, Reader)           // has no account
		w.share(l.ID, "eve@stone.example", Reader) // has no access to lists
		if len(w.outbox.All) != 1 || len(w.outbox.To(lee.Email)) != 1 {
			t.Fatalf("%+v", w.outbox.All)
		}
		m := w.outbox.All[0]
		if m.Subject != "Dana Hart shared a list of experts with you" || !strings.Contains(m.Text, "You can read it:\nhttps://peritus.example/attorney/lists/"+l.ID+"\n") {
			t.Errorf("%s\n%s", m.Subject, m.Text)
		}
		if strings.Contains(m.Subject+m.Text, l.Name) {
			t.Error("the email repeats the list's name")
		}
		if err := w.Unshare(t.Context(), dana, l.ID, lee.Email); err != nil {
			t.Fatal(err)
		}
		w.share(l.ID, lee.Email, Editor)
		if sent := w.outbox.To(lee.Email); len(sent) != 2 || !strings.Contains(sent[1].Text, "read and edit") {
			t.Errorf("shared again: %+v", sent)
		}
		w.outbox.Fail = errors.New("no outbox")
		other := w.list(dana, "Baker", "a")
		if _, err := w.Share(t.Context(), dana, other.ID, MemberForm{lee.Email, "reader"}); err == nil || strings.Contains(w.withMe(lee), "Baker") {
			t.Errorf("shared without the email: %v, %s", err, w.withMe(lee))
		}
		w.outbox.Fail = nil
		for n := range 2 * recipient.Shares.Burst {
			w.share(w.list(dana, fmt.Sprintf("List %d", n), "a").ID, lee.Email, Reader)
		}
		if sent := len(w.outbox.To(lee.Email)); sent != recipient.Shares.Burst {
			t.Errorf("%d emails within an hour, want %d", sent, recipient.Shares.Burst)
		}
		if got := strings.Count(w.withMe(lee), "List "); got != 2*recipient.Shares.Burst {
			t.Errorf("%d lists", got)
		}
	})
}

func TestColleagues_areRefusedIfTheFormIsWrong(t *testing.T) {
	each(t, func(t *testing.T, w *world) {
		l := w.list(dana, "Abara", "a")
		for rule, form := range map[string]MemberForm{"no address": {"", "reader"}, "no address at all": {"lee", "reader"}, "one's own": {"DANA@hart.example", "editor"}, "no role": {lee.Email, ""}, "the owner's role": {lee.Email, "owner"}} {
			_, err := w.Share(t.Context(), dana, l.ID, form)
			is(t, rule, err, errs.Invalid)
		}
		for n := range MostMembers {
			w.share(l.ID, fmt.Sprintf("c%d@park.example", n), Reader)
		}
		_, err := w.Share(t.Context(), dana, l.ID, MemberForm{"more@park.example", "reader"})
		is(t, "one more", err, errs.Conflict)
		if _, err := w.Archive(t.Context(), dana, l.ID); err != nil {
			t.Fatal(err)
		}
		_, err = w.Share(t.Context(), dana, l.ID, MemberForm{lee.Email, "reader"})
		is(t, "an archived list", err, errs.Conflict)
	})
}

func TestColleagues_areErasedFromOthersLists(t *testing.T) {
	each(t, func(t *testing.T, w *world) {
		l := w.list(dana, "Abara", "a")
		w.share(l.ID, lee.Email, Editor)
		if _, err := w.Add(t.Context(), lee, l.ID, allOf("b")); err != nil {
			t.Fatal(err)
		}
		if err := (Personal{w.Service}).Erase(t.Context(), "lee"); err != nil {
			t.Fatal(err)
		}
		_, members, err := w.Members(t.Context(), dana, l.ID)
		if err != nil || len(members) != 0 || w.did(l.ID) != "added b, Dana Hart shared" {
			t.Errorf("%+v %v %s", members, err, w.did(l.ID))
		}
	})
}

func TestEvents_keepTheLatest(t *testing.T) {
	each(t, func(t *testing.T, w *world) {
		l := w.list(dana, "Abara", "a")
		for n := range KeptEvents + 3 {
			w.clock.Advance(time.Second)
			w.move(l.ID, "a", []Stage{Retained, Rejected}[n%2], "")
		}
		if n := strings.Count(w.did(l.ID), "moved"); n != KeptEvents {
			t.Errorf("%d", n)
		}
		if plan := dbtest.Plan(t, w.DB, func(q *gorm.DB) *gorm.DB { return eventsOf(q, l.ID) }); strings.Contains(plan, "TEMP B-TREE") || !strings.Contains(plan, "list_events_by_list") && !strings.Contains(plan, "Sort") {
			t.Errorf("%s", plan)
		}
	})
}

func TestColleagues_concurrentEditsLoseNothing(t *testing.T) {
	each(t, func(t *testing.T, w *world) {
		l := w.list(dana, "Abara", "a b c d")
		w.share(l.ID, lee.Email, Editor)
		failures := make(chan error)
		for n, name := range []string{"a", "b", "c", "d"} {
			go func() {
				_, err := w.Move(t.Context(), []auth.Actor{dana, lee}[n%2], l.ID, of(name), 1, Contacted, "")
				failures <- err
			}()
		}
		for range 4 {
			if err := <-failures; err != nil {
				t.Error(err)
			}
		}
		if got := w.did(l.ID); strings.Count(got, "Lee Park moved") != 2 || strings.Count(got, "Dana Hart moved") != 2 {
			t.Errorf("%s", got)
		}
	})
}
