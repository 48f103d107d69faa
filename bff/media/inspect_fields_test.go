package media

import (
	"bytes"
	"path/filepath"
	"strings"
	"testing"
	"unicode/utf16"

	"peritus/bff/platform/errs"
)

// run is a run of Word with a piece of a field.
func run(inner string) string { return "<w:r>" + inner + "</w:r>" }

func mark(kind string) string { return run(`<w:fldChar w:fldCharType="` + kind + `"/>`) }

// field is a field whose code is split over runs.
func field(pieces ...string) string {
	all := mark("begin")
	for _, piece := range pieces {
		all += run(`<w:instrText xml:space="preserve">` + piece + `</w:instrText>`)
	}
	return all + mark("separate") + run("<w:t>1</w:t>") + mark("end")
}

func word(body string) string {
	return `<?xml version="1.0" encoding="UTF-8"?><w:document xmlns:w="w"><w:body><w:p>` + body + `</w:p></w:body></w:document>`
}

func inUTF16(text string, withMark bool) string {
	var b bytes.Buffer
	if withMark {
		b.WriteString("\xff\xfe")
	}
	for _, unit := range utf16.Encode([]rune(text)) {
		b.Write([]byte{byte(unit), byte(unit >> 8)})
	}
	return b.String()
}

func TestKeep_refusesFieldsThatStartPrograms(t *testing.T) {
	s := New(filepath.Join(t.TempDir(), "media"))
	keep := func(parts map[string]string) error {
		t.Helper()
		parts["[Content_Types].xml"] = listOf(mainParts[DOCX])
		_, err := s.Keep(t.Context(), Attachment, bytes.NewReader(archive(t, parts)))
		return err
	}
	body := func(part string) map[string]string { return map[string]string{"word/document.xml": part} }
	embedded := string(archive(t, map[string]string{"[Content_Types].xml": listOf(mainParts[DOCX]), "word/document.xml": word(field("DDE cmd"))}))
	attack := `c:\\windows\\system32\\cmd.exe "/k calc.exe"`
	for rule, parts := range map[string]map[string]string{
		"one run":                               body(word(field("DDEAUTO " + attack))),
		"without AUTO":                          body(word(field(" DDE " + attack))),
		"lower case":                            body(word(field(`ddeauto "excel" "x"`))),
		"split over runs":                       body(word(field("DD", "E", "AUTO ", attack))),
		"split over paragraphs":                 body(word(mark("begin") + run("<w:instrText>D</w:instrText>") + "</w:p><w:p>" + run("<w:instrText>DEAUTO x</w:instrText>") + mark("end"))),
		"with a comment in it":                  body(word(field("D<!-- x -->DE cmd"))),
		"with a character reference":            body(word(field("&#68;&#x44;E cmd"))),
		"in CDATA":                              body(word(field("D<![CDATA[DE]]> cmd"))),
		"in quotes":                             body(word(field("&quot;DDEAUTO&quot; cmd"))),
		"in a simple field":                     body(word(`<w:fldSimple w:instr=" DDEAUTO cmd "><w:r/></w:fldSimple>`)),
		"in a field in a field":                 body(word(mark("begin") + run("<w:instrText>IF 1 = </w:instrText>") + field("DDE cmd") + mark("end"))),
		"its name from another field":           body(word(mark("begin") + field("QUOTE 68 68 69") + run("<w:instrText> cmd</w:instrText>") + mark("end"))),
		"a part of its name from another field": body(word(mark("begin") + run("<w:instrText>D</w:instrText>") + field("QUOTE 68 69") + mark("end"))),
		"behind much space":                     body(word(field(strings.Repeat(" ", 2*mostCode) + "DDEAUTO cmd"))),
		"behind much space in runs":             body(word(field(strings.Repeat(" ", mostCode), strings.Repeat(" ", mostCode), "DDE", "AUTO cmd"))),
		"in a part behind much space":           body(strings.Repeat(" ", 200_000) + strings.TrimPrefix(word(field("DDE cmd")), `<?xml version="1.0" encoding="UTF-8"?>`)),
		"behind an attribute of another kind":   body(word(`<w:fldSimple a:instr="PAGE" w:instr="DDE cmd"/>`)),
		"behind a run that Word skips":          body(word(mark("begin") + run("<z:instrText>PAGE </z:instrText>") + run("<w:instrText>DDE cmd</w:instrText>") + mark("end"))),
		"between marks of two kinds":            body(word(run(`<w:fldChar z:fldCharType="end" w:fldCharType="begin"/>`) + run("<w:instrText>PAGE</w:instrText>"))),
		"after a field":                         body(word(field("PAGE") + field("DDE cmd"))),
		"deleted":                               body(word(mark("begin") + run("<w:delInstrText>DDE cmd</w:delInstrText>") + mark("end"))),
		"outside a field":                       body(word(run("<w:instrText>DDE cmd</w:instrText>"))),
		"with another prefix":                   body(strings.ReplaceAll(word(field("DDE cmd")), "w:", "x:")),
		"without a prefix":                      body(strings.ReplaceAll(word(field("DDE cmd")), "w:", "")),
		"in a header":                           {"word/document.xml": word(""), "word/header1.xml": word(field("DDE cmd"))},
		"in a part of any name":                 {"word/document.xml": word(""), "docProps/thumbnail.jpeg": word(field("DDE cmd"))},
		"in UTF-16":                             body(inUTF16(strings.Replace(word(field("DDE cmd")), "UTF-8", "UTF-16", 1), true)),
		"in an embedded document":               {"word/document.xml": word(""), "word/embeddings/a.docx": embedded},
		"beyond the first chunk":                body(word(strings.Repeat("<w:r/>", 20_000) + field("DDE cmd"))),
	} {
		if err := keep(parts); errs.KindOf(err) != errs.Invalid || !strings.Contains(err.Error(), string(macros)) {
			t.Errorf("%s: %v", rule, err)
		}
	}
	for rule, parts := range map[string]map[string]string{
		"broken XML with fields":    body(word(field("PAGE")) + "<w:p"),
		"UTF-16 that isn't marked":  body(inUTF16(word(field("DDE cmd")), false)),
		"more text than is checked": body(word(strings.Repeat(" ", mostText))),
		"more fields than are read": {"word/document.xml": word(field("PAGE") + strings.Repeat("<w:r/>", mostText/12)), "word/header1.xml": word(field("PAGE") + strings.Repeat("<w:r/>", mostText/12))},
	} {
		if err := keep(parts); errs.KindOf(err) != errs.Invalid {
			t.Errorf("%s: %v", rule, err)
		}
	}
	for rule, parts := range map[string]map[string]string{
		"other fields":         body(word(field("PAGE") + field(` TOC \o "1-3" `) + `<w:fldSimple w:instr=" NUMPAGES "/>`)),
		"a field in a field":   body(word(mark("begin") + run("<w:instrText>IF </w:instrText>") + field("PAGE") + run("<w:instrText> = 1 DDE x</w:instrText>") + mark("end"))),
		"a field in a formula": body(word(mark("begin") + run("<w:instrText>=</w:instrText>") + field("PAGE") + run("<w:instrText>+1</w:instrText>") + mark("end"))),
		"a formula":            body(word(field("= 1 + 2"))),
		"a field in a result":  body(word(mark("begin") + run("<w:instrText>TOC</w:instrText>") + mark("separate") + field("PAGEREF x") + mark("end"))),
		"the word in the text": body(word("<w:r><w:t>DDEAUTO starts a program.</w:t></w:r>" + field("PAGE"))),
		"custom XML in UTF-16": {"word/document.xml": word(""), "customXml/item1.xml": inUTF16("<a>é</a>", true)},
	} {
		if err := keep(parts); err != nil {
			t.Errorf("%s: %v", rule, err)
		}
	}
}
