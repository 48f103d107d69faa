package index

// hit converts a candidate to a Hit.
func (x *scratch) hit(c candidate) Hit {
	w := &x.parts[c.part]
	d := &x.record
	d.read(w.segment, c.document)
	d.Facts = nil
	d.Entries = w.unpackEntries(d.entries, false)
	if x.hidesFees {
		d.Fees = nil
	}
	return Hit{
		Document: d.Document,
		Named:    w.markName(d.Name),
		Headline: x.runs(w, "", x.unpackMarked(w, d.headline), ""),
		Why:      x.why(w, d),
	}
}
