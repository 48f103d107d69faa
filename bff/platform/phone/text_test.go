package phone

import (
	"testing"
	"unicode/utf8"

	"github.com/nyaruka/phonenumbers"
)

func TestText_formatsNumbersForPeople(t *testing.T) {
	for given, want := range map[string]string{
		"+12125550155":      "(212) 555-0155",
		"+1 212.555.0155":   "(212) 555-0155",
		"+14165550155":      "(416) 555-0155",
		"+18765550155":      "+1 876-555-0155",
		"+442079460018":     "+44 20 7946 0018",
		"+44 (20) 79460018": "+44 20 7946 0018",
		"212 555 0155":      "212 555 0155",
		"+1 212":            "+1 212",
		"":                  "",
		"call my office":    "call my office",
	} {
		if got := Text(given); got != want {
			t.Errorf("%q became %q, want %q", given, got, want)
		}
	}
}

func TestWritten_formatsNumbersForAField(t *testing.T) {
	for given, want := range map[string]string{
		"+12125550147":   "+1 (212) 555-0147",
		"+14165550155":   "+1 (416) 555-0155",
		"+18765550155":   "+1 876-555-0155",
		"+442079460018":  "+44 20 7946 0018",
		"":               "",
		"call my office": "call my office",
		"+1 212":         "+1 212",
	} {
		if got := Written(given); got != want {
			t.Errorf("%q became %q, want %q", given, got, want)
		}
	}
}

func TestWritten_isTheSameNumberInEveryCountry(t *testing.T) {
	numbers := 0
	for region := range phonenumbers.GetSupportedRegions() {
		for _, kind := range []phonenumbers.PhoneNumberType{phonenumbers.FIXED_LINE, phonenumbers.MOBILE, phonenumbers.TOLL_FREE} {
			example := phonenumbers.GetExampleNumberForType(region, kind)
			if example == nil {
				continue
			}
			e164 := phonenumbers.Format(example, phonenumbers.E164)
			if Check(e164, "").Outcome != Valid {
				continue
			}
			numbers++
			written := Written(e164)
			if n := utf8.RuneCountInString(written); n > LongestField {
				t.Errorf("%s became %q, which has %d characters", e164, written, n)
			}
			for _, country := range []string{"US", "GB", region} {
				if got := Field(written, country); got.Outcome != Valid || got.E164 != e164 {
					t.Errorf("%s became %q, which in %s is %q (%s)", e164, written, country, got.E164, got.Outcome)
				}
			}
		}
	}
	if numbers < 400 {
		t.Errorf("only %d numbers were tried", numbers)
	}
}
