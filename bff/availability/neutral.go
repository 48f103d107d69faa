package availability

import (
	"context"
	"regexp"

	"peritus/bff/auth"
)

var (
	// captions are names of matters, however they're written: "Smith v. Jones", "Abara vs
	// Palisade", "In re Harper", "Estate of Harper".
	captions = []*regexp.Regexp{
		regexp.MustCompile(`(?i)\p{L}[\p{L}\p{N}.,'’&)-]*\s+vs?\.\s*\p{L}`),
		regexp.MustCompile(`\p{Lu}[\p{L}\p{N}.,'’&)-]*\s+(?:v|V|vs|VS|versus|against)\.?\s+\p{Lu}`),
		regexp.MustCompile(`\b(?i:in\s+re:?|in\s+the\s+matter\s+of|estate\s+of|ex\s+parte|ex\s+rel\.?)\s+\p{Lu}`),
	}
	// dockets are numbers of matters: "1:26-cv-01234", "24CV001234", "Index No. 650123/2026".
	dockets = []*regexp.Regexp{
		regexp.MustCompile(`(?i)\b(?:\d{1,2}\s*:\s*)?(?:19|20)?\d{2}\s*[-–—]?\s*(?:cv|cr|md|mc|mj|bk|ap|ml|civ|crim|misc|adv)\.?\s*[-–—]?\s*\d{3,}`),
		regexp.MustCompile(`(?i)\b(?:cv|cr|civ|crim)\s*[-–—]\s*\d{2,4}\s*[-–—]\s*\d+`),
		regexp.MustCompile(`(?i)\b(?:case|docket|dkt|index|cause|civil\s+action|file|matter)\.?\s+(?:no|nos|number|num|#)\.?\s*:?\s*[a-z]{0,4}[-–—]?\d`),
		regexp.MustCompile(`(?i)(?:\bno\.|#|№)\s*[a-z]{0,4}[-–—]?\d+\s*[-–—:/]\s*[a-z\d]`),
	}
)

func matches(any []*regexp.Regexp, text string) bool {
	for _, one := range any {
		if one.MatchString(text) {
			return true
		}
	}
	return false
}

const (
	namesAParty  = "Leave out the names of the parties. Experts check for conflicts later, without seeing names."
	namesADocket = "Leave out the docket number. It leads to the names of the parties."
)

// problemOf says why a text isn't neutral; empty if it is. It can't know the names of a matter
// that the attorney hasn't entered anywhere.
func (s *Service) problemOf(ctx context.Context, actor auth.Actor, listID, text string) (string, error) {
	switch {
	case matches(captions, text):
		return namesAParty, nil
	case matches(dockets, text):
		return namesADocket, nil
	case listID == "":
		return "", nil
	}
	party, docket, err := s.Matters.Named(ctx, actor, listID, text)
	switch {
	case party:
		return namesAParty, err
	case docket:
		return namesADocket, err
	}
	return "", err
}
