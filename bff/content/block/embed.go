package block

import (
	"net/url"
	"regexp"
	"strings"
)

// Embed returns an embed block for the page at address. A page of a known provider has a
// player, which is framed when the reader asks for it. Any other page is a link. Embed
// returns false if address isn't an https URL.
func Embed(typed, title string, caption *string) (Block, bool) {
	address := SafeHref(typed)
	u, err := url.Parse(address)
	if err != nil || u.Scheme != "https" {
		return Block{}, false
	}
	b := Block{Type: EmbedType, URL: address, Title: title, Caption: caption, Provider: "link"}
	if b.Title == "" {
		b.Title = u.Hostname()
	}
	if u.Port() != "" {
		return b, true
	}
	if p, known := providers[strings.ToLower(u.Hostname())]; known {
		if player := p.player(u); player != "" {
			b.Provider, b.Player = p.name, &player
		}
	}
	return b, true
}

// provider is a site whose pages can be framed. player returns "" for a page that can't.
// It builds the URL only from validated parts, never from the address as typed.
type provider struct {
	name   string
	player func(*url.URL) string
}

var providers = map[string]provider{
	"youtube.com": youtube, "www.youtube.com": youtube, "m.youtube.com": youtube, "music.youtube.com": youtube,
	"youtu.be": youtube, "youtube-nocookie.com": youtube, "www.youtube-nocookie.com": youtube,
	"vimeo.com": vimeo, "www.vimeo.com": vimeo, "player.vimeo.com": vimeo,
	"open.spotify.com": spotify,
	"soundcloud.com":   soundcloud, "www.soundcloud.com": soundcloud, "m.soundcloud.com": soundcloud,
	"x.com": x, "www.x.com": x, "twitter.com": x, "www.twitter.com": x, "mobile.twitter.com": x,
	"loom.com": loom, "www.loom.com": loom,
}

var (
	youtubeID  = regexp.MustCompile(`^[\w-]{11}$`)
	seconds    = regexp.MustCompile(`^(\d{1,6})s?$`)
	digits     = regexp.MustCompile(`^\d{1,20}$`)
	hexID      = regexp.MustCompile(`^[0-9a-f]{8,64}$`)
	spotifyID  = regexp.MustCompile(`^[0-9A-Za-z]{22}$`)
	soundWord  = regexp.MustCompile(`^[\w-]{1,120}$`)
	spotifyFor = map[string]bool{"track": true, "album": true, "playlist": true, "artist": true, "episode": true, "show": true}
	// YouTube paths that are followed by a video's id.
	youtubeIn = map[string]bool{"embed": true, "shorts": true, "live": true, "v": true}
)

var youtube = provider{"youtube", func(u *url.URL) string {
	path := pieces(u)
	video := u.Query().Get("v")
	switch {
	case strings.EqualFold(u.Hostname(), "youtu.be") && len(path) == 1:
		video = path[0]
	case len(path) == 2 && youtubeIn[path[0]]:
		video = path[1]
	case len(path) != 1 || path[0] != "watch":
		return ""
	}
	if !youtubeID.MatchString(video) {
		return ""
	}
	player := "https://www.youtube-nocookie.com/embed/" + video
	for _, name := range []string{"t", "start"} {
		if at := seconds.FindStringSubmatch(u.Query().Get(name)); at != nil {
			return player + "?start=" + at[1]
		}
	}
	return player
}}

var vimeo = provider{"vimeo", func(u *url.URL) string {
	path := pieces(u)
	if len(path) > 1 && path[0] == "video" {
		path = path[1:]
	}
	if len(path) == 0 || len(path) > 2 || !digits.MatchString(path[0]) {
		return ""
	}
	player := "https://player.vimeo.com/video/" + path[0] + "?dnt=1"
	secret := u.Query().Get("h") // set for unlisted videos
	if len(path) == 2 {
		secret = path[1]
	}
	if hexID.MatchString(secret) {
		player += "&h=" + secret
	} else if len(path) == 2 {
		return ""
	}
	return player
}}

var spotify = provider{"spotify", func(u *url.URL) string {
	path := pieces(u)
	if len(path) > 0 && (strings.HasPrefix(path[0], "intl-") || path[0] == "embed") {
		path = path[1:]
	}
	if len(path) != 2 || !spotifyFor[path[0]] || !spotifyID.MatchString(path[1]) {
		return ""
	}
	return "https://open.spotify.com/embed/" + path[0] + "/" + path[1]
}}

var soundcloud = provider{"soundcloud", func(u *url.URL) string {
	path := pieces(u)
	if len(path) < 2 || len(path) > 3 {
		return ""
	}
	for _, word := range path {
		if !soundWord.MatchString(word) {
			return ""
		}
	}
	page := "https://soundcloud.com/" + strings.Join(path, "/")
	return "https://w.soundcloud.com/player/?url=" + url.QueryEscape(page)
}}

var x = provider{"x", func(u *url.URL) string {
	path := pieces(u)
	if len(path) < 3 || path[1] != "status" || !digits.MatchString(path[2]) {
		return ""
	}
	return "https://platform.twitter.com/embed/Tweet.html?dnt=true&id=" + path[2]
}}

var loom = provider{"loom", func(u *url.URL) string {
	path := pieces(u)
	if len(path) != 2 || (path[0] != "share" && path[0] != "embed") || !hexID.MatchString(path[1]) {
		return ""
	}
	return "https://www.loom.com/embed/" + path[1]
}}

func pieces(u *url.URL) []string {
	return strings.FieldsFunc(u.Path, func(r rune) bool { return r == '/' })
}
