package code

import (
	"regexp"
	"strings"
	"testing"

	"peritus/bff/platform/keyring"
	"peritus/bff/platform/keyring/keyringtest"
)

var key = keyringtest.For(keyring.MailedCodes)

func TestNew_drawsSixUniformDigits(t *testing.T) {
	six := regexp.MustCompile(`^[0-9]{6}$`)
	const draws = 20_000
	var first [10]int
	for range draws {
		drawn, err := New()
		if err != nil {
			t.Fatal(err)
		}
		if !six.MatchString(drawn) {
			t.Fatalf("drew %q", drawn)
		}
		first[drawn[0]-'0']++
	}
	for digit, n := range first { // 2,000 each expected, with a deviation of 42: 10 of them never happen
		if n < draws/10-420 || n > draws/10+420 {
			t.Errorf("%d of %d began with %d", n, draws, digit)
		}
	}
}

func TestMatches_acceptsTheCodeThatWasSent(t *testing.T) {
	stored := Hash(key, "sign-up", "s1", "042917")
	for _, typed := range []string{"042917", " 042917 ", "042 917", "0 4 2 9 1 7", "042\u00a0917", "042917\r\n"} {
		if !Matches(stored, key, "sign-up", "s1", typed) {
			t.Errorf("%q was refused", typed)
		}
	}
}

func TestMatches_refusesOtherCodes(t *testing.T) {
	stored := Hash(key, "sign-up", "s1", "042917")
	for _, c := range []struct{ why, stored, purpose, subject, typed string }{
		{"another code", stored, "sign-up", "s1", "042918"},
		{"without the leading zero", stored, "sign-up", "s1", "42917"},
		{"longer", stored, "sign-up", "s1", "0429170"},
		{"nothing", stored, "sign-up", "s1", ""},
		{"digits of another script", stored, "sign-up", "s1", "٠٤٢٩١٧"},
		{"of another purpose", stored, "claim", "s1", "042917"},
		{"of another subject", stored, "sign-up", "s2", "042917"},
		{"parts cut elsewhere", stored, "sign-ups", "1", "042917"},
		{"no code was sent", "", "sign-up", "s1", "042917"},
		{"no code was sent, nothing typed", "", "sign-up", "s1", ""},
		{"the hash itself", stored, "sign-up", "s1", stored},
	} {
		if Matches(c.stored, key, c.purpose, c.subject, c.typed) {
			t.Errorf("%s: accepted", c.why)
		}
	}
	if Matches(stored, keyringtest.Of(keyringtest.Ring("another"), keyring.MailedCodes), "sign-up", "s1", "042917") {
		t.Error("with another key: accepted")
	}
}

func TestHash_doesNotContainTheCode(t *testing.T) {
	if stored := Hash(key, "sign-up", "s1", "042917"); strings.Contains(stored, "042917") || len(stored) != 64+1+keyring.NameLength {
		t.Errorf("stored as %q", stored)
	}
}
