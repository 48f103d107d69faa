package expiry

import (
	"context"
	"strings"
	"testing"
	"time"

	"peritus/bff/auth"
	"peritus/bff/notify/notifytest"
	"peritus/bff/platform/clock"
	"peritus/bff/platform/db"
	"peritus/bff/platform/db/dbtest"
)

var noon = time.Date(2026, 3, 1, 12, 0, 0, 0, time.UTC)

func newService(t *testing.T, d *db.DB) (*Service, *notifytest.Outbox, *clock.Fake) {
	t.Helper()
	out, c := &notifytest.Outbox{}, clock.NewFake(noon)
	if err := d.Write(t.Context()).Exec("INSERT INTO experts (id, status, visibility, created_at, updated_at) VALUES ('owned', 'published', 'public', 1, 1), ('unclaimed', 'unclaimed', 'public', 1, 1)").Error; err != nil {
		t.Fatal(err)
	}
	return &Service{DB: d, Clock: c, Notify: out, WebOrigin: "https://peritus.example", Owners: func(context.Context, []string) (map[string]auth.Person, error) {
		return map[string]auth.Person{"owned": {ID: "u", Name: "Amara Okonkwo-Bell", Email: "amara@lab.example"}}, nil
	}}, out, c
}

func (s *Service) put(t *testing.T, expertID string, entries ...Entry) {
	t.Helper()
	err := s.DB.InTx(t.Context(), func(ctx context.Context) error { return s.Replace(ctx, map[string][]Entry{expertID: entries}) })
	if err != nil {
		t.Fatal(err)
	}
}

// tell sends what is due and returns the new subjects.
func (s *Service) tell(t *testing.T, out *notifytest.Outbox) (subjects []string) {
	t.Helper()
	before := len(out.All)
	if err := s.Tell(t.Context()); err != nil {
		t.Fatal(err)
	}
	for _, m := range out.All[before:] {
		subjects = append(subjects, m.Subject)
	}
	return subjects
}

func TestTell_sendsANotice60And30And7DaysBefore(t *testing.T) {
	dbtest.Each(t, func(t *testing.T, d *db.DB) {
		s, out, c := newService(t, d)
		last := noon.AddDate(0, 0, 100)
		s.put(t, "owned", Entry{"licenses-and-certifications", "pe", "Professional Engineer", last.Format(time.DateOnly)})
		told := map[int]int{}
		for day := 100; day >= -3; day-- {
			for range 3 { // runs every hour
				for _, subject := range s.tell(t, out) {
					if subject != "Professional Engineer expires on June 9, 2026" {
						t.Errorf("%s", subject)
					}
					told[day]++
				}
			}
			// A save of something else changes nothing.
			s.put(t, "owned", Entry{"licenses-and-certifications", "pe", "Professional Engineer", last.Format(time.DateOnly)})
			c.Advance(24 * time.Hour)
		}
		if len(told) != 3 || told[60] != 1 || told[30] != 1 || told[7] != 1 {
			t.Errorf("%v", told)
		}
	})
}

func TestTell_sendsOnlyTheNextNotice(t *testing.T) {
	dbtest.Each(t, func(t *testing.T, d *db.DB) {
		s, out, c := newService(t, d)
		day := func(n int) string { return noon.AddDate(0, 0, n).Format(time.DateOnly) }
		s.put(t, "unclaimed", Entry{"licenses-and-certifications", "x", "Of nobody", day(5)})
		s.put(t, "owned", Entry{"licenses-and-certifications", "a", "Entered late", day(20)}, Entry{"licenses-and-certifications", "b", "Expired", day(-1)}, Entry{"association-memberships", "c", "Today", day(0)}, Entry{"licenses-and-certifications", "d", "Later", day(61)})
		got := s.tell(t, out)
		if len(got) != 2 || !strings.HasPrefix(got[0], "Today expires") || !strings.HasPrefix(got[1], "Entered late expires") {
			t.Errorf("%v", got)
		}
		// Each leads to its own section.
		for i, link := range []string{"association-memberships?edit=c", "licenses-and-certifications?edit=a"} {
			if text := out.All[i].Text; !strings.Contains(text, "https://peritus.example/experts/my-profile/"+link+"\n") {
				t.Errorf("%s", text)
			}
		}
		// A renewed license starts again, a removed one ends.
		s.put(t, "owned", Entry{"licenses-and-certifications", "a", "Renewed", day(25)})
		if got := s.tell(t, out); len(got) != 1 || !strings.HasPrefix(got[0], "Renewed expires") {
			t.Errorf("%v", got)
		}
		s.put(t, "owned")
		c.Advance(20 * 24 * time.Hour)
		if got := s.tell(t, out); len(got) != 0 {
			t.Errorf("%v", got)
		}
	})
}

func TestTell_concurrentProcessesSendEachNoticeOnce(t *testing.T) {
	dbtest.Each(t, func(t *testing.T, d *db.DB) {
		s, out, _ := newService(t, d)
		entries := make([]Entry, 0, 3*atOnce/2)
		for i := range cap(entries) {
			entries = append(entries, Entry{Section: "licenses-and-certifications", ItemID: string(rune('a'+i%26)) + strings.Repeat("x", i), Name: "License", LastDay: noon.AddDate(0, 0, i%60).Format(time.DateOnly)})
		}
		s.put(t, "owned", entries...)
		failures := make(chan error)
		for range 3 {
			go func() { failures <- s.Tell(t.Context()) }()
		}
		for range 3 {
			if err := <-failures; err != nil {
				t.Error(err)
			}
		}
		if n := len(out.All); n != len(entries) {
			t.Errorf("%d notices, want %d", n, len(entries))
		}
	})
}
