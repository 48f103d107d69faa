package media

import (
	"archive/zip"
	"bytes"
	"context"
	"crypto/sha256"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"peritus/bff/platform/corpus"
	"peritus/bff/platform/errs"
)

const minimalPDF = "%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n"

// The expected results for the most important files in the corpus. All others must be
// kept as one of the kinds or refused with a message.
var expected = map[string]Kind{
	"cv/rendercv-ClassicTheme.pdf": PDF, "cv/sherlock-filled.docx": DOCX, "cv/sherlock-resume.json": "", "cv/pandoc-resume.md": "",
	"docx/comments.docx": DOCX, "docx/empty.docx": DOCX, "docx/strict-format.docx": DOCX, "docx/utf8-bom.docx": DOCX,
	"docx/external-picture.docx": "", "magic/docx-named-photo.jpg": DOCX, "magic/fixture-office365.docx": DOCX,
	"magic/fixture-minimal.pdf": PDF, "magic/fixture-printed.pdf": PDF,
	"magic/elf-named-resume.pdf": "", "magic/fixture-json.webp": "", "magic/fixture-utf16-le-bom.xml": "", "magic/fixture.docm": "",
	"magic/fixture.elf": "", "magic/fixture.odt": "", "magic/fixture.rtf": "", "magic/fixture.webp": "", "magic/html-named-cv.pdf": "",
	"office-hostile/embedded-ole-object.docx": "", "office-hostile/encrypted.doc": "", "office-hostile/encrypted.docx": "",
	"office-hostile/external-link.docx": "", "office-hostile/macro-enabled-type.docm": "", "office-hostile/broken.rtf": "",
	"images/exif_gps.jpg": JPEG, "images/hopper_orientation_6.jpg": JPEG, "images/truncated_jpeg.jpg": "", "images/broken.png": "",
	"images/xmp_tags_orientation_exiftool.png": PNG, "images/hopper_orientation_8.webp": "", "images/h5sc-test.gif": JPEG, "images/h5sc-test.svg": "",
	"images/polyglot/gif-then-html.gif": "", "images/polyglot/html-then-pdf.pdf": "", "images/polyglot/pdf-then-zip.pdf": "",
	"images/polyglot/png-then-zip.png": "", "images/png-corrupt/xcrn0g04.png": "", "images/png-corrupt/xhdn0g08.png": "",
	"images/png-corrupt/xdtn0g01.png": "", "images/svg/svg-with-script.svg": "", "pdf/encrypted-attachment.pdf": "", "pdf/empty_protected.pdf": "",
	"csv-injection-members.csv": "",
}

