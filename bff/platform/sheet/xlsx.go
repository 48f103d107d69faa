package sheet

import (
	"archive/zip"
	"bufio"
	"encoding/xml"
	"fmt"
	"io"
	"strings"
)

// The parts of a workbook with one worksheet (ECMA-376). The second style is bold.
var parts = []struct{ name, content string }{
	{"[Content_Types].xml", `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">` +
		`<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>` +
		`<Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/>` +
		`<Override PartName="/xl/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/>` +
		`<Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>`},
	{"_rels/.rels", `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">` +
		`<Relationship Id="rId1" Type="` + relation + `officeDocument" Target="xl/workbook.xml"/></Relationships>`},
	{"xl/_rels/workbook.xml.rels", `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">` +
		`<Relationship Id="rId1" Type="` + relation + `worksheet" Target="worksheets/sheet1.xml"/>` +
		`<Relationship Id="rId2" Type="` + relation + `styles" Target="styles.xml"/></Relationships>`},
	{"xl/workbook.xml", `<workbook xmlns="` + spreadsheet + `" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships">` +
		`<sheets><sheet name="Export" sheetId="1" r:id="rId1"/></sheets></workbook>`},
	{"xl/styles.xml", `<styleSheet xmlns="` + spreadsheet + `">` +
		`<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>` +
		`<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders>` +
		`<cellStyleXfs count="1"><xf/></cellStyleXfs>` +
		`<cellXfs count="2"><xf xfId="0" numFmtId="49" applyNumberFormat="1"/><xf xfId="0" numFmtId="49" applyNumberFormat="1" fontId="1" applyFont="1"/></cellXfs></styleSheet>`},
}

const (
	relation    = "http://schemas.openxmlformats.org/officeDocument/2006/relationships/"
	spreadsheet = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"
	bold        = 1
)

// longestCell is Excel's limit of characters in a cell.
const longestCell = 32_767

// XLSX writes rows as a workbook. Every cell is text, so spreadsheets neither run nor
// change a value. The first row is bold and frozen. A value that is too long for a cell
// is cut with an ellipsis.
func XLSX(w io.Writer, rows [][]string) error {
	archive := zip.NewWriter(w)
	for _, part := range parts {
		out, err := archive.Create(part.name)
		if err != nil {
			return err
		}
		if _, err := io.WriteString(out, xml.Header+part.content); err != nil {
			return err
		}
	}
	out, err := archive.Create("xl/worksheets/sheet1.xml")
	if err != nil {
		return err
	}
	if err := writeRows(out, rows); err != nil {
		return err
	}
	return archive.Close()
}

func writeRows(w io.Writer, rows [][]string) error {
	out := bufio.NewWriter(w)
	fmt.Fprint(out, xml.Header+`<worksheet xmlns="`+spreadsheet+`"><sheetViews><sheetView workbookViewId="0">`+
		`<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetData>`)
	for n, row := range rows {
		fmt.Fprint(out, "<row>")
		for _, value := range row {
			style := 0
			if n == 0 {
				style = bold
			}
			fmt.Fprintf(out, `<c s="%d" t="inlineStr"><is><t xml:space="preserve">`, style)
			if err := xml.EscapeText(out, []byte(cellText(value))); err != nil {
				return err
			}
			fmt.Fprint(out, "</t></is></c>")
		}
		fmt.Fprint(out, "</row>")
	}
	fmt.Fprint(out, "</sheetData></worksheet>")
	return out.Flush() // also returns the error of an earlier write
}

func cellText(value string) string {
	if len(value) <= longestCell {
		return value
	}
	if runes := []rune(value); len(runes) > longestCell {
		return strings.ToValidUTF8(string(runes[:longestCell-1]), "") + "…"
	}
	return value
}
