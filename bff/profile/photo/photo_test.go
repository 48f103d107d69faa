package photo

import (
	"bytes"
	"context"
	"fmt"
	"image"
	"image/color"
	"image/jpeg"
	"image/png"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"peritus/bff/platform/errs"
)

var (
	red, green, blue, white = color.RGBA{R: 255, A: 255}, color.RGBA{G: 255, A: 255}, color.RGBA{B: 255, A: 255}, color.RGBA{255, 255, 255, 255}
)

// quarters is a picture whose quarters are red, green, blue, and white.
func quarters(width, height int) *image.RGBA {
	picture := image.NewRGBA(image.Rect(0, 0, width, height))
	for y := range height {
		for x := range width {
			c := red
			switch {
			case x >= width/2 && y < height/2:
				c = green
			case x < width/2 && y >= height/2:
				c = blue
			case x >= width/2:
				c = white
			}
			picture.SetRGBA(x, y, c)
		}
	}
	return picture
}

func jpegOf(t *testing.T, picture image.Image) []byte {
	t.Helper()
	var out bytes.Buffer
	if err := jpeg.Encode(&out, picture, &jpeg.Options{Quality: 95}); err != nil {
		t.Fatal(err)
	}
	return out.Bytes()
}

func pngOf(t *testing.T, picture image.Image) []byte {
	t.Helper()
	var out bytes.Buffer
	if err := png.Encode(&out, picture); err != nil {
		t.Fatal(err)
	}
	return out.Bytes()
}

// withEXIF adds an EXIF header with an orientation and a GPS position to a JPEG.
func withEXIF(picture []byte, orientation byte) []byte {
	tiff := []byte("MM\x00\x2a\x00\x00\x00\x08" + "\x00\x02" +
		"\x01\x12\x00\x03\x00\x00\x00\x01\x00" + string(orientation) + "\x00\x00" +
		"\x88\x25\x00\x04\x00\x00\x00\x01\x00\x00\x00\x26" + "\x00\x00\x00\x00" +
		"\x00\x01\x00\x01\x00\x02\x00\x00\x00\x02N\x00\x00\x00" + "\x00\x00\x00\x00GPS-SECRET")
	body := append([]byte("Exif\x00\x00"), tiff...)
	head := []byte{0xff, 0xd8, 0xff, 0xe1, byte((len(body) + 2) >> 8), byte(len(body) + 2)}
	return append(append(head, body...), picture[2:]...)
}

func make1(t *testing.T, source []byte, crop Crop) image.Image {
	t.Helper()
	out, err := Make(t.Context(), bytes.NewReader(source), crop)
	if err != nil {
		t.Fatal(err)
	}
	picture, err := jpeg.Decode(bytes.NewReader(out))
	if err != nil {
		t.Fatal(err)
	}
	return picture
}

func near(a color.Color, b color.RGBA) bool {
	r, g, bl, _ := a.RGBA()
	far := func(x uint32, y uint8) bool { d := int(x>>8) - int(y); return d > 40 || d < -40 }
	return !far(r, b.R) && !far(g, b.G) && !far(bl, b.B)
}

// corners returns the colors near the corners of a square: top left, top right, bottom
// left, bottom right.
func corners(picture image.Image) [4]color.Color {
	n := picture.Bounds().Dx()
	a, b := n/8, n-1-n/8
	return [4]color.Color{picture.At(a, a), picture.At(b, a), picture.At(a, b), picture.At(b, b)}
}

func TestMake_turnsEveryOrientationUpright(t *testing.T) {
	// What a camera stores so that the upright picture is red, green, blue, white.
	upright := quarters(400, 400)
	for orientation := turn(1); orientation <= 8; orientation++ {
		stored := image.NewRGBA(upright.Bounds())
		for y := range 400 {
			for x := range 400 {
				p := orientation.toStored(image.Pt(x, y), image.Pt(400, 400))
				stored.SetRGBA(p.X, p.Y, upright.RGBAAt(x, y))
			}
		}
		got := corners(make1(t, withEXIF(jpegOf(t, stored), byte(orientation)), Crop{}))
		for i, want := range []color.RGBA{red, green, blue, white} {
			if !near(got[i], want) {
				t.Errorf("orientation %d: corner %d is %v, want %v", orientation, i, got[i], want)
			}
		}
	}
}

func TestMake_knowsWhatTheOrientationsMean(t *testing.T) {
	// From the EXIF standard: 6 is stored with its top on the right, 8 on the left, 3 upside down.
	for orientation, want := range map[byte][4]color.RGBA{
		1: {red, green, blue, white}, 2: {green, red, white, blue}, 3: {white, blue, green, red}, 4: {blue, white, red, green},
		5: {red, blue, green, white}, 6: {blue, red, white, green}, 7: {white, green, blue, red}, 8: {green, white, red, blue},
	} {
		got := corners(make1(t, withEXIF(jpegOf(t, quarters(400, 400)), orientation), Crop{}))
		for i := range want {
			if !near(got[i], want[i]) {
				t.Errorf("orientation %d: corner %d is %v, want %v", orientation, i, got[i], want[i])
			}
		}
	}
}

