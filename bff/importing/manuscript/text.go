package manuscript

import (
	"strings"
	"unicode"
	"unicode/utf16"

	"golang.org/x/text/unicode/norm"
)

// Clean normalizes text for storage: Unicode NFC, LF line endings, and no other control
// characters.
func Clean(s string) string {
	s = strings.ReplaceAll(strings.ReplaceAll(strings.ToValidUTF8(s, "\uFFFD"), "\r\n", "\n"), "\r", "\n")
	s = strings.Map(func(r rune) rune {
		if r != '\n' && r != '\t' && (unicode.IsControl(r) || r == '\uFEFF') {
			return -1
		}
		return r
	}, s)
	return norm.NFC.String(s)
}

// Line cleans text and joins it into one line with single spaces.
func Line(s string) string { return strings.Join(strings.Fields(Clean(s)), " ") }

// Once removes duplicates and preserves the order.
func Once(list []string) []string {
	var out []string
	seen := map[string]bool{}
	for _, s := range list {
		if !seen[s] {
			seen[s] = true
			out = append(out, s)
		}
	}
	return out
}

// Length returns the length of s in UTF-16 units, which the CMS counts.
func Length(s string) int {
	n := 0
	for _, r := range s {
		n += max(1, utf16.RuneLen(r))
	}
	return n
}

// Cut shortens s to at most limit UTF-16 units and adds an ellipsis. It prefers a word
// boundary and reports whether it shortened s.
func Cut(s string, limit int) (string, bool) {
	if Length(s) <= limit {
		return s, false
	}
	n, end, space := 0, 0, 0
	for i, r := range s {
		if n += max(1, utf16.RuneLen(r)); n > limit-1 {
			break
		}
		end = i + len(string(r))
		if unicode.IsSpace(r) {
			space = i
		}
	}
	if space > end*2/3 {
		end = space
	}
	return strings.TrimRight(s[:end], " \n\t,;:–-") + "…", true
}

// PlainText returns the text of a body, one line per block.
func PlainText(parts []Part) string {
	var b strings.Builder
	for _, p := range parts {
		switch p := p.(type) {
		case Text:
			for _, block := range p.Blocks {
				blockText(&b, block)
			}
		case Quote:
			b.WriteString(p.Text + "\n")
		}
	}
	return strings.TrimSpace(b.String())
}

// FirstParagraph returns the first paragraph that has text.
func FirstParagraph(parts []Part) string {
	for _, p := range parts {
		text, ok := p.(Text)
		if !ok {
			continue
		}
		for _, block := range text.Blocks {
			if block.Type != "paragraph" {
				continue
			}
			if words := Line(noteMark.ReplaceAllString(InlineText(block.Inlines), "")); words != "" {
				return words
			}
		}
	}
	return Line(PlainText(parts))
}

func blockText(b *strings.Builder, block Block) {
	b.WriteString(InlineText(block.Inlines))
	for _, c := range block.Children {
		blockText(b, c)
	}
	b.WriteString("\n")
}

// InlineText returns the text of inlines without marks.
func InlineText(inlines []Inline) string {
	var b strings.Builder
	for _, in := range inlines {
		b.WriteString(in.Text)
		b.WriteString(InlineText(in.Children))
	}
	return b.String()
}
