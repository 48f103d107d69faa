package index

import (
	"encoding/binary"
	"strings"
	"time"
)

// record is a decoded document. Its strings share the segment's memory, and its texts are
// still packed.
type record struct {
	Document
	headline      packed
	bio           packed
	keywords      []packed // not tied to one area
	areas         []packedArea
	degrees       []packedDegree
	languages     []packed
	organizations []packed
	place         []packed // city, state, country
	entries       []packedEntry
}

// The packed forms of the names in a document, for highlights.
type (
	packedArea struct {
		category, subcategory packed
		keywords              []packed
	}
	packedDegree struct{ name, field, organization packed }
)

// recordPageBytes is the size of a page of stored documents.
const recordPageBytes = 1 << 18

// recordWriter stores documents in pages and repeated strings (codes, places,
// organizations) once.
type recordWriter struct {
	pages    []string
	page     []byte
	at       []uint32 // by document: page number and offset within it
	interned map[string]uint32
	strings  []string
	packed   []packed // the same strings, packed
	packer   *packer
}

func newRecordWriter(p *packer) *recordWriter {
	w := &recordWriter{interned: map[string]uint32{}, packer: p}
	w.intern("")
	return w
}

func (w *recordWriter) intern(s string) uint32 {
	id, ok := w.interned[s]
	if !ok {
		id = uint32(len(w.strings))
		s = strings.Clone(s)
		w.interned[s] = id
		w.strings = append(w.strings, s)
		w.packed = append(w.packed, packed(w.packer.pack(nil, s, nil)))
	}
	return id
}

// add stores one encoded document.
func (w *recordWriter) add(encoded []byte) {
	if len(w.page) > 0 && len(w.page)+len(encoded) > recordPageBytes {
		w.flush()
	}
	w.at = append(w.at, uint32(len(w.pages))<<18|uint32(len(w.page)))
	w.page = append(w.page, encoded...)
}

func (w *recordWriter) flush() {
	if len(w.page) > 0 {
		w.pages = append(w.pages, string(w.page))
		w.page = w.page[:0]
	}
}

func appendString(out []byte, s string) []byte {
	return append(binary.AppendUvarint(out, uint64(len(s))), s...)
}

// recordReader reads one stored document from front to back.
type recordReader struct {
	rest    string
	segment *segment
}

func (r *recordReader) number() uint64 {
	var v uint64
	for i, shift := 0, 0; ; i, shift = i+1, shift+7 {
		c := r.rest[i]
		v |= uint64(c&0x7f) << shift
		if c < 0x80 {
			r.rest = r.rest[i+1:]
			return v
		}
	}
}

func (r *recordReader) count() int { return int(r.number()) }

func (r *recordReader) years() int { return int(r.number()) - 1 }

func (r *recordReader) text() string {
	n := r.number()
	s := r.rest[:n]
	r.rest = r.rest[n:]
	return s
}

func (r *recordReader) packed() packed { return packed(r.text()) }

func (r *recordReader) packedList(list []packed) []packed {
	for range r.count() {
		list = append(list, r.packed())
	}
	return list
}

// known reads a string that the segment stores once.
func (r *recordReader) known() (string, packed) {
	n := r.number()
	return r.segment.strings[n], r.segment.packedStrings[n]
}

func (r *recordReader) knownList(packedList []packed) ([]string, []packed) {
	n := r.count()
	if n == 0 {
		return nil, packedList
	}
	list := make([]string, n)
	for i := range list {
		var p packed
		list[i], p = r.known()
		packedList = append(packedList, p)
	}
	return list, packedList
}

// reader returns a reader at the start of a document.
func (s *segment) reader(document uint32) recordReader {
	at := s.recordAt[document]
	return recordReader{rest: s.pages[at>>18][at&(1<<18-1):], segment: s}
}

func (s *segment) expertID(document uint32) string {
	r := s.reader(document)
	return r.text()
}

func (s *segment) sortName(document uint32) string {
	r := s.reader(document)
	r.text()
	if name := r.text(); name != "" {
		return name
	}
	return r.text()
}

// read decodes a stored document into d, reusing its memory. Texts stay packed. Only the
// slices of the Document itself are new.
func (d *record) read(s *segment, document uint32) {
	r := s.reader(document)
	d.Document = Document{}
	d.ExpertID = r.text()
	d.SortName = r.text()
	d.Name = r.text()
	d.Slug = r.text()
	d.Photo = r.text()
	var city, state, country packed
	d.City, city = r.known()
	d.State, _ = r.known()
	d.StateName, state = r.known()
	d.Country, _ = r.known()
	d.CountryName, country = r.known()
	d.place = append(d.place[:0], city, state, country)
	d.Years = r.years()
	if ms := r.number(); ms > 0 {
		d.ConfirmedAt = time.UnixMilli(int64(ms)).UTC()
	}
	d.readAreas(&r)
	d.readDegrees(&r)
	d.Languages, d.languages = r.knownList(d.languages[:0])
	d.Organizations, d.organizations = r.knownList(d.organizations[:0])
	if n := r.count(); n > 0 {
		d.Courts = make([]Court, n)
		for i := range d.Courts {
			d.Courts[i].Name, _ = r.known()
			d.Courts[i].Citation, _ = r.known()
		}
	}
	d.keywords = r.packedList(d.keywords[:0])
	d.headline = r.packed()
	d.bio = r.packed()
	d.readFacts(&r)
}

func (d *record) readAreas(r *recordReader) {
	n := r.count()
	d.areas = resized(d.areas, n)
	if n == 0 {
		return
	}
	d.Areas = make([]Area, n)
	for i := range n {
		a, p := &d.Areas[i], &d.areas[i]
		a.Category, _ = r.known()
		a.CategoryName, p.category = r.known()
		a.Subcategory, _ = r.known()
		a.SubcategoryName, p.subcategory = r.known()
		a.Primary = r.number() == 1
		a.Years = r.years()
		p.keywords = r.packedList(p.keywords[:0])
	}
}

func (d *record) readDegrees(r *recordReader) {
	n := r.count()
	d.degrees = resized(d.degrees, n)
	if n == 0 {
		return
	}
	d.Degrees = make([]Degree, n)
	for i := range n {
		g, p := &d.Degrees[i], &d.degrees[i]
		g.Degree, p.name = r.known()
		if name, packedName := r.known(); name != "" {
			g.DegreeName, p.name = name, packedName
		}
		g.Field, p.field = r.known()
		g.Organization, p.organization = r.known()
	}
}

// resized returns a slice of n elements that keeps its existing ones.
func resized[T any](s []T, n int) []T {
	for cap(s) < n {
		s = append(s[:cap(s)], *new(T))
	}
	return s[:n]
}

// document decodes a document exactly as it was added.
func (s *segment) document(document uint32) Document {
	var r record
	r.read(s, document)
	d := r.Document
	d.Headline = s.text(r.headline)
	d.Bio = s.text(r.bio)
	d.Keywords = s.textList(r.keywords)
	d.Entries = s.unpackEntries(r.entries, true)
	for i := range d.Areas {
		d.Areas[i].Keywords = s.textList(r.areas[i].keywords)
	}
	return d
}

func (s *segment) textList(list []packed) []string {
	if len(list) == 0 {
		return nil
	}
	out := make([]string, len(list))
	for i, p := range list {
		out[i] = s.text(p)
	}
	return out
}
