package message

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"gorm.io/gorm"

	"peritus/bff/auth"
	"peritus/bff/platform/db/dbtest"
	"peritus/bff/platform/errs"
	"peritus/bff/platform/web"
)

func TestOpen_startsAConversationOnce(t *testing.T) {
	each(t, func(t *testing.T, w *world) {
		form := opening(of("a"), "Abara v. Palisade", "Could you help?\r\nTrial is in May.", "first")
		c, err := w.Open(t.Context(), dana, form)
		if err != nil {
			t.Fatal(err)
		}
		again, err := w.Open(t.Context(), dana, form)
		if err != nil || again.ID != c.ID {
			t.Errorf("sent again: %s, want %s (%v)", again.ID, c.ID, err)
		}
		same(t, "the attorney reads", w.thread(dana, c.ID), "1 attorney Could you help?\nTrial is in May.")
		same(t, "the expert reads", w.thread(amara, c.ID), "1 attorney Could you help?\nTrial is in May.")
		same(t, "the expert's inbox", w.box(amara, Inbox, ""), "Dana Hart: Collapse of a crane: Could you help?\nTrial is in May.*")
		same(t, "the attorney's inbox", w.box(dana, Inbox, ""), "Dr. a: Abara v. Palisade: Could you help?\nTrial is in May.")
		same(t, "news", strings.Join(w.news, ", "), "attorney sent 1")
		same(t, "credits", strings.Join(w.credit.did, ", "), "hold a")

		form.ClientID, form.Caption = "second", "ABARA v. palisade"
		_, err = w.Open(t.Context(), dana, form)
		is(t, "the same matter", err, errs.Invalid)
		form.Caption = "Lowe"
		if other, err := w.Open(t.Context(), dana, form); err != nil || other.ID == c.ID {
			t.Errorf("another matter: %v", err)
		}
	})
}

func TestOpen_refuses(t *testing.T) {
	each(t, func(t *testing.T, w *world) {
		blocked := w.open(dana, "n", "Abara", "Hello")
		if err := w.Block(t.Context(), noor, blocked.ID); err != nil {
			t.Fatal(err)
		}
		for rule, c := range map[string]struct {
			actor  auth.Actor
			expert string
			kind   errs.Kind
		}{
			"an attorney without a confirmed admission": {lee, of("a"), errs.Forbidden},
			"an expert":                      {noor, of("a"), errs.Forbidden},
			"staff":                          {ruth, of("a"), errs.Forbidden},
			"a profile that can't be opened": {dana, of("hidden"), errs.NotFound},
			"no id":                          {dana, "x", errs.NotFound},
			"a profile nobody answers for":   {dana, of("u"), errs.Conflict},
			"one's own profile":              {both, of("b"), errs.Conflict},
			"an expert who blocked them":     {dana, of("n"), errs.Conflict},
		} {
			_, err := w.Open(t.Context(), c.actor, opening(c.expert, "Lowe", "Hello", "refused"))
			is(t, rule, err, c.kind)
		}
		for field, without := range map[string]func(*OpenForm){
			"caption": func(f *OpenForm) { f.Caption = "" }, "subject": func(f *OpenForm) { f.Subject = " " }, "text": func(f *OpenForm) { f.Text = " \n" },
			"client_id": func(f *OpenForm) { f.ClientID = "" }, "court": func(f *OpenForm) { f.Docket = "1:26-cv-1" }, "parties": func(f *OpenForm) { f.Parties = nil },
			"parties.0.name": func(f *OpenForm) { f.Parties[0].Name = "" }, "parties.0.side": func(f *OpenForm) { f.Parties[0].Side = "own" },
		} {
			form := opening(of("a"), "Lowe", "Hello", "x")
			without(&form)
			_, err := w.Open(t.Context(), dana, form)
			refused(t, err, field)
		}
		w.credit.poor = true
		_, err := w.Open(t.Context(), dana, opening(of("a"), "Lowe", "Hello", "poor"))
		is(t, "without credits", err, errs.Invalid)
		same(t, "nothing is left", w.box(dana, "", ""), "Dr. n: Abara: Hello")
	})
}

func refused(t *testing.T, err error, field string) {
	t.Helper()
	var e *errs.Error
	if !errors.As(err, &e) || len(e.Fields[field]) == 0 {
		t.Errorf("%s: %v", field, err)
	}
}

