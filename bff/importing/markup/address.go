package markup

import (
	"net/url"
	"strings"
	"unicode"
)

const maxAddress = 2048

// link returns the address of a link, or "" if it isn't allowed in the CMS. Allowed are
// http, https, mailto, tel, and paths on this site.
func (o Options) link(typed string) string {
	u := parseAddress(typed)
	if u == nil {
		return ""
	}
	switch u.Scheme {
	case "mailto", "tel":
		if u.Opaque == "" {
			return ""
		}
		return u.String()
	case "http", "https", "":
		return o.resolve(u)
	}
	return ""
}

// media returns the address of an image, audio, or video file, or "" if it can't be
// downloaded.
func (o Options) media(typed string) string {
	u := parseAddress(typed)
	if u == nil || (u.Scheme != "" && u.Scheme != "http" && u.Scheme != "https") {
		return ""
	}
	return o.resolve(u)
}

// resolve resolves u against the base. Without a base, a path stays a path.
func (o Options) resolve(u *url.URL) string {
	if u.User != nil || u.Opaque != "" {
		return ""
	}
	if u.Scheme == "" && u.Host == "" && u.Path == "" && u.RawQuery == "" {
		return "" // a #fragment: heading ids are regenerated
	}
	if o.Base != nil {
		u = o.Base.ResolveReference(u)
	}
	if u.Host == "" {
		if u.Scheme != "" || u.Path == "" {
			return ""
		}
		if !strings.HasPrefix(u.Path, "/") {
			u.Path, u.RawPath = "/"+strings.TrimLeft(u.Path, "./"), ""
		}
		if strings.HasPrefix(u.Path, "//") {
			return ""
		}
		return u.String()
	}
	if u.Scheme == "" {
		u.Scheme = "https" // //host/path
	}
	if u.Hostname() == "" || len(u.String()) > maxAddress {
		return ""
	}
	return u.String()
}

func parseAddress(typed string) *url.URL {
	typed = strings.TrimSpace(typed)
	if typed == "" || len(typed) > maxAddress || strings.ContainsFunc(typed, unicode.IsControl) ||
		strings.ContainsFunc(typed, func(r rune) bool {
			return unicode.Is(unicode.Cf, r) || r == '\\' || r == '<' || r == '>' || r == '"' || r == '`'
		}) {
		return nil
	}
	u, err := url.Parse(strings.ReplaceAll(typed, " ", "%20"))
	if err != nil {
		return nil
	}
	u.Scheme = strings.ToLower(u.Scheme)
	return u
}
