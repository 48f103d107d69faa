package field

import (
	"encoding/json"
	"errors"
	"fmt"

	"github.com/danielgtaylor/huma/v2"

	"peritus/bff/platform/place"
)

// Language is a language that a person speaks, with their level.
type Language struct {
	Language string `json:"language"`
	Level    string `json:"level"`
}

// Levels lists the levels of a language, best first.
var Levels = Pairs("native: Native", "fluent: Fluent", "professional: Professional", "conversational: Conversational", "basic: Basic")

// Languages is a list of unique languages, each with a level.
func (f *Form) Languages(at *[]Language, label string, options ...Option) {
	f.add(at, KindLanguages, label, spoken{at}, append([]Option{Max(20), list(Languages), withChoices(Levels)}, options...))
}

type spoken struct{ at *[]Language }

func (l spoken) decode(raw json.RawMessage) error {
	*l.at = nil
	if strict(raw, l.at) != nil {
		return errors.New("Enter a list of languages, each with a level.") //nolint:staticcheck // shown to people
	}
	if *l.at == nil {
		l.clear()
	}
	return nil
}

func (l spoken) clear() { *l.at = []Language{} }
func (l spoken) normalize() {
	if *l.at == nil {
		l.clear()
	}
}
func (l spoken) empty() bool { return len(*l.at) == 0 }
func (l spoken) value() any  { return *l.at }

func (l spoken) problems(schema *DeclaredField) []string {
	if len(*l.at) > *schema.Max {
		return []string{fmt.Sprintf("Enter %d languages or fewer. You entered %d.", *schema.Max, len(*l.at))}
	}
	seen := map[string]bool{}
	for i, spoken := range *l.at {
		_, level := LabelOf(Levels, spoken.Level)
		switch {
		case !place.HasLanguage(spoken.Language):
			return []string{fmt.Sprintf("Entry %d: choose a language from the list.", i+1)}
		case !level:
			return []string{fmt.Sprintf("Entry %d: choose a level from the list.", i+1)}
		case seen[spoken.Language]:
			return []string{fmt.Sprintf("You entered %s twice. Remove one.", place.Language(spoken.Language))}
		}
		seen[spoken.Language] = true
	}
	return nil
}

func (l spoken) openAPI(f *DeclaredField) *huma.Schema {
	return &huma.Schema{Type: huma.TypeArray, MaxItems: f.Max, Items: &huma.Schema{
		Type: huma.TypeObject, AdditionalProperties: false, Required: []string{"language", "level"},
		Properties: map[string]*huma.Schema{
			"language": {Type: huma.TypeString},
			"level":    {Type: huma.TypeString, Enum: valuesOf(f.Choices)},
		},
	}}
}
