package search

import (
	"fmt"
	"slices"
	"strings"
	"unicode/utf8"

	"peritus/bff/auth"
	"peritus/bff/platform/errs"
	"peritus/bff/search/index"
)

// readers may search: attorneys, and staff who keep their own lists.
var readers = auth.Only(auth.Attorney, auth.Admin, auth.Researcher)

const (
	maxQueryRunes   = 200
	maxFilterValues = 100
	similarExperts  = 6
)

// filter is one filter of a query, not validated.
type filter struct {
	name  string // of the parameter
	group index.Group
	codes *[]string
}

func filters(q *index.Query) []filter {
	return []filter{
		{"area", index.Areas, &q.Areas}, {"state", index.States, &q.States},
		{"country", index.Countries, &q.Countries}, {"degree", index.Degrees, &q.Degrees},
	}
}

// check cleans up a query and returns errors keyed by parameter. known reports whether a
// filter has a value.
func check(q index.Query, known func(f filter, code string) bool) (index.Query, error) {
	wrong := map[string][]string{}
	if utf8.RuneCountInString(q.Text) > maxQueryRunes {
		wrong["q"] = []string{fmt.Sprintf("Search for at most %d characters.", maxQueryRunes)}
	}
	for _, f := range filters(&q) {
		*f.codes = tidy(*f.codes)
		if len(*f.codes) > maxFilterValues {
			wrong[f.name] = []string{fmt.Sprintf("Choose at most %d values.", maxFilterValues)}
			continue
		}
		for _, code := range *f.codes {
			if !known(f, code) {
				wrong[f.name] = append(wrong[f.name], fmt.Sprintf("There is no %s %q.", f.name, short(code)))
			}
		}
	}
	if len(wrong) > 0 {
		return q, errs.Field(wrong)
	}
	return q, nil
}

// tidy removes empty values and duplicates.
func tidy(codes []string) []string {
	var kept []string
	for _, code := range codes {
		if code = strings.TrimSpace(code); code != "" && !slices.Contains(kept, code) {
			kept = append(kept, code)
		}
	}
	return kept
}

// short truncates long input for an error message.
func short(code string) string {
	const most = 40
	for i := range code {
		if i >= most {
			return code[:i] + "…"
		}
	}
	return code
}
