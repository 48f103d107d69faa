package index

import (
	"cmp"
	"encoding/binary"
	"math"
	"slices"
	"sort"
	"strings"
)

// builder makes a segment from documents added one by one. It isn't safe for concurrent
// use.
type builder struct {
	n       int
	packer  *packer
	records *recordWriter
	facets  facetColumn
	table   *facetTable
	filters *filters

	tagged  map[tagged]uint32 // numbers of tags
	termIDs map[string]uint32 // numbers in order of appearance; finish sorts them
	terms   []string
	lists   []postingList

	surfaceTerms [][]uint32 // by packer surface; nil until needed
	weights      []float32  // by term: its weight in the current document
	stops        []bool     // by term: words that only names count
	stamps       []uint64   // by term: the document and, in the lower 16 bits, the fields already counted
	mentions     []uint8    // by term: mentions in the current biography
	touched      []uint32

	people        map[uint32][]uint32 // by term: documents
	organizations namesBuilder
	courts        namesBuilder

	fees      map[string]*feeColumn // by activity
	ties      []uint32
	confirmed []uint32
	until     []uint16
	years     []uint8
	names     []uint64
	ids       []string

	packing    field // what packText packs
	packingBio float32
	length     [binary.MaxVarintLen64]byte

	encoded []byte
	numbers []uint16
	pairs   []string
}

func newBuilder(table *facetTable, filters *filters) *builder {
	p := newPacker()
	return &builder{
		packer: p, records: newRecordWriter(p), table: table, filters: filters, fees: map[string]*feeColumn{},
		tagged: map[tagged]uint32{}, termIDs: map[string]uint32{}, people: map[uint32][]uint32{},
	}
}

// add indexes a document. A later document with the same id replaces an earlier one.
func (b *builder) add(d *Document) {
	b.count(d)
	b.encode(d)
	document := uint32(b.n)
	for _, term := range b.touched {
		b.lists[term].add(document, impactOf(b.weights[term]))
		b.weights[term] = 0
		b.mentions[term] = 0
	}
	b.touched = b.touched[:0]
	b.facets.add(b.facetNumbers(d))
	b.addFees(d)
	b.until = append(b.until, dayOf(d.Until))
	b.ties = append(b.ties, tieOf(d))
	b.confirmed = append(b.confirmed, secondsOf(d.ConfirmedAt))
	b.years = append(b.years, uint8(min(max(d.Years, Unknown)+1, math.MaxUint8)))
	b.names = append(b.names, namePrefix(Fold(d.sortName())))
	b.ids = append(b.ids, strings.Clone(d.ExpertID))
	b.n++
}

// count weighs the words of every field except the headline, biography, and keywords,
// which are weighed while they are packed.
func (b *builder) count(d *Document) {
	b.words(d.Name, inName)
	for i := range d.Areas {
		f := inArea
		if d.Areas[i].Primary {
			f = inPrimaryArea
		}
		b.words(d.Areas[i].SubcategoryName, f)
	}
	for i := range d.Degrees {
		b.words(d.Degrees[i].Degree, inDegree)
		b.words(d.Degrees[i].DegreeName, inDegree)
		b.words(d.Degrees[i].Field, inDegree)
		b.words(d.Degrees[i].Organization, inOrganization)
	}
	for _, o := range d.Organizations {
		b.words(o, inOrganization)
	}
	for _, l := range d.Languages {
		b.words(l, inLanguage)
	}
	for _, place := range []string{d.City, d.State, d.StateName, d.CountryName} {
		b.words(place, inPlace)
	}
	b.tags(d)
}

// tags adds the tags of a document.
func (b *builder) tags(d *Document) {
	for i := range d.Areas {
		if a := &d.Areas[i]; a.Category != "" {
			f := inArea
			if a.Primary {
				f = inPrimaryArea
			}
			b.tag(tagged{areaTag, a.Category, a.Subcategory}, f)
			b.tag(tagged{areaTag, a.Category, ""}, inCategory)
		}
	}
	for _, l := range d.Languages {
		b.tag(tagged{languageTag, l, ""}, inTag)
	}
	b.tag(tagged{cityTag, d.City, ""}, inTag)
	b.tag(tagged{stateTag, d.StateName, ""}, inTag)
	b.tag(tagged{countryTag, d.CountryName, ""}, inTag)
}

