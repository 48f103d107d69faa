package section

import (
	"encoding/json"
	"errors"
)

// Flag is yes or no; absent is no.
func (f *Form) Flag(at *bool, label string, options ...Option) {
	f.add(at, "flag", label, yesNo{at}, options)
}

type yesNo struct{ at *bool }

func (b yesNo) decode(raw json.RawMessage) error {
	if json.Unmarshal(raw, b.at) != nil {
		return errors.New("Must be true or false.") //nolint:staticcheck // shown to people as it stands
	}
	return nil
}

func (b yesNo) clear()                         { *b.at = false }
func (b yesNo) normalise()                     {}
func (b yesNo) empty() bool                    { return false }
func (b yesNo) value() any                     { return *b.at }
func (b yesNo) problems(*FieldSchema) []string { return nil }
