package content_test

import (
	"fmt"
	"peritus/bff/content"
	"peritus/bff/content/view"
	"strings"
	"testing"
	"time"
)

func TestReconcile_noticesChangesWithoutAWebhook(t *testing.T) {
	everyStore(t, func(t *testing.T, w *world) {
		w.cms.setList("categories", categoryEntry("eng", "Engineering"))
		w.cms.setList("authors", authorEntry("ada", "Ada"))
		of := entry{"category": entry{"documentId": docID("cateng")}, "author": entry{"documentId": docID("autada")}}
		w.cms.publish("one", noon, of)
		w.cms.publish("two", noon.Add(-time.Hour), nil)
		s := w.process(t)
		wantTitles(t, titles(t, s), "About one", "About two")

		for _, step := range []struct {
			what string
			edit func()
			see  func() string
			want string
		}{
			{"an edit", func() {
				w.cms.publish("two", noon.Add(time.Minute), entry{"title": "Two, mended", "publishDate": stamp(noon.Add(-time.Hour))})
			}, func() string { return strings.Join(titles(t, s), "|") }, "About one|Two, mended"},
			{"a deletion", func() { w.cms.unpublish("two") },
				func() string { return strings.Join(titles(t, s), "|") }, "About one"},
			{"a category's new name, on its articles too", func() { w.cms.setList("categories", categoryEntry("eng", "Structures")) },
				func() string { return article(t, s, "one").Category.Name + found(t, s, "structures", "")[0] }, "StructuresAbout one"},
			{"an author's new name", func() { w.cms.setList("authors", authorEntry("ada", "Ada King")) },
				func() string { return article(t, s, "one").Author.Name + found(t, s, "", "king")[0] }, "Ada KingAbout one"},
			{"a category's deletion", func() { w.cms.setList("categories") },
				func() string { return fmt.Sprint(article(t, s, "one").Category) }, "<nil>"},
			{"new links in the header", func() { w.cms.setSingle("navigation", entry{"links": []entry{{"label": "Home", "href": "/"}}}) },
				func() string { a, _ := s.Site(ctx); return string(a.JSON[:50]) }, `{"header":[{"label":"Home","href":"/"}],"footer":{`},
			{"a home page", func() { w.cms.setSingle("home", entry{"title": "Welcome", "sections": []entry{}}) },
				func() string { a, _ := s.Page(ctx, "home"); return string(a.JSON[:33]) }, `{"name":"home","title":"Welcome",`},
		} {
			step.edit()
			w.clock.Advance(time.Minute)
			must(t, s.Reconcile(ctx))
			if got := step.see(); got != step.want {
				t.Errorf("%s: got %q, want %q", step.what, got, step.want)
			}
		}
		if _, err := s.Article(ctx, "two"); err != error(view.ErrNoArticle) {
			t.Errorf("a deleted article returns %v", err)
		}
	})
}

func TestReconcile_readsOnlyWhatChanged(t *testing.T) {
	w := newWorld(t)
	for n := range 60 {
		w.cms.publish(fmt.Sprintf("n%02d", n), noon, nil)
	}
	s := w.process(t)
	_ = titles(t, s)
	w.clock.Advance(time.Minute)
	before := w.cms.requests("/api/articles")
	must(t, s.Reconcile(ctx))
	if n := w.cms.requests("/api/articles") - before; n != 3 {
		t.Errorf("three pages of timestamps took %d requests", n)
	}
}

func TestReconcile_readsEverythingOnceAnHour(t *testing.T) {
	w := newWorld(t)
	w.cms.publish("one", noon, nil)
	s := w.process(t)
	_ = titles(t, s)
	// A new alternative text in the media library doesn't change the article's timestamps.
	w.cms.publish("one", noon, entry{"picture": picture("/uploads/one.webp", "A better text")})
	w.clock.Advance(59 * time.Minute)
	must(t, s.Reconcile(ctx))
	if alt := article(t, s, "one").Picture.Alt; alt != "Picture of one" {
		t.Errorf("before an hour: %q", alt)
	}
	w.clock.Advance(time.Minute)
	must(t, s.Reconcile(ctx))
	if alt := article(t, s, "one").Picture.Alt; alt != "A better text" {
		t.Errorf("after an hour: %q", alt)
	}
}

func TestReconcile_changesNothingOnAnError(t *testing.T) {
	w := newWorld(t)
	w.cms.publish("one", noon, nil)
	s := w.process(t)
	_ = titles(t, s)
	w.cms.unpublish("one")
	w.cms.publish("two", noon, nil)
	w.cms.behave("truncated")
	if err := s.Reconcile(ctx); err == nil {
		t.Fatal("no error")
	}
	wantTitles(t, titles(t, s), "About one")
}

func TestSlugChange_leavesAPermanentRedirect(t *testing.T) {
	everyStore(t, func(t *testing.T, w *world) {
		id := w.cms.publish("first", noon, nil)
		s := w.process(t)
		_ = titles(t, s)
		for n, slug := range []string{"second", "third"} {
			w.cms.publish("first", noon.Add(time.Duration(n+1)*time.Minute), entry{"slug": slug})
			w.clock.Advance(time.Minute)
			must(t, s.Reconcile(ctx))
		}
		moves(t, s, "third", "first", "second", id, "THIRD", "First")
		_ = article(t, s, "third")

		// The former slugs are in SQL, so they outlive Redis and the process.
		s.Close()
		w.emptyRedis(t)
		moves(t, w.process(t), "third", "first", "second", id)
	})
}

