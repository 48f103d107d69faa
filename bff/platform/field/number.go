package field

import (
	"encoding/json"
	"errors"
	"fmt"
	"strings"

	"github.com/danielgtaylor/huma/v2"
)

// Number is a whole number, or nil without a value.
func (f *Form) Number(at **int, label string, options ...Option) {
	f.add(at, KindNumber, label, number{at, "number"}, options)
}

// The range of years in a calendar field.
const (
	earliestYear = 1900
	latestYear   = 2100
)

// Year is a calendar year.
func (f *Form) Year(at **int, label string, options ...Option) {
	f.add(at, KindYear, label, number{at, "year"}, append([]Option{Between(earliestYear, latestYear)}, options...))
}

type number struct {
	at   **int
	noun string
}

func (n number) decode(raw json.RawMessage) error {
	var value int
	if strings.ContainsAny(string(raw), ".eE") || json.Unmarshal(raw, &value) != nil {
		if n.noun == "year" {
			return errors.New("Enter the year with four digits, such as 2014.") //nolint:staticcheck // shown to people
		}
		return errors.New("Enter a whole number.") //nolint:staticcheck // shown to people
	}
	*n.at = &value
	return nil
}

func (n number) clear()      { *n.at = nil }
func (n number) normalize()  {}
func (n number) empty() bool { return *n.at == nil }

func (n number) value() any {
	if *n.at == nil {
		return nil
	}
	return **n.at
}

func (n number) problems(schema *DeclaredField) []string {
	value := **n.at
	low, high := schema.Min, schema.Max
	switch {
	case (low == nil || value >= *low) && (high == nil || value <= *high):
		return nil
	case low != nil && high != nil:
		return []string{n.says(schema, "between %d and %d", *low, *high)}
	case high != nil:
		return []string{n.says(schema, "%d or less", *high)}
	}
	return []string{n.says(schema, "%d or more", *low)}
}

func (n number) says(schema *DeclaredField, bounds string, limits ...any) string {
	within := fmt.Sprintf(bounds, limits...)
	if n.noun == "year" {
		return "Enter a year " + within + "."
	}
	return schema.Label + " must be " + within + "."
}

func (n number) openAPI(f *DeclaredField) *huma.Schema {
	return &huma.Schema{Type: huma.TypeInteger, Nullable: true, Minimum: float(f.Min), Maximum: float(f.Max)}
}

func float(n *int) *float64 {
	if n == nil {
		return nil
	}
	f := float64(*n)
	return &f
}
