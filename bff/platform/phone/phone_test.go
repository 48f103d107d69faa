package phone

import (
	"path/filepath"
	"strings"
	"testing"
)

func TestCheck_sharedVectors(t *testing.T) {
	var vectors []struct {
		Why, Text, Country, Outcome, E164, In, National string
		CallingCode                                     string `json:"calling_code"`
	}
	readJSON(t, filepath.Join("testdata", "vectors.json"), &vectors)
	if len(vectors) < 40 {
		t.Fatalf("only %d vectors", len(vectors))
	}
	for _, v := range vectors {
		want := Number{Outcome(v.Outcome), v.E164, v.In, v.CallingCode, v.National}
		if got := Check(v.Text, v.Country); got != want {
			t.Errorf("%s: %q in %q: %+v, want %+v", v.Why, v.Text, v.Country, got, want)
		}
	}
}

func TestField_isLimitedToTwentyCharacters(t *testing.T) {
	if n := Field("+1 (201) 555 - 01 23", "US"); n.Outcome != Valid {
		t.Errorf("twenty: %q", n.Outcome)
	}
	if n := Field("+1 (201) 555 -  01 23", "US"); n.Outcome != TooLong {
		t.Errorf("twenty-one: %q", n.Outcome)
	}
}

func TestCountryAt_findsTheCountryOfAnAddress(t *testing.T) {
	for address, want := range map[string]string{
		"8.8.8.8": "US", "::ffff:8.8.8.8": "US", // the same address on a dual-stack socket
		"203.2.218.208": "AU", "49.44.79.236": "IN", "212.58.244.20": "GB", "2001:4860:4860::8888": "US",
		"127.0.0.1": "", "::1": "", "10.1.2.3": "", "192.168.1.1": "", "": "", "not an address": "", "8.8.8.8:80": "",
	} {
		if got := CountryAt(address); got != want {
			t.Errorf("%q: %q, want %q", address, got, want)
		}
	}
}

// Check handles any input, and a valid number parses to itself.
func FuzzCheck(f *testing.F) {
	for _, text := range []string{"+12015550123", "(+", "+0", "((((", "020 7946 0018", "+800", "--+1"} {
		f.Add(text, "GB")
	}
	f.Fuzz(func(t *testing.T, text, country string) {
		n := Check(text, country)
		if n.Outcome != Valid {
			return
		}
		if again := Check(n.E164, ""); again.Outcome != Valid || again.E164 != n.E164 {
			t.Errorf("%q in %q: %+v, then %+v", text, country, n, again)
		}
		if !strings.HasPrefix(n.E164, "+"+n.CallingCode) || len(n.CallingCode) > 3 || len(n.National) > longestNational {
			t.Errorf("%q: %+v", text, n)
		}
	})
}

func TestMask_showsCountryAndTwoDigitsOnly(t *testing.T) {
	for number, want := range map[string]string{
		"+15551234542": "+1 ••• ••• 42", "+442079460018": "+44 ••• ••• 18", "+4412": "+44 ••• •••",
		"5551234542": "••• •••", "": "••• •••", "secret": "••• •••",
	} {
		if got := Mask(number); got != want {
			t.Errorf("%q is masked as %q, want %q", number, got, want)
		}
	}
}
