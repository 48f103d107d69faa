package strapi

import (
	"strings"
	"testing"
)

// notesZone returns a zone with a text and the given footnotes.
func notesZone(words string, notes string) string {
	return strings.TrimSuffix(rich(`{"type":"paragraph","children":[{"type":"text","text":"`+words+`"}]}`), "]") + `,{"__component":"article.footnotes","notes":[` + notes + `]}]`
}

func TestFootnotes_areNumberedByFirstReference(t *testing.T) {
	zone := `[{"__component":"article.text","body":[
		{"type":"paragraph","children":[{"type":"text","text":"Late[^z] and early[^a], late again[^z].","bold":true}]},
		{"type":"heading","level":2,"children":[{"type":"text","text":"Note 1[^z]"}]},
		{"type":"paragraph","children":[{"type":"text","text":"x[^a]","code":true},{"type":"text","text":"Unknown[^nobody] stays."},{"type":"link","url":"/a","children":[{"type":"text","text":"in a link[^a]"}]}]}]},
		{"__component":"article.callout","title":"T","text":"In a remark[^c]"},
		{"__component":"article.table","rows":[["Cell[^a]"]]},
		{"__component":"article.footnotes","notes":[{"mark":"a","text":"Alpha\nbeta"},{"mark":"z","text":"Omega"},{"mark":"unused","text":"Nobody"},{"mark":"c","text":"Gamma[^a]"},{"mark":"a","text":"twice"}]}]`
	blocks, dropped := read(t, zone)
	got := asJSON(t, blocks)
	for _, want := range []string{
		`{"type":"text","text":"Late","bold":true},{"type":"footnote","text":"","number":1,"id":"note-1"},{"type":"text","text":" and early","bold":true},{"type":"footnote","text":"","number":2,"id":"note-2"},{"type":"text","text":", late again","bold":true},{"type":"footnote","text":"","number":1,"id":"note-1"},{"type":"text","text":".","bold":true}`,
		`{"type":"heading","level":2,"id":"note-1-2","children":[{"type":"text","text":"Note 1"},{"type":"footnote","text":"","number":1,"id":"note-1"}]}`,
		`{"type":"text","text":"x[^a]","code":true},{"type":"text","text":"Unknown[^nobody] stays."}`, `"children":[{"type":"text","text":"in a link[^a]"}]`,
		`{"type":"text","text":"In a remark"},{"type":"footnote","text":"","number":3,"id":"note-3"}`, `{"type":"text","text":"Cell"},{"type":"footnote","text":"","number":2,"id":"note-2"}`,
		`{"type":"footnotes","notes":[{"id":"note-1","number":1,"mark":"z","children":[{"type":"text","text":"Omega"}]},{"id":"note-2","number":2,"mark":"a","children":[{"type":"text","text":"Alpha"},{"type":"break","text":""},{"type":"text","text":"beta"}]},{"id":"note-3","number":3,"mark":"c","children":[{"type":"text","text":"Gamma[^a]"}]}]}]`,
	} {
		if !strings.Contains(got, want) {
			t.Errorf("no %s in %s", want, got)
		}
	}
	if strings.Contains(got, "Nobody") || len(dropped) != 2 {
		t.Errorf("dropped %q of %s", dropped, got)
	}
}

func TestFootnotes_withoutAReferenceAreHidden(t *testing.T) {
	for name, zone := range map[string]string{
		"no reference":    notesZone("Plain", `{"mark":"a","text":"Alpha"}`),
		"an empty note":   notesZone("With[^a]", `{"mark":"a","text":""}`),
		"a mark too long": notesZone("With", `{"mark":"`+strings.Repeat("a", 21)+`","text":"Alpha"}`),
		"no notes":        `[{"__component":"article.footnotes","notes":null}]`,
	} {
		blocks, _ := read(t, zone)
		if got := asJSON(t, blocks); strings.Contains(got, `"footnotes"`) || strings.Contains(got, `"footnote"`) {
			t.Errorf("%s: %s", name, got)
		}
	}
}

func TestEmbedsAndFootnotes_decodeToTheSame(t *testing.T) {
	blocks, _ := read(t, `[{"__component":"article.embed","url":"https://youtu.be/dQw4w9WgXcQ","title":"Film","caption":null},{"__component":"article.embed","url":"http://youtu.be/x","title":"Unsafe"}]`)
	if got, want := asJSON(t, blocks), `[{"type":"embed","url":"https://youtu.be/dQw4w9WgXcQ","title":"Film","caption":null,"provider":"youtube","player":"https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ"}]`; got != want {
		t.Errorf("got %s", got)
	}
}
