package saved

import (
	"fmt"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"gorm.io/gorm"

	"peritus/bff/auth"
	"peritus/bff/notify"
	"peritus/bff/platform/db/dbtest"
	"peritus/bff/platform/errs"
	"peritus/bff/search"
)

func TestMatch_tellsAboutThoseWhoComeToFit(t *testing.T) {
	each(t, func(t *testing.T, w *world) {
		w.publish("a", "Tower cranes")
		w.publish("b", "Tunnels")
		saved := w.save(dana, "Cranes", "q=cranes")
		w.wantTold() // nobody at the moment of saving
		w.publish("a", "Tower cranes and hoists")
		w.wantTold() // who fit before isn't news
		w.publish("c", "Mobile cranes")
		w.publish("b", "Tunnels and cranes")
		w.publish("d", "Bridges")
		w.wantTold("dana@firm.example b c")
		m := w.out.All[0]
		if m.Subject != "2 new experts fit your saved searches" || !strings.Contains(m.Text, "C Lane, Mobile cranes\nFits: Cranes\nhttps://peritus.example/attorney/experts/"+of("c")+"\n") ||
			!strings.Contains(m.Text, "https://peritus.example/attorney/searches\n") {
			t.Errorf("%s\n%s", m.Subject, m.Text)
		}
		list, err := w.List(t.Context(), dana)
		if err != nil || len(list) != 1 || list[0].ID != saved.ID || list[0].New != 2 {
			t.Errorf("%+v %v", list, err)
		}
	})
}

func TestMatch_neverTellsAboutTheSameExpertTwice(t *testing.T) {
	each(t, func(t *testing.T, w *world) {
		w.save(dana, "Cranes", "q=cranes")
		w.save(dana, "Hoists", "q=hoists")
		w.publish("a", "Cranes")
		w.wantTold("dana@firm.example a")
		w.clock.Advance(2 * day)
		w.publish("a", "Bridges")
		w.match()
		w.publish("a", "Cranes")
		w.wantTold() // fits again
		w.publish("a", "Cranes and hoists")
		w.wantTold() // fits another search
		w.publish("b", "Hoists and cranes")
		w.wantTold("dana@firm.example b")
		if m := w.out.All[1]; !strings.Contains(m.Text, "Fits: Cranes, Hoists\n") || m.Subject != "A new expert fits your saved searches" {
			t.Errorf("%s\n%s", m.Subject, m.Text)
		}
	})
}

func TestMatch_sendsOneEmailADayForAllSearches(t *testing.T) {
	each(t, func(t *testing.T, w *world) {
		w.save(dana, "Cranes", "q=cranes")
		w.save(dana, "Tunnels", "q=tunnels")
		w.save(lee, "Tunnels", "q=tunnels")
		w.publish("a", "Cranes")
		w.publish("b", "Tunnels")
		w.wantTold("dana@firm.example a b", "lee@firm.example b")
		w.publish("c", "Cranes")
		w.wantTold()
		w.clock.Advance(day - 3*time.Minute)
		w.publish("d", "Tunnels")
		w.wantTold()
		w.clock.Advance(3 * time.Minute)
		w.wantTold("dana@firm.example c d", "lee@firm.example d")
	})
}

func TestMatch_emailsAreOnlyForThoseWhoWantThem(t *testing.T) {
	each(t, func(t *testing.T, w *world) {
		quiet, err := w.Save(t.Context(), dana, SaveForm{Name: "Cranes", Search: "q=cranes"})
		if err != nil {
			t.Fatal(err)
		}
		w.publish("a", "Cranes")
		w.wantTold()
		if list, err := w.List(t.Context(), dana); err != nil || list[0].New != 1 {
			t.Errorf("%+v %v", list, err)
		}
		if _, err := w.Change(t.Context(), dana, quiet.ID, ChangeForm{Name: "Cranes", Mail: true, Version: new(1)}); err != nil {
			t.Fatal(err)
		}
		w.wantTold() // who came before isn't told later
		w.publish("b", "Cranes")
		w.wantTold("dana@firm.example b")
		w.clock.Advance(2 * day)
		// Found while emails were wanted, and turned off before one was due.
		w.publish("c", "Cranes")
		w.match()
		w.publish("d", "Cranes")
		w.match()
		deleted := w.save(dana, "Tunnels", "q=tunnels")
		w.publish("e", "Tunnels")
		w.match()
		if _, err := w.Change(t.Context(), dana, quiet.ID, ChangeForm{Name: "Cranes", Version: new(2)}); err != nil {
			t.Fatal(err)
		}
		if _, err := w.Delete(t.Context(), dana, deleted.ID); err != nil {
			t.Fatal(err)
		}
		w.clock.Advance(2 * day)
		w.wantTold()
	})
}

