package strapi

import (
	"cmp"
	"peritus/bff/content/block"
	"peritus/bff/content/edition"
	"peritus/bff/content/shape"
	"peritus/bff/content/subtitle"
	"slices"
	"strconv"
	"strings"
	"time"
)

const (
	maxChapters = 500
	maxPeople   = 100
)

// episode returns nil if the entry can't be shown.
func (r Reader) episode(n node) *edition.Episode {
	e := &edition.Episode{
		Base: r.dated(n), GUID: n.text("guid"), Number: n.whole("number"), Season: n.whole("season"),
		Kind: n.text("kind"), Explicit: n.flag("explicit"), Picture: r.picture(n.object("picture")),
		Audio: r.audio(n), Chapters: r.chapters(n.list("chapters")), Transcript: transcript(n.text("transcript")),
		People: r.people(n.list("people")), Notes: r.body().zone(n.list("notes")),
	}
	if e.Nameless() || e.GUID == "" {
		r.Dropped("episode without id, slug, title or guid")
		return nil
	}
	if e.Kind != "trailer" && e.Kind != "bonus" {
		e.Kind = "full"
	}
	return e
}

// audio returns the file as the CMS measured it. Where is empty without a file.
func (r Reader) audio(n node) edition.AudioFile {
	a := edition.AudioFile{
		Type:    strings.ToLower(n.text("audioType")),
		Bytes:   int64(max(0, n.decimal("audioBytes"))),
		Seconds: max(0, n.decimal("audioSeconds")),
	}
	switch address := block.SafeHref(n.object("audio").text("url")); {
	case address != "":
		a.Where = r.cmsPath(address)
	case strings.HasPrefix(block.SafeHref(n.text("audioUrl")), "https://"):
		a.Where = block.SafeHref(n.text("audioUrl"))
	}
	return a
}

// cmsPath returns the path of a file on the CMS. A URL on another host stays unchanged.
func (r Reader) cmsPath(address string) string {
	for _, host := range r.CMSHosts {
		for _, scheme := range []string{"http://", "https://"} {
			if path, ours := strings.CutPrefix(address, scheme+host); ours && strings.HasPrefix(path, "/") {
				return path
			}
		}
	}
	return address
}

// chapters returns the chapters by start. It leaves out chapters with an invalid start.
func (r Reader) chapters(list []any) []shape.Chapter {
	chapters := each(list[:min(len(list), maxChapters)], func(n node) (shape.Chapter, bool) {
		start, ok := startOf(n.text("start"))
		if !ok {
			r.Dropped("chapter whose start is no time")
		}
		return shape.Chapter{Start: start, Title: n.text("title"), Href: webLink(n.text("href")), Picture: r.picture(n.object("picture"))}, ok && n.text("title") != ""
	})
	slices.SortStableFunc(chapters, func(a, b shape.Chapter) int { return cmp.Compare(a.Start, b.Start) })
	return chapters
}

// startOf parses h:mm:ss or m:ss, with or without a fraction of a second.
func startOf(typed string) (seconds float64, ok bool) {
	pieces := strings.Split(strings.TrimSpace(typed), ":")
	if len(pieces) < 2 || len(pieces) > 3 {
		return 0, false
	}
	for i, piece := range pieces {
		last := i == len(pieces)-1
		value, err := strconv.ParseFloat(piece, 64)
		if err != nil || strings.ContainsAny(piece, "+-eExXpPnNiI_") || value < 0 || value > 9999 ||
			(i > 0 && value >= 60) || (!last && strings.Contains(piece, ".")) {
			return 0, false
		}
		seconds = seconds*60 + value
	}
	return seconds, true
}

var personRoles = []string{"guest", "host", "co-host", "producer", "editor"}

func (r Reader) people(list []any) []shape.PodcastPerson {
	return each(list[:min(len(list), maxPeople)], func(n node) (shape.PodcastPerson, bool) {
		role := n.text("role")
		if !slices.Contains(personRoles, role) {
			role = personRoles[0]
		}
		return shape.PodcastPerson{Name: n.text("name"), Role: role, Title: n.text("title"), Href: webLink(n.text("href")),
			Bio: n.text("bio"), Picture: r.picture(n.object("picture"))}, n.text("name") != ""
	})
}

// transcript reads WebVTT or SubRip.
func transcript(file string) []shape.TranscriptCue {
	cues := []shape.TranscriptCue{}
	for _, c := range subtitle.Parse(file) {
		cues = append(cues, shape.TranscriptCue{Start: inSeconds(c.Start), End: inSeconds(c.End), Speaker: optional(c.Speaker), Text: c.Text})
	}
	return cues
}

func inSeconds(d time.Duration) float64 { return float64(d.Milliseconds()) / 1000 }

// show returns nil without a title or a GUID.
func (r Reader) show(n node) *edition.Show {
	s := &edition.Show{
		Podcast: shape.Podcast{
			Title: n.text("title"), Summary: n.text("summary"), Description: n.text("description"), Author: n.text("author"),
			Language: cmp.Or(n.text("language"), block.SiteLanguage), Category: n.text("category"), Subcategory: n.text("subcategory"),
			Explicit: n.flag("explicit"), Cover: r.picture(n.object("cover")), Copyright: n.text("copyright"), GUID: n.text("guid"),
			Platforms: r.links(n.list("platforms")), People: r.people(n.list("people")), Seo: r.seo(n.object("seo")),
		},
		OwnerName: n.text("ownerName"), OwnerEmail: n.text("ownerEmail"), Locked: n.flag("locked"), UpdatedAt: n.time("updatedAt"),
	}
	if s.Title == "" {
		r.Dropped("podcast without a title")
		return nil
	}
	return s
}
