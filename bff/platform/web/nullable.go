package web

import "github.com/danielgtaylor/huma/v2"

// OrNull lets members that are objects be null in the OpenAPI document, for use in
// a TransformSchema. Pointers to plain values are nullable by themselves.
func OrNull(s *huma.Schema, members ...string) *huma.Schema {
	for _, name := range members {
		if of, ok := s.Properties[name]; ok && of.Ref != "" {
			s.Properties[name] = &huma.Schema{AnyOf: []*huma.Schema{{Ref: of.Ref}, {Type: "null"}}}
		}
	}
	return s
}

// OrNil returns nil for a zero value, so a response shows null.
func OrNil[T comparable](value T) *T {
	var zero T
	if value == zero {
		return nil
	}
	return &value
}
