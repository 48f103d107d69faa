package profile

import (
	"context"
	"fmt"
	"strings"
	"sync"
	"testing"

	"peritus/bff/auth"
	"peritus/bff/platform/db"
	"peritus/bff/platform/db/dbtest"
	"peritus/bff/platform/errs"
	"peritus/bff/platform/id"
	"peritus/bff/profile/address"
	"peritus/bff/profile/section"
	"peritus/bff/profile/stored"
)

// rename saves the about-me section with other values.
func (w *world) rename(t *testing.T, actor auth.Actor, expertID string, change func(*section.AboutMe)) (string, error) {
	t.Helper()
	view := done(w.Items(t.Context(), w.staff, expertID, section.AboutMeCode))(t)
	version := 0
	if len(view.Items) > 0 {
		version = view.Items[0].Version
	}
	out, err := w.SaveSingle(t.Context(), actor, expertID, section.AboutMeCode, about(change).at(version))
	if err != nil {
		return "", err
	}
	return out.Item.Content.(*section.AboutMe).Slug, nil
}

func slugged(slug string) func(*section.AboutMe) {
	return func(a *section.AboutMe) { a.Slug = slug }
}

func named(first, last string) func(*section.AboutMe) {
	return func(a *section.AboutMe) { a.FirstName, a.LastName = first, last }
}

// leadsTo returns the slug of the page at an address, or "nowhere".
func (w *world) leadsTo(t *testing.T, slug string) string {
	t.Helper()
	page, err := w.PublicPage(t.Context(), slug)
	if err != nil {
		if refused(t, err, errs.NotFound).Detail != stored.ErrNoExpert.Detail {
			t.Errorf("%s tells more: %v", slug, err)
		}
		return "nowhere"
	}
	return page.Slug
}

func TestAddress_formerOnesLeadToTheCurrentOne(t *testing.T) {
	dbtest.Each(t, func(t *testing.T, d *db.DB) {
		w, other := newWorld(t, d), "expert-2"
		w.insert(t, stored.Expert{ID: other, UserID: "user-2", Status: stored.Published, Visibility: stored.Private, CreatedAt: noon, UpdatedAt: noon})
		done(w.rename(t, w.staff, other, named("Other", "Person")))(t)
		for _, step := range []struct {
			story   string
			actor   auth.Actor
			expert  string
			change  func(*section.AboutMe)
			want    string // the slug, or the refusal
			current string // of expert-1, where all of these lead
			lead    []string
		}{
			{"the first address is made from the name", w.expert, w.id, nil, "amara-okonkwo-bell", "amara-okonkwo-bell", nil},
			{"a new name makes a new address", w.expert, w.id, named("Amara", "Bell"), "amara-bell", "amara-bell", []string{"amara-okonkwo-bell"}},
			{"staff choose another", w.staff, w.id, slugged("Dr-Bell"), "Dr-Bell", "Dr-Bell", []string{"amara-okonkwo-bell", "Amara-Bell", "dr-bell"}},
			{"only the spelling changes", w.expert, w.id, slugged("dr-bell"), "dr-bell", "dr-bell", []string{"amara-okonkwo-bell", "amara-bell", "DR-BELL"}},
			{"back to an earlier one", w.expert, w.id, slugged("amara-bell"), "amara-bell", "amara-bell", []string{"amara-okonkwo-bell", "dr-bell"}},
			{"and back again", w.staff, w.id, slugged("dr-bell"), "dr-bell", "dr-bell", []string{"amara-okonkwo-bell", "amara-bell"}},
			{"no one else gets a former address", w.staff, other, slugged("AMARA-bell"), slugTakenText, "dr-bell", []string{"amara-bell"}},
			{"nor the current one", w.staff, other, slugged("Dr-Bell"), slugTakenText, "dr-bell", nil},
			{"nor by their name", w.staff, other, named("Amara", "Bell"), "amara-bell-2", "dr-bell", []string{"amara-bell"}},
			{"words of our addresses are reserved", w.expert, w.id, slugged("cross-Examination"), "This address is reserved. Choose another.", "dr-bell", nil},
			{"words of forms are reserved", w.expert, w.id, slugged("new"), "This address is reserved. Choose another.", "dr-bell", nil},
			{"numbers are reserved", w.expert, w.id, slugged("2026"), "This address is reserved. Choose another.", "dr-bell", nil},
			{"dashes are reserved", w.expert, w.id, slugged("-_-"), "This address is reserved. Choose another.", "dr-bell", nil},
			{"ids are reserved", w.expert, w.id, slugged(id.Random.New()), "This address is reserved. Choose another.", "dr-bell", nil},
			{"UUIDs are reserved", w.expert, w.id, slugged("0190163D-8694-739B-aea5-966c26f8ad91"), "This address is reserved. Choose another.", "dr-bell", nil},
			{"hashes are reserved", w.expert, w.id, slugged(strings.Repeat("ab12", 10)), "This address is reserved. Choose another.", "dr-bell", nil},
			{"a path is no slug", w.expert, w.id, slugged("a/b"), "Use 3 to 64 letters, digits, hyphens, or underscores.", "dr-bell", nil},
			{"a name that is reserved gets a number", w.staff, other, named("Sign", "In"), "sign-in-2", "dr-bell", nil},
			{"a name in another script", w.staff, other, named("雪", "曹"), "expert-witness", "dr-bell", nil},
			{"a name of one letter", w.staff, w.id, named("Ö", "雪"), "expert-witness-2", "expert-witness-2", []string{"dr-bell", "amara-bell", "amara-okonkwo-bell"}},
		} {
			got, err := w.rename(t, step.actor, step.expert, step.change)
			if err != nil {
				got = strings.Join(refused(t, err, errs.Invalid).Fields["slug"], " ")
			}
			if got != step.want {
				t.Errorf("%s: %q", step.story, got)
			}
			for _, slug := range append(step.lead, step.current) {
				if to := w.leadsTo(t, slug); to != step.current {
					t.Errorf("%s: %s leads to %s", step.story, slug, to)
				}
			}
		}
		if to := w.leadsTo(t, "amara-bell-2"); to != "expert-witness" { // of the other profile
			t.Errorf("amara-bell-2 leads to %s", to)
		}
	})
}

