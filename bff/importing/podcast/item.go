package podcast

import (
	"fmt"
	"path"
	"strconv"
	"strings"
	"time"

	"peritus/bff/importing/manuscript"
	"peritus/bff/importing/markup"
	"peritus/bff/importing/xmltree"
)

func (x *feed) item(item *xmltree.Node, at int) {
	for _, c := range item.Children {
		x.count(c)
	}
	e := manuscript.Episode{Title: manuscript.Line(item.Get("title", "itunes:title")), Kind: "full", Explicit: explicit(item.Get("itunes:explicit", "googleplay:explicit"))}
	note := func(format string, v ...any) { e.Notes = append(e.Notes, fmt.Sprintf(format, v...)) }
	e.GUID = exactGUID(item)
	e.Audio, e.AudioType = x.enclosure(item)
	e.Source = fmt.Sprintf("item %d, guid %s", at, first(e.GUID, "none"))
	leave := func(why string) {
		x.batch.LeftOut = append(x.batch.LeftOut, manuscript.LeftOut{Source: e.Source, Title: e.Title, Why: why})
	}
	if e.Audio == "" {
		leave("it has no enclosure with a downloadable address")
		return
	}
	if !isAudio(e.Audio, e.AudioType) {
		leave("its enclosure isn't audio: " + first(e.AudioType, path.Ext(e.Audio)))
		return
	}
	if e.GUID == "" {
		e.GUID = e.Audio // as podcast apps do
		note("it has no guid: its audio address is used instead, as podcast apps do")
	}
	if len(e.GUID) > 250 {
		leave("its guid is longer than 250 characters and can't be shortened")
		return
	}
	if x.seen[e.GUID] {
		leave("its guid occurs twice in the feed: the first one was imported")
		return
	}
	x.seen[e.GUID] = true
	e.Key = manuscript.Key("podcast", x.site, e.GUID)
	if strings.HasPrefix(e.Audio, "http://") {
		note("its audio address isn't encrypted (http): %s", e.Audio)
	}
	x.details(item, &e, note)
	e.Slug = x.slugs.Next(e.Title, linkOf(item), "episode-"+strconv.Itoa(at))
	x.batch.Episodes = append(x.batch.Episodes, e)
}

// exactGUID returns the guid unchanged except for surrounding space, which apps trim too.
func exactGUID(item *xmltree.Node) string {
	for _, name := range []string{"guid", "id"} {
		if n := item.Child(name); n != nil {
			return strings.TrimSpace(n.Text)
		}
	}
	return ""
}

func (x *feed) enclosure(item *xmltree.Node) (address, kind string) {
	candidates := item.All("enclosure")
	for _, l := range item.All("link") {
		if l.Attr["rel"] == "enclosure" {
			candidates = append(candidates, l)
		}
	}
	candidates = append(candidates, item.All("media:content")...)
	for _, c := range candidates {
		address := x.address(first(c.Attr["url"], c.Attr["href"]))
		if address != "" && isAudio(address, c.Attr["type"]) {
			return address, c.Attr["type"]
		}
	}
	for _, c := range candidates {
		if address := x.address(first(c.Attr["url"], c.Attr["href"])); address != "" {
			return address, c.Attr["type"]
		}
	}
	return "", ""
}

// isAudio reports whether an enclosure is worth downloading as audio. Feeds name types in
// many ways (x-audio/mp3, audio, mp3, application/x-mpeg), so the name of the file counts
// as well. The CMS gets a file only if its content is audio.
func isAudio(address, kind string) bool {
	family, format, _ := strings.Cut(typeOf(kind), "/")
	switch {
	case family == "image":
		return false
	case strings.TrimPrefix(family, "x-") == "audio", audioFormats[family], audioFormats[strings.TrimPrefix(format, "x-")] && family == "application":
		return true
	}
	address, _, _ = strings.Cut(address, "?")
	switch strings.ToLower(path.Ext(address)) {
	case ".mp3", ".m4a", ".m4b", ".aac", ".ogg", ".oga", ".opus", ".wav", ".flac":
		return true
	}
	return false
}

// typeOf returns a media type without its parameters, or what was written if it's none.
func typeOf(kind string) string {
	base, _, _ := strings.Cut(kind, ";")
	return strings.ToLower(strings.TrimSpace(base))
}

// audioFormats are the formats that stand where a feed's type should say audio.
var audioFormats = map[string]bool{"mp3": true, "mpeg3": true, "mpeg": true, "m4a": true, "m4b": true, "aac": true, "ogg": true, "opus": true, "wav": true, "flac": true}

