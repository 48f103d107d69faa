package media

import (
	"context"
	"io"

	"github.com/danielgtaylor/huma/v2"

	"peritus/bff/platform/web"
)

// Download sends a file as an attachment and closes it. Browsers never show it as one of our
// pages, whatever it contains.
func Download(name string, kind Kind, size int64, content io.ReadCloser) *huma.StreamResponse {
	return DownloadThen(name, kind, size, content, nil)
}

// DownloadThen is Download, and calls whole once all of the file was sent, with a context that
// outlives the request's.
func DownloadThen(name string, kind Kind, size int64, content io.ReadCloser, whole func(context.Context)) *huma.StreamResponse {
	return send(size, content, "application/octet-stream", whole, func(out huma.Context) {
		out.SetHeader("Content-Disposition", attachment(name, kind))
	})
}

// Photograph sends a JPEG that we encoded ourselves and closes it. Only the browsers of
// those who may see it keep it for a while.
func Photograph(size int64, content io.ReadCloser) *huma.StreamResponse {
	return send(size, content, "image/jpeg", nil, func(out huma.Context) { out.SetHeader("Cache-Control", "private, max-age=600") })
}

func send(size int64, content io.ReadCloser, contentType string, whole func(context.Context), more func(huma.Context)) *huma.StreamResponse {
	return &huma.StreamResponse{Body: func(out huma.Context) {
		out.SetHeader("Content-Type", contentType)
		out.SetHeader("X-Content-Type-Options", "nosniff")
		out.SetHeader("Content-Security-Policy", "default-src 'none'; sandbox")
		out.SetHeader("Cross-Origin-Resource-Policy", "same-origin")
		out.SetHeader("Cache-Control", "private, no-store")
		more(out)
		web.Stream(out, content, size, whole)
	}}
}
