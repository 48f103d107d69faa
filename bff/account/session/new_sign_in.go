package session

import (
	"net/netip"

	"peritus/bff/account"
	"peritus/bff/platform/phone"
	"peritus/bff/platform/place"
)

// isNew reports whether the owner should read about a sign-in: the account hasn't been
// used with this browser, or not from this place. Its first sign-in is never new.
func isNew(earlier []sessionRow, from account.Device) bool {
	if len(earlier) == 0 {
		return false
	}
	browser, place := false, from.Address == ""
	for _, row := range earlier {
		browser = browser || row.UserAgent == from.UserAgent
		place = place || samePlace(row.Address, from.Address)
	}
	return !browser || !place
}

// samePlace compares countries. Where one is unknown, it compares networks.
func samePlace(a, b string) bool {
	countryA, countryB := phone.CountryAt(a), phone.CountryAt(b)
	if countryA != "" && countryB != "" {
		return countryA == countryB
	}
	return networkOf(a) == networkOf(b)
}

// networkOf returns what an address shares with its neighbors: a /24, or a /48 of IPv6.
func networkOf(address string) string {
	ip, err := netip.ParseAddr(address)
	if err != nil {
		return address
	}
	ip = ip.Unmap().WithZone("")
	bits := 48
	if ip.Is4() {
		bits = 24
	}
	network, err := ip.Prefix(bits)
	if err != nil {
		return address
	}
	return network.String()
}

// placeWords names the country of an address.
func placeWords(address string) string {
	if country := phone.CountryAt(address); country != "" {
		return place.Country(country)
	}
	return "unknown"
}
