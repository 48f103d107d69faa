package content_test

import (
	"context"
	"fmt"
	"peritus/bff/content"
	"peritus/bff/content/shape"
	"peritus/bff/content/view"
	"peritus/bff/platform/errs"
	"peritus/bff/platform/web"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/redis/go-redis/v9"
)

var ctx = context.Background()

func TestArticles_areNewestFirstTwelveToAPage(t *testing.T) {
	w := newWorld(t)
	for n := range 30 {
		w.cms.publish(fmt.Sprintf("n%02d", n), noon.Add(-time.Duration(n)*time.Hour), nil)
	}
	s := w.process(t)
	for page, want := range map[int]struct {
		results        int
		next, previous string
	}{
		1: {12, "/api/content/articles?page=2", ""},
		2: {12, "/api/content/articles?page=3", "/api/content/articles?page=1"},
		3: {6, "", "/api/content/articles?page=2"},
	} {
		a, err := s.Articles(ctx, view.ListQuery{Page: page})
		must(t, err)
		var list shape.ArticleList
		decode(t, a.JSON, &list)
		if list.Count != 30 || list.Total != 3 || list.Page != page || len(list.Results) != want.results {
			t.Errorf("page %d: count %d, total %d, page %d, %d results", page, list.Count, list.Total, list.Page, len(list.Results))
		}
		if text(list.Next) != want.next || text(list.Previous) != want.previous {
			t.Errorf("page %d: next %q, previous %q", page, text(list.Next), text(list.Previous))
		}
		if first := fmt.Sprintf("About n%02d", (page-1)*12); list.Results[0].Title != first {
			t.Errorf("page %d begins with %q, want %q", page, list.Results[0].Title, first)
		}
	}
	if _, err := s.Articles(ctx, view.ListQuery{Page: 4, Q: ""}); err != error(view.ErrNoPage) {
		t.Errorf("a page beyond the end returns %v", err)
	}
}

func text(s *string) string {
	if s == nil {
		return ""
	}
	return *s
}

func TestArticles_filtersByCategorySlugOrName(t *testing.T) {
	w := newWorld(t)
	w.cms.setList("categories", categoryEntry("documents", "Document examination"), categoryEntry("empty", "Empty"))
	inDocuments := entry{"category": entry{"documentId": docID("catdocuments"), "name": "an old name", "slug": "an-old-slug"}}
	w.cms.publish("ink", noon, inDocuments)
	w.cms.publish("soil", noon, nil)
	s := w.process(t)
	for _, called := range []string{"documents", "Document examination", "DOCUMENT EXAMINATION", "Documents"} {
		wantTitles(t, found(t, s, called, ""), "About ink")
	}
	wantTitles(t, found(t, s, "empty", ""))
	wantTitles(t, found(t, s, "documents", "soil"))
	if _, err := s.Articles(ctx, view.ListQuery{Page: 1, Category: "an-old-slug"}); err != error(view.ErrNoCategory) {
		t.Errorf("an unknown category returns %v", err)
	}
	a, err := s.Categories(ctx)
	must(t, err)
	if want := `{"results":[{"name":"Document examination","slug":"documents","count":1,"description":"All of Document examination"},{"name":"Empty","slug":"empty","count":0,"description":"All of Empty"}]}`; string(a.JSON) != want {
		t.Errorf("categories: %s", a.JSON)
	}
}

