package media

import (
	"slices"
	"strings"
)

// Purpose is a use that people upload files for.
type Purpose struct {
	// Field is the name of the file in its form.
	Field string
	Kinds []Kind
	// Largest is in bytes.
	Largest int64
}

// Evidence verifies a person's identity to staff.
var Evidence = Purpose{Field: "document", Kinds: []Kind{PDF, JPEG, PNG, DOCX}, Largest: 10 << 20}

// Resume is a version of an expert's CV.
var Resume = Purpose{Field: "file", Kinds: []Kind{PDF, DOCX}, Largest: 10 << 20}

// Photo is a picture of a person.
var Photo = Purpose{Field: "file", Kinds: []Kind{JPEG, PNG}, Largest: 5 << 20}

// Attachment is a file of a message.
var Attachment = Purpose{Field: "file", Kinds: []Kind{PDF, JPEG, PNG, DOCX, XLSX}, Largest: 25 << 20}

// Body is the maximum request size in bytes: the file plus the multipart overhead.
func (p Purpose) Body() int { return int(p.Largest) + 64<<10 }

// accepted lists the files to send: "Send a PDF, or a JPEG or PNG picture."
func (p Purpose) accepted() string {
	var list []string
	if slices.Contains(p.Kinds, PDF) {
		list = append(list, "a PDF")
	}
	var pictures []string
	for _, kind := range []Kind{JPEG, PNG} {
		if slices.Contains(p.Kinds, kind) {
			pictures = append(pictures, strings.ToUpper(string(kind)))
		}
	}
	if len(pictures) > 0 {
		list = append(list, "a "+strings.Join(pictures, " or ")+" picture")
	}
	switch word, excel := slices.Contains(p.Kinds, DOCX), slices.Contains(p.Kinds, XLSX); {
	case word && excel:
		list = append(list, "a Word or Excel document (.docx, .xlsx) without macros")
	case word:
		list = append(list, "a Word document (.docx) without macros")
	}
	if last := len(list) - 1; last > 0 {
		list[last] = "or " + list[last]
	}
	return "Send " + strings.Join(list, ", ") + "."
}
