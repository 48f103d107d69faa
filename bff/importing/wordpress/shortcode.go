package wordpress

import (
	"html"
	"regexp"
	"strings"

	"peritus/bff/importing/manuscript"
)

var (
	// Matches [name attributes] and [/name]. Double brackets mark literal text.
	shortcode = regexp.MustCompile(`\[(\[?)(/?)([a-zA-Z][a-zA-Z0-9_-]{1,40})((?:\s|/|=)[^\[\]<>]{0,1000}|)\](\]?)`)
	attribute = regexp.MustCompile(`([a-zA-Z_-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|(\S+))`)
	listing   = regexp.MustCompile(`(?is)<(pre|code)[\s>].*?</(?:pre|code)>`)
	codeBlock = regexp.MustCompile(`(?is)\[(code|sourcecode|php|css|html|js)((?:\s[^\]]*)?)\](.*?)\[/(?:code|sourcecode|php|css|html|js)\]`)
	caption   = regexp.MustCompile(`(?is)\[(?:wp_)?caption([^\]]*)\](.*?)\[/(?:wp_)?caption\]`)
	firstImg  = regexp.MustCompile(`(?is)^\s*((?:<a\s[^>]*>\s*)?<img[^>]*>(?:\s*</a>)?)(.*)$`)
)

// shortcodes converts known shortcodes to HTML. It keeps the text inside unknown ones
// and reports them in the notes.
func (x *export) shortcodes(source, postID string) (string, []string) {
	source = codeBlock.ReplaceAllStringFunc(source, func(match string) string {
		m := codeBlock.FindStringSubmatch(match)
		language := attributes(m[2])["language"]
		if language == "" {
			language = attributes(m[2])["lang"]
		}
		return `<pre data-language="` + html.EscapeString(language) + `">` + html.EscapeString(html.UnescapeString(m[3])) + "</pre>"
	})
	source = caption.ReplaceAllStringFunc(source, captioned)
	var out strings.Builder
	var unknown []string
	for {
		at := listing.FindStringIndex(source) // code blocks stay unchanged
		if at == nil {
			out.WriteString(x.expand(source, postID, &unknown))
			return out.String(), manuscript.Once(unknown)
		}
		out.WriteString(x.expand(source[:at[0]], postID, &unknown))
		out.WriteString(source[at[0]:at[1]])
		source = source[at[1]:]
	}
}

// captioned converts [caption]<img> words[/caption] to a figure.
func captioned(match string) string {
	m := caption.FindStringSubmatch(match)
	words := attributes(m[1])["caption"]
	inner := firstImg.FindStringSubmatch(m[2])
	if inner == nil {
		return m[2]
	}
	if words == "" {
		words = inner[2]
	}
	return "<figure>" + inner[1] + "<figcaption>" + words + "</figcaption></figure>"
}

func (x *export) expand(source, postID string, unknown *[]string) string {
	closed := map[string]bool{}
	for _, m := range shortcode.FindAllStringSubmatch(source, -1) {
		if m[2] == "/" {
			closed[strings.ToLower(m[3])] = true
		}
	}
	return shortcode.ReplaceAllStringFunc(source, func(match string) string {
		m := shortcode.FindStringSubmatch(match)
		name, rest := strings.ToLower(m[3]), strings.TrimSpace(m[4])
		if m[1] == "[" && m[5] == "]" {
			return match[1 : len(match)-1]
		}
		if markup, known := x.known(name, rest, m[2] == "/", postID); known {
			return markup
		}
		if !closed[name] && !attribute.MatchString(rest) && !strings.HasSuffix(rest, "/") {
			return match // plain text in brackets
		}
		*unknown = append(*unknown, "the shortcode ["+name+"] is unknown: its content is kept")
		return ""
	})
}

// known lists the shortcodes of WordPress and its common plug-ins.
func (x *export) known(name, rest string, closing bool, postID string) (string, bool) {
	a := attributes(rest)
	address := first(a["src"], a["url"], a["mp3"], a["mp4"], a["m4a"], a["ogg"], a["m4v"], a["webm"], strings.TrimPrefix(rest, "="))
	switch name {
	case "gallery":
		return x.gallery(a["ids"], postID), true
	case "embed", "youtube", "vimeo", "soundcloud", "spotify":
		if closing {
			return "</figure>", true
		}
		if !strings.Contains(address, "/") {
			address = ""
		}
		if name != "embed" && address == "" && (a["id"] != "" || rest != "") {
			address = map[string]string{"youtube": "https://youtu.be/", "vimeo": "https://vimeo.com/"}[name] + first(a["id"], rest)
		}
		if name != "embed" {
			return "<figure>" + html.EscapeString(html.UnescapeString(address)) + "</figure>", true
		}
		return "<figure>" + html.EscapeString(html.UnescapeString(strings.TrimSpace(address))), true
	case "audio", "video":
		if closing || !strings.Contains(address, "/") {
			return "", true
		}
		return "<" + name + ` src="` + html.EscapeString(html.UnescapeString(address)) + `"></` + name + ">", true
	case "more", "nextpage":
		return "", true
	}
	return "", false
}

// gallery shows the listed attachments, or else the post's attachments.
func (x *export) gallery(ids, postID string) string {
	var pictures []attachment
	for id := range strings.SplitSeq(ids, ",") {
		if a, ok := x.attachments[strings.TrimSpace(id)]; ok {
			pictures = append(pictures, a)
		}
	}
	if strings.TrimSpace(ids) == "" {
		pictures = x.children[postID]
	}
	var b strings.Builder
	b.WriteString("<figure>")
	for _, a := range pictures {
		b.WriteString(`<figure><img src="` + html.EscapeString(a.address) + `" alt="` + html.EscapeString(a.alt) + `">`)
		if a.caption != "" {
			b.WriteString("<figcaption>" + html.EscapeString(a.caption) + "</figcaption>")
		}
		b.WriteString("</figure>")
	}
	b.WriteString("</figure>")
	return b.String()
}

func attributes(text string) map[string]string {
	a := map[string]string{}
	for _, m := range attribute.FindAllStringSubmatch(text, -1) {
		a[strings.ToLower(m[1])] = m[2] + m[3] + m[4]
	}
	return a
}

func first(list ...string) string {
	for _, s := range list {
		if s != "" {
			return s
		}
	}
	return ""
}
