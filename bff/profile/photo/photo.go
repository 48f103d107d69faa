// Package photo makes portraits. It turns a picture upright, cuts out a square, shrinks it,
// and encodes it again, so nothing remains of the camera's metadata.
package photo

import (
	"bytes"
	"context"
	"image"
	"image/color"
	"image/jpeg"
	"image/png"
	"io"

	"golang.org/x/image/draw"

	"peritus/bff/platform/errs"
)

const (
	// Side is the largest width and height of a portrait in pixels.
	Side = 1024
	// smallest is the least width and height of what is cut out, in pixels.
	smallest = 200
	// mostPixels bounds the memory of decoding: about 300 MB for a progressive JPEG.
	mostPixels = 25_000_000
	quality    = 88
)

// one lets a single picture be decoded at a time, so uploads can't use up the memory.
var one = make(chan struct{}, 1)

// Make returns the portrait as a JPEG. Errors: a message for people if the picture can't be
// read, or has too many or too few pixels.
func Make(ctx context.Context, source io.ReadSeeker, crop Crop) ([]byte, error) {
	select {
	case one <- struct{}{}:
		defer func() { <-one }()
	case <-ctx.Done():
		return nil, ctx.Err()
	}
	picture, err := decode(source)
	if err != nil {
		return nil, err
	}
	turn := orientation(source)
	cut := crop.of(picture.Bounds().Size(), turn)
	if cut.Dx() < smallest {
		return nil, errs.Invalidf("The part you chose is smaller than %d by %d pixels. Choose a larger part, or another picture.", smallest, smallest)
	}
	var out bytes.Buffer
	if err := jpeg.Encode(&out, turn.apply(shrink(picture, cut)), &jpeg.Options{Quality: quality}); err != nil {
		return nil, err
	}
	return out.Bytes(), nil
}

func decode(source io.ReadSeeker) (image.Image, error) {
	config, format, err := configOf(source)
	switch {
	case err != nil:
		return nil, errs.Invalidf("We can't read this picture.")
	case config.Width > mostPixels/max(config.Height, 1):
		return nil, errs.Invalidf("This picture has more than 25 megapixels. Save a smaller copy.")
	case min(config.Width, config.Height) < smallest:
		return nil, errs.Invalidf("This picture is smaller than %d by %d pixels. Choose a larger one.", smallest, smallest)
	}
	if _, err := source.Seek(0, io.SeekStart); err != nil {
		return nil, err
	}
	picture, err := format(source)
	if err != nil {
		return nil, errs.Invalidf("We can't read this picture.")
	}
	return picture, nil
}

type decoder func(io.Reader) (image.Image, error)

func configOf(source io.ReadSeeker) (image.Config, decoder, error) {
	if config, err := jpeg.DecodeConfig(source); err == nil {
		return config, jpeg.Decode, nil
	}
	if _, err := source.Seek(0, io.SeekStart); err != nil {
		return image.Config{}, nil, err
	}
	config, err := png.DecodeConfig(source)
	return config, png.Decode, err
}

// shrink returns the square cut out of a picture, at most Side wide, on white.
func shrink(picture image.Image, cut image.Rectangle) *image.RGBA {
	// Halving averages two pixels, and keeps the buffers of the exact scaler small.
	for cut.Dx() > 2*Side {
		half := image.NewRGBA(image.Rect(0, 0, cut.Dx()/2, cut.Dy()/2))
		onWhite(half)
		draw.ApproxBiLinear.Scale(half, half.Bounds(), picture, cut, draw.Over, nil)
		picture, cut = half, half.Bounds()
	}
	side := min(cut.Dx(), Side)
	out := image.NewRGBA(image.Rect(0, 0, side, side))
	onWhite(out)
	draw.CatmullRom.Scale(out, out.Bounds(), picture, cut, draw.Over, nil)
	return out
}

func onWhite(picture draw.Image) {
	draw.Draw(picture, picture.Bounds(), image.NewUniform(color.White), image.Point{}, draw.Src)
}
