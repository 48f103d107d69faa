package profile

import (
	"context"
	"errors"
	"slices"
	"strings"
	"testing"
	"time"

	"peritus/bff/platform/db"
	"peritus/bff/platform/db/dbtest"
	"peritus/bff/platform/errs"
	"peritus/bff/profile/derived"
	"peritus/bff/profile/section"
	"peritus/bff/profile/stored"
	"peritus/bff/search/index"
)

// prepare creates an unclaimed profile as staff would.
func (w *world) prepare(t *testing.T, id, first, last, institution string, change func(*section.AboutMe, *stored.Expert)) {
	t.Helper()
	e := stored.Expert{ID: id, Status: stored.Published, Source: stored.ByStaff, Visibility: stored.Private, CreatedAt: noon, UpdatedAt: noon}
	input := about(func(a *section.AboutMe) {
		a.FirstName, a.LastName, a.Suffix, a.ContactEmail, a.Phone = first, last, "", id+"@uni.example", "+12025550143"
		if change != nil {
			change(a, &e)
		}
	})
	w.insert(t, e)
	if _, err := w.SaveSingle(t.Context(), w.staff, id, section.AboutMeCode, input); err != nil {
		t.Fatal(err)
	}
	if institution != "" {
		if _, err := w.Add(t.Context(), w.staff, id, section.EducationCode, Input{Visibility: stored.Public, Reason: asked,
			Content: &section.Education{Organization: institution, Degree: "PhD", Status: "completed"}}); err != nil {
			t.Fatal(err)
		}
	}
}

func (w *world) found(t *testing.T, query string) []string {
	t.Helper()
	list, count, err := w.SearchPrepared(t.Context(), query, 1, 20)
	if err != nil {
		t.Fatal(err)
	}
	if count != len(list) {
		t.Errorf("%q: %d of %d", query, len(list), count)
	}
	ids := make([]string, len(list))
	for i, p := range list {
		ids[i] = p.ExpertID
	}
	return ids
}

func preparing(t *testing.T, f func(t *testing.T, w *world)) {
	dbtest.Each(t, func(t *testing.T, d *db.DB) {
		w := newWorld(t, d)
		w.derived = derived.NewDeriver(d, index.Terms, w.Expiries)
		f(t, w)
	})
}

func TestSearchPrepared_matchesAccentsInitialsAndAnyOrder(t *testing.T) {
	preparing(t, func(t *testing.T, w *world) {
		w.prepare(t, "nguyen", "Minh Đức", "Nguyễn", "Emory University", nil)
		w.prepare(t, "solheim", "Ingrid", "Solheim Vance", "SUNY Maritime College", nil)
		w.prepare(t, "initials", "J. R.", "Okafor", "Łódź University of Technology", nil)
		w.prepare(t, "obrien", "Siobhán", "O’Brien", "Trinity College Dublin", nil)
		w.prepare(t, "tanaka", "花子", "田中", "東京大学", nil)
		for query, want := range map[string]string{
			"nguyen minh duc": "nguyen", "Nguyễn, Minh": "nguyen", "NGUYEN": "nguyen", "duc nguyen": "nguyen",
			"i. solheim": "solheim", "vance ingrid": "solheim", "solh": "solheim", "solheim maritime": "solheim",
			"John Okafor": "initials", "okafor j r": "initials", "lodz": "initials", "Łódź": "initials",
			"o'brien": "obrien", "OBrien siobhan": "obrien", "brien": "obrien", "trinity dublin": "obrien",
			"田中花子": "", "田中": "tanaka", "東京大学": "tanaka",
		} {
			got := w.found(t, query)
			if want == "" && len(got) != 0 || want != "" && !slices.Equal(got, []string{want}) {
				t.Errorf("%q finds %v, want %q", query, got, want)
			}
		}
		for _, query := range []string{"", " ", "i", "i s", "%", "_", "xolheim", "ingrid nguyen", "solheim@uni.example", "5550143", strings.Repeat("a b c d e f ", 4)} {
			if got := w.found(t, query); len(got) != 0 {
				t.Errorf("%q finds %v", query, got)
			}
		}
	})
}

