package markup

import (
	"regexp"
	"strings"

	"golang.org/x/net/html"

	"peritus/bff/importing/manuscript"
)

// list reads a list. Inside a quote or cell, a list becomes lines.
func (c *converter) list(n *html.Node, in context) {
	if c.within > 0 {
		for _, item := range itemsOf(n) {
			c.endParagraph()
			c.runs = append(c.runs, run{"– ", in})
			c.children(item, in)
		}
		c.endParagraph()
		return
	}
	c.endParagraph()
	block := c.listBlock(n, in)
	if len(block.Children) > 0 {
		c.blocks = append(c.blocks, block)
	}
	c.release()
}

func itemsOf(list *html.Node) []*html.Node {
	var items []*html.Node
	for child := list.FirstChild; child != nil; child = child.NextSibling {
		if child.Type == html.ElementNode {
			items = append(items, child)
		}
	}
	return items
}

func isList(n *html.Node) bool {
	return n.Type == html.ElementNode && (n.Data == "ul" || n.Data == "ol" || n.Data == "menu" || n.Data == "dir")
}

func (c *converter) listBlock(n *html.Node, in context) manuscript.Block {
	block := manuscript.Block{Type: "list", Format: "unordered"}
	if n.Data == "ol" {
		block.Format = "ordered"
	}
	for _, item := range itemsOf(n) {
		if c.skipped[item] {
			continue
		}
		if isList(item) {
			if inner := c.listBlock(item, in); len(inner.Children) > 0 {
				block.Children = append(block.Children, inner)
			}
			continue
		}
		var nested []manuscript.Block
		inlines := c.collect(item, in, c.itemWalk(&nested))
		if len(inlines) > 0 || len(nested) > 0 {
			block.Children = append(block.Children, manuscript.Block{Type: "list-item", Inlines: inlines})
		}
		block.Children = append(block.Children, nested...)
	}
	return block
}

// itemWalk walks a list item and collects its nested lists, which the CMS stores next
// to the item.
func (c *converter) itemWalk(nested *[]manuscript.Block) func(*html.Node, context) {
	return func(n *html.Node, in context) {
		if !isList(n) {
			c.walk(n, in)
			return
		}
		outer := c.runs
		if inner := c.listBlock(n, in); len(inner.Children) > 0 {
			*nested = append(*nested, inner)
		}
		c.runs = outer
	}
}

// quote reads a quotation. With an attribution, it becomes a separate part.
func (c *converter) quote(n *html.Node, in context) {
	if address := tweetOf(n); address != "" && c.embed(address, "", "") {
		return
	}
	if c.within > 0 {
		c.endParagraph()
		c.children(n, in)
		c.endParagraph()
		return
	}
	c.endParagraph()
	cite := find(n, "cite")
	if cite == nil {
		cite = find(n, "footer")
	}
	said := ""
	if cite != nil {
		said = strings.Trim(manuscript.Line(rawText(cite)), "—–- ")
		c.skipped[cite] = true
	}
	inlines := c.collect(n, in, c.walk)
	switch {
	case len(inlines) == 0 && said != "":
		c.blocks = append(c.blocks, paragraph(said))
	case len(inlines) == 0:
	case said != "":
		who, _ := manuscript.Cut(said, 255)
		c.place(manuscript.Quote{Text: manuscript.InlineText(inlines), Cite: who})
	default:
		c.blocks = append(c.blocks, manuscript.Block{Type: "quote", Inlines: inlines})
	}
	c.release()
}

var languageClass = regexp.MustCompile(`(?:^|\s)(?:language|lang|brush)[-:]\s*([A-Za-z0-9+#._-]{1,30})`)

// code keeps a code block but drops its syntax colors.
func (c *converter) code(n *html.Node) {
	text := strings.Trim(rawText(n), "\n")
	if strings.TrimSpace(text) == "" {
		return
	}
	if hasClass(n, "wp-block-verse") {
		c.endParagraph()
		c.runs = append(c.runs, run{text: text})
		c.endParagraph()
		return
	}
	language := attr(n, "data-language")
	each(n, func(e *html.Node) {
		if m := languageClass.FindStringSubmatch(attr(e, "class")); m != nil && language == "" {
			language = m[1]
		}
	})
	language, _ = manuscript.Cut(language, 30)
	c.place(manuscript.Code{Language: language, Code: text})
}
