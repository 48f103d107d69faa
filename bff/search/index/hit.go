package index

// hit makes a candidate presentable.
func (x *scratch) hit(c candidate) Hit {
	w := &x.parts[c.part]
	d := w.record(c.document)
	h := Hit{Document: d.Document, Headline: x.runs(w, "", x.unpackMarked(w, d.headline), "")}
	h.Why = x.why(w, &d)
	return h
}
