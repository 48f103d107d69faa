package section

import (
	"strings"

	"peritus/bff/platform/mail"
)

// Email is one e-mail address, without a display name.
func (f *Form) Email(at *string, label string, options ...Option) {
	f.add(at, "email", label, email{stringValue{at}}, append([]Option{Max(mail.LongestAddress), Autocomplete("email")}, options...))
}

type email struct{ stringValue }

func (e email) normalise() { *e.at = strings.TrimSpace(Normal(*e.at)) }

func (e email) problems(schema *FieldSchema) []string {
	if !mail.ValidAddress(*e.at) {
		return []string{"Must be an e-mail address such as name@example.org."}
	}
	return lengthProblems(*e.at, schema)
}
