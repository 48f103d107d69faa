package section

import (
	"encoding/json"
	"errors"
	"fmt"
	"strings"
)

// Number is a whole number; nil says that none is given.
func (f *Form) Number(at **int, label string, options ...Option) {
	f.add(at, "number", label, number{at}, options)
}

// Years that a calendar field may name.
const (
	earliestYear = 1900
	latestYear   = 2100
)

// Year is a calendar year.
func (f *Form) Year(at **int, label string, options ...Option) {
	f.add(at, "year", label, number{at}, append([]Option{Between(earliestYear, latestYear)}, options...))
}

type number struct{ at **int }

func (n number) decode(raw json.RawMessage) error {
	var value int
	if strings.ContainsAny(string(raw), ".eE") || json.Unmarshal(raw, &value) != nil {
		return errors.New("Must be a whole number.") //nolint:staticcheck // shown to people as it stands
	}
	*n.at = &value
	return nil
}

func (n number) clear()      { *n.at = nil }
func (n number) normalise()  {}
func (n number) empty() bool { return *n.at == nil }

func (n number) value() any {
	if *n.at == nil {
		return nil
	}
	return **n.at
}

func (n number) problems(schema *FieldSchema) []string {
	value := **n.at
	switch {
	case schema.Min != nil && value < *schema.Min, schema.Max != nil && value > *schema.Max:
		if schema.Min != nil && schema.Max != nil {
			return []string{fmt.Sprintf("Must be from %d to %d.", *schema.Min, *schema.Max)}
		}
		if schema.Max != nil {
			return []string{fmt.Sprintf("Must be %d at most.", *schema.Max)}
		}
		return []string{fmt.Sprintf("Must be %d at least.", *schema.Min)}
	}
	return nil
}
