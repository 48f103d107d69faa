package portrait

import "math"

// half is the half width of the head at a height, t from -1 at the crown to 1 at the chin.
func (s *sitter) half(t float64) float64 {
	if t <= -1 || t >= 1 {
		return 0
	}
	if t < 0 {
		return s.wide * root(1-t*t)
	}
	oval := math.Sqrt(1 - t*t)
	square := math.Sqrt(1 - t*t*t*math.Sqrt(t))
	// Cheekbones are wider than the jaw.
	return s.wide * toward(oval, square, 0.35+0.5*s.jaw) * (1 - 0.2*t*t*(1-0.5*s.jaw))
}

// height is the relief of the face. u is across the head, -1 to 1, and t down it.
func (s *sitter) height(u, t float64) float64 {
	z := math.Sqrt((1 - u*u) * math.Max(0, 1-0.72*t*t))
	v := u - s.yaw*(1-u*u) // features turn with the head
	fx, fy := v*s.wide, t*s.high
	// Brow, eye sockets, cheekbones.
	z += 0.05 * bump(fx, fy+0.075, 0.22, 0.045)
	for _, side := range [2]float64{-1, 1} {
		ex := fx - side*s.gap
		z -= 0.13 * bump(ex, fy+0.005, 0.075, 0.055)
		z += 0.045 * bump(ex, fy-0.0, 0.045, 0.03) // the eyeball
		z += 0.07 * bump(fx-side*0.185, fy-0.1, 0.1, 0.07)
		z -= 0.05 * bump(fx-side*0.2, fy-0.24, 0.08, 0.09)
		z -= 0.035 * s.lined * bump(ex, fy-0.065, 0.06, 0.016) // below the eyes
		// Folds from the nose to the mouth.
		fold := fx - side*(0.075+0.32*(fy-0.12))
		z -= (0.012 + 0.035*s.lined) * bump(fold, fy-0.19, 0.017, 0.085)
	}
	// The nose: a ridge that rises to the tip, with wings.
	ridge := step(-0.1, 0.135, fy) * (1 - step(0.15, 0.19, fy))
	z += 0.17 * ridge * bump(fx, 0, 0.055*s.nose, 1)
	z += 0.1 * bump(fx, fy-0.135, 0.045*s.nose, 0.035)
	for _, side := range [2]float64{-1, 1} {
		z += 0.075 * bump(fx-side*0.05*s.nose, fy-0.15, 0.024, 0.024)
	}
	// Lips, the hollow below them, and the chin.
	my := 0.245
	z += 0.05 * bump(fx, fy-my+0.018, s.mouth*0.75, 0.018*s.lips)
	z += 0.06 * bump(fx, fy-my-0.026, s.mouth*0.62, 0.022*s.lips)
	z -= 0.05 * bump(fx, fy-my-0.068, 0.08, 0.02)
	z += 0.08 * bump(fx, fy-0.355, 0.085, 0.055)
	return z
}

// shade is the darkness of a form with a slope under light from the upper left.
func shade(dx, dy float64) float64 {
	n := 1 / math.Sqrt(1+dx*dx+dy*dy)
	lit := (0.5*dx + 0.48*dy + 0.72) * n // the normal is (-dx, -dy, 1)
	// Half of the light comes from all around, so no side is lost in the dark.
	dark := clamp(0.5-0.5*lit, 0, 1)
	return dark * (0.8 + 0.2*dark)
}

