package web

import (
	"bytes"
	"fmt"
	"time"

	"peritus/bff/platform/sheet"
)

// Download is a file to save. Caches don't keep it, and browsers don't display it as one
// of our pages.
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

// CSV returns a table to save. All exports use it, so none contains a formula.
func CSV(what string, day time.Time, rows [][]string) (*Download, error) {
	var out bytes.Buffer
	if err := sheet.Write(&out, rows); err != nil {
		return nil, fmt.Errorf("write %s: %w", what, err)
	}
	return NewDownload(what, day, "csv", "text/csv; charset=utf-8", out.Bytes()), nil
}
