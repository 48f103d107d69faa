package field

import (
	"fmt"
	"strings"

	"peritus/bff/platform/mail"
)

// Email is one email address, without a display name.
func (f *Form) Email(at *string, label string, options ...Option) {
	f.add(at, KindEmail, label, email{trimmed{stringValue{at}}}, append([]Option{Max(mail.LongestAddress), Autocomplete("email"), Called("your email address")}, options...))
}

type email struct{ trimmed }

func (e email) problems(schema *DeclaredField) []string {
	if mail.ValidAddress(*e.at) {
		return lengthProblems(*e.at, schema)
	}
	local, host, _ := strings.Cut(*e.at, "@")
	if local != "" && host != "" && !strings.ContainsAny(host, ".@ ") {
		return []string{fmt.Sprintf("“%s” is missing an ending, such as .com.", host)}
	}
	return []string{"Enter an email address such as name@example.com."}
}
