package message

import (
	"fmt"
	"sync"
	"testing"

	"peritus/bff/auth"
	"peritus/bff/platform/db"
	"peritus/bff/platform/db/dbtest"
	"peritus/bff/platform/web"
)

// Two processes share one Postgres; on SQLite one process has many senders.
func TestSend_concurrentSendersLeaveNoGapAndNoDouble(t *testing.T) {
	const each = 25
	check := func(t *testing.T, processes ...*world) {
		t.Helper()
		w := processes[0]
		c := w.open(dana, "a", "Abara", "Hello")
		var group sync.WaitGroup
		for p, process := range processes {
			for _, sender := range []auth.Actor{dana, amara} {
				group.Go(func() {
					for n := range each {
						// The first process sends all of them, the second one every other again.
						if p > 0 && n%2 == 0 {
							continue
						}
						if _, err := process.Send(t.Context(), sender, c.ID, SendForm{Text: fmt.Sprint(n), ClientID: fmt.Sprint("c", n)}); err != nil {
							t.Error(err)
						}
						if _, err := process.MarkRead(t.Context(), sender, c.ID, n); err != nil {
							t.Error(err)
						}
					}
				})
			}
		}
		group.Wait()
		all, _, err := w.Messages(t.Context(), dana, c.ID, web.Rows[int64]{After: 1, Limit: MessagesSize})
		if err != nil {
			t.Fatal(err)
		}
		seen := map[string]bool{}
		for i, m := range all {
			if m.Seq != i+2 {
				t.Errorf("number %d in place %d", m.Seq, i+2)
			}
			seen[string(m.Side)+m.Text] = true
		}
		if len(all) != 2*each || len(seen) != 2*each {
			t.Errorf("%d messages, %d different ones, want %d", len(all), len(seen), 2*each)
		}
	}
	t.Run("sqlite", func(t *testing.T) {
		w := newWorld(t, dbtest.SQLite(t))
		second := newWorld(t, w.DB)
		check(t, w, second)
	})
	t.Run("postgres", func(t *testing.T) {
		address := dbtest.PostgresURL(t)
		var processes []*world
		for range 2 {
			d, err := db.Open(t.Context(), address)
			if err != nil {
				t.Fatal(err)
			}
			t.Cleanup(func() { _ = d.Close() })
			processes = append(processes, newWorld(t, d))
		}
		check(t, processes...)
	})
}

// The same press in two tabs opens one conversation.
func TestOpen_concurrentPressesOpenOne(t *testing.T) {
	dbtest.Each(t, func(t *testing.T, d *db.DB) {
		w := newWorld(t, d)
		ids := make([]string, 8)
		var group sync.WaitGroup
		for i := range ids {
			group.Go(func() {
				tab := newWorld(t, d)
				c, err := tab.Open(t.Context(), dana, opening(of("a"), "Abara", "Hello", "one press"))
				if err != nil {
					t.Error(err)
				}
				ids[i] = c.ID
			})
		}
		group.Wait()
		for _, one := range ids {
			if one != ids[0] {
				t.Errorf("opened %v", ids)
				break
			}
		}
		same(t, "the inbox", w.box(dana, "", ""), "Dr. a: Abara: Hello")
	})
}
