package mail_test

import (
	"encoding/json"
	"encoding/xml"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"peritus/bff/platform/corpus"
	"peritus/bff/platform/mail"
)

// policy says which categories of the corpus ValidAddress accepts.
var policy = map[string]bool{
	"ISEMAIL_VALID_CATEGORY": true,
	"ISEMAIL_DNSWARN":        true,  // no DNS lookup
	"ISEMAIL_RFC5321":        false, // quoted local parts, address literals, hosts without a dot
	"ISEMAIL_CFWS":           false, // comments and folded space
	"ISEMAIL_DEPREC":         false,
	"ISEMAIL_RFC5322":        false,
	"ISEMAIL_ERR":            false,
}

func TestValidAddress_agreesWithTheCorpusExceptListedCases(t *testing.T) {
	var tests struct {
		Tests []struct {
			Address  string `xml:"address"`
			Category string `xml:"category"`
		} `xml:"test"`
	}
	if err := xml.Unmarshal(corpus.Read(t, "names-text", "email-tests.xml"), &tests); err != nil {
		t.Fatal(err)
	}
	raw, err := os.ReadFile(filepath.Join("testdata", "address_disagreements.json"))
	if err != nil {
		t.Fatal(err)
	}
	var listed map[string]string // reason by address
	if err := json.Unmarshal(raw, &listed); err != nil {
		t.Fatal(err)
	}
	agreed := 0
	for _, one := range tests.Tests {
		address := strings.Map(func(r rune) rune {
			if r >= 0x2400 && r < 0x2420 { // the corpus's symbols for control characters
				return r - 0x2400
			}
			return r
		}, one.Address)
		why, disagrees := listed[address]
		delete(listed, address)
		switch want := policy[one.Category]; {
		case disagrees && why == "":
			t.Errorf("%q is listed without a reason", address)
		case (mail.ValidAddress(address) != want) != disagrees:
			t.Errorf("%q (%s): accepted %v; listed %v", address, one.Category, mail.ValidAddress(address), disagrees)
		default:
			agreed++
		}
	}
	for address := range listed {
		t.Errorf("%q is listed, but not in the corpus", address)
	}
	if agreed < 150 {
		t.Errorf("only %d addresses", agreed)
	}
}

func TestValidAddress_acceptsEveryScriptAndRefusesInvalidHosts(t *testing.T) {
	for address, want := range map[string]bool{
		"o'brien+court@firm.example": true, "Øyvind.Ødegård@firma.no": true, "用户@例子.公司": true, "renée@uni-köln.de": true,
		"i@xn--bcher-kva.example": true, "a@b.co": true, "x@straße.de": true, "मेल@उदाहरण.भारत": true,
		"a@b": false, "a@-b.example": false, "a@b_c.example": false, "a@b..example": false, "a@.example": false, "a@b.example.": false,
		"a@192.0.2.1": false, "a@[192.0.2.1]": false, "a b@c.example": false, "a@b@c.example": false,
		"\"a b\"@c.example": false, "a@b.example, c@d.example": false, "<a@b.example>": false, "a@b.example\r\nBcc: x@y.example": false,
		strings.Repeat("a", 65) + "@b.example": false, "a@" + strings.Repeat("b", 64) + ".example": false,
		"a@" + strings.Repeat("b.", 124) + "example": false,
	} {
		if mail.ValidAddress(address) != want {
			t.Errorf("%q: %v", address, !want)
		}
	}
}

func TestValidAddress_agreesWithIDNAOnHosts(t *testing.T) {
	var entries []json.RawMessage
	if err := json.Unmarshal(corpus.Read(t, "names-text", "idna-toascii.json"), &entries); err != nil {
		t.Fatal(err)
	}
	seen := 0
	for _, raw := range entries {
		var one struct {
			Input  string
			Output *string
		}
		if json.Unmarshal(raw, &one) != nil || one.Output == nil || !strings.Contains(*one.Output, ".") {
			continue // a remark; not a host; or one without a dot
		}
		address := "a@" + one.Input
		if strings.ContainsRune(one.Input, 'ẞ') {
			continue // a capital that the library maps like Unicode before version 15.1
		}
		if !mail.ValidAddress(address) {
			continue // stricter than the URL standard, which allows underscores and hyphens anywhere
		}
		seen++
		if got := mail.Routable(address); got != "a@"+*one.Output {
			t.Errorf("%q is routed to %q, want %q", address, got, "a@"+*one.Output)
		}
	}
	if seen == 0 {
		t.Error("no host in the corpus was accepted")
	}
}

func TestKey_isTheSameForEverySpellingOfAnAddress(t *testing.T) {
	for _, same := range [][]string{
		{"Imogen@Firm.Example", " imogen@firm.example "},
		{"rene\u0301e@uni.example", "REN\u00c9E@uni.example"},
		{"a@b\u00fccher.example", "a@xn--bcher-kva.example", "A@BU\u0308CHER.example"},
	} {
		for _, spelling := range same {
			if mail.Key(spelling) != mail.Key(same[0]) {
				t.Errorf("%q: %q, and %q: %q", same[0], mail.Key(same[0]), spelling, mail.Key(spelling))
			}
		}
	}
	if mail.Key("a@strasse.de") == mail.Key("a@straße.de") {
		t.Error("two hosts have the same key")
	}
}