func TestMatch_tellsOnlyWhatThePersonMaySee(t *testing.T) {
	each(t, func(t *testing.T, w *world) {
		w.save(dana, "Cranes", "q=cranes")
		w.save(lee, "Cranes", "q=cranes")
		w.save(lee, "Not tunnels", "q=lane+-tunnels")
		counsel := document("a", "Bridges and cranes")
		public := document("a", "Bridges")
		w.feed.put("a", search.Views{Counsel: counsel, Public: public})
		w.wantTold("dana@firm.example a", "lee@firm.example a")
		if m := w.out.All[1]; strings.Contains(m.Text, "cranes") || !strings.Contains(m.Text, "Fits: Not tunnels\n") {
			t.Error(m.Text)
		}
		w.clock.Advance(2 * day)
		// Only attorneys with a confirmed admission can find b; nobody whose account is closed hears of c.
		w.feed.put("b", search.Views{Counsel: document("b", "Cranes")})
		w.wantTold("dana@firm.example b")
		w.clock.Advance(2 * day)
		delete(w.readers, "dana")
		w.publish("c", "Cranes")
		w.wantTold("lee@firm.example c")
	})
}

func TestMatch_anExpertWhoIsGoneBeforeTheEmailIsToldOnceTheyAreBack(t *testing.T) {
	each(t, func(t *testing.T, w *world) {
		w.save(dana, "Cranes", "q=cranes")
		w.publish("a", "Cranes")
		w.match()
		w.publish("b", "Cranes")
		w.wantTold()
		w.hide("b")
		w.clock.Advance(2 * day)
		w.wantTold()
		w.publish("b", "Cranes")
		w.wantTold("dana@firm.example b")
	})
}

func TestMatch_longEmailsSayHowManyMore(t *testing.T) {
	each(t, func(t *testing.T, w *world) {
		w.save(dana, "Everyone", "")
		for i := range listedExperts + 3 {
			name := fmt.Sprintf("x%d", i)
			w.exec("INSERT INTO experts (id, status, visibility, created_at, updated_at) VALUES (?, 'published', 'public', 1, 1)", w.DB, of(name))
			w.publish(name, "Cranes")
		}
		w.match()
		if m := w.out.All[0]; strings.Count(m.Text, "Fits: Everyone") != listedExperts || !strings.Contains(m.Text, "And 3 more.") || m.Subject != "23 new experts fit your saved searches" {
			t.Errorf("%s\n%s", m.Subject, m.Text)
		}
	})
}

func TestMatch_concurrentProcessesTellOnce(t *testing.T) {
	each(t, func(t *testing.T, w *world) {
		w.save(dana, "Cranes", "q=cranes")
		w.save(lee, "Cranes", "q=cranes")
		for name := range strings.FieldsSeq("a b c d e f g h") {
			w.publish(name, "Cranes")
		}
		processes := []*Service{w.Service, w.process(w.DB), w.process(w.DB)}
		var all sync.WaitGroup
		failed := make(chan error, len(processes))
		for _, p := range processes {
			all.Go(func() { failed <- p.Match(t.Context()) })
		}
		all.Wait()
		for range processes {
			if err := <-failed; err != nil {
				t.Error(err)
			}
		}
		w.clock.Advance(2 * day)
		w.match()
		told := map[string]int{}
		for _, m := range w.out.All {
			for line := range strings.Lines(m.Text) {
				if name, _, ok := strings.Cut(line, " Lane"); ok {
					told[m.To+" "+name]++
				}
			}
		}
		if len(told) != 16 {
			t.Errorf("%d told: %v", len(told), told)
		}
		for who, n := range told {
			if n != 1 {
				t.Errorf("%s: %d times", who, n)
			}
		}
	})
}

// While changes are matched, a search that is saved misses none and repeats none.
func TestSave_concurrentWithChangesMissesNoneOfThem(t *testing.T) {
	each(t, func(t *testing.T, w *world) {
		other := w.process(w.DB)
		w.save(lee, "All", "")
		var all sync.WaitGroup
		failed := make(chan error, 40)
		all.Go(func() {
			for name := range strings.FieldsSeq("a b c d e f g h") {
				w.publish(name, "Cranes")
				failed <- other.Match(t.Context())
			}
		})
		for i := range 4 {
			all.Go(func() {
				_, err := w.Save(t.Context(), dana, SaveForm{Name: fmt.Sprint("Cranes ", i), Search: "q=cranes"})
				failed <- err
			})
		}
		all.Wait()
		close(failed)
		for err := range failed {
			if err != nil {
				t.Error(err)
			}
		}
		w.match()
		list, err := w.List(t.Context(), dana)
		if err != nil || len(list) != 4 {
			t.Fatalf("%+v %v", list, err)
		}
		for _, saved := range list {
			before, err := w.store.knownOf(t.Context(), []string{saved.ID})
			if err != nil {
				t.Fatal(err)
			}
			var finds []string
			if err := w.DB.Read(t.Context()).Table("saved_search_finds").Where("search_id = ?", saved.ID).Pluck("expert_id", &finds).Error; err != nil {
				t.Fatal(err)
			}
			for name := range strings.FieldsSeq("a b c d e f g h") {
				if known, found := before[saved.ID].has(of(name)), slices.Contains(finds, of(name)); known == found {
					t.Errorf("%s of %s: known %v, found %v", name, saved.Name, known, found)
				}
			}
		}
	})
}

