package section

import (
	"slices"
	"time"

	"peritus/bff/platform/field"
)

// Filter is a filter of the search of experts that a section makes possible. Its code is
// the name of its parameter.
type Filter struct {
	Code   string
	Label  string // neighbors with the same label share a heading
	Hint   string
	Values []field.Choice
	// Frequent filters list their values by count, the others in the order of Values.
	Frequent bool
	// Range filters choose one of the values, and amounts from and to.
	Range bool
	// Always asks for the facts of experts who have nothing in the section, too.
	Always bool
	// Counsel filters depend on what only attorneys see. Filters sets it if one of the fields
	// is for attorneys.
	Counsel bool
}

// Filters lists the filters of all sections, in their order.
func Filters() []Filter {
	var filters []Filter
	for _, s := range all {
		for _, f := range s.Filters {
			f.Counsel = f.Counsel || narrower(field.Schema(s.New()), f.Code, false)
			filters = append(filters, f)
		}
	}
	return filters
}

// narrower reports whether a field that feeds a filter is not for everyone.
func narrower(fields []field.DeclaredField, filter string, within bool) bool {
	return slices.ContainsFunc(fields, func(f field.DeclaredField) bool {
		hidden := within || f.Audience != field.AudiencePublic || f.Masked
		return hidden && slices.Contains(f.Filters, filter) || narrower(f.Fields, filter, hidden)
	})
}

// Facts are what the search's filters and cards know about an expert.
type Facts struct {
	Values    []FilterValue
	Rates     []Rate
	Testimony Testimony
	// Until is the first day on which the facts may differ without a change of the profile,
	// or zero.
	Until time.Time

	known Known
}

// Known is what is known of an expert besides their items.
type Known struct {
	AtSource map[Item]bool // items that staff have checked with whoever issued them
	Declared string        // what the expert declares about challenges: "none", "some", or empty
}

// FilterValue is a filter and one of its values.
type FilterValue struct{ Filter, Value string }

// Rate is what the expert charges for an activity.
type Rate struct {
	Activity string
	Cents    int  // an hour
	Compared bool // in U.S. dollars per hour; otherwise, Cents has no meaning
}

// Testimony counts the matters that others see.
type Testimony struct{ Matters, Plaintiff, Defense, Trials int }

// Add adds a value of a filter once.
func (f *Facts) Add(filter, value string) {
	if v := (FilterValue{filter, value}); !slices.Contains(f.Values, v) {
		f.Values = append(f.Values, v)
	}
}

// ChangeOn says that the facts may differ from a day on.
func (f *Facts) ChangeOn(day time.Time) {
	if f.Until.IsZero() || day.Before(f.Until) {
		f.Until = day
	}
}

// begun reports whether a partial date has begun. If not, the facts change when it does.
func (f *Facts) begun(date string, today time.Time) bool {
	first, _, ok := field.Days(date)
	if ok && first.After(today) {
		f.ChangeOn(first)
		return false
	}
	return true
}

// rate adds what an activity costs. A rate that can be compared wins over one that can't.
func (f *Facts) rate(activity string, cents int, compared bool) {
	r := Rate{Activity: activity, Compared: compared}
	if compared {
		r.Cents = cents
	}
	at := slices.IndexFunc(f.Rates, func(known Rate) bool { return known.Activity == activity })
	switch {
	case at < 0:
		f.Rates = append(f.Rates, r)
	case compared:
		f.Rates[at] = r
	}
}

// FactsOf returns the facts of an expert. rows has the items that their readers see, by
// section, without the fields that they don't see: see Narrow.
func FactsOf(rows map[string][]Item, known Known, today time.Time) Facts {
	facts := Facts{known: known}
	day := today.UTC().Truncate(24 * time.Hour)
	for _, s := range all {
		always := slices.ContainsFunc(s.Filters, func(f Filter) bool { return f.Always })
		if s.Facts != nil && (always || len(rows[s.Code]) > 0) {
			s.Facts(rows[s.Code], day, &facts)
		}
	}
	facts.known = Known{}
	return facts
}

// Open returns the facts without those of filters that only attorneys have.
func (f Facts) Open() Facts {
	f.Values = slices.DeleteFunc(slices.Clone(f.Values), func(v FilterValue) bool { return counselFilters[v.Filter] })
	if counselFilters[FeeFilter] {
		f.Rates = nil
	}
	return f
}

// Same reports whether two experts have the same facts.
func (f Facts) Same(as Facts) bool {
	return f.Testimony == as.Testimony && slices.Equal(f.Values, as.Values) && slices.Equal(f.Rates, as.Rates)
}

var counselFilters = func() map[string]bool {
	codes := map[string]bool{}
	for _, f := range Filters() {
		if f.Counsel {
			codes[f.Code] = true
		}
	}
	return codes
}()

// ValueName returns the name of a filter's value.
func ValueName(v FilterValue) string { return valueNames[v] }

var valueNames = func() map[FilterValue]string {
	names := map[FilterValue]string{}
	for _, f := range Filters() {
		for _, v := range f.Values {
			names[FilterValue{f.Code, v.Value}] = v.Label
		}
	}
	return names
}()
