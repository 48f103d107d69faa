// Package phone owns the validation of phone numbers: what may be typed, and whether
// it is a number of its country. Whether a number is asked for is left to the domains.
// The web's components/form/phone/check.ts gives the same results; both are tested
// with testdata/vectors.json.
package phone

import (
	"errors"
	"strconv"
	"strings"
	"unicode/utf8"

	"github.com/nyaruka/phonenumbers"
)

// Outcome is what is wrong with a number; Valid if nothing is.
type Outcome string

const (
	Valid          Outcome = ""
	TooShort       Outcome = "TOO_SHORT"
	TooLong        Outcome = "TOO_LONG"
	InvalidLength  Outcome = "INVALID_LENGTH"  // between two lengths that the country has
	InvalidCountry Outcome = "INVALID_COUNTRY" // no country is known, or no such calling code
	NotANumber     Outcome = "NOT_A_NUMBER"    // not made of digits, or in a range that the country does not use
)

// Sentence says what is wrong; empty if nothing is.
func (o Outcome) Sentence() string {
	switch o {
	case Valid:
		return ""
	case TooShort:
		return "This is too short for a phone number in that country."
	case TooLong:
		return "This is too long for a phone number in that country."
	case InvalidLength:
		return "This has the wrong number of digits for a phone number in that country."
	case InvalidCountry:
		return "Choose a country, or start with + and the country code."
	}
	return "This isn’t a valid phone number in that country."
}

const (
	// LongestField is how many characters the field takes.
	LongestField = 20

	longestText     = 250
	fewestDigits    = 2
	longestNational = 17
	allowed         = "0123456789 ()-+"
)

// Number is what a text amounts to. All but Outcome are empty unless it is Valid.
type Number struct {
	Outcome     Outcome
	E164        string // with plus and calling code, digits alone
	Country     string // ISO 3166-1 alpha-2; empty where a calling code belongs to no country
	CallingCode string // one to three digits
	National    string // the digits after the calling code
}

// Field checks a text as the phone field sends it: Check, and at most LongestField
// characters.
func Field(text, country string) Number {
	if utf8.RuneCountInString(text) > LongestField {
		return Number{Outcome: TooLong}
	}
	return Check(text, country)
}

// Check reads a text as a number, in international form where it begins with a plus,
// else as it is dialed in country (ISO 3166-1 alpha-2, or empty). Outer space does
// not count.
func Check(text, country string) Number {
	if utf8.RuneCountInString(text) > longestText {
		return Number{Outcome: TooLong}
	}
	text = strings.Trim(text, " ")
	if outcome := written(text); outcome != Valid {
		return Number{Outcome: outcome}
	}
	if country != "" && !Known(country) {
		return Number{Outcome: InvalidCountry}
	}
	parsed, err := phonenumbers.Parse(bare(text), country)
	if err != nil {
		return Number{Outcome: outcomeOf(err)}
	}
	national := phonenumbers.GetNationalSignificantNumber(parsed)
	if len(national) > longestNational {
		return Number{Outcome: TooLong}
	}
	if !phonenumbers.IsValidNumber(parsed) {
		return Number{Outcome: lengthOf(parsed)}
	}
	return Number{E164: phonenumbers.Format(parsed, phonenumbers.E164), Country: countryOf(parsed),
		CallingCode: strconv.Itoa(int(parsed.GetCountryCode())), National: national}
}

// Known reports whether a country has phone numbers.
func Known(country string) bool { return phonenumbers.GetSupportedRegions()[country] }

// written judges the characters alone: a plus stands first or after an opening
// parenthesis, and once.
func written(text string) Outcome {
	digits := 0
	for _, r := range text {
		if !strings.ContainsRune(allowed, r) {
			return NotANumber
		}
		if r >= '0' && r <= '9' {
			digits++
		}
	}
	if at := strings.LastIndexByte(text, '+'); digits == 0 || at > 0 && strings.Trim(text[:at], "( ") != "" {
		return NotANumber
	}
	if digits < fewestDigits {
		return TooShort
	}
	if abroad, ok := strings.CutPrefix(strings.TrimLeft(text, "( "), "+"); ok && strings.TrimLeft(abroad, " ()-")[0] == '0' {
		return InvalidCountry // no calling code begins with 0
	}
	return Valid
}

// bare leaves out what only parts the digits, since libraries differ in what they make of it.
func bare(text string) string {
	return strings.NewReplacer(" ", "", "(", "", ")", "", "-", "").Replace(text)
}

func outcomeOf(err error) Outcome {
	switch {
	case errors.Is(err, phonenumbers.ErrNumTooLong):
		return TooLong
	case errors.Is(err, phonenumbers.ErrTooShortNSN), errors.Is(err, phonenumbers.ErrTooShortAfterIDD):
		return TooShort
	case errors.Is(err, phonenumbers.ErrInvalidCountryCode):
		return InvalidCountry
	}
	return TooShort // written has passed its characters: what is left is a plus and two digits
}

// lengthOf says why a number is not valid. One of a right length is none of its
// country's numbers all the same.
func lengthOf(parsed *phonenumbers.PhoneNumber) Outcome {
	switch phonenumbers.IsPossibleNumberWithReason(parsed) {
	case phonenumbers.TOO_SHORT, phonenumbers.IS_POSSIBLE_LOCAL_ONLY: // a number without its area code
		return TooShort
	case phonenumbers.TOO_LONG:
		return TooLong
	case phonenumbers.INVALID_LENGTH:
		return InvalidLength
	case phonenumbers.INVALID_COUNTRY_CODE:
		return InvalidCountry
	}
	return NotANumber
}

func countryOf(parsed *phonenumbers.PhoneNumber) string {
	region := phonenumbers.GetRegionCodeForNumber(parsed)
	if region == "001" { // calling codes of no country, such as +800
		return ""
	}
	return region
}

// CallingCode is the calling code of a country, without plus; empty where it has none.
func CallingCode(country string) string {
	if !Known(country) {
		return ""
	}
	return strconv.Itoa(phonenumbers.GetCountryCodeForRegion(country))
}

// Mask is a number in E.164 as a hint to its owner: +1 ••• ••• 42. How long the hidden
// part is does not show. Of what is no number nothing shows.
func Mask(e164 string) string {
	const hidden = "••• •••"
	parsed, err := phonenumbers.Parse(e164, "")
	if err != nil || !strings.HasPrefix(e164, "+") {
		return hidden
	}
	national := phonenumbers.GetNationalSignificantNumber(parsed)
	if len(national) < 5 { // the two digits that show must not be half of it
		return "+" + strconv.Itoa(int(parsed.GetCountryCode())) + " " + hidden
	}
	return "+" + strconv.Itoa(int(parsed.GetCountryCode())) + " " + hidden + " " + national[len(national)-2:]
}