func TestArticle_hasAuthorContentsAndRelatedArticles(t *testing.T) {
	w := newWorld(t)
	w.cms.setList("categories", categoryEntry("eng", "Engineering"))
	w.cms.setList("authors", authorEntry("ada", "Ada Lovelace"))
	of := func(more entry) entry {
		e := entry{"category": entry{"documentId": docID("cateng")}, "author": entry{"documentId": docID("autada")}}
		for k, v := range more {
			e[k] = v
		}
		return e
	}
	w.cms.publish("main", noon, of(entry{"body": []entry{{"__component": "article.text", "body": []entry{
		{"type": "heading", "level": 1, "children": []entry{{"type": "text", "text": "Why it broke"}}},
		paragraph(strings.Repeat("word ", 441)),
		{"type": "heading", "level": 6, "children": []entry{{"type": "text", "text": "Why it broke"}}},
	}}}}))
	w.cms.publish("old-sister", noon.Add(-100*time.Hour), of(nil))
	for n := range 5 {
		w.cms.publish(fmt.Sprintf("other%d", n), noon.Add(-time.Duration(n+1)*time.Hour), nil)
	}
	a := article(t, w.process(t), "main")
	if a.Author == nil || a.Author.Name != "Ada Lovelace" || text(a.AuthorBio) != "Ada Lovelace builds things." || a.Author.Picture.Alt != "Ada Lovelace" {
		t.Errorf("author %+v, bio %q", a.Author, text(a.AuthorBio))
	}
	if got := fmt.Sprint(a.Contents); got != "[{why-it-broke Why it broke 2} {why-it-broke-2 Why it broke 4}]" {
		t.Errorf("contents %s", got)
	}
	if a.ReadingMinutes != 3 {
		t.Errorf("447 words take %d minutes", a.ReadingMinutes)
	}
	var related []string
	for _, card := range a.Related {
		related = append(related, card.Slug)
	}
	wantTitles(t, related, "old-sister", "other0", "other1")
	if a.Seo.Title != "About main" || a.Seo.Description != "What main is." || a.Seo.Picture.URL != "/uploads/main.webp" {
		t.Errorf("empty SEO fields must come from the article: %+v", a.Seo)
	}
	if a.Picture.Alt != "Picture of main" || a.Preview {
		t.Errorf("picture %+v, preview %v", a.Picture, a.Preview)
	}
}

func TestSearch_coversTitleSummaryBodyAndAuthor(t *testing.T) {
	w := newWorld(t)
	w.cms.setList("authors", authorEntry("noor", "Noor Müller"))
	w.cms.publish("body", noon, entry{"title": "Plain", "body": []entry{{"__component": "article.text", "body": []entry{paragraph("The fatigue of metal")}}}})
	w.cms.publish("summary", noon.Add(-time.Hour), entry{"title": "Middle", "summary": "On fatigue."})
	w.cms.publish("title", noon.Add(-2*time.Hour), entry{"title": "Fatigue first"})
	w.cms.publish("by-noor", noon.Add(-3*time.Hour), entry{"title": "Doses", "author": entry{"documentId": docID("autnoor")}})
	s := w.process(t)
	wantTitles(t, found(t, s, "", "fatigue"), "Plain", "Middle", "Fatigue first")
	wantTitles(t, found(t, s, "", "müller"), "Doses")
	wantTitles(t, found(t, s, "", "nowhere"))
	w.cms.unpublish("body")
	must(t, s.Reconcile(ctx))
	wantTitles(t, found(t, s, "", "fatigue"), "Middle", "Fatigue first")
}

