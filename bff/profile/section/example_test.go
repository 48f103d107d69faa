package section

import (
	"encoding/json"
	"testing"

	"peritus/bff/platform/field"
)

// The examples are saved, restored, shown, and searched in the tests of package profile.
func TestExamples_areValidAndNormal(t *testing.T) {
	for _, s := range All() {
		t.Run(s.Code, func(t *testing.T) {
			item, problems := s.Decode(field.Encode(s.Example()))
			if len(problems) > 0 {
				t.Fatal(problems)
			}
			field.Normalize(item)
			if problems := field.Check(item); len(problems) > 0 {
				t.Error(problems)
			}
			if problems := s.CheckRows([]Item{item}); len(problems) > 0 {
				t.Error(problems)
			}
			if Title(item) == "" {
				t.Error("it has no title")
			}
			if st := s.Status([]Item{item}); st.Score < 0.5 {
				t.Errorf("status %+v", st)
			}
		})
	}
}

// Every required field is asked for, and unknown fields and wrong types are refused, in
// every section.
func TestSections_refuseWhatIsMissingUnknownOrOfAnotherType(t *testing.T) {
	for _, s := range All() {
		for _, f := range field.Schema(s.New()) {
			t.Run(s.Code+"/"+f.Name, func(t *testing.T) {
				members := map[string]json.RawMessage{}
				if err := json.Unmarshal(field.Encode(s.Example()), &members); err != nil {
					t.Fatal(err)
				}
				with := func(value string) field.Problems {
					changed := map[string]json.RawMessage{}
					for name, v := range members {
						changed[name] = v
					}
					changed[f.Name] = json.RawMessage(value)
					item, problems := s.Decode(field.Encode(changed))
					if len(problems) > 0 {
						return problems
					}
					field.Normalize(item)
					return field.Check(item)
				}
				if f.Required && !mentions(with("null"), f.Name) {
					t.Error("it may be left out")
				}
				if !mentions(with(`{"an":["object"]}`), f.Name) {
					t.Error("an object is accepted")
				}
			})
		}
		t.Run(s.Code+"/an unknown field", func(t *testing.T) {
			if _, problems := s.Decode([]byte(`{"shoe_size":42}`)); problems["shoe_size"] == nil {
				t.Error(problems)
			}
		})
	}
}

// mentions reports whether a field or a part of it has a problem.
func mentions(problems field.Problems, name string) bool {
	for path := range problems {
		if path == name || len(path) > len(name) && path[:len(name)+1] == name+"." {
			return true
		}
	}
	return false
}
