// Package docket compares docket numbers. They are stored as typed; comparing them ignores
// what doesn't tell two matters apart: labels, judges' initials, defendant numbers, leading
// zeros, the century of a year, case, and punctuation.
package docket

import (
	"regexp"
	"slices"
	"strings"
	"unicode"

	"peritus/bff/platform/court"
)

// Number is a docket number in comparable form.
type Number struct {
	// Office, Year, Type, and Serial are set for numbers in the federal form
	// 1:17-cv-11696. Office may be empty, because people leave it out.
	Office, Year, Type, Serial string
	// parts are the letters and numbers of any other form, without what doesn't matter.
	parts []string
}

// federal matches "1:17-cv-11696-ADB-JCB", "17 Civ. 11696 (LGS)", "2:09-md-02047", and
// "1:20-cr-00131-RJD-3".
var federal = regexp.MustCompile(`^(?:(\d{1,2})\s*:\s*)?((?:19|20)?\d{2})\s*[-–—: ]\s*([A-Z]{2,5})\.?\s*[-–—: ]?\s*0*(\d+)((?:[-–—\s(),/]+[A-Z]{1,5}\d{0,2}|[-–—\s]+\d{1,3})*)[\s).]*$`)

// types maps spellings of a federal case type to its usual code.
var types = map[string]string{
	"CIV": "CV", "CIVIL": "CV", "CR": "CR", "CRIM": "CR", "MDL": "MD", "MISC": "MC", "MAG": "MJ", "ADV": "AP", "BANKR": "BK",
}

// labels are words before a number that only say that one follows.
var labels = regexp.MustCompile(`^(?:(?:CIVIL|CRIMINAL|CIV|CRIM|CASE|CAUSE|DOCKET|DKT|DOC|INDEX|FILE|ACTION|COURT|MATTER|ADVERSARY|PROCEEDING|PROC|ADV|C\.\s?A\.|NUMBER|NUM|NOS|NO|№|#)\b?[.:\s#]*)+`)

// Parse reads a docket number. The bool is false if the text has no digit.
func Parse(written string) (Number, bool) {
	text := strings.ToUpper(strings.TrimSpace(written))
	if !strings.ContainsFunc(text, unicode.IsDigit) {
		return Number{}, false
	}
	text = labels.ReplaceAllString(text, "")
	if m := federal.FindStringSubmatch(text); m != nil && caseType(m[3]) {
		n := Number{Office: strings.TrimLeft(m[1], "0"), Year: m[2][len(m[2])-2:], Type: m[3], Serial: m[4]}
		if usual, found := types[n.Type]; found {
			n.Type = usual
		}
		return n, true
	}
	return Number{parts: partsOf(text)}, true
}

// caseType reports whether letters between a year and a serial are a federal case type.
func caseType(letters string) bool {
	if _, found := types[letters]; found {
		return true
	}
	return slices.Contains([]string{"CV", "CR", "MD", "MC", "MJ", "BK", "AP", "ML", "DP", "PO", "SW", "ADV"}, letters)
}

var word = regexp.MustCompile(`[\p{L}]+|\d+`)

// partsOf splits a number into runs of letters and digits.
func partsOf(text string) []string {
	parts := slices.DeleteFunc(word.FindAllString(text, -1), func(part string) bool { return part == "NO" || part == "NUMBER" })
	last := len(parts) - 1
	for last > 0 && unicode.IsLetter(rune(parts[last][0])) {
		last-- // judges' initials and the codes of a division follow the serial
	}
	if hasDigits(parts[:last+1]) {
		parts = parts[:last+1]
	}
	for i, part := range parts {
		if !unicode.IsDigit(rune(part[0])) {
			continue
		}
		if yearLike(part) && (i < len(parts)-1 || strings.Contains(text, "/"+part)) {
			part = part[2:]
		}
		if part = strings.TrimLeft(part, "0"); part == "" {
			part = "0"
		}
		parts[i] = part
	}
	return parts
}

func hasDigits(parts []string) bool {
	return slices.ContainsFunc(parts, func(part string) bool { return unicode.IsDigit(rune(part[0])) })
}

func yearLike(digits string) bool {
	return len(digits) == 4 && (strings.HasPrefix(digits, "19") || strings.HasPrefix(digits, "20"))
}

// Same reports whether two docket numbers of one court mean the same matter. An office
// that one of them leaves out doesn't part them.
func (n Number) Same(other Number) bool {
	if n.Serial != "" || other.Serial != "" {
		return n.Year == other.Year && n.Type == other.Type && n.Serial == other.Serial &&
			(n.Office == other.Office || n.Office == "" || other.Office == "")
	}
	return slices.Equal(n.parts, other.parts)
}

// Matter is a docket number in a court.
type Matter struct{ Court, Docket string }

// Same reports whether two matters are one. The same number in two courts is two matters.
// Text without a digit is never the same as anything.
func (m Matter) Same(other Matter) bool {
	if court.Key(m.Court) != court.Key(other.Court) {
		return false
	}
	mine, readable := Parse(m.Docket)
	theirs, alsoReadable := Parse(other.Docket)
	return readable && alsoReadable && mine.Same(theirs)
}
