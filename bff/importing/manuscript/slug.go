package manuscript

import (
	"net/url"
	"path"
	"regexp"
	"strconv"
	"strings"
	"unicode"

	"golang.org/x/text/unicode/norm"
)

const maxSlug = 120

var (
	noteMark  = regexp.MustCompile(`\[\^[^\]\s]{1,20}\]`)
	extension = regexp.MustCompile(`(?i)\.(html?|php|aspx?|md)$`)
)

// letters that NFKD doesn't decompose
var spelled = strings.NewReplacer("ß", "ss", "æ", "ae", "ø", "o", "œ", "oe", "đ", "d", "ł", "l", "þ", "th", "ð", "d", "ı", "i")

// Slug returns the closest valid slug for s, at most limit long, or "" if s has no
// Latin letters.
func Slug(s string, limit int) string {
	if decoded, err := url.PathUnescape(s); err == nil {
		s = decoded
	}
	s = extension.ReplaceAllString(strings.TrimSpace(s), "")
	var b strings.Builder
	gap := false
	for _, r := range norm.NFKD.String(spelled.Replace(strings.ToLower(s))) {
		switch {
		case r >= 'a' && r <= 'z' || r >= '0' && r <= '9':
			if gap && b.Len() > 0 {
				b.WriteByte('-')
			}
			gap = false
			b.WriteRune(r)
		case unicode.IsMark(r) || r == '\'' || r == '’':
		default:
			gap = true
		}
	}
	slug := b.String()
	if len(slug) > limit {
		cut := slug[:limit]
		if i := strings.LastIndexByte(cut, '-'); i > limit/2 {
			cut = cut[:i]
		}
		slug = strings.Trim(cut, "-")
	}
	return slug
}

// Slugs generates valid, unique slugs.
type Slugs map[string]bool

// Next returns a slug made from the first usable candidate. If the slug is taken, Next
// appends a number.
func (used Slugs) Next(candidates ...string) string {
	for _, c := range candidates {
		if base := Slug(c, maxSlug-4); base != "" {
			return used.unique(base)
		}
	}
	return used.unique("untitled")
}

func (used Slugs) unique(base string) string {
	slug := base
	for n := 2; used[slug]; n++ {
		slug = base + "-" + strconv.Itoa(n)
	}
	used[slug] = true
	return slug
}

// OldPath returns the path of an old address, or "" without one.
func OldPath(address string) string {
	u, err := url.Parse(strings.TrimSpace(address))
	if err != nil || u.Opaque != "" {
		return ""
	}
	p := path.Clean("/" + u.EscapedPath())
	if p == "/" || len(p) > 500 || strings.ContainsFunc(p, func(r rune) bool { return unicode.IsSpace(r) || unicode.IsControl(r) }) {
		return ""
	}
	return p
}

var language = regexp.MustCompile(`^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$`)

// IsLanguage reports whether s looks like a language tag (BCP 47).
func IsLanguage(s string) bool { return len(s) <= 35 && language.MatchString(s) }
