package web

import (
	"bytes"
	"cmp"
	"fmt"
	"time"

	"peritus/bff/platform/sheet"
)

// Download is a file to save. Caches must not store it, and browsers don't display it as
// one of our pages.
type Download struct {
	CacheControl string `header:"Cache-Control"`
	ContentType  string `header:"Content-Type"`
	Disposition  string `header:"Content-Disposition"`
	Body         []byte
}

// NewDownload names a file after its content and date: peritus-requests-2026-11-28.csv.
func NewDownload(what string, day time.Time, ending, contentType string, body []byte) *Download {
	return &Download{CacheControl: "private, no-store", ContentType: contentType, Body: body,
		Disposition: fmt.Sprintf(`attachment; filename="peritus-%s-%s.%s"`, what, day.Format(time.DateOnly), ending)}
}

// TableFormat is the file format of an export. Embed it in an input.
type TableFormat struct {
	Format string `query:"format" enum:"csv,xlsx" default:"csv" doc:"The kind of file: csv, or xlsx for Excel."`
}

// Table returns a table to save. All exports use it, so that none contains a formula.
func (f TableFormat) Table(what string, day time.Time, rows [][]string) (*Download, error) {
	write, contentType := sheet.CSV, "text/csv; charset=utf-8"
	if f.Format == "xlsx" {
		write, contentType = sheet.XLSX, "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
	}
	var out bytes.Buffer
	if err := write(&out, rows); err != nil {
		return nil, fmt.Errorf("write %s: %w", what, err)
	}
	return NewDownload(what, day, cmp.Or(f.Format, "csv"), contentType, out.Bytes()), nil
}
