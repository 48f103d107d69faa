package field

import (
	"strings"

	"github.com/danielgtaylor/huma/v2"
)

// Choice is one of a few values.
func (f *Form) Choice(at *string, label string, choices []Choice, options ...Option) {
	f.add(at, KindChoice, label, &choice{stringValue{at}, nil}, append([]Option{withChoices(choices)}, options...))
}

// ChoiceOf is a choice that depends on another field's value.
func (f *Form) ChoiceOf(at, of *string, label string, choices []Choice, options ...Option) {
	depends := func(s *DeclaredField) { s.DependsOn = f.nameOf(of) }
	f.add(at, KindChoice, label, &choice{stringValue{at}, of}, append([]Option{withChoices(choices), depends}, options...))
}

// Pairs parses choices written as "value: Label".
func Pairs(pairs ...string) []Choice {
	choices := make([]Choice, len(pairs))
	for i, pair := range pairs {
		value, label, _ := strings.Cut(pair, ": ")
		choices[i] = Choice{Value: value, Label: label}
	}
	return choices
}

// LabelOf returns the label of a value.
func LabelOf(choices []Choice, value string) (string, bool) {
	for _, c := range choices {
		if c.Value == value {
			return c.Label, true
		}
	}
	return value, false
}

type choice struct {
	stringValue
	of *string
}

func (c *choice) problems(schema *DeclaredField) []string {
	siblings := 0
	for _, o := range schema.Choices {
		if c.of != nil && o.Of != *c.of {
			continue
		}
		siblings++
		if o.Value == *c.at {
			return nil
		}
	}
	if siblings == 0 {
		return nil // the problem belongs to the field it depends on
	}
	return []string{schema.fromList()}
}

func (c *choice) openAPI(f *DeclaredField) *huma.Schema {
	values := valuesOf(f.Choices)
	if !f.Required {
		values = append(values, "")
	}
	return &huma.Schema{Type: huma.TypeString, Enum: values}
}

// valuesOf lists each value once, since one value may belong to several others.
func valuesOf(choices []Choice) []any {
	var values []any
	seen := map[string]bool{}
	for _, c := range choices {
		if !seen[c.Value] {
			seen[c.Value] = true
			values = append(values, c.Value)
		}
	}
	return values
}
