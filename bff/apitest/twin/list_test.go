package twin

import (
	"encoding/json"
	"fmt"
	"maps"
	"net/http"
	"slices"
	"strings"
	"sync"
	"testing"

	"peritus/bff/apitest"
	"peritus/bff/list"
	"peritus/bff/platform/soak"
)

// tab is one person's page of a list, on one process.
type tab struct {
	*apitest.World
	t       *testing.T
	who, at string
}

func (b tab) read() (l list.ListDetail) {
	b.Ask(b.t, b.who, http.MethodGet, b.at, "").Into(b.t, &l)
	return l
}

func (b tab) entry(expertID string) list.ListEntry {
	entries := b.read().Entries
	i := slices.IndexFunc(entries, func(e list.ListEntry) bool { return e.ExpertID == expertID })
	if i < 0 {
		b.t.Errorf("%s lost %s", b.who, expertID)
		return list.ListEntry{}
	}
	return entries[i]
}

// save changes an entry with what change makes of its current state, again as long as another
// tab was first, as people do who are shown the new state. It returns what was saved.
func (b tab) save(expertID, what string, change func(list.ListEntry) any) (saved list.ListEntry) {
	for range 200 {
		body, err := json.Marshal(change(b.entry(expertID)))
		if err != nil {
			b.t.Error(err)
			return saved
		}
		switch got := b.Ask(b.t, b.who, http.MethodPut, b.at+"/experts/"+expertID+"/"+what, string(body)); got.Status {
		case 200:
			got.Into(b.t, &saved)
			return saved
		case 409:
		default:
			b.t.Errorf("%s: %d %s", what, got.Status, got.Body)
			return saved
		}
	}
	b.t.Errorf("%s of %s is refused forever", what, expertID)
	return saved
}

// Two people change one list in four tabs each, on two processes at once: they move experts
// between stages and places and add to their notes. Every change that was acknowledged
// counts, in one order, and both processes end with the same list.
func TestLists_twoPeopleInEightTabsOnTwoProcessesLoseNothing(t *testing.T) {
	one, other := two(t)
	experts := found(t, one)[:5]
	var made list.ListDone
	one.Ask(t, "attorney", http.MethodPost, "/api/lists?expert="+strings.Join(experts, "&expert="), `{"name":"Eight tabs"}`).Into(t, &made)
	at := "/api/lists/" + made.ID
	if got := one.Ask(t, "attorney", http.MethodPut, at+"/members", fmt.Sprintf(`{"email":%q,"role":"editor"}`, apitest.MailOf("researcher"))); got.Status != 200 {
		t.Fatal(got.Body)
	}
	one.Ask(t, "researcher", http.MethodGet, at, "") // signs in before the tabs do

	var mu sync.Mutex
	stages := map[string]map[int]string{} // by expert: the acknowledged stage of each version
	var lines []string
	var tabs sync.WaitGroup
	for n := range 8 {
		b := tab{[]*apitest.World{one, other}[n%2], t, []string{"attorney", "researcher"}[n/4], at}
		tabs.Go(func() {
			for round := range soak.Pick(40, 6) {
				expert := experts[(n*3+round)%len(experts)]
				stage := string(list.Stages[(n+round)%len(list.Stages)])
				after := []string{"", "start"}[(n+round)%2]
				moved := b.save(expert, "place", func(e list.ListEntry) any {
					return map[string]any{"stage": stage, "after": after, "version": e.Version}
				})
				line := fmt.Sprintf("tab %d, round %d.", n, round)
				b.save(expert, "note", func(e list.ListEntry) any {
					return map[string]any{"note": strings.TrimSpace(e.Note + "\n" + line), "version": e.NoteVersion}
				})
				mu.Lock()
				lines = append(lines, line)
				if stages[expert] == nil {
					stages[expert] = map[int]string{}
				}
				if was, known := stages[expert][moved.Version]; known && was != moved.Stage {
					t.Errorf("version %d of %s is both %s and %s", moved.Version, expert, was, moved.Stage)
				}
				stages[expert][moved.Version] = moved.Stage
				mu.Unlock()
			}
		})
	}
	tabs.Wait()

	end := tab{one, t, "attorney", at}.read()
	if same := (tab{other, t, "researcher", at}).read(); !slices.Equal(same.Entries, end.Entries) {
		t.Errorf("the processes differ: %+v and %+v", end.Entries, same.Entries)
	}
	var ids []string
	notes := ""
	for _, e := range end.Entries {
		ids = append(ids, e.ExpertID)
		notes += e.Note + "\n"
		last := slices.Max(slices.Collect(maps.Keys(stages[e.ExpertID])))
		if e.Version != last || e.Stage != stages[e.ExpertID][last] {
			t.Errorf("%s is %s at version %d; the last acknowledged was %s at %d", e.ExpertID, e.Stage, e.Version, stages[e.ExpertID][last], last)
		}
		for version := 2; version <= last; version++ {
			if _, acknowledged := stages[e.ExpertID][version]; !acknowledged {
				t.Errorf("nobody was told of version %d of %s", version, e.ExpertID)
			}
		}
	}
	slices.Sort(ids)
	if !slices.Equal(ids, experts) {
		t.Errorf("%v on the list, want %v", ids, experts)
	}
	for _, line := range lines {
		if strings.Count(notes, line) != 1 {
			t.Errorf("%q is in the notes %d times", line, strings.Count(notes, line))
		}
	}
}