// A single letter matches a name's initial only in names. In institutions, such as Texas
// A&M, it is a normal word.
func TestSearchPrepared_everyLetterIsAnInitialOfNamesOnly(t *testing.T) {
	preparing(t, func(t *testing.T, w *world) {
		for letter := 'a'; letter <= 'z'; letter++ {
			l := string(letter)
			w.prepare(t, "initial-"+l, strings.ToUpper(l)+".", "Quimby"+l, "", nil)
			w.prepare(t, "full-"+l, l+"zzyx", "Okafor"+l, "", nil)
			w.prepare(t, "institution-"+l, "İlknur", "Vandersteen"+l, "Texas "+strings.ToUpper(l)+"&"+strings.ToUpper(l)+" University", nil)
		}
		for letter := 'a'; letter <= 'z'; letter++ {
			l := string(letter)
			for _, c := range []struct {
				query, id string
				found     bool
			}{
				{l + "bcdef quimby" + l, "initial-" + l, true}, // a name for the initial on file
				{l + "b quimby" + l, "initial-" + l, true},
				{"quimby" + l + " " + l, "initial-" + l, true},
				{l + ". okafor" + l, "full-" + l, true}, // an initial for the name on file
				{"vandersteen" + l + " " + l, "institution-" + l, true},
				{"texas " + l + "&" + l + " vandersteen" + l, "institution-" + l, true},
				{l + "bcdef vandersteen" + l, "institution-" + l, false}, // an institution has no initials
				{l + "b vandersteen" + l, "institution-" + l, false},
			} {
				if got := w.found(t, c.query); slices.Contains(got, c.id) != c.found {
					t.Errorf("%q finds %v, want %s: %t", c.query, got, c.id, c.found)
				}
			}
		}
		if got := w.found(t, "vandersteent u"); len(got) != 0 {
			t.Errorf("the initial of University finds %v", got)
		}
	})
}

func TestSearchPrepared_wholeWordsComeFirstOnEveryPage(t *testing.T) {
	preparing(t, func(t *testing.T, w *world) {
		w.prepare(t, "a", "Anna", "Solheimer", "", nil)
		w.prepare(t, "b", "Berit", "Solheim", "", nil)
		w.prepare(t, "c", "Clara", "Solheimsen", "", nil)
		if got := w.found(t, "solheim"); !slices.Equal(got, []string{"b", "a", "c"}) {
			t.Errorf("order %v", got)
		}
		second, count, err := w.SearchPrepared(t.Context(), "solheim", 2, 2)
		if err != nil || count != 3 || len(second) != 1 || second[0].ExpertID != "c" {
			t.Errorf("second page %v of %d, %v", second, count, err)
		}
	})
}

func TestSearchPrepared_showsOnlyPublicDetailsOfUnclaimedProfiles(t *testing.T) {
	preparing(t, func(t *testing.T, w *world) {
		w.prepare(t, "open", "Ada", "Quimby", "Open College", nil)
		w.prepare(t, "unclaimed", "Bea", "Quimby", "", func(_ *section.AboutMe, e *stored.Expert) { e.Status = stored.Unclaimed })
		w.prepare(t, "draft", "Cleo", "Quimby", "", func(_ *section.AboutMe, e *stored.Expert) { e.Status = stored.Draft })
		w.prepare(t, "down", "Dora", "Quimby", "", func(_ *section.AboutMe, e *stored.Expert) { e.Status = stored.Hidden })
		w.prepare(t, "secret", "Edda", "Quimby", "", nil)
		view, err := w.Items(t.Context(), w.staff, "secret", section.AboutMeCode)
		if err != nil {
			t.Fatal(err)
		}
		hide := about(func(a *section.AboutMe) { a.FirstName, a.LastName = "Edda", "Quimby" })
		hide.Version, hide.Visibility = view.Items[0].Version, stored.Attorneys
		if _, err := w.SaveSingle(t.Context(), w.staff, "secret", section.AboutMeCode, hide); err != nil {
			t.Fatal(err)
		}
		if _, err := w.Add(t.Context(), w.staff, "open", section.EducationCode, Input{Visibility: stored.Private, Reason: asked,
			Content: &section.Education{Organization: "Hidden Academy", Degree: "BS", Status: "completed"}}); err != nil {
			t.Fatal(err)
		}
		if got := w.found(t, "quimby"); !slices.Equal(got, []string{"open", "unclaimed"}) {
			t.Errorf("found %v", got)
		}
		if got := w.found(t, "hidden academy"); len(got) != 0 {
			t.Errorf("a private institution finds %v", got)
		}
		for _, id := range []string{"draft", "down", "secret", w.id, "nobody"} {
			if _, found, err := w.FindPrepared(t.Context(), id); found || err != nil {
				t.Errorf("%s is there: %v", id, err)
			}
		}
	})
}

