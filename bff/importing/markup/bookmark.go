package markup

import (
	"golang.org/x/net/html"

	"peritus/bff/importing/manuscript"
)

// bookmarkClass marks the link of a Ghost bookmark card, which contains the title,
// description, icon, and picture of a page.
const bookmarkClass = "kg-bookmark-container"

// bookmark turns a bookmark card into a link with the description of the page below it.
func (c *converter) bookmark(n *html.Node) {
	title, description := withClass(n, "kg-bookmark-title"), withClass(n, "kg-bookmark-description")
	href := c.options.link(attr(n, "href"))
	switch {
	case title == "" && href == "":
		title = manuscript.Line(rawText(n))
	case title == "":
		title = href
	}
	if title == "" && description == "" {
		c.log.add("an empty bookmark is left out")
		return
	}
	c.log.add("a bookmark became a link: its icon and picture are left out")
	if href == "" {
		c.log.add("a bookmark has no usable address, so only its text is kept")
	}
	c.endParagraph()
	c.runs = append(c.runs, run{title, context{link: href}})
	if description != "" && description != title {
		c.runs = append(c.runs, run{"\n" + description, context{}})
	}
	c.endParagraph()
}

// withClass returns the text of the first element in n with a class.
func withClass(n *html.Node, class string) string {
	text := ""
	each(n, func(e *html.Node) {
		if text == "" && hasClass(e, class) {
			text = manuscript.Line(rawText(e))
		}
	})
	return text
}

// saysMore reports whether a figure has text besides its captions, which showing only its
// pictures would lose.
func saysMore(n *html.Node) bool {
	for child := n.FirstChild; child != nil; child = child.NextSibling {
		switch {
		case child.Type == html.TextNode && manuscript.Line(child.Data) != "":
			return true
		case child.Type == html.ElementNode && child.Data != "figcaption" && child.Data != "noscript" && !isRaw(child.Data) && saysMore(child):
			return true
		}
	}
	return false
}
