package notify

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"peritus/bff/auth/authtest"
	"peritus/bff/platform/errs"
)

// night keeps Ines's emails from 10 PM to 7 AM. It's 10 PM in her zone.
func (w world) night(t *testing.T, zone string) {
	t.Helper()
	w.change(t, ScheduleForm{TimeZone: zone, DigestAt: "08:00", Quiet: true, QuietFrom: "22:00", QuietUntil: "07:00"})
}

func (w world) change(t *testing.T, form ScheduleForm) {
	t.Helper()
	if err := w.ChangeSchedule(t.Context(), ines, form); err != nil {
		t.Fatal(err)
	}
}

// until sets the clock.
func (w world) until(t *testing.T, rfc3339 string) {
	t.Helper()
	w.clock.Advance(at(t, rfc3339).Sub(w.clock.Now()))
}

func (w world) release(t *testing.T) {
	t.Helper()
	if err := w.Release(t.Context()); err != nil {
		t.Fatal(err)
	}
}

func (w world) subjects() string {
	all := make([]string, len(w.outbox.All))
	for i, m := range w.outbox.All {
		all[i] = m.Subject
	}
	return strings.Join(all, ", ")
}

func TestQuietHours_holdOptionalEmailsAndSendThemInOrder(t *testing.T) {
	each(t, func(t *testing.T, w world) {
		w.night(t, "America/New_York")
		w.until(t, "2026-11-28T21:59:59-05:00")
		w.share(t, "dana", "A")
		w.until(t, "2026-11-28T22:00:00-05:00")
		for _, title := range []string{"B", "C"} {
			w.share(t, "dana", title)
		}
		w.send(t, alert)
		w.send(t, receipt)
		w.send(t, desk) // urgent
		w.release(t)
		same(t, "at night", w.subjects(), "A, Alert for Ines, Receipt, Desk")
		if n := w.unreadOf(t, admin); n != 5 {
			t.Errorf("the center waits too: %d", n)
		}
		w.until(t, "2026-11-29T06:59:59-05:00")
		w.release(t)
		same(t, "before the end", w.subjects(), "A, Alert for Ines, Receipt, Desk")
		w.until(t, "2026-11-29T07:00:00-05:00")
		w.share(t, "dana", "D") // waits behind those of the night
		same(t, "until the release", w.subjects(), "A, Alert for Ines, Receipt, Desk")
		w.release(t)
		same(t, "at the end", w.subjects(), "A, Alert for Ines, Receipt, Desk, B, C, D")
		if m := w.outbox.All[4]; m.To != "ines@firm.example" || m.Unsubscribe == "" || !strings.Contains(m.Text, m.Unsubscribe) {
			t.Errorf("%+v", m)
		}
		w.release(t)
		w.share(t, "dana", "E")
		same(t, "once", w.subjects(), "A, Alert for Ines, Receipt, Desk, B, C, D, E")
	})
}

func TestRelease_looksAtWhatItsReaderChoseMeanwhile(t *testing.T) {
	each(t, func(t *testing.T, w world) {
		w.night(t, "America/New_York")
		w.until(t, "2026-11-28T23:00:00-05:00")
		w.share(t, "dana", "A")
		w.night(t, "America/Los_Angeles") // 8 PM there
		w.release(t)
		same(t, "a zone in which it isn't night", w.subjects(), "A")

		w.night(t, "America/New_York")
		w.share(t, "dana", "B")
		w.night(t, "America/St_Thomas") // an hour ahead, so the night ends earlier
		w.until(t, "2026-11-29T06:00:00-05:00")
		w.release(t)
		same(t, "an end that came earlier", w.subjects(), "A, B")

		w.until(t, "2026-11-29T22:30:00-04:00")
		w.share(t, "dana", "C")
		w.change(t, ScheduleForm{TimeZone: "America/New_York", DigestAt: "08:00", QuietFrom: "22:00", QuietUntil: "07:00"})
		w.release(t)
		same(t, "without quiet hours", w.subjects(), "A, B, C")

		w.night(t, "America/St_Thomas")
		w.share(t, "dana", "D")
		if err := w.Choose(t.Context(), ines, map[string]bool{"test.digest": false}, nil); err != nil {
			t.Fatal(err)
		}
		w.until(t, "2026-11-30T12:00:00-05:00")
		w.release(t)
		same(t, "emails that are turned off", w.subjects(), "A, B, C")
	})
}

