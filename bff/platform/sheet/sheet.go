// Package sheet writes tables for spreadsheets.
package sheet

import (
	"encoding/csv"
	"io"
	"regexp"
	"strings"
	"unicode/utf8"
)

// Values that a spreadsheet changes when it opens a CSV file: leading zeros, exponents,
// too many digits, and text that looks like a date.
var changed = regexp.MustCompile(`(?i)^(0\d+|[\d.]+e[+-]?\d+|\d{16,}|\d{1,4}[-/]\d{1,2}([-/]\d{1,4})?|\d{1,2}\.\d{1,2}\.\d{1,4}|\d{1,2}[- ](` + months + `)([- ]\d{1,4})?|(` + months + `)[- ]\d{1,4}(,? \d{4})?|true|false)$`)

const months = `jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|january|february|march|april|june|july|august|september|october|november|december`

// An international phone number in groups of digits isn't a formula.
var international = regexp.MustCompile(`^\+\d{1,3}( \d+)+$`)

// Cell returns a value for a CSV file. It prepends an apostrophe if a spreadsheet would
// run the value as a formula, even after spaces, or change it.
func Cell(value string) string {
	start := strings.TrimLeft(value, " \t\r\n\u00a0\u3000\ufeff")
	if start == "" || international.MatchString(value) {
		return value
	}
	first, _ := utf8.DecodeRuneInString(start)
	if strings.ContainsRune("=+-@\uff1d\uff0b\uff0d\uff20", first) || strings.ContainsRune("\t\r\n", rune(value[0])) || changed.MatchString(start) {
		return "'" + value
	}
	return value
}

// CSV writes rows in UTF-8 with a byte order mark for spreadsheets. It passes every value
// through Cell.
func CSV(w io.Writer, rows [][]string) error {
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
