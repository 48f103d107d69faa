package name

import (
	"regexp"
	"strings"
)

var (
	versus = regexp.MustCompile(`(?i)(?:^|\s+)(?:v|vs|versus|against)\.?(?:\s+|$)`)
	start  = regexp.MustCompile(`(?i)^\s*(?:in\s+re:?|in\s+the\s+matter\s+of|matter\s+of|ex\s+parte)\s+`)
	others = regexp.MustCompile(`(?i)[,;]?\s*(?:\bet\s+al\b\.?|\band\s+others\b|,\s*(?:plaintiffs?|defendants?|appell(?:ant|ee)s?|petitioners?|respondents?|debtors?)\s*$)`)
	// about is what a proceeding's name says beyond a name.
	about = regexp.MustCompile(`(?i)[,\s]+(?:(?:products?\s+liab(?:ility|\.)|securities|sec\.|antitrust|marketing|mktg\.|sales\s+practices|shareholders?|derivative|data\s+breach|erisa|patent|opioid|hip\s+implant|and|,)[,\s]*)*(?:litig(?:ation|\.)|arbitration|will\s+contest|bankruptcy|proceedings?)\s*$`)
	both  = regexp.MustCompile(`(?i)\s*;\s*|\s+and\s+`)
)

// sidesOf returns the names on each side of a caption: "Abara v. Palisade Cranes" has two.
func sidesOf(caption string) [][]Name {
	var sides [][]Name
	for _, side := range versus.Split(caption, -1) {
		side = about.ReplaceAllString(start.ReplaceAllString(others.ReplaceAllString(side, ""), ""), "")
		names := Of(side)
		// Two parties on a side have at least two words each: "Black and Decker" is one.
		if parts := both.Split(side, -1); len(parts) > 1 && allLong(parts) {
			for _, part := range parts {
				names = append(names, Of(part)...)
			}
		}
		if len(names) > 0 {
			sides = append(sides, names)
		}
	}
	return sides
}

func allLong(parts []string) bool {
	for _, part := range parts {
		if len(strings.Fields(part)) < 2 {
			return false
		}
	}
	return true
}
