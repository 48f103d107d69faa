// Package fetch downloads files from untrusted addresses. It never connects to a
// private network, even through a redirect or a hostname that resolves to a private
// address, and it stops at a size limit.
package fetch

import (
	"context"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"net/netip"
	"net/url"
	"slices"
	"syscall"
	"time"
)

const (
	maxRedirects = 5
	dialTimeout  = 10 * time.Second
	headTimeout  = 30 * time.Second
)

// ErrPrivate means the address isn't on the public internet.
var ErrPrivate = errors.New("its address is not public")

// Client downloads files. Create one with New; the zero value isn't usable.
type Client struct{ http *http.Client }

// New returns a client that dials only addresses allow permits. Nil means Public.
func New(allow func(netip.AddrPort) bool) *Client {
	if allow == nil {
		allow = func(a netip.AddrPort) bool { return Public(a.Addr()) }
	}
	dialer := &net.Dialer{Timeout: dialTimeout, Control: func(_, address string, _ syscall.RawConn) error {
		// The name is resolved here, so the address we check is the one we dial.
		to, err := netip.ParseAddrPort(address)
		if err != nil || !allow(to) {
			return ErrPrivate
		}
		return nil
	}}
	transport := &http.Transport{
		DialContext: dialer.DialContext, Proxy: nil, // a proxy would dial unchecked addresses
		TLSHandshakeTimeout: dialTimeout, ResponseHeaderTimeout: headTimeout, MaxResponseHeaderBytes: 64 << 10,
		DisableCompression: true, // so the limit counts bytes on the wire
	}
	return &Client{&http.Client{Transport: transport, CheckRedirect: func(r *http.Request, via []*http.Request) error {
		if len(via) >= maxRedirects {
			return fmt.Errorf("more than %d redirects", maxRedirects)
		}
		return checked(r.URL)
	}}}
}

// OrIn returns a check that permits public addresses and addresses in networks, which
// the person running the import lists as their own.
func OrIn(own []netip.Prefix) func(netip.AddrPort) bool {
	return func(a netip.AddrPort) bool {
		address := a.Addr().Unmap().WithZone("")
		return Public(address) || slices.ContainsFunc(own, func(p netip.Prefix) bool { return p.Contains(address) })
	}
}

// Network parses an address such as 10.0.0.5 or a network such as 10.0.0.0/24.
func Network(text string) (netip.Prefix, error) {
	if address, err := netip.ParseAddr(text); err == nil && address.Zone() == "" {
		return netip.PrefixFrom(address.Unmap(), address.Unmap().BitLen()), nil
	}
	p, err := netip.ParsePrefix(text)
	if err != nil || p.Addr().Is4In6() {
		return netip.Prefix{}, fmt.Errorf("%q is neither an address such as 10.0.0.5 nor a network such as 10.0.0.0/24", text)
	}
	return p.Masked(), nil
}

// Get downloads address. It returns an error if the response is larger than limit bytes
// or its status isn't 200, and ErrPrivate for an address that isn't allowed.
func (c *Client) Get(ctx context.Context, address string, limit int64) ([]byte, error) {
	u, err := url.Parse(address)
	if err != nil {
		return nil, errors.New("no address")
	}
	if err := checked(u); err != nil {
		return nil, err
	}
	request, err := http.NewRequestWithContext(ctx, http.MethodGet, u.String(), nil)
	if err != nil {
		return nil, err
	}
	request.Header.Set("User-Agent", "Peritus-import")
	request.Header.Set("Accept-Encoding", "identity")
	response, err := c.http.Do(request)
	if err != nil {
		if errors.Is(err, ErrPrivate) {
			return nil, ErrPrivate
		}
		return nil, err
	}
	defer func() { _ = response.Body.Close() }()
	if response.StatusCode != http.StatusOK {
		return nil, fmt.Errorf("the server returned %s", response.Status)
	}
	if response.ContentLength > limit {
		return nil, tooLarge(limit)
	}
	raw, err := io.ReadAll(io.LimitReader(response.Body, limit+1))
	if err != nil {
		return nil, err
	}
	if int64(len(raw)) > limit {
		return nil, tooLarge(limit)
	}
	return raw, nil
}

func tooLarge(limit int64) error { return fmt.Errorf("it's larger than %d MB", limit>>20) }

func checked(u *url.URL) error {
	if (u.Scheme != "http" && u.Scheme != "https") || u.Hostname() == "" || u.User != nil {
		return errors.New("only http and https addresses without a password are fetched")
	}
	return nil
}

// notPublic lists private and reserved networks that netip has no method for.
var notPublic = prefixes("0.0.0.0/8", "100.64.0.0/10", "192.0.0.0/24", "192.0.2.0/24", "192.88.99.0/24", "198.18.0.0/15",
	"198.51.100.0/24", "203.0.113.0/24", "240.0.0.0/4",
	"64:ff9b::/96", "64:ff9b:1::/48", "100::/64", "2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20", "5f00::/16", "fec0::/10")

func prefixes(list ...string) []netip.Prefix {
	var all []netip.Prefix
	for _, p := range list {
		all = append(all, netip.MustParsePrefix(p))
	}
	return all
}

// Public reports whether an address is on the public internet.
func Public(a netip.Addr) bool {
	a = a.Unmap().WithZone("")
	if !a.IsValid() || !a.IsGlobalUnicast() || a.IsPrivate() || a.IsLoopback() || a.IsLinkLocalUnicast() || a.IsMulticast() {
		return false
	}
	for _, p := range notPublic {
		if p.Contains(a) {
			return false
		}
	}
	return true
}
