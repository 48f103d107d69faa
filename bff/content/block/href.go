package block

import (
	"net/url"
	"strings"
	"unicode"
	"unicode/utf8"
)

const maxHref = 2048

// SafeHref is the address of a link as it may be shown, or "" where it may not:
// only http, https, mailto, tel, paths of this site and #fragments pass.
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

// hiddenInHref are runes that browsers strip from an address or show as nothing.
func hiddenInHref(r rune) bool {
	return unicode.IsControl(r) || unicode.IsSpace(r) || unicode.Is(unicode.Cf, r) || r == '\\' ||
		r == '<' || r == '>' || r == '"' || r == '`'
}

// sitePath refuses //host, which browsers take for another site.
func sitePath(href string) string {
	if strings.HasPrefix(href, "//") {
		return ""
	}
	if _, err := url.Parse(href); err != nil {
		return ""
	}
	return href
}

// webAddress refuses addresses without a host, and those that carry a password
// or a name in front of the host to look like another site.
func webAddress(href string) string {
	u, err := url.Parse(href)
	if err != nil || u.Hostname() == "" || u.User != nil || u.Opaque != "" {
		return ""
	}
	return href
}
