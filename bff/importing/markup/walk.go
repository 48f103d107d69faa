package markup

import (
	"regexp"
	"strings"

	"golang.org/x/net/html"

	"peritus/bff/importing/manuscript"
)

// context holds the marks and the link around a text.
type context struct {
	bold, italic, underline, strike, code bool
	link                                  string
}

func (c *converter) children(n *html.Node, in context) {
	for child := n.FirstChild; child != nil; child = child.NextSibling {
		c.walk(child, in)
	}
}

func (c *converter) walk(n *html.Node, in context) {
	switch n.Type {
	case html.TextNode:
		c.text(n, in)
	case html.CommentNode:
		c.comment(n.Data)
	case html.ElementNode:
		if !c.skipped[n] {
			c.element(n, in)
		}
	}
}

// text adds text. In plain-text paragraphs, blank lines separate them.
func (c *converter) text(n *html.Node, in context) {
	if !c.options.Paragraphs || !between(n) {
		c.runs = append(c.runs, run{strings.ReplaceAll(n.Data, "\n", " "), in})
		return
	}
	for i, chunk := range blankLines.Split(n.Data, -1) {
		if i > 0 {
			c.endParagraph()
		}
		c.runs = append(c.runs, run{chunk, in})
	}
}

var blankLines = regexp.MustCompile(`\n[ \t]*\n\s*`)

// between reports whether n may contain plain-text paragraphs: at the top level or in a
// grouping element.
func between(n *html.Node) bool {
	for p := n.Parent; p != nil; p = p.Parent {
		switch p.Data {
		case "p", "h1", "h2", "h3", "h4", "h5", "h6", "pre", "table", "ul", "ol", "dl", "figure":
			return false
		}
	}
	return true
}

var dynamicBlock = regexp.MustCompile(`^\s*wp:([a-z0-9/-]+)\s.*/\s*$`)

// comment reads WordPress's block markers, which are HTML comments.
func (c *converter) comment(data string) {
	switch trimmed := strings.TrimSpace(data); {
	case trimmed == "nextpage":
		c.place(manuscript.Divider{})
	case dynamicBlock.MatchString(data):
		switch name := dynamicBlock.FindStringSubmatch(data)[1]; name {
		case "more", "nextpage", "spacer", "separator", "paragraph", "footnotes":
		default:
			c.log.add("the block “" + name + "”, which WordPress fills in, is left out")
		}
	}
}

// marked lists the elements that only set marks.
func marked(name string, in context) (context, bool) {
	switch name {
	case "b", "strong", "summary", "dt", "legend":
		in.bold = true
	case "i", "em", "dfn", "cite", "var":
		in.italic = true
	case "u", "ins":
		in.underline = true
	case "s", "strike", "del":
		in.strike = true
	case "code", "kbd", "samp", "tt":
		in.code = true
	case "span", "font", "small", "big", "mark", "abbr", "acronym", "time", "bdi", "bdo", "data", "label", "ruby", "rb", "wbr", "nobr", "o:p":
	default:
		return in, false
	}
	return in, true
}

func (c *converter) element(n *html.Node, in context) {
	name := n.Data
	if n.Namespace != "" {
		c.log.add("<" + n.Namespace + "> is left out")
		return
	}
	if c.special(n, in) {
		return
	}
	marks, inline := marked(name, in)
	if inline && !isBlock(name) {
		c.children(n, marks)
		return
	}
	switch name {
	case "h1", "h2", "h3", "h4", "h5", "h6":
		c.heading(n, in, int(name[1]-'0'))
	case "p", "div", "section", "article", "aside", "header", "footer", "main", "nav", "address", "center", "details",
		"summary", "dl", "dt", "dd", "fieldset", "legend", "figcaption", "hgroup", "search", "body", "html", "dialog",
		"form", "noscript", "li", "tbody", "tr", "td", "th", "caption", "thead", "tfoot":
		if name == "form" {
			c.log.add("a form is left out, but its text is kept")
		}
		c.endParagraph()
		c.children(n, marks)
		c.endParagraph()
	default:
		if dropped(name) {
			c.log.add("<" + name + "> is left out")
			return
		}
		c.log.add("<" + shown(name) + "> is not known, its words are kept")
		c.children(n, in)
	}
}

