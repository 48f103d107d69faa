package field

import (
	"encoding/json"
	"errors"
	"fmt"
	"unicode/utf8"

	"github.com/danielgtaylor/huma/v2"

	"peritus/bff/platform/text"
)

// Text is one line, trimmed. Tabs and line breaks become spaces.
func (f *Form) Text(at *string, label string, options ...Option) {
	f.add(at, KindText, label, &line{stringValue{at}}, options)
}

// LongText may have several lines. Its spaces and line breaks are preserved.
func (f *Form) LongText(at *string, label string, options ...Option) {
	f.add(at, KindLongText, label, &lines{stringValue{at}}, options)
}

type line struct{ stringValue }

func (l *line) normalize() { *l.at = text.Line(*l.at) }

func (l *line) problems(schema *DeclaredField) []string {
	if problems := lineProblems(*l.at, false, schema); len(problems) > 0 {
		return problems
	}
	if problem := schema.naming.problem(*l.at, schema); problem != "" {
		return []string{problem}
	}
	return nil
}

type lines struct{ stringValue }

func (l *lines) problems(schema *DeclaredField) []string { return lineProblems(*l.at, true, schema) }

func lineProblems(value string, several bool, schema *DeclaredField) []string {
	switch {
	case text.ControlProblem(value, true) != "":
		return []string{"Remove the special characters from " + schema.definite() + "."}
	case text.ControlProblem(value, several) != "":
		return []string{"Put " + schema.definite() + " on one line."}
	}
	return lengthProblems(value, schema)
}

// lengthProblems counts runes.
func lengthProblems(value string, schema *DeclaredField) []string {
	n := utf8.RuneCountInString(value)
	switch {
	case schema.Max != nil && n > *schema.Max:
		return []string{fmt.Sprintf("Shorten %s to %s characters or fewer. It has %s now.", schema.definite(), thousands(*schema.Max), thousands(n))}
	case schema.Min != nil && n < *schema.Min:
		return []string{fmt.Sprintf("Lengthen %s to at least %s characters. It has %s now.", schema.definite(), thousands(*schema.Min), thousands(n))}
	}
	return nil
}

// thousands formats a number of up to six digits with a comma: 3,000.
func thousands(n int) string {
	if n < 1000 {
		return fmt.Sprint(n)
	}
	return fmt.Sprintf("%d,%03d", n/1000, n%1000)
}

// stringValue is the base of kinds stored as a string.
type stringValue struct{ at *string }

var errNotText = errors.New("Enter text.") //nolint:staticcheck // shown to people as it is

func (s stringValue) decode(raw json.RawMessage) error {
	if err := json.Unmarshal(raw, s.at); err != nil {
		return errNotText
	}
	return nil
}

func (s stringValue) clear()      { *s.at = "" }
func (s stringValue) normalize()  { *s.at = text.Normal(*s.at) }
func (s stringValue) empty() bool { return text.Blank(*s.at) }
func (s stringValue) value() any  { return *s.at }

func (s stringValue) openAPI(f *DeclaredField) *huma.Schema {
	schema := &huma.Schema{Type: huma.TypeString, MinLength: f.Min, MaxLength: f.Max}
	if !f.Required {
		schema.MinLength = nil // empty text means no value
	}
	return schema
}

// trimmed is a one-line string without surrounding space.
type trimmed struct{ stringValue }

func (t trimmed) normalize() { *t.at = text.Line(*t.at) }
