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

// LongestAddress is the maximum length of an address in bytes.
const LongestAddress = 254

// longestLocal and longestHost are the limits in RFC 5321, in bytes.
const (
	longestLocal = 64
	longestHost  = 253
)

// ValidAddress reports whether address is a single deliverable email address: an unquoted
// local part of at most 64 bytes in any script, at a registrable host name (IDNA 2008).
// It allows no display names, comments, quoted local parts, address literals, or hosts
// without a dot. It doesn't check whether the host exists.
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

// hosts maps host names the way browsers do.
var hosts = idna.New(idna.MapForLookup(), idna.BidiRule(), idna.StrictDomainName(true), idna.VerifyDNSLength(true), idna.Transitional(false))

func asciiHost(host string) (string, error) { return hosts.ToASCII(host) }

// Routable returns an address with its host in ASCII for mail servers. It returns an
// invalid address unchanged.
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

// Key returns the same value for all spellings of an address. It ignores Unicode
// composition, case, surrounding space, and whether the host is Unicode or ASCII.
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

// Mask returns an address as a hint to its owner: m••••@uni.edu. It doesn't reveal the
// length of the hidden part, or any part of an invalid address.
func Mask(address string) string {
	const hidden = "••••"
	at := strings.LastIndexByte(address, '@')
	if at < 1 {
		return hidden
	}
	_, first := utf8.DecodeRuneInString(address)
	return address[:first] + hidden + address[at:]
}