func TestSave_waitsForTheIndexToHaveWhatIsMatched(t *testing.T) {
	each(t, func(t *testing.T, w *world) {
		w.exec("UPDATE saved_search_reach SET seq = 99", w.DB)
		if _, err := w.Save(t.Context(), dana, SaveForm{Name: "Cranes", Search: "q=cranes"}); errs.KindOf(err) != errs.Unavailable {
			t.Error(err)
		}
		// After a restored backup, matching goes back too.
		w.match()
		w.save(dana, "Cranes", "q=cranes")
	})
}

func TestSave_refuses(t *testing.T) {
	each(t, func(t *testing.T, w *world) {
		w.publish("a", "Cranes")
		w.save(dana, "Cranes", "q=cranes")
		for _, c := range []struct {
			name, search, field, says string
		}{
			{"", "q=x", "name", "Enter a name for the search."},
			{strings.Repeat("x", 101), "q=x", "name", "100"},
			{" CRANES ", "q=x", "name", "You have a saved search called"},
			{"Unknown state", "state=ZZ", "search", "no state"},
			{"Attorneys only", "secret=yes", "", ""},
			{"Long", "q=" + strings.Repeat("x+", 2600), "search", "5,000"},
			{"Pasted", "q=" + strings.Repeat("the+crane+fell+on+a+car+", 6), "search", "main words"},
			{"Broken", "q=%zz", "search", "can't be read"},
		} {
			_, err := w.Save(t.Context(), dana, SaveForm{Name: c.name, Search: c.search})
			checkField(t, c.name, err, c.field, c.says)
		}
		_, err := w.Save(t.Context(), lee, SaveForm{Name: "Attorneys only", Search: "secret=yes"})
		checkField(t, "of others", err, "search", "confirmed bar admission")
		for i := range Most - 2 {
			w.save(dana, fmt.Sprint("n", i), "")
		}
		_, err = w.Save(t.Context(), dana, SaveForm{Name: "one more", Search: ""})
		checkField(t, "full", err, "name", "50")
		w.save(lee, "Cranes", "q=cranes") // another person's names are free
	})
}

func checkField(t *testing.T, name string, err error, field, says string) {
	t.Helper()
	if field == "" {
		if err != nil {
			t.Errorf("%s: %v", name, err)
		}
		return
	}
	e, ok := err.(*errs.Error)
	if !ok || e.Kind != errs.Invalid || !strings.Contains(strings.Join(e.Fields[field], " "), says) {
		t.Errorf("%s: %v", name, err)
	}
}

func TestOpen_showsWhoIsNewSinceTheLastTime(t *testing.T) {
	each(t, func(t *testing.T, w *world) {
		saved := w.save(dana, "Cranes", "q=cranes&page=3&sort=name")
		if saved.Params != "q=cranes" {
			t.Error(saved.Params)
		}
		w.publish("a", "Cranes")
		w.match()
		w.publish("b", "Cranes")
		w.match()
		open := func(want ...string) {
			t.Helper()
			_, newcomers, err := w.Open(t.Context(), dana, saved.ID)
			if err != nil || !slices.Equal(newcomers, want) {
				t.Errorf("%v %v", newcomers, err)
			}
		}
		open(of("b"), of("a"))
		w.clock.Advance(visitGap)
		open(of("b"), of("a")) // the same visit
		w.publish("c", "Cranes")
		w.match()
		open(of("c"), of("b"), of("a"))
		w.clock.Advance(visitGap + time.Minute)
		open()
		if list, err := w.List(t.Context(), dana); err != nil || list[0].New != 0 {
			t.Errorf("%+v %v", list, err)
		}
	})
}

