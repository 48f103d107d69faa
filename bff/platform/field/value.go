package field

import (
	"encoding/json"
	"reflect"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"peritus/bff/platform/text"
)

// Value is one field of an item.
type Value struct {
	Field *DeclaredField
	at    any // pointer to the field
}

// placed is a field and where it is in its struct.
type placed struct {
	schema *DeclaredField
	index  []int
}

// layout says where the declared fields are, so that reading an item of a known type
// doesn't run its declaration again.
type layout struct {
	declared, byName []placed
	byMember         map[string][]int // where a member is, by its name
}

func (f *Form) layout(schemas []DeclaredField) layout {
	fields := make([]placed, len(schemas))
	for i := range schemas {
		fields[i] = placed{&schemas[i], f.memberOf(f.fields[i].at).index}
	}
	members := make(map[string][]int, len(fields))
	for _, f := range fields {
		members[f.schema.Name] = f.index
	}
	byName := slices.SortedFunc(slices.Values(fields), func(a, b placed) int { return strings.Compare(a.schema.Name, b.schema.Name) })
	return layout{fields, byName, members}
}

// Values lists the fields of an item in declared order.
func Values(item Item) []Value {
	v := reflect.ValueOf(item).Elem()
	known, found := layoutCache.Load(v.Type())
	if !found {
		fields := formOf(item).fields
		values := make([]Value, len(fields))
		for i, b := range fields {
			values[i] = Value{b.schema, b.at}
		}
		return values
	}
	return valuesAt(v, known.(layout).declared)
}

// ValuesByName lists the fields of an item in the order of their names.
func ValuesByName(item Item) []Value {
	v := reflect.ValueOf(item).Elem()
	known, found := layoutCache.Load(v.Type())
	if !found {
		return slices.SortedFunc(slices.Values(Values(item)), func(a, b Value) int { return strings.Compare(a.Field.Name, b.Field.Name) })
	}
	return valuesAt(v, known.(layout).byName)
}

func valuesAt(v reflect.Value, fields []placed) []Value {
	values := make([]Value, len(fields))
	for i, f := range fields {
		values[i] = Value{f.schema, v.FieldByIndex(f.index).Addr().Interface()}
	}
	return values
}

// Empty reports whether nothing was entered.
func (v Value) Empty() bool {
	switch at := v.at.(type) {
	case *string:
		return text.Blank(*at)
	case **int:
		return *at == nil
	case *bool:
		return false
	case *DateRange:
		return *at == DateRange{}
	}
	return reflect.ValueOf(v.at).Elem().Len() == 0
}

// JSON returns the stored form of the value.
func (v Value) JSON() json.RawMessage { return v.AppendJSON(nil) }

// AppendJSON appends the stored form of the value.
func (v Value) AppendJSON(out []byte) []byte {
	switch at := v.at.(type) {
	case *string:
		return appendText(out, *at)
	case **int:
		if *at == nil {
			return append(out, "null"...)
		}
		return strconv.AppendInt(out, int64(**at), 10)
	case *bool:
		return strconv.AppendBool(out, *at)
	case *[]string:
		if *at == nil {
			return append(out, "null"...)
		}
		out = append(out, '[')
		for i, entry := range *at {
			if i > 0 {
				out = append(out, ',')
			}
			out = appendText(out, entry)
		}
		return append(out, ']')
	}
	return append(out, Encode(v.at)...)
}

func appendText(out []byte, value string) []byte {
	if !plain(value) {
		return append(out, Encode(value)...)
	}
	return append(append(append(out, '"'), value...), '"')
}

// plain reports whether a text is its own JSON.
func plain(value string) bool {
	for i := 0; i < len(value); {
		c := value[i]
		if c < utf8.RuneSelf {
			if c < ' ' || c == '"' || c == '\\' || c == 0x7f {
				return false
			}
			i++
			continue
		}
		r, size := utf8.DecodeRuneInString(value[i:])
		if r == utf8.RuneError || r == '\u2028' || r == '\u2029' { // which JSON escapes for scripts
			return false
		}
		i += size
	}
	return true
}

// Text returns a value that is stored as a string, or "".
func (v Value) Text() string {
	if at, ok := v.at.(*string); ok {
		return *at
	}
	return ""
}

// Texts are the values of a searched field: one for a text, several for a list.
func (v Value) Texts() []string {
	switch at := v.at.(type) {
	case *string:
		if *at != "" {
			return []string{*at}
		}
	case *[]string:
		return *at
	}
	return nil
}

// Rows are the records of a field with rows.
func (v Value) Rows() []Item {
	if v.Field.Kind != KindRecords {
		return nil
	}
	rows := reflect.ValueOf(v.at).Elem()
	items := make([]Item, rows.Len())
	for i := range items {
		items[i] = rows.Index(i).Addr().Interface().(Item)
	}
	return items
}

// clear empties the value. Lists become empty ones, not null.
func (v Value) clear() {
	switch at := v.at.(type) {
	case *string:
		*at = ""
	case **int:
		*at = nil
	case *bool:
		*at = false
	case *DateRange:
		*at = DateRange{}
	default:
		list := reflect.ValueOf(v.at).Elem()
		list.Set(reflect.MakeSlice(list.Type(), 0, 0))
	}
}

// Keep empties the fields of an item that keep refuses, also those of its records.
func Keep(item Item, keep func(*DeclaredField) bool) {
	for _, v := range Values(item) {
		if !keep(v.Field) {
			v.clear()
			continue
		}
		for _, row := range v.Rows() {
			Keep(row, keep)
		}
	}
}
