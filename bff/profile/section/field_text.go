package section

import (
	"encoding/json"
	"errors"
	"fmt"
	"unicode/utf8"
)

// Text is one line, kept byte for byte.
func (f *Form) Text(at *string, label string, options ...Option) {
	f.add(at, "text", label, &textField{stringValue{at}, false}, options)
}

// LongText may have several lines.
func (f *Form) LongText(at *string, label string, options ...Option) {
	f.add(at, "long-text", label, &textField{stringValue{at}, true}, options)
}

type textField struct {
	stringValue
	lines bool
}

func (t *textField) problems(schema *FieldSchema) []string {
	if problem := controlProblem(*t.at, t.lines); problem != "" {
		return []string{problem}
	}
	return lengthProblems(*t.at, schema)
}

// lengthProblems counts runes, as people count characters.
func lengthProblems(value string, schema *FieldSchema) []string {
	n := utf8.RuneCountInString(value)
	switch {
	case schema.Max != nil && n > *schema.Max:
		return []string{fmt.Sprintf("At most %d characters; this has %d.", *schema.Max, n)}
	case schema.Min != nil && n < *schema.Min:
		return []string{fmt.Sprintf("At least %d characters; this has %d.", *schema.Min, n)}
	}
	return nil
}

// stringValue is what the kinds that are stored as a string share.
type stringValue struct{ at *string }

var errNotText = errors.New("Must be text.") //nolint:staticcheck // shown to people as it stands

func (s stringValue) decode(raw json.RawMessage) error {
	if err := json.Unmarshal(raw, s.at); err != nil {
		return errNotText
	}
	return nil
}

func (s stringValue) clear()      { *s.at = "" }
func (s stringValue) normalise()  { *s.at = Normal(*s.at) }
func (s stringValue) empty() bool { return blank(*s.at) }
func (s stringValue) value() any  { return *s.at }
