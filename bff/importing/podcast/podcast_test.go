package podcast

import (
	"fmt"
	"strings"
	"testing"

	"peritus/bff/importing/manuscript"
)

const head = `<rss version="2.0" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd" xmlns:podcast="https://podcastindex.org/namespace/1.0"
 xmlns:psc="http://podlove.org/simple-chapters"><channel><title>Show</title><link>https://show.example</link>`

func batch(t *testing.T, inner string) manuscript.Batch {
	t.Helper()
	b, err := Read([]byte(head+inner+"</channel></rss>"), "")
	if err != nil {
		t.Fatal(err)
	}
	return b
}

func item(more string) string {
	return `<item><title>One</title><guid>g</guid><enclosure url="https://a.example/1.mp3" type="audio/mpeg"/>` + more + `</item>`
}

func TestRead_readsTheShow(t *testing.T) {
	s := batch(t, `<description>&lt;p&gt;About&lt;/p&gt;</description><itunes:author>Ann</itunes:author><itunes:owner><itunes:name>Ann</itunes:name><itunes:email>ann@show.example</itunes:email></itunes:owner>
<language>en</language><itunes:category text="News"><itunes:category text="Tech News"/></itunes:category><itunes:explicit>Yes</itunes:explicit><itunes:image href="https://a.example/c.jpg"/>
<podcast:guid>917393E3-1b1e-5cef-ace4-edaa54e1f810</podcast:guid><podcast:locked>no</podcast:locked><podcast:funding url="x">y</podcast:funding>`).Show
	if s.Description != "About" || s.OwnerEmail != "ann@show.example" || s.Category+"/"+s.Subcategory != "News/Tech News" || !s.Explicit || s.Locked ||
		s.GUID != "917393e3-1b1e-5cef-ace4-edaa54e1f810" || s.Cover.URL != "https://a.example/c.jpg" {
		t.Errorf("%+v", s)
	}
}

func TestRead_reportsUnsupportedElements(t *testing.T) {
	b := batch(t, `<podcast:funding url="x">y</podcast:funding>`+item(`<podcast:value type="x"/>`))
	if notes := strings.Join(b.Notes, " "); !strings.Contains(notes, "<podcast:funding> (1)") || !strings.Contains(notes, "<podcast:value> (1)") {
		t.Error(notes)
	}
}

func TestRead_keepsAGUIDExactly(t *testing.T) {
	for written, want := range map[string]string{"<guid>Ab C/1?x=1&amp;y</guid>": "Ab C/1?x=1&y", "<guid isPermaLink=\"true\">HTTPS://A.example/1/</guid>": "HTTPS://A.example/1/",
		"<guid>\n x \n</guid>": "x", "": "https://a.example/1.mp3"} {
		b := batch(t, `<item><title>One</title>`+written+`<enclosure url="https://a.example/1.mp3" type="audio/mpeg"/></item>`)
		if got := b.Episodes[0].GUID; got != want {
			t.Errorf("%q: %q", written, got)
		}
	}
}

func TestRead_episodes(t *testing.T) {
	for _, c := range []struct{ name, more, want, note string }{
		{"numbers", `<itunes:season>2</itunes:season><itunes:episode>3</itunes:episode>`, "2 3 full", ""},
		{"the newer namespace wins", `<itunes:season>2</itunes:season><podcast:season name="x">4</podcast:season>`, "4 0 full", ""},
		{"an invalid number is ignored", `<itunes:season>two</itunes:season><itunes:episode>0</itunes:episode>`, "0 0 full", "positive whole number"},
		{"trailers", `<itunes:episodeType>Trailer</itunes:episodeType>`, "0 0 trailer", ""},
		{"an unknown type is full", `<itunes:episodeType>live</itunes:episodeType>`, "0 0 full", "isn't full, trailer"},
	} {
		e := batch(t, item(c.more)).Episodes[0]
		if got := fmt.Sprint(e.Season, e.Number, " ", e.Kind); got != c.want || !strings.Contains(strings.Join(e.Notes, ";"), c.note) {
			t.Errorf("%s: %q %v", c.name, got, e.Notes)
		}
	}
}

