package strapi

import (
	"slices"
	"strings"

	"peritus/bff/content/block"
)

// children reads the inline nodes of n. It returns none for a node without text.
func (r *bodyReader) children(n node) []block.Inline {
	inlines := r.inlinesOf(n.list("children"))
	refers := slices.ContainsFunc(inlines, func(in block.Inline) bool { return in.Type == "footnote" })
	if !refers && strings.TrimSpace(block.InlineText(inlines)) == "" {
		return nil
	}
	return inlines
}

func (r *bodyReader) inlinesOf(nodes []any) []block.Inline {
	out := []block.Inline{}
	for _, n := range nodes {
		out = append(out, r.inline(asNode(n))...)
	}
	return out
}

func (r *bodyReader) inline(n node) []block.Inline {
	switch kind := n.text("type"); kind {
	case "text", "": // texts in code may have no type
		return r.noted(r.marked(n))
	case "link":
		return r.link(n)
	default:
		r.dropped("inline " + kind)
		return nil
	}
}

// link returns only the texts of a link with an unsafe URL.
func (r *bodyReader) link(n node) []block.Inline {
	var texts []block.Inline
	for _, c := range n.list("children") {
		if child := asNode(c); child.text("type") == "text" {
			texts = append(texts, r.marked(child)...)
		} else {
			r.dropped("in a link: " + child.text("type"))
		}
	}
	href := block.SafeHref(n.text("url"))
	if href == "" || len(texts) == 0 || r.inlines <= 0 {
		return texts
	}
	r.inlines--
	return []block.Inline{{Type: "link", Href: href, Children: texts}}
}

// marked reads a text with its marks.
func (r *bodyReader) marked(n node) []block.Inline {
	return r.lines(n.text("text"), block.Inline{
		Type: "text", Bold: n.flag("bold"), Italic: n.flag("italic"), Underline: n.flag("underline"),
		Strike: n.flag("strikethrough"), Code: n.flag("code"),
	})
}

func (r *bodyReader) plain(text string) []block.Inline {
	return r.lines(text, block.Inline{Type: "text"})
}

// lines converts line feeds in a text to breaks.
func (r *bodyReader) lines(text string, like block.Inline) []block.Inline {
	out := []block.Inline{}
	rest := r.take(text)
	for more := true; more && r.inlines > 0; {
		var line string
		line, rest, more = strings.Cut(rest, "\n")
		if line != "" {
			like.Text = line
			out = r.count(out, like)
		}
		if more {
			out = r.count(out, block.Inline{Type: "break"})
		}
	}
	return out
}

func (r *bodyReader) count(out []block.Inline, in block.Inline) []block.Inline {
	if r.inlines <= 0 {
		r.dropped("what is beyond the length of a body")
		return out
	}
	r.inlines--
	return append(out, in)
}

// prose reads a member with plain or rich text. Paragraphs of rich text become lines.
func (r *bodyReader) prose(v any) []block.Inline {
	if text, ok := v.(string); ok {
		return r.noted(r.plain(text))
	}
	out := []block.Inline{}
	nodes, _ := v.([]any)
	for _, n := range nodes {
		children := r.children(asNode(n))
		if len(children) == 0 {
			continue
		}
		if len(out) > 0 {
			out = r.count(out, block.Inline{Type: "break"})
		}
		out = append(out, children...)
	}
	return out
}

// nodeText returns all text below n without marks and links, for code.
func nodeText(n node, depth int) string {
	if text, ok := n["text"].(string); ok {
		return text
	}
	if depth > maxFlatten {
		return ""
	}
	var b strings.Builder
	for _, c := range n.list("children") {
		b.WriteString(nodeText(asNode(c), depth+1))
	}
	return b.String()
}
