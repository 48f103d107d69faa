// Package sheet writes tables for spreadsheets.
package sheet

import (
	"encoding/csv"
	"io"
	"strings"
	"unicode/utf8"
)

// Cell escapes a value so spreadsheets don't treat it as a formula. A value that starts
// like a formula, even after space, gets an apostrophe, which spreadsheets hide.
func Cell(value string) string {
	start := strings.TrimLeft(value, " \t\r\n\u00a0\u3000\ufeff")
	if start == "" {
		return value
	}
	first, _ := utf8.DecodeRuneInString(start)
	if strings.ContainsRune("=+-@\uff1d\uff0b\uff0d\uff20", first) || strings.ContainsRune("\t\r\n", rune(value[0])) {
		return "'" + value
	}
	return value
}

// Write writes rows as CSV in UTF-8 with a byte order mark for spreadsheets. Every value
// is a Cell.
func Write(w io.Writer, rows [][]string) error {
	if _, err := io.WriteString(w, "\ufeff"); err != nil {
		return err
	}
	out := csv.NewWriter(w)
	for _, row := range rows {
		cells := make([]string, len(row))
		for i, value := range row {
			cells[i] = Cell(value)
		}
		if err := out.Write(cells); err != nil {
			return err
		}
	}
	out.Flush()
	return out.Error()
}
