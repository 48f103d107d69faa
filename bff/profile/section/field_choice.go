package section

import "strings"

// Choice is one of a few values.
func (f *Form) Choice(at *string, label string, options []FieldOption, more ...Option) {
	f.add(at, "choice", label, &choice{stringValue{at}, nil}, append([]Option{withOptions(options)}, more...))
}

// ChoiceOf is one of the values that belong to another field's value.
func (f *Form) ChoiceOf(at, of *string, label string, options []FieldOption, more ...Option) {
	depends := func(s *FieldSchema) { s.DependsOn = f.nameOf(of) }
	f.add(at, "choice", label, &choice{stringValue{at}, of}, append([]Option{withOptions(options), depends}, more...))
}

// Options pairs values with labels, written "value: Label".
func Options(pairs ...string) []FieldOption {
	options := make([]FieldOption, len(pairs))
	for i, pair := range pairs {
		value, label, _ := strings.Cut(pair, ": ")
		options[i] = FieldOption{Value: value, Label: label}
	}
	return options
}

func withOptions(options []FieldOption) Option {
	return func(s *FieldSchema) { s.Options = options }
}

type choice struct {
	stringValue
	of *string
}

func (c *choice) problems(schema *FieldSchema) []string {
	parents := 0
	for _, o := range schema.Options {
		if c.of != nil && o.Of != *c.of {
			continue
		}
		parents++
		if o.Value == *c.at {
			return nil
		}
	}
	if parents == 0 {
		return nil // the field that this one belongs to has the problem
	}
	return []string{"Choose one of the list."}
}
