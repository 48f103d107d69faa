package field

import (
	"encoding/json"
	"testing"
)

type valued struct {
	Text  string     `json:"text"`
	Count *int       `json:"count"`
	Yes   bool       `json:"yes"`
	List  []string   `json:"list"`
	Dates DateRange  `json:"dates"`
	Said  []Language `json:"said"`
	Rows  []noted    `json:"rows"`
}

type noted struct {
	Note string `json:"note"`
}

func (n *noted) Declare(f *Form) { f.Text(&n.Note, "Note") }

func (v *valued) Declare(f *Form) {
	f.Text(&v.Text, "Text")
	f.Number(&v.Count, "Count")
	f.Flag(&v.Yes, "Yes")
	f.Keywords(&v.List, "List")
	f.Range(&v.Dates, "Dates")
	f.Languages(&v.Said, "Said")
	Records(f, &v.Rows, "Rows", "row", 3)
}

func TestValues_areWhatJSONStores(t *testing.T) {
	n := -7
	texts := []string{"", "plain", `a "quote"`, `back\slash`, "Ångström’s “law”", "tab\tand\nline", "\x00\x1f\x7f", "<b>&", "\u2028\u2029", "bad \xff bytes", "\ufffd", "😀", " "}
	items := []*valued{{}, {Text: "x", Count: &n, Yes: true, List: texts, Dates: DateRange{Start: "2019", Current: true}, Said: []Language{{"en", "native"}}, Rows: []noted{{"a"}, {"b"}}},
		{List: []string{}, Said: []Language{}, Rows: []noted{}}}
	for _, text := range texts {
		items = append(items, &valued{Text: text})
	}
	for _, item := range items {
		var want map[string]json.RawMessage
		if err := json.Unmarshal(Encode(item), &want); err != nil {
			t.Fatal(err)
		}
		for _, list := range [][]Value{Values(item), ValuesByName(item)} {
			if len(list) != len(want) {
				t.Fatalf("%d values of %d", len(list), len(want))
			}
			for i, v := range list {
				if have := v.JSON(); string(have) != string(want[v.Field.Name]) {
					t.Errorf("%s: want %s, have %s", v.Field.Name, want[v.Field.Name], have)
				}
				if bound := formOf(item).fields; list[0].Field.Name == "text" && v.Empty() != bound[i].kind.empty() {
					t.Errorf("%s of %s: empty is %t", v.Field.Name, Encode(item), v.Empty())
				}
			}
		}
	}
	if rows := Values(items[1])[6].Rows(); len(rows) != 2 || Values(rows[1])[0].Text() != "b" {
		t.Error(rows)
	}
}

func TestKeep_emptiesWhatIsRefused(t *testing.T) {
	n := 3
	item := &valued{Text: "x", Count: &n, Yes: true, List: []string{"a"}, Dates: DateRange{Start: "2019"}, Said: []Language{{"en", "native"}}, Rows: []noted{{"a"}}}
	Keep(item, func(f *DeclaredField) bool { return f.Kind == KindRecords })
	if have, want := string(Encode(item)), `{"text":"","count":null,"yes":false,"list":[],"dates":{"start":"","end":"","current":false},"said":[],"rows":[{"note":""}]}`; have != want {
		t.Errorf("want %s, have %s", want, have)
	}
}