func TestSend_leavesNoGapsAndSendsOnce(t *testing.T) {
	each(t, func(t *testing.T, w *world) {
		c := w.open(dana, "a", "Abara", "Hello")
		form := SendForm{Text: "Yes.", ClientID: "retried"}
		first, err := w.Send(t.Context(), amara, c.ID, form)
		if err != nil {
			t.Fatal(err)
		}
		w.write(dana, c.ID, "Thank you.")
		form.Text = "Yes, changed on the way."
		again, err := w.Send(t.Context(), amara, c.ID, form)
		if err != nil || again.Seq != first.Seq || again.Text != "Yes." {
			t.Errorf("sent again: %+v %v", again, err)
		}
		if _, err := w.Send(t.Context(), dana, c.ID, SendForm{Text: "My own.", ClientID: "retried"}); err != nil {
			t.Errorf("the same client id of someone else: %v", err)
		}
		same(t, "the thread", w.thread(dana, c.ID), "1 attorney Hello, 2 expert Yes., 3 attorney Thank you., 4 attorney My own.")
		same(t, "credits", strings.Join(w.credit.did, ", "), "hold a, answered: taken")

		other := w.open(dana, "n", "Abara", "Hello")
		_, err = w.Send(t.Context(), dana, other.ID, SendForm{Text: "Elsewhere", ClientID: "retried"})
		is(t, "a client id used in another conversation", err, errs.Conflict)
		_, err = w.Send(t.Context(), dana, c.ID, SendForm{Text: strings.Repeat("x", LongestMessage+1), ClientID: "long"})
		refused(t, err, "text")
		_, err = w.Send(t.Context(), dana, c.ID, SendForm{Text: "a\x07b", ClientID: "bell"})
		refused(t, err, "text")
	})
}

func TestAccess_nobodyElseReadsOrChangesAConversation(t *testing.T) {
	each(t, func(t *testing.T, w *world) {
		c := w.open(dana, "a", "Abara", "Privileged words")
		w.write(amara, c.ID, "My answer")
		staffAttorney := auth.Actor{UserID: "dana", Groups: auth.Groups{auth.Attorney, auth.Admin}}
		noLonger := auth.Actor{UserID: "dana"}
		version := 1
		for name, actor := range map[string]auth.Actor{"another attorney": lee, "another expert": noor, "staff": ruth, "nobody": auth.Nobody,
			"someone who became staff": staffAttorney, "someone without the group": noLonger, "an attorney who is an expert": both} {
			_, err := w.Get(t.Context(), actor, c.ID)
			is(t, name+" reads", err, errs.NotFound)
			_, _, err = w.Messages(t.Context(), actor, c.ID, web.Rows[int64]{Limit: 1})
			is(t, name+" reads messages", err, errs.NotFound)
			_, err = w.Send(t.Context(), actor, c.ID, SendForm{Text: "Hello", ClientID: "x"})
			is(t, name+" writes", err, errs.NotFound)
			_, err = w.Edit(t.Context(), actor, c.ID, 1, EditForm{"Hello", &version})
			is(t, name+" edits", err, errs.NotFound)
			_, err = w.MarkRead(t.Context(), actor, c.ID, 1)
			is(t, name+" marks as read", err, errs.NotFound)
			is(t, name+" archives", w.Archive(t.Context(), actor, c.ID), errs.NotFound)
			is(t, name+" mutes", w.Mute(t.Context(), actor, c.ID), errs.NotFound)
			is(t, name+" blocks", w.Block(t.Context(), actor, c.ID), errs.NotFound)
			is(t, name+" declines", w.Decline(t.Context(), actor, c.ID, DeclineForm{"field"}), errs.NotFound)
			is(t, name+" reports", w.Report(t.Context(), actor, c.ID, ReportForm{Reason: "spam"}), errs.NotFound)
			_, err = w.Typing(t.Context(), actor, c.ID)
			is(t, name+" types", err, errs.NotFound)
			if got, _, err := w.List(t.Context(), actor, "", "privileged", 1); actor.UserID != "dana" && (err != nil || len(got) > 0) {
				t.Errorf("%s finds %v %v", name, got, err)
			}
		}
		// Whoever gets the profile later gets no conversations with it, and nobody writes as
		// the expert who lost it.
		w.owners[of("a")] = "noor"
		_, err := w.Get(t.Context(), noor, c.ID)
		is(t, "the profile's next owner", err, errs.NotFound)
		_, err = w.Send(t.Context(), amara, c.ID, SendForm{Text: "Still me", ClientID: "y"})
		is(t, "the former owner writes", err, errs.Conflict)
		if th, err := w.Get(t.Context(), amara, c.ID); err != nil || th.Closed == "" {
			t.Errorf("the former owner reads: %v %q", err, th.Closed)
		}
	})
}

