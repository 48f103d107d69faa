package section

import (
	"fmt"
	"strings"
	"unicode"

	"golang.org/x/text/unicode/norm"
)

// Normal is the form in which texts are stored: NFC, and LF for every end of a
// line. Everything else stays as it came, byte for byte.
func Normal(text string) string {
	if strings.IndexByte(text, '\r') >= 0 {
		text = strings.ReplaceAll(text, "\r\n", "\n")
		text = strings.ReplaceAll(text, "\r", "\n")
	}
	return norm.NFC.String(text)
}

// controlProblem names the first control character that may not be stored.
// Line feeds are allowed where the text may have several lines.
func controlProblem(text string, lines bool) string {
	for _, r := range text {
		if r == '\n' {
			if lines {
				continue
			}
			return "Must be on one line."
		}
		if unicode.IsControl(r) {
			return fmt.Sprintf("Contains a control character (U+%04X), which cannot be stored.", r)
		}
	}
	return ""
}

func blank(text string) bool { return strings.TrimSpace(text) == "" }
