package web

import (
	"bytes"
	"io"

	"github.com/danielgtaylor/huma/v2"
	"github.com/danielgtaylor/huma/v2/adapters/humafiber"
)

// RawBody is the body of a request as it came. It is never unpacked, whatever its
// headers say: a short body could become a very long one.
func RawBody(ctx huma.Context) io.Reader {
	return bytes.NewReader(humafiber.Unwrap(ctx).Request().Body())
}
