package field

import (
	"fmt"
	"strings"
	"testing"
)

func TestDecode_acceptsOnlyOneObject(t *testing.T) {
	for _, c := range []struct{ rule, raw, field, refusal string }{
		{"a list is not an object", `[]`, "body", "Send a JSON object."},
		{"half an object", `{"name":`, "body", "Send valid JSON."},
		{"two objects", `{} {}`, "body", "Send valid JSON."},
		{"nothing at all", ``, "body", "Send valid JSON."},
		{"bytes that are not UTF-8", "{\"name\":\"\xff\"}", "body", "Send text in UTF-8."},
		{"half a surrogate pair", `{"name":"\ud800"}`, "body", "Remove the special characters."},
		{"the other half", `{"name":"\udc00 x"}`, "body", "Remove the special characters."},
		{"two first halves", `{"name":"\ud83d\ud83d"}`, "body", "Remove the special characters."},
		{"a field given twice", `{"name":"MS","name":"PhD"}`, "name", "Send this field only once."},
	} {
		t.Run(c.rule, func(t *testing.T) {
			problems := Decode([]byte(c.raw), new(every))
			if len(problems) != 1 || problems[c.field] == nil || problems[c.field][0] != c.refusal {
				t.Errorf("want %s: %q, have %v", c.field, c.refusal, problems)
			}
		})
	}
	item := new(every)
	problems := Decode([]byte(`{"name":"\ud83d\ude00 \\ud800 \u00e9"}`), item)
	if len(problems) > 0 || item.Name != "😀 \\ud800 é" {
		t.Errorf("a complete pair was refused: %v %v", item, problems)
	}
}

func TestDecode_namesAtMostTwentyUnknownMembers(t *testing.T) {
	var raw strings.Builder
	raw.WriteString(`{"name":"MS"`)
	for i := range 5_000 {
		fmt.Fprintf(&raw, `,"k%04d":1,"k%04d":2`, i, i)
	}
	raw.WriteString("}")
	problems := Decode([]byte(raw.String()), new(every))
	if got := problems["k0000"]; len(got) != 2 || got[1] != "This form has no such field." {
		t.Errorf("k0000: %q", got)
	}
	if got := problems["body"]; len(got) != 1 || got[0] != "Unknown fields not listed: 4980." {
		t.Errorf("body: %q", got)
	}
	if len(problems) > 100 {
		t.Errorf("%d problems", len(problems))
	}
}
