package session

import (
	"testing"

	"peritus/bff/account"
)

func TestIsNew_aBrowserOrAPlaceThatTheAccountHasNotUsed(t *testing.T) {
	const (
		chrome, safari = "Chrome", "Safari"
		mountainView   = "8.8.8.8" // in the United States
		losAngeles     = "4.2.2.2" // in the United States
		germany        = "194.25.0.60"
		private        = "192.168.1.7"
		neighbor       = "192.168.1.99"
		elsewhere      = "192.168.2.7"
		private6       = "fd00:1:2:3::1"
		neighbor6      = "fd00:1:2:9::5"
		elsewhere6     = "fd00:1:3::1"
	)
	used := func(pairs ...string) (rows []sessionRow) {
		for i := 0; i < len(pairs); i += 2 {
			rows = append(rows, sessionRow{UserAgent: pairs[i], Address: pairs[i+1]})
		}
		return rows
	}
	for name, c := range map[string]struct {
		earlier            []sessionRow
		userAgent, address string
		want               bool
	}{
		"the first sign-in":                         {nil, chrome, mountainView, false},
		"the same browser and address":              {used(chrome, mountainView), chrome, mountainView, false},
		"the same browser elsewhere in the country": {used(chrome, mountainView), chrome, losAngeles, false},
		"the same browser in another country":       {used(chrome, mountainView), chrome, germany, true},
		"another browser at the same address":       {used(chrome, mountainView), safari, mountainView, true},
		"a browser and a place, each used before":   {used(chrome, mountainView, safari, germany), chrome, germany, false},
		"an unknown country, the same network":      {used(chrome, private), chrome, neighbor, false},
		"an unknown country, another network":       {used(chrome, private), chrome, elsewhere, true},
		"from a known country to an unknown one":    {used(chrome, mountainView), chrome, private, true},
		"an IPv6 network of the same site":          {used(chrome, private6), chrome, neighbor6, false},
		"an IPv6 network of another site":           {used(chrome, private6), chrome, elsewhere6, true},
		"IPv4 in the form of IPv6":                  {used(chrome, private), chrome, "::ffff:192.168.1.50", false},
		"an address that isn't known":               {used(chrome, mountainView), chrome, "", false},
		"another browser at an address not known":   {used(chrome, mountainView), safari, "", true},
	} {
		if got := isNew(c.earlier, account.Device{UserAgent: c.userAgent, Address: c.address}); got != c.want {
			t.Errorf("%s: %v, want %v", name, got, c.want)
		}
	}
}
