package field

import "regexp"

const photoPattern = `[a-z0-9][a-z0-9/_\-]{0,199}\.(jpg|png|webp)`

var photoShape = regexp.MustCompile(`^` + photoPattern + `$`)

// Photo is the key of an uploaded picture: a relative path, never a URL.
func (f *Form) Photo(at *string, label string, options ...Option) {
	f.add(at, KindPhoto, label, photo{stringValue{at}}, append([]Option{pattern(photoPattern)}, options...))
}

type photo struct{ stringValue }

func (p photo) problems(*DeclaredField) []string {
	if !photoShape.MatchString(*p.at) {
		return []string{"Upload the photo again."}
	}
	return nil
}

// File is a document that is uploaded with the form. Its value is the file name. accept
// is an accept attribute. Package media validates the content.
func (f *Form) File(at *string, label, accept string, options ...Option) {
	types := func(s *DeclaredField) { s.Accept = accept }
	f.add(at, KindFile, label, file{stringValue{at}}, append([]Option{Max(longestName), types}, options...))
}

const longestName = 255

type file struct{ stringValue }

func (d file) problems(schema *DeclaredField) []string { return lineProblems(*d.at, false, schema) }