func TestRead_parsesDatesInManyFormats(t *testing.T) {
	for text, want := range map[string]string{"Fri, 09 Oct 2020 04:30:38 GMT": "2020-10-09T04:30:38Z", "Thu, 1 Apr 2021 08:00:00 EST": "2021-04-01T13:00:00Z",
		"Thu, 1 Apr 2021 08:00 +0200": "2021-04-01T06:00:00Z", "2021-04-01T08:00:00+02:00": "2021-04-01T06:00:00Z", "1 Apr 2021 08:00:00 PDT": "2021-04-01T15:00:00Z", "soon": "0001-01-01T00:00:00Z"} {
		e := batch(t, item("<pubDate>"+text+"</pubDate>")).Episodes[0]
		if got := e.Date.Format("2006-01-02T15:04:05Z"); got != want {
			t.Errorf("%s: %s", text, got)
		}
	}
}

func TestRead_knowsAudioByEveryNameOfItsType(t *testing.T) {
	for _, kind := range []string{"audio/mpeg", "AUDIO/MPEG", "audio/mpeg; charset=utf-8", "x-audio/mp3", "x-audio/x-m4a", "audio", "mp3", "audio/x-mp3", "application/x-mp3",
		"application/mpeg", "application/ogg", "application/x-ogg", "application/octet-stream", "binary/octet-stream", "audio/mpeg,", ""} {
		for name, address := range map[string]string{"an ending": "https://a.example/1.mp3?x=1", "none": "https://a.example/play/1"} {
			b := batch(t, `<item><title>One</title><guid>g</guid><enclosure url="`+address+`" type="`+kind+`"/></item>`)
			unknown := name == "none" && (kind == "" || strings.HasSuffix(kind, "octet-stream"))
			if got := len(b.Episodes) == 1; got == unknown {
				t.Errorf("%q, %s: %+v", kind, name, b.LeftOut)
			}
		}
	}
}

func TestRead_skipsItemsThatAreNotEpisodes(t *testing.T) {
	for name, items := range map[string]string{
		"a picture":             `<item><title>x</title><guid>g</guid><enclosure url="https://a.example/x.mp3" type="image/png"/></item>`,
		"a page":                `<item><title>x</title><guid>g</guid><enclosure url="https://a.example/x" type="text/html"/></item>`,
		"no enclosure":          `<item><title>x</title><guid>g</guid></item>`,
		"a video":               `<item><title>x</title><guid>g</guid><enclosure url="https://a.example/x.mp4" type="video/mp4"/></item>`,
		"a javascript: address": `<item><title>x</title><guid>g</guid><enclosure url="javascript:x" type="audio/mpeg"/></item>`,
	} {
		b := batch(t, items)
		if len(b.Episodes) != 0 || len(b.LeftOut) != 1 {
			t.Errorf("%s: %+v", name, b)
		}
	}
	if b := batch(t, item("")+item("")); len(b.Episodes) != 1 || len(b.LeftOut) != 1 {
		t.Errorf("duplicate GUID: %+v", b)
	}
}

func TestRead_readsPeopleAndChapters(t *testing.T) {
	e := batch(t, item(`<podcast:person role="Guest" href="https://x.example/a">Ann</podcast:person><podcast:person>Bob</podcast:person><podcast:person role="gaffer">Cy</podcast:person>
<psc:chapters><psc:chapter start="00:01:30.500" title="Second"/><psc:chapter start="x" title="None"/></psc:chapters><podcast:transcript url="https://a.example/t.srt" type="application/srt"/>`)).Episodes[0]
	if fmt.Sprint(e.People) != "[{Ann guest  https://x.example/a } {Bob host   }]" || fmt.Sprint(e.Chapters) != "[{1:30 Second  }]" || e.TranscriptURL != "https://a.example/t.srt" {
		t.Errorf("%+v", e)
	}
}

func TestRead_refusesOtherXML(t *testing.T) {
	for name, raw := range map[string]string{"nothing": "", "a page": "<html><body>Moved</body></html>", "half": head + "<item><title>x</title>", "empty": "<rss><channel></channel></rss>"} {
		if b, err := Read([]byte(raw), ""); err == nil {
			t.Errorf("%s: %+v", name, b)
		}
	}
}

func TestIsTranscript(t *testing.T) {
	for text, want := range map[string]bool{"WEBVTT\n\n00:00.000 --> 00:01.000\nx": true, "1\n00:00:00,000 --> 00:00:01,500\nx": true, "WEBVTT": false, "<html>": false} {
		if IsTranscript(text) != want {
			t.Errorf("%q", text)
		}
	}
}
