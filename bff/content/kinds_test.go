package content_test

import (
	"context"
	"fmt"
	"peritus/bff/content"
	"peritus/bff/content/shape"
	"peritus/bff/content/view"
	"strings"
	"testing"
	"time"
)

const episodeUID = "api::episode.episode"

// full returns a world with content of every type.
func full(w *world) {
	w.cms.setList("categories", categoryEntry("eng", "Engineering"))
	w.cms.setList("authors", authorEntry("ada", "Ada Lovelace"))
	w.cms.setList("tags", tagEntry("steel", "Steel"), tagEntry("unused", "Unused"))
	w.cms.setList("questions", questionEntry("cost", "What does it cost?"))
	w.cms.setList("testimonials", testimonialEntry("bea", "It helped."))
	w.cms.setList("redirects", entry{"documentId": docID("red"), "from": "/Old-Page/", "to": "/about", "permanent": true})
	w.cms.publish("one", noon, entry{
		"category": entry{"documentId": docID("cateng")}, "author": entry{"documentId": docID("autada")}, "tags": []entry{{"documentId": docID("tagsteel")}},
	})
	w.cms.publishEpisode("first", noon.Add(-time.Hour), nil)
	w.cms.setSingle("podcast", podcastEntry(nil))
	w.cms.setSingle("about", entry{"documentId": docID("about"), "title": "About", "updatedAt": stamp(noon), "sections": []entry{
		{"__component": "sections.faq", "title": "Questions", "questions": []entry{{"documentId": docID("quecost")}, {"documentId": docID("quegone")}}},
		{"__component": "sections.testimonials", "title": "Said", "testimonials": []entry{{"documentId": docID("tesbea")}}},
		{"__component": "sections.latest-episodes", "title": "Heard", "linkLabel": "All"},
		{"__component": "sections.features", "title": "F", "features": []entry{{"title": "A", "text": "B", "icon": "<x>"}}},
		{"__component": "sections.numbers", "title": "N", "numbers": []entry{{"value": "12", "label": "things", "note": nil}}},
		{"__component": "sections.logos", "title": "L", "logos": []entry{{"name": "Co", "href": "javascript:x", "picture": picture("/uploads/l.png", "Co")}, {"name": "No picture"}}},
		{"__component": "sections.call-to-action", "title": "C", "text": "T", "links": []entry{{"label": "Go", "href": "/blog"}, {"label": "Bad", "href": "javascript:x"}}},
		{"__component": "sections.form", "title": "W", "form": "contact"},
		{"__component": "sections.form", "title": "W", "form": "no-such-form"},
		{"__component": "sections.hero", "headline": "H", "eyebrow": "E", "picture": picture("/uploads/h.png", "H"), "links": []entry{{"label": "Go", "href": "/x"}}},
	}})
}

// everything returns everything that visitors can read.
func everything(t *testing.T, s *content.Service) string {
	t.Helper()
	var b strings.Builder
	for _, read := range []func() (content.Reply, error){
		func() (content.Reply, error) { return s.Articles(ctx, view.ListQuery{Page: 1}) },
		func() (content.Reply, error) { return s.Episodes(ctx, view.ListQuery{Page: 1}) },
		func() (content.Reply, error) { return s.Page(ctx, "about") },
		func() (content.Reply, error) { return s.Tags(ctx) },
		func() (content.Reply, error) { return s.Authors(ctx) },
		func() (content.Reply, error) { return s.Podcast(ctx) },
	} {
		a, err := read()
		must(t, err)
		b.Write(a.JSON)
	}
	for _, read := range []func() (view.File, error){
		func() (view.File, error) { return s.BlogFeed(ctx, "rss", "") },
		func() (view.File, error) { return s.PodcastFeed(ctx) },
		func() (view.File, error) { return s.Sitemap(ctx, "episodes") },
	} {
		f, err := read()
		must(t, err)
		b.Write(f.Body)
	}
	return b.String()
}

