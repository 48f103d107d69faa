// Package text owns the form in which text is stored: NFC, LF, no control characters,
// and nothing else changed. How long a text may be is left to the domains.
package text

import (
	"fmt"
	"strings"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/unicode/norm"
)

// Normal is the form in which texts are stored: NFC, and LF for every end of a
// line. Everything else stays as it came, byte for byte.
func Normal(written string) string {
	if strings.IndexByte(written, '\r') >= 0 {
		written = strings.ReplaceAll(written, "\r\n", "\n")
		written = strings.ReplaceAll(written, "\r", "\n")
	}
	return norm.NFC.String(written)
}

// ControlProblem says what to do about control characters, which are never stored;
// empty when there are none. Line feeds are allowed where the text may have several
// lines.
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

// Blank reports whether there is nothing but space.
func Blank(written string) bool { return strings.TrimSpace(written) == "" }

// LinesProblem says why a text that has to be given, in at most so many characters and
// on any number of lines, cannot be what was written; empty where it can. missing is
// what it says of nothing but space.
func LinesProblem(written string, most int, missing string) string {
	if Blank(written) {
		return missing
	}
	if problem := ControlProblem(written, true); problem != "" {
		return problem
	}
	if n := utf8.RuneCountInString(written); n > most {
		return fmt.Sprintf("Shorten this to %d characters or fewer. It has %d now.", most, n)
	}
	return ""
}

// LineProblem says why a text cannot be a line of at most so many characters; empty
// where it can.
func LineProblem(written string, most int) string {
	if problem := ControlProblem(written, false); problem != "" {
		return problem
	}
	if n := utf8.RuneCountInString(written); n > most {
		return fmt.Sprintf("Shorten this to %d characters or fewer. It has %d now.", most, n)
	}
	return ""
}
