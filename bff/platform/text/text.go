// Package text normalizes text for storage: NFC, LF, no control characters, and no other
// changes. The domains limit its length.
package text

import (
	"fmt"
	"regexp"
	"strings"
	"unicode"

	"golang.org/x/text/cases"
	"golang.org/x/text/unicode/norm"
)

// Normal returns the stored form of a text: NFC with LF line endings. Everything else
// stays the same, byte for byte.
func Normal(written string) string {
	if strings.IndexByte(written, '\r') >= 0 {
		written = strings.ReplaceAll(written, "\r\n", "\n")
		written = strings.ReplaceAll(written, "\r", "\n")
	}
	return norm.NFC.String(written)
}

// Folded returns Normal without differences of case, to compare texts.
func Folded(written string) string { return cases.Fold().String(Normal(written)) }

// Line returns the stored form of a one-line text: Normal and trimmed, with tabs and line
// breaks, as pasted from a spreadsheet or a PDF, replaced by spaces.
func Line(written string) string {
	written = Normal(written)
	if strings.ContainsAny(written, "\t\n") {
		written = breaks.ReplaceAllString(written, " ")
	}
	return strings.TrimSpace(written)
}

var breaks = regexp.MustCompile(` *[\t\n][ \t\n]*`)

// ControlProblem returns an error message if the text contains control characters, which
// are never stored. Line feeds are allowed in multi-line text.
func ControlProblem(written string, lines bool) string {
	for _, r := range written {
		if r == '\n' {
			if lines {
				continue
			}
			return "Enter this on one line."
		}
		if unicode.IsControl(r) {
			return "Remove the special characters."
		}
	}
	return ""
}

// Blank reports whether the text has only whitespace.
func Blank(written string) bool { return strings.TrimSpace(written) == "" }

// Counted is such as "1 message" or "3 messages".
func Counted(n int, one, many string) string {
	if n == 1 {
		return "1 " + one
	}
	return fmt.Sprintf("%d %s", n, many)
}