func TestHome_showsTheLatestArticles(t *testing.T) {
	w := newWorld(t)
	s := w.process(t)
	if _, err := s.Page(ctx, "home"); err != error(view.ErrNoPage) {
		t.Fatalf("an unpublished home page returns %v", err)
	}
	for n := range 6 {
		w.cms.publish(fmt.Sprintf("n%d", n), noon.Add(-time.Duration(n)*time.Hour), nil)
	}
	w.cms.setSingle("home", entry{"documentId": docID("home"), "title": "Home", "seo": nil, "sections": []entry{
		{"__component": "sections.hero", "id": 1, "headline": "Find", "lead": "Lead", "searchLabel": "What?", "searchPlaceholder": "Why", "suggestions": []entry{{"id": 1, "text": "Soil"}}},
		{"__component": "sections.facts", "title": "Facts", "lead": "L", "quote": nil, "columns": []entry{{"text": "A"}, {"text": "B"}, {"text": "C"}}, "rows": []entry{{"what": "w", "how": "h", "often": "o"}}},
		{"__component": "sections.latest-articles", "title": "Blog", "linkLabel": "All"},
		{"__component": "sections.ways", "title": "Ways", "ways": []entry{{"title": "t", "text": "x", "label": "l", "href": "javascript:alert(1)"}}},
		{"__component": "sections.carousel", "title": "unknown"},
		{"__component": "sections.rich-text", "body": []entry{paragraph("Rich")}},
		{"__component": "sections.quote", "text": "Said", "name": "N", "role": nil},
	}})
	must(t, s.Reconcile(ctx))
	a, err := s.Page(ctx, "home")
	must(t, err)
	got := string(a.JSON)
	for _, want := range []string{
		`{"type":"hero","eyebrow":"","headline":"Find","lead":"Lead","search_label":"What?","search_placeholder":"Why","suggestions":["Soil"],"picture":null,"links":[]}`,
		`{"type":"facts","title":"Facts","lead":"L","quote":null,"columns":["A","B","C"],"rows":[{"what":"w","how":"h","often":"o"}]}`,
		`{"type":"ways","title":"Ways","ways":[{"title":"t","text":"x","label":"l","href":""}]}`,
		`{"type":"rich-text","body":[{"type":"paragraph","children":[{"type":"text","text":"Rich"}]}]}`,
		`{"type":"quote","text":"Said","name":"N","role":""}`,
		`"seo":{"title":"Home"`,
	} {
		if !strings.Contains(got, want) {
			t.Errorf("no %s in %s", want, got)
		}
	}
	if n := strings.Count(got, `"reading_minutes"`); n != 4 || strings.Contains(got, "carousel") {
		t.Errorf("%d latest articles in %s", n, got)
	}
}

func TestSite_leavesOutUnsafeLinks(t *testing.T) {
	w := newWorld(t)
	a, err := w.process(t).Site(ctx)
	must(t, err)
	want := `{"header":[{"label":"Blog","href":"/blog"}],"footer":{"columns":[{"title":"Read","links":[{"label":"All articles","href":"/blog"}]}],"note":"No legal advice."}}`
	if string(a.JSON) != want {
		t.Errorf("site: %s", a.JSON)
	}
}

func TestSite_isEmptyBeforeAnEditorSavesIt(t *testing.T) {
	w := newWorld(t)
	w.cms.setSingle("navigation", nil)
	w.cms.setSingle("footer", nil)
	a, err := w.process(t).Site(ctx)
	must(t, err)
	if string(a.JSON) != `{"header":[],"footer":{"columns":[],"note":""}}` {
		t.Errorf("site: %s", a.JSON)
	}
}

func TestScheduled_isHiddenEverywhereUntilDue(t *testing.T) {
	w := newWorld(t)
	w.cms.setList("categories", categoryEntry("eng", "Engineering"))
	inEngineering := entry{"category": entry{"documentId": docID("cateng")}}
	w.cms.publish("today", noon.Add(-time.Hour), inEngineering)
	later := entry{"title": "Tomorrow", "publishDate": stamp(noon.Add(30 * time.Second)), "category": inEngineering["category"]}
	id := w.cms.publish("tomorrow", noon, later)
	w.cms.setSingle("home", entry{"title": "Home", "sections": []entry{{"__component": "sections.latest-articles", "title": "Blog", "linkLabel": "All"}}})
	s := w.process(t)

	everywhere := func() string {
		var b strings.Builder
		for _, read := range []func() (content.Reply, error){
			func() (content.Reply, error) { return s.Articles(ctx, view.ListQuery{Page: 1}) },
			func() (content.Reply, error) { return s.Articles(ctx, view.ListQuery{Page: 1, Category: "eng"}) },
			func() (content.Reply, error) { return s.Articles(ctx, view.ListQuery{Page: 1, Q: "tomorrow"}) },
			func() (content.Reply, error) { return s.Article(ctx, "today") },
			func() (content.Reply, error) { return s.Categories(ctx) },
			func() (content.Reply, error) { return s.Page(ctx, "home") },
		} {
			a, err := read()
			must(t, err)
			b.Write(a.JSON)
		}
		return b.String()
	}
	w.clock.Advance(30*time.Second - time.Millisecond)
	if got := everywhere(); strings.Contains(got, "omorrow") || !strings.Contains(got, `"count":1`) {
		t.Fatalf("shown before it is due: %s", got)
	}
	for _, hidden := range []string{"tomorrow", id} {
		if _, err := s.Article(ctx, hidden); err != error(view.ErrNoArticle) {
			t.Fatalf("%s answers %v before it is due", hidden, err)
		}
	}
	w.cms.behave("down") // due entries appear without the CMS
	w.clock.Advance(time.Millisecond)
	if got := everywhere(); strings.Count(got, "Tomorrow") < 5 || !strings.Contains(got, `"count":2`) {
		t.Fatalf("not shown everywhere once due: %s", got)
	}
	if got := article(t, s, "tomorrow"); !got.PublishedAt.Equal(noon.Add(30 * time.Second)) {
		t.Errorf("published at %v", got.PublishedAt)
	}
}

