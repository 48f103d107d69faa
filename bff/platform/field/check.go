package field

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
