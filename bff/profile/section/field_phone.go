package section

import (
	"strings"

	"peritus/bff/platform/phone"
)

const phonePattern = `\+[0-9 ()\-]+`

// Phone is a number in international form, kept as it was typed.
func (f *Form) Phone(at *string, label string, options ...Option) {
	pattern := func(s *FieldSchema) { s.Pattern = phonePattern }
	f.add(at, "phone", label, phoneNumber{stringValue{at}}, append([]Option{Max(phone.LongestField), Autocomplete("tel"), pattern}, options...))
}

type phoneNumber struct{ stringValue }

func (p phoneNumber) normalise() { *p.at = strings.TrimSpace(Normal(*p.at)) }

func (p phoneNumber) problems(schema *FieldSchema) []string {
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
	if phone.Check(*p.at, "").Outcome != phone.Valid {
		return []string{"Is not a valid number in that country."}
	}
	return nil
}