func TestPage_showsTheEntriesOfItsSections(t *testing.T) {
	w := newWorld(t)
	full(w)
	a, err := w.process(t).Page(ctx, "about")
	must(t, err)
	for _, want := range []string{
		`{"type":"faq","title":"Questions","lead":"","questions":[{"id":"quecost00000000000000000","question":"What does it cost?","answer":[{"type":"paragraph","children":[{"type":"text","text":"Answer to What does it cost?"}]}]}]}`,
		`{"type":"testimonials","title":"Said","testimonials":[{"text":"It helped.","name":"bea","role":"Attorney","picture":null}]}`,
		`"link_label":"All","episodes":[{"id":"epifirst0000000000000000","slug":"first"`, `"features":[{"title":"A","text":"B","icon":"search"}]`,
		`"numbers":[{"value":"12","label":"things","note":""}]`, `"logos":[{"name":"Co","href":"","picture":{"url":"/uploads/l.png"`,
		`{"type":"call-to-action","title":"C","text":"T","links":[{"label":"Go","href":"/blog"}]}`, `{"type":"form","title":"W","lead":"","form":"contact"}`,
		`{"type":"hero","eyebrow":"E","headline":"H"`, `"updated_at":"2026-11-20T12:00:00Z"`,
	} {
		if !strings.Contains(string(a.JSON), want) {
			t.Errorf("no %s in %s", want, a.JSON)
		}
	}
	for _, never := range []string{"javascript", "No picture", "no-such-form", "quegone"} {
		if strings.Contains(string(a.JSON), never) {
			t.Errorf("%s in %s", never, a.JSON)
		}
	}
	if _, err := w.process(t).Page(ctx, "no-such-page"); err != error(view.ErrNoPage) {
		t.Errorf("an unknown page returns %v", err)
	}
}

func TestEdits_showEverywhere_byWebhookAndByComparison(t *testing.T) {
	everyStore(t, func(t *testing.T, w *world) {
		full(w)
		s := w.process(t)
		first := everything(t, s)
		version := func() string { v, err := s.Version(ctx); must(t, err); return v.Version }
		seen := map[string]bool{version(): true}
		for n, step := range []struct {
			uid   string
			edit  func()
			want  string
			never string
		}{
			{"api::tag.tag", func() { w.cms.setList("tags", tagEntry("steel", "Structural steel")) }, "Structural steel", `"name":"Steel"`},
			{"api::author.author", func() { w.cms.setList("authors", authorEntry("ada", "Ada King")) }, "Ada King", "Ada Lovelace"},
			{"api::category.category", func() { w.cms.setList("categories", categoryEntry("eng", "Structures")) }, "Structures", "Engineering"},
			{"api::question.question", func() { w.cms.setList("questions", questionEntry("cost", "Is it free?")) }, "Is it free?", "What does it cost"},
			{"api::testimonial.testimonial", func() { w.cms.setList("testimonials", testimonialEntry("bea", "It won.")) }, "It won.", "It helped."},
			{"api::podcast.podcast", func() { w.cms.setSingle("podcast", podcastEntry(entry{"title": "Renamed show"})) }, "Renamed show", "Qualified"},
			{"api::about.about", func() {
				w.cms.setSingle("about", entry{"documentId": docID("about"), "title": "Anew", "sections": []entry{}})
			}, "Anew", "Is it free"},
			{episodeUID, func() {
				w.cms.publishEpisode("first", noon.Add(time.Minute), entry{"title": "Episode anew", "publishDate": stamp(noon)})
			}, "Episode anew", "Episode first"},
			{episodeUID, func() { w.cms.unpublishEpisode("first") }, `"count":0`, "Episode anew"},
		} {
			step.edit()
			if n%2 == 0 {
				w.clock.Advance(time.Minute)
				must(t, s.Reconcile(ctx))
			} else {
				must(t, s.ReceiveWebhook(ctx, webhookSecret, hook("entry.update", step.uid, entry{"documentId": docID("epifirst")})))
			}
			got := everything(t, s)
			if !strings.Contains(got, step.want) || strings.Contains(got, step.never) {
				t.Errorf("%s: %q shown %v, %q shown %v", step.uid, step.want, strings.Contains(got, step.want), step.never, strings.Contains(got, step.never))
			}
			if v := version(); seen[v] {
				t.Errorf("%s: the version did not change", step.uid)
			} else {
				seen[v] = true
			}
		}
		if first == everything(t, s) {
			t.Error("nothing changed")
		}
	})
}

