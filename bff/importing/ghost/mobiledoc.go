package ghost

import (
	"encoding/json"
	"errors"
	"strconv"

	"peritus/bff/importing/markdown"
)

func fromMarkdown(source string) string { return markdown.HTML(source) }

// mobiledoc renders a document from Ghost's editor before 2023.
func mobiledoc(source string) (string, []string, error) {
	var d document
	if err := json.Unmarshal([]byte(source), &d); err != nil {
		return "", nil, errors.New("it isn't valid mobiledoc")
	}
	r := &renderer{}
	for _, s := range d.Sections {
		d.section(r, s)
	}
	return r.b.String(), r.notes, nil
}

type document struct {
	Markups  [][]any             `json:"markups"`
	Atoms    [][]any             `json:"atoms"`
	Cards    [][]json.RawMessage `json:"cards"`
	Sections [][]json.RawMessage `json:"sections"`
}

// Section types.
const (
	markupSection = 1
	imageSection  = 2
	listSection   = 3
	cardSection   = 10
)

func (d *document) section(r *renderer, s []json.RawMessage) {
	var kind int
	if len(s) < 2 || json.Unmarshal(s[0], &kind) != nil {
		r.notes = append(r.notes, "an unreadable section is left out")
		return
	}
	var tag string
	switch kind {
	case markupSection, listSection:
		if json.Unmarshal(s[1], &tag) != nil || len(s) < 3 || !sectionTags[tag] {
			tag = "p"
		}
	}
	switch kind {
	case markupSection:
		r.b.WriteString("<" + tag + ">")
		if len(s) > 2 {
			d.markers(r, s[2])
		}
		r.b.WriteString("</" + tag + ">")
	case imageSection:
		var src string
		if json.Unmarshal(s[1], &src) == nil {
			r.image(node{Src: src})
		}
	case listSection:
		var items []json.RawMessage
		if len(s) > 2 && json.Unmarshal(s[2], &items) == nil {
			r.b.WriteString("<" + tag + ">")
			for _, item := range items {
				r.b.WriteString("<li>")
				d.markers(r, item)
				r.b.WriteString("</li>")
			}
			r.b.WriteString("</" + tag + ">")
		}
	case cardSection:
		var at int
		if json.Unmarshal(s[1], &at) == nil && at >= 0 && at < len(d.Cards) {
			d.card(r, d.Cards[at])
		}
	default:
		r.notes = append(r.notes, "a section of type "+strconv.Itoa(kind)+" is left out")
	}
}

var sectionTags = map[string]bool{"p": true, "h1": true, "h2": true, "h3": true, "h4": true, "h5": true, "h6": true,
	"blockquote": true, "aside": true, "ul": true, "ol": true}

func (d *document) card(r *renderer, card []json.RawMessage) {
	var name string
	var n node
	if len(card) < 2 || json.Unmarshal(card[0], &name) != nil || json.Unmarshal(card[1], &n) != nil {
		r.notes = append(r.notes, "an unreadable card is left out")
		return
	}
	if n.Type = name; name == "markdown" || name == "card-markdown" {
		n.Type = "markdown"
	}
	r.node(n, 0)
}

// A marker is [type, marks opened, marks closed, text or index of an atom].
func (d *document) markers(r *renderer, raw json.RawMessage) {
	var markers [][]json.RawMessage
	if json.Unmarshal(raw, &markers) != nil {
		return
	}
	var open []string
	for _, m := range markers {
		var kind, closed int
		var opened []int
		if len(m) < 4 || json.Unmarshal(m[0], &kind) != nil || json.Unmarshal(m[1], &opened) != nil || json.Unmarshal(m[2], &closed) != nil {
			continue
		}
		for _, at := range opened {
			open = append(open, d.open(r, at))
		}
		var text string
		var at int
		switch {
		case kind == 0 && json.Unmarshal(m[3], &text) == nil:
			r.b.WriteString(escape(text))
		case kind == 1 && json.Unmarshal(m[3], &at) == nil && at >= 0 && at < len(d.Atoms) && len(d.Atoms[at]) > 0 && d.Atoms[at][0] == "soft-return":
			r.b.WriteString("<br>")
		}
		for ; closed > 0 && len(open) > 0; closed-- {
			if tag := open[len(open)-1]; tag != "" {
				r.b.WriteString("</" + tag + ">")
			}
			open = open[:len(open)-1]
		}
	}
}

var markTags = map[string]bool{"b": true, "strong": true, "i": true, "em": true, "u": true, "s": true, "strike": true,
	"del": true, "code": true, "sub": true, "sup": true, "a": true}

func (d *document) open(r *renderer, at int) string {
	if at < 0 || at >= len(d.Markups) || len(d.Markups[at]) == 0 {
		return ""
	}
	tag, _ := d.Markups[at][0].(string)
	if !markTags[tag] {
		return ""
	}
	r.b.WriteString("<" + tag)
	if len(d.Markups[at]) > 1 && tag == "a" {
		list, _ := d.Markups[at][1].([]any)
		for i := 0; i+1 < len(list); i += 2 {
			if list[i] == "href" {
				href, _ := list[i+1].(string)
				r.b.WriteString(` href="` + escape(href) + `"`)
			}
		}
	}
	r.b.WriteString(">")
	return tag
}
