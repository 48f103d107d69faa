package media

import (
	"archive/zip"
	"bytes"
	"encoding/binary"
	"io"
	"math/rand/v2"
	"path/filepath"
	"runtime"
	"strings"
	"testing"

	"peritus/bff/platform/errs"
)

// related is a list of one relation.
func related(kind string) string {
	return `<Relationships><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/` + kind + `" Target="p"/></Relationships>`
}

func TestKeep_refusesProgramsAndLinksWhateverTheirPartsAreCalled(t *testing.T) {
	s := New(filepath.Join(t.TempDir(), "media"))
	chart := string(archive(t, map[string]string{"[Content_Types].xml": listOf(mainParts[XLSX]), "xl/workbook.xml": "<workbook/>"}))
	withMacros := string(archive(t, map[string]string{"[Content_Types].xml": listOf(mainParts[XLSX]), "xl/x.bin": "\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1"}))
	nested := string(archive(t, map[string]string{"[Content_Types].xml": listOf(mainParts[XLSX]), "xl/embeddings/a.xlsx": chart}))
	for rule, c := range map[string]struct{ list, name, content string }{
		"an OLE object under another name":   {content: "\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1", name: "word/media/image1.png"},
		"an embedded program":                {content: "MZ\x90", name: "word/embeddings/a.exe"},
		"an embedded archive":                {content: string(archive(t, map[string]string{"a.exe": "x"})), name: "word/embeddings/a.docx"},
		"an embedded workbook with macros":   {content: withMacros, name: "word/embeddings/a.xlsx"},
		"the same under another name":        {content: withMacros, name: "word/media/image1.emf"},
		"a document in one in the document":  {content: nested, name: "word/embeddings/a.xlsx"},
		"an embedded workbook over 8 MB":     {content: string(archive(t, map[string]string{"[Content_Types].xml": listOf(mainParts[XLSX]), "xl/a.xml": noise(9 << 20)})), name: "word/embeddings/a.xlsx"},
		"an embedded archive that is broken": {content: "PK\x03\x04 and no more", name: "word/embeddings/a.xlsx"},
		"a ribbon":                           {content: "x", name: "customUI/customUI14.xml"},
		"an add-in":                          {content: "x", name: "word/webextensions/taskpanes.xml"},
		"a query":                            {content: "x", name: "xl/queryTables/queryTable1.xml"},
		"a dialog":                           {content: "x", name: "xl/dialogsheets/sheet1.xml"},
		"a type of macros":                   {list: "application/vnd.ms-office.vbaProject"},
		"a type of objects":                  {list: "application/vnd.openxmlformats-officedocument.oleObject"},
		"a type of ActiveX":                  {list: "application/vnd.ms-office.activeX+xml"},
		"a type of links":                    {list: "application/vnd.openxmlformats-officedocument.spreadsheetml.externalLink+xml"},
		"a type of connections":              {list: "application/vnd.openxmlformats-officedocument.spreadsheetml.connections+xml"},
		"a relation to macros":               {content: related("vbaProject"), name: "word/_rels/document.xml.rels"},
		"a relation to an object":            {content: related("oleObject"), name: "word/_rels/document.xml.rels"},
		"a relation to a control":            {content: related("control"), name: "word/_rels/document.xml.rels"},
		"a relation to a link":               {content: related("externalLink"), name: "xl/_rels/workbook.xml.rels"},
		"a relation to a web page":           {content: related("aFChunk"), name: "word/_rels/document.xml.rels"},
		"a relation to an add-in":            {content: related("webextensiontaskpanes"), name: "_rels/.rels"},
		"a relation to a ribbon":             {content: related("ui/extensibility"), name: "_rels/.rels"},
	} {
		parts := map[string]string{"[Content_Types].xml": listOf(mainParts[DOCX])}
		if c.list != "" {
			parts["[Content_Types].xml"] = listOf(mainParts[DOCX], c.list)
		}
		if c.name != "" {
			parts[c.name] = c.content
		}
		if _, err := s.Keep(t.Context(), Attachment, bytes.NewReader(archive(t, parts))); errs.KindOf(err) != errs.Invalid {
			t.Errorf("%s: %v", rule, err)
		}
	}
	for rule, part := range map[string][2]string{
		"the numbers of a chart": {"word/embeddings/Microsoft_Excel_Worksheet.xlsx", chart}, "a link": {"word/_rels/document.xml.rels", related("hyperlink")},
		"a printer's settings": {"xl/printerSettings/printerSettings1.bin", "P\x00r\x00"}, "a font": {"word/fonts/font1.odttf", "x"}, "an empty part": {"word/embeddings/empty.xlsx", ""},
	} {
		document := archive(t, map[string]string{"[Content_Types].xml": listOf(mainParts[DOCX]), part[0]: part[1]})
		if _, err := s.Keep(t.Context(), Attachment, bytes.NewReader(document)); err != nil {
			t.Errorf("%s: %v", rule, err)
		}
	}
}

