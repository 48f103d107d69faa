// Package markup converts untrusted HTML into the parts of a body. It keeps what the CMS
// supports and reports what it drops. The output is only text, marks, and validated
// addresses, so no executable content can get through.
package markup

import (
	"net/url"
	"strings"

	"golang.org/x/net/html"
	"golang.org/x/net/html/atom"

	"peritus/bff/importing/manuscript"
)

// maxSource limits the HTML of one entry, in bytes.
const maxSource = 8 << 20

// Options control how a source is read.
type Options struct {
	Base       *url.URL          // resolves relative addresses; if nil, they stay paths
	Paragraphs bool              // blank lines separate paragraphs, single line feeds break lines (classic WordPress)
	Notes      map[string]string // footnotes stored outside the HTML, by id, as HTML
}

// Convert converts HTML. The notes list what was changed or dropped, with counts.
func Convert(source string, o Options) ([]manuscript.Part, []string) {
	c := &converter{options: o, log: &log{}, skipped: map[*html.Node]bool{}}
	if len(source) > maxSource {
		source = source[:maxSource]
		c.log.add("the text beyond 8 MB is left out")
	}
	nodes, err := parse(manuscript.Clean(source))
	if err != nil {
		c.log.add("its HTML is nested too deeply, so only the text is kept")
		return words(source), c.log.lines()
	}
	c.footnotes = findFootnotes(nodes, o.Notes, c.skipped)
	for _, n := range nodes {
		c.walk(n, context{})
	}
	c.endText()
	if notes := c.footnotes.used(); len(notes) > 0 {
		c.parts = append(c.parts, manuscript.Footnotes{Notes: notes})
	}
	return c.parts, c.log.lines()
}

// parse treats noscript as visible content.
func parse(source string) ([]*html.Node, error) {
	body := &html.Node{Type: html.ElementNode, Data: "body", DataAtom: atom.Body}
	return html.ParseFragmentWithOptions(strings.NewReader(source), body, html.ParseOptionEnableScripting(false))
}

// words returns the plain text of a source that can't be parsed.
func words(source string) []manuscript.Part {
	var b strings.Builder
	z := html.NewTokenizer(strings.NewReader(source))
	hidden := 0
	for {
		switch z.Next() {
		case html.ErrorToken:
			text := manuscript.Line(b.String())
			if text == "" {
				return nil
			}
			return []manuscript.Part{manuscript.Text{Blocks: []manuscript.Block{paragraph(text)}}}
		case html.StartTagToken:
			if name, _ := z.TagName(); isRaw(string(name)) {
				hidden++
			}
		case html.EndTagToken:
			if name, _ := z.TagName(); isRaw(string(name)) && hidden > 0 {
				hidden--
			}
			b.WriteByte(' ')
		case html.TextToken:
			if hidden == 0 {
				b.Write(z.Text())
			}
		}
	}
}

func isRaw(name string) bool { return name == "script" || name == "style" }

func paragraph(text string) manuscript.Block {
	return manuscript.Block{Type: "paragraph", Inlines: []manuscript.Inline{{Text: text}}}
}

// converter holds the finished parts, the blocks of the current text part, and the runs
// of the current paragraph.
type converter struct {
	options   Options
	log       *log
	footnotes *footnotes
	skipped   map[*html.Node]bool // footnotes move to the end

	parts   []manuscript.Part
	blocks  []manuscript.Block
	runs    []run
	hoisted []manuscript.Part // found in a list, quote, or cell, which can't contain parts
	within  int               // nesting depth of lists, quotes, and cells
	last    string            // address of the last picture
}

// endParagraph adds the runs as a block. Inside a list, quote, or cell, it only breaks
// the line.
func (c *converter) endParagraph() { c.endBlock("paragraph", 0) }

func (c *converter) endBlock(kind string, level int) {
	if c.within > 0 {
		if len(c.runs) > 0 {
			c.runs = append(c.runs, run{text: "\n"})
		}
		return
	}
	inlines := inlinesOf(c.runs)
	c.runs = nil
	if kind == "paragraph" && len(inlines) == 1 && c.address(inlines[0]) {
		return
	}
	if len(inlines) > 0 {
		c.blocks = append(c.blocks, manuscript.Block{Type: kind, Level: level, Inlines: inlines})
	}
}

// address embeds or links a paragraph that contains only an address.
func (c *converter) address(in manuscript.Inline) bool {
	text := in.Text
	if in.URL != "" && len(in.Children) == 1 && in.Children[0].Text == in.URL {
		text = in.URL
	}
	if !strings.HasPrefix(text, "http://") && !strings.HasPrefix(text, "https://") || strings.ContainsAny(text, " \n") {
		return false
	}
	if c.embed(text, "", "") {
		return true
	}
	safe := c.options.link(text)
	if safe == "" || in.URL != "" {
		return false
	}
	linked := manuscript.Inline{URL: safe, Children: []manuscript.Inline{in}}
	c.blocks = append(c.blocks, manuscript.Block{Type: "paragraph", Inlines: []manuscript.Inline{linked}})
	return true
}

func (c *converter) endText() {
	c.endParagraph()
	if len(c.blocks) > 0 {
		c.parts = append(c.parts, manuscript.Text{Blocks: c.blocks})
		c.blocks = nil
	}
}

// place adds a part here, or after the block that contains it.
func (c *converter) place(p manuscript.Part) {
	if c.within > 0 {
		c.hoisted = append(c.hoisted, p)
		return
	}
	c.endText()
	c.parts = append(c.parts, p)
}

// collect reads n's children as the inlines of one block.
func (c *converter) collect(n *html.Node, in context, walk func(*html.Node, context)) []manuscript.Inline {
	outer := c.runs
	c.runs = nil
	c.within++
	for child := n.FirstChild; child != nil; child = child.NextSibling {
		walk(child, in)
	}
	c.within--
	inlines := inlinesOf(c.runs)
	c.runs = outer
	return inlines
}

// release adds the hoisted parts after the block that couldn't contain them.
func (c *converter) release() {
	if c.within > 0 || len(c.hoisted) == 0 {
		return
	}
	parts := c.hoisted
	c.hoisted = nil
	for _, p := range parts {
		c.place(p)
	}
}
