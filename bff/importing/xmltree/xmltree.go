// Package xmltree reads imperfect XML: old charsets, bare ampersands, and control
// characters. It refuses documents that it can't read completely, so nothing is imported
// partially. It never expands declared entities and never loads external content.
package xmltree

import (
	"bytes"
	"encoding/xml"
	"errors"
	"fmt"
	"io"
	"strings"

	"peritus/bff/importing/charset"
)

// Limits for one document.
const (
	MaxBytes = 256 << 20
	maxDepth = 200
	maxNodes = 4_000_000
)

// Node is an element. Its name has the standard prefix of its namespace, regardless of
// the document's prefix: wp:post_id, itunes:image.
type Node struct {
	Name     string
	Attr     map[string]string // by lowercase name, without namespace
	Text     string            // all character data directly in it
	Children []*Node
}

// Parse reads a document. The notes list the repairs.
func Parse(raw []byte) (*Node, []string, error) {
	if len(raw) > MaxBytes {
		return nil, nil, fmt.Errorf("the file is larger than %d MB", MaxBytes>>20)
	}
	text, notes, err := charset.Decode(raw)
	if err != nil {
		return nil, nil, fmt.Errorf("%w (nothing was imported)", err)
	}
	text, mended := withoutControls(text)
	if mended > 0 {
		notes = append(notes, fmt.Sprintf("%d control characters were removed because XML doesn't allow them", mended))
	}
	d := xml.NewDecoder(bytes.NewReader(text))
	d.Strict = false
	d.Entity = xml.HTMLEntity
	d.CharsetReader = func(_ string, in io.Reader) (io.Reader, error) { return in, nil } // decoded already
	root, err := build(d)
	if err != nil {
		return nil, nil, fmt.Errorf("this isn't a complete XML document (nothing was imported): %w", err)
	}
	return root, notes, nil
}

// withoutControls removes the characters that XML 1.0 forbids.
func withoutControls(text []byte) ([]byte, int) {
	dropped := 0
	out := bytes.Map(func(r rune) rune {
		if r < 0x20 && r != '\n' && r != '\r' && r != '\t' || r == 0xFFFE || r == 0xFFFF {
			dropped++
			return -1
		}
		return r
	}, text)
	return out, dropped
}

func build(d *xml.Decoder) (*Node, error) {
	var root *Node
	var open []*Node
	texts := []*strings.Builder{}
	nodes := 0
	for {
		token, err := d.Token()
		if errors.Is(err, io.EOF) {
			break
		}
		if err != nil {
			return nil, err
		}
		switch t := token.(type) {
		case xml.StartElement:
			if nodes++; nodes > maxNodes || len(open) >= maxDepth {
				return nil, errors.New("too many elements, or nested too deeply")
			}
			n := &Node{Name: nameOf(t.Name), Attr: attributes(t.Attr)}
			if len(open) > 0 {
				parent := open[len(open)-1]
				parent.Children = append(parent.Children, n)
			} else if root == nil {
				root = n
			} else {
				return nil, errors.New("more than one root element")
			}
			open, texts = append(open, n), append(texts, &strings.Builder{})
		case xml.EndElement:
			last := len(open) - 1
			open[last].Text = texts[last].String()
			open, texts = open[:last], texts[:last]
		case xml.CharData:
			if len(open) > 0 {
				_, _ = texts[len(open)-1].Write(t) // never fails
			}
		}
	}
	if root == nil {
		return nil, errors.New("it has no elements")
	}
	return root, nil
}

func attributes(list []xml.Attr) map[string]string {
	if len(list) == 0 {
		return nil
	}
	m := make(map[string]string, len(list))
	for _, a := range list {
		m[strings.ToLower(a.Name.Local)] = a.Value
	}
	return m
}

// Child returns the first child with that name, or nil.
func (n *Node) Child(name string) *Node {
	if n == nil {
		return nil
	}
	for _, c := range n.Children {
		if c.Name == name {
			return c
		}
	}
	return nil
}

// All returns the children with that name.
func (n *Node) All(name string) []*Node {
	if n == nil {
		return nil
	}
	var all []*Node
	for _, c := range n.Children {
		if c.Name == name {
			all = append(all, c)
		}
	}
	return all
}

// Get returns the text of the first named child that has text.
func (n *Node) Get(names ...string) string {
	for _, name := range names {
		for _, c := range n.All(name) {
			if text := strings.TrimSpace(c.Text); text != "" {
				return text
			}
		}
	}
	return ""
}

// Markup returns the text of n as HTML. Child elements, which come from unescaped
// markup, become paragraphs after it.
func (n *Node) Markup() string {
	if n == nil || len(n.Children) == 0 {
		if n == nil {
			return ""
		}
		return n.Text
	}
	var b strings.Builder
	b.WriteString(n.Text)
	for _, c := range n.Children {
		b.WriteString("<p>" + xmlEscape(c.Markup()) + "</p>")
	}
	return b.String()
}

func xmlEscape(s string) string {
	return strings.NewReplacer("&", "&amp;", "<", "&lt;", ">", "&gt;").Replace(s)
}

// Attribute returns an attribute of n, or "" if n or the attribute is missing.
func (n *Node) Attribute(name string) string {
	if n == nil {
		return ""
	}
	return strings.TrimSpace(n.Attr[name])
}
