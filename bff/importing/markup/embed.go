package markup

import (
	"net/url"
	"regexp"
	"strings"

	"golang.org/x/net/html"

	"peritus/bff/importing/manuscript"
)

var mediaID = regexp.MustCompile(`^[A-Za-z0-9_-]{1,64}$`)

// provider turns an embed address into the address of its page.
type provider struct {
	name string
	page func(u *url.URL) string
}

var providers = map[string]provider{
	"youtube.com":          {"YouTube", youtube},
	"youtube-nocookie.com": {"YouTube", youtube},
	"youtu.be":             {"YouTube", youtube},
	"vimeo.com":            {"Vimeo", vimeo},
	"player.vimeo.com":     {"Vimeo", vimeo},
	"open.spotify.com":     {"Spotify", spotify},
	"soundcloud.com":       {"SoundCloud", samePage},
	"w.soundcloud.com":     {"SoundCloud", soundcloud},
}

func youtube(u *url.URL) string {
	id := u.Query().Get("v")
	if id == "" {
		parts := strings.Split(strings.Trim(u.Path, "/"), "/")
		switch {
		case u.Hostname() == "youtu.be" && len(parts) == 1,
			len(parts) == 2 && (parts[0] == "embed" || parts[0] == "shorts" || parts[0] == "live" || parts[0] == "v"):
			id = parts[len(parts)-1]
		}
	}
	if !mediaID.MatchString(id) || id == "videoseries" {
		return ""
	}
	return "https://www.youtube.com/watch?v=" + id
}

var digits = regexp.MustCompile(`^[0-9]{1,20}$`)

func vimeo(u *url.URL) string {
	for part := range strings.SplitSeq(strings.Trim(u.Path, "/"), "/") {
		if digits.MatchString(part) {
			return "https://vimeo.com/" + part
		}
	}
	return ""
}

func spotify(u *url.URL) string {
	p := strings.TrimPrefix(strings.TrimPrefix(u.Path, "/embed-podcast"), "/embed")
	if strings.Count(p, "/") < 2 {
		return ""
	}
	return "https://open.spotify.com" + p
}

func samePage(u *url.URL) string {
	if strings.Trim(u.Path, "/") == "" {
		return ""
	}
	return "https://" + u.Hostname() + u.EscapedPath()
}

func soundcloud(u *url.URL) string {
	inner, err := url.Parse(u.Query().Get("url"))
	if err != nil || inner.Host == "" {
		return ""
	}
	return "https://" + inner.Hostname() + inner.EscapedPath()
}

// embed adds an embed if we support the provider.
func (c *converter) embed(address, title, caption string) bool {
	u := parseAddress(address)
	if u == nil || (u.Scheme != "http" && u.Scheme != "https" && !strings.HasPrefix(address, "//")) {
		return false
	}
	p, known := providers[strings.TrimPrefix(strings.ToLower(u.Hostname()), "www.")]
	if !known {
		return false
	}
	page := p.page(u)
	if page == "" {
		return false
	}
	if title = manuscript.Line(title); title == "" {
		title = "On " + p.name
		if caption != "" {
			title = caption
		}
	}
	title, _ = manuscript.Cut(title, 160)
	caption, _ = manuscript.Cut(caption, maxCaption)
	c.place(manuscript.Embed{URL: page, Title: title, Caption: caption})
	return true
}

// frame turns an iframe into an embed or a link.
func (c *converter) frame(n *html.Node, caption string) {
	src := attr(n, "src")
	if src == "" {
		src = attr(n, "data-src")
	}
	title := attr(n, "title")
	if c.embed(src, title, caption) {
		return
	}
	address := c.options.media(src)
	if address == "" {
		c.log.add("<iframe> without a usable address is left out")
		return
	}
	c.log.add("<iframe> of a site that is not embedded became a link")
	if title = manuscript.Line(title); title == "" {
		title = caption
	}
	if title == "" {
		title = address
	}
	c.endParagraph()
	c.runs = append(c.runs, run{title, context{link: address}})
	c.endParagraph()
}

// tweetOf returns the address of a post in an X (Twitter) widget.
func tweetOf(n *html.Node) string {
	if !hasClass(n, "twitter-tweet") {
		return ""
	}
	address := ""
	each(n, func(e *html.Node) {
		if e.Data == "a" && strings.Contains(attr(e, "href"), "/status/") {
			address = attr(e, "href")
		}
	})
	return address
}
