package photo

import (
	"image"
	"math"
	"strconv"
	"strings"

	"peritus/bff/platform/errs"
)

// Crop is the square that shows, in fractions of the upright picture: its left edge of the
// width, its top edge of the height, and its side of the shorter side. The zero Crop is the
// largest square, centered, and closer to the top of tall pictures, where heads are.
type Crop struct{ Left, Top, Side float64 }

// ParseCrop reads "left,top,side". An empty text is the zero Crop.
func ParseCrop(text string) (Crop, error) {
	if text == "" {
		return Crop{}, nil
	}
	parts := strings.Split(text, ",")
	var values [3]float64
	if len(parts) != len(values) {
		return Crop{}, errCrop
	}
	for i, part := range parts {
		value, err := strconv.ParseFloat(part, 64)
		if err != nil || !(value >= 0 && value <= 1) { // NaN isn't either
			return Crop{}, errCrop
		}
		values[i] = value
	}
	if values[2] == 0 {
		return Crop{}, errCrop
	}
	return Crop{values[0], values[1], values[2]}, nil
}

var errCrop = errs.Invalidf("Choose the part of the picture again.")

// headroom is the share of the space left over in a tall picture that is cut off above.
const headroom = 0.25

// of returns the square of a picture that is stored with some turn.
func (c Crop) of(stored image.Point, turn turn) image.Rectangle {
	upright := stored
	if turn.swaps() {
		upright = image.Pt(stored.Y, stored.X)
	}
	shorter := min(upright.X, upright.Y)
	side, left, top := shorter, (upright.X-shorter)/2, int(headroom*float64(upright.Y-shorter))
	if c != (Crop{}) {
		side = min(shorter, max(1, int(math.Round(c.Side*float64(shorter)))))
		left = min(upright.X-side, int(math.Round(c.Left*float64(upright.X))))
		top = min(upright.Y-side, int(math.Round(c.Top*float64(upright.Y))))
	}
	return turn.stored(image.Rect(left, top, left+side, top+side), upright)
}
