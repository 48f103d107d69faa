package message

import (
	"strings"
	"testing"
	"time"

	"peritus/bff/notify/notifytest"
	"peritus/bff/platform/db"
	"peritus/bff/platform/db/dbtest"
)

func TestDigest_tellsOnceOfWhatIsUnreadForFifteenMinutes(t *testing.T) {
	dbtest.Each(t, func(t *testing.T, d *db.DB) {
		w := newWorld(t, d)
		out := &notifytest.Outbox{}
		w.Notify = out
		told := map[string]int{}
		mailed := func() string {
			t.Helper()
			if err := w.Digest(t.Context()); err != nil {
				t.Fatal(err)
			}
			var all []string
			for _, to := range []string{"dana@hart.example", "amara@uni.example"} {
				found := out.To(to)
				for _, m := range found[told[to]:] {
					all = append(all, to+": "+m.Subject)
				}
				told[to] = len(found)
			}
			return strings.Join(all, "; ")
		}
		c := w.open(dana, "a", "Abara", "Privileged words")
		w.clock.Advance(TellAfter - time.Second)
		same(t, "before 15 minutes", mailed(), "")
		w.clock.Advance(time.Second)
		same(t, "after 15 minutes", mailed(), "amara@uni.example: Unread message from Dana Hart")
		same(t, "once", mailed(), "")

		w.write(dana, c.ID, "More")
		w.clock.Advance(TellAfter - time.Minute)
		w.write(dana, c.ID, "And more") // doesn't put the email off
		w.clock.Advance(time.Minute)
		same(t, "of a new one", mailed(), "amara@uni.example: Unread message from Dana Hart")
		w.write(amara, c.ID, "Read and answered")
		if _, err := w.MarkRead(t.Context(), dana, c.ID, 4); err != nil {
			t.Fatal(err)
		}
		w.clock.Advance(TellAfter)
		same(t, "not of what was read", mailed(), "")
		if err := w.Mute(t.Context(), amara, c.ID); err != nil {
			t.Fatal(err)
		}
		w.write(dana, c.ID, "Into the void")
		w.clock.Advance(TellAfter)
		same(t, "not of muted ones", mailed(), "")
		if titles := out.Titles(); titles[0] != "Unread message from [dana]: https://peritus.example/experts/my-profile/messages/inbox/"+c.ID {
			t.Errorf("%q", titles)
		}
	})
}

func TestDigest_waitsForTheEndOfQuietHoursAndTellsWhatIsUnreadThen(t *testing.T) {
	dbtest.Each(t, func(t *testing.T, d *db.DB) {
		w := newWorld(t, d)
		out := &notifytest.Outbox{}
		w.Notify = out
		digest := func() string {
			t.Helper()
			if err := w.Digest(t.Context()); err != nil {
				t.Fatal(err)
			}
			var all []string
			for _, m := range out.All {
				all = append(all, m.To+": "+m.Subject)
			}
			out.All = nil
			return strings.Join(all, "; ")
		}
		c := w.open(dana, "a", "Abara", "One")
		w.open(dana, "n", "Lowe", "Two")
		w.quiet["amara"] = true
		w.clock.Advance(TellAfter)
		same(t, "at night", digest(), "")
		w.write(dana, c.ID, "Three")
		if _, err := w.MarkRead(t.Context(), amara, c.ID, 1); err != nil {
			t.Fatal(err)
		}
		w.clock.Advance(8 * time.Hour)
		delete(w.quiet, "amara")
		same(t, "in the morning", digest(), "amara@uni.example: Unread message from Dana Hart")
		same(t, "once", digest(), "")

		w.quiet["amara"] = true
		w.write(dana, c.ID, "Four")
		w.clock.Advance(TellAfter)
		same(t, "at night again", digest(), "")
		if _, err := w.MarkRead(t.Context(), amara, c.ID, 3); err != nil {
			t.Fatal(err)
		}
		delete(w.quiet, "amara")
		same(t, "not of what was read at night", digest(), "")
	})
}
