package content_test

import (
	"net/http"
	"strings"
	"testing"
)

func TestPreview_showsEveryKindThatHasAPage(t *testing.T) {
	w := newWorld(t)
	full(w)
	s := w.process(t)
	_ = everything(t, s)
	app := server(t, s)
	w.cms.setSingle("podcast", podcastEntry(entry{"title": "Draft of the show"}))
	w.cms.publishEpisode("draft", noon, entry{"title": "Draft of an episode"})
	w.cms.setSingle("about", entry{"documentId": docID("about"), "title": "Draft of a page", "sections": []entry{
		{"__component": "sections.latest-articles", "title": "Blog"}, {"__component": "sections.faq", "title": "F", "questions": []entry{{"documentId": docID("quecost")}}},
	}})
	for uid, c := range map[string]struct {
		document string
		has      []string
	}{
		"api::episode.episode": {docID("epidraft"), []string{`"uid":"episode"`, `"episode":{`, "Draft of an episode", `"preview":true`, `"no_index":true`}},
		"api::podcast.podcast": {docID("podcast"), []string{`"uid":"podcast"`, `"podcast":{`, "Draft of the show", `"preview":true`}},
		"api::about.about":     {docID("about"), []string{`"uid":"about"`, `"page":{"name":"about"`, "Draft of a page", "About one", "What does it cost?", `"preview":true`}},
	} {
		token := previewToken(previewSecret, claimsOf(c.document, entry{"u": uid}))
		r := get(t, app, "/api/content/preview?token="+token)
		if r.status != http.StatusOK || r.header.Get("Cache-Control") != "private, no-store" {
			t.Errorf("%s: %d %q %s", uid, r.status, r.header.Get("Cache-Control"), r.body)
		}
		for _, want := range c.has {
			if !strings.Contains(r.body, want) {
				t.Errorf("%s: no %s in %s", uid, want, r.body)
			}
		}
		other := previewToken(previewSecret, claimsOf(docID("another"), entry{"u": uid}))
		if r := get(t, app, "/api/content/preview?token="+other); r.status != http.StatusNotFound {
			t.Errorf("%s of another document: %d %s", uid, r.status, r.body)
		}
	}
	if strings.Contains(everything(t, s), "Draft of") {
		t.Error("a draft is shown to visitors")
	}
}
