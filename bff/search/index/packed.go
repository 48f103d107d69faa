package index

import (
	"encoding/binary"
	"strings"
	"unicode"
	"unicode/utf8"
)

// packed is a text as numbers of the segment's surfaces (words as written) and
// separators, about two bytes per word. It unpacks to the original text byte for byte.
//
// An even number 2s is surface s, an odd number 2p+1 is separator p. Two surfaces in a
// row have a space between them, or nothing if both are runes of a dense run.
type packed string

// piece is one unpacked element: a surface, or a separator when surface is false.
type piece struct {
	id      uint32
	surface bool
}

const (
	space   = 0 // separator ids that every segment has
	nothing = 1
)

// texts is a segment's table of surfaces and separators.
type texts struct {
	surfaces   []string
	dense      bitset // by surface: one rune of a dense run
	separators []string
	closing    []bool // by separator: ends a sentence
}

// number returns the number at a position and its size in bytes.
func (p packed) number(at int) (v uint32, size int) {
	c := p[at]
	if c < 0x80 {
		return uint32(c), 1
	}
	v = uint32(c & 0x7f)
	for shift := 7; ; shift += 7 {
		size++
		c = p[at+size]
		v |= uint32(c&0x7f) << shift
		if c < 0x80 {
			return v, size + 1
		}
	}
}

// unpack appends the pieces of a text, with every separator written out.
func (t *texts) unpack(p packed, pieces []piece) []piece {
	previous, previousDense := false, false
	for i := 0; i < len(p); {
		v, size := p.number(i)
		i += size
		if v&1 != 0 {
			pieces = append(pieces, piece{id: v >> 1})
			previous, previousDense = false, false
			continue
		}
		s := v >> 1
		dense := t.dense.has(s)
		if previous {
			if previousDense && dense {
				pieces = append(pieces, piece{id: nothing})
			} else {
				pieces = append(pieces, piece{id: space})
			}
		}
		pieces = append(pieces, piece{id: s, surface: true})
		previous, previousDense = true, dense
	}
	return pieces
}

func (t *texts) textOf(p piece) string {
	if p.surface {
		return t.surfaces[p.id]
	}
	return t.separators[p.id]
}

// text unpacks the original string.
func (t *texts) text(p packed) string {
	var b strings.Builder
	for _, piece := range t.unpack(p, nil) {
		b.WriteString(t.textOf(piece))
	}
	return b.String()
}

// packer builds texts. It numbers surfaces and separators in order of appearance, so the
// most frequent ones mostly get the smallest numbers.
type packer struct {
	surfaceIDs   map[string]uint32
	separatorIDs map[string]uint32
	surfaces     []string
	dense        []bool
	separators   []string
	recent       [1 << 12]uint32 // by a hash of the text: a surface that was found there before
}

// wordSink gets the words of a text while it's packed.
type wordSink interface {
	packedWord(surface uint32)
	packedRun(run string) // a dense run unchanged
}

func newPacker() *packer {
	p := &packer{surfaceIDs: map[string]uint32{}, separatorIDs: map[string]uint32{}}
	p.separator(" ")
	p.separator("")
	return p
}

func (p *packer) separator(text string) uint32 {
	id, ok := p.separatorIDs[text]
	if !ok {
		id = uint32(len(p.separators))
		text = strings.Clone(text)
		p.separatorIDs[text] = id
		p.separators = append(p.separators, text)
	}
	return id
}

// surface looks at the words that came last first. Most words of a text are among a few
// thousand, and comparing one is faster than finding it among all.
func (p *packer) surface(text string, dense bool) uint32 {
	at := &p.recent[recentPlace(text)]
	if id := *at; int(id) < len(p.surfaces) && p.surfaces[id] == text {
		return id
	}
	*at = p.findSurface(text, dense)
	return *at
}

// recentPlace mixes the length, the first two bytes, the middle one, and the last two.
func recentPlace(text string) uint32 {
	n := len(text)
	if n == 0 {
		return 0
	}
	h := uint32(n) | uint32(text[0])<<8 | uint32(text[n/2])<<16 | uint32(text[n-1])<<24
	h ^= uint32(text[min(1, n-1)])<<5 ^ uint32(text[max(n-2, 0)])<<13 ^ uint32(text[n/3])<<21
	return h * 0x9e3779b1 >> 20
}

func (p *packer) findSurface(text string, dense bool) uint32 {
	id, ok := p.surfaceIDs[text]
	if !ok {
		id = uint32(len(p.surfaces))
		text = strings.Clone(text)
		p.surfaceIDs[text] = id
		p.surfaces = append(p.surfaces, text)
		p.dense = append(p.dense, dense)
	}
	return id
}

// pack appends the packed text to out and tells its words to a sink, if there is one.
func (p *packer) pack(out []byte, text string, to wordSink) []byte {
	scan := scanner{text: text}
	end := 0
	previous, previousDense := false, false
	for {
		t, ok := scan.next()
		if !ok {
			break
		}
		between := text[end:t.start]
		plain := between == " " && previous && !(previousDense && t.dense) || between == "" && !previous
		if !plain {
			out = binary.AppendUvarint(out, uint64(p.separator(between))<<1|1)
		}
		if t.dense {
			out = p.packRun(out, text[t.start:t.end])
			if to != nil {
				to.packedRun(text[t.start:t.end])
			}
		} else {
			id := p.surface(text[t.start:t.end], false)
			out = binary.AppendUvarint(out, uint64(id)<<1)
			if to != nil {
				to.packedWord(id)
			}
		}
		previous, previousDense = true, t.dense
		end = t.end
	}
	if end < len(text) {
		out = binary.AppendUvarint(out, uint64(p.separator(text[end:]))<<1|1)
	}
	return out
}

func (p *packer) packRun(out []byte, run string) []byte {
	for len(run) > 0 {
		_, size := utf8.DecodeRuneInString(run)
		out = binary.AppendUvarint(out, uint64(p.surface(run[:size], true))<<1)
		run = run[size:]
	}
	return out
}

func (p *packer) finish() texts {
	t := texts{surfaces: p.surfaces, separators: p.separators, dense: make(bitset, bitsetWords(len(p.surfaces)))}
	for i, dense := range p.dense {
		if dense {
			t.dense[i>>6] |= 1 << (i & 63)
		}
	}
	t.closing = make([]bool, len(t.separators))
	for i, s := range t.separators {
		t.closing[i] = closesSentence(s)
	}
	return t
}

// closesSentence reports whether a separator ends a sentence: a period, question mark, or
// exclamation mark before white space, a new line, or a full stop of a dense script.
func closesSentence(separator string) bool {
	stopped := false
	for _, r := range separator {
		switch {
		case r == '\n' || r == '。' || r == '！' || r == '？':
			return true
		case r == '.' || r == '!' || r == '?':
			stopped = true
		case stopped && unicode.IsSpace(r):
			return true
		}
	}
	return false
}
