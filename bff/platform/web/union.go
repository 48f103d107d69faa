package web

import (
	"reflect"

	"github.com/danielgtaylor/huma/v2"
)

// Union describes a type as one of several schemas. It registers the schema before it
// describes the members, because they may contain it.
func Union(r huma.Registry, name, doc string, members ...any) *huma.Schema {
	ref := &huma.Schema{Ref: "#/components/schemas/" + name}
	if _, known := r.Map()[name]; known {
		return ref
	}
	s := &huma.Schema{Description: doc}
	r.Map()[name] = s
	for _, m := range members {
		s.OneOf = append(s.OneOf, r.Schema(reflect.TypeOf(m), true, ""))
	}
	return ref
}
