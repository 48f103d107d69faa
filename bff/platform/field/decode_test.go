package field

import "testing"

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
		t.Errorf("a whole pair was not read: %v %v", item, problems)
	}
}