func TestMarkRead_movesOnlyForward(t *testing.T) {
	each(t, func(t *testing.T, w *world) {
		c := w.open(dana, "a", "Abara", "One")
		w.write(dana, c.ID, "Two")
		w.news = nil
		for _, step := range []struct{ seq, want int }{{1, 1}, {99, 2}, {1, 2}, {2, 2}} {
			if p, err := w.MarkRead(t.Context(), amara, c.ID, step.seq); err != nil || p.ReadSeq != step.want {
				t.Errorf("read %d: %d, want %d (%v)", step.seq, p.ReadSeq, step.want, err)
			}
		}
		same(t, "news", strings.Join(w.news, ", "), "expert read 1, expert read 2")
		th, err := w.Get(t.Context(), dana, c.ID)
		if err != nil || th.TheirRead != 2 || th.TheirReadAt == nil {
			t.Errorf("the receipt: %+v %v", th.TheirRead, err)
		}
		// Whoever writes without having seen the last message hasn't read it.
		w.write(amara, c.ID, "Three")
		w.write(dana, c.ID, "Four, written at the same time")
		same(t, "unread", w.box(dana, Unread, ""), "Dr. a: Abara: Four, written at the same time*")
		same(t, "of the expert", w.box(amara, Unread, ""), "Dana Hart: Collapse of a crane: Four, written at the same time*")
		if n, err := w.CountUnread(t.Context(), dana); err != nil || n != 1 {
			t.Errorf("%d unread, want 1 (%v)", n, err)
		}
		if _, err := w.MarkRead(t.Context(), dana, c.ID, 4); err != nil {
			t.Fatal(err)
		}
		same(t, "after reading", w.box(dana, Unread, ""), "")
	})
}

func TestEdit_forFifteenMinutes(t *testing.T) {
	each(t, func(t *testing.T, w *world) {
		c := w.open(dana, "a", "Abara", "Helo")
		edit := func(actor auth.Actor, seq int, words string, version int) (Message, error) {
			return w.Edit(t.Context(), actor, c.ID, seq, EditForm{words, &version})
		}
		w.clock.Advance(EditFor)
		m, err := edit(dana, 1, "Hello", 1)
		if err != nil || m.Text != "Hello" || m.Version != 2 || len(m.Earlier) != 1 || m.Earlier[0].Text != "Helo" {
			t.Errorf("edited: %+v %v", m, err)
		}
		if m, err = edit(dana, 1, "Hello", 1); err != nil || m.Version != 2 {
			t.Errorf("the same again: %+v %v", m, err)
		}
		_, err = edit(dana, 1, "Hello!", 1)
		is(t, "a stale version", err, errs.Conflict)
		_, err = edit(amara, 1, "Mine", 2)
		is(t, "the other one's", err, errs.Forbidden)
		_, err = edit(dana, 9, "Nothing", 1)
		is(t, "a message that doesn't exist", err, errs.NotFound)
		_, err = edit(dana, 1, " ", 2)
		refused(t, err, "text")
		if err := w.Block(t.Context(), amara, c.ID); err != nil {
			t.Fatal(err)
		}
		_, err = edit(dana, 1, "Around a block", 2)
		is(t, "to someone who blocked them", err, errs.Conflict)
		w.clock.Advance(time.Millisecond)
		_, err = edit(dana, 1, "Too late", 2)
		is(t, "after 15 minutes", err, errs.Conflict)
		th, err := w.Get(t.Context(), amara, c.ID)
		if err != nil || th.Messages[0].Text != "Hello" || len(th.Messages[0].Earlier) != 1 {
			t.Errorf("the expert sees %+v %v", th.Messages, err)
		}
		same(t, "search finds the new text", w.box(amara, "", "hello"), "Dana Hart: Collapse of a crane: Hello*")
		same(t, "and not the old one", w.box(amara, "", "helo"), "")
	})
}