func TestContent_survivesARestartDuringAnOutage(t *testing.T) {
	everyStore(t, func(t *testing.T, w *world) {
		full(w)
		s := w.process(t)
		before := everything(t, s)
		was, err := s.Version(ctx)
		must(t, err)
		s.Close()
		w.cms.behave("down")
		w.emptyRedis(t)
		again := w.process(t)
		if after := everything(t, again); after != before {
			t.Errorf("was %s\n is %s", before, after)
		}
		is, err := again.Version(ctx)
		must(t, err)
		if is.Version != was.Version {
			t.Errorf("version %q became %q", was.Version, is.Version)
		}
		r, err := again.Redirect(ctx, "/old-page")
		must(t, err)
		if string(r.JSON) != `{"location":"/about","permanent":true}` {
			t.Errorf("redirect %s", r.JSON)
		}
	})
}

func TestVersion_isTheSameInIndependentProcesses(t *testing.T) {
	a, b := newWorld(t), newWorld(t)
	b.cms = a.cms
	full(a)
	va, err := a.process(t).Version(ctx)
	must(t, err)
	vb, err := b.process(t).Version(ctx)
	must(t, err)
	if va != vb || va.Stale {
		t.Errorf("%+v and %+v", va, vb)
	}
}

func TestVersion_changesWhenAScheduledEpisodeIsDue(t *testing.T) {
	w := newWorld(t)
	full(w)
	w.cms.publishEpisode("later", noon.Add(time.Minute), entry{"title": "Embargoed"})
	s := w.process(t)
	before, err := s.Version(ctx)
	must(t, err)
	if got := everything(t, s); strings.Contains(got, "Embargoed") {
		t.Fatal("shown before it is due")
	}
	for name, read := range map[string]func() error{
		"page":       func() error { _, err := s.Episode(ctx, "later"); return err },
		"file":       func() error { _, err := s.Audio(ctx, "guid-later"); return err },
		"transcript": func() error { _, err := s.Transcript(ctx, "later", "vtt"); return err },
		"chapters":   func() error { _, err := s.Chapters(ctx, "later"); return err },
	} {
		if err := read(); err == nil {
			t.Errorf("its %s is available before it is due", name)
		}
	}
	w.cms.behave("down")
	w.clock.Advance(time.Minute)
	after, err := s.Version(ctx)
	must(t, err)
	if before.Version == after.Version || strings.Count(everything(t, s), "Embargoed") < 3 {
		t.Errorf("once due: version %q, was %q", after.Version, before.Version)
	}
	if _, err := s.Audio(ctx, "guid-later"); err != nil {
		t.Error(err)
	}
}

func TestEpisode_hasNumberTranscriptAndNeighbors(t *testing.T) {
	w := newWorld(t)
	full(w)
	w.cms.publishEpisode("second", noon, entry{"formerSlugs": []entry{{"slug": "zweite"}}})
	w.cms.publishEpisode("elsewhere", noon.Add(-2*time.Hour), entry{"guid": "https://old.example/?p=1", "audio": nil, "audioUrl": "https://cdn.example/a.m4a", "audioType": "audio/mp4"})
	s := w.process(t)
	a, err := s.Episode(ctx, "first")
	must(t, err)
	var e shape.Episode
	decode(t, a.JSON, &e)
	if e.Newer.Slug != "second" || e.Older.Slug != "elsewhere" || e.Seconds != 61.5 || e.Audio != (shape.EpisodeAudio{URL: "/podcast/audio/guid-first.mp3", Type: "audio/mpeg", Bytes: 123456}) ||
		fmt.Sprint(e.Guests) != "[Ada Guest]" || len(e.Chapters) != 2 || e.Chapters[1].Start != 3661 || *e.Chapters[1].Href != "https://example.com" ||
		e.Transcript[0].Text != "Spoken words of first" || *e.Transcript[0].Speaker != "Ada" || e.GUID != "guid-first" || *e.Number != 1 || e.Season != nil {
		t.Errorf("%+v", e)
	}
	a, err = s.Episode(ctx, "zweite")
	must(t, err)
	if a.Moved != "/podcast/second" {
		t.Errorf("a former slug leads to %q", a.Moved)
	}
	for name, want := range map[string]string{
		"guid-first":          `{"cms_url":"/uploads/first.mp3","type":"audio/mpeg","bytes":123456,"episode_slug":"first"}`,
		docID("epielsewhere"): `{"cms_url":"https://cdn.example/a.m4a","type":"audio/mp4","bytes":123456,"episode_slug":"elsewhere"}`,
	} {
		a, err := s.Audio(ctx, name)
		must(t, err)
		if string(a.JSON) != want {
			t.Errorf("%s: %s", name, a.JSON)
		}
	}
	for q, want := range map[string]int{"spoken": 3, "ruth": 3, "second": 1, "beginning": 3, "nowhere": 0} {
		a, err := s.Episodes(ctx, view.ListQuery{Page: 1, Q: q})
		must(t, err)
		if !strings.Contains(string(a.JSON), fmt.Sprintf(`{"count":%d,`, want)) {
			t.Errorf("%q: %.60s", q, a.JSON)
		}
	}
}

