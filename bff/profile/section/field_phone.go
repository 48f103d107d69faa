package section

import (
	"strings"

	"github.com/nyaruka/phonenumbers"
)

const (
	longestPhone = 20
	phonePattern = `\+[0-9 ()\-]+`
)

// Phone is a number in international form, kept as it was typed.
func (f *Form) Phone(at *string, label string, options ...Option) {
	pattern := func(s *FieldSchema) { s.Pattern = phonePattern }
	f.add(at, "phone", label, phone{stringValue{at}}, append([]Option{Max(longestPhone), Autocomplete("tel"), pattern}, options...))
}

type phone struct{ stringValue }

func (p phone) normalise() { *p.at = strings.TrimSpace(Normal(*p.at)) }

func (p phone) problems(schema *FieldSchema) []string {
	for _, r := range *p.at {
		if !strings.ContainsRune("0123456789 ()-+", r) {
			return []string{"May hold digits, spaces, parentheses, hyphens and a plus."}
		}
	}
	if problems := lengthProblems(*p.at, schema); problems != nil {
		return problems
	}
	if !strings.HasPrefix(*p.at, "+") {
		return []string{"Must start with a plus and the country's code."}
	}
	number, err := phonenumbers.Parse(*p.at, "")
	if err != nil || !phonenumbers.IsValidNumber(number) {
		return []string{"Is not a valid number in that country."}
	}
	return nil
}