func TestKeep_archiveAndMute(t *testing.T) {
	each(t, func(t *testing.T, w *world) {
		c := w.open(dana, "a", "Abara", "Hello")
		act := func(f func() error) {
			t.Helper()
			if err := f(); err != nil {
				t.Fatal(err)
			}
		}
		act(func() error { return w.Archive(t.Context(), dana, c.ID) })
		act(func() error { return w.Archive(t.Context(), dana, c.ID) })
		same(t, "the inbox", w.box(dana, Inbox, ""), "")
		same(t, "archived", w.box(dana, Archived, ""), "Dr. a: Abara: Hello")
		same(t, "the other one's inbox", w.box(amara, Inbox, ""), "Dana Hart: Collapse of a crane: Hello*")
		w.write(amara, c.ID, "Back")
		same(t, "a reply brings it back", w.box(dana, Inbox, ""), "Dr. a: Abara: Back*")
		act(func() error { return w.Mute(t.Context(), dana, c.ID) })
		act(func() error { return w.Archive(t.Context(), dana, c.ID) })
		w.write(amara, c.ID, "Again")
		same(t, "a muted one stays", w.box(dana, Inbox, "")+w.box(dana, Archived, ""), "Dr. a: Abara: Again*")
		act(func() error { return w.Restore(t.Context(), dana, c.ID) })
		act(func() error { return w.Unmute(t.Context(), dana, c.ID) })
		same(t, "restored", w.box(dana, Inbox, ""), "Dr. a: Abara: Again*")
	})
}

func TestBlock_keepsPeopleApart(t *testing.T) {
	each(t, func(t *testing.T, w *world) {
		c := w.open(dana, "a", "Abara", "Hello")
		if err := w.Block(t.Context(), amara, c.ID); err != nil {
			t.Fatal(err)
		}
		_, err := w.Send(t.Context(), dana, c.ID, SendForm{Text: "Hello?", ClientID: "x"})
		is(t, "the blocked one writes", err, errs.Conflict)
		_, err = w.Send(t.Context(), amara, c.ID, SendForm{Text: "No", ClientID: "y"})
		is(t, "who blocked writes", err, errs.Conflict)
		th, err := w.Get(t.Context(), amara, c.ID)
		if err != nil || !th.Blocked || th.Closed != errBlockedByYou.Detail {
			t.Errorf("who blocked sees %v %q (%v)", th.Blocked, th.Closed, err)
		}
		th, err = w.Get(t.Context(), dana, c.ID)
		if err != nil || th.Blocked || th.Closed != errClosed.Detail {
			t.Errorf("the blocked one sees %v %q (%v)", th.Blocked, th.Closed, err)
		}
		if to, err := w.Typing(t.Context(), dana, c.ID); err != nil || to != "" {
			t.Errorf("typing reaches %q (%v)", to, err)
		}
		if err := w.Unblock(t.Context(), amara, c.ID); err != nil {
			t.Fatal(err)
		}
		w.write(dana, c.ID, "Hello again")
	})
}

func TestWith_findsTheLatestConversationThatBothCanWriteIn(t *testing.T) {
	each(t, func(t *testing.T, w *world) {
		with := func(actor auth.Actor) string {
			t.Helper()
			refs, err := w.With(t.Context(), actor, []string{of("a"), of("n"), of("u"), "x"})
			if err != nil {
				t.Fatal(err)
			}
			found := map[string]string{}
			for _, r := range refs {
				found[strings.TrimLeft(r.ExpertID, "0")] = r.ID
			}
			return fmt.Sprint(found)
		}
		is := func(what string, actor auth.Actor, want map[string]string) {
			t.Helper()
			same(t, what, with(actor), fmt.Sprint(want))
		}
		is("no conversation", dana, map[string]string{})
		first := w.open(dana, "a", "Abara", "Hello")
		w.clock.Advance(time.Minute)
		second, third := w.open(dana, "a", "Lopez", "Hello"), w.open(dana, "n", "Abara", "Hello")
		is("the latest of each", dana, map[string]string{"a": second.ID, "n": third.ID})
		is("another attorney's", lee, map[string]string{})
		is("the expert's own side", amara, map[string]string{})
		is("staff, also where they once were attorneys", auth.Actor{UserID: "dana", Groups: auth.Groups{auth.Attorney, auth.Admin}}, map[string]string{})
		if err := w.Decline(t.Context(), amara, second.ID, DeclineForm{Reason: "conflict"}); err != nil {
			t.Fatal(err)
		}
		is("a declined one doesn't count", dana, map[string]string{"a": first.ID, "n": third.ID})
		if err := w.Block(t.Context(), noor, third.ID); err != nil {
			t.Fatal(err)
		}
		is("nor does a blocked one", dana, map[string]string{"a": first.ID})
	})
}

