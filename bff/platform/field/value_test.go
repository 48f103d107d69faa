package field

import (
	"encoding/json"
	"reflect"
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

// TestRestore_isUnmarshal changes every byte of stored items: whatever is stored is read, or
// refused, as json.Unmarshal does.
func TestRestore_isUnmarshal(t *testing.T) {
	n := -70
	stored := []string{"", "null", "[]", "{}", " {}", "{} ", "{}x", `{"text":null}`, `{"TEXT":"x"}`, `{"text":"x","other":[1,{"a":"]"}]}`, `{"text":"a","text":"b"}`, `{"count":007}`, `{"count":1.5}`,
		`{"count":99999999999999999999}`, `{"dates":null}`, `{"dates":{"end":"2019"}}`, `{"rows":[{"note":"a"},null]}`, `{"rows":[{"note":"a","more":1}]}`, `{"text":"\u00e9\ud800"}`, "{\"text\":\"\xff\"}",
		`{"text":1}`, `{"said":null,"rows":null,"list":null}`}
	for _, item := range []*valued{{}, {Text: "Ångström’s “law”", Count: &n, Yes: true, List: []string{"a b", "c"}, Dates: DateRange{"2019", "2020-01", false}, Said: []Language{{"en", "native"}, {"de", "basic"}}, Rows: []noted{{"a"}, {`"b"`}, {""}}}} {
		whole := string(Encode(item))
		stored = append(stored, whole)
		for at := range whole {
			stored = append(stored, whole[:at], whole[:at]+whole[at+1:])
			for _, c := range "\" \\{}[],:0x\n" {
				stored = append(stored, whole[:at]+string(c)+whole[at+1:], whole[:at]+string(c)+whole[at:])
			}
		}
	}
	for _, text := range stored {
		var want, have valued
		wantErr, haveErr := json.Unmarshal([]byte(text), &want), Restore([]byte(text), &have)
		if (wantErr == nil) != (haveErr == nil) || wantErr == nil && !reflect.DeepEqual(want, have) {
			t.Errorf("%q:\nwant %+v, %v\nhave %+v, %v", text, want, wantErr, have, haveErr)
		}
	}
}