func TestStaleContent_isServedWithoutWaiting(t *testing.T) {
	w := newWorld(t)
	w.cms.publish("one", noon, nil)
	s := w.process(t)
	wantTitles(t, titles(t, s), "About one")
	w.cms.publish("two", noon.Add(time.Minute), nil)
	w.clock.Advance(2 * time.Minute)
	w.cms.behave("slow")
	before := w.cms.requests("")
	for range 50 {
		a, err := s.Articles(ctx, view.ListQuery{Page: 1})
		must(t, err)
		if !a.Stale || a.Age != 2*time.Minute {
			t.Fatalf("stale %v, age %v", a.Stale, a.Age)
		}
	}
	<-w.cms.arrived
	if n := w.cms.requests("") - before; n != 1 {
		t.Errorf("50 readers caused %d requests to a slow CMS", n)
	}
	w.cms.behave("")
	s.Settle()
	wantTitles(t, titles(t, s), "About two", "About one")
	if a, _ := s.Articles(ctx, view.ListQuery{Page: 1}); a.Stale || a.Age != 0 {
		t.Errorf("after the comparison: stale %v, age %v", a.Stale, a.Age)
	}
}

func TestStaleContent_isServedWhateverTheCMSReturns(t *testing.T) {
	for _, how := range []string{"down", "500", "truncated", "huge", "html", "no data"} {
		t.Run(how, func(t *testing.T) {
			w := newWorld(t)
			w.cms.publish("one", noon, nil)
			s := w.process(t)
			wantTitles(t, titles(t, s), "About one")
			w.cms.behave(how)
			w.clock.Advance(time.Hour)
			wantTitles(t, titles(t, s), "About one")
			s.Settle()
			a, err := s.Articles(ctx, view.ListQuery{Page: 1})
			must(t, err)
			if !a.Stale || a.Age != time.Hour {
				t.Errorf("stale %v, age %v", a.Stale, a.Age)
			}
			if strings.Contains(string(a.JSON), "secret-detail") {
				t.Error("the CMS's own error is revealed")
			}
			w.cms.behave("")
			w.clock.Advance(time.Minute)
			_ = titles(t, s)
			s.Settle()
			if a, _ := s.Articles(ctx, view.ListQuery{Page: 1}); a.Stale {
				t.Error("still stale after the CMS is back")
			}
		})
	}
}

func TestOutage_limitsRequestsToTheCMS(t *testing.T) {
	w := newWorld(t)
	w.cms.publish("one", noon, nil)
	s := w.process(t)
	_ = titles(t, s)
	w.cms.behave("500")
	w.clock.Advance(time.Hour)
	before := w.cms.requests("")
	for range 100 {
		_ = titles(t, s)
		s.Settle()
	}
	if n := w.cms.requests("") - before; n != 1 {
		t.Errorf("100 readers in one second made %d requests", n)
	}
}