func (x *feed) details(item *xmltree.Node, e *manuscript.Episode, note func(string, ...any)) {
	e.Number = positive(item, "podcast:episode", "itunes:episode", note)
	e.Season = positive(item, "podcast:season", "itunes:season", note)
	switch kind := strings.ToLower(item.Get("itunes:episodeType")); kind {
	case "", "full":
	case "trailer", "bonus":
		e.Kind = kind
	default:
		note("its type “%s” isn't full, trailer, or bonus, so it became full", kind)
	}
	for _, text := range []string{item.Get("pubDate"), item.Get("published", "dc:date", "updated")} {
		if e.Date = dateOf(text); !e.Date.IsZero() {
			break
		}
	}
	if text := item.Get("pubDate", "published"); text != "" && e.Date.IsZero() {
		note("its date “%s” can't be read", text)
	}
	e.Summary = words(item.Get("itunes:summary", "itunes:subtitle", "summary"))
	source := item.Child("content:encoded").Markup()
	for _, name := range []string{"description", "content", "itunes:summary", "summary"} {
		if strings.TrimSpace(source) == "" {
			source = item.Child(name).Markup()
		}
	}
	var notes []string
	e.Body, notes = markup.Convert(source, markup.Options{Base: x.base, Paragraphs: true})
	e.Notes = append(e.Notes, notes...)
	if address := x.address(first(item.Child("itunes:image").Attribute("href"), item.Child("googleplay:image").Attribute("href"))); address != "" {
		e.Picture = &manuscript.Picture{URL: address, Alt: "Cover of " + e.Title}
	}
	e.People = x.people(item, note)
	x.aside(item, e, note)
}

// aside reads the addresses of the chapters and transcript, which are separate files.
func (x *feed) aside(item *xmltree.Node, e *manuscript.Episode, note func(string, ...any)) {
	if inline := item.Child("psc:chapters"); inline != nil {
		for _, c := range inline.All("psc:chapter") {
			if start, ok := startOf(c.Attr["start"]); ok && manuscript.Line(c.Attr["title"]) != "" {
				e.Chapters = append(e.Chapters, manuscript.Chapter{Start: start, Title: manuscript.Line(c.Attr["title"]), Href: httpsOnly(c.Attr["href"])})
			}
		}
	}
	e.ChaptersURL = x.address(item.Child("podcast:chapters").Attribute("url"))
	for _, t := range item.All("podcast:transcript") {
		address, kind := x.address(t.Attr["url"]), strings.ToLower(t.Attr["type"])
		switch {
		case address == "":
		case strings.Contains(kind, "vtt") || strings.Contains(kind, "srt") || strings.Contains(kind, "subrip"):
			if e.TranscriptURL == "" {
				e.TranscriptURL = address
			}
		default:
			note("a transcript of type “%s” is left out: only WebVTT and SRT are supported", kind)
		}
	}
}

func positive(item *xmltree.Node, newer, older string, note func(string, ...any)) int {
	text := item.Get(newer, older)
	if text == "" {
		return 0
	}
	n, err := strconv.Atoi(text)
	if err != nil || n < 1 || n > 1_000_000 {
		note("its <%s> “%s” isn't a positive whole number and is left out", older, text)
		return 0
	}
	return n
}

var dateLayouts = []string{time.RFC1123Z, time.RFC1123, "Mon, 2 Jan 2006 15:04:05 -0700", "Mon, 2 Jan 2006 15:04:05 MST",
	"2 Jan 2006 15:04:05 -0700", "2 Jan 2006 15:04:05 MST", "Mon, 2 Jan 2006 15:04 -0700", "Mon, 2 Jan 2006 15:04 MST", "Mon, 2 January 2006 15:04:05 -0700",
	"Mon, 2 Jan 2006", time.RFC3339, "2006-01-02T15:04:05", time.DateTime, time.DateOnly}

// zones lists the RFC 822 zones that Go would treat as UTC.
var zones = strings.NewReplacer(" EST", " -0500", " EDT", " -0400", " CST", " -0600", " CDT", " -0500",
	" MST", " -0700", " MDT", " -0600", " PST", " -0800", " PDT", " -0700", " UT", " +0000", " Z", " +0000")

func dateOf(text string) time.Time {
	text = strings.Join(strings.Fields(text), " ")
	if !strings.HasSuffix(text, "UTC") {
		text = zones.Replace(text)
	}
	for _, layout := range dateLayouts {
		if t, err := time.Parse(layout, text); err == nil && t.Year() > 1900 && t.Year() < 2200 {
			return t.UTC()
		}
	}
	return time.Time{}
}
