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
// more digits than a number has, and what looks like a date.
var changed = regexp.MustCompile(`(?i)^(0\d+|[\d.]+e[+-]?\d+|\d{16,}|\d{1,4}[-/]\d{1,2}([-/]\d{1,4})?|\d{1,2}\.\d{1,2}\.\d{1,4}|\d{1,2}[- ](` + months + `)([- ]\d{1,4})?|(` + months + `)[- ]\d{1,4}(,? \d{4})?|true|false)$`)

const months = `jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|january|february|march|april|june|july|august|september|october|november|december`

// A phone number from abroad in groups of digits is no formula, so it stays as people write it.
var international = regexp.MustCompile(`^\+\d{1,3}( \d+)+$`)

// Cell is a value as it stands in a CSV file. If a spreadsheet would run it as a formula,
// even after space, or change it, it gets an apostrophe in front.
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

// CSV writes rows in UTF-8 with a byte order mark for spreadsheets. Every value is a Cell.
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
