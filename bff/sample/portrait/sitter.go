package portrait

import "math"

// sitter is a person with everything that a portrait needs, chosen from the traits.
type sitter struct {
	Traits
	cx, cy     float64 // the middle of the face
	wide, high float64 // half of the head's width and height
	jaw        float64 // 0 is pointed, 1 is square
	yaw        float64 // negative looks to the left
	tilt       float64
	eyes       float64 // height of the eyes' opening
	gap        float64 // between the eyes
	brow       float64 // thickness of the eyebrows
	nose       float64 // width
	mouth      float64 // width
	lips       float64 // fullness
	smile      float64
	lined      float64 // lines of age
	shoulder   float64
	ground     float64 // darkness of the background
	phase      float64 // of strands and folds
	part       float64 // the side on which the hair is parted, -1 or 1
	hairline   float64
	frame      float64 // roundness of the glasses
	tie        float64
	neck       float64
	sin, cos   float64
}

// choice is a sequence of random numbers.
type choice uint64

func (c *choice) next() float64 {
	*c += 0x9e3779b97f4a7c15
	z := uint64(*c)
	z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9
	z = (z ^ (z >> 27)) * 0x94d049bb133111eb
	return float64((z^(z>>31))>>11) / (1 << 53)
}

func (c *choice) between(low, high float64) float64 { return low + (high-low)*c.next() }

func newSitter(t Traits) *sitter {
	c := choice(t.Seed)
	s := &sitter{Traits: t}
	s.cx, s.cy = c.between(-0.03, 0.03), c.between(-0.17, -0.13)
	s.wide, s.high = c.between(0.305, 0.34), c.between(0.425, 0.455)
	if t.Hair == Turban || t.Hair == Bun {
		s.cy += 0.05
	}
	s.jaw, s.neck = c.between(0.35, 0.8), c.between(0.165, 0.19)
	s.shoulder = c.between(0.8, 0.92)
	s.brow = c.between(0.9, 1.25)
	s.nose = c.between(0.9, 1.25)
	s.lips = c.between(0.75, 1.1)
	if t.Woman {
		s.wide -= 0.015
		s.high -= 0.012
		s.jaw -= 0.28
		s.neck -= 0.03
		s.shoulder -= 0.12
		s.brow *= 0.72
		s.nose *= 0.88
		s.lips *= 1.2
	}
	s.yaw = c.between(0.14, 0.42)
	if c.next() < 0.5 {
		s.yaw = -s.yaw
	}
	s.tilt = c.between(-0.075, 0.075)
	s.sin, s.cos = math.Sincos(s.tilt)
	s.eyes, s.gap = c.between(0.85, 1.1), c.between(0.142, 0.155)
	s.mouth, s.smile = c.between(0.118, 0.14), c.between(0.1, 0.9)
	s.lined = clamp(float64(t.Age-38)/40, 0, 1)
	s.ground = c.between(0.1, 0.2)
	s.phase = c.between(0, 20)
	s.part = 1
	if c.next() < 0.4 {
		s.part = -1
	}
	s.hairline = c.between(-0.64, -0.54)
	if !t.Woman && t.Age > 45 {
		s.hairline -= 0.06 * c.next()
	}
	s.frame, s.tie = c.next(), c.next()
	return s
}

// near is how close the picture comes: smaller is closer.
const near = 0.82

// at returns the darkness and the relief of a point.
func (s *sitter) at(x, y float64) (tone, relief float64) {
	tone = s.background(x, y)
	x, y = x*near, y*near-0.005
	// The body doesn't tilt with the head.
	if dark, high, cover := s.behind(x, y); cover > 0 {
		tone, relief = toward(tone, dark, cover), toward(relief, high, cover)
	}
	if dark, high, cover := s.throat(x, y); cover > 0 {
		tone, relief = toward(tone, dark, cover), toward(relief, high, cover)
	}
	if dark, high, cover := s.body(x, y); cover > 0 {
		tone, relief = toward(tone, dark, cover), toward(relief, high, cover)
	}
	// The head turns around the chin.
	px, py := x-s.cx, y-s.cy-s.high
	hx, hy := px*s.cos+py*s.sin, -px*s.sin+py*s.cos+s.high
	if dark, high, cover := s.ear(hx, hy); cover > 0 {
		tone, relief = toward(tone, dark, cover), toward(relief, high, cover)
	}
	if dark, high, cover := s.face(hx, hy); cover > 0 {
		tone, relief = toward(tone, dark, cover), toward(relief, high, cover)
	}
	if dark, high, cover := s.hair(hx, hy); cover > 0 {
		tone, relief = toward(tone, dark, cover), toward(relief, high, cover)
	}
	if s.Glasses {
		tone = s.glasses(hx, hy, tone)
	}
	return tone, relief
}

func (s *sitter) background(x, y float64) float64 {
	// Lighter behind the lit side of the head.
	return s.ground + 0.05*x + 0.04*y + 0.06*step(0.3, 1.4, math.Hypot(x-0.2, y+0.2))
}
