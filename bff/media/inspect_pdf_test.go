package media

import (
	"bytes"
	"compress/zlib"
	"errors"
	"fmt"
	"strings"
	"testing"
)

// pdfWith returns a small PDF with one more object.
func pdfWith(object string) string {
	return "%PDF-1.5\n1 0 obj<</Type/Catalog>>endobj\n2 0 obj" + object + "endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n"
}

// objectStream packs objects as PDF 1.5 does.
func objectStream(t *testing.T, kind, objects string) string {
	t.Helper()
	var packed bytes.Buffer
	w := zlib.NewWriter(&packed)
	if _, err := w.Write([]byte(objects)); err != nil {
		t.Fatal(err)
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	return fmt.Sprintf("<</Type/%s/Filter/FlateDecode/Length %d>>stream\n%s\nendstream ", kind, packed.Len(), packed.String())
}

func TestKeep_refusesActivePDFs(t *testing.T) {
	const script, opens, inside = "contains a script", "opens other programs", "contains another file"
	s := New(t.TempDir())
	for name, c := range map[string]struct{ pdf, says string }{
		"a script":                        {pdfWith("<</S/JavaScript/JS(app.alert\\(1\\))>>"), script},
		"a script of a film":              {pdfWith("<</S/Rendition/JS(x)>>"), script},
		"a script with an escaped name":   {pdfWith("<</S/J#61vaScr#69pt>>"), script},
		"a script among packed objects":   {pdfWith(objectStream(t, "ObjStm", "3 0 <</S/JavaScript/JS(x)>>")), script},
		"packed, with an escaped type":    {pdfWith(objectStream(t, "Obj#53tm", "3 0 <</S/JavaScript>>")), script},
		"objects in a stream, unpacked":   {pdfWith("<</Type/ObjStm/Length 20>>stream\n3 0 <</S/JavaScript>>\nendstream "), script},
		"packed without an end":           {"%PDF-1.5\n%%EOF\n" + strings.TrimSuffix(objectStream(t, "ObjStm", "3 0 <</S/JavaScript>>"), "\nendstream "), script},
		"a program":                       {pdfWith("<</S/Launch/F(cmd.exe)>>"), opens},
		"a form that sends itself":        {pdfWith("<</S/SubmitForm/F(https://evil.test)>>"), opens},
		"another document":                {pdfWith("<</S/GoToR/F(\\\\\\\\evil.test\\\\x.pdf)>>"), opens},
		"a file inside":                   {pdfWith("<</Type/Filespec/EF<</F 4 0 R>>>><</Type/EmbeddedFile>>"), inside},
		"a film":                          {pdfWith("<</Subtype/RichMedia>>"), inside},
		"objects larger than can be read": {pdfWith(objectStream(t, "ObjStm", strings.Repeat(" ", mostObjects+1))), "can't read this PDF"},
	} {
		t.Run(name, func(t *testing.T) {
			if _, err := s.Keep(t.Context(), Evidence, strings.NewReader(c.pdf)); err == nil || !strings.Contains(err.Error(), c.says) {
				t.Errorf("%v, want %q", err, c.says)
			}
		})
	}
}

func TestKeep_acceptsPDFsWhoseLinksNeedAClick(t *testing.T) {
	s := New(t.TempDir())
	for name, pdf := range map[string]string{
		"nothing else":               minimalPDF,
		"a link":                     pdfWith("<</S/URI/URI(https://ada.example)>>"),
		"a link among objects":       pdfWith(objectStream(t, "ObjStm", "3 0 <</S/URI/URI(mailto:ada@firm.example)>>")),
		"a place in itself":          pdfWith("<</S/GoTo/D[3 0 R/Fit]>>"),
		"a name that only begins so": pdfWith("<</JSON 1/Launching 2/Movies 3>>"),
		"words in a packed page":     pdfWith(objectStream(t, "XObject", "(/JavaScript )Tj")),
		"a form that is filled in":   pdfWith("<</AcroForm<</Fields[]>>>>"),
	} {
		t.Run(name, func(t *testing.T) {
			if _, err := s.Keep(t.Context(), Evidence, strings.NewReader(pdf)); err != nil {
				t.Error(err)
			}
		})
	}
}

// Each of these took minutes: what isn't packed was searched to the end of the file for each
// stream, and each packed one has a decoder of its own.
func TestInspect_refusesPDFsOfManyStreamsQuickly(t *testing.T) {
	for name, stream := range map[string]string{"not packed": "/ObjStm stream\n", "packed": "/ObjStm stream\n\x78\x9c\x03\x00", "of no objects": "stream\n"} {
		content := "%PDF-1.5\n" + strings.Repeat(stream, 4<<20/len(stream)) + "endstream\n%%EOF\n"
		if err := inspectPDF(strings.NewReader(content), int64(len(content))); !errors.Is(err, errUnreadablePDF) {
			t.Errorf("%s: %v", name, err)
		}
	}
}