func TestEpisodeSlug_isIndependentOfArticleSlugs(t *testing.T) {
	everyStore(t, func(t *testing.T, w *world) {
		full(w)
		w.cms.publish("same", noon, nil)
		w.cms.publishEpisode("same", noon, nil)
		s := w.process(t)
		_ = everything(t, s)
		w.cms.publishEpisode("same", noon.Add(time.Minute), entry{"slug": "renamed", "publishDate": stamp(noon)})
		must(t, s.Reconcile(ctx))
		if a := article(t, s, "same"); a.Slug != "same" {
			t.Errorf("article %s", a.Slug)
		}
		for _, id := range []string{"same", docID("episame")} {
			a, err := s.Episode(ctx, id)
			must(t, err)
			if a.Moved != "/podcast/renamed" {
				t.Errorf("%s leads to %q", id, a.Moved)
			}
		}
	})
}

func TestArticles_byTagAndAuthor(t *testing.T) {
	w := newWorld(t)
	full(w)
	w.cms.publish("two", noon, nil)
	s := w.process(t)
	for name, c := range map[string]struct {
		query view.ListQuery
		want  string
	}{
		"tag":           {view.ListQuery{Page: 1, Tag: "steel"}, `"tag":{"name":"Steel","slug":"steel"},"author":null`},
		"name of a tag": {view.ListQuery{Page: 1, Tag: "STEEL"}, `"count":1`},
		"author":        {view.ListQuery{Page: 1, Author: "ada"}, `"author":{"name":"Ada Lovelace"`},
		"all of them":   {view.ListQuery{Page: 1, Tag: "steel", Author: "ada", Category: "eng", Q: "about"}, `"count":1`},
		"unused tag":    {view.ListQuery{Page: 1, Tag: "unused"}, `"count":0`},
	} {
		a, err := s.Articles(ctx, c.query)
		must(t, err)
		if !strings.Contains(string(a.JSON), c.want) {
			t.Errorf("%s: no %s in %s", name, c.want, a.JSON)
		}
	}
	if _, err := s.Articles(ctx, view.ListQuery{Page: 1, Tag: "none"}); err != error(view.ErrNoTag) {
		t.Errorf("unknown tag: %v", err)
	}
	if _, err := s.Articles(ctx, view.ListQuery{Page: 1, Author: "none"}); err != error(view.ErrNoAuthor) {
		t.Errorf("unknown author: %v", err)
	}
	a, err := s.Tags(ctx)
	must(t, err)
	if string(a.JSON) != `{"results":[{"name":"Steel","slug":"steel","count":1}]}` {
		t.Errorf("tags %s", a.JSON)
	}
}

// The CMS is read page by page, not entry by entry.
func TestReading_requestsPagesFromTheCMS(t *testing.T) {
	w := newWorld(t)
	full(w)
	for n := range 60 {
		w.cms.publishEpisode(fmt.Sprintf("n%02d", n), noon.Add(-time.Duration(n)*time.Hour), nil)
	}
	s := w.process(t)
	_ = everything(t, s)
	if n := w.cms.requests("/api/episodes"); n > 3+4 {
		t.Errorf("61 episodes took %d requests", n)
	}
	before := w.cms.requests("")
	w.clock.Advance(time.Minute)
	must(t, s.Reconcile(ctx))
	if n := w.cms.requests("") - before; n > 25 {
		t.Errorf("a comparison without a change took %d requests", n)
	}
}