func TestOwn_aClaimedProfileIsFoundAsClaimedAndHasOneOwner(t *testing.T) {
	preparing(t, func(t *testing.T, w *world) {
		w.prepare(t, "one", "Ada", "Quimby", "", nil)
		w.prepare(t, "two", "Bea", "Quimby", "", nil)
		own := func(expert, user string) (ok bool) {
			err := w.store.DB.InTx(t.Context(), func(ctx context.Context) (err error) {
				ok, err = w.Own(ctx, expert, user, "Ada Quimby")
				return err
			})
			if err != nil {
				t.Fatal(err)
			}
			return ok
		}
		if !own("one", "ada") || own("one", "eve") || own("two", "ada") {
			t.Error("a profile has two owners, or an owner two profiles")
		}
		if got := w.found(t, "quimby"); !slices.Equal(got, []string{"two", "one"}) {
			t.Errorf("found %v, want the unclaimed one first", got)
		}
		list, _, err := w.SearchPrepared(t.Context(), "quimby", 1, 20)
		if err != nil || list[0].UserID != "" || list[1].UserID != "ada" {
			t.Errorf("%+v %v", list, err)
		}
		p, found, err := w.FindPrepared(t.Context(), "one")
		if err != nil || !found || p.UserID != "ada" || p.ContactEmail != "one@uni.example" {
			t.Errorf("%+v %v", p, err)
		}
		err = w.store.DB.InTx(t.Context(), func(ctx context.Context) error {
			if gone, err := w.RemoveUnclaimed(ctx, "one"); gone || err != nil {
				t.Errorf("a claimed profile is removed: %v", err)
			}
			return w.Release(ctx, "one", "staff", "Joaquín Mbeki")
		})
		if err != nil {
			t.Fatal(err)
		}
		if got := w.found(t, "quimby"); !slices.Equal(got, []string{"one", "two"}) {
			t.Errorf("released, found %v", got)
		}
		if !own("two", "eve") {
			t.Fatal("two is not claimed")
		}
		if err := w.store.DB.Write(t.Context()).Model(&stored.ExpertRow{}).Where("id = ?", "two").Update("status", stored.Pending).Error; err != nil {
			t.Fatal(err)
		}
		if got := w.found(t, "quimby"); !slices.Equal(got, []string{"one"}) {
			t.Errorf("a profile that only its owner and staff can see: found %v", got)
		}
	})
}

