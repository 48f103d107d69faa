package importing_test

import (
	"bytes"
	"context"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"image"
	"image/png"
	"io/fs"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"net/netip"
	"strings"
	"testing"
	"time"

	"peritus/bff/importing"
	"peritus/bff/importing/cmstest"
	"peritus/bff/importing/fetch"
	"peritus/bff/importing/manuscript"
	"peritus/bff/importing/podcast"
	"peritus/bff/importing/report"
	"peritus/bff/importing/target"
	"peritus/bff/importing/wordpress"
	"peritus/bff/platform/clock"
)

// wxr is a small test export.
func wxr(items string) string {
	return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/"
 xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/" xmlns:wp="http://wordpress.org/export/1.2/"><channel>
<title>Old</title><link>https://old.example</link><wp:wxr_version>1.2</wp:wxr_version>
<wp:author><wp:author_login>ann</wp:author_login><wp:author_display_name>Ann Ash</wp:author_display_name></wp:author>` + items + `</channel></rss>`
}

func post(id int, status, body, more string) string {
	return fmt.Sprintf(`<item><title>Post %d</title><link>https://old.example/2020/01/post-%d/</link><dc:creator>ann</dc:creator>
<content:encoded><![CDATA[%s]]></content:encoded><wp:post_id>%d</wp:post_id><wp:post_name>post-%d</wp:post_name>
<wp:post_date_gmt>2020-01-02 03:04:05</wp:post_date_gmt><wp:status>%s</wp:status><wp:post_type>post</wp:post_type>%s</item>`, id, id, body, id, id, status, more)
}

func read(t *testing.T, export string) manuscript.Batch {
	t.Helper()
	b, err := wordpress.Read([]byte(export))
	if err != nil {
		t.Fatal(err)
	}
	return b
}

func run(t *testing.T, cms *cmstest.CMS, export string, o importing.Options) *report.Report {
	t.Helper()
	r, err := importer(cms).Run(context.Background(), read(t, export), o)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

func outcomes(r *report.Report, kind string) string {
	var list []string
	for _, e := range r.Entries {
		if e.Type == kind {
			list = append(list, fmt.Sprintf("%s %s %s", e.Slug, e.Outcome, e.State))
		}
	}
	return strings.Join(list, "; ")
}

func notesOf(r *report.Report) string {
	var all []string
	for _, e := range r.Entries {
		all = append(all, e.Notes...)
	}
	return strings.Join(all, "; ")
}

func TestRun_publishesOnlyPublicPosts(t *testing.T) {
	for status, want := range map[string]string{"publish": "post-1 created published", "draft": "post-1 created draft", "private": "post-1 created draft",
		"pending": "post-1 created draft", "future": "post-1 created draft", "trash": "", "inherit": "", "auto-draft": ""} {
		cms := cmstest.Start(t)
		r := run(t, cms, wxr(post(1, status, "<p>Words</p>", "")), importing.Options{})
		if got := outcomes(r, "article"); got != want {
			t.Errorf("%s: %q, expected %q", status, got, want)
		}
		if n := len(cms.All("articles", "published")); (n == 1) != (status == "publish") {
			t.Errorf("%s: %d are published", status, n)
		}
		if want == "" && !strings.Contains(outcomes(r, "entry"), "leftOut") {
			t.Errorf("%s is not reported as left out", status)
		}
	}
}

func TestRun_keepsDateAuthorAndOldAddress(t *testing.T) {
	cms := cmstest.Start(t)
	run(t, cms, wxr(post(1, "publish", "<p>Words</p>", "")), importing.Options{})
	article := cms.All("articles", "published")[0]
	if article["publishDate"] != "2020-01-02T03:04:05.000Z" || article["author"] != cms.All("authors", "")[0]["documentId"] {
		t.Errorf("%v", article)
	}
	redirect := cms.All("redirects", "")[0]
	if redirect["from"] != "/2020/01/post-1" || redirect["to"] != "/blog/post-1" || redirect["permanent"] != true {
		t.Errorf("%v", redirect)
	}
}

func TestRun_updatesLinksBetweenPosts(t *testing.T) {
	cms := cmstest.Start(t)
	run(t, cms, wxr(post(1, "publish", `<p><a href="https://old.example/2020/01/post-2/">two</a> <a href="/2020/01/post-3">three</a></p>`, "")+
		post(2, "publish", "<p>b</p>", "")+post(3, "draft", "<p>c</p>", "")), importing.Options{})
	body := fmt.Sprint(cms.All("articles", "published")[0]["body"])
	if !strings.Contains(body, "url:/blog/post-2") || !strings.Contains(body, "url:https://old.example/2020/01/post-3") {
		t.Errorf("%s", body)
	}
}

func TestRun_secondRunReportsNoChanges(t *testing.T) {
	cms := cmstest.Start(t)
	export := wxr(post(1, "publish", "<p>Words</p>", "") + post(2, "draft", "<p>More</p>", ""))
	run(t, cms, export, importing.Options{})
	writes := cms.Writes
	r := run(t, cms, export, importing.Options{})
	var b bytes.Buffer
	if err := r.Summary(&b); err != nil {
		t.Fatal(err)
	}
	if cms.Writes != writes || !strings.Contains(b.String(), "Everything was already up to date.") {
		t.Errorf("%d writes, %s", cms.Writes-writes, b.String())
	}
}

func TestRun_mergedTagsDoNotCountAsAnEdit(t *testing.T) {
	cms := cmstest.Start(t)
	export := wxr(post(1, "publish", "<p>Words</p>", `<category domain="post_tag" nicename="steel">Steel</category><category domain="post_tag" nicename="steel-2">Steel</category>`))
	run(t, cms, export, importing.Options{})
	if got := outcomes(run(t, cms, export, importing.Options{}), "article"); got != "post-1 unchanged published" || len(cms.All("tags", "")) != 1 {
		t.Error(got)
	}
}

func TestRun_importsChangesInTheSource(t *testing.T) {
	cms := cmstest.Start(t)
	run(t, cms, wxr(post(1, "publish", "<p>Words</p>", "")), importing.Options{})
	r := run(t, cms, wxr(post(1, "publish", "<p>New words</p>", "")), importing.Options{})
	if got := outcomes(r, "article"); got != "post-1 changed published" || !strings.Contains(fmt.Sprint(cms.All("articles", "published")), "New words") {
		t.Errorf("%s", got)
	}
	if len(cms.All("articles", "draft")) != 1 {
		t.Error("a duplicate")
	}
}

func TestRun_keepsAnEditorsChanges(t *testing.T) {
	cms := cmstest.Start(t)
	run(t, cms, wxr(post(1, "publish", "<p>Words</p>", "")), importing.Options{})
	cms.Edit("articles", "post-1", cmstest.Entry{"title": "A better title"}, false)
	r := run(t, cms, wxr(post(1, "publish", "<p>New words</p>", "")), importing.Options{})
	if got := outcomes(r, "article"); got != "post-1 kept published" || !strings.Contains(notesOf(r), "edited in the CMS") {
		t.Errorf("%s: %s", got, notesOf(r))
	}
	if title := cms.All("articles", "published")[0]["title"]; title != "A better title" {
		t.Errorf("the title became %v", title)
	}
}

func TestRun_doesNotRepublishEntriesTakenOffline(t *testing.T) {
	cms := cmstest.Start(t)
	export := wxr(post(1, "publish", "<p>Words</p>", ""))
	run(t, cms, export, importing.Options{})
	cms.Edit("articles", "post-1", nil, true)
	if got := outcomes(run(t, cms, export, importing.Options{}), "article"); got != "post-1 kept draft" || len(cms.All("articles", "published")) != 0 {
		t.Error(got)
	}
}

func TestRun_doesNotUnpublishEntriesAnEditorPublished(t *testing.T) {
	cms := cmstest.Start(t)
	run(t, cms, wxr(post(1, "draft", "<p>Words</p>", "")), importing.Options{})
	held := cms.All("articles", "draft")[0]
	if _, err := target.New(cms.URL, cmstest.Token).Update(context.Background(), "articles", held["documentId"].(string), "published", map[string]any{"title": held["title"]}); err != nil {
		t.Fatal(err)
	}
	r := run(t, cms, wxr(post(1, "draft", "<p>New words</p>", "")), importing.Options{})
	if got := outcomes(r, "article"); got != "post-1 changed published" || len(cms.All("articles", "published")) != 1 {
		t.Error(got)
	}
}

func TestRun_dryRunWritesNothingAndReportsTheSame(t *testing.T) {
	cms := cmstest.Start(t)
	export := wxr(post(1, "publish", "<p>Words</p>", "") + post(2, "trash", "", ""))
	dry := run(t, cms, export, importing.Options{DryRun: true})
	if cms.Writes != 0 {
		t.Fatalf("%d writes", cms.Writes)
	}
	if wet := run(t, cms, export, importing.Options{}); outcomes(dry, "article") != outcomes(wet, "article") || outcomes(dry, "entry") != outcomes(wet, "entry") {
		t.Errorf("%q, then %q", outcomes(dry, "article"), outcomes(wet, "article"))
	}
}

// A dry run says of every entry what the real run does, also where the CMS refuses it or
// where two entries of one export want the same.
func TestRun_dryRunReportsWhatTheCMSRefuses(t *testing.T) {
	tagged := func(nicename, name string) string {
		return `<category domain="post_tag" nicename="` + nicename + `">` + name + `</category>`
	}
	for _, c := range []struct {
		name, export string
		refuse       string // a path that the CMS refuses
		want         string
	}{
		{"an article", wxr(post(1, "publish", "<p>Words</p>", "")), "articles", "refused"},
		{"an author", wxr(post(1, "publish", "<p>Words</p>", "")), "authors", "refused"},
		{"a redirect", wxr(post(1, "publish", "<p>Words</p>", "")), "redirects", "refused"},
		{"a tag", wxr(post(1, "publish", "<p>Words</p>", tagged("steel", "Steel"))), "tags", "refused"},
		{"a name twice", wxr(post(1, "publish", "<p>Words</p>", tagged("steel", "Steel")+tagged("iron", "Steel"))), "", "tag Steel steel created; tag Steel iron unchanged"},
		{"an old address twice", wxr(post(1, "publish", "<p>Words</p>", "") + strings.Replace(post(2, "publish", "<p>Words</p>", ""), "post-2/</link>", "post-1/</link>", 1)), "", "kept"},
	} {
		t.Run(c.name, func(t *testing.T) {
			cms := cmstest.Start(t)
			cms.Fail = func(r *http.Request) (int, bool) {
				if c.refuse != "" && r.Method == http.MethodPost && strings.HasSuffix(r.URL.Path, "/"+c.refuse) {
					return http.StatusBadRequest, false
				}
				return 0, false
			}
			all := func(o importing.Options) string {
				var list []string
				for _, e := range run(t, cms, c.export, o).Entries {
					list = append(list, fmt.Sprint(e.Type, " ", e.Title, " ", e.Slug, " ", e.Outcome, e.State, e.Notes))
				}
				return strings.Join(list, "; ")
			}
			dry := all(importing.Options{DryRun: true})
			if cms.Writes != 0 {
				t.Fatalf("%d writes", cms.Writes)
			}
			wet := all(importing.Options{})
			if dry != wet || !strings.Contains(strings.ReplaceAll(wet, "[]", ""), c.want) {
				t.Errorf("dry %s\nwet %s\nexpected %s", dry, wet, c.want)
			}
		})
	}
}

func TestRun_anEntryWithoutADateIsADraft(t *testing.T) {
	cms := cmstest.Start(t)
	undated := strings.Replace(post(1, "publish", "<p>Words</p>", ""), "2020-01-02 03:04:05", "0000-00-00 00:00:00", 1)
	for _, want := range []string{"post-1 created draft", "post-1 unchanged draft"} {
		r := run(t, cms, wxr(undated), importing.Options{})
		if got := outcomes(r, "article"); got != want || !strings.Contains(notesOf(r), "it has no date") {
			t.Errorf("%s: %s", got, notesOf(r))
		}
	}
	held := cms.All("articles", "draft")[0]
	if held["publishDate"] != nil {
		t.Errorf("dated %v", held["publishDate"])
	}
}

func TestRun_onlyAScheduleAheadIsAnnounced(t *testing.T) {
	at := clock.NewFake(time.Date(2020, 1, 2, 3, 4, 4, 0, time.UTC)) // a second before the post's date
	for _, want := range []string{"publish it in the CMS to keep that schedule", "and never published"} {
		cms := cmstest.Start(t)
		i := importing.New(target.New(cms.URL, cmstest.Token), fetch.New(nil), at, slog.New(slog.DiscardHandler))
		r, err := i.Run(context.Background(), read(t, wxr(post(1, "future", "<p>Words</p>", ""))), importing.Options{})
		if err != nil || outcomes(r, "article") != "post-1 created draft" || !strings.Contains(notesOf(r), want) {
			t.Errorf("%s: %s (%v)", outcomes(r, "article"), notesOf(r), err)
		}
		at.Advance(time.Second)
	}
}

// If the CMS refuses to publish a change, readers see the version before. The report says
// so until the change is public.
func TestRun_saysWhenReadersStillSeeTheOldVersion(t *testing.T) {
	cms := cmstest.Start(t)
	run(t, cms, wxr(post(1, "publish", "<p>Words</p>", "")), importing.Options{})
	changed := wxr(post(1, "publish", "<p>New words</p>", ""))
	refuse := true
	cms.Fail = func(r *http.Request) (int, bool) {
		if refuse && r.Method == http.MethodPut && r.URL.Query().Get("status") == "published" {
			return http.StatusBadRequest, false
		}
		return 0, false
	}
	var b bytes.Buffer
	for _, want := range []string{"post-1 changed behind", "post-1 unchanged behind"} {
		r := run(t, cms, changed, importing.Options{})
		if got := outcomes(r, "article"); got != want || !strings.Contains(notesOf(r), "would not publish it") {
			t.Fatalf("%s, expected %s: %s", got, want, notesOf(r))
		}
		if err := r.Summary(&b); err != nil || !strings.Contains(b.String(), "readers still see the version that was published before") {
			t.Errorf("%s %v", b.String(), err)
		}
	}
	if old := fmt.Sprint(cms.All("articles", "published")[0]["body"]); strings.Contains(old, "New") {
		t.Fatalf("the public sees %s", old)
	}
	refuse = false
	if got := outcomes(run(t, cms, changed, importing.Options{}), "article"); got != "post-1 changed published" {
		t.Error(got)
	}
	if got := outcomes(run(t, cms, changed, importing.Options{}), "article"); got != "post-1 unchanged published" {
		t.Error(got)
	}
}

func TestRun_numbersATakenAddressTheSameInEveryRun(t *testing.T) {
	cms := cmstest.Start(t)
	cms2 := target.New(cms.URL, cmstest.Token)
	if _, err := cms2.Create(context.Background(), "articles", "published", map[string]any{"title": "Ours", "slug": "post-1", "summary": "Ours."}); err != nil {
		t.Fatal(err)
	}
	export := wxr(post(1, "publish", "<p>Words</p>", ""))
	first := outcomes(run(t, cms, export, importing.Options{}), "article")
	again := outcomes(run(t, cms, export, importing.Options{}), "article")
	if first != "post-1-2 created published" || again != "post-1-2 unchanged published" {
		t.Errorf("%s, then %s", first, again)
	}
}

// Whichever request fails, before or after it took effect, the next run leaves every
// article in the CMS exactly once.
func TestRun_resumesAfterAnyInterruptionWithoutDuplicates(t *testing.T) {
	export := wxr(post(1, "publish", "<p>Words</p>", `<category domain="post_tag" nicename="x">X</category>`) + post(2, "publish", "<p>More</p>", ""))
	for at := 1; at < 40; at++ {
		for _, after := range []bool{false, true} {
			cms := cmstest.Start(t)
			ctx, kill := context.WithCancel(context.Background())
			requests := 0
			cms.Fail = func(*http.Request) (int, bool) {
				if requests++; requests >= at {
					kill()
					return http.StatusBadGateway, after
				}
				return 0, false
			}
			_, err := importer(cms).Run(ctx, read(t, export), importing.Options{})
			cms.Fail = nil
			kill()
			run(t, cms, export, importing.Options{})
			if got := len(cms.All("articles", "published")); got != 2 || len(cms.All("articles", "draft")) != 2 ||
				len(cms.All("authors", "")) != 1 || len(cms.All("tags", "")) != 1 || len(cms.All("redirects", "")) != 2 {
				t.Fatalf("interrupted at request %d (%v): %d articles, %d authors, %d redirects", at, err, got, len(cms.All("authors", "")), len(cms.All("redirects", "")))
			}
		}
	}
}

func TestRun_retriesAFailedWriteWithoutDuplicates(t *testing.T) {
	for _, after := range []bool{false, true} {
		cms := cmstest.Start(t)
		failed := false
		cms.Fail = func(r *http.Request) (int, bool) {
			if r.Method == http.MethodPost && strings.HasSuffix(r.URL.Path, "/articles") && !failed {
				failed = true
				return http.StatusInternalServerError, after
			}
			return 0, false
		}
		run(t, cms, wxr(post(1, "publish", "<p>Words</p>", "")), importing.Options{})
		if n := len(cms.All("articles", "published")); n != 1 {
			t.Errorf("done by then: %v, articles: %d", after, n)
		}
	}
}

func TestRun_reportsAWrongTokenImmediately(t *testing.T) {
	cms := cmstest.Start(t)
	i := importing.New(target.New(cms.URL, "another-token"), fetch.New(nil), clock.System, slog.New(slog.DiscardHandler))
	if _, err := i.Run(context.Background(), read(t, wxr(post(1, "publish", "x", ""))), importing.Options{}); !errors.Is(err, target.ErrToken) {
		t.Errorf("%v", err)
	}
}

const pictureHTML = `<figure><img src="https://old.example/i.png" alt="%s"><figcaption>Caption</figcaption></figure><p>Words</p>`

func dot(t *testing.T) []byte {
	var b bytes.Buffer
	if err := png.Encode(&b, image.NewGray(image.Rect(0, 0, 2, 2))); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

// files serves files; its address replaces old.example's.
func files(t *testing.T, served map[string][]byte) (string, *int) {
	t.Helper()
	requests := 0
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		requests++
		raw, ok := served[r.URL.Path]
		if !ok {
			http.NotFound(w, r)
			return
		}
		_, _ = w.Write(raw)
	}))
	t.Cleanup(server.Close)
	return server.URL, &requests
}

func withMedia(cms *cmstest.CMS) *importing.Importer {
	anywhere := func(netip.AddrPort) bool { return true }
	return importing.New(target.New(cms.URL, cmstest.Token), fetch.New(anywhere), clock.System, slog.New(slog.DiscardHandler))
}

func TestRun_downloadsMediaOnceAndOnlyWhenRequested(t *testing.T) {
	cms := cmstest.Start(t)
	address, requests := files(t, map[string][]byte{"/i.png": dot(t)})
	export := wxr(post(1, "publish", strings.ReplaceAll(fmt.Sprintf(pictureHTML, "A dot"), "https://old.example", address), ""))
	step := func(o importing.Options) *report.Report {
		r, err := withMedia(cms).Run(context.Background(), read(t, export), o)
		if err != nil {
			t.Fatal(err)
		}
		return r
	}
	r := step(importing.Options{})
	if *requests != 0 || !strings.Contains(notesOf(r), "only with --media") || outcomes(r, "article") != "post-1 created published" {
		t.Errorf("%d requests; %s", *requests, notesOf(r))
	}
	r = step(importing.Options{Media: true})
	if *requests != 1 || outcomes(r, "article") != "post-1 changed published" || len(cms.Files()) != 1 {
		t.Errorf("%d requests; %s; %s", *requests, outcomes(r, "article"), notesOf(r))
	}
	if f := cms.Files()[0]; f["alternativeText"] != "A dot" || f["caption"] != "Caption" || f["mime"] != "image/png" {
		t.Errorf("%v", f)
	}
	for _, media := range []bool{true, false} {
		if r = step(importing.Options{Media: media}); *requests != 1 || r.Writes() {
			t.Errorf("media %v: %d requests, %s", media, *requests, outcomes(r, "article"))
		}
	}
}

func TestRun_missingAltTextKeepsTheArticleADraft(t *testing.T) {
	cms := cmstest.Start(t)
	address, _ := files(t, map[string][]byte{"/i.png": dot(t)})
	export := wxr(post(1, "publish", strings.ReplaceAll(fmt.Sprintf(pictureHTML, ""), "https://old.example", address), ""))
	for _, want := range []string{"post-1 created draft", "post-1 unchanged draft"} {
		r, err := withMedia(cms).Run(context.Background(), read(t, export), importing.Options{Media: true})
		if err != nil {
			t.Fatal(err)
		}
		if got := outcomes(r, "article"); got != want || !strings.Contains(notesOf(r), "no alternative text") {
			t.Errorf("%s: %s", got, notesOf(r))
		}
	}
}

func TestRun_skipsFilesWhoseContentDoesNotMatchTheirName(t *testing.T) {
	cms := cmstest.Start(t)
	address, _ := files(t, map[string][]byte{"/i.png": []byte(`<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>`)})
	export := wxr(post(1, "publish", strings.ReplaceAll(fmt.Sprintf(pictureHTML, "A dot"), "https://old.example", address), ""))
	r, err := withMedia(cms).Run(context.Background(), read(t, export), importing.Options{Media: true})
	if err != nil || len(cms.Files()) != 0 || !strings.Contains(notesOf(r), "not an image type the CMS accepts") {
		t.Errorf("%v %s", err, notesOf(r))
	}
}

func TestRun_readsPicturesFromTheSourceFolder(t *testing.T) {
	cms := cmstest.Start(t)
	b := manuscript.Batch{Kind: "markdown", Site: "x", Hosts: []string{"old.example"}, Articles: []manuscript.Article{{Key: "markdown:x:a.md", Source: "a.md", Title: "A", Slug: "a", Public: true,
		Body: []manuscript.Part{manuscript.Image{Picture: manuscript.Picture{URL: "/img/a.png", Alt: "A"}},
			manuscript.Image{Picture: manuscript.Picture{URL: "https://old.example/img/a.png", Alt: "The same, by the site's address"}},
			manuscript.Image{Picture: manuscript.Picture{URL: "https://127.0.0.1/img/a.png", Alt: "Of another site"}},
			manuscript.Image{Picture: manuscript.Picture{URL: "/img/none.png", Alt: "None"}}}}}}
	raw := dot(t)
	local := func(path string) ([]byte, error) {
		if path == "img/a.png" {
			return raw, nil
		}
		return nil, fs.ErrNotExist
	}
	r, err := importer(cms).Run(context.Background(), b, importing.Options{Media: true, Local: local})
	if err != nil || len(cms.Files()) != 2 {
		t.Errorf("%v %s", err, notesOf(r))
	}
	if notes := notesOf(r); !strings.Contains(notes, "https://127.0.0.1/img/a.png is left out: its address is not public") || !strings.Contains(notes, "/img/none.png is left out: the folder has no such file") {
		t.Error(notes)
	}
}

func feed(items string) string {
	return `<?xml version="1.0"?><rss version="2.0" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd" xmlns:podcast="https://podcastindex.org/namespace/1.0">
<channel><title>Show</title><link>https://show.example</link><description>About</description>` + items + `</channel></rss>`
}

