package markup

import (
	"fmt"
	"net/url"
	"strings"
	"testing"

	"peritus/bff/importing/manuscript"
)

// show formats parts for tests, one line per block.
func show(parts []manuscript.Part) string {
	var lines []string
	for _, p := range parts {
		switch p := p.(type) {
		case manuscript.Text:
			for _, b := range p.Blocks {
				lines = append(lines, showBlock(b, "")...)
			}
		case manuscript.Quote:
			lines = append(lines, "quote: "+p.Text+" / "+p.Cite)
		case manuscript.Image:
			lines = append(lines, fmt.Sprintf("image: %s [%s] (%s)", p.Picture.URL, p.Picture.Alt, p.Picture.Caption))
		case manuscript.Gallery:
			lines = append(lines, fmt.Sprintf("gallery: %d (%s)", len(p.Pictures), p.Caption))
		case manuscript.Table:
			lines = append(lines, fmt.Sprintf("table %s: %v", p.Caption, p.Rows))
		case manuscript.Code:
			lines = append(lines, fmt.Sprintf("code %s: %q", p.Language, p.Code))
		case manuscript.Divider:
			lines = append(lines, "divider")
		case manuscript.Embed:
			lines = append(lines, fmt.Sprintf("embed: %s [%s] (%s)", p.URL, p.Title, p.Caption))
		case manuscript.Footnotes:
			for _, n := range p.Notes {
				lines = append(lines, "note "+n.Mark+": "+n.Text)
			}
		}
	}
	return strings.Join(lines, "\n")
}

func showBlock(b manuscript.Block, indent string) []string {
	kind := map[string]string{"paragraph": "p", "quote": "q", "list-item": "-"}[b.Type]
	switch b.Type {
	case "heading":
		kind = fmt.Sprint("h", b.Level)
	case "list":
		lines := []string{indent + b.Format}
		for _, c := range b.Children {
			lines = append(lines, showBlock(c, indent+"  ")...)
		}
		return lines
	}
	return []string{indent + kind + ": " + strings.ReplaceAll(showInlines(b.Inlines), "\n", "⏎")}
}

func showInlines(list []manuscript.Inline) string {
	var b strings.Builder
	for _, in := range list {
		text := in.Text
		for mark, on := range map[string]bool{"*": in.Bold, "/": in.Italic, "`": in.Code, "_": in.Underline, "~": in.Strike} {
			if on {
				text = mark + text + mark
			}
		}
		if in.URL != "" {
			text = "[" + showInlines(in.Children) + "](" + in.URL + ")"
		}
		b.WriteString(text)
	}
	return b.String()
}