func TestDecline_closesWhatIsNotAnswered(t *testing.T) {
	each(t, func(t *testing.T, w *world) {
		c := w.open(dana, "a", "Abara", "Hello")
		is(t, "the attorney declines", w.Decline(t.Context(), dana, c.ID, DeclineForm{"conflict"}), errs.Forbidden)
		is(t, "without a reason", w.Decline(t.Context(), amara, c.ID, DeclineForm{}), errs.Invalid)
		for range 2 {
			if err := w.Decline(t.Context(), amara, c.ID, DeclineForm{"conflict"}); err != nil {
				t.Fatal(err)
			}
		}
		same(t, "credits", strings.Join(w.credit.did, ", "), "hold a, conflict: returned")
		_, err := w.Send(t.Context(), dana, c.ID, SendForm{Text: "Why?", ClientID: "x"})
		is(t, "writing after that", err, errs.Conflict)
		same(t, "nobody waits", waitsFor(t, w, amara), "")

		answered := w.open(dana, "a", "Lowe", "Hello")
		w.write(amara, answered.ID, "Yes")
		is(t, "after an answer", w.Decline(t.Context(), amara, answered.ID, DeclineForm{"field"}), errs.Conflict)
	})
}

func TestSweep_returnsCreditsForWhatNobodyReadOrAnswered(t *testing.T) {
	each(t, func(t *testing.T, w *world) {
		w.open(dana, "a", "Abara", "Unread")
		read := w.open(dana, "n", "Abara", "Read")
		for range 2 {
			if _, err := w.MarkRead(t.Context(), noor, read.ID, 1); err != nil {
				t.Fatal(err)
			}
		}
		after := func(when string, days int, want string) {
			t.Helper()
			w.credit.did = nil
			w.clock.Advance(time.Duration(days) * 24 * time.Hour)
			for range 2 {
				if err := w.Sweep(t.Context()); err != nil {
					t.Fatal(err)
				}
			}
			same(t, when, strings.Join(w.credit.did, ", "), want)
		}
		same(t, "reading twice", strings.Join(w.credit.did, ", "), "hold a, hold n, read")
		after("before the end", 6, "")
		after("nobody read it", 2, "late: returned")
		after("read, not answered yet", 20, "")
		w.clock.Advance(3 * 24 * time.Hour)
		thread, err := w.Get(t.Context(), dana, read.ID)
		if err != nil || thread.Hold.State != Held || thread.Hold.Shown(w.clock.Now()) != Returned {
			t.Errorf("before the sweep, what is overdue: %+v %v", thread.Hold, err)
		}
		w.credit.did = nil
		w.write(noor, read.ID, "Late, but yes")
		same(t, "an answer after the end costs nothing", strings.Join(w.credit.did, ", "), "answered: returned")
		after("after that", 20, "")
	})
}

func waitsFor(t *testing.T, w *world, actor auth.Actor) string {
	t.Helper()
	entries, n, err := w.Waiting(t.Context(), actor, 5)
	if err != nil || n != len(entries) {
		t.Fatal(n, err)
	}
	return listed(entries)
}

func TestWaiting_longestFirst(t *testing.T) {
	each(t, func(t *testing.T, w *world) {
		first, second := w.open(dana, "a", "Abara", "Hello"), w.open(dana, "n", "Abara", "Hello")
		same(t, "an expert has one to answer", waitsFor(t, w, noor), "Dana Hart: Collapse of a crane: Hello*")
		same(t, "the attorney has none", waitsFor(t, w, dana), "")
		w.write(noor, second.ID, "Which bolts?")
		w.write(amara, first.ID, "Which crane?")
		same(t, "two wait", waitsFor(t, w, dana), "Dr. n: Abara: Which bolts?*, Dr. a: Abara: Which crane?*")
		if _, err := w.MarkRead(t.Context(), dana, second.ID, 2); err != nil {
			t.Fatal(err)
		}
		same(t, "reading isn't answering", waitsFor(t, w, dana), "Dr. n: Abara: Which bolts?, Dr. a: Abara: Which crane?*")
		w.write(dana, second.ID, "Grade 8")
		same(t, "answering is", waitsFor(t, w, dana), "Dr. a: Abara: Which crane?*")
	})
}