// tagged is what a tag says of a document: a place by its name, or an area by its codes.
type tagged struct{ kind, name, part string }

func (of tagged) tag() string {
	switch {
	case of.kind != areaTag:
	case of.part == "":
		return areaTag + of.name
	default:
		return areaTag + of.name + "/" + of.part
	}
	return tagOf(of.kind, of.name)
}

func (b *builder) tag(of tagged, f field) {
	if of.name == "" {
		return
	}
	id, ok := b.tagged[of]
	if !ok {
		id = b.term(of.tag())
		b.tagged[tagged{of.kind, strings.Clone(of.name), strings.Clone(of.part)}] = id
	}
	b.weigh(id, f, 0)
}

func (b *builder) words(text string, f field) {
	scan := scanner{text: text}
	for {
		t, ok := scan.next()
		if !ok {
			return
		}
		if t.dense {
			b.run(text[t.start:t.end], f, 0)
			continue
		}
		b.word(b.packer.surface(text[t.start:t.end], false), f, 0)
	}
}

func (b *builder) word(surface uint32, f field, bioWeight float32) {
	for int(surface) >= len(b.surfaceTerms) {
		b.surfaceTerms = append(b.surfaceTerms, nil)
	}
	terms := b.surfaceTerms[surface]
	if terms == nil {
		terms = []uint32{}
		for _, term := range appendTerms(nil, b.packer.surfaces[surface], false) {
			terms = append(terms, b.term(term))
		}
		b.surfaceTerms[surface] = terms
	}
	for _, term := range terms {
		b.weigh(term, f, bioWeight)
	}
}

func (b *builder) run(run string, f field, bioWeight float32) {
	b.pairs = appendTerms(b.pairs[:0], run, true)
	for _, pair := range b.pairs {
		b.weigh(b.term(pair), f, bioWeight)
	}
}

func (b *builder) term(term string) uint32 {
	id, ok := b.termIDs[term]
	if !ok {
		id = uint32(len(b.terms))
		term = strings.Clone(term)
		b.termIDs[term] = id
		b.terms = append(b.terms, term)
		b.lists = append(b.lists, postingList{})
		b.weights = append(b.weights, 0)
		b.stops = append(b.stops, isStop(term))
		b.stamps = append(b.stamps, 0)
		b.mentions = append(b.mentions, 0)
	}
	return id
}

func (b *builder) weigh(term uint32, f field, bioWeight float32) {
	if f != inName && b.stops[term] {
		return
	}
	weight := fieldWeight[f]
	if f == inBio {
		if b.mentions[term]++; b.mentions[term] > maxBioMentions {
			b.mentions[term] = maxBioMentions
			return
		}
		weight = bioWeight
	} else {
		stamp := b.stamps[term]
		if stamp>>16 != uint64(b.n+1) {
			stamp = uint64(b.n+1) << 16
		}
		if stamp&(1<<f) != 0 {
			return
		}
		b.stamps[term] = stamp | 1<<f
	}
	if f == inName {
		if docs := b.people[term]; len(docs) == 0 || docs[len(docs)-1] != uint32(b.n) {
			b.people[term] = append(docs, uint32(b.n))
		}
	}
	if b.weights[term] == 0 {
		b.touched = append(b.touched, term)
	}
	b.weights[term] += weight
}

