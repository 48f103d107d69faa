package factor

import (
	"fmt"
	"image/color"
	"strings"

	code "github.com/boombuler/barcode/qr"
)

// quiet is the margin around a QR code, in squares. Readers need it.
const quiet = 4

// qr renders text as a QR code in SVG. It's dark on white in every theme, because readers
// expect that.
func qr(text string) (string, error) {
	picture, err := code.Encode(text, code.M, code.Auto)
	if err != nil {
		return "", fmt.Errorf("QR code: %w", err)
	}
	size := picture.Bounds().Dx()
	var path strings.Builder
	for y := range size {
		for x := 0; x < size; x++ {
			run := 0
			for x+run < size && picture.At(x+run, y) == color.Black {
				run++
			}
			if run > 0 {
				fmt.Fprintf(&path, "M%d %dh%dv1h-%dz", x+quiet, y+quiet, run, run)
				x += run
			}
		}
	}
	side := size + 2*quiet
	return fmt.Sprintf(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %d %d" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h%dv%dH0z"/><path fill="#101a2b" d="%s"/></svg>`,
		side, side, side, side, path.String()), nil
}
