package block

import (
	"strings"
	"unicode"
)

const (
	wordsPerMinute      = 220
	charactersPerMinute = 500 // for scripts without spaces between words
)

// ReadingMinutes returns the reading time of text in minutes, rounded up, at least 1.
func ReadingMinutes(text string) int {
	words, characters := 0, 0
	inWord := false
	for _, r := range text {
		switch {
		case Unspaced(r):
			characters++
			inWord = false
		case unicode.IsLetter(r) || unicode.IsDigit(r):
			if !inWord {
				words++
			}
			inWord = true
		case unicode.IsSpace(r) || unicode.Is(unicode.Pd, r):
			inWord = false
		}
	}
	share := words*charactersPerMinute + characters*wordsPerMinute
	whole := wordsPerMinute * charactersPerMinute
	return max(1, (share+whole-1)/whole)
}

// Unspaced reports whether r belongs to a script written without spaces.
func Unspaced(r rune) bool {
	return unicode.In(r, unicode.Han, unicode.Hiragana, unicode.Katakana, unicode.Thai, unicode.Lao, unicode.Khmer, unicode.Myanmar)
}

// PlainText returns the visible text of the blocks, one line for each block.
func PlainText(blocks []Block) string {
	var b strings.Builder
	for _, block := range blocks {
		writePlain(&b, block)
	}
	return b.String()
}

func writePlain(b *strings.Builder, block Block) {
	writeInlines(b, block.Children)
	for _, item := range block.Items {
		writeInlines(b, item.Children)
		if item.List != nil {
			writePlain(b, *item.List)
		}
	}
	writeLine(b, block.Title)
	writeLine(b, block.Text)
	writeLine(b, OrZero(block.Cite))
	writeLine(b, OrZero(block.Caption))
	for _, cell := range block.Header {
		writeInlines(b, cell)
	}
	for _, row := range block.Rows {
		for _, cell := range row {
			writeInlines(b, cell)
		}
	}
}

func writeInlines(b *strings.Builder, inlines []Inline) { writeLine(b, InlineText(inlines)) }

func writeLine(b *strings.Builder, text string) {
	if text != "" {
		b.WriteString(text)
		b.WriteByte('\n')
	}
}

// InlineText returns the text of the inlines without marks.
func InlineText(inlines []Inline) string {
	var b strings.Builder
	for _, in := range inlines {
		switch in.Type {
		case "break":
			b.WriteByte('\n')
		case "link":
			b.WriteString(InlineText(in.Children))
		default:
			b.WriteString(in.Text)
		}
	}
	return b.String()
}

// Heading is an entry of an article's table of contents.
type Heading struct {
	ID    string `json:"id"`
	Text  string `json:"text"`
	Level int    `json:"level" minimum:"2" maximum:"4"`
}

// Contents returns the table of contents.
func Contents(blocks []Block) []Heading {
	contents := []Heading{}
	for _, b := range blocks {
		if b.Type == HeadingType {
			text := strings.Join(strings.Fields(InlineText(b.Children)), " ")
			contents = append(contents, Heading{ID: b.ID, Text: text, Level: b.Level})
		}
	}
	return contents
}
