package field

import "regexp"

// Photo is a picture that is uploaded and cropped before the form is saved. Its value is
// the key from package media; the domain checks whose it is.
func (f *Form) Photo(at *string, label string, options ...Option) {
	types := func(s *DeclaredField) { s.Accept = Pictures }
	f.add(at, KindPhoto, label, upload{stringValue{at}}, append([]Option{types, pattern(uploadPattern)}, options...))
}

// Pictures are the file types of a photo.
const Pictures = ".jpg,.jpeg,.png,image/jpeg,image/png"

const uploadPattern = `[0-9a-f]{32}`

var uploadShape = regexp.MustCompile(`^` + uploadPattern + `$`)

// Documents are the file types of a CV.
const Documents = ".pdf,.docx,application/pdf,application/vnd.openxmlformats-officedocument.wordprocessingml.document"

// Upload is a private document that is uploaded before the form is saved. Its value is the
// key from package media; the domain checks whose it is.
func (f *Form) Upload(at *string, label, accept string, options ...Option) {
	types := func(s *DeclaredField) { s.Accept = accept }
	f.add(at, KindUpload, label, upload{stringValue{at}}, append([]Option{types, pattern(uploadPattern)}, options...))
}

type upload struct{ stringValue }

func (u upload) problems(*DeclaredField) []string {
	if !uploadShape.MatchString(*u.at) {
		return []string{"Upload the file again."}
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
