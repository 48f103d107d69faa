package field

import (
	"fmt"
	"slices"

	"github.com/danielgtaylor/huma/v2"
)

// Choices is a multiple choice of up to Max values. Duplicates count once.
func (f *Form) Choices(at *[]string, label string, choices []Choice, options ...Option) {
	f.add(at, KindChoices, label, &severalOf{stringList{at}}, append([]Option{withChoices(choices)}, options...))
}

type severalOf struct{ stringList }

func (c *severalOf) normalize() {
	c.stringList.normalize()
	chosen := []string{}
	for _, value := range *c.at {
		if !slices.Contains(chosen, value) {
			chosen = append(chosen, value)
		}
	}
	*c.at = chosen
}

func (c *severalOf) problems(schema *DeclaredField) []string {
	for _, value := range *c.at {
		if _, known := LabelOf(schema.Choices, value); !known {
			return []string{"Choose " + lowerFirst(schema.Label) + " from the list."}
		}
	}
	if n := len(*c.at); schema.Max != nil && n > *schema.Max {
		return []string{fmt.Sprintf("Choose %d %s or fewer. You chose %d.", *schema.Max, lowerFirst(schema.Label), n)}
	}
	return nil
}

func (c *severalOf) openAPI(f *DeclaredField) *huma.Schema {
	return &huma.Schema{Type: huma.TypeArray, MaxItems: f.Max, Items: &huma.Schema{Type: huma.TypeString, Enum: valuesOf(f.Choices)}}
}
