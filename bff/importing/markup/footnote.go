package markup

import (
	"strconv"
	"strings"

	"golang.org/x/net/html"

	"peritus/bff/importing/manuscript"
)

// maxNote is the CMS's limit for a footnote.
const maxNote = 2000

// footnotes matches references to footnotes, in the markup of any tool.
type footnotes struct {
	texts map[string]string     // text by id
	ref   map[*html.Node]string // id of the note that an element refers to
	marks map[string]string     // mark by id, for notes found so far
	order []string
}

// findFootnotes finds the footnotes and adds their elements to skipped.
func findFootnotes(nodes []*html.Node, outside map[string]string, skipped map[*html.Node]bool) *footnotes {
	f := &footnotes{texts: map[string]string{}, ref: map[*html.Node]string{}, marks: map[string]string{}}
	for id, source := range outside {
		if inner, err := parse(source); err == nil {
			f.texts[id] = noteText(inner...)
		}
	}
	targets := map[string]*html.Node{}
	for _, n := range nodes {
		each(n, func(e *html.Node) {
			if id := attr(e, "id"); id != "" && (e.Data == "li" || e.Data == "p" || e.Data == "div") {
				targets[id] = e
			}
		})
	}
	for _, n := range nodes {
		each(n, func(e *html.Node) {
			id := f.referred(e)
			if id == "" {
				return
			}
			if target := targets[id]; target != nil {
				f.texts[id] = noteText(target)
				skipped[target] = true
			}
			if f.texts[id] != "" {
				f.ref[e] = id
			}
		})
	}
	for _, n := range nodes {
		each(n, func(e *html.Node) {
			if (hasClass(e, "footnotes") || attr(e, "role") == "doc-endnotes") && allSkipped(e, skipped) {
				skipped[e] = true
			}
		})
	}
	return f
}

// referred returns the id of the footnote that e refers to, if any.
func (f *footnotes) referred(e *html.Node) string {
	if e.Data == "sup" && attr(e, "data-fn") != "" {
		return attr(e, "data-fn")
	}
	href := attr(e, "href")
	if e.Data != "a" || len(href) < 2 || href[0] != '#' {
		return ""
	}
	raised := e.Parent != nil && e.Parent.Data == "sup"
	if hasClass(e, "footnote-ref") || attr(e, "role") == "doc-noteref" || hasClass(e, "footnote") || raised {
		return href[1:]
	}
	return ""
}

func allSkipped(container *html.Node, skipped map[*html.Node]bool) bool {
	items := findAll(container, "li")
	for _, item := range items {
		if !skipped[item] {
			return false
		}
	}
	return len(items) > 0
}

// noteText returns a footnote's text with its link addresses, without the back arrow.
func noteText(nodes ...*html.Node) string {
	var b strings.Builder
	var walk func(*html.Node)
	walk = func(n *html.Node) {
		if n.Type == html.TextNode {
			b.WriteString(n.Data)
		}
		if n.Type == html.ElementNode {
			if isRaw(n.Data) || n.Data == "a" && strings.HasPrefix(attr(n, "href"), "#") {
				return
			}
			if n.Data == "p" || n.Data == "br" || n.Data == "li" {
				b.WriteByte(' ')
			}
		}
		for child := n.FirstChild; child != nil; child = child.NextSibling {
			walk(child)
		}
		if href := attr(n, "href"); n.Type == html.ElementNode && n.Data == "a" && !strings.Contains(rawText(n), href) {
			if safe := (Options{}).link(href); strings.HasPrefix(safe, "http") {
				b.WriteString(" (" + safe + ")")
			}
		}
	}
	for _, n := range nodes {
		walk(n)
	}
	return manuscript.Line(b.String())
}

// markOf returns the mark of the footnote that n refers to, or "".
func (f *footnotes) markOf(n *html.Node) string {
	id := f.ref[n]
	if id == "" && n.Data == "sup" {
		if a := n.FirstChild; a != nil && a.NextSibling == nil {
			id = f.ref[a]
		}
	}
	if id == "" {
		return ""
	}
	if f.marks[id] == "" {
		f.order = append(f.order, id)
		f.marks[id] = strconv.Itoa(len(f.order))
	}
	return f.marks[id]
}

// used returns the footnotes that the text refers to, in order.
func (f *footnotes) used() []manuscript.Footnote {
	var notes []manuscript.Footnote
	for _, id := range f.order {
		text, _ := manuscript.Cut(f.texts[id], maxNote)
		notes = append(notes, manuscript.Footnote{Mark: f.marks[id], Text: text})
	}
	return notes
}