// encode writes the stored form of the document. record.go reads it.
func (b *builder) encode(d *Document) {
	r := b.records
	out := b.encoded[:0]
	out = appendString(out, d.ExpertID)
	out = appendString(out, d.SortName)
	out = appendString(out, d.Name)
	out = appendString(out, d.Slug)
	out = appendString(out, d.Photo)
	for _, s := range []string{d.City, d.State, d.StateName, d.Country, d.CountryName} {
		out = binary.AppendUvarint(out, uint64(r.intern(s)))
	}
	out = appendYears(out, d.Years)
	ms := uint64(0)
	if !d.ConfirmedAt.IsZero() {
		ms = uint64(max(d.ConfirmedAt.UnixMilli(), 0))
	}
	out = binary.AppendUvarint(out, ms)
	out = binary.AppendUvarint(out, uint64(len(d.Areas)))
	for i := range d.Areas {
		a := &d.Areas[i]
		for _, s := range []string{a.Category, a.CategoryName, a.Subcategory, a.SubcategoryName} {
			out = binary.AppendUvarint(out, uint64(r.intern(s)))
		}
		primary := byte(0)
		if a.Primary {
			primary = 1
		}
		out = append(out, primary)
		out = appendYears(out, a.Years)
		out = b.packList(out, a.Keywords)
	}
	out = binary.AppendUvarint(out, uint64(len(d.Degrees)))
	for _, g := range d.Degrees {
		for _, s := range []string{g.Degree, g.DegreeName, g.Field} {
			out = binary.AppendUvarint(out, uint64(r.intern(s)))
		}
		out = b.encodeOrganization(out, g.Organization)
	}
	out = binary.AppendUvarint(out, uint64(len(d.Languages)))
	for _, s := range d.Languages {
		out = binary.AppendUvarint(out, uint64(r.intern(s)))
	}
	out = binary.AppendUvarint(out, uint64(len(d.Organizations)))
	for _, s := range d.Organizations {
		out = b.encodeOrganization(out, s)
	}
	out = binary.AppendUvarint(out, uint64(len(d.Courts)))
	for _, c := range d.Courts {
		out = binary.AppendUvarint(out, uint64(b.courts.add(r.intern(c.Name), c.Citation, b.n)))
		out = binary.AppendUvarint(out, uint64(r.intern(c.Citation)))
	}
	out = b.packList(out, d.Keywords)
	out = b.packText(out, d.Headline, inHeadline, 0)
	out = b.packText(out, d.Bio, inBio, bioWordWeight(strings.Count(d.Bio, " ")+1))
	out = b.encodeFacts(out, d)
	r.add(out)
	b.encoded = out
}

func appendYears(out []byte, years int) []byte {
	return binary.AppendUvarint(out, uint64(max(years, Unknown)+1))
}

func (b *builder) packList(out []byte, list []string) []byte {
	out = binary.AppendUvarint(out, uint64(len(list)))
	for _, s := range list {
		out = b.packText(out, s, inKeywords, 0)
	}
	return out
}

// packText appends a packed text, preceded by its length, and weighs its words.
func (b *builder) packText(out []byte, text string, f field, bioWeight float32) []byte {
	b.packing, b.packingBio = f, bioWeight
	start := len(out)
	out = b.packer.pack(append(out, 0), text, b)
	size := len(out) - start - 1
	if size < 0x80 { // as of most texts
		out[start] = byte(size)
		return out
	}
	long := binary.AppendUvarint(b.length[:0], uint64(size))
	out[start] = long[0]
	return slices.Insert(out, start+1, long[1:]...)
}

func (b *builder) packedWord(surface uint32) { b.word(surface, b.packing, b.packingBio) }
func (b *builder) packedRun(run string)      { b.run(run, b.packing, b.packingBio) }

func (b *builder) facetNumbers(d *Document) []uint16 {
	numbers := b.numbers[:0]
	for i := range d.Areas {
		a := &d.Areas[i]
		if a.Category == "" {
			continue
		}
		category := b.table.number(Areas, a.Category, a.CategoryName, -1)
		numbers = append(numbers, category)
		if a.Subcategory != "" {
			numbers = append(numbers, b.table.number(Areas, a.Code(), a.SubcategoryName, int32(category)))
		}
	}
	if d.State != "" {
		numbers = append(numbers, b.table.number(States, d.State, d.StateName, -1))
	}
	if d.Country != "" {
		numbers = append(numbers, b.table.number(Countries, d.Country, d.CountryName, -1))
	}
	for i := range d.Degrees {
		if d.Degrees[i].Degree != "" {
			numbers = append(numbers, b.table.number(Degrees, d.Degrees[i].Degree, d.Degrees[i].Degree, -1))
		}
	}
	for _, f := range d.Facts {
		if g, ok := b.filters.groups[f.Filter]; ok {
			numbers = append(numbers, b.table.number(g, f.Code, f.Name, -1))
		}
	}
	b.numbers = numbers
	return numbers
}

