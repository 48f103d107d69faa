package block

import (
	"net/url"
	"strings"
	"unicode"
	"unicode/utf8"
)

const maxHref = 2048

// SafeHref returns the URL of a link, or "" if it isn't safe to show. Allowed are http,
// https, mailto, tel, paths on this site, and #fragments.
func SafeHref(typed string) string {
	href := strings.TrimSpace(typed)
	if href == "" || len(href) > maxHref || !utf8.ValidString(href) || strings.ContainsFunc(href, hiddenInHref) {
		return ""
	}
	switch href[0] {
	case '#':
		return href
	case '/':
		return sitePath(href)
	}
	scheme, rest, found := strings.Cut(href, ":")
	if !found || rest == "" {
		return ""
	}
	switch strings.ToLower(scheme) {
	case "http", "https":
		return webAddress(href)
	case "mailto", "tel":
		return href
	}
	return ""
}

// hiddenInHref reports whether browsers strip r from a URL or don't display it.
func hiddenInHref(r rune) bool {
	return unicode.IsControl(r) || unicode.IsSpace(r) || unicode.Is(unicode.Cf, r) || r == '\\' ||
		r == '<' || r == '>' || r == '"' || r == '`'
}

// sitePath refuses //host, which is a URL of another site.
func sitePath(href string) string {
	if strings.HasPrefix(href, "//") {
		return ""
	}
	if _, err := url.Parse(href); err != nil {
		return ""
	}
	return href
}

// webAddress refuses URLs without a host, and URLs with user information, which can
// imitate another site.
func webAddress(href string) string {
	u, err := url.Parse(href)
	if err != nil || u.Hostname() == "" || u.User != nil || u.Opaque != "" {
		return ""
	}
	return href
}