func TestConvert(t *testing.T) {
	base, err := url.Parse("https://old.example/blog/")
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct{ name, source, want, note string }{
		{"marks and links are kept", `<p>A <b>bold</b> and <em>slanted</em> <a href="/x">link</a>.</p>`, "p: A *bold* and /slanted/ [link](https://old.example/x).", ""},
		{"space is collapsed across elements", "<p> one\n <b> two </b> three </p>", "p: one *two *three", ""},
		{"keeps a line break", "<p>one<br/>two</p>", "p: one⏎two", ""},
		{"headings are limited to levels 2 to 4", "<h1>One</h1><h5>Two</h5>", "h2: One\nh4: Two", ""},
		{"a nested list follows its item", "<ul><li>a<ol><li>b</li></ol></li><li>c</li></ul>", "unordered\n  -: a\n  ordered\n    -: b\n  -: c", ""},
		{"paragraphs in an item become lines", "<ul><li><p>a</p><p>b</p></li></ul>", "unordered\n  -: a⏎b", ""},
		{"a picture in an item follows the list", `<ul><li>a<img src="i.png" alt="I"></li></ul>`, "unordered\n  -: a\nimage: https://old.example/blog/i.png [I] ()", ""},
		{"a quote with an author becomes a part", "<blockquote><p>Words</p><cite>— Someone</cite></blockquote>", "quote: Words / Someone", ""},
		{"a quote without an author stays a block", "<blockquote><p>Words</p><p>more</p></blockquote>", "q: Words⏎more", ""},
		{"a figure's caption belongs to its picture", `<figure><a href="big.jpg"><img src="s.jpg" alt="Alt"></a><figcaption>Cap <b>tion</b></figcaption></figure>`, "image: https://old.example/blog/s.jpg [Alt] (Cap tion)", ""},
		{"several pictures become a gallery", `<figure><figure><img src="1.jpg"></figure><figure><img src="2.jpg"></figure><figcaption>All</figcaption></figure>`, "gallery: 2 (All)", ""},
		{"a picture splits its paragraph", `<p>before <img src="i.jpg" alt="I"> after</p>`, "p: before\nimage: https://old.example/blog/i.jpg [I] ()\np: after", ""},
		{"a table has equal rows, with merged cells once", `<table><caption>C</caption><tr><th>A</th><th>B</th></tr><tr><td colspan=2>x</td></tr><tr><td>y</td></tr></table>`, "table C: [[A B] [x ] [y ]]", ""},
		{"a table without a header gets one and a note", `<h3>Head</h3><table><tr><td>A</td></tr><tr><td>B</td></tr></table>`, "h3: Head\ntable Head: [[A] [B]]", "no header"},
		{"a table with one row becomes text", `<table><tr><td>A</td><td>B</td></tr></table>`, "p: A B", ""},
		{"a code block keeps its lines and language", "<pre><code class=\"language-go\">a\n  b\n</code></pre>", `code go: "a\n  b"`, ""},
		{"an embedded video becomes the address of its page", `<iframe src="//www.youtube.com/embed/abcDEF12345?rel=0" title="Film"></iframe>`, "embed: https://www.youtube.com/watch?v=abcDEF12345 [Film] ()", ""},
		{"an address alone becomes an embed if supported", `<p>https://vimeo.com/123456</p>`, "embed: https://vimeo.com/123456 [On Vimeo] ()", ""},
		{"an address alone otherwise becomes a link", `<p>https://a.example/x</p>`, "p: [https://a.example/x](https://a.example/x)", ""},
		{"another frame becomes a link with a note", `<iframe src="https://frames.example/x"></iframe>`, "p: [https://frames.example/x](https://frames.example/x)", "became a link"},
		{"a video becomes a link with a note", `<video src="/v.mp4"></video>`, "p: [Video: v.mp4](https://old.example/v.mp4)", "became a link"},
		{"footnotes match their marks", `<p>Text<sup><a href="#fn1" class="footnote-ref">9</a></sup>.</p><section class="footnotes"><ol><li id="fn1"><p>Note <a href="https://n.example/">there</a> <a href="#r">↩</a></p></li></ol></section>`, "p: Text[^1].\nnote 1: Note there (https://n.example/)", ""},
		{"a link to a heading is not a footnote", `<p><a href="#x">up</a></p><h2 id="x">X</h2>`, "p: up\nh2: X", ""},
		{"keeps superscript and subscript digits", `<p>10 m<sup>2</sup>, H<sub>2</sub>O, 1<sup>st</sup></p>`, "p: 10 m², H₂O, 1st", ""},
		{"removes a script with its content", `<p>a</p><script>alert(1)</script>`, "p: a", "<script> is left out"},
		{"removes a link that runs a script", `<p><a href="java&#10;script:alert(1)">x</a></p>`, "p: x", "no usable address"},
		{"removes a tracking pixel", `<img src="https://t.example/p.gif" width="1" height="1">`, "", "tracking pixel"},
		{"a data: picture can't be downloaded", `<img src="data:image/png;base64,AAAA">`, "", "no downloadable address"},
		{"a form loses its fields but keeps its text", `<form><p>Name</p><input name="n"></form>`, "p: Name", "form"},
		{"reports a dynamic WordPress block", `<!-- wp:latest-posts {"n":1} /--><p>a</p>`, "p: a", "latest-posts"},
		{"a bookmark keeps its link, title, description, and caption", `<figure class="kg-card kg-bookmark-card kg-card-hascaption"><a class="kg-bookmark-container" href="https://law.example/702"><div class="kg-bookmark-content"><div class="kg-bookmark-title">Rule 702</div><div class="kg-bookmark-description">Testimony by expert witnesses</div><div class="kg-bookmark-metadata"><img class="kg-bookmark-icon" src="https://law.example/i.ico"><span class="kg-bookmark-author">LII</span></div></div><div class="kg-bookmark-thumbnail"><img src="https://law.example/t.png"></div></a><figcaption>The rule</figcaption></figure>`,
			"p: [Rule 702](https://law.example/702)⏎Testimony by expert witnesses\np: /The rule/", "a bookmark became a link"},
		{"a bookmark without a title shows its address", `<a class="kg-bookmark-container" href="https://law.example/702"><img src="https://law.example/t.png"></a>`, "p: [https://law.example/702](https://law.example/702)", "a bookmark became a link"},
		{"a figure keeps the text beside its picture", `<figure><a href="https://a.example/x"><img src="i.jpg" alt="I"><div>Read this</div></a><figcaption>Cap</figcaption></figure>`,
			"image: https://old.example/blog/i.jpg [I] ()\np: [Read this](https://a.example/x)\np: /Cap/", "linked to another page"},
		{"a page break becomes a divider", "<p>a</p><!--nextpage--><p>b</p>", "p: a\ndivider\np: b", ""},
	} {
		t.Run(c.name, func(t *testing.T) {
			parts, notes := Convert(c.source, Options{Base: base})
			if got := show(parts); got != c.want {
				t.Errorf("got\n%s\nexpected\n%s", got, c.want)
			}
			if all := strings.Join(notes, "; "); !strings.Contains(all, c.note) || c.note == "" && all != "" {
				t.Errorf("notes: %q, expected %q", all, c.note)
			}
		})
	}
}

func TestConvert_blankLinesSeparateParagraphsInPlainText(t *testing.T) {
	parts, _ := Convert("one\ntwo\n\nthree <b>four</b>\n\n<p>five\nsix</p>", Options{Paragraphs: true})
	if got, want := show(parts), "p: one⏎two\np: three *four*\np: five six"; got != want {
		t.Errorf("got\n%s\nexpected\n%s", got, want)
	}
}

func TestConvert_tooDeepNestingKeepsTheText(t *testing.T) {
	parts, notes := Convert(strings.Repeat("<div>", 100_000)+"words<script>x</script>", Options{})
	if got := show(parts); got != "p: words" || len(notes) == 0 {
		t.Errorf("%q, %v", got, notes)
	}
}