func TestSearches_areOnlyTheirOwners(t *testing.T) {
	each(t, func(t *testing.T, w *world) {
		saved := w.save(dana, "Cranes", "q=cranes")
		for _, c := range []struct {
			actor auth.Actor
			id    string
		}{{lee, saved.ID}, {dana, of("nothing")}, {dana, "\xff"}} {
			_, _, opened := w.Open(t.Context(), c.actor, c.id)
			_, changed := w.Change(t.Context(), c.actor, c.id, ChangeForm{Name: "x", Version: new(1)})
			_, deleted := w.Delete(t.Context(), c.actor, c.id)
			_, undeleted := w.Undelete(t.Context(), c.actor, c.id)
			for what, err := range map[string]error{"open": opened, "change": changed, "delete": deleted, "undelete": undeleted} {
				if errs.KindOf(err) != errs.NotFound {
					t.Errorf("%s %s: %v", what, c.id, err)
				}
			}
		}
		if list, err := w.List(t.Context(), lee); err != nil || len(list) != 0 {
			t.Errorf("%+v %v", list, err)
		}
	})
}

func TestChange_ofAnOldVersionIsAConflict(t *testing.T) {
	each(t, func(t *testing.T, w *world) {
		saved := w.save(dana, "Cranes", "q=cranes")
		w.clock.Advance(time.Minute)
		w.save(dana, "Tunnels", "q=tunnels")
		if _, err := w.Change(t.Context(), dana, saved.ID, ChangeForm{Name: "Hoists", Version: new(1)}); err != nil {
			t.Fatal(err)
		}
		if _, err := w.Change(t.Context(), dana, saved.ID, ChangeForm{Name: "Late", Version: new(1)}); errs.KindOf(err) != errs.Conflict {
			t.Error(err)
		}
		_, err := w.Change(t.Context(), dana, saved.ID, ChangeForm{Name: "tunnels", Version: new(2)})
		checkField(t, "taken", err, "name", "You have a saved search called")
		list, err := w.List(t.Context(), dana)
		if err != nil || list[1].Name != "Hoists" || list[1].Mail || list[1].Version != 2 {
			t.Errorf("%+v %v", list, err)
		}
	})
}

func TestDelete_canBeUndoneForADay(t *testing.T) {
	each(t, func(t *testing.T, w *world) {
		saved := w.save(dana, "Cranes", "q=cranes")
		w.publish("a", "Cranes")
		if _, err := w.Delete(t.Context(), dana, saved.ID); err != nil {
			t.Fatal(err)
		}
		w.wantTold() // nothing for what is deleted
		if list, err := w.List(t.Context(), dana); err != nil || len(list) != 0 {
			t.Errorf("%+v %v", list, err)
		}
		other := w.save(dana, "Cranes", "q=hoists") // the name is free again
		_, err := w.Undelete(t.Context(), dana, saved.ID)
		checkField(t, "taken", err, "name", "You have a saved search called")
		if _, err := w.Delete(t.Context(), dana, other.ID); err != nil {
			t.Fatal(err)
		}
		if _, err := w.Undelete(t.Context(), dana, saved.ID); err != nil {
			t.Error(err)
		}
		w.clock.Advance(25 * time.Hour)
		if err := w.Sweep(t.Context()); err != nil {
			t.Fatal(err)
		}
		if list, err := w.List(t.Context(), dana); err != nil || len(list) != 1 || list[0].ID != saved.ID {
			t.Errorf("%+v %v", list, err)
		}
		if _, err := w.Undelete(t.Context(), dana, other.ID); errs.KindOf(err) != errs.NotFound {
			t.Error(err)
		}
	})
}

func TestErase_removesEverythingOfAPerson(t *testing.T) {
	each(t, func(t *testing.T, w *world) {
		w.save(dana, "Cranes", "q=cranes")
		w.save(lee, "Cranes", "q=cranes")
		w.publish("a", "Cranes")
		w.match()
		if err := (Personal{w.Service}).Erase(t.Context(), "dana"); err != nil {
			t.Fatal(err)
		}
		for table, want := range map[string]int64{"saved_searches": 1, "saved_search_finds": 1} {
			var n int64
			if err := w.DB.Read(t.Context()).Table(table).Count(&n).Error; err != nil || n != want {
				t.Errorf("%s: %d %v", table, n, err)
			}
		}
	})
}

func TestList_usesAnIndex(t *testing.T) {
	each(t, func(t *testing.T, w *world) {
		plan := dbtest.Plan(t, w.DB, func(q *gorm.DB) *gorm.DB { return ofUser(q, "dana") })
		if strings.Contains(plan, "SCAN saved_searches") || strings.Contains(plan, "TEMP B-TREE") {
			t.Error(plan)
		}
	})
}

func TestKinds_renderWithoutMissingValues(t *testing.T) {
	m := notify.Message{Kind: fits, Data: notify.Data{"subject": "s", "name": "n", "experts": []mailed{{Name: "A"}}, "more": 0, "link": "l"}}
	if email, err := m.Email(); err != nil || strings.Contains(email.Text, "more") || strings.Contains(email.Text, ", \n") {
		t.Errorf("%v %s", err, email.Text)
	}
}
