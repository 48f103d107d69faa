package index

import (
	"encoding/binary"
	"time"
)

// encodeFacts appends the entries, facts, fees, and testimony of a document. The words of
// the entries are weighed while they are packed.
func (b *builder) encodeFacts(out []byte, d *Document) []byte {
	number := func(v int) { out = binary.AppendUvarint(out, uint64(v)) }
	interned := func(s string) { number(int(b.records.intern(s))) }
	number(len(d.Entries))
	for _, e := range d.Entries {
		flags, f := 0, inText
		if e.Title {
			flags, f = titleFlag, inTitle
		}
		if e.Shown {
			flags |= shownFlag
		}
		number(flags)
		interned(e.Row)
		out = b.packText(out, e.Text, f, 0)
	}
	number(len(d.Facts))
	for _, f := range d.Facts {
		interned(f.Filter)
		interned(f.Code)
		interned(f.Name)
	}
	number(len(d.Fees))
	for _, f := range d.Fees {
		interned(f.Activity)
		number(f.Cents)
	}
	t := d.Testimony
	for _, n := range []int{t.Matters, t.Plaintiff, t.Defense, t.Trials} {
		number(n)
	}
	number(int(secondsOf(d.Until)))
	return out
}

const (
	titleFlag = 1 << iota
	shownFlag
)

// packedEntry is an entry whose text is still packed.
type packedEntry struct {
	row   string
	flags uint64
	text  packed
}

// readFacts reads what encodeFacts wrote. Texts stay packed.
func (d *record) readFacts(r *recordReader) {
	d.entries = resized(d.entries, r.count())
	for i := range d.entries {
		e := &d.entries[i]
		e.flags = r.number()
		e.row, _ = r.known()
		e.text = r.packed()
	}
	if n := r.count(); n > 0 {
		d.Facts = make([]Fact, n)
		for i := range d.Facts {
			f := &d.Facts[i]
			f.Filter, _ = r.known()
			f.Code, _ = r.known()
			f.Name, _ = r.known()
		}
	}
	if n := r.count(); n > 0 {
		d.Fees = make([]Fee, n)
		for i := range d.Fees {
			d.Fees[i].Activity, _ = r.known()
			d.Fees[i].Cents = r.count()
		}
	}
	d.Testimony = Testimony{r.count(), r.count(), r.count(), r.count()}
	if seconds := r.number(); seconds > 0 {
		d.Until = time.Unix(int64(seconds), 0).UTC()
	}
}

// unpackEntries returns a document's entries, or only those that hits show.
func (s *segment) unpackEntries(packed []packedEntry, all bool) (entries []Entry) {
	for _, e := range packed {
		if all || e.flags&shownFlag != 0 {
			entries = append(entries, Entry{
				Row: e.row, Text: s.text(e.text), Title: e.flags&titleFlag != 0, Shown: e.flags&shownFlag != 0,
			})
		}
	}
	return entries
}

// Due lists the experts whose facts may differ on a day without a change.
func (ix *Index) Due(day time.Time) (expertIDs []string) {
	today := dayOf(day)
	for _, p := range ix.current.Load().parts {
		for document, until := range p.until {
			if until != 0 && until <= today && (p.deleted == nil || !p.deleted.has(uint32(document))) {
				expertIDs = append(expertIDs, p.expertID(uint32(document)))
			}
		}
	}
	return expertIDs
}
