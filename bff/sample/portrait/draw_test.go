package portrait

import (
	"bytes"
	"image"
	"image/jpeg"
	"math"
	"testing"
	"time"
)

var everyone = func() []Traits {
	var all []Traits
	for hair := Short; hair <= Headscarf; hair++ {
		n := int(hair)
		all = append(all, Traits{Seed: uint64(n), Age: 28 + 5*n, Woman: n%2 == 0, Skin: 0.04 * float64(n%10), HairTone: 1 - 0.08*float64(n),
			Hair: hair, Beard: Beard(n % 5), Glasses: n%3 == 0, Dress: Dress(n % 6), Cloth: 0.09 * float64(n)})
	}
	return all
}()

func TestJPEG_isTheSameForTheSameTraits(t *testing.T) {
	for _, traits := range everyone[:4] {
		if !bytes.Equal(JPEG(traits), JPEG(traits)) {
			t.Errorf("two pictures of %+v", traits)
		}
	}
}

func TestJPEG_isSmallAndReadable(t *testing.T) {
	for _, traits := range everyone {
		encoded := JPEG(traits)
		picture, err := jpeg.Decode(bytes.NewReader(encoded))
		if err != nil || picture.Bounds() != image.Rect(0, 0, Side, Side) || len(encoded) > 150_000 {
			t.Errorf("%+v: %v, %d bytes", traits, err, len(encoded))
		}
	}
}

// Two people differ in more than noise: in the light, not only in the lines.
func TestDraw_differsBetweenPeople(t *testing.T) {
	fields := make([]*field, len(everyone))
	for i, traits := range everyone {
		fields[i] = light(newSitter(traits))
	}
	other := everyone[0]
	other.Seed++
	fields = append(fields, light(newSitter(other)))
	for i := range fields {
		for j := range i {
			far := 0.0
			for at := range fields[i].tone {
				far += math.Abs(fields[i].tone[at] - fields[j].tone[at])
			}
			if far/(grid*grid) < 0.01 {
				t.Errorf("%d and %d look alike: %.4f", i, j, far/(grid*grid))
			}
		}
	}
}

// darkness is the mean of a part of the picture, in parts of its side.
func darkness(traits Traits, left, top, right, bottom float64) float64 {
	f := light(newSitter(traits))
	total, n := 0.0, 0
	for j := int(top * grid); j < int(bottom*grid); j++ {
		for i := int(left * grid); i < int(right*grid); i++ {
			total += f.tone[j*grid+i]
			n++
		}
	}
	return total / float64(n)
}

func TestDraw_showsEachTrait(t *testing.T) {
	plain := Traits{Seed: 3, Age: 40, Skin: 0.05, HairTone: 0.9, Cloth: 0.5}
	for _, c := range []struct {
		name                     string
		change                   func(*Traits)
		left, top, right, bottom float64
		least                    float64
	}{
		{"a beard darkens the chin", func(t *Traits) { t.Beard = Full }, 0.4, 0.58, 0.6, 0.66, 0.15},
		{"glasses darken the eyes", func(t *Traits) { t.Glasses = true }, 0.35, 0.37, 0.65, 0.47, 0.01},
		{"darker skin darkens the cheeks", func(t *Traits) { t.Skin = 0.4 }, 0.4, 0.45, 0.6, 0.55, 0.08},
		{"long hair darkens the sides of the neck", func(t *Traits) { t.Hair = Long }, 0.27, 0.55, 0.33, 0.7, 0.3},
		{"a baldness lightens the crown", func(t *Traits) { t.Hair = Bald }, 0.4, 0.15, 0.6, 0.22, -0.3},
		{"a white coat lightens the shoulders", func(t *Traits) { t.Dress = WhiteCoat }, 0.1, 0.85, 0.25, 0.95, -0.2},
		{"age lightens nothing that it shouldn't", func(t *Traits) { t.Age = 75 }, 0.4, 0.45, 0.6, 0.6, 0.001},
	} {
		t.Run(c.name, func(t *testing.T) {
			changed := plain
			c.change(&changed)
			by := darkness(changed, c.left, c.top, c.right, c.bottom) - darkness(plain, c.left, c.top, c.right, c.bottom)
			if c.least > 0 && by < c.least || c.least < 0 && by > c.least {
				t.Errorf("it changes the darkness by %.3f", by)
			}
		})
	}
}

// Traits at their ends, and beyond, give a picture in which every point has a tone.
func TestLight_isANumberEverywhere(t *testing.T) {
	for _, traits := range append([]Traits{{}, {Age: 120, Skin: 1, HairTone: 1, Cloth: 1, Beard: Full}, {Age: -1, Skin: 2, Woman: true, Hair: Wavy}}, everyone...) {
		f := light(newSitter(traits))
		for at := range f.tone {
			if math.IsNaN(f.tone[at]+f.relief[at]) || f.tone[at] < -0.2 || f.tone[at] > 1.2 {
				t.Fatalf("%+v: %v at %d", traits, f.tone[at], at)
			}
		}
	}
}

// A demo draws about fifty portraits when it starts. This machine may be busy.
func TestJPEG_isFast(t *testing.T) {
	start := time.Now()
	for _, traits := range everyone {
		JPEG(traits)
	}
	if each := time.Since(start) / time.Duration(len(everyone)); each > time.Second {
		t.Errorf("%v for each portrait", each)
	}
}

func BenchmarkJPEG(b *testing.B) {
	for i := range b.N {
		_ = JPEG(everyone[i%len(everyone)])
	}
}