func TestRun_anEpisodeIsADraftUntilItsAudioIsUploaded(t *testing.T) {
	cms := cmstest.Start(t)
	address, requests := files(t, map[string][]byte{"/a.mp3": append([]byte("ID3"), make([]byte, 64)...),
		"/c.json": []byte(`{"chapters":[{"startTime":0,"title":"Start"},{"startTime":3990,"title":"Late"},{"startTime":5,"title":"Hidden","toc":false}]}`),
		"/t.vtt":  []byte("WEBVTT\n\n00:00.000 --> 00:01.000\nHello\n")})
	raw := feed(`<item><title>One</title><guid isPermaLink="false"> Keep-ME/1 </guid><itunes:season>2</itunes:season><itunes:episode>4</itunes:episode>
<enclosure url="` + address + `/a.mp3" type="audio/mpeg" length="1"/><podcast:chapters url="` + address + `/c.json" type="application/json"/>
<podcast:transcript url="` + address + `/t.vtt" type="text/vtt"/><podcast:person role="guest">Ann Ash</podcast:person><pubDate>Fri, 09 Oct 2020 04:30:38 GMT</pubDate><description>Words</description></item>`)
	step := func(media bool) *report.Report {
		b, err := podcast.Read([]byte(raw), "")
		if err != nil {
			t.Fatal(err)
		}
		r, err := withMedia(cms).Run(context.Background(), b, importing.Options{Media: media})
		if err != nil {
			t.Fatal(err)
		}
		return r
	}
	r := step(false)
	if got := outcomes(r, "episode"); got != "one created draft" || *requests != 0 || !strings.Contains(notesOf(r), "its audio") {
		t.Errorf("%s: %s", got, notesOf(r))
	}
	r = step(true)
	e := cms.All("episodes", "published")
	if got := outcomes(r, "episode"); got != "one changed published" || len(e) != 1 {
		t.Fatalf("%s: %s", got, notesOf(r))
	}
	if e[0]["guid"] != "Keep-ME/1" || fmt.Sprintf("%v %v", e[0]["season"], e[0]["number"]) != "2 4" || !strings.Contains(fmt.Sprint(e[0]["chapters"]), "start:1:06:30") ||
		strings.Contains(fmt.Sprint(e[0]["chapters"]), "Hidden") || !strings.HasPrefix(fmt.Sprint(e[0]["transcript"]), "WEBVTT") {
		t.Errorf("%v", e[0])
	}
	for _, media := range []bool{true, false} {
		if r = step(media); r.Writes() {
			t.Errorf("media %v: %s; %s", media, outcomes(r, "episode"), notesOf(r))
		}
	}
}