func TestKeep_readsNoMoreListsBecauseDocumentsAreEmbedded(t *testing.T) {
	s := New(filepath.Join(t.TempDir(), "media"))
	long := "<Relationships>" + strings.Repeat(`<Relationship Type="hyperlink"/>`, mostUnpacked/64) + "</Relationships>"
	embedded := string(archive(t, map[string]string{"[Content_Types].xml": listOf(mainParts[XLSX]), "_rels/.rels": long}))
	parts := map[string]string{"[Content_Types].xml": listOf(mainParts[DOCX]), "word/embeddings/1.xlsx": embedded}
	if _, err := s.Keep(t.Context(), Attachment, bytes.NewReader(archive(t, parts))); err != nil {
		t.Fatalf("one of them: %v", err)
	}
	parts["word/embeddings/2.xlsx"], parts["word/embeddings/3.xlsx"] = embedded, embedded
	if _, err := s.Keep(t.Context(), Attachment, bytes.NewReader(archive(t, parts))); errs.KindOf(err) != errs.Invalid {
		t.Errorf("three, with more than is read of a document: %v", err)
	}
}

func TestKeep_saysWhatIsWrongWithWhatIsEmbedded(t *testing.T) {
	s := New(filepath.Join(t.TempDir(), "media"))
	slides := string(archive(t, map[string]string{"[Content_Types].xml": listOf("application/vnd.openxmlformats-officedocument.presentationml.presentation.main+xml")}))
	for name, want := range map[string]refusal{"word/embeddings/slides.pptx": foreignObject, "word/document.xml": foreignObject} {
		_, err := s.Keep(t.Context(), Attachment, bytes.NewReader(archive(t, map[string]string{"[Content_Types].xml": listOf(mainParts[DOCX]), name: slides})))
		if err == nil || !strings.Contains(err.Error(), string(want)) {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// noise is text that can't be compressed.
func noise(n int) string {
	source := rand.NewChaCha8([32]byte{1})
	b := make([]byte, n)
	_, _ = source.Read(b)
	return string(b)
}

// listingAgain is an archive with one part that its list names many times.
func listingAgain(t *testing.T, times int) []byte {
	t.Helper()
	one := archive(t, map[string]string{"a": ""})
	read, err := zip.NewReader(bytes.NewReader(one), int64(len(one)))
	if err != nil || len(read.File) != 1 {
		t.Fatal(err)
	}
	at := bytes.Index(one, []byte("PK\x01\x02"))
	end := bytes.Index(one, []byte("PK\x05\x06"))
	list := bytes.Repeat(one[at:end], times)
	tail := bytes.Clone(one[end:])
	binary.LittleEndian.PutUint16(tail[8:], uint16(times%65536))
	binary.LittleEndian.PutUint16(tail[10:], uint16(times%65536))
	binary.LittleEndian.PutUint32(tail[12:], uint32(len(list)))
	return append(append(bytes.Clone(one[:at]), list...), tail...)
}

func TestKeep_holdsNoLongListOfPartsInMemory(t *testing.T) {
	s := New(filepath.Join(t.TempDir(), "media"))
	long := listingAgain(t, 530_000)
	if len(long) > 25<<20 {
		t.Fatalf("%d bytes", len(long))
	}
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	_, err := s.Keep(t.Context(), Attachment, bytes.NewReader(long))
	runtime.ReadMemStats(&after)
	if errs.KindOf(err) != errs.Invalid || !strings.Contains(err.Error(), "too many parts") {
		t.Errorf("%v", err)
	}
	if took := after.TotalAlloc - before.TotalAlloc; took > 16<<20 {
		t.Errorf("it took %d MB", took>>20)
	}
	// Behind another file, it's two in one, however long its list is.
	both := io.MultiReader(strings.NewReader("%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n"), bytes.NewReader(listingAgain(t, 30_000)))
	if _, err := s.Keep(t.Context(), Attachment, both); errs.KindOf(err) != errs.Invalid || !strings.Contains(err.Error(), "mixes two file types") {
		t.Errorf("%v", err)
	}
}
