package field

import (
	"regexp"
	"strings"
	"unicode"

	"golang.org/x/net/idna"
	"golang.org/x/net/publicsuffix"
)

// naming is a rule for the links that a name can't contain. All names refuse characters
// that reorder text.
type naming int

const (
	notAName naming = iota
	personName
	organizationName
)

// PersonName refuses web addresses and characters that reorder text. Names appear in
// other people's emails and lists, where mail programs turn evil.com into a link.
func PersonName(s *DeclaredField) { s.naming = personName }

// OrganizationName is like PersonName, but allows a bare host: Amazon.com is a name.
func OrganizationName(s *DeclaredField) { s.naming = organizationName }

// FullName declares a person's first and last name, which every form that asks for a name
// asks for in the same way.
func (f *Form) FullName(first, last *string, options ...Option) {
	f.Text(first, "First name", append([]Option{Required, Max(80), PersonName, Autocomplete("given-name"), Called("your first name")}, options...)...)
	f.Text(last, "Last name", append([]Option{Required, Max(80), PersonName, Autocomplete("family-name"), Called("your last name")}, options...)...)
}

func (n naming) problem(value string, schema *DeclaredField) string {
	switch {
	case n == notAName:
		return ""
	case strings.ContainsFunc(value, reorders):
		return "Remove the invisible characters from " + schema.definite() + "."
	case linked.MatchString(value), n == personName && strings.ContainsFunc(value, isAt), n == personName && hasHost(value):
		return "Remove the web address from " + schema.definite() + "."
	}
	return ""
}

func reorders(r rune) bool { return unicode.Is(unicode.Bidi_Control, r) }

func isAt(r rune) bool { return r == '@' || r == '＠' }

// linked matches a scheme, www., or a host with a path or port.
var linked = regexp.MustCompile(`(?i)(?:^|\s|[:：])[/／\\]{2}|\b(https?|mailto|javascript|data|tel)\s*[:：]|\bwww[.．。]|[\p{L}\p{N}][.．。]\p{L}{2,}(:\d+)?[/／]`)

var hostLike = regexp.MustCompile(`[\p{L}\p{N}][\p{L}\p{N}-]*(?:[.．。][\p{L}\p{N}-]+)+`)

// hasHost reports whether a word is a host at a registrable domain. A title or initial
// without a space after it, such as Dr.Smith, isn't a host.
func hasHost(value string) bool {
	for _, word := range hostLike.FindAllString(value, -1) {
		host := strings.ToLower(strings.NewReplacer("．", ".", "。", ".").Replace(word))
		ascii, err := idna.ToASCII(host)
		if _, registrable := publicsuffix.PublicSuffix(ascii); err == nil && registrable {
			return true
		}
	}
	return false
}
