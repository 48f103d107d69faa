package phone

import (
	"net/netip"

	"github.com/phuslu/iploc"
)

// CountryAt is the country (ISO 3166-1 alpha-2) in which an address of the internet
// is used; empty where that is unknown, as for private addresses, or where the
// country has no phone numbers of its own.
func CountryAt(address string) string {
	ip, err := netip.ParseAddr(address)
	if err != nil {
		return ""
	}
	country := iploc.IPCountry(ip.Unmap()) // an IPv4 address in IPv6 form is found only without its wrapping
	if !Known(country) {
		return ""
	}
	return country
}
