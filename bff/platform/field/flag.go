package field

import (
	"encoding/json"
	"errors"

	"github.com/danielgtaylor/huma/v2"
)

// Flag is yes or no. The default is no.
func (f *Form) Flag(at *bool, label string, options ...Option) {
	f.add(at, KindFlag, label, yesNo{at}, options)
}

type yesNo struct{ at *bool }

func (b yesNo) decode(raw json.RawMessage) error {
	if json.Unmarshal(raw, b.at) != nil {
		return errors.New("Choose yes or no.") //nolint:staticcheck // shown to people
	}
	return nil
}

func (b yesNo) clear()                              { *b.at = false }
func (b yesNo) normalize()                          {}
func (b yesNo) empty() bool                         { return false }
func (b yesNo) value() any                          { return *b.at }
func (b yesNo) problems(*DeclaredField) []string    { return nil }
func (b yesNo) openAPI(*DeclaredField) *huma.Schema { return &huma.Schema{Type: huma.TypeBoolean} }
