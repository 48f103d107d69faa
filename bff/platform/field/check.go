package field

import "encoding/json"

// Normalize converts every value of the item to its stored form: text in NFC with line
// feeds only, addresses trimmed.
func Normalize(item Item) {
	f := formOf(item)
	for i := range f.fields {
		f.fields[i].kind.normalize()
	}
}

// Check validates a normalized item.
func Check(item Item) Problems { return formOf(item).check() }

// Validate normalizes an item and validates it.
func Validate(item Item) Problems {
	Normalize(item)
	return Check(item)
}

// Read decodes an item strictly, normalizes it, and validates it. A field that can't be
// decoded has a problem and isn't validated further.
func Read(raw []byte, into Item) Problems {
	if problems := Decode(raw, into); len(problems) > 0 {
		return problems
	}
	return Validate(into)
}

func (f *Form) check() Problems {
	problems := Problems{}
	for i := range f.fields {
		b := &f.fields[i]
		if found := b.check(); len(found) > 0 {
			problems[b.schema.Name] = found
			continue
		}
		add := func(path, text string) { problems.Add(b.schema.Name+"."+path, text) }
		switch inner := b.kind.(type) {
		case nested:
			inner.within(add)
		case parted:
			if !b.kind.empty() {
				inner.parts(b.schema, add)
			}
		}
	}
	for _, r := range f.rules {
		if len(problems[r.field]) == 0 {
			problems.Add(r.field, r.text)
		}
	}
	return problems
}

func (b *bound) check() []string {
	if !b.kind.empty() {
		return b.kind.problems(b.schema)
	}
	if b.schema.Required {
		return []string{b.schema.missing()}
	}
	if spaces, ok := b.kind.value().(string); ok && spaces != "" {
		return b.kind.problems(b.schema) // optional text with only spaces is stored too
	}
	return nil
}

// Value is one field of an item.
type Value struct {
	Field *DeclaredField
	kind  kind
}

// Empty reports whether nothing was entered.
func (v Value) Empty() bool { return v.kind.empty() }

// JSON returns the stored form of the value.
func (v Value) JSON() json.RawMessage {
	value := v.kind.value()
	if text, ok := value.(string); ok && plain(text) {
		return append(append(append(make([]byte, 0, len(text)+2), '"'), text...), '"')
	}
	return Encode(value)
}

// plain reports whether a text is its own JSON.
func plain(text string) bool {
	for i := range len(text) {
		if c := text[i]; c < ' ' || c > '~' || c == '"' || c == '\\' {
			return false
		}
	}
	return true
}

// Text returns a value that is stored as a string, or "".
func (v Value) Text() string {
	text, _ := v.kind.value().(string)
	return text
}

// Values lists the fields of an item in declared order.
func Values(item Item) []Value {
	f := formOf(item)
	values := make([]Value, len(f.fields))
	for i, b := range f.fields {
		values[i] = Value{b.schema, b.kind}
	}
	return values
}