func TestMake_cutsOutWhatWasChosen(t *testing.T) {
	for _, c := range []struct {
		name          string
		width, height int
		exif          byte
		crop          string
		side          int
		want          [4]color.RGBA
	}{
		{"a quarter", 800, 800, 1, "0.5,0,0.5", 400, [4]color.RGBA{green, green, green, green}},
		{"all", 600, 600, 1, "0,0,1", 600, [4]color.RGBA{red, green, blue, white}},
		{"the right end of a wide picture", 800, 400, 1, "0.5,0,1", 400, [4]color.RGBA{green, green, white, white}},
		{"beyond the edge", 800, 400, 1, "0.99,0.9,0.5", 200, [4]color.RGBA{white, white, white, white}},
		{"the upright picture's quarter", 800, 800, 6, "0.5,0,0.5", 400, [4]color.RGBA{red, red, red, red}},
		{"nothing chosen, in a wide picture", 800, 400, 1, "", 400, [4]color.RGBA{red, green, blue, white}},
		{"a large picture shrinks", 3000, 3000, 1, "", Side, [4]color.RGBA{red, green, blue, white}},
	} {
		crop, err := ParseCrop(c.crop)
		if err != nil {
			t.Fatal(err)
		}
		picture := make1(t, withEXIF(jpegOf(t, quarters(c.width, c.height)), c.exif), crop)
		if size := picture.Bounds().Size(); size != image.Pt(c.side, c.side) {
			t.Errorf("%s: %v, want a side of %d", c.name, size, c.side)
		}
		got := corners(picture)
		for i := range c.want {
			if !near(got[i], c.want[i]) {
				t.Errorf("%s: corner %d is %v, want %v", c.name, i, got[i], c.want[i])
			}
		}
	}
}

func TestParseCrop_refusesAnythingElse(t *testing.T) {
	for _, text := range []string{"0,0", "0,0,0", "0,0,1,1", "-0.1,0,1", "0,0,1.1", "NaN,0,1", "0,0,Inf", "a,b,c", "0,0,", " "} {
		if _, err := ParseCrop(text); errs.KindOf(err) != errs.Invalid {
			t.Errorf("%q: %v", text, err)
		}
	}
}

func TestMake_leavesNothingOfTheMetadata(t *testing.T) {
	source := withEXIF(jpegOf(t, quarters(400, 400)), 6)
	if !bytes.Contains(source, []byte("GPS-SECRET")) {
		t.Fatal("the picture has no metadata to remove")
	}
	out, err := Make(t.Context(), bytes.NewReader(source), Crop{})
	if err != nil {
		t.Fatal(err)
	}
	for _, never := range []string{"Exif", "GPS-SECRET", "http://ns.adobe.com"} {
		if bytes.Contains(out, []byte(never)) {
			t.Errorf("the portrait contains %q", never)
		}
	}
}

func TestMake_showsTransparentPicturesOnWhite(t *testing.T) {
	picture := make1(t, pngOf(t, image.NewNRGBA(image.Rect(0, 0, 300, 300))), Crop{})
	if !near(picture.At(150, 150), white) {
		t.Errorf("%v", picture.At(150, 150))
	}
}

func TestMake_refuses(t *testing.T) {
	huge := pngOf(t, image.NewGray(image.Rect(0, 0, 300, 300)))
	copy(huge[16:24], []byte{0, 0, 0x75, 0x30, 0, 0, 0x75, 0x30}) // 30,000 x 30,000 in the header
	whole := jpegOf(t, quarters(400, 400))
	for _, c := range []struct {
		name   string
		source []byte
		crop   string
		says   string
	}{
		{"no picture", []byte("<svg/>"), "", "can't read"},
		{"nothing", nil, "", "can't read"},
		{"a picture that ends early", whole[:len(whole)/2], "", "can't read"},
		{"a small one", jpegOf(t, quarters(199, 400)), "", "smaller than 200 by 200"},
		{"a small part", jpegOf(t, quarters(400, 400)), "0,0,0.4", "smaller than 200 by 200"},
	} {
		crop, err := ParseCrop(c.crop)
		if err != nil {
			t.Fatal(err)
		}
		_, err = Make(t.Context(), bytes.NewReader(c.source), crop)
		if errs.KindOf(err) != errs.Invalid || !strings.Contains(err.Error(), c.says) {
			t.Errorf("%s: %v, want %q", c.name, err, c.says)
		}
	}
	if _, err := decode(bytes.NewReader(huge)); errs.KindOf(err) != errs.Invalid {
		t.Errorf("a picture of 900 megapixels: %v", err)
	}
}

func TestMake_waitsForItsTurnOnlyAsLongAsTheRequest(t *testing.T) {
	one <- struct{}{}
	defer func() { <-one }()
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if _, err := Make(ctx, bytes.NewReader(jpegOf(t, quarters(400, 400))), Crop{}); err == nil {
		t.Error("it didn't wait")
	}
}

// Every hostile file is refused or becomes a portrait; none panics.
func TestMake_survivesHostileFiles(t *testing.T) {
	root := os.Getenv("PERITUS_DATA")
	if root == "" {
		root = "../../../../shared/data"
	}
	if _, err := os.Stat(root); err != nil {
		t.Skip("no ../shared/data here; set PERITUS_DATA")
	}
	read := 0
	err := filepath.WalkDir(root, func(path string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		switch strings.ToLower(filepath.Ext(path)) {
		case ".jpg", ".jpeg", ".png", ".gif", ".webp", ".bmp", ".tif", ".svg":
		default:
			if !strings.Contains(path, "hostile") {
				return nil
			}
		}
		f, err := os.Open(path)
		if err != nil {
			return err
		}
		defer f.Close()
		read++
		out, err := Make(t.Context(), f, Crop{})
		if kind := errs.KindOf(err); err != nil && kind != errs.Invalid {
			return fmt.Errorf("%s: %w", path, err)
		}
		if err == nil && len(out) == 0 {
			t.Errorf("%s: an empty portrait", path)
		}
		return nil
	})
	if err != nil || read == 0 {
		t.Errorf("%d files, %v", read, err)
	}
}