func TestRelease_sendsNothingToErasedPeopleAndToTheAddressOfToday(t *testing.T) {
	each(t, func(t *testing.T, w world) {
		w.night(t, "America/New_York")
		w.until(t, "2026-11-28T23:00:00-05:00")
		w.share(t, "dana", "A")
		w.People = authtest.Directory{{ID: "ines", Name: "Ines", Email: "new@firm.example"}}
		w.until(t, "2026-11-29T07:00:00-05:00")
		w.release(t)
		if len(w.outbox.All) != 1 || w.outbox.All[0].To != "new@firm.example" {
			t.Errorf("%+v", w.outbox.All)
		}
		w.until(t, "2026-11-29T23:00:00-05:00")
		w.share(t, "dana", "B")
		w.People = authtest.Directory{}
		w.until(t, "2026-11-30T07:00:00-05:00")
		w.release(t)
		w.People = authtest.Directory{{ID: "ines", Email: "ines@firm.example"}}
		w.release(t)
		same(t, "after the erasure", w.subjects(), "A")
	})
}

func TestRelease_sendsEachHeldEmailOnceInOrderByThreeConcurrentSenders(t *testing.T) {
	each(t, func(t *testing.T, w world) {
		const people, emails = 6, 8
		var directory authtest.Directory
		for p := range people {
			id := fmt.Sprint("person", p)
			directory = append(directory, authtest.Directory{{ID: id, Name: id, Email: id + "@firm.example"}}...)
			if err := w.DB.Write(t.Context()).Exec(`INSERT INTO users (id, email, email_key, password_hash, name, groups, created_at, updated_at) VALUES (?, ?, ?, '', ?, 'Attorney', 1, 1)`,
				id, id, id, id).Error; err != nil {
				t.Fatal(err)
			}
			if err := w.store.schedule(t.Context(), scheduleRow{UserID: id, TimeZone: "America/New_York", Quiet: true, QuietFrom: 22 * 60, QuietUntil: 7 * 60}); err != nil {
				t.Fatal(err)
			}
		}
		w.People = directory
		w.until(t, "2026-11-28T23:00:00-05:00")
		for n := range emails {
			for _, p := range directory {
				if err := w.Send(t.Context(), Message{Kind: digest, UserID: p.ID, To: p.Email, Data: Data{"title": fmt.Sprint(n)}}); err != nil {
					t.Fatal(err)
				}
			}
		}
		w.until(t, "2026-11-29T07:00:00-05:00")
		var group sync.WaitGroup
		for range 3 {
			group.Go(func() {
				if err := w.Release(t.Context()); err != nil {
					t.Error(err)
				}
			})
		}
		group.Wait()
		for _, p := range directory {
			var got []string
			for _, m := range w.outbox.To(p.Email) {
				got = append(got, m.Subject)
			}
			if want := []string{"0", "1", "2", "3", "4", "5", "6", "7"}; !slices.Equal(got, want) {
				t.Errorf("%s got %v, want %v", p.ID, got, want)
			}
		}
	})
}

