package waiting

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"peritus/bff/auth"
	"peritus/bff/platform/clock"
	"peritus/bff/platform/db"
	"peritus/bff/platform/db/dbtest"
)

var (
	start      = time.Date(2026, 11, 28, 9, 0, 0, 0, time.UTC)
	researcher = auth.Actor{UserID: "jana", Groups: auth.Groups{auth.Researcher}}
)

// fill adds things to all queues that wait for so many hours, and others that are done.
func fill(t *testing.T, d *db.DB) *Service {
	t.Helper()
	ago := func(hours int) int64 { return start.Add(-time.Duration(hours) * time.Hour).UnixMilli() }
	exec := func(query string, args ...any) {
		t.Helper()
		if err := d.Write(t.Context()).Exec(query, args...).Error; err != nil {
			t.Fatal(err)
		}
	}
	claim := func(id, name, purpose, mode, state string, waits bool, hours int) {
		exec(`INSERT INTO claims (id, reference, expert_id, expert_name, purpose, mode, state, browser, place, waits, found_by, version, created_at, updated_at)
VALUES (?, ?, 'e', ?, ?, ?, ?, '', '', ?, '', 1, ?, 0)`, id, id, name, purpose, mode, state, waits, ago(hours))
	}
	claim("c1", "Tomasz Wieczorek", "claim", "document", "disputed", true, 74)
	claim("c2", "Sefina Tuilagi", "claim", "document", "pending", true, 20)
	claim("c3", "Nobody Waits", "claim", "email", "pending", false, 500)
	claim("c4", "", "removal", "sms", "pending", true, 3)
	inquiry := func(id, state, name, subject, assignee string, hours int) {
		exec(`INSERT INTO inquiries (id, reference, fingerprint, form, state, name, email, subject, fields, found_by, assignee_name, version, created_at, updated_at)
VALUES (?, ?, ?, 'contact', ?, ?, '', ?, '{}', '', ?, 1, ?, 0)`, id, id, id, state, name, subject, assignee, ago(hours))
	}
	inquiry("r1", "open", "Port of Tacoma", "Ship stability", "Lerato Dube", 49)
	inquiry("r2", "unread", "Wayne County", "", "", 2)
	inquiry("r3", "answered", "Done", "Done", "", 400)
	inquiry("r4", "spam", "Spam", "Spam", "", 400)
	expert := func(id, status string, user any, hours int) {
		exec(`INSERT INTO experts (id, user_id, status, visibility, name, headline, created_at, updated_at) VALUES (?, ?, ?, 'public', 'Aiko Nakagawa', 'Surgeon', ?, 0)`,
			id, user, status, ago(hours))
	}
	expert("p1", "pending", "someone", 5000)
	exec(`INSERT INTO profile_revisions (id, expert_id, section, action, source, on_behalf, changes, created_at) VALUES ('v1', 'p1', '', 'status', 'expert', FALSE, '[]', ?)`, ago(30))
	expert("p2", "pending", nil, 300)
	expert("p3", "published", "another", 300)
	exec(`INSERT INTO users (id, email, email_key, password_hash, name, groups, created_at, updated_at) VALUES ('bisi', 'b', 'b', '', 'b', 'Attorney', 0, 0)`)
	exec(`INSERT INTO attorneys (user_id, first_name, last_name, firm, phone, role, practice_areas, city, state, time_zone, version, created_at, updated_at)
VALUES ('bisi', 'Bisi', 'Oyelaran', '', '', '', '', '', 'TX', '', 1, 0, 0)`)
	admission := func(id, status string, hours int) {
		exec(`INSERT INTO bar_admissions (id, user_id, position, state, number, year, status, submitted_at) VALUES (?, 'bisi', 1, 'TX', '24118806', 2019, ?, ?)`,
			id, status, ago(hours))
	}
	admission("b1", "pending", 19)
	admission("b2", "confirmed", 900)
	report := func(id string, closed any, hours int) {
		exec(`INSERT INTO message_reports (id, by_id, reason, text, seq, quote, created_at, closed_at) VALUES (?, 'bisi', 'spam', '', 0, '', ?, ?)`, id, ago(hours), closed)
	}
	report("m1", nil, 10)
	report("m2", 1, 700)
	problem := func(id string, settled any, hours int) {
		exec(`INSERT INTO credit_problems (id, kind, reference, payment_id, cents, currency, found_at, settled_at) VALUES (?, 'amount', ?, '', 900, 'mxn', ?, ?)`, id, "cs_"+id, ago(hours), settled)
	}
	problem("y1", nil, 60)
	problem("y2", 1, 700)
	return New(d, clock.NewFake(start))
}

