package index

import (
	"slices"
	"strings"

	"github.com/RoaringBitmap/roaring/v2"
)

// namesBuilder notes which documents have which interned names.
type namesBuilder struct {
	documents []*roaring.Bitmap // by interned name; nil for other strings
	names     []uint32          // in order of appearance
	citations map[uint32]string
}

// add notes that a document has a name, and returns the name's id.
func (b *namesBuilder) add(id uint32, citation string, document int) uint32 {
	for int(id) >= len(b.documents) {
		b.documents = append(b.documents, nil)
	}
	if b.documents[id] == nil {
		b.documents[id] = roaring.New()
		b.names = append(b.names, id)
		if citation != "" {
			if b.citations == nil {
				b.citations = map[uint32]string{}
			}
			b.citations[id] = strings.Clone(citation)
		}
	}
	b.documents[id].Add(uint32(document))
	return id
}

// finish makes the table, in the order of the names.
func (b *namesBuilder) finish(names []string) nameTable {
	var t nameTable
	slices.SortFunc(b.names, func(x, y uint32) int { return strings.Compare(names[x], names[y]) })
	for _, id := range b.names {
		folded := Fold(names[id])
		if citation := b.citations[id]; citation != "" {
			folded += " " + strings.Join(nameWords(citation), " ")
		}
		t.names = append(t.names, names[id])
		t.folded = append(t.folded, folded)
		t.documents = append(t.documents, b.documents[id])
	}
	return t
}
