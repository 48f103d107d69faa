package markup

import (
	"strings"

	"golang.org/x/net/html"
)

func attr(n *html.Node, name string) string {
	for _, a := range n.Attr {
		if a.Key == name && a.Namespace == "" {
			return a.Val
		}
	}
	return ""
}

func hasClass(n *html.Node, class string) bool {
	for _, c := range strings.Fields(attr(n, "class")) {
		if c == class {
			return true
		}
	}
	return false
}

// find returns the first descendant of n with that name.
func find(n *html.Node, name string) *html.Node {
	for child := n.FirstChild; child != nil; child = child.NextSibling {
		if child.Type == html.ElementNode && child.Data == name {
			return child
		}
		if found := find(child, name); found != nil {
			return found
		}
	}
	return nil
}

// findAll returns all descendants of n with that name.
func findAll(n *html.Node, name string) []*html.Node {
	var all []*html.Node
	each(n, func(e *html.Node) {
		if e.Data == name && e != n {
			all = append(all, e)
		}
	})
	return all
}

// each visits n and its descendants.
func each(n *html.Node, visit func(*html.Node)) {
	if n.Type == html.ElementNode {
		visit(n)
	}
	for child := n.FirstChild; child != nil; child = child.NextSibling {
		each(child, visit)
	}
}

// rawText returns the text in n with line breaks.
func rawText(n *html.Node) string {
	var b strings.Builder
	var walk func(*html.Node)
	walk = func(n *html.Node) {
		switch {
		case n.Type == html.TextNode:
			b.WriteString(n.Data)
		case n.Type == html.ElementNode && n.Data == "br":
			b.WriteByte('\n')
		case n.Type == html.ElementNode && isRaw(n.Data):
			return
		}
		for child := n.FirstChild; child != nil; child = child.NextSibling {
			walk(child)
		}
	}
	walk(n)
	return b.String()
}
