package photo

import (
	"image"
	"io"

	"github.com/bep/imagemeta"
)

// turn is how a camera stored a picture: the EXIF orientation, 1 to 8.
type turn int

const upright turn = 1

// orientation returns the turn of a picture, upright if it has none that makes sense.
// Metadata is written by anything, so an error there isn't one of the picture.
func orientation(source io.ReadSeeker) turn {
	found := upright
	if _, err := source.Seek(0, io.SeekStart); err != nil {
		return found
	}
	_, _ = imagemeta.Decode(imagemeta.Options{
		R: source, ImageFormat: imagemeta.JPEG, Sources: imagemeta.EXIF,
		ShouldHandleTag: func(tag imagemeta.TagInfo) bool { return tag.Tag == "Orientation" && tag.Namespace == "IFD0" },
		HandleTag: func(tag imagemeta.TagInfo) error {
			if value, ok := tag.Value.(uint16); ok && value >= 1 && value <= 8 {
				found = turn(value)
			}
			return imagemeta.ErrStopWalking
		},
	})
	return found
}

// swaps reports whether the stored width is the upright height.
func (t turn) swaps() bool { return t >= 5 }

// toStored maps a pixel of the upright picture, of some size, to the stored one.
func (t turn) toStored(p, upright image.Point) image.Point {
	right, bottom := upright.X-1-p.X, upright.Y-1-p.Y
	switch t {
	case 2:
		return image.Pt(right, p.Y)
	case 3:
		return image.Pt(right, bottom)
	case 4:
		return image.Pt(p.X, bottom)
	case 5:
		return image.Pt(p.Y, p.X)
	case 6:
		return image.Pt(p.Y, right)
	case 7:
		return image.Pt(bottom, right)
	case 8:
		return image.Pt(bottom, p.X)
	}
	return p
}

// stored maps a rectangle of the upright picture to the stored one.
func (t turn) stored(r image.Rectangle, upright image.Point) image.Rectangle {
	a, b := t.toStored(r.Min, upright), t.toStored(r.Max.Sub(image.Pt(1, 1)), upright)
	corners := image.Rectangle{Min: a, Max: b}.Canon()
	return image.Rectangle{Min: corners.Min, Max: corners.Max.Add(image.Pt(1, 1))}
}

// apply turns a stored square upright.
func (t turn) apply(square *image.RGBA) *image.RGBA {
	if t == upright {
		return square
	}
	out := image.NewRGBA(square.Bounds())
	size := out.Bounds().Size()
	for y := range size.Y {
		for x := range size.X {
			p := t.toStored(image.Pt(x, y), size)
			out.SetRGBA(x, y, square.RGBAAt(p.X, p.Y))
		}
	}
	return out
}
