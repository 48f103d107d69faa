package web

import (
	"bytes"
	"fmt"
	"time"

	"peritus/bff/platform/sheet"
)

// Download is a file for the person who asked to save. No cache keeps it, and no
// browser shows it as a page of ours.
type Download struct {
	CacheControl string `header:"Cache-Control"`
	ContentType  string `header:"Content-Type"`
	Disposition  string `header:"Content-Disposition"`
	Body         []byte
}

// NewDownload names a file after what it holds and its day: peritus-requests-2026-11-28.csv.
func NewDownload(what string, day time.Time, ending, contentType string, body []byte) *Download {
	return &Download{CacheControl: "private, no-store", ContentType: contentType, Body: body,
		Disposition: fmt.Sprintf(`attachment; filename="peritus-%s-%s.%s"`, what, day.Format(time.DateOnly), ending)}
}

// CSV is a table to save. Every export is written here, so that none holds a formula.
func CSV(what string, day time.Time, rows [][]string) (*Download, error) {
	var out bytes.Buffer
	if err := sheet.Write(&out, rows); err != nil {
		return nil, fmt.Errorf("write %s: %w", what, err)
	}
	return NewDownload(what, day, "csv", "text/csv; charset=utf-8", out.Bytes()), nil
}