func TestCounts_onlyWhatWaitsAndHowLateItIs(t *testing.T) {
	dbtest.Each(t, func(t *testing.T, d *db.DB) {
		s := fill(t, d)
		counts, err := s.Counts(t.Context(), researcher)
		if err != nil {
			t.Fatal(err)
		}
		var got []string
		for _, c := range counts {
			got = append(got, fmt.Sprintf("%s %d late %d oldest %s", c.Queue, c.Waits, c.Late, start.Sub(c.Oldest)))
		}
		want := "claims 3 late 1 oldest 74h0m0s; requests 2 late 1 oldest 49h0m0s; profiles 1 late 0 oldest 30h0m0s; bar-admissions 1 late 0 oldest 19h0m0s; message-reports 1 late 0 oldest 10h0m0s"
		if strings.Join(got, "; ") != want {
			t.Errorf("got  %s\nwant %s", strings.Join(got, "; "), want)
		}
		byPage, err := s.ByPage(t.Context(), researcher)
		if err != nil || fmt.Sprint(byPage) != "map[/admin/claims:5 /admin/message-reports:1 /admin/requests:2]" {
			t.Errorf("by page: %v %v", byPage, err)
		}
	})
}

// Payments are for administrators, as their page is.
func TestCounts_onlyAdministratorsSeePayments(t *testing.T) {
	dbtest.Each(t, func(t *testing.T, d *db.DB) {
		s := fill(t, d)
		admin := auth.Actor{UserID: "ruth", Groups: auth.Groups{auth.Admin}}
		byPage, err := s.ByPage(t.Context(), admin)
		if err != nil || byPage["/admin/credits"] != 1 {
			t.Errorf("by page: %v %v", byPage, err)
		}
		things, err := s.Oldest(t.Context(), admin)
		if err != nil || len(things) != 9 || things[1].Queue != Payments || things[1].Title != "cs_y1" || things[1].Detail != "Another amount or currency was paid" {
			t.Errorf("%+v, %v", things, err)
		}
	})
}

func TestOldest_mixesTheQueuesByAge(t *testing.T) {
	dbtest.Each(t, func(t *testing.T, d *db.DB) {
		things, err := fill(t, d).Oldest(t.Context(), researcher)
		if err != nil {
			t.Fatal(err)
		}
		var got []string
		for _, one := range things {
			got = append(got, fmt.Sprintf("%s %s: %s, %s, %s, %s", one.Queue, one.ID, one.Title, one.Detail, one.Assignee, start.Sub(one.Since)))
		}
		want := []string{
			"claims c1: Tomasz Wieczorek, Disputed claim by document, , 74h0m0s",
			"requests r1: Port of Tacoma, Ship stability, Lerato Dube, 49h0m0s",
			"profiles p1: Aiko Nakagawa, Surgeon, , 30h0m0s",
			"claims c2: Sefina Tuilagi, Claim by document, , 20h0m0s",
			"bar-admissions b1: Bisi Oyelaran, Texas 24118806, 2019, , 19h0m0s",
			"message-reports m1: b, Reported messages, , 10h0m0s",
			"claims c4: , Removal request by text message, , 3h0m0s",
			"requests r2: Wayne County, No subject, , 2h0m0s",
		}
		if strings.Join(got, "\n") != strings.Join(want, "\n") {
			t.Errorf("got\n%s\nwant\n%s", strings.Join(got, "\n"), strings.Join(want, "\n"))
		}
	})
}

func TestCounts_peopleWhoCannotOpenAQueueSeeNothingOfIt(t *testing.T) {
	dbtest.Each(t, func(t *testing.T, d *db.DB) {
		s := fill(t, d)
		for name, actor := range map[string]auth.Actor{
			"nobody":               auth.Nobody,
			"attorney":             {UserID: "x", Groups: auth.Groups{auth.Attorney}},
			"expert":               {UserID: "x", Groups: auth.Groups{auth.Expert}},
			"staff without factor": {UserID: "x", Groups: auth.Groups{auth.Admin}, Pending: true},
		} {
			counts, err := s.Counts(t.Context(), actor)
			things, listErr := s.Oldest(t.Context(), actor)
			if err != nil || listErr != nil || len(counts) != 0 || len(things) != 0 {
				t.Errorf("%s sees %v %v (%v %v)", name, counts, things, err, listErr)
			}
		}
	})
}

// The navigation of every staff page counts, so nothing may read a whole table.
func TestCounts_useAnIndexForEveryQueue(t *testing.T) {
	d := dbtest.SQLite(t)
	for queue, from := range sources {
		for _, where := range from.where {
			var plan []struct{ Detail string }
			query := "EXPLAIN QUERY PLAN SELECT COUNT(*), MIN(" + from.since + ") FROM " + from.from + " WHERE " + where
			if err := d.Read(t.Context()).Raw(query).Scan(&plan).Error; err != nil {
				t.Fatal(err)
			}
			for _, step := range plan {
				if !strings.Contains(step.Detail, "INDEX") && !strings.Contains(step.Detail, "SUBQUERY") {
					t.Errorf("%s: %s", queue, step.Detail)
				}
			}
		}
	}
}
