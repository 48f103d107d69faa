package field

import "github.com/danielgtaylor/huma/v2"

// ObjectSchema returns an item's schema for the OpenAPI document.
func ObjectSchema(item Item) *huma.Schema {
	f := formOf(item)
	object := &huma.Schema{Type: huma.TypeObject, AdditionalProperties: false, Properties: map[string]*huma.Schema{}}
	for _, b := range f.fields {
		schema := b.kind.openAPI(b.schema)
		if schema.Description == "" {
			schema.Description = b.schema.Label
		}
		object.Properties[b.schema.Name] = schema
		if second, ok := b.kind.(companion); ok {
			object.Properties[b.schema.Name+second.suffix()] = &huma.Schema{Type: huma.TypeString}
		}
		if b.schema.Required {
			object.Required = append(object.Required, b.schema.Name)
		}
	}
	return object
}

// Component adds an item's schema to the document's components and returns a reference.
func Component(document *huma.OpenAPI, name string, item Item) *huma.Schema {
	components := document.Components.Schemas.Map()
	if _, known := components[name]; !known {
		components[name] = ObjectSchema(item)
	}
	return &huma.Schema{Ref: "#/components/schemas/" + name}
}

// RequestBody describes the body of an operation that takes an item as JSON. The
// operation's input has a RawBody for Read to decode.
func RequestBody(document *huma.OpenAPI, name string, item Item) *huma.RequestBody {
	return &huma.RequestBody{Required: true, Content: map[string]*huma.MediaType{
		"application/json": {Schema: Component(document, name, item)},
	}}
}
