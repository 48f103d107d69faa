package field

import (
	"net/url"
	"strings"

	"peritus/bff/platform/text"
)

const longestURL = 2000

// URL is an https URL on a public host.
func (f *Form) URL(at *string, label string, options ...Option) {
	f.add(at, KindURL, label, address{trimmed{stringValue{at}}}, append([]Option{Max(longestURL), Autocomplete("url")}, options...))
}

type address struct{ trimmed }

func (a address) problems(schema *DeclaredField) []string {
	u, err := url.Parse(*a.at)
	switch {
	case text.ControlProblem(*a.at, false) != "" || err != nil || u.Hostname() == "" || strings.ContainsAny(*a.at, " \\"):
		return []string{"Enter a full web address, such as https://example.org/page."}
	case u.Scheme != "https":
		return []string{"Enter an address that starts with https://."}
	case u.User != nil:
		return []string{"Remove the username and password from the address."}
	case !strings.Contains(u.Hostname(), "."):
		return []string{"Enter the address of a public website."}
	}
	return lengthProblems(*a.at, schema)
}
