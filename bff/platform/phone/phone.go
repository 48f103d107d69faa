// Package phone validates phone numbers: the allowed characters and the rules of each
// country. The web's components/form/phone/check.ts gives the same results. Both are
// tested with testdata/vectors.json.
package phone

import (
	"errors"
	"regexp"
	"strconv"
	"strings"
	"unicode/utf8"

	"github.com/nyaruka/phonenumbers"
)

// Outcome says what is wrong with a number, or Valid.
type Outcome string

const (
	Valid          Outcome = ""
	TooShort       Outcome = "TOO_SHORT"
	TooLong        Outcome = "TOO_LONG"
	InvalidLength  Outcome = "INVALID_LENGTH"  // between two valid lengths
	InvalidCountry Outcome = "INVALID_COUNTRY" // no country is known, no such calling code, or another country without a plus
	NotANumber     Outcome = "NOT_A_NUMBER"    // not made of digits, or in a range that the country doesn't use
	Extension      Outcome = "EXTENSION"       // has an extension, which we don't store
)

// Sentence returns the error message, or "" for Valid.
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
	case Extension:
		return "Leave out the extension. Enter only the phone number."
	}
	return "This isn’t a valid phone number in that country."
}

const (
	// LongestField is the maximum length of the field in characters.
	LongestField = 20

	longestText     = 250
	fewestDigits    = 2
	longestNational = 17
	allowed         = "0123456789 ()-+"
)

// Number is the result of a check. Everything but Outcome is empty unless it's Valid.
type Number struct {
	Outcome     Outcome
	E164        string // plus, calling code, and digits
	Country     string // ISO 3166-1 alpha-2; empty for calling codes without a country
	CallingCode string // one to three digits
	National    string // the digits after the calling code
}

// Field checks the phone field's text: like Check, with at most LongestField characters
// besides an extension.
func Field(text, country string) Number {
	n := Check(text, country)
	if n.Outcome != Extension && utf8.RuneCountInString(text) > LongestField {
		return Number{Outcome: TooLong}
	}
	return n
}

// extension matches an extension: "ext. 22", "x22", "#22", ";ext=22", or ",22".
var extension = regexp.MustCompile(`(?i)[0-9][ ()-]*(?:[,;]? *(?:#|x|extn?|extension)[ .:=-]*[0-9]*|[,;]+ *[0-9]+)$`)

// Check parses a number: in international form if it starts with a plus, or else as
// dialed in country (ISO 3166-1 alpha-2, or empty). It ignores surrounding space.
func Check(text, country string) Number {
	if utf8.RuneCountInString(text) > longestText {
		return Number{Outcome: TooLong}
	}
	text = strings.Trim(text, " ")
	if extension.MatchString(text) {
		return Number{Outcome: Extension}
	}
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
	callingCode := strconv.Itoa(int(parsed.GetCountryCode()))
	if !strings.Contains(text, "+") && callingCode != CallingCode(country) {
		return Number{Outcome: InvalidCountry} // with 00 or 011, the number is in another country than the chosen one
	}
	national := phonenumbers.GetNationalSignificantNumber(parsed)
	if len(national) > longestNational {
		return Number{Outcome: TooLong}
	}
	if !phonenumbers.IsValidNumber(parsed) {
		return Number{Outcome: lengthOf(parsed)}
	}
	return Number{E164: phonenumbers.Format(parsed, phonenumbers.E164), Country: countryOf(parsed),
		CallingCode: callingCode, National: national}
}

// Known reports whether a country has phone numbers.
func Known(country string) bool { return phonenumbers.GetSupportedRegions()[country] }

// written checks only the characters: a plus may occur once, at the start or after an
// opening parenthesis.
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

// bare removes separators, because libraries treat them differently.
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
	return TooShort // written has checked the characters, so only a plus and two digits are left
}

// lengthOf says why a number is invalid. A number with a valid length can still be in an
// unused range.
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
	if region == "001" { // calling codes without a country, such as +800
		return ""
	}
	return region
}

// CallingCode returns a country's calling code without plus, or "".
func CallingCode(country string) string {
	if !Known(country) {
		return ""
	}
	return strconv.Itoa(phonenumbers.GetCountryCodeForRegion(country))
}

// Mask returns an E.164 number as a hint to its owner: +1 ••• ••• 42. It doesn't reveal
// the length of the hidden part, or any part of an invalid number.
func Mask(e164 string) string {
	const hidden = "••• •••"
	parsed, err := phonenumbers.Parse(e164, "")
	if err != nil || !strings.HasPrefix(e164, "+") {
		return hidden
	}
	national := phonenumbers.GetNationalSignificantNumber(parsed)
	if len(national) < 5 { // the two visible digits must be less than half of it
		return "+" + strconv.Itoa(int(parsed.GetCountryCode())) + " " + hidden
	}
	return "+" + strconv.Itoa(int(parsed.GetCountryCode())) + " " + hidden + " " + national[len(national)-2:]
}

// Written formats an E.164 number for a phone field, with its calling code, so that it
// means the same in every country: "+1 (212) 555-0155", "+44 20 7946 0018". It returns
// other text unchanged, and numbers whose usual form a field would refuse: one that is too
// long, or one with dots (+687 20.12.34).
func Written(number string) string {
	parsed, err := phonenumbers.Parse(bare(number), "")
	if err != nil || !phonenumbers.IsValidNumber(parsed) {
		return number
	}
	text := phonenumbers.Format(parsed, phonenumbers.INTERNATIONAL)
	if country := countryOf(parsed); country == "US" || country == "CA" {
		text = "+1 " + phonenumbers.Format(parsed, phonenumbers.NATIONAL)
	}
	if n := Field(text, ""); n.Outcome != Valid {
		return number
	}
	return text
}

// Text formats an E.164 number for people in the United States: "(212) 555-0155" for the
// U.S. and Canada, "+44 20 7946 0018" for other countries. It returns other text
// unchanged.
func Text(number string) string {
	parsed, err := phonenumbers.Parse(bare(number), "")
	if err != nil || !phonenumbers.IsValidNumber(parsed) {
		return number
	}
	if country := countryOf(parsed); country == "US" || country == "CA" {
		return phonenumbers.Format(parsed, phonenumbers.NATIONAL)
	}
	return phonenumbers.Format(parsed, phonenumbers.INTERNATIONAL)
}
