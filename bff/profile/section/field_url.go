package section

import (
	"net/url"
	"strings"
)

const longestURL = 2000

// URL is an https address.
func (f *Form) URL(at *string, label string, options ...Option) {
	f.add(at, "url", label, address{stringValue{at}}, append([]Option{Max(longestURL)}, options...))
}

type address struct{ stringValue }

func (a address) normalise() { *a.at = strings.TrimSpace(Normal(*a.at)) }

func (a address) problems(schema *FieldSchema) []string {
	u, err := url.Parse(*a.at)
	switch {
	case controlProblem(*a.at, false) != "" || err != nil || u.Hostname() == "" || strings.ContainsAny(*a.at, " \\"):
		return []string{"Must be an address such as https://example.org/page."}
	case u.Scheme != "https":
		return []string{"Must start with https://."}
	case u.User != nil:
		return []string{"Must not carry a user name or a password."}
	case !strings.Contains(u.Hostname(), "."):
		return []string{"Must name a public host."}
	}
	return lengthProblems(*a.at, schema)
}
