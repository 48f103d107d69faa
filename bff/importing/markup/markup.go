// Package markup turns HTML of any origin into the parts of a body. It keeps what
// the CMS has a place for, and names what it drops; nothing that runs can pass,
// since what comes out is text, marks and checked addresses.
package markup

import (
	"net/url"
	"strings"

	"golang.org/x/net/html"
	"golang.org/x/net/html/atom"

	"peritus/bff/importing/manuscript"
)

// maxSource is how much HTML of one entry is read, in bytes.
const maxSource = 8 << 20

// Options say how to read a source.
type Options struct {
	Base       *url.URL          // relative addresses are read against it; nil: they stay paths
	Paragraphs bool              // blank lines part paragraphs, single ones break lines (classic WordPress)
	Notes      map[string]string // footnotes that the source keeps outside of the HTML, by id, as HTML
}

// Convert reads HTML. The notes say what was changed or left out, each once, with
// how often.
func Convert(source string, o Options) ([]manuscript.Part, []string) {
	c := &converter{options: o, log: &log{}, skipped: map[*html.Node]bool{}}
	if len(source) > maxSource {
		source = source[:maxSource]
		c.log.add("the text beyond 8 MB is left out")
	}
	nodes, err := parse(manuscript.Clean(source))
	if err != nil {
		c.log.add("its HTML is nested too deep: only the words are kept")
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

// parse reads noscript as what a reader without script sees.
func parse(source string) ([]*html.Node, error) {
	body := &html.Node{Type: html.ElementNode, Data: "body", DataAtom: atom.Body}
	return html.ParseFragmentWithOptions(strings.NewReader(source), body, html.ParseOptionEnableScripting(false))
}

// words is what is left of a source that no tree can be made of.
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

// converter holds what is under way: the parts that are done, the blocks of the
// text being written, and the runs of the paragraph being written.
type converter struct {
	options   Options
	log       *log
	footnotes *footnotes
	skipped   map[*html.Node]bool // notes stand at the end, not where they were written

	parts   []manuscript.Part
	blocks  []manuscript.Block
	runs    []run
	hoisted []manuscript.Part // met inside a list, quote or cell, which cannot hold it
	within  int               // lists, quotes and cells around
	last    string            // address of the last picture
}

// endParagraph puts the runs down as a block; inside of a list, quote or cell it
// only breaks the line.
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

// address embeds, or links, what a paragraph that is nothing but an address names.
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

// place puts a part down where it stands, or behind what is around it.
func (c *converter) place(p manuscript.Part) {
	if c.within > 0 {
		c.hoisted = append(c.hoisted, p)
		return
	}
	c.endText()
	c.parts = append(c.parts, p)
}

// collect reads what is below n as the inlines of one block.
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

// release puts down what could not stand inside the block that just ended.
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
