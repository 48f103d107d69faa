package web

import "github.com/danielgtaylor/huma/v2"

// OrNull makes object members nullable in the OpenAPI document. Call it in a
// TransformSchema. Pointers to other values are already nullable.
func OrNull(s *huma.Schema, members ...string) *huma.Schema {
	for _, name := range members {
		if of, ok := s.Properties[name]; ok && of.Ref != "" {
			s.Properties[name] = &huma.Schema{AnyOf: []*huma.Schema{{Ref: of.Ref}, {Type: "null"}}}
		}
	}
	return s
}

// OrNil returns nil for a zero value, so that a response has null.
func OrNil[T comparable](value T) *T {
	var zero T
	if value == zero {
		return nil
	}
	return &value
}