func TestSlowCMS_doesNotDelayReaders(t *testing.T) {
	w := newWorld(t)
	full(w)
	s := w.process(t)
	_ = everything(t, s)
	w.clock.Advance(2 * time.Minute)
	for _, how := range []string{"slow", "500", "down"} {
		w.cms.behave(how)
		limited, stop := context.WithTimeout(ctx, time.Second)
		for range 20 {
			if _, err := s.Version(limited); err != nil {
				t.Errorf("%s: %v", how, err)
			}
			_ = everything(t, s)
		}
		stop()
	}
	if v, _ := s.Version(ctx); !v.Stale {
		t.Error("content from two minutes ago isn't marked stale")
	}
	w.cms.behave("")
	s.Settle()
	w.clock.Advance(time.Minute)
	_ = everything(t, s)
	s.Settle()
	if v, _ := s.Version(ctx); v.Stale {
		t.Error("still stale after the CMS is back")
	}
}

func TestArticles_inOtherLanguagesAreNotOnTheFrontList(t *testing.T) {
	w := newWorld(t)
	w.cms.setSingle("home", entry{"documentId": docID("home"), "title": "Home", "updatedAt": stamp(noon), "sections": []entry{
		{"__component": "sections.latest-articles", "title": "Latest", "linkLabel": "All"}}})
	shelf := entry{"category": categoryEntry("world", "World"), "author": authorEntry("noor", "Noor Al-Hashimi"), "tags": []entry{tagEntry("method", "Method")}}
	in := func(language, title string) entry {
		fields := entry{"title": title, "language": language}
		for name, value := range shelf {
			fields[name] = value
		}
		return fields
	}
	w.cms.setList("categories", categoryEntry("world", "World"))
	w.cms.setList("authors", authorEntry("noor", "Noor Al-Hashimi"))
	w.cms.setList("tags", tagEntry("method", "Method"))
	w.cms.publish("plain", noon.Add(-4*time.Hour), in("", "Plain"))
	w.cms.publish("british", noon.Add(-3*time.Hour), in("en-GB", "British"))
	w.cms.publish("arabic", noon.Add(-2*time.Hour), in("ar", "Arabic"))
	w.cms.publish("japanese", noon.Add(-time.Hour), in("ja", "Japanese"))
	s := w.process(t)

	wantTitles(t, titles(t, s), "British", "Plain")
	for name, query := range map[string]view.ListQuery{
		"category": {Page: 1, Category: "world"}, "tag": {Page: 1, Tag: "method"},
		"author": {Page: 1, Author: "noor"},
	} {
		a, err := s.Articles(context.Background(), query)
		must(t, err)
		var list shape.ArticleList
		decode(t, a.JSON, &list)
		if list.Count != 4 || list.Results[0].Title != "Japanese" {
			t.Errorf("%s: %d articles, the first is %q", name, list.Count, list.Results[0].Title)
		}
	}
	wantTitles(t, found(t, s, "", "japanese"), "Japanese")
	if a := article(t, s, "arabic"); a.Language != "ar" {
		t.Errorf("by its address: %q", a.Language)
	}

	page, err := s.Page(context.Background(), "home")
	must(t, err)
	if home := string(page.JSON); strings.Contains(home, `"Arabic"`) || strings.Contains(home, `"Japanese"`) || !strings.Contains(home, `"British"`) {
		t.Errorf("the home page shows %s", home)
	}
	feed, err := s.BlogFeed(context.Background(), "json", "")
	must(t, err)
	if strings.Contains(string(feed.Body), "Japanese") || !strings.Contains(string(feed.Body), `"language":"en-US"`) {
		t.Errorf("the feed is %s", feed.Body)
	}
}

func TestArticle_inAnotherScriptHasDirectionAndReadingTime(t *testing.T) {
	w := newWorld(t)
	body := func(text string) []entry {
		return []entry{{"__component": "article.text", "body": []entry{paragraph(text)}}}
	}
	w.cms.publish("arabic", noon, entry{"title": "الأدلة", "language": "ar", "body": body("كل الأدلة")})
	w.cms.publish("hebrew", noon, entry{"title": "ראיות", "body": body("ראיות ועדויות")})
	w.cms.publish("japanese", noon, entry{"title": "証拠", "language": "ja", "body": body(strings.Repeat("証拠の順序", 200))})
	w.cms.publish("english", noon, nil)
	s := w.process(t)
	for slug, want := range map[string]string{"arabic": "ar rtl 1", "hebrew": "und rtl 1", "japanese": "ja ltr 2", "english": "en-US ltr 1"} {
		a := article(t, s, slug)
		if got := fmt.Sprint(a.Language, " ", a.Direction, " ", a.ReadingMinutes); got != want {
			t.Errorf("%s: %s, want %s", slug, got, want)
		}
	}
}