func TestAddress_ofHiddenAndDeletedProfilesLeadNowhere(t *testing.T) {
	dbtest.Each(t, func(t *testing.T, d *db.DB) {
		w, other := newWorld(t, d), "expert-2"
		w.insert(t, stored.Expert{ID: other, UserID: "user-2", Status: stored.Published, Visibility: stored.Private, CreatedAt: noon, UpdatedAt: noon})
		done(w.rename(t, w.expert, w.id, slugged("first-one")))(t)
		done(w.rename(t, w.expert, w.id, slugged("second-one")))(t)
		both := func(story, want string) {
			t.Helper()
			for _, slug := range []string{"first-one", "second-one"} {
				if to := w.leadsTo(t, slug); to != want {
					t.Errorf("%s: %s leads to %s", story, slug, to)
				}
			}
		}
		for _, status := range []stored.Status{stored.Hidden, stored.Draft, stored.Unclaimed, stored.Pending} {
			w.force(t, w.id, status)
			both(string(status), "nowhere")
		}
		w.force(t, w.id, stored.Published)
		both("published again", "second-one")
		done(w.SaveSingle(t.Context(), w.expert, w.id, section.AboutMeCode, about(slugged("second-one")).at(2).seenBy(stored.Attorneys)))(t)
		both("for attorneys only", "nowhere")

		if err := d.InTx(t.Context(), func(ctx context.Context) error { return Personal{w.Service}.Erase(ctx, w.expert.UserID) }); err != nil {
			t.Fatal(err)
		}
		both("deleted", "nowhere")
		for _, slug := range []string{"first-one", "Second-One"} {
			_, err := w.rename(t, w.staff, other, slugged(slug))
			if text := refused(t, err, errs.Invalid).Fields["slug"]; len(text) != 1 || text[0] != slugTakenText {
				t.Errorf("%s: %v", slug, text)
			}
		}
		var rows []map[string]any
		if err := d.Read(t.Context()).Raw("SELECT * FROM profile_addresses").Scan(&rows).Error; err != nil || len(rows) != 2 {
			t.Errorf("%v %v", rows, err)
		}
		if left := fmt.Sprint(rows); strings.Contains(left, "one") || strings.Contains(left, w.id) {
			t.Error(left)
		}
	})
}

func TestAddress_expertsReserveOnlySome(t *testing.T) {
	dbtest.Each(t, func(t *testing.T, d *db.DB) {
		w := newWorld(t, d)
		for n := range address.MostFormer + 1 {
			done(w.rename(t, w.expert, w.id, slugged(fmt.Sprintf("taken-%d", n))))(t)
		}
		_, err := w.rename(t, w.expert, w.id, slugged("one-more"))
		if text := refused(t, err, errs.Invalid).Fields["slug"]; len(text) != 1 || text[0] != slugLimitText {
			t.Error(text)
		}
		done(w.rename(t, w.expert, w.id, slugged(fmt.Sprintf("TAKEN-%d", address.MostFormer))))(t)
		done(w.rename(t, w.staff, w.id, slugged("by-staff")))(t)
		if to := w.leadsTo(t, "taken-0"); to != "by-staff" {
			t.Error(to)
		}
	})
}

func TestAddress_concurrentSavesOfEqualNamesGetDifferentOnes(t *testing.T) {
	dbtest.Each(t, func(t *testing.T, d *db.DB) {
		w := newWorld(t, d)
		const people = 6
		for i := range people {
			w.insert(t, stored.Expert{ID: fmt.Sprintf("p%d", i), UserID: fmt.Sprintf("u%d", i), Status: stored.Published, Visibility: stored.Private, CreatedAt: noon, UpdatedAt: noon})
		}
		var wait sync.WaitGroup
		results, slugs := make([]error, people), make([]string, people)
		for i := range people {
			wait.Go(func() {
				var out Outcome
				if out, results[i] = w.SaveSingle(t.Context(), w.staff, fmt.Sprintf("p%d", i), section.AboutMeCode, about(nil)); results[i] == nil {
					slugs[i] = out.Item.Content.(*section.AboutMe).Slug
				}
			})
		}
		wait.Wait()
		found := map[string]bool{}
		for i, err := range results {
			if err != nil || w.leadsTo(t, slugs[i]) != slugs[i] {
				t.Errorf("%q %v", slugs[i], err)
			}
			found[slugs[i]] = true
		}
		if len(found) != people {
			t.Errorf("%v", slugs)
		}
	})
}

func TestAddress_noWordOfOurAddressesIsFree(t *testing.T) {
	words := auth.Segments()
	if len(words) < 50 {
		t.Fatalf("%v", words)
	}
	for _, word := range append(words, "edit", "search", "view-expert", "edit-expert", "inbox", "create") {
		if !section.Reserved(word) || !section.Reserved(strings.ToUpper(word)) {
			t.Errorf("%s is free", word)
		}
	}
	for _, word := range []string{"amara-bell", "dr-0190163d", "a1b2c3", "crane-expert"} {
		if section.Reserved(word) {
			t.Errorf("%s is reserved", word)
		}
	}
}
