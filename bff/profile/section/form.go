package section

import (
	"encoding/json"
	"fmt"
	"reflect"
	"strings"
	"sync"
)

// Form collects the fields of one item while its Declare runs. Each method that
// declares a field takes a pointer to that field of the item; the field's name
// is the one in its json tag, so that it is written down once.
//
// A declaration names the same fields in the same order whatever the values are:
// what it says about them is worked out once for each type, and kept.
type Form struct {
	base    uintptr
	names   map[uintptr]string
	owner   reflect.Type
	schemas []FieldSchema // of an earlier form of the same type; nil at first
	fields  []field
	rules   []rule
}

type field struct {
	schema *FieldSchema
	kind   kind
}

type rule struct{ field, text string }

// kind is what a field does with its value.
type kind interface {
	// decode takes over a JSON value that is not null; the error is a sentence.
	decode(raw json.RawMessage) error
	// clear takes over null.
	clear()
	normalise()
	empty() bool
	// problems judges a value that is not empty.
	problems(schema *FieldSchema) []string
	value() any
}

func formOf(item Item) *Form {
	v := reflect.ValueOf(item).Elem()
	f := &Form{base: v.Addr().Pointer(), owner: v.Type(), names: namesOf(v.Type()), fields: make([]field, 0, v.NumField())}
	if known, found := schemaCache.Load(v.Type()); found {
		f.schemas = known.([]FieldSchema)
		item.Declare(f)
		return f
	}
	item.Declare(f)
	schemas := make([]FieldSchema, len(f.fields))
	for i := range f.fields {
		schemas[i] = *f.fields[i].schema
	}
	schemaCache.Store(v.Type(), schemas)
	return f
}

var (
	nameCache   sync.Map // reflect.Type to map[uintptr]string
	schemaCache sync.Map // reflect.Type to []FieldSchema
)

// namesOf gives the json names of a struct's fields by their offset.
func namesOf(t reflect.Type) map[uintptr]string {
	if known, found := nameCache.Load(t); found {
		return known.(map[uintptr]string)
	}
	names := make(map[uintptr]string, t.NumField())
	for i := range t.NumField() {
		name, _, _ := strings.Cut(t.Field(i).Tag.Get("json"), ",")
		names[t.Field(i).Offset] = name
	}
	nameCache.Store(t, names)
	return names
}

// nameOf finds the field to which a pointer leads. A pointer to anything but a
// tagged field of the item is a mistake in the declaration.
func (f *Form) nameOf(pointer any) string {
	name := f.names[reflect.ValueOf(pointer).Pointer()-f.base]
	if name == "" {
		panic(fmt.Sprintf("section: %s declares a field that is not its own or has no json tag", f.owner))
	}
	return name
}

func (f *Form) add(pointer any, kindName, label string, k kind, options []Option) {
	if at := len(f.fields); f.schemas != nil {
		f.fields = append(f.fields, field{&f.schemas[at], k})
		return
	}
	schema := &FieldSchema{Name: f.nameOf(pointer), Label: label, Kind: kindName, Audience: AudiencePublic}
	for _, apply := range options {
		apply(schema)
	}
	f.fields = append(f.fields, field{schema, k})
}

// Unless notes a problem with a field when the claim is false. It is for rules
// that join several fields; a field that has a problem of its own is spared.
func (f *Form) Unless(claim bool, pointer any, text string) {
	if !claim {
		f.rules = append(f.rules, rule{f.nameOf(pointer), text})
	}
}

func (fd *field) problems() []string {
	if !fd.kind.empty() {
		return fd.kind.problems(fd.schema)
	}
	if fd.schema.Required {
		return []string{fd.schema.Label + " is required."}
	}
	if spaces, ok := fd.kind.value().(string); ok && spaces != "" {
		return fd.kind.problems(fd.schema) // a text of spaces alone is stored too
	}
	return nil
}
