package index

import "maps"

// Filter is a filter of an index besides areas, places, and degrees. Documents
// have values of it in their Facts.
type Filter struct {
	Code string
	// Hidden filters exist for another index that shares documents with this one. This index
	// neither applies nor counts them, and shows nothing of them.
	Hidden bool
}

// FeeFilter is the filter by hourly rate. Documents have its values in their Fees.
const FeeFilter = "fee"

// CityFilter is the filter by city. Its values are city codes.
const CityFilter = "city"

// builtIn are the filters that every index has, by group.
var builtIn = [...]string{Areas: "area", States: "state", Countries: "country", Degrees: "degree", Cities: CityFilter}

// maxGroups limits how many filters an index can have.
const maxGroups = 32

// filters are the filters of an index, by group.
type filters struct {
	codes  []string
	hidden [maxGroups]bool
	groups map[string]Group
	fee    Group // maxGroups if there is none, or if it's hidden
}

// newFilters panics if there are too many filters, which is a programming error.
func newFilters(declared []Filter) *filters {
	if len(builtIn)+len(declared) > maxGroups {
		panic("index: too many filters")
	}
	f := &filters{groups: map[string]Group{}, fee: maxGroups}
	for _, code := range builtIn {
		f.codes = append(f.codes, code)
	}
	for _, d := range declared {
		g := Group(len(f.codes))
		f.hidden[g] = d.Hidden
		f.codes = append(f.codes, d.Code)
		if d.Code == FeeFilter && !d.Hidden {
			f.fee = g
		}
	}
	for g, code := range f.codes {
		f.groups[code] = Group(g)
	}
	return f
}

func (f *filters) count() Group { return Group(len(f.codes)) }

// selected returns a query's values of a filter.
func (f *filters) selected(q *Query, g Group) []string {
	switch g {
	case Areas:
		return q.Areas
	case States:
		return q.States
	case Countries:
		return q.Countries
	case Degrees:
		return q.Degrees
	case Cities:
		return q.Cities
	}
	if f.hidden[g] {
		return nil
	}
	return q.Filters[f.codes[g]]
}

// narrows reports whether a query uses a filter.
func (f *filters) narrows(q *Query, g Group) bool {
	if g == f.fee {
		return q.Fees.limited()
	}
	return len(f.selected(q, g)) > 0
}

// without returns the query without a filter.
func (f *filters) without(q *Query, g Group) Query {
	rest := *q
	switch {
	case g == Areas:
		rest.Areas = nil
	case g == States:
		rest.States = nil
	case g == Countries:
		rest.Countries = nil
	case g == Degrees:
		rest.Degrees = nil
	case g == Cities:
		rest.Cities = nil
	case g == f.fee:
		rest.Fees.From, rest.Fees.To = 0, 0
	default:
		rest.Filters = maps.Clone(q.Filters)
		delete(rest.Filters, f.codes[g])
	}
	return rest
}
