package sheet

import (
	"archive/zip"
	"bytes"
	"encoding/xml"
	"io"
	"slices"
	"strings"
	"testing"
)

// readXLSX returns the cells of a workbook and fails for a cell that isn't text.
func readXLSX(t *testing.T, file []byte) [][]string {
	t.Helper()
	archive, err := zip.NewReader(bytes.NewReader(file), int64(len(file)))
	if err != nil {
		t.Fatal(err)
	}
	var rows [][]string
	for _, part := range archive.File {
		r, err := part.Open()
		if err != nil {
			t.Fatal(err)
		}
		content, err := io.ReadAll(r)
		if err != nil {
			t.Fatal(err)
		}
		var sheet struct {
			Rows []struct {
				Cells []struct {
					Kind string `xml:"t,attr"`
					Text string `xml:"is>t"`
				} `xml:"c"`
			} `xml:"sheetData>row"`
		}
		if err := xml.Unmarshal(content, &sheet); err != nil {
			t.Fatalf("%s: %v", part.Name, err)
		}
		for _, row := range sheet.Rows {
			var cells []string
			for _, c := range row.Cells {
				if c.Kind != "inlineStr" {
					t.Errorf("%q is %q", c.Text, c.Kind)
				}
				cells = append(cells, c.Text)
			}
			rows = append(rows, cells)
		}
	}
	return rows
}

func TestXLSX_keepsEveryValueAsText(t *testing.T) {
	want := [][]string{{"Name", "Note"}, {"=1+1", "+1 312"}, {"00123", "1-21"}, {"a<b&c", "  two\nlines "}, {"Zoë 甲", ""}}
	var out bytes.Buffer
	if err := XLSX(&out, want); err != nil {
		t.Fatal(err)
	}
	if got := readXLSX(t, out.Bytes()); !slices.EqualFunc(got, want, slices.Equal[[]string]) {
		t.Errorf("%q, want %q", got, want)
	}
}

func TestXLSX_shortensValuesThatAreTooLong(t *testing.T) {
	var out bytes.Buffer
	if err := XLSX(&out, [][]string{{strings.Repeat("é", longestCell), strings.Repeat("é", longestCell+1)}}); err != nil {
		t.Fatal(err)
	}
	row := readXLSX(t, out.Bytes())[0]
	if len([]rune(row[0])) != longestCell || strings.HasSuffix(row[0], "…") {
		t.Error("a full cell was shortened")
	}
	if len([]rune(row[1])) != longestCell || !strings.HasSuffix(row[1], "…") {
		t.Error("a cell is too long")
	}
}