func TestRun_doesNotOverwriteTheShowInTheCMS(t *testing.T) {
	cms := cmstest.Start(t)
	if _, err := target.New(cms.URL, cmstest.Token).SetSingle(context.Background(), "podcast", "published", map[string]any{"title": "Ours"}); err != nil {
		t.Fatal(err)
	}
	b, err := podcast.Read([]byte(feed("")), "")
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		replace bool
		want    string
	}{{false, " kept "}, {true, " changed draft"}} {
		r, err := importer(cms).Run(context.Background(), b, importing.Options{ReplaceShow: c.replace})
		if got := outcomes(r, "show"); err != nil || got != c.want {
			t.Errorf("replace %v: %q %v", c.replace, got, err)
		}
	}
}

func TestRun_updatesTheShowUntilSomeoneEditsIt(t *testing.T) {
	cms := cmstest.Start(t)
	address, _ := files(t, map[string][]byte{"/c.png": dot(t)})
	step := func(description string, o importing.Options, want string) {
		t.Helper()
		raw := strings.Replace(feed(`<itunes:image href="`+address+`/c.png"/><podcast:person>Ann Ash</podcast:person>`), "About", description, 1)
		b, err := podcast.Read([]byte(raw), "")
		if err != nil {
			t.Fatal(err)
		}
		r, err := withMedia(cms).Run(context.Background(), b, o)
		if got := outcomes(r, "show"); err != nil || got != want {
			t.Fatalf("%s: %q, expected %q (%v) %s", description, got, want, err, notesOf(r))
		}
	}
	step("About", importing.Options{}, " created draft")
	step("About", importing.Options{}, " unchanged ")
	step("About", importing.Options{Media: true}, " changed draft") // adds the cover
	step("About", importing.Options{Media: true}, " unchanged ")
	step("About it", importing.Options{}, " changed draft")
	step("About it", importing.Options{}, " unchanged ")
	if _, err := target.New(cms.URL, cmstest.Token).SetSingle(context.Background(), "podcast", "draft", map[string]any{"author": "An editor's word"}); err != nil {
		t.Fatal(err)
	}
	step("About all", importing.Options{Media: true}, " kept ")
	step("About all", importing.Options{Media: true, ReplaceShow: true}, " changed draft")
	step("About all", importing.Options{Media: true}, " unchanged ")
}

