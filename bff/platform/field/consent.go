package field

// ConsentGiven is the value of a consent that isn't tied to a document version.
const ConsentGiven = "yes"

// Consent is the person's agreement to the label. It is always required. missing is the
// error if they don't agree.
func (f *Form) Consent(at *string, label, missing string, options ...Option) {
	f.ConsentTo(at, ConsentGiven, label, missing, missing, options...)
}

// ConsentTo is agreement to one version of a document. stale is the error for another
// version.
func (f *Form) ConsentTo(at *string, version, label, missing, stale string, options ...Option) {
	sends := func(s *DeclaredField) { s.Value = version }
	f.add(at, KindConsent, label, consent{stringValue{at}, version, stale}, append([]Option{Required, IfMissing(missing), sends}, options...))
}

type consent struct {
	stringValue
	given string
	stale string
}

func (c consent) problems(*DeclaredField) []string {
	if *c.at != c.given {
		return []string{c.stale}
	}
	return nil
}