func (s *sitter) face(x, y float64) (tone, relief, cover float64) {
	t := y / s.high
	half := s.half(t)
	if half <= 0 || math.Abs(x) > half+0.01 {
		return 0, 0, 0
	}
	cover = step(half+0.004, half-0.006, math.Abs(x))
	u := clamp(x/half, -0.999, 0.999)
	const e = 0.012
	z := s.height(u, t)
	slope := 0.36
	dx := (s.height(clamp(u+e, -1, 1), t) - s.height(clamp(u-e, -1, 1), t)) / (2 * e * half) * slope
	dy := (s.height(u, t+e) - s.height(u, t-e)) / (2 * e * s.high) * slope
	dark := shade(dx, dy)
	// Skin: darker skin has a higher floor and keeps its highlights.
	tone = s.Skin*0.72 + dark*(1.45-0.75*s.Skin)
	tone += 0.07 * step(0.8, 1, math.Abs(u))
	v := u - s.yaw*(1-u*u)
	fx, fy := v*s.wide, y
	tone = s.features(fx, fy, tone)
	tone = s.beard(fx, fy, tone)
	return clamp(tone, 0.015, 0.97), z * 0.5, cover
}

// features draws what shading can't: eyebrows, eyes, nostrils, and the line of the mouth.
func (s *sitter) features(x, y, tone float64) float64 {
	for _, side := range [2]float64{-1, 1} {
		ex := (x - side*s.gap) * side // outward is positive
		// Eyebrow: an arch, thinner outside.
		arch := -0.083 - 0.016*bump(ex-0.012, 0, 0.06, 1) + 0.02*step(0.02, 0.09, ex)
		thick := 0.0125 * s.brow * (1 - 0.6*step(0.01, 0.09, ex))
		brow := step(thick, thick*0.35, math.Abs(y-arch)) * step(-0.085, -0.06, ex) * step(0.1, 0.075, ex)
		tone = toward(tone, math.Max(tone, 0.42+0.45*s.HairTone), brow*0.9)
		// The opening of the eye, an almond.
		open := 0.026 * s.eyes * math.Sqrt(math.Max(0, 1-ex*ex/(0.062*0.062)))
		low := open * 0.72
		dy := y - 0.002*side*0 - 0.004*step(0, 0.06, -ex)
		if open > 0 && dy > -open && dy < low {
			white := 0.12 + 0.3*s.Skin + 0.35*step(-open*0.2, -open, dy)
			iris := math.Hypot(ex+0.004*side*sign(s.yaw), dy+0.003)
			eye := white
			eye = toward(eye, 0.82, step(0.027, 0.021, iris))
			eye = toward(eye, 0.1, step(0.009, 0.004, math.Hypot(ex*side+0.008, dy+0.009))) // a glint
			tone = eye
		}
		// Lids.
		lid := step(0.0105, 0.004, math.Abs(dy+open)) * step(0.068, 0.055, math.Abs(ex))
		if s.Woman {
			lid *= 1.15
		}
		tone = toward(tone, 0.88, clamp(lid, 0, 1))
		crease := step(0.007, 0.002, math.Abs(dy+open+0.021)) * step(0.06, 0.04, math.Abs(ex))
		tone = toward(tone, math.Max(tone, 0.5), crease*0.55)
		lower := step(0.006, 0.002, math.Abs(dy-low)) * step(0.06, 0.05, math.Abs(ex))
		tone = toward(tone, math.Max(tone, 0.55), lower*0.5)
		// Nostrils.
		nostril := bump(x-side*0.027*s.nose, y-0.163, 0.017*s.nose, 0.0085)
		tone = toward(tone, 0.85, clamp(nostril*1.3, 0, 1)*0.85)
		// Crow's feet.
		if s.lined > 0.3 {
			foot := step(0.004, 0.001, math.Abs(y-0.02-(ex-0.08)*0.35)) * step(0.072, 0.082, ex) * step(0.115, 0.1, ex)
			tone = toward(tone, math.Max(tone, 0.5), foot*s.lined*0.6)
		}
	}
	// The mouth.
	bend := 0.012 * s.smile * (x * x) / (s.mouth * s.mouth)
	my := 0.245 - bend
	edge := step(s.mouth, s.mouth*0.86, math.Abs(x))
	upper := 0.017 * s.lips * (1 - 0.6*step(0, s.mouth, math.Abs(x))) * (1 - 0.25*bump(x, 0, 0.012, 1))
	under := 0.025 * s.lips * (1 - 0.8*step(0, s.mouth, math.Abs(x)))
	if y > my-upper && y < my {
		tone = toward(tone, tone+0.2, edge)
	}
	if y >= my && y < my+under {
		tone = toward(tone, tone+0.08, edge)
	}
	line := step(0.0085, 0.003, math.Abs(y-my)) * edge
	tone = toward(tone, 0.86, line*0.9)
	// Lines on the forehead.
	if s.lined > 0.35 {
		for k := range 2 {
			fy := -0.19 - 0.05*float64(k) + 0.01*bump(x, 0, 0.1, 1)
			f := step(0.005, 0.001, math.Abs(y-fy)) * step(0.14, 0.08, math.Abs(x))
			tone = toward(tone, math.Max(tone, 0.34+s.Skin*0.5), f*s.lined*0.6)
		}
	}
	return tone
}

