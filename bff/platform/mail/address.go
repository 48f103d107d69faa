package mail

import (
	"net/mail"
	"strings"
	"unicode/utf8"

	"golang.org/x/net/idna"
	"golang.org/x/text/cases"
	"golang.org/x/text/unicode/norm"

	"peritus/bff/platform/text"
)

// LongestAddress is how many bytes an address may have.
const LongestAddress = 254

// longestLocal and longestHost are of RFC 5321, in bytes.
const (
	longestLocal = 64
	longestHost  = 253
)

// ValidAddress tells whether address is one email address that the internet can carry
// to a person: an unquoted local part of at most 64 bytes, in any script, at a host
// with a dot in its name that could be registered (IDNA 2008), and nothing else: no
// display name, comment, quoted local part, address literal or host without a dot.
// Whether the host exists is not asked.
func ValidAddress(address string) bool {
	parsed, err := mail.ParseAddress(address)
	if err != nil || parsed.Address != address || parsed.Name != "" || len(address) > LongestAddress ||
		text.ControlProblem(address, false) != "" {
		return false
	}
	at := strings.LastIndexByte(address, '@')
	if at > longestLocal || strings.Contains(address[:at], " ") {
		return false
	}
	host, err := asciiHost(address[at+1:])
	if err != nil || len(host) > longestHost {
		return false
	}
	dot := strings.LastIndexByte(host, '.')
	return dot > 0 && strings.Trim(host[dot+1:], "0123456789") != ""
}

// hosts maps names as browsers do before they look one up.
var hosts = idna.New(idna.MapForLookup(), idna.BidiRule(), idna.StrictDomainName(true), idna.VerifyDNSLength(true), idna.Transitional(false))

func asciiHost(host string) (string, error) { return hosts.ToASCII(host) }

// Routable is an address with its host in ASCII, as mail servers want it. What is no
// address comes back as it is.
func Routable(address string) string {
	at := strings.LastIndexByte(address, '@')
	if at < 1 {
		return address
	}
	host, err := asciiHost(address[at+1:])
	if err != nil {
		return address
	}
	return address[:at+1] + host
}

var fold = cases.Fold()

// Key is what two spellings of one address share: Unicode composition, case and
// surrounding space are ignored, and a host is the same in Unicode and in ASCII.
func Key(address string) string {
	address = strings.TrimSpace(address)
	if at := strings.LastIndexByte(address, '@'); at > 0 {
		if host, err := asciiHost(address[at+1:]); err == nil {
			return folded(address[:at]) + "@" + host
		}
	}
	return folded(address)
}

func folded(written string) string {
	return norm.NFKC.String(fold.String(norm.NFKC.String(written)))
}

// Mask is an address as a hint to its owner: m••••@uni.edu. How long the hidden part
// is does not show. Of what is no address nothing shows.
func Mask(address string) string {
	const hidden = "••••"
	at := strings.LastIndexByte(address, '@')
	if at < 1 {
		return hidden
	}
	_, first := utf8.DecodeRuneInString(address)
	return address[:first] + hidden + address[at:]
}
