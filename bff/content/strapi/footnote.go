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

// footnotes are the notes of a body by their marks.
type footnotes map[string]*footnote

type footnote struct {
	text   string
	number int // from 1 in the order of use; 0 while nothing refers to it
	id     string
}

// footnotesOf finds the notes before the text is read, since the text refers to notes
// that stand below it. Of two notes with one mark the first counts.
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
				r.dropped("footnote without a mark of its own, or without a text")
				continue
			}
			notes[mark] = &footnote{text: text}
		}
	}
	return notes
}

var reference = regexp.MustCompile(`\[\^([^\[\]\s]{1,20})\]`)

// noted turns the references in texts into pieces of their own. A mark that no note
// has stays text, and so does whatever is code.
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

// refer numbers a note at its first use.
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

// footnotesBlock holds the notes that were referred to.
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
