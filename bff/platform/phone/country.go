package phone

import (
	"net/netip"

	"github.com/phuslu/iploc"
)

// CountryAt returns the country (ISO 3166-1 alpha-2) of an IP address. It returns "" if
// the country is unknown or has no phone numbers.
func CountryAt(address string) string {
	ip, err := netip.ParseAddr(address)
	if err != nil {
		return ""
	}
	country := iploc.IPCountry(ip.Unmap()) // IPv4-mapped IPv6 addresses must be unmapped for the lookup
	if !Known(country) {
		return ""
	}
	return country
}
