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
	maxQueryRunes   = 5000 // a page of a complaint
	maxTypedRunes   = 200  // for suggestions
	maxParts        = 50   // of a query that the reader changed
	maxFilterValues = 100
	maxFee          = 100_000 // U.S. dollars per hour
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
		{"country", index.Countries, &q.Countries}, {"degree", index.Degrees, &q.Degrees}, {index.CityFilter, index.Cities, &q.Cities},
	}
}

// Parameters of the filter by fee.
const (
	feeActivity = FeeFilter + "_activity"
	feeFrom     = FeeFilter + "_from"
	feeTo       = FeeFilter + "_to"
)

const counselOnly = "Only attorneys with a confirmed bar admission can use this filter."

// checkDeclared cleans up a query's declared filters and adds errors to wrong.
func checkDeclared(q *index.Query, declared []Filter, counsel bool, wrong map[string][]string) {
	given := q.Filters
	q.Filters = map[string][]string{}
	for _, f := range declared {
		codes := tidy(given[f.Code])
		switch {
		case f.Range:
			checkFees(q, f, counsel, wrong)
		case len(codes) == 0:
		case f.Counsel && !counsel:
			wrong[f.Code] = []string{counselOnly}
		case len(codes) > maxFilterValues:
			wrong[f.Code] = []string{tooMany}
		default:
			for _, code := range codes {
				if _, known := f.name(code); !known {
					wrong[f.Code] = append(wrong[f.Code], fmt.Sprintf("There is no %s %q.", f.Code, short(code)))
				}
			}
			q.Filters[f.Code] = codes
		}
	}
}

// checkFees checks a range of fees. Without an activity, it's the first one.
func checkFees(q *index.Query, f Filter, counsel bool, wrong map[string][]string) {
	fees := &q.Fees
	if f.Counsel && !counsel {
		for name, used := range map[string]bool{feeActivity: fees.Activity != "", feeFrom: fees.From > 0, feeTo: fees.To > 0, "sort": q.Sort == index.ByFee} {
			if used {
				wrong[name] = []string{counselOnly}
			}
		}
		*fees = index.FeeRange{}
		return
	}
	if fees.Activity == "" {
		fees.Activity = f.Values[0].Code
	}
	if _, known := f.name(fees.Activity); !known {
		wrong[feeActivity] = []string{fmt.Sprintf("There is no activity %q.", short(fees.Activity))}
	}
	if fees.To > 0 && fees.From > fees.To {
		wrong[feeFrom] = []string{"The lowest fee is above the highest. Change one of them."}
	}
}

func (f Filter) name(code string) (string, bool) {
	at := slices.IndexFunc(f.Values, func(c Choice) bool { return c.Code == code })
	if at < 0 {
		return "", false
	}
	return f.Values[at].Name, true
}

var tooMany = fmt.Sprintf("Choose at most %d values.", maxFilterValues)

// check cleans up a query and returns errors keyed by parameter. known reports whether a
// filter has a value.
func check(q index.Query, known func(f filter, code string) bool, declared func(*index.Query, map[string][]string)) (index.Query, error) {
	wrong := map[string][]string{}
	declared(&q, wrong)
	if utf8.RuneCountInString(q.Text) > maxQueryRunes {
		wrong["q"] = []string{"Search for at most 5,000 characters."}
	}
	for name, parts := range map[string]*[]string{"plain": &q.Literal, "skip": &q.Ignored} {
		if *parts = tidy(*parts); len(*parts) > maxParts {
			wrong[name] = []string{fmt.Sprintf("Choose at most %d words.", maxParts)}
		}
	}
	for _, f := range filters(&q) {
		*f.codes = tidy(*f.codes)
		if len(*f.codes) > maxFilterValues {
			wrong[f.name] = []string{tooMany}
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