func sign(v float64) float64 {
	if v < 0 {
		return -1
	}
	return 1
}

// ear shows beside the head on the side that the face turns away from, and a little on the
// other.
func (s *sitter) ear(x, y float64) (tone, relief, cover float64) {
	if s.Hair == Headscarf || s.Hair == Long || s.Hair == Wavy || s.Hair == Bob || s.Hair == Turban {
		return 0, 0, 0
	}
	for _, side := range [2]float64{-1, 1} {
		out := 0.02 - 0.012*side*sign(s.yaw)
		ex, ey := (x*side-s.wide*0.985-out*0.4)/(0.035+out), (y-0.055)/0.095
		r := math.Hypot(ex, ey+0.25*ex)
		if c := step(1.05, 0.94, r); c > cover {
			cover = c
			inner := bump(ex-0.05, ey+0.1, 0.4, 0.45)
			tone = s.Skin*0.78 + 0.2 + 0.1*side + 0.22*inner + 0.18*step(0.75, 1, r)
			relief = 0.1
		}
	}
	return clamp(tone, 0.03, 0.95), relief, cover
}

// beard darkens the lower face.
func (s *sitter) beard(x, y, tone float64) float64 {
	if s.Beard == Shaven {
		return tone
	}
	ax := math.Abs(x)
	// The beard rises from the mouth to the ears, and leaves the lips free.
	edge := 0.02 * math.Sin(ax*70+s.phase) * 0.3
	cheek := step(-0.012, 0.03, y-(0.262-0.93*ax)+edge) * step(0.075, 0.1, ax)
	lips := 1 - step(0.85, 1.15, math.Hypot(x/(s.mouth*0.9), (y-0.249)/(0.017+0.014*s.lips)))
	lip := step(0.172, 0.19, y+0.06*ax) * step(0.252, 0.238, y) * step(s.mouth*1.1, s.mouth*0.85, ax+0.2*(0.21-y))
	chin := step(0.268, 0.292, y+0.25*math.Max(0, ax-0.06)) * step(0.135, 0.1, ax)
	sides := step(0.035, 0.015, math.Abs(ax-0.122)) * step(0.19, 0.22, y)
	strands := 0.06 * math.Sin(x*90+y*60+s.phase) * math.Sin(y*110-x*30)
	var amount, dark float64
	switch s.Beard {
	case Stubble:
		amount, dark = 0.55*math.Max(math.Max(cheek, lip), chin), tone+0.1+0.12*s.HairTone
	case Mustache:
		amount, dark = lip, 0.3+0.6*s.HairTone
	case Goatee:
		amount, dark = math.Max(math.Max(lip, chin), sides), 0.28+0.6*s.HairTone
	case Full:
		amount, dark = math.Max(math.Max(cheek, lip), math.Max(chin, sides)), 0.22+0.56*s.HairTone
	}
	amount *= 1 - lips
	return toward(tone, clamp(dark+strands+0.4*(tone-0.35), 0, 0.97), clamp(amount, 0, 1))
}