func TestSchedule_isInTheZoneOfTheProfileUntilOneIsChosen(t *testing.T) {
	each(t, func(t *testing.T, w world) {
		for _, c := range []struct {
			name string
			of   func() (ScheduleForm, error)
			zone string
		}{
			{"a profile's", func() (ScheduleForm, error) { return w.ScheduleOf(t.Context(), dana) }, "Australia/Sydney"},
			{"nobody's", func() (ScheduleForm, error) { return w.ScheduleOf(t.Context(), ines) }, "America/New_York"},
		} {
			form, err := c.of()
			if err != nil || form != (ScheduleForm{TimeZone: c.zone, DigestAt: "08:00", QuietFrom: "22:00", QuietUntil: "07:00"}) {
				t.Errorf("%s: %+v, %v", c.name, form, err)
			}
		}
		w.night(t, "Pacific/Honolulu")
		if form, err := w.ScheduleOf(t.Context(), ines); err != nil || form.TimeZone != "Pacific/Honolulu" || !form.Quiet {
			t.Errorf("%+v, %v", form, err)
		}
	})
}

func TestChangeSchedule_refusesWhatMakesNoSense(t *testing.T) {
	w := New(Deps{})
	good := ScheduleForm{TimeZone: "America/New_York", DigestAt: "08:00", Quiet: true, QuietFrom: "22:00", QuietUntil: "07:00"}
	for _, c := range []struct {
		field, name string
		spoil       func(*ScheduleForm)
	}{
		{"time_zone", "no zone", func(f *ScheduleForm) { f.TimeZone = "" }},
		{"time_zone", "an unknown zone", func(f *ScheduleForm) { f.TimeZone = "Mars/Olympus" }},
		{"digest_at", "a time between the halves of an hour", func(f *ScheduleForm) { f.DigestAt = "08:10" }},
		{"digest_at", "a daily email at night", func(f *ScheduleForm) { f.DigestAt = "23:00" }},
		{"digest_at", "a daily email in the morning of the night", func(f *ScheduleForm) { f.DigestAt = "06:30" }},
		{"digest_at", "a daily email within a quiet afternoon", func(f *ScheduleForm) { f.QuietFrom, f.QuietUntil, f.DigestAt = "12:00", "15:00", "12:00" }},
		{"quiet_until", "no hours at all", func(f *ScheduleForm) { f.QuietUntil = f.QuietFrom }},
		{"quiet_from", "no beginning", func(f *ScheduleForm) { f.QuietFrom = "" }},
	} {
		form := good
		c.spoil(&form)
		var problem *errs.Error
		if err := w.ChangeSchedule(t.Context(), ines, form); !errors.As(err, &problem) || len(problem.Fields[c.field]) != 1 {
			t.Errorf("%s: %v", c.name, err)
		}
	}
}

func TestDigests_areSentOnceADayByConcurrentSenders(t *testing.T) {
	each(t, func(t *testing.T, w world) {
		since := map[string]time.Time{"ines": noon, "dana": noon.Add(-24 * time.Hour)} // 4 AM in Sydney, on the 29th
		due := func() string {
			people, err := w.DigestsDue(t.Context(), since)
			if err != nil {
				t.Fatal(err)
			}
			return strings.Join(people, " ")
		}
		same(t, "whose time has come", due(), "dana")
		w.until(t, "2026-11-29T08:00:00-05:00")
		same(t, "the next morning", due(), "dana ines")
		message := Message{Kind: digest, UserID: "ines", To: "ines@firm.example", Data: Data{"title": "Daily"}}
		var group sync.WaitGroup
		for range 3 {
			group.Go(func() {
				if err := w.SendDigests(t.Context(), message); err != nil && errs.KindOf(err) != errs.Conflict {
					t.Error(err)
				}
			})
		}
		group.Wait()
		same(t, "one of three", w.subjects(), "Daily")
		same(t, "not again that day", due(), "dana")
		if err := w.SendDigests(context.WithoutCancel(t.Context()), message); errs.KindOf(err) != errs.Conflict {
			t.Errorf("a second one: %v", err)
		}
		w.until(t, "2026-11-30T08:00:00-05:00")
		since["ines"] = noon.Add(24 * time.Hour)
		same(t, "the day after", due(), "dana ines")
		if err := w.SendDigests(t.Context(), message); err != nil {
			t.Error(err)
		}
		same(t, "two of two days", w.subjects(), "Daily, Daily")
	})
}