func shown(name string) string {
	short, _ := manuscript.Cut(name, 20)
	return short
}

func isBlock(name string) bool { return name == "summary" || name == "dt" || name == "legend" }

// dropped lists the elements that are removed with their content.
func dropped(name string) bool {
	switch name {
	case "script", "style", "template", "object", "embed", "applet", "frame", "frameset", "noframes", "noembed",
		"input", "select", "textarea", "datalist", "option", "optgroup", "canvas", "map", "area", "link", "meta", "base", "title", "head",
		"svg", "math", "portal", "plaintext", "xmp", "listing", "param", "source", "track", "progress", "meter", "rp", "rt", "bgsound", "keygen":
		return true
	}
	return false
}

// special handles all other elements.
func (c *converter) special(n *html.Node, in context) bool {
	switch n.Data {
	case "br":
		c.runs = append(c.runs, run{"\n", in})
	case "hr":
		c.place(manuscript.Divider{})
	case "a":
		if hasClass(n, bookmarkClass) {
			c.bookmark(n)
		} else {
			c.anchor(n, in)
		}
	case "sup", "sub":
		c.raised(n, in)
	case "q":
		c.runs = append(c.runs, run{"“", in})
		c.children(n, in)
		c.runs = append(c.runs, run{"”", in})
	case "ul", "ol", "menu", "dir":
		c.list(n, in)
	case "blockquote":
		c.quote(n, in)
	case "pre":
		c.code(n)
	case "table":
		c.table(n, in, "")
	case "figure":
		c.figure(n, in)
	case "img":
		c.picture(n, in, "")
	case "picture":
		if img := find(n, "img"); img != nil {
			c.picture(img, in, "")
		}
	case "iframe":
		c.frame(n, "")
	case "video", "audio":
		c.player(n, in)
	case "button":
		c.children(n, in)
	default:
		return false
	}
	return true
}

func (c *converter) heading(n *html.Node, in context, level int) {
	c.endParagraph()
	in.bold = false
	c.children(n, in)
	c.endBlock("heading", min(max(level, 2), 4))
}

func (c *converter) anchor(n *html.Node, in context) {
	if mark := c.footnotes.markOf(n); mark != "" {
		c.runs = append(c.runs, run{"[^" + mark + "]", context{}})
		return
	}
	if href := attr(n, "href"); href != "" {
		in.link = c.options.link(href)
		if in.link == "" && !strings.HasPrefix(strings.TrimSpace(href), "#") {
			c.log.add("a link has no usable address, so only its text is kept")
		}
	}
	c.children(n, in)
}

var raisedDigits = strings.NewReplacer("0", "⁰", "1", "¹", "2", "²", "3", "³", "4", "⁴", "5", "⁵", "6", "⁶", "7", "⁷", "8", "⁸", "9", "⁹")
var loweredDigits = strings.NewReplacer("0", "₀", "1", "₁", "2", "₂", "3", "₃", "4", "₄", "5", "₅", "6", "₆", "7", "₇", "8", "₈", "9", "₉")
var allDigits = regexp.MustCompile(`^[0-9]{1,4}$`)

// raised keeps superscript and subscript digits. Other text loses the formatting.
func (c *converter) raised(n *html.Node, in context) {
	if mark := c.footnotes.markOf(n); mark != "" {
		c.runs = append(c.runs, run{"[^" + mark + "]", context{}})
		return
	}
	if only := n.FirstChild; only != nil && only.NextSibling == nil && only.Type == html.TextNode && allDigits.MatchString(only.Data) {
		digits := raisedDigits
		if n.Data == "sub" {
			digits = loweredDigits
		}
		c.runs = append(c.runs, run{digits.Replace(only.Data), in})
		return
	}
	c.children(n, in)
}
