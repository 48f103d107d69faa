package section

import (
	"encoding/json"
	"errors"
	"fmt"

	"peritus/bff/profile/place"
)

// Language that a person speaks, and how well.
type Language struct {
	Language string `json:"language"`
	Level    string `json:"level"`
}

// Levels at which a language is spoken, the best first.
var Levels = Options("native: Native", "fluent: Fluent", "professional: Professional", "conversational: Conversational", "basic: Basic")

// Languages is a list of languages, each with a level and none twice.
func (f *Form) Languages(at *[]Language, label string, options ...Option) {
	list := func(s *FieldSchema) { s.List, s.Options = "languages", Levels }
	f.add(at, "languages", label, languages{at}, append([]Option{Max(20), list}, options...))
}

type languages struct{ at *[]Language }

func (l languages) decode(raw json.RawMessage) error {
	*l.at = nil
	if strict(raw, l.at) != nil {
		return errors.New("Must be a list of languages, each with a level.") //nolint:staticcheck // shown to people as it stands
	}
	if *l.at == nil {
		l.clear()
	}
	return nil
}

func (l languages) clear() { *l.at = []Language{} }
func (l languages) normalise() {
	if *l.at == nil {
		l.clear()
	}
}
func (l languages) empty() bool { return len(*l.at) == 0 }
func (l languages) value() any  { return *l.at }

func (l languages) problems(schema *FieldSchema) []string {
	if len(*l.at) > *schema.Max {
		return []string{fmt.Sprintf("At most %d; these are %d.", *schema.Max, len(*l.at))}
	}
	seen := map[string]bool{}
	for i, spoken := range *l.at {
		switch {
		case !place.HasLanguage(spoken.Language):
			return []string{fmt.Sprintf("Entry %d: choose a language of the list.", i+1)}
		case !hasValue(Levels, spoken.Level):
			return []string{fmt.Sprintf("Entry %d: choose a level of the list.", i+1)}
		case seen[spoken.Language]:
			return []string{place.Language(spoken.Language) + " is there twice."}
		}
		seen[spoken.Language] = true
	}
	return nil
}

func hasValue(options []FieldOption, value string) bool {
	for _, o := range options {
		if o.Value == value {
			return true
		}
	}
	return false
}
