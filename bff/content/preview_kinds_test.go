package content_test

import (
	"encoding/json"
	"net/http"
	"strings"
	"testing"
)

func TestPreview_showsEveryTypeWithAPage(t *testing.T) {
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
		r := preview(t, app, "/api/content/preview?token="+token)
		if r.status != http.StatusOK || r.header.Get("Cache-Control") != "private, no-store" {
			t.Errorf("%s: %d %q %s", uid, r.status, r.header.Get("Cache-Control"), r.body)
		}
		for _, want := range c.has {
			if !strings.Contains(r.body, want) {
				t.Errorf("%s: no %s in %s", uid, want, r.body)
			}
		}
		other := previewToken(previewSecret, claimsOf(docID("another"), entry{"u": uid}))
		if r := preview(t, app, "/api/content/preview?token="+other); r.status != http.StatusNotFound {
			t.Errorf("%s of another document: %d %s", uid, r.status, r.body)
		}
	}
	if strings.Contains(everything(t, s), "Draft of") {
		t.Error("visitors can see a draft")
	}
}

func TestPreviewAudio_returnsTheDraftsFileForAValidToken(t *testing.T) {
	w := newWorld(t)
	full(w)
	s := w.process(t)
	_ = everything(t, s)
	app := server(t, s)
	w.cms.publishEpisode("draft", noon, entry{"title": "Draft of an episode"})
	w.cms.publishEpisode("silent", noon, entry{"title": "Draft without a file", "audio": nil, "audioUrl": nil})
	of := func(id string, more entry) string {
		claims := entry{"u": "api::episode.episode"}
		for k, v := range more {
			claims[k] = v
		}
		return previewToken(previewSecret, claimsOf(docID(id), claims))
	}
	good := of("epidraft", nil)
	var shown struct {
		Episode struct{ Audio struct{ URL string } }
	}
	if err := json.Unmarshal([]byte(preview(t, app, "/api/content/preview?token="+good).body), &shown); err != nil || !strings.HasSuffix(shown.Episode.Audio.URL, ".mp3?preview="+good) {
		t.Errorf("the page plays %q, %v", shown.Episode.Audio.URL, err)
	}
	name := strings.TrimSuffix(strings.TrimPrefix(shown.Episode.Audio.URL, "/podcast/audio/"), ".mp3?preview="+good)
	if err := json.Unmarshal([]byte(preview(t, app, "/api/content/preview?token="+of("episilent", nil)).body), &shown); err != nil || shown.Episode.Audio.URL != "" {
		t.Errorf("the page of a draft without a file plays %q, %v", shown.Episode.Audio.URL, err)
	}
	for name, c := range map[string]struct {
		token  string
		status int
		has    string
	}{
		"a draft":          {good, 200, `"cms_url":"/uploads/`},
		"expired":          {of("epidraft", entry{"e": noon.Unix()}), 403, "expired"},
		"forged":           {previewToken("guess", claimsOf(docID("epidraft"), entry{"u": "api::episode.episode"})), 403, "isn't valid"},
		"an article":       {previewToken(previewSecret, claimsOf(docID("one"), nil)), 404, "Audio: Object does not exist"},
		"no file yet":      {of("episilent", nil), 404, "Audio: Object does not exist"},
		"no such episode":  {of("none", nil), 404, "Audio: Object does not exist"},
		"an invalid token": {"x", 403, "isn't valid"},
	} {
		r := preview(t, app, "/api/content/preview/audio?token="+c.token)
		if r.status != c.status || !strings.Contains(r.body, c.has) || (r.status == 200 && r.header.Get("Cache-Control") != "private, no-store") {
			t.Errorf("%s: %d %q %s", name, r.status, r.header.Get("Cache-Control"), r.body)
		}
	}
	if r := get(t, app, "/api/content/audio/"+name); r.status != 404 {
		t.Errorf("without the token: %d %s", r.status, r.body)
	}
}
