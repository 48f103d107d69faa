package section

import "regexp"

const photoPattern = `[a-z0-9][a-z0-9/_\-]{0,199}\.(jpg|png|webp)`

var photoShape = regexp.MustCompile(`^` + photoPattern + `$`)

// Photo is the key of a picture that has been uploaded: a relative path, never
// an address.
func (f *Form) Photo(at *string, label string, options ...Option) {
	pattern := func(s *FieldSchema) { s.Pattern = photoPattern }
	f.add(at, "photo", label, photo{stringValue{at}}, append([]Option{pattern}, options...))
}

type photo struct{ stringValue }

func (p photo) problems(*FieldSchema) []string {
	if !photoShape.MatchString(*p.at) {
		return []string{"Must be the key of an uploaded picture."}
	}
	return nil
}
