// Package field declares form fields: what a form asks, how values are decoded,
// normalized, and validated, and how the OpenAPI document describes them. The domains
// choose the fields and own the rules that need stored data.
package field

import (
	"encoding/json"
	"fmt"
	"reflect"
	"slices"
	"strings"
	"sync"

	"github.com/danielgtaylor/huma/v2"
)

// Item is a struct that declares its fields. Declare gives the schema of a zero value and
// validates a filled one.
type Item interface {
	Declare(f *Form)
}

// Form collects the fields of one item while its Declare runs. Each method that declares
// a field takes a pointer to that field; its name comes from the json tag.
//
// A declaration must list the same fields in the same order for all values. Schemas are
// computed once per type and cached.
type Form struct {
	base   uintptr
	names  map[uintptr]member
	owner  reflect.Type
	cached []DeclaredField // from an earlier form of the same type; nil for the first
	parts  bool            // uses Part, so the type alone doesn't determine the schemas
	fields []bound
	rules  []rule
}

type bound struct {
	schema *DeclaredField
	kind   kind
	at     any // pointer to the field
}

type rule struct{ field, text string }

// kind is the behavior of a field type.
type kind interface {
	// decode reads a JSON value that isn't null. The error is a sentence.
	decode(raw json.RawMessage) error
	// clear handles null.
	clear()
	normalize()
	empty() bool
	// problems validates a value that isn't empty.
	problems(schema *DeclaredField) []string
	value() any
	// openAPI describes the value in a request.
	openAPI(schema *DeclaredField) *huma.Schema
}

// companion is a kind with a second JSON member, named after the first.
type companion interface {
	suffix() string
	accompany(value string)
}

// nested is a kind with its own fields. path is relative to the field's name.
type nested interface {
	within(add func(path, text string))
}

// parted is a kind with several inputs. path is relative to the field's name. It's asked
// only about values that aren't empty.
type parted interface {
	parts(schema *DeclaredField, add func(path, text string))
}

func formOf(item Item) *Form {
	f := &Form{}
	v := f.enter(item)
	f.fields = make([]bound, 0, v.NumField())
	if known, found := schemaCache.Load(v.Type()); found {
		f.cached = known.([]DeclaredField)
		item.Declare(f)
		return f
	}
	item.Declare(f)
	if !f.parts {
		schemas := f.schemas()
		schemaCache.Store(v.Type(), schemas)
		layoutCache.Store(v.Type(), f.layout(schemas))
	}
	return f
}

func (f *Form) enter(item Item) reflect.Value {
	v := reflect.ValueOf(item).Elem()
	f.base, f.owner, f.names = v.Addr().Pointer(), v.Type(), namesOf(v.Type())
	return v
}

func (f *Form) schemas() []DeclaredField {
	schemas := make([]DeclaredField, len(f.fields))
	for i := range f.fields {
		schemas[i] = *f.fields[i].schema
	}
	return schemas
}

// Part declares another item's fields as fields of this form, so a form can combine
// structs from several domains.
func (f *Form) Part(item Item) {
	outer := *f
	f.enter(item)
	item.Declare(f)
	f.base, f.owner, f.names, f.parts = outer.base, outer.owner, outer.names, true
}

var (
	nameCache   sync.Map // reflect.Type to map[uintptr]member
	schemaCache sync.Map // reflect.Type to []DeclaredField
	layoutCache sync.Map // reflect.Type to layout
)

// member is a field of a struct.
type member struct {
	name  string // in JSON
	index []int
}

// namesOf returns the members of a struct by offset, including those of embedded structs.
func namesOf(t reflect.Type) map[uintptr]member {
	if known, found := nameCache.Load(t); found {
		return known.(map[uintptr]member)
	}
	names := map[uintptr]member{}
	for _, f := range reflect.VisibleFields(t) {
		if f.Anonymous {
			continue
		}
		offset := uintptr(0)
		for i := range f.Index {
			offset += t.FieldByIndex(f.Index[:i+1]).Offset
		}
		name, _, _ := strings.Cut(f.Tag.Get("json"), ",")
		names[offset] = member{name, f.Index}
	}
	nameCache.Store(t, names)
	return names
}

// memberOf returns the field that a pointer points to. A pointer to anything but a tagged
// field of the item is a programming error.
func (f *Form) memberOf(pointer any) member {
	m := f.names[reflect.ValueOf(pointer).Pointer()-f.base]
	if m.name == "" || m.name == "-" {
		panic(fmt.Sprintf("field: %s declares a field that is not its own or has no json tag", f.owner))
	}
	return m
}

func (f *Form) nameOf(pointer any) string { return f.memberOf(pointer).name }

func (f *Form) add(pointer any, name Kind, label string, k kind, options []Option) {
	if at := len(f.fields); f.cached != nil {
		f.fields = append(f.fields, bound{&f.cached[at], k, pointer})
		return
	}
	schema := &DeclaredField{Name: f.nameOf(pointer), Label: label, Kind: name, Audience: AudiencePublic}
	for _, apply := range options {
		apply(schema)
	}
	if isQuestion(label) && schema.phrase == "" && schema.absent == "" {
		panic(fmt.Sprintf("%q: errors can't call it %q; see Called", label, schema.called()))
	}
	f.fields = append(f.fields, bound{schema, k, pointer})
}

// isQuestion reports whether a label takes no article.
func isQuestion(label string) bool {
	first, _, _ := strings.Cut(label, " ")
	return slices.Contains([]string{"What", "Who", "How", "When", "Where", "Why", "Which"}, first)
}

// Unless adds a problem to a field if the condition is false, for rules across several
// fields. It skips a field that already has a problem.
func (f *Form) Unless(claim bool, pointer any, text string) {
	if !claim {
		f.rules = append(f.rules, rule{f.nameOf(pointer), text})
	}
}
