package lookup

import (
	"html"
	"regexp"
	"strings"
	"unicode"
)

// longestText bounds the work on one text, in bytes. No field holds as much.
const longestText = 20_000

// Tags that repositories use in titles: HTML, JATS, and MathML. Others stay, since a title
// may hold a less-than sign.
const (
	inlineTags = `i|b|em|strong|sub|sup|u|s|sc|scp|small|big|tt|code|span|font|a|q|cite|inf|italic|bold|underline|script|style|(?:jats|mml|m|math|xhtml):[a-z-]+|math|mrow|mi|mo|mn|msub|msup|mtext`
	blockTags  = `p|br|div|h[1-6]|ul|ol|li|title|sec|break|table|tr|td`
	attributes = `(?:\s+[\w:-]+\s*=\s*(?:"[^"<>]*"|'[^'<>]*'))*\s*/?>`
)

var (
	inline = regexp.MustCompile(`(?i)</?(?:` + inlineTags + `)` + attributes)
	block  = regexp.MustCompile(`(?i)</?(?:` + blockTags + `)` + attributes)
)

// plain returns a text of a repository on one line, without markup, control characters, and
// characters that reorder text.
func plain(written string) string {
	if len(written) > longestText {
		written = strings.ToValidUTF8(written[:longestText], "")
	}
	// Many repositories escape the tags too.
	text := untagged(html.UnescapeString(untagged(written)))
	text = strings.Map(func(r rune) rune {
		switch {
		case unicode.IsControl(r) || r == '\u2028' || r == '\u2029':
			return ' '
		case unicode.Is(unicode.Bidi_Control, r) || r == '\ufeff' || r == '\u00ad':
			return -1
		}
		return r
	}, text)
	return strings.Join(strings.Fields(text), " ")
}

func untagged(text string) string {
	if !strings.Contains(text, "<") {
		return text
	}
	return inline.ReplaceAllString(block.ReplaceAllString(text, " "), "")
}