func TestRemoveUnclaimed_deletesEverythingAndUpdatesSearch(t *testing.T) {
	preparing(t, func(t *testing.T, w *world) {
		w.prepare(t, "one", "Ada", "Quimby", "Open College", nil)
		before, err := w.Latest(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		err = w.store.DB.InTx(t.Context(), func(ctx context.Context) error {
			gone, err := w.RemoveUnclaimed(ctx, "one")
			if !gone {
				t.Error("the profile still exists")
			}
			return err
		})
		if err != nil {
			t.Fatal(err)
		}
		for _, table := range []string{"experts", "profile_items", "profile_sections", "profile_revisions", "profile_words"} {
			column := "expert_id"
			if table == "experts" {
				column = "id"
			}
			var n int64
			if err := w.store.DB.Read(t.Context()).Table(table).Where(column+" = ?", "one").Count(&n).Error; err != nil || n != 0 {
				t.Errorf("%s keeps %d rows (%v)", table, n, err)
			}
		}
		changes, err := w.Since(t.Context(), before)
		if err != nil || len(changes) != 1 || changes[0].ExpertID != "one" || changes[0].Counsel != nil {
			t.Errorf("the feed says %+v, %v", changes, err)
		}
	})
}

func TestDerive_bringsWhatAnOlderVersionSavedUpToDate(t *testing.T) {
	preparing(t, func(t *testing.T, w *world) {
		w.prepare(t, "one", "Ada", "Quimby", "", nil)
		if err := w.store.DB.Write(t.Context()).Exec("UPDATE experts SET derived = 0, completeness = 99").Error; err != nil {
			t.Fatal(err)
		}
		if err := w.store.ReplaceWords(t.Context(), "one", nil); err != nil {
			t.Fatal(err)
		}
		if got := w.found(t, "quimby"); len(got) != 0 {
			t.Fatalf("found %v", got)
		}
		for range 2 {
			if err := w.Derive(t.Context()); err != nil {
				t.Fatal(err)
			}
		}
		if got := w.found(t, "quimby"); !slices.Equal(got, []string{"one"}) {
			t.Errorf("found %v", got)
		}
		e, _, err := w.Find(t.Context(), "one")
		if err != nil || e.Completeness == 99 || e.Derived != derived.Version {
			t.Errorf("%+v %v", e, err)
		}
	})
}

type heldUntil struct {
	held  bool
	until time.Time
}

func (h heldUntil) Held(context.Context, string) (bool, time.Time, error) {
	return h.held, h.until, nil
}

func TestSave_contactDataIsHeldForEveryoneOtherFieldsAreNot(t *testing.T) {
	preparing(t, func(t *testing.T, w *world) {
		until := noon.Add(72 * time.Hour)
		w.prepare(t, "one", "Ada", "Quimby", "", nil)
		save := func(version int, change func(*section.AboutMe)) error {
			in := about(func(a *section.AboutMe) {
				a.FirstName, a.LastName, a.Suffix, a.ContactEmail, a.Phone = "Ada", "Quimby", "", "one@uni.example", "+12025550143"
				change(a)
			})
			in.Version = version
			_, err := w.SaveSingle(t.Context(), w.staff, "one", section.AboutMeCode, in)
			return err
		}
		w.holds = heldUntil{true, until}
		err := save(1, func(a *section.AboutMe) { a.ContactEmail = "thief@evil.example" })
		if fields := fieldsOf(t, err); len(fields) != 1 || !strings.Contains(fields["contact_email"][0], "November 30, 2026, 12:00 PM UTC") {
			t.Errorf("contact email: %v", err)
		}
		if fields := fieldsOf(t, save(1, func(a *section.AboutMe) { a.Phone = "" })); len(fields["phone"]) != 1 {
			t.Errorf("phone: %v", fields)
		}
		if err := save(1, func(a *section.AboutMe) { a.Headline = "Another headline" }); err != nil {
			t.Errorf("all else: %v", err)
		}
		view, err := w.Items(t.Context(), w.staff, "one", section.AboutMeCode)
		if err != nil || len(view.Holds) != 2 || !view.Holds[0].Until.Equal(until) {
			t.Errorf("shown as %+v, %v", view.Holds, err)
		}
		w.holds = heldUntil{true, time.Time{}}
		if fields := fieldsOf(t, save(2, func(a *section.AboutMe) { a.Phone = "" })); !strings.Contains(fields["phone"][0], "team") {
			t.Errorf("disputed: %v", fields)
		}
		w.holds = heldUntil{}
		if err := save(2, func(a *section.AboutMe) { a.ContactEmail = "ada@new.example" }); err != nil {
			t.Errorf("afterwards: %v", err)
		}
	})
}

func TestOverview_listsHeldContacts(t *testing.T) {
	preparing(t, func(t *testing.T, w *world) {
		if o := w.overview(t); len(o.Holds) != 0 {
			t.Errorf("nothing is held: %+v", o.Holds)
		}
		until := noon.Add(72 * time.Hour)
		w.holds = heldUntil{true, until}
		if o := w.overview(t); len(o.Holds) != 2 || o.Holds[0].Field != "contact_email" || o.Holds[1].Field != "phone" || !o.Holds[0].Until.Equal(until) {
			t.Errorf("%+v", o.Holds)
		}
		w.holds = heldUntil{true, time.Time{}}
		if o := w.overview(t); len(o.Holds) != 2 || o.Holds[0].Until != nil {
			t.Errorf("disputed: %+v", o.Holds)
		}
	})
}

func fieldsOf(t *testing.T, err error) map[string][]string {
	t.Helper()
	var e *errs.Error
	if !errors.As(err, &e) || e.Kind != errs.Invalid {
		t.Fatalf("%v, want a refusal by field", err)
	}
	return e.Fields
}
