// Package network decides which visitors' addresses share a rate limit.
package network

import (
	"net/netip"
	"strings"
)

const (
	one  = 64 // prefix length of one IPv6 subscriber, who chooses the remaining bits
	site = 48 // prefix length of one provider's customer, with 65,536 subscribers' prefixes
	// siteShare is the budget of a whole site, as a multiple of one place's budget.
	siteShare = 8
)

// Place is a range of addresses that share a budget.
type Place struct {
	Range string // such as 203.0.113.7 or 2001:db8:1:2::/64
	Share int    // multiple of the usual budget
}

// Places returns the places that a request from address counts for, the narrowest first:
// an IPv4 address, or the /64 and the /48 of an IPv6 address. An IPv4 address in IPv6 form
// counts as itself. Anything that isn't an address is a place of its own.
func Places(address string) []Place {
	ip, ok := parse(address)
	if !ok || ip.Is4() {
		return []Place{{named(address, ip, ok), 1}}
	}
	return []Place{{within(ip, one), 1}, {within(ip, site), siteShare}}
}

// Origin returns the range that one attacker can easily send from: the /24 of an IPv4
// address or the /48 of an IPv6 address.
func Origin(address string) string {
	ip, ok := parse(address)
	switch {
	case !ok:
		return named(address, ip, ok)
	case ip.Is4():
		return within(ip, 24)
	}
	return within(ip, site)
}

func parse(address string) (netip.Addr, bool) {
	ip, err := netip.ParseAddr(strings.TrimSpace(address))
	return ip.Unmap().WithZone(""), err == nil
}

func named(address string, ip netip.Addr, ok bool) string {
	if ok {
		return ip.String()
	}
	return strings.TrimSpace(address)
}

func within(ip netip.Addr, bits int) string {
	prefix, _ := ip.Prefix(bits) // fails only with more bits than an address has
	return prefix.String()
}