func TestList_searches(t *testing.T) {
	each(t, func(t *testing.T, w *world) {
		c := w.open(dana, "a", "Abara v. Palisade", "The SCHÖNE slewing ring 100%")
		w.write(dana, c.ID, "Something else")
		w.open(dana, "n", "Estate of Harper", "Dosing")
		for words, want := range map[string]string{
			"schöne":   "Dr. a: Abara v. Palisade: The SCHÖNE slewing ring 100%",
			"100%":     "Dr. a: Abara v. Palisade: The SCHÖNE slewing ring 100%",
			"_":        "",
			"PALISADE": "Dr. a: Abara v. Palisade: Something else",
			"dr. n":    "Dr. n: Estate of Harper: Dosing",
			"o'; --":   "",
		} {
			same(t, words, w.box(dana, "", words), want)
		}
	})
}

func TestMessages_pageByNumber(t *testing.T) {
	each(t, func(t *testing.T, w *world) {
		c := w.open(dana, "a", "Abara", "m1")
		for range MessagesSize + 9 {
			w.write(amara, c.ID, "m")
		}
		numbers := func(before, after int64) (first, last, n int) {
			t.Helper()
			all, _, err := w.Messages(t.Context(), dana, c.ID, web.Rows[int64]{Before: before, After: after, Limit: MessagesSize})
			if err != nil || len(all) == 0 {
				return 0, 0, 0
			}
			if after == 0 {
				slices.Reverse(all)
			}
			for i, m := range all {
				if m.Seq != all[0].Seq+i {
					t.Errorf("a gap at %d", m.Seq)
				}
			}
			return all[0].Seq, all[len(all)-1].Seq, len(all)
		}
		for _, c := range []struct {
			before, after int64
			first, last   int
		}{{0, 0, 11, 60}, {11, 0, 1, 10}, {0, 5, 6, 55}, {0, 55, 56, 60}, {0, 60, 0, 0}, {1, 0, 0, 0}} {
			if first, last, _ := numbers(c.before, c.after); first != c.first || last != c.last {
				t.Errorf("before %d, after %d: %d to %d, want %d to %d", c.before, c.after, first, last, c.first, c.last)
			}
		}
	})
}

func TestLabel_isSeenByBothAndCounted(t *testing.T) {
	each(t, func(t *testing.T, w *world) {
		c := w.open(dana, "a", "Abara", "Hello")
		sent, err := w.Send(t.Context(), amara, c.ID, SendForm{Text: "$475 an hour", Label: "compensation", ClientID: "fee"})
		if err != nil || sent.Label != "compensation" {
			t.Fatalf("%+v %v", sent, err)
		}
		w.news = nil
		label := func(actor auth.Actor, seq int, value string) error {
			_, err := w.Label(t.Context(), actor, c.ID, seq, LabelForm{value})
			return err
		}
		for _, actor := range []auth.Actor{dana, amara} { // also of the other one's message; twice is once
			if err := label(actor, 1, "facts"); err != nil {
				t.Fatal(err)
			}
		}
		same(t, "news", strings.Join(w.news, ", "), "attorney labeled 1")
		for _, actor := range []auth.Actor{dana, amara} {
			thread, err := w.Get(t.Context(), actor, c.ID)
			if err != nil || thread.Labels["facts"] != 1 || thread.Labels["compensation"] != 1 || thread.Messages[0].Label != "facts" {
				t.Errorf("%s: %+v %v", actor.UserID, thread.Labels, err)
			}
		}
		w.clock.Advance(EditFor + time.Hour) // long after it can be edited
		if err := label(dana, 1, ""); err != nil {
			t.Fatal(err)
		}
		if thread, err := w.Get(t.Context(), dana, c.ID); err != nil || thread.Labels["facts"] != 0 || thread.Messages[0].Version != 1 {
			t.Errorf("removed: %+v %v", thread.Labels, err)
		}
		is(t, "someone else", label(noor, 1, "facts"), errs.NotFound)
		is(t, "staff", label(ruth, 1, "facts"), errs.NotFound)
		is(t, "no such message", label(dana, 9, "facts"), errs.NotFound)
		refused(t, label(dana, 1, "privileged"), "label")
		_, err = w.Send(t.Context(), amara, c.ID, SendForm{Text: "Hello", Label: "privileged", ClientID: "x"})
		refused(t, err, "label")
	})
}

