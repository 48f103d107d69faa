package conflict

import (
	"fmt"
	"sync"
	"testing"

	"peritus/bff/platform/db"
	"peritus/bff/platform/db/dbtest"
)

// Parties that are added while the record grows and others ask are each checked once, and
// nobody gets around a limit.
func TestAdd_concurrentWithRecheckNumbersWithoutGaps(t *testing.T) {
	dbtest.Each(t, func(t *testing.T, d *db.DB) {
		w := newWorld(t, d)
		w.records.names("a", "Harbor Crane Co.")
		w.open("c1", "plaintiff Lena Abara")
		var group sync.WaitGroup
		var added, tried sync.Map
		for i := range 12 {
			group.Go(func() {
				err := w.Add(t.Context(), dana, "c1", PartyForm{Side: "other", Name: fmt.Sprintf("Company %c", 'A'+i)})
				if err == nil {
					added.Store(i, true)
				}
			})
			group.Go(func() {
				if _, err := w.Try(t.Context(), dana, "b", partiesOf(fmt.Sprintf("other Firm %c", 'A'+i))); err == nil {
					tried.Store(i, true)
				}
			})
			group.Go(func() {
				w.records.names("a", fmt.Sprintf("Harbor Crane %c", 'A'+i))
				if err := w.Recheck(t.Context()); err != nil {
					t.Error(err)
				}
			})
		}
		group.Wait()
		if got := count(&added); got != MostSetsADay {
			t.Errorf("%d parties added, the limit is %d", got, MostSetsADay)
		}
		if got := count(&tried); got != MostSetsADay {
			t.Errorf("%d checks, the limit is %d", got, MostSetsADay)
		}
		seen, err := w.Get(t.Context(), dana, "c1")
		if err != nil {
			t.Fatal(err)
		}
		for i, c := range seen.Checks {
			if c.Number != i+1 {
				t.Errorf("number %d in place %d", c.Number, i+1)
			}
		}
		if seen.Number != len(seen.Checks) || len(seen.Parties) != MostSetsADay+2 {
			t.Errorf("%d of %d checks, %d parties", seen.Number, len(seen.Checks), len(seen.Parties))
		}
		before := len(seen.Checks)
		if err := w.Recheck(t.Context()); err != nil {
			t.Fatal(err)
		}
		if seen, err = w.Get(t.Context(), dana, "c1"); err != nil || len(seen.Checks) > before+1 {
			t.Errorf("%d checks: %v", len(seen.Checks), err)
		}
	})
}

func count(m *sync.Map) (n int) {
	m.Range(func(any, any) bool { n++; return true })
	return n
}
