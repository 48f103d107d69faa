package token

import (
	"strings"
	"testing"
)

func TestNew_isUniqueAndURLSafe(t *testing.T) {
	seen := map[string]bool{}
	for range 1000 {
		token, err := New()
		if err != nil {
			t.Fatal(err)
		}
		if seen[token] || len(token) != 43 || strings.ContainsAny(token, "+/=") {
			t.Fatalf("token %q", token)
		}
		seen[token] = true
	}
}

func TestHash_isSHA256InHex(t *testing.T) {
	if got := Hash("abc"); got != "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad" {
		t.Error(got)
	}
}
