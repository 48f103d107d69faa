package field

import "regexp"

const slugPattern = `[A-Za-z0-9_\-]{3,64}`

var slugShape = regexp.MustCompile(`^` + slugPattern + `$`)

// Slug is the last part of a public URL. reserved reports whether a slug is reserved. The
// domain checks that it's unique.
func (f *Form) Slug(at *string, label string, reserved func(slug string) bool, options ...Option) {
	f.add(at, KindSlug, label, slug{trimmed{stringValue{at}}, reserved}, append([]Option{Between(3, 64), pattern(slugPattern)}, options...))
}

type slug struct {
	trimmed
	reserved func(string) bool
}

func (s slug) problems(*DeclaredField) []string {
	if !slugShape.MatchString(*s.at) {
		return []string{"Use 3 to 64 letters, digits, hyphens, or underscores."}
	}
	if s.reserved(*s.at) {
		return []string{"This address is reserved. Choose another."}
	}
	return nil
}