// An episode drops the audio's source address once its audio is in the CMS. The next run
// must not mistake that for an edit.
func TestRun_clearsFieldsTheSourceNoLongerHas(t *testing.T) {
	cms := cmstest.Start(t)
	sound := "https://media.example/a.mp3"
	step := func(number, want string) {
		t.Helper()
		b, err := podcast.Read([]byte(feed(`<item><title>One</title><guid>g</guid><pubDate>Fri, 09 Oct 2020 04:30:38 GMT</pubDate>`+number+`<enclosure url="`+sound+`" type="audio/mpeg" length="1"/></item>`)), "")
		if err != nil {
			t.Fatal(err)
		}
		r, err := importer(cms).Run(context.Background(), b, importing.Options{})
		if got := outcomes(r, "episode"); err != nil || got != want {
			t.Fatalf("%s: %q, expected %q (%v) %s", number, got, want, err, notesOf(r))
		}
	}
	step("<itunes:episode>4</itunes:episode>", "one created draft")
	step("", "one changed draft")
	step("", "one unchanged draft")
	sum := sha256.Sum256([]byte(sound))
	if _, err := target.New(cms.URL, cmstest.Token).Upload(context.Background(), "import-"+hex.EncodeToString(sum[:])+".mp3", "audio/mpeg", []byte("ID3"), "", ""); err != nil {
		t.Fatal(err)
	}
	step("", "one changed published")
	step("", "one unchanged published")
	if e := cms.All("episodes", "published")[0]; e["number"] != nil || e["audioUrl"] != nil || e["audio"] == nil {
		t.Errorf("%v", e)
	}
}
