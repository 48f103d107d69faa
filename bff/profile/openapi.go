package profile

import (
	"strings"

	"github.com/danielgtaylor/huma/v2"

	"peritus/bff/profile/section"
)

// itemSchema documents the body by which items of a kind of section are saved.
// Each section's data has a schema of its own among the document's components,
// made from its declaration.
func itemSchema(api huma.API, single bool) *huma.Schema {
	one, zero := 1.0, 0.0
	data := &huma.Schema{Description: "The fields that the section declares."}
	for _, declared := range section.All() {
		if declared.Single == single {
			data.OneOf = append(data.OneOf, dataSchema(api, declared))
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
			"data":       data,
		},
	}
}

func dataSchema(api huma.API, declared section.Section) *huma.Schema {
	name := componentName(declared.Code)
	components := api.OpenAPI().Components.Schemas
	if _, known := components.Map()[name]; !known {
		schema := &huma.Schema{Type: huma.TypeObject, Description: declared.Title, AdditionalProperties: false, Properties: map[string]*huma.Schema{}}
		for _, field := range declared.Schema() {
			schema.Properties[field.Name] = fieldSchema(field)
			if field.Required {
				schema.Required = append(schema.Required, field.Name)
			}
		}
		components.Map()[name] = schema
	}
	return &huma.Schema{Ref: "#/components/schemas/" + name}
}

// componentName turns "about-me" into "AboutMeData".
func componentName(code string) string {
	var b strings.Builder
	for word := range strings.SplitSeq(code, "-") {
		b.WriteString(strings.ToUpper(word[:1]) + word[1:])
	}
	return b.String() + "Data"
}

func fieldSchema(f section.FieldSchema) *huma.Schema {
	s := &huma.Schema{Type: huma.TypeString, Description: f.Label}
	switch f.Kind {
	case "flag":
		s.Type = huma.TypeBoolean
	case "number", "year":
		s.Type, s.Nullable = huma.TypeInteger, true
		s.Minimum, s.Maximum = float(f.Min), float(f.Max)
	case "keywords":
		s.Type, s.MaxItems = huma.TypeArray, f.Max
		s.Items = &huma.Schema{Type: huma.TypeString, MaxLength: f.EachMax}
	case "languages":
		s.Type, s.MaxItems = huma.TypeArray, f.Max
		s.Items = &huma.Schema{
			Type: huma.TypeObject, AdditionalProperties: false, Required: []string{"language", "level"},
			Properties: map[string]*huma.Schema{
				"language": {Type: huma.TypeString},
				"level":    {Type: huma.TypeString, Enum: values(f.Options)},
			},
		}
	case "choice":
		s.Enum = values(f.Options)
	default:
		s.MinLength, s.MaxLength = f.Min, f.Max
		if !f.Required {
			s.MinLength = nil // an empty text says that there is none
		}
	}
	return s
}

// values of a choice; one value may stand under several others.
func values(options []section.FieldOption) []any {
	var list []any
	seen := map[string]bool{}
	for _, o := range options {
		if !seen[o.Value] {
			seen[o.Value] = true
			list = append(list, o.Value)
		}
	}
	return list
}

func float(n *int) *float64 {
	if n == nil {
		return nil
	}
	f := float64(*n)
	return &f
}
