package editing

import (
	"github.com/danielgtaylor/huma/v2"

	"strings"

	"peritus/bff/platform/field"
	"peritus/bff/profile/section"
)

// ItemSchema documents the body for saving items of a kind of section. Each section's
// data has its own schema among the components, generated from its declaration.
func ItemSchema(api huma.API, single bool) *huma.Schema {
	one, zero, longest, longestID := 1.0, 0.0, LongestReason, longestForm
	data := &huma.Schema{Description: "The fields that the section declares."}
	for _, declared := range section.All() {
		if declared.Single == single {
			data.OneOf = append(data.OneOf, field.Component(api.OpenAPI(), componentName(declared.Code), declared.New()))
		}
	}
	least := &one
	if single {
		least = &zero
	}
	return &huma.Schema{
		Type: huma.TypeObject, AdditionalProperties: false, Required: []string{"data"},
		Properties: map[string]*huma.Schema{
			"version":    {Type: huma.TypeInteger, Minimum: least, Description: "The version that was seen; left out for what is new."},
			"visibility": {Type: huma.TypeString, Enum: []any{"public", "attorneys", "private"}, Default: "public"},
			"reason":     {Type: huma.TypeString, MaxLength: &longest, Description: "Why; required of staff."},
			"form":       {Type: huma.TypeString, MaxLength: &longestID, Description: "A random id of the open form. A save whose response was lost is recognized by it."},
			"base": {Type: huma.TypeObject, AdditionalProperties: false, Description: "What the edit started from, so that edits of different fields merge.",
				Properties: map[string]*huma.Schema{"visibility": {Type: huma.TypeString}, "data": {Type: huma.TypeObject, AdditionalProperties: true}}},
			"data": data,
		},
	}
}

// componentName converts "about-me" to "AboutMeData".
func componentName(code string) string {
	var b strings.Builder
	for word := range strings.SplitSeq(code, "-") {
		b.WriteString(strings.ToUpper(word[:1]) + word[1:])
	}
	return b.String() + "Data"
}
