package strapi

import (
	"regexp"
	"strconv"

	"peritus/bff/content/block"
)

const (
	maxFootnotes = 300
	maxMark      = 20 // runes
)

// footnotes holds the notes of a body by mark.
type footnotes map[string]*footnote

type footnote struct {
	text   string
	number int // from 1 in the order of first reference; 0 without one
	id     string
}

// footnotesOf collects the notes before the text is read, because the text refers to
// notes below it. If two notes have the same mark, the first one counts.
func (r *bodyReader) footnotesOf(components []any) footnotes {
	notes := footnotes{}
	for _, c := range components {
		if asNode(c).text("__component") != "article.footnotes" {
			continue
		}
		for _, v := range asNode(c).list("notes") {
			n := asNode(v)
			mark, text := n.text("mark"), n.text("text")
			if _, taken := notes[mark]; taken || mark == "" || text == "" || len(notes) >= maxFootnotes || len([]rune(mark)) > maxMark {
				r.dropped("footnote without a unique mark or without text")
				continue
			}
			notes[mark] = &footnote{text: text}
		}
	}
	return notes
}

var reference = regexp.MustCompile(`\[\^([^\[\]\s]{1,20})\]`)

// noted splits references to notes from the text around them. References in code and
// references without a note stay text.
func (r *bodyReader) noted(inlines []block.Inline) []block.Inline {
	if len(r.notes) == 0 {
		return inlines
	}
	out := make([]block.Inline, 0, len(inlines))
	for _, in := range inlines {
		if in.Type != "text" || in.Code {
			out = append(out, in)
			continue
		}
		out = append(out, r.parted(in)...)
	}
	return out
}

func (r *bodyReader) parted(in block.Inline) []block.Inline {
	var out []block.Inline
	piece := func(text string) {
		if text != "" {
			in.Text = text
			out = append(out, in)
		}
	}
	text, from := in.Text, 0
	for _, at := range reference.FindAllStringSubmatchIndex(text, -1) {
		note := r.notes[text[at[2]:at[3]]]
		if note == nil || r.inlines < 2 {
			continue
		}
		r.inlines -= 2
		piece(text[from:at[0]])
		out = append(out, r.refer(note))
		from = at[1]
	}
	piece(text[from:])
	return out
}

// refer numbers a note at its first reference.
func (r *bodyReader) refer(note *footnote) block.Inline {
	if note.number == 0 {
		for _, other := range r.notes {
			note.number = max(note.number, other.number)
		}
		note.number++
		note.id = r.headings.Next("note " + strconv.Itoa(note.number))
	}
	return block.Inline{Type: "footnote", Number: note.number, ID: note.id}
}

// footnotesBlock returns the notes that the text refers to.
func (r *bodyReader) footnotesBlock() []block.Block {
	b := block.Block{Type: block.FootnotesType}
	for mark, note := range r.notes {
		if note.number == 0 {
			r.dropped("footnote that no text refers to")
			continue
		}
		for len(b.Notes) < note.number {
			b.Notes = append(b.Notes, block.Footnote{})
		}
		b.Notes[note.number-1] = block.Footnote{ID: note.id, Number: note.number, Mark: mark, Children: r.plain(note.text)}
	}
	return r.one(b, len(b.Notes) > 0)
}
