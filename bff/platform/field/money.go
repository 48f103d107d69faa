package field

import (
	"encoding/json"
	"errors"
	"regexp"
	"strconv"
	"strings"

	"github.com/danielgtaylor/huma/v2"
)

// Currencies lists the currencies of amounts, by ISO 4217 code. All have two decimals.
var Currencies = Pairs("USD: U.S. dollar", "CAD: Canadian dollar", "EUR: Euro", "GBP: British pound", "AUD: Australian dollar",
	"CHF: Swiss franc", "INR: Indian rupee", "ILS: Israeli shekel", "MXN: Mexican peso", "NZD: New Zealand dollar", "SGD: Singapore dollar")

const mostMinorUnits = 1_000_000_00

// Money is an amount in minor units (cents), or nil. The item's currency is a field of its
// own. A request sends minor units as a number, or major units as text: "1,250.50".
func (f *Form) Money(at **int, label string, options ...Option) {
	f.add(at, KindMoney, label, money{at}, append([]Option{Between(0, mostMinorUnits)}, options...))
}

type money struct{ at **int }

var amountShape = regexp.MustCompile(`^[$€£]?\s?(\d{1,9}|\d{1,3}(?:,\d{3})+)(?:\.(\d{1,2}))?$`)

var errNotAmount = errors.New("Enter an amount, such as 450 or 1,250.50.") //nolint:staticcheck // shown to people

func (m money) decode(raw json.RawMessage) error {
	var written string
	if json.Unmarshal(raw, &written) == nil {
		return m.read(strings.TrimSpace(written))
	}
	var minor int
	if strings.ContainsAny(string(raw), ".eE") || json.Unmarshal(raw, &minor) != nil {
		return errNotAmount
	}
	*m.at = &minor
	return nil
}

func (m money) read(written string) error {
	*m.at = nil
	if written == "" {
		return nil
	}
	parts := amountShape.FindStringSubmatch(written)
	if parts == nil {
		return errNotAmount
	}
	minor, err := strconv.Atoi(strings.ReplaceAll(parts[1], ",", "") + (parts[2] + "00")[:2])
	if err != nil {
		return errNotAmount
	}
	*m.at = &minor
	return nil
}

func (m money) clear()      { *m.at = nil }
func (m money) normalize()  {}
func (m money) empty() bool { return *m.at == nil }
func (m money) value() any  { return number{m.at, "amount"}.value() }

func (m money) problems(schema *DeclaredField) []string {
	value := **m.at
	switch {
	case value < *schema.Min:
		return []string{schema.Label + " must be " + Amount(*schema.Min) + " or more."}
	case value > *schema.Max:
		return []string{schema.Label + " must be " + Amount(*schema.Max) + " or less."}
	}
	return nil
}

// Amount formats minor units in major units: 125050 is "1,250.50" and 45000 is "450".
func Amount(minor int) string {
	whole, cents := strconv.Itoa(minor/100), minor%100
	for at := len(whole) - 3; at > 0; at -= 3 {
		whole = whole[:at] + "," + whole[at:]
	}
	if cents == 0 {
		return whole
	}
	return whole + "." + strconv.Itoa(cents/10) + strconv.Itoa(cents%10)
}

func (m money) openAPI(f *DeclaredField) *huma.Schema {
	return &huma.Schema{Nullable: true, Description: "Minor units, or text in major units.", OneOf: []*huma.Schema{
		{Type: huma.TypeInteger, Minimum: float(f.Min), Maximum: float(f.Max)}, {Type: huma.TypeString},
	}}
}