func TestKeep_keepsOrRefusesEveryFileInTheCorpusQuickly(t *testing.T) {
	folder, seen := corpus.Path(t, "resumes"), 0
	s := New(filepath.Join(t.TempDir(), "media"))
	err := filepath.WalkDir(folder, func(path string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		seen++
		name, err := filepath.Rel(folder, path)
		if err != nil {
			return err
		}
		f, err := os.Open(path)
		if err != nil {
			return err
		}
		defer func() { _ = f.Close() }()
		ctx, cancel := context.WithTimeout(t.Context(), time.Minute)
		defer cancel()
		began := time.Now()
		kept, refusal := s.Keep(ctx, Evidence, f)
		if took := time.Since(began); took > 30*time.Second {
			t.Errorf("%s took %s", name, took)
		}
		if refusal != nil && (errs.KindOf(refusal) != errs.Invalid || !strings.HasSuffix(refusal.Error(), ".")) {
			t.Errorf("%s: %v", name, refusal)
		}
		if want, named := expected[filepath.ToSlash(name)]; named && kept.Kind != want {
			t.Errorf("%s is %q (%v), want %q", name, kept.Kind, refusal, want)
		}
		if refusal == nil {
			same(t, s, kept.Key, path)
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	if seen < 90 {
		t.Errorf("only %d files were checked", seen)
	}
	for name := range expected {
		if _, err := os.Stat(filepath.Join(folder, name)); err != nil {
			t.Errorf("the corpus lacks %s", name)
		}
	}
}

// same compares byte for byte.
func same(t *testing.T, s *Service, key, path string) {
	t.Helper()
	r, err := s.Open(key)
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = r.Close() }()
	got, err := io.ReadAll(r)
	if err != nil {
		t.Fatal(err)
	}
	want, err := os.ReadFile(path)
	if err != nil || !bytes.Equal(got, want) {
		t.Errorf("%s was altered (%v)", path, err)
	}
}

func TestKeep_leavesNothingOfARefusedFile(t *testing.T) {
	endless := io.MultiReader(strings.NewReader("%PDF-1.4\n"), zeros{})
	ended, cancel := context.WithCancel(t.Context())
	cancel()
	for name, c := range map[string]struct {
		ctx  context.Context
		r    io.Reader
		says string
	}{
		"empty":         {t.Context(), strings.NewReader(""), "The file is empty."},
		"endless":       {t.Context(), endless, "The file is larger than 10 MB."},
		"a byte more":   {t.Context(), io.MultiReader(strings.NewReader(minimalPDF), io.LimitReader(zeros{}, Evidence.Largest-int64(len(minimalPDF))+1)), "larger than 10 MB"},
		"a bomb":        {t.Context(), bytes.NewReader(bomb(t)), "can't read"},
		"many lists":    {t.Context(), bytes.NewReader(archive(t, manyLists(200, 100_000))), "can't read"},
		"half a PDF":    {t.Context(), strings.NewReader(minimalPDF[:30]), "incomplete"},
		"given up":      {ended, strings.NewReader(minimalPDF), "context canceled"},
		"breaks off":    {t.Context(), io.MultiReader(strings.NewReader(minimalPDF), broken{}), "line went dead"},
		"a program":     {t.Context(), strings.NewReader("MZ\x90\x00 not a document"), "can't accept"},
		"a page":        {t.Context(), strings.NewReader("<script>alert(1)</script>" + minimalPDF), "can't accept"},
		"a plain zip":   {t.Context(), bytes.NewReader(archive(t, map[string]string{"a.txt": "a"})), "can't accept"},
		"a workbook":    {t.Context(), bytes.NewReader(archive(t, map[string]string{"[Content_Types].xml": listOf(mainParts[XLSX])})), "can't accept"},
		"two types":     {t.Context(), bytes.NewReader(archive(t, map[string]string{"[Content_Types].xml": listOf(mainParts[XLSX], mainParts[DOCX])})), "mixes two"},
		"macros inside": {t.Context(), bytes.NewReader(archive(t, map[string]string{"[Content_Types].xml": listOf(mainParts[DOCX]), "word/vbaProject.bin": "x"})), "macros"},
	} {
		t.Run(name, func(t *testing.T) {
			folder := filepath.Join(t.TempDir(), "media")
			_, err := New(folder).Keep(c.ctx, Evidence, c.r)
			if err == nil || !strings.Contains(err.Error(), c.says) {
				t.Errorf("%v, want %q", err, c.says)
			}
			if left, err := os.ReadDir(folder); err != nil || len(left) != 0 {
				t.Errorf("left %v (%v)", left, err)
			}
		})
	}
}

func TestKeep_acceptsTheMaximumSizeAndOnlyThisProgramCanReadIt(t *testing.T) {
	folder := filepath.Join(t.TempDir(), "media")
	s := New(folder)
	rest := Evidence.Largest - int64(len(minimalPDF))
	kept, err := s.Keep(t.Context(), Evidence, io.MultiReader(strings.NewReader(minimalPDF), io.LimitReader(zeros{}, rest)))
	if err != nil || kept.Size != Evidence.Largest || kept.Kind != PDF {
		t.Fatalf("%+v %v", kept, err)
	}
	for _, path := range []string{folder, filepath.Join(folder, kept.Key)} {
		if info, err := os.Stat(path); err != nil || info.Mode().Perm()&0o077 != 0 {
			t.Errorf("%s has mode %v (%v)", path, info.Mode(), err)
		}
	}
}

func TestRemove_deletesAFileAndCanBeRepeated(t *testing.T) {
	s := New(filepath.Join(t.TempDir(), "media"))
	kept, err := s.Keep(t.Context(), Evidence, strings.NewReader(minimalPDF))
	if err != nil {
		t.Fatal(err)
	}
	for range 2 {
		if err := s.Remove(kept.Key); err != nil {
			t.Fatal(err)
		}
	}
	if _, err := s.Open(kept.Key); errs.KindOf(err) != errs.NotFound {
		t.Errorf("still there: %v", err)
	}
}

func TestOpen_rejectsUnknownKeys(t *testing.T) {
	folder := t.TempDir()
	if err := os.WriteFile(filepath.Join(folder, "secret"), []byte("x"), 0o600); err != nil {
		t.Fatal(err)
	}
	s := New(filepath.Join(folder, "media"))
	for _, key := range []string{"", "..", "../secret", "secret", strings.Repeat("a", 32), strings.Repeat("A", 32), "/etc/passwd"} {
		if _, err := s.Open(key); errs.KindOf(err) != errs.NotFound {
			t.Errorf("%q: %v", key, err)
		}
		if err := s.Remove(key); err != nil {
			t.Errorf("%q: %v", key, err)
		}
	}
	if _, err := os.Stat(filepath.Join(folder, "secret")); err != nil {
		t.Error(err)
	}
}

func TestKeep_acceptsAWorkbookAsAnAttachmentButNotWithMacros(t *testing.T) {
	s := New(filepath.Join(t.TempDir(), "media"))
	workbook := archive(t, map[string]string{"[Content_Types].xml": listOf(mainParts[XLSX])})
	file, err := s.Keep(t.Context(), Attachment, bytes.NewReader(workbook))
	if err != nil || file.Kind != XLSX || file.SHA256 != fmt.Sprintf("%x", sha256.Sum256(workbook)) {
		t.Errorf("%+v %v", file, err)
	}
	for rule, parts := range map[string]map[string]string{
		"macros":                 {"[Content_Types].xml": listOf(mainParts[XLSX]), "xl/vbaProject.bin": "x"},
		"a workbook with macros": {"[Content_Types].xml": listOf("application/vnd.ms-excel.sheet.macroEnabled.main+xml")},
		"an escaped type":        {"[Content_Types].xml": listOf(mainParts[XLSX], "application/vnd.ms-word.document.macro&#69;nabled.main+xml")},
		"a type in a comment":    {"[Content_Types].xml": "<Types><!-- " + mainParts[XLSX] + " --></Types>"},
		"macro sheets":           {"[Content_Types].xml": listOf(mainParts[XLSX]), "xl/macrosheets/sheet1.xml": "x"},
		"links to programs":      {"[Content_Types].xml": listOf(mainParts[XLSX]), "xl/externalLinks/externalLink1.xml": "x"},
		"queries of the web":     {"[Content_Types].xml": listOf(mainParts[XLSX]), "xl/connections.xml": "x"},
		"content from elsewhere": {"[Content_Types].xml": listOf(mainParts[XLSX]), "xl/_rels/w.rels": `<Relationships><Relationship Type="a/externalLinkPath" TargetMode="External"/></Relationships>`},
	} {
		if _, err := s.Keep(t.Context(), Attachment, bytes.NewReader(archive(t, parts))); errs.KindOf(err) != errs.Invalid {
			t.Errorf("%s: %v", rule, err)
		}
	}
}

// manyLists returns the parts of a Word document with n lists of relations of at least size
// bytes each.
func manyLists(n, size int) map[string]string {
	relation := `<Relationship Id="r1" Type="hyperlink" Target="a"/>`
	list := "<Relationships>" + strings.Repeat(relation, size/len(relation)+1) + "</Relationships>"
	parts := map[string]string{"[Content_Types].xml": listOf(mainParts[DOCX])}
	for i := range n {
		parts[fmt.Sprintf("word/_rels/%d.rels", i)] = list
	}
	return parts
}

func TestKeep_acceptsADocumentWithAThousandLinks(t *testing.T) {
	document := bytes.NewReader(archive(t, manyLists(10, 8_000)))
	if kept, err := New(filepath.Join(t.TempDir(), "media")).Keep(t.Context(), Evidence, document); err != nil || kept.Kind != DOCX {
		t.Errorf("%+v %v", kept, err)
	}
}

// listOf is a list of the types of parts.
func listOf(types ...string) string {
	var list strings.Builder
	list.WriteString("<Types>")
	for _, one := range types {
		list.WriteString(`<Override PartName="/x" ContentType="` + one + `"/>`)
	}
	list.WriteString("</Types>")
	return list.String()
}

type zeros struct{}

func (zeros) Read(p []byte) (int, error) {
	clear(p)
	return len(p), nil
}

type broken struct{}

func (broken) Read([]byte) (int, error) { return 0, errors.New("the line went dead") }

func archive(t *testing.T, parts map[string]string) []byte {
	t.Helper()
	var b bytes.Buffer
	w := zip.NewWriter(&b)
	for name, content := range parts {
		f, err := w.Create(name)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := io.WriteString(f, content); err != nil {
			t.Fatal(err)
		}
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

// bomb returns a document that unpacks to a thousand times its size.
func bomb(t *testing.T) []byte {
	return archive(t, map[string]string{"[Content_Types].xml": strings.Repeat(" ", 200<<20) + listOf(mainParts[DOCX])})
}