func TestFormerSlugsInTheCMS_redirect(t *testing.T) {
	w := newWorld(t)
	w.cms.publish("new", noon, entry{"formerSlugs": []entry{{"slug": "from-wordpress"}, {"slug": "new"}}})
	moves(t, w.process(t), "new", "from-wordpress")
}

// moves checks that each id redirects to a URL that exists.
func moves(t *testing.T, s *content.Service, to string, ids ...string) {
	t.Helper()
	for _, id := range ids {
		a, err := s.Article(ctx, id)
		must(t, err)
		if want := "/blog/" + to; a.Moved != want {
			t.Errorf("%s moves to %q, want %q", id, a.Moved, want)
		}
	}
	if a, err := s.Article(ctx, to); err != nil || a.Moved != "" {
		t.Errorf("%s: %v, moves on to %q", to, err, a.Moved)
	}
}

func TestReusedSlug_neverLoops(t *testing.T) {
	w := newWorld(t)
	a := w.cms.publish("aaa", noon, entry{"slug": "x"})
	s := w.process(t)
	_ = titles(t, s)
	step := func(name string, fields entry) {
		w.clock.Advance(time.Minute)
		w.cms.publish(name, w.clock.Now(), fields)
		must(t, s.Reconcile(ctx))
	}
	step("aaa", entry{"slug": "y", "formerSlugs": []entry{{"slug": "x"}}})
	moves(t, s, "y", "x", a)

	step("bbb", entry{"slug": "x"}) // another article takes the slug
	if got := article(t, s, "x"); got.ID != docID("bbb") {
		t.Errorf("x is %s: a current slug must win over a former one", got.ID)
	}
	step("bbb", entry{"slug": "z", "formerSlugs": []entry{{"slug": "x"}}})
	moves(t, s, "z", "x") // the article that had it last

	step("aaa", entry{"slug": "x", "formerSlugs": []entry{{"slug": "x"}, {"slug": "y"}}}) // and the first article takes it back
	moves(t, s, "x", "y", a)
	moves(t, s, "z", docID("bbb"))
}

func TestSlugThatEqualsAnotherArticlesID_wins(t *testing.T) {
	w := newWorld(t)
	id := w.cms.publish("one", noon, nil)
	w.cms.publish("two", noon, entry{"slug": id})
	if got := article(t, w.process(t), id); got.ID != docID("two") {
		t.Errorf("got %s", got.ID)
	}
}

func TestScheduledSlug_isNotRevealedByARedirect(t *testing.T) {
	w := newWorld(t)
	w.cms.publish("secret", noon, entry{"slug": "merger-announced", "publishDate": stamp(noon.Add(time.Hour))})
	s := w.process(t)
	_ = titles(t, s)
	w.cms.publish("secret", noon.Add(time.Minute), entry{"slug": "other", "publishDate": stamp(noon.Add(time.Hour)), "formerSlugs": []entry{{"slug": "merger-announced"}}})
	must(t, s.Reconcile(ctx))
	if _, err := s.Article(ctx, "merger-announced"); err != error(view.ErrNoArticle) {
		t.Errorf("got %v", err)
	}
}

func TestRemovedArticle_isNotFoundByAnySlug(t *testing.T) {
	w := newWorld(t)
	id := w.cms.publish("one", noon, nil)
	s := w.process(t)
	_ = titles(t, s)
	w.clock.Advance(time.Hour)
	w.cms.publish("one", noon.Add(time.Minute), entry{"slug": "uno"})
	must(t, s.Reconcile(ctx))
	w.cms.unpublish("one")
	must(t, s.Reconcile(ctx))
	for _, address := range []string{"one", "uno", id} {
		if _, err := s.Article(ctx, address); err != error(view.ErrNoArticle) {
			t.Errorf("%s returns %v", address, err)
		}
	}
	// Published again with another slug, all of its former slugs redirect.
	w.cms.publish("one", noon.Add(2*time.Minute), entry{"slug": "een"})
	must(t, s.Reconcile(ctx))
	moves(t, s, "een", "one", "uno", id)
}

func TestUndatedArticle_keepsTheDateOfItsFirstPublication(t *testing.T) {
	w := newWorld(t)
	w.cms.publish("one", noon, entry{"publishDate": nil})
	s := w.process(t)
	_ = titles(t, s)
	w.cms.publish("one", noon.Add(time.Hour), entry{"publishDate": nil, "title": "Again"})
	w.clock.Advance(2 * time.Hour)
	must(t, s.Reconcile(ctx))
	if a := article(t, s, "one"); a.Title != "Again" || !a.PublishedAt.Equal(noon) || !a.UpdatedAt.Equal(noon.Add(time.Hour)) {
		t.Errorf("%s, published %v, updated %v", a.Title, a.PublishedAt, a.UpdatedAt)
	}
}
