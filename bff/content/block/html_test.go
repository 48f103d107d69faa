package block

import (
	"strings"
	"testing"
)

var page = Page{Origin: "https://peritus.test", Address: "https://peritus.test/blog/a", Picture: func(p Picture) string { return "https://peritus.test" + p.URL }}

func TestHTML_writesEveryKindOfBlock(t *testing.T) {
	words := func(s string) []Inline { return []Inline{{Type: "text", Text: s}} }
	caption := "Cap & tion"
	embed, _ := Embed("https://youtu.be/dQw4w9WgXcQ", "A <film>", nil)
	for want, b := range map[string]Block{
		`<p>a &lt; b</p>`: {Type: ParagraphType, Children: words("a < b")},
		`<p><strong><em><u><s><code>x</code></s></u></em></strong></p>`: {Type: ParagraphType, Children: []Inline{{Type: "text", Text: "x", Bold: true, Italic: true, Underline: true, Strike: true, Code: true}}},
		`<p>a<br>b</p>`: {Type: ParagraphType, Children: []Inline{{Type: "text", Text: "a"}, {Type: "break"}, {Type: "text", Text: "b"}}},
		`<p><a href="https://peritus.test/blog">b</a></p>`:       {Type: ParagraphType, Children: []Inline{{Type: "link", Href: "/blog", Children: words("b")}}},
		`<p><a href="https://peritus.test/blog/a#top">b</a></p>`: {Type: ParagraphType, Children: []Inline{{Type: "link", Href: "#top", Children: words("b")}}},
		`<p><a href="https://e.example/?a=1&amp;b=2">b</a></p>`:  {Type: ParagraphType, Children: []Inline{{Type: "link", Href: "https://e.example/?a=1&b=2", Children: words("b")}}},
		`<p>b</p>`: {Type: ParagraphType, Children: []Inline{{Type: "link", Href: "javascript:alert(1)", Children: words("b")}}},
		`<p>a<sup><a href="https://peritus.test/blog/a#note-1">1</a></sup></p>`: {Type: ParagraphType, Children: []Inline{{Type: "text", Text: "a"}, {Type: "footnote", Number: 1, ID: "note-1"}}},
		`<h3>t</h3>`:                             {Type: HeadingType, Level: 3, Children: words("t")},
		`<ol><li>a<ul><li>b</li></ul></li></ol>`: {Type: ListType, Ordered: true, Items: []ListItem{{Children: words("a"), List: &Block{Type: ListType, Items: []ListItem{{Children: words("b")}}}}}},
		`<blockquote><p>q</p><cite>Cap &amp; tion</cite></blockquote>`: {Type: QuoteType, Children: words("q"), Cite: &caption},
		`<pre><code>&lt;b&gt;</code></pre>`:                            {Type: CodeType, Text: "<b>"},
		`<figure><img src="https://peritus.test/uploads/a.png" alt="A &#34;b&#34;"><figcaption>Cap &amp; tion</figcaption></figure>`: {Type: ImageType, Picture: &Picture{URL: "/uploads/a.png", Alt: `A "b"`}, Caption: &caption},
		`<table><caption>Cap &amp; tion</caption><thead><tr><th>h</th></tr></thead><tbody><tr><td>c</td></tr></tbody></table>`:       {Type: TableType, Caption: &caption, Header: [][]Inline{words("h")}, Rows: [][][]Inline{{words("c")}}},
		`<blockquote><p><strong>T</strong></p><p>c</p></blockquote>`:                                                                 {Type: CalloutType, Title: "T", Children: words("c")},
		`<hr>`: {Type: DividerType},
		`<p><a href="https://youtu.be/dQw4w9WgXcQ">A &lt;film&gt;</a></p>`: embed,
		`<ol><li id="note-1">n</li></ol>`:                                  {Type: FootnotesType, Notes: []Footnote{{ID: "note-1", Number: 1, Mark: "a", Children: words("n")}}},
	} {
		if got := HTML([]Block{b}, page); got != want {
			t.Errorf("%s:\n got %s\nwant %s", b.Type, got, want)
		}
	}
	if got := HTML(nil, page); strings.TrimSpace(got) != "" {
		t.Errorf("no blocks became %q", got)
	}
}
