package media

import "testing"

func TestCleanName_dropsPathsAndControlCharacters(t *testing.T) {
	for given, want := range map[string]string{
		"license.pdf": "license.pdf", `C:\Users\i\license.pdf`: "license.pdf", "../../etc/passwd": "passwd", "": "document", "a\r\nb.pdf": "ab.pdf",
		"Ausweis – Müller 身分證.pdf": "Ausweis – Müller 身分證.pdf", `"quoted".pdf`: `"quoted".pdf`, "<b>.pdf": "<b>.pdf",
	} {
		if got := CleanName(given); got != want {
			t.Errorf("%q becomes %q, want %q", given, got, want)
		}
	}
}

func TestAttachment_hasTheExtensionOfItsKind(t *testing.T) {
	for _, c := range []struct {
		name string
		kind Kind
		want string
	}{
		{"license.pdf", PDF, `attachment; filename="document.pdf"; filename*=UTF-8''license.pdf`},
		{"license", PDF, `attachment; filename="document.pdf"; filename*=UTF-8''license.pdf`},
		{"page.html", PNG, `attachment; filename="document.png"; filename*=UTF-8''page.html.png`},
		{"me.JPEG", JPEG, `attachment; filename="document.jpg"; filename*=UTF-8''me.JPEG`},
		{"a b\"; x=ü.docx", DOCX, `attachment; filename="document.docx"; filename*=UTF-8''a%20b%22%3B%20x%3D%C3%BC.docx`},
	} {
		if got := attachment(c.name, c.kind); got != c.want {
			t.Errorf("%q: %s, want %s", c.name, got, c.want)
		}
	}
}