func TestWrongToken_isLoggedAndStoredContentIsServed(t *testing.T) {
	w := newWorld(t)
	w.cms.publish("one", noon, nil)
	_ = titles(t, w.process(t))
	deps := w.deps()
	deps.CMSToken = "wrong"
	s := w.processWith(t, deps)
	w.clock.Advance(time.Hour)
	wantTitles(t, titles(t, s), "About one")
	s.Settle()
	if log := w.log.String(); !strings.Contains(log, "refuses our token") || strings.Contains(log, "wrong") {
		t.Errorf("log: %s", log)
	}
}

func TestFirstStart_isUnavailableUntilTheCMSResponds(t *testing.T) {
	w := newWorld(t)
	w.cms.behave("down")
	w.cms.publish("one", noon, nil)
	s := w.process(t)
	_, err := s.Articles(ctx, view.ListQuery{Page: 1})
	if errs.KindOf(err) != errs.Unavailable {
		t.Fatalf("nothing to serve returns %v", err)
	}
	if err := s.Ready(ctx); errs.KindOf(err) != errs.Unavailable {
		t.Errorf("ready: %v", err)
	}
	before := w.cms.requests("")
	for range 20 {
		if _, err := s.Articles(ctx, view.ListQuery{Page: 1}); errs.KindOf(err) != errs.Unavailable {
			t.Fatal(err)
		}
	}
	if n := w.cms.requests("") - before; n != 0 {
		t.Errorf("%d requests within the pause", n)
	}
	w.cms.behave("")
	w.clock.Advance(time.Second)
	wantTitles(t, titles(t, s), "About one")
	must(t, s.Ready(ctx))
}

func TestRestartDuringAnOutage_servesContentFromSQL(t *testing.T) {
	everyStore(t, func(t *testing.T, w *world) {
		w.cms.setList("categories", categoryEntry("eng", "Engineering"))
		w.cms.setList("authors", authorEntry("ada", "Ada"))
		w.cms.setSingle("home", entry{"title": "Home", "sections": []entry{}})
		w.cms.publish("one", noon, entry{"category": entry{"documentId": docID("cateng")}, "author": entry{"documentId": docID("autada")}})
		w.cms.publish("gone", noon, nil)
		first := w.process(t)
		before := article(t, first, "one")
		w.cms.unpublish("gone")
		must(t, first.Reconcile(ctx))
		first.Close()

		w.cms.behave("down")
		w.emptyRedis(t)
		w.clock.Advance(time.Hour)
		s := w.process(t)
		wantTitles(t, titles(t, s), "About one")
		if got := article(t, s, "one"); fmt.Sprintf("%+v", got.Body) != fmt.Sprintf("%+v", before.Body) || got.Category.Name != "Engineering" || got.Author.Name != "Ada" {
			t.Errorf("kept %+v, was %+v", got, before)
		}
		for _, read := range []func(context.Context) (content.Reply, error){func(ctx context.Context) (content.Reply, error) { return s.Page(ctx, "home") }, s.Site, s.Categories} {
			a, err := read(ctx)
			must(t, err)
			if !a.Stale || a.Age != time.Hour {
				t.Errorf("stale %v, age %v", a.Stale, a.Age)
			}
		}
	})
}

func TestRestart_readsChangesMadeInTheMeantime(t *testing.T) {
	w := newWorld(t)
	w.cms.publish("one", noon, nil)
	w.process(t).Close()
	_ = titles(t, w.process(t))
	w.emptyRedis(t)
	w.cms.publish("one", noon.Add(time.Minute), entry{"title": "Changed", "publishDate": stamp(noon)})
	w.clock.Advance(time.Hour)
	wantTitles(t, titles(t, w.process(t)), "Changed")
}

