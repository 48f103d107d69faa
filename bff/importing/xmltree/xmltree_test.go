package xmltree

import (
	"strings"
	"testing"
)

func TestParse_repairsSmallErrorsAndRefusesIncompleteDocuments(t *testing.T) {
	for _, c := range []struct{ name, source, want string }{
		{"a bare ampersand is text", "<a>b & c &amp; d&mdash;e</a>", "b & c & d—e"},
		{"removes a control character", "<a>b\x0bc</a>", "bc"},
		{"a comment may come before the declaration", "<!-- x --><?xml version='1.0'?><a>b</a>", "b"},
		{"a document type is ignored", `<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0//EN" "http://site.invalid/"><a>b</a>`, "b"},
		{"a declared entity is never expanded", `<!DOCTYPE a [<!ENTITY x "boom">]><a>&x;</a>`, "&x;"},
		{"a file is never loaded", `<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>`, "&x;"},
		{"refuses a missing end tag", "<a>b", ""},
		{"refuses an incomplete CDATA section", "<a><![CDATA[b", ""},
		{"refuses an incomplete tag", "<a>b</a", ""},
		{"refuses an empty file", "", ""},
		{"refuses plain text", "hello", ""},
		{"refuses two root elements", "<a/><b/>", ""},
	} {
		t.Run(c.name, func(t *testing.T) {
			n, _, err := Parse([]byte(c.source))
			if (err != nil) != (c.want == "") || err == nil && n.Text != c.want {
				t.Errorf("%v %v", n, err)
			}
		})
	}
}

func TestParse_doesNotExpandAnEntityBomb(t *testing.T) {
	var b strings.Builder
	b.WriteString(`<!DOCTYPE a [<!ENTITY l0 "lol">`)
	for i := 1; i < 30; i++ {
		b.WriteString("<!ENTITY l" + string(rune('A'+i)) + ` "` + strings.Repeat("&l0;", 10) + `">`)
	}
	b.WriteString("]><a>&lZ;</a>")
	if n, _, err := Parse([]byte(b.String())); err == nil && len(n.Text) > 100 {
		t.Errorf("%d bytes", len(n.Text))
	}
}

func TestParse_refusesDeepNesting(t *testing.T) {
	if _, _, err := Parse([]byte(strings.Repeat("<a>", 10_000) + strings.Repeat("</a>", 10_000))); err == nil {
		t.Error("the document was accepted")
	}
}

func TestParse_usesStandardPrefixes(t *testing.T) {
	n, _, err := Parse([]byte(`<r xmlns:x="http://www.itunes.com/DTDs/Podcast-1.0.dtd" xmlns:y="https://wordpress.org/export/1.0/"
		xmlns:z="https://github.com/Podcastindex-org/podcast-namespace/blob/main/docs/1.0.md"><x:author>a</x:author><y:status>b</y:status><z:guid>c</z:guid><wp:undeclared>d</wp:undeclared></r>`))
	if err != nil || n.Get("itunes:author")+n.Get("wp:status")+n.Get("podcast:guid")+n.Get("wp:undeclared") != "abcd" {
		t.Errorf("%+v %v", n, err)
	}
}