func TestReport_isAllThatStaffSee(t *testing.T) {
	each(t, func(t *testing.T, w *world) {
		c := w.open(dana, "a", "Abara", "Privileged words")
		w.write(amara, c.ID, "Buy my course")
		two, one := 2, 1
		if err := w.Report(t.Context(), dana, c.ID, ReportForm{"spam", "It’s advertising.", &two}); err != nil {
			t.Fatal(err)
		}
		is(t, "without a reason", w.Report(t.Context(), dana, c.ID, ReportForm{}), errs.Invalid)
		is(t, "one's own message", w.Report(t.Context(), dana, c.ID, ReportForm{Reason: "spam", Seq: &one}), errs.Invalid)
		nine := 9
		is(t, "no such message", w.Report(t.Context(), dana, c.ID, ReportForm{Reason: "spam", Seq: &nine}), errs.NotFound)
		reports, n, err := w.Reports(t.Context(), ruth, false, 1)
		if err != nil || n != 1 || reports[0].Quote != "Buy my course" || reports[0].By.Name != "Dana Hart" || reports[0].About.Name != "Amara Bell" {
			t.Fatalf("%+v %d %v", reports, n, err)
		}
		is(t, "closing without words", w.CloseReport(t.Context(), ruth, reports[0].ID, CloseForm{}), errs.Invalid)
		if err := w.CloseReport(t.Context(), ruth, reports[0].ID, CloseForm{"Warned the sender."}); err != nil {
			t.Fatal(err)
		}
		is(t, "closing twice", w.CloseReport(t.Context(), ruth, reports[0].ID, CloseForm{"Me too."}), errs.Conflict)
		is(t, "closing nothing", w.CloseReport(t.Context(), ruth, of("x"), CloseForm{"Me too."}), errs.NotFound)
		closed, n, err := w.Reports(t.Context(), ruth, true, 1)
		if err != nil || n != 1 || closed[0].Outcome != "Warned the sender." || closed[0].ClosedBy != "Ruth Adeyemi" {
			t.Errorf("%+v %d %v", closed, n, err)
		}
	})
}

func TestErase_leavesTheOtherOneTheirConversation(t *testing.T) {
	each(t, func(t *testing.T, w *world) {
		c := w.open(dana, "a", "Abara", "Hello")
		w.write(amara, c.ID, "Yes")
		if err := (Personal{w.Service}).Erase(t.Context(), "dana"); err != nil {
			t.Fatal(err)
		}
		same(t, "the expert keeps it", w.thread(amara, c.ID), "1 attorney Hello, 2 expert Yes")
		same(t, "without a name", w.box(amara, Inbox, ""), "Former attorney: Collapse of a crane: Yes*")
		_, err := w.Send(t.Context(), amara, c.ID, SendForm{Text: "Hello?", ClientID: "x"})
		is(t, "writing into the void", err, errs.Conflict)
		if err := (Personal{w.Service}).Erase(t.Context(), "amara"); err != nil {
			t.Fatal(err)
		}
		for _, table := range []string{"conversations", "conversation_sides", "messages", "message_edits"} {
			var n int64
			if err := w.DB.Read(t.Context()).Table(table).Count(&n).Error; err != nil || n != 0 {
				t.Errorf("%d rows left in %s (%v)", n, table, err)
			}
		}
	})
}

func TestBoxes_useIndexes(t *testing.T) {
	each(t, func(t *testing.T, w *world) {
		for box, index := range map[Box]string{Inbox: "conversation_sides_current", Unread: "conversation_sides_unread", Archived: "conversation_sides_archived", "": "conversation_sides_by_user"} {
			plan := dbtest.Plan(t, w.DB, func(q *gorm.DB) *gorm.DB { return inBox(q, "dana", box).Limit(PageSize) })
			if !strings.Contains(plan, index) || strings.Contains(plan, "TEMP B-TREE") {
				t.Errorf("%s: %s", box, plan)
			}
		}
	})
}
