package mail

import (
	"net/mail"
	"strings"
	"unicode/utf8"

	"golang.org/x/text/cases"
	"golang.org/x/text/unicode/norm"

	"peritus/bff/platform/text"
)

// LongestAddress is how many bytes an address may have.
const LongestAddress = 254

// ValidAddress tells whether address is one e-mail address, without a display name,
// at a host with a dot in its name.
func ValidAddress(address string) bool {
	parsed, err := mail.ParseAddress(address)
	if err != nil || parsed.Address != address || parsed.Name != "" || len(address) > LongestAddress {
		return false
	}
	at := strings.LastIndexByte(address, '@')
	local, domain := address[:at], address[at+1:]
	if len(local) > 64 || !strings.Contains(domain, ".") || strings.ContainsAny(domain, "[]") ||
		text.ControlProblem(address, false) != "" {
		return false
	}
	for label := range strings.SplitSeq(domain, ".") {
		if label == "" || len(label) > 63 || label[0] == '-' || label[len(label)-1] == '-' ||
			strings.ContainsAny(label, "_!#$%&'*+/=?^`{|}~") {
			return false
		}
	}
	return true
}

var fold = cases.Fold()

// Key is what two spellings of one address share: Unicode composition, case and
// surrounding space are ignored.
func Key(address string) string {
	return norm.NFKC.String(fold.String(norm.NFKC.String(strings.TrimSpace(address))))
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
