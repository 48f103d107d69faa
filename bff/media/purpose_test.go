package media

import (
	"path/filepath"
	"strings"
	"testing"
)

var photo = Purpose{Field: "photo", Kinds: []Kind{JPEG, PNG}, Largest: 20}

func TestKeep_refusesKindsAndSizesThatThePurposeDoesNotAllow(t *testing.T) {
	s := New(filepath.Join(t.TempDir(), "media"))
	for content, says := range map[string]string{
		minimalPDF[:20]:   "This PDF is incomplete. Send a JPEG or PNG picture.",
		"%PDF-1.4\n%%EOF": "We can't accept that file type. Send a JPEG or PNG picture.",
	} {
		if _, err := s.Keep(t.Context(), photo, strings.NewReader(content)); err == nil || !strings.Contains(err.Error(), says) {
			t.Errorf("%q: %v, want %q", content, err, says)
		}
	}
	if _, err := s.Keep(t.Context(), photo, strings.NewReader(minimalPDF)); err == nil || !strings.Contains(err.Error(), "larger than") {
		t.Errorf("a file over the limit: %v", err)
	}
	if _, err := s.Keep(t.Context(), Evidence, strings.NewReader(minimalPDF)); err != nil {
		t.Errorf("a PDF as evidence: %v", err)
	}
}

func TestAccepted_namesEveryKind(t *testing.T) {
	for want, kinds := range map[string][]Kind{
		"Send a PDF, a JPEG or PNG picture, or a Word document (.docx) without macros.": Evidence.Kinds,
		"Send a JPEG or PNG picture.":                            {PNG, JPEG},
		"Send a PDF, or a Word document (.docx) without macros.": {PDF, DOCX},
		"Send a PDF.": {PDF},
		"Send a PDF, a JPEG or PNG picture, or a Word or Excel document (.docx, .xlsx) without macros.": Attachment.Kinds,
	} {
		if got := (Purpose{Kinds: kinds}).accepted(); got != want {
			t.Errorf("%s, want %s", got, want)
		}
	}
}
