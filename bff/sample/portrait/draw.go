// Package portrait draws invented people as line engravings: parallel lines in ink whose
// width follows the light on a modeled head. It's pure: the same traits give the same
// picture. It doesn't decide who looks how, and stores nothing.
package portrait

import (
	"bytes"
	"image"
	"image/jpeg"
	"math"
)

const (
	// Side is the width and height of a portrait in pixels.
	Side = 512
	// grid is the number of samples of the light in each direction.
	grid = 192
	// lines is about the number of engraved lines across a picture.
	lines   = 80
	quality = 72
)

// The plate and its ink, as in the design's tokens. Portraits keep them on dark pages.
var (
	plate = [3]float64{0xec, 0xea, 0xe3}
	ink   = [3]float64{0x2b, 0x38, 0x50}
)

// Draw returns the portrait.
func Draw(t Traits) *image.RGBA {
	return engrave(light(newSitter(t)))
}

// JPEG returns the encoded portrait.
func JPEG(t Traits) []byte {
	var out bytes.Buffer
	// Encoding to memory can't fail: the picture's size is fixed.
	_ = jpeg.Encode(&out, Draw(t), &jpeg.Options{Quality: quality})
	return out.Bytes()
}

// field has the darkness and the relief of each point of the grid.
type field struct {
	tone, relief [grid * grid]float64
}

// light looks at each point of the sitter. Points are from -1 to 1, y downward.
func light(s *sitter) *field {
	f := &field{}
	for j := range grid {
		y := (float64(j)+0.5)*2/grid - 1
		for i := range grid {
			x := (float64(i)+0.5)*2/grid - 1
			f.tone[j*grid+i], f.relief[j*grid+i] = s.at(x, y)
		}
	}
	return f
}

// engrave draws lines whose width is the darkness. The relief bends them, so they follow the
// forms.
func engrave(f *field) *image.RGBA {
	out := image.NewRGBA(image.Rect(0, 0, Side, Side))
	sin, cos := math.Sincos(-24 * math.Pi / 180)
	const spacing = float64(Side) / lines
	for y := range Side {
		for x := range Side {
			gx, gy := (float64(x)+0.5)*grid/Side-0.5, (float64(y)+0.5)*grid/Side-0.5
			tone, relief := f.sample(gx, gy)
			across := (float64(x)*-sin+float64(y)*cos)/spacing - relief*2.6
			off := math.Abs(across-math.Floor(across)-0.5) * spacing // from the middle of a line
			width := spacing / 2 * widthOf(tone)
			cover := clamp(width-off+0.5, 0, 1)
			if width < 0.5 {
				cover *= width * 2
			}
			at := out.PixOffset(x, y)
			out.Pix[at], out.Pix[at+1], out.Pix[at+2], out.Pix[at+3] = mix(0, cover), mix(1, cover), mix(2, cover), 255
		}
	}
	return out
}

// widthOf keeps a hairline in the lights and a thin gap in the darks.
func widthOf(tone float64) float64 { return 0.07 + 0.84*clamp(tone, 0, 1) }

func mix(channel int, cover float64) uint8 {
	return uint8(plate[channel] + (ink[channel]-plate[channel])*cover + 0.5)
}

// sample interpolates between the points of the grid.
func (f *field) sample(x, y float64) (tone, relief float64) {
	x, y = clamp(x, 0, grid-1.001), clamp(y, 0, grid-1.001)
	i, j := int(x), int(y)
	u, v := x-float64(i), y-float64(j)
	at := j*grid + i
	blend := func(of *[grid * grid]float64) float64 {
		return (of[at]*(1-u)+of[at+1]*u)*(1-v) + (of[at+grid]*(1-u)+of[at+grid+1]*u)*v
	}
	return blend(&f.tone), blend(&f.relief)
}

func clamp(v, low, high float64) float64 {
	if v < low {
		return low
	}
	if v > high {
		return high
	}
	return v
}

// step goes smoothly from 0 at low to 1 at high.
func step(low, high, v float64) float64 {
	t := (v - low) / (high - low)
	if t <= 0 {
		return 0
	}
	if t >= 1 {
		return 1
	}
	return t * t * (3 - 2*t)
}

// bump is a hill of height 1 at the origin.
func bump(x, y, wide, high float64) float64 {
	far := (x*x)/(wide*wide) + (y*y)/(high*high)
	if far > 9 {
		return 0
	}
	return math.Exp(-far)
}

func toward(a, b, t float64) float64 { return a + (b-a)*t }

// root is a square root that rises a little faster, for outlines that are fuller than an
// ellipse.
func root(v float64) float64 { return math.Sqrt(v) * (1.12 - 0.12*v) }
