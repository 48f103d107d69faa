package section

import (
	"net/mail"
	"strings"
)

const longestEmail = 254

// Email is one e-mail address, without a display name.
func (f *Form) Email(at *string, label string, options ...Option) {
	f.add(at, "email", label, email{stringValue{at}}, append([]Option{Max(longestEmail), Autocomplete("email")}, options...))
}

type email struct{ stringValue }

func (e email) normalise() { *e.at = strings.TrimSpace(Normal(*e.at)) }

func (e email) problems(schema *FieldSchema) []string {
	wrong := []string{"Must be an e-mail address such as name@example.org."}
	parsed, err := mail.ParseAddress(*e.at)
	if err != nil || parsed.Address != *e.at || parsed.Name != "" {
		return wrong
	}
	local, domain, _ := cutLast(*e.at, "@")
	if len(local) > 64 || !strings.Contains(domain, ".") || strings.ContainsAny(domain, "[]") ||
		strings.HasPrefix(domain, ".") || strings.HasSuffix(domain, ".") || controlProblem(*e.at, false) != "" {
		return wrong
	}
	for label := range strings.SplitSeq(domain, ".") {
		if label == "" || len(label) > 63 || label[0] == '-' || label[len(label)-1] == '-' || strings.ContainsAny(label, "_!#$%&'*+/=?^`{|}~") {
			return wrong
		}
	}
	return lengthProblems(*e.at, schema)
}

func cutLast(text, at string) (before, after string, found bool) {
	if i := strings.LastIndex(text, at); i >= 0 {
		return text[:i], text[i+len(at):], true
	}
	return text, "", false
}
