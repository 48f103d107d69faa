package fetch

import (
	"context"
	"errors"
	"net/http"
	"net/http/httptest"
	"net/netip"
	"strings"
	"testing"
)

func TestPublic(t *testing.T) {
	for address, want := range map[string]bool{
		"8.8.8.8": true, "2606:4700::1111": true, "1.1.1.1": true,
		"127.0.0.1": false, "10.0.0.1": false, "172.16.5.5": false, "192.168.1.1": false, "169.254.169.254": false,
		"0.0.0.0": false, "100.64.0.1": false, "198.18.0.1": false, "224.0.0.1": false, "255.255.255.255": false, "240.0.0.1": false,
		"::1": false, "::": false, "fe80::1": false, "fc00::1": false, "ff02::1": false, "::ffff:127.0.0.1": false, "::ffff:10.1.1.1": false,
		"64:ff9b::7f00:1": false, "2002:7f00:1::": false, "2001:db8::1": false, "fec0::1": false,
	} {
		if got := Public(netip.MustParseAddr(address)); got != want {
			t.Errorf("%s: %v", address, got)
		}
	}
}

func TestGet_refusesPrivateAddressesInEveryForm(t *testing.T) {
	private := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) { _, _ = w.Write([]byte("secret")) }))
	defer private.Close()
	port := strings.TrimPrefix(private.URL, "http://127.0.0.1")
	for _, address := range []string{private.URL, "http://localhost" + port, "http://[::ffff:127.0.0.1]" + port, "http://2130706433" + port, "http://0" + port} {
		raw, err := New(nil).Get(context.Background(), address, 100)
		if err == nil {
			t.Errorf("%s returned %q", address, raw)
		}
	}
	if _, err := New(nil).Get(context.Background(), private.URL, 100); !errors.Is(err, ErrPrivate) {
		t.Errorf("%v", err)
	}
}

func TestGet_refusesAPrivateAddressAfterARedirect(t *testing.T) {
	private := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) { _, _ = w.Write([]byte("secret")) }))
	defer private.Close()
	public := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) { http.Redirect(w, r, private.URL, http.StatusFound) }))
	defer public.Close()
	only := netip.MustParseAddrPort(strings.TrimPrefix(public.URL, "http://"))
	client := New(func(a netip.AddrPort) bool { return a == only })
	if raw, err := client.Get(context.Background(), public.URL, 100); !errors.Is(err, ErrPrivate) {
		t.Errorf("%q %v", raw, err)
	}
}

func TestOrIn_permitsTheNamedNetworksAndNoOthers(t *testing.T) {
	var own []netip.Prefix
	for _, text := range []string{"10.1.2.3", "192.168.7.0/24", "fd00::/8"} {
		p, err := Network(text)
		if err != nil {
			t.Fatal(err)
		}
		own = append(own, p)
	}
	for address, want := range map[string]bool{"10.1.2.3": true, "::ffff:10.1.2.3": true, "10.1.2.4": false, "192.168.7.200": true, "192.168.8.1": false,
		"fd00::7": true, "127.0.0.1": false, "169.254.169.254": false, "8.8.8.8": true} {
		if got := OrIn(own)(netip.AddrPortFrom(netip.MustParseAddr(address), 80)); got != want {
			t.Errorf("%s: %v", address, got)
		}
	}
	for _, text := range []string{"", "old.example", "10.0.0.0/33", "10.0.0.5:80", "fe80::1%eth0", "::ffff:10.0.0.0/104"} {
		if p, err := Network(text); err == nil {
			t.Errorf("%q became %s", text, p)
		}
	}
}

func TestGet_stopsAtTheSizeLimit(t *testing.T) {
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		for range 1000 { // without a Content-Length
			if _, err := w.Write(make([]byte, 1000)); err != nil {
				return
			}
		}
	}))
	defer server.Close()
	client := New(func(netip.AddrPort) bool { return true })
	if _, err := client.Get(context.Background(), server.URL, 10_000); err == nil {
		t.Error("the whole response was accepted")
	}
	if raw, err := client.Get(context.Background(), server.URL, 1_000_000); err != nil || len(raw) != 1_000_000 {
		t.Errorf("%d %v", len(raw), err)
	}
}

func TestGet_refusesOtherSchemesAndPasswords(t *testing.T) {
	for _, address := range []string{"file:///etc/passwd", "ftp://a.example/x", "gopher://a.example", "http://u:p@a.example/", "//a.example/x", "https://", "x"} {
		if _, err := New(nil).Get(context.Background(), address, 10); err == nil {
			t.Errorf("%s was fetched", address)
		}
	}
}

func TestKinds_areDetectedFromTheContent(t *testing.T) {
	for name, c := range map[string]struct {
		raw            string
		picture, audio string
	}{
		"png":     {"\x89PNG\r\n\x1a\n....", "image/png", ""},
		"jpeg":    {"\xff\xd8\xff\xe0....", "image/jpeg", ""},
		"avif":    {"\x00\x00\x00\x20ftypavif....", "image/avif", ""},
		"svg":     {"<svg xmlns='http://www.w3.org/2000/svg'/>", "", ""},
		"html":    {"<html><script>", "", ""},
		"id3":     {"ID3\x04\x00....", "", "audio/mpeg"},
		"mpeg":    {"\xff\xfb\x90\x64....", "", "audio/mpeg"},
		"m4a":     {"\x00\x00\x00\x20ftypM4A ....", "", "audio/mp4"},
		"opus":    {"OggS\x00\x02........................OpusHead", "", "audio/ogg"},
		"wav":     {"RIFF....WAVEfmt ", "", "audio/wav"},
		"nothing": {"", "", ""},
	} {
		picture, _ := Picture([]byte(c.raw))
		audio, _ := Audio([]byte(c.raw))
		if picture.Type != c.picture || audio.Type != c.audio {
			t.Errorf("%s: %q %q", name, picture.Type, audio.Type)
		}
	}
}
