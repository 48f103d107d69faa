package sheet

import (
	"encoding/csv"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"peritus/bff/platform/corpus"
)

func TestCell_marksFormulasAndChangedValues(t *testing.T) {
	for value, want := range map[string]string{
		"=1+1": "'=1+1", "+44 20 7946 0018": "+44 20 7946 0018", "(312) 555-0147": "(312) 555-0147", "+442079460018": "'+442079460018", "+1-312": "'+1-312", "+1 312-555": "'+1 312-555",
		"1-21": "'1-21", "1E5": "'1E5", "00123": "'00123", "3/4": "'3/4", "2026-11-28": "'2026-11-28", "1-Mar": "'1-Mar", "March 2": "'March 2", "TRUE": "'TRUE", "1234567890123456": "'1234567890123456",
		"12": "12", "3.5": "3.5", "3.5.26": "'3.5.26", "10 a.m.": "10 a.m.", "2026-11-28T09:00:00Z": "2026-11-28T09:00:00Z", "1-21 and more": "1-21 and more", "Maya 2": "Maya 2", "K7M2-9QXP": "K7M2-9QXP",
		"-2": "'-2", "@SUM(A1)": "'@SUM(A1)",
		" =cmd|'/C calc'!A0": "' =cmd|'/C calc'!A0", "\t=1": "'\t=1", "\r=1": "'\r=1", "\nx": "'\nx", "＝1": "'＝1", "\u00a0=1": "'\u00a0=1",
		"": "", "a=b": "a=b", "Ines": "Ines", "'quoted": "'quoted", "  ": "  ", "Łukasz": "Łukasz",
	} {
		if got := Cell(value); got != want {
			t.Errorf("%q: %q, want %q", value, got, want)
		}
	}
}

func TestCSV_roundTripsExceptApostrophes(t *testing.T) {
	var out strings.Builder
	if err := CSV(&out, [][]string{{"name", "note"}, {"a,b", "line\nline \"quoted\""}, {"=x", ""}}); err != nil {
		t.Fatal(err)
	}
	rows, err := csv.NewReader(strings.NewReader(strings.TrimPrefix(out.String(), "\ufeff"))).ReadAll()
	if err != nil || len(rows) != 3 || rows[1][1] != "line\nline \"quoted\"" || rows[2][0] != "'=x" {
		t.Errorf("%v %q", err, rows)
	}
}

func TestCell_neutralizesSharedFormulas(t *testing.T) {
	found, _ := filepath.Glob(filepath.Join(corpus.Root(t), "*", "csv-injection-members.csv"))
	if len(found) == 0 {
		t.Skip("no shared test data (set PERITUS_DATA)")
	}
	raw, err := os.ReadFile(found[0])
	if err != nil {
		t.Fatal(err)
	}
	in := csv.NewReader(strings.NewReader(string(raw)))
	in.LazyQuotes, in.FieldsPerRecord = true, -1
	rows, err := in.ReadAll()
	if err != nil {
		t.Fatal(err)
	}
	for _, row := range rows {
		for _, value := range row {
			if c := Cell(value); c != "" && !international.MatchString(c) && strings.ContainsRune("=+-@\t\r", rune(c[0])) {
				t.Errorf("%q", c)
			}
		}
	}
}
