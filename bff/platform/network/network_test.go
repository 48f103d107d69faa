package network_test

import (
	"fmt"
	"testing"

	"peritus/bff/platform/network"
)

func TestPlaces_countsAnIPv4AddressOrTheRangesOfAnIPv6Address(t *testing.T) {
	for address, want := range map[string]string{
		"203.0.113.7":                   "[{203.0.113.7 1}]",
		" 203.0.113.7 ":                 "[{203.0.113.7 1}]",
		"::ffff:203.0.113.7":            "[{203.0.113.7 1}]",
		"::ffff:cb00:7107":              "[{203.0.113.7 1}]",
		"2001:db8:1:2:3:4:5:6":          "[{2001:db8:1:2::/64 1} {2001:db8:1::/48 8}]",
		"2001:DB8:0001:2:ffff:ffff::":   "[{2001:db8:1:2::/64 1} {2001:db8:1::/48 8}]",
		"fe80::1%eth0":                  "[{fe80::/64 1} {fe80::/48 8}]",
		"::1":                           "[{::/64 1} {::/48 8}]",
		"":                              "[{ 1}]",
		"unknown":                       "[{unknown 1}]",
		"203.0.113.7:443":               "[{203.0.113.7:443 1}]",
		"2001:db8:1:ffff:ffff:ffff:f:f": "[{2001:db8:1:ffff::/64 1} {2001:db8:1::/48 8}]",
	} {
		if got := fmt.Sprint(network.Places(address)); got != want {
			t.Errorf("%q: %s, want %s", address, got, want)
		}
	}
}

func TestOrigin_isTheRangeOfOneCustomer(t *testing.T) {
	for address, want := range map[string]string{
		"203.0.113.7": "203.0.113.0/24", "::ffff:203.0.113.9": "203.0.113.0/24",
		"2001:db8:1:2::5": "2001:db8:1::/48", "": "", "unknown": "unknown",
	} {
		if got := network.Origin(address); got != want {
			t.Errorf("%q: %s, want %s", address, got, want)
		}
	}
}
