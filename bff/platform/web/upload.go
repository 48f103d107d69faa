package web

import (
	"bytes"
	"io"

	"github.com/danielgtaylor/huma/v2"
	"github.com/danielgtaylor/huma/v2/adapters/humafiber"
)

// RawBody is the unchanged body of a request. It is never decompressed, because a short
// body could become a very long one.
func RawBody(ctx huma.Context) io.Reader {
	return bytes.NewReader(humafiber.Unwrap(ctx).Request().Body())
}