// encodeOrganization stores the name of an organization and notes that the document has it.
func (b *builder) encodeOrganization(out []byte, name string) []byte {
	id := b.records.intern(name)
	if name != "" {
		b.organizations.add(id, "", b.n)
	}
	return binary.AppendUvarint(out, uint64(id))
}

// finish makes the segment. The builder can't be used afterwards.
func (b *builder) finish() *segment {
	b.records.flush()
	b.facets.finish()
	s := &segment{
		n: b.n, texts: b.packer.finish(), facets: b.facets,
		pages: b.records.pages, recordAt: slices.Clip(b.records.at), strings: slices.Clip(b.records.strings), packedStrings: slices.Clip(b.records.packed),
		fees: b.finishFees(), until: slices.Clip(b.until), ties: slices.Clip(b.ties), confirmed: slices.Clip(b.confirmed), years: slices.Clip(b.years), names: slices.Clip(b.names),
	}
	sorted := make([]uint32, len(b.terms)) // by sorted position: the term's number while building
	for i := range sorted {
		sorted[i] = uint32(i)
	}
	sort.Slice(sorted, func(i, j int) bool { return b.terms[sorted[i]] < b.terms[sorted[j]] })
	place := make([]uint32, len(sorted))
	terms := make([]string, len(sorted))
	for i, id := range sorted {
		place[id] = uint32(i)
		terms[i] = b.terms[id]
	}
	s.dictionary = newDictionary(terms)
	s.postings = b.finishPostings(sorted)
	s.postings.spreadLists(terms, b.n)
	s.termSurfaceAt, s.termSurfaces = b.finishSurfaces(place)
	s.byID = sortedByID(b.ids)
	s.people = b.finishPeople(sorted)
	s.organizations = b.organizations.finish(b.records.strings)
	s.courts = b.courts.finish(b.records.strings)
	return s
}

func (b *builder) finishPostings(sorted []uint32) postings {
	size := 0
	for i := range b.lists {
		size += len(b.lists[i].bytes)
	}
	p := postings{
		frequency: make([]uint32, len(sorted)), at: make([]uint32, len(sorted)+1), list: make([]byte, 0, size),
	}
	for i, id := range sorted {
		p.frequency[i] = b.lists[id].frequency
		p.list = append(p.list, b.lists[id].bytes...)
		p.at[i+1] = uint32(len(p.list))
		b.lists[id].bytes = nil
	}
	return p
}

// finishSurfaces inverts the map from surfaces to terms.
func (b *builder) finishSurfaces(place []uint32) (at, surfaces []uint32) {
	at = make([]uint32, len(place)+1)
	for _, terms := range b.surfaceTerms {
		for _, t := range terms {
			at[place[t]+1]++
		}
	}
	for i := range place {
		at[i+1] += at[i]
	}
	next := slices.Clone(at)
	surfaces = make([]uint32, at[len(place)])
	for surface, terms := range b.surfaceTerms {
		for _, t := range terms {
			surfaces[next[place[t]]] = uint32(surface)
			next[place[t]]++
		}
	}
	return at, surfaces
}

// sortedByID orders documents by expert id, the newest of equal ids first.
func sortedByID(ids []string) []uint32 {
	order := make([]uint32, len(ids))
	for i := range order {
		order[i] = uint32(i)
	}
	slices.SortFunc(order, func(a, b uint32) int {
		return cmp.Or(strings.Compare(ids[a], ids[b]), cmp.Compare(b, a))
	})
	return order
}

func (b *builder) finishPeople(sorted []uint32) nameList {
	var l nameList
	for _, id := range sorted {
		if docs := b.people[id]; docs != nil {
			l.words = append(l.words, b.terms[id])
			l.at = append(l.at, uint32(len(l.documents)))
			l.documents = append(l.documents, docs...)
		}
	}
	l.at = append(l.at, uint32(len(l.documents)))
	l.documents = slices.Clip(l.documents)
	return l
}