func TestRedisDown_contentIsStillServed(t *testing.T) {
	w := newWorld(t)
	nobody := redis.NewClient(&redis.Options{Addr: "127.0.0.1:1", MaxRetries: -1})
	t.Cleanup(func() { _ = nobody.Close() })
	deps := w.deps()
	deps.Redis = nobody
	w.cms.publish("one", noon, nil)
	s := w.processWith(t, deps)
	wantTitles(t, titles(t, s), "About one")
	w.cms.publish("two", noon, nil)
	must(t, s.Reconcile(ctx))
	if got := titles(t, s); len(got) != 2 {
		t.Errorf("after a reconcile without Redis: %q", got)
	}
}

func TestFirstReaders_shareOneReadOfTheCMS(t *testing.T) {
	w := newWorld(t)
	for n := range 30 {
		w.cms.publish(fmt.Sprintf("n%02d", n), noon, nil)
	}
	s := w.process(t)
	var wg sync.WaitGroup
	start := make(chan struct{})
	for range 100 {
		wg.Go(func() {
			<-start
			a, err := s.Articles(ctx, view.ListQuery{Page: 1})
			if err != nil || !strings.Contains(string(a.JSON), `"count":30`) {
				t.Errorf("a reader got %v %s", err, a.JSON)
			}
		})
	}
	close(start)
	wg.Wait()
	for path, want := range map[string]int{"/api/categories": 1, "/api/authors": 1, "/api/home": 1, "/api/navigation": 1, "/api/footer": 1, "/api/articles": 2 + 2} {
		// articles: two pages of timestamps, and two batches of 20 and 10
		if n := w.cms.requests(path); n != want {
			t.Errorf("%d requests of %s, want %d", n, path, want)
		}
	}
}

func TestReads_duringChangesSucceed(t *testing.T) {
	w := newWorld(t)
	w.cms.publish("one", noon, nil)
	s := w.process(t)
	_ = titles(t, s)
	var wg sync.WaitGroup
	for range 8 {
		wg.Go(func() {
			for n := range 50 {
				if _, err := s.Articles(ctx, view.ListQuery{Page: 1, Q: fmt.Sprint("about ", n%3)}); err != nil {
					t.Error(err)
				}
				if _, err := s.Article(ctx, "one"); err != nil {
					t.Error(err)
				}
				w.clock.Advance(time.Second)
			}
		})
	}
	for n := range 10 {
		w.cms.publish("one", noon.Add(time.Duration(n)*time.Minute), entry{"publishDate": stamp(noon)})
		must(t, s.ReceiveWebhook(ctx, webhookSecret, hook("entry.publish", "api::article.article", entry{"documentId": docID("one")})))
		must(t, s.Reconcile(ctx))
	}
	wg.Wait()
}

func TestRequestID_isSentToTheCMS(t *testing.T) {
	w := newWorld(t)
	s := w.process(t)
	_, err := s.Site(web.WithRequest(ctx, web.Request{ID: "request-0815"}))
	must(t, err)
	w.cms.mu.Lock()
	defer w.cms.mu.Unlock()
	for _, got := range w.cms.ids {
		if got != "request-0815" {
			t.Errorf("the CMS received %q", got)
		}
	}
}

func TestUnknownComponents_areDroppedAndLoggedOnce(t *testing.T) {
	w := newWorld(t)
	w.cms.publish("one", noon, entry{"body": []entry{
		{"__component": "article.html", "html": "<script>alert(1)</script>"},
		{"__component": "article.html", "html": "<script>alert(1)</script>"},
		{"__component": "article.text", "body": []entry{paragraph("Kept")}},
	}})
	s := w.process(t)
	if a := article(t, s, "one"); len(a.Body) != 1 || a.Body[0].Children[0].Text != "Kept" {
		t.Errorf("body %+v", a.Body)
	}
	if n := strings.Count(w.log.String(), "article.html"); n != 1 {
		t.Errorf("logged %d times: %s", n, w.log)
	}
}

func TestNew_refusesAnInvalidCMSURL(t *testing.T) {
	if _, err := content.New(content.Deps{CMSURL: "localhost"}); err == nil {
		t.Error("accepted an invalid URL")
	}
}
