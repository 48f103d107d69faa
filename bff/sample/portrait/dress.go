package portrait

import "math"

// throat is the neck, with the shadow of the chin on it.
func (s *sitter) throat(x, y float64) (tone, relief, cover float64) {
	x -= s.cx
	top := s.cy + s.high
	half := s.neck + 0.05*step(top+0.02, top+0.22, y)
	if y < s.cy || y > top+0.42 {
		return 0, 0, 0
	}
	cover = step(half+0.004, half-0.006, math.Abs(x))
	u := clamp(x/half, -1, 1)
	chin := step(top+0.17, top-0.03, y+0.05*u)
	tone = s.Skin*0.72 + 0.12 + 0.17*step(-0.2, 0.9, u) + 0.06*step(0.5, 1, -u) + 0.24*chin
	// The cords of the neck.
	tone += 0.07 * bump(math.Abs(u)-0.42+0.9*(y-top-0.1), 0, 0.09, 1) * step(top+0.05, top+0.15, y)
	if s.Dress == Turtleneck {
		rib := 0.14 + 0.66*s.Cloth + 0.16*step(-0.3, 0.9, u) + 0.035*math.Sin(u*34) + 0.14*step(top+0.1, top, y)
		tone = toward(tone, rib, step(-0.004, 0.006, y-top-0.035-0.02*u*u))
	}
	return clamp(tone, 0.03, 0.95), 0.3 * math.Sqrt(1-u*u), cover
}

// body is the shoulders and what covers them.
func (s *sitter) body(x, y float64) (tone, relief, cover float64) {
	x -= s.cx
	base := s.cy + s.high + 0.085 // where the shoulders meet the neck
	ax := math.Abs(x)
	// The line of the shoulders: a slope from the neck, then round.
	out := clamp((ax-s.neck)/(s.shoulder-s.neck), 0, 1)
	slope := base + 0.06 + 0.2*out*(0.85+0.15*out)
	if ax < s.neck+0.02 {
		slope = base + 0.055
	}
	edge := s.shoulder
	drop := math.Max(0, ax-edge*0.86)
	slope += 9 * drop * drop
	cover = step(slope-0.004, slope+0.008, y)
	if cover <= 0 {
		return 0, 0, 0
	}
	d := y - base
	cloth := 0.14 + 0.66*s.Cloth
	fold := 0.035*math.Sin(ax*21+y*9+s.phase) + 0.02*math.Sin(y*31-x*13)
	lit := 0.16*step(-0.2, 0.75, x) - 0.07*step(0.2, 0.7, -x)
	tone = cloth + fold + lit + 0.12*step(0.5, 0.9, ax)
	relief = 0.16*math.Cos(clamp(ax*1.6, 0, 1.5)) + 0.1*fold
	skin := s.Skin*0.78 + 0.2 + 0.12*step(-0.1, 0.2, x)
	switch s.Dress {
	case SuitAndTie, OpenCollar, WhiteCoat:
		tone = s.shirt(x, ax, d, tone, skin)
	case Blazer:
		tone = s.top(x, ax, d, tone, skin)
	case Turtleneck:
		// The fold where the collar meets the shoulders.
		tone = toward(tone, cloth+0.2, 0.7*step(0.02, 0.006, math.Abs(d-0.075-0.5*ax*ax))*step(s.neck+0.04, s.neck, ax))
	case RoundNeck:
		hole := math.Hypot(x/(s.neck+0.05), (d-0.02)/0.15)
		tone = toward(tone, skin+0.1*step(0.16, 0.02, d), step(1.02, 0.97, hole))
		tone = toward(tone, math.Max(tone, cloth+0.18), step(0.05, 0.02, math.Abs(hole-1.06)))
	}
	return clamp(tone, 0.03, 0.95), relief, cover
}

// shirt is a jacket or coat over a shirt with a collar.
func (s *sitter) shirt(x, ax, d, jacket, skin float64) float64 {
	tone := jacket
	if s.Dress == WhiteCoat {
		tone = 0.05 + 0.6*(jacket-0.14-0.66*s.Cloth) + 0.04
	}
	// The opening of the jacket: a V that closes below the picture.
	opening := s.neck + 0.075 - 0.22*d
	inside := step(opening+0.006, opening-0.006, ax)
	white := 0.05 + 0.1*step(-0.05, 0.2, x) + 0.02*math.Sin(d*30)
	if s.Dress == WhiteCoat {
		white = 0.3 + 0.3*s.tie + 0.1*step(-0.05, 0.2, x)
	}
	tone = toward(tone, white, inside)
	if s.Dress == OpenCollar || s.Dress == WhiteCoat && s.Woman {
		gap := 0.105 - 0.42*d
		tone = toward(tone, skin+0.1*step(0.12, 0, d), step(gap+0.005, gap-0.006, ax))
	} else {
		// The tie, with its knot.
		knot := step(0.05-0.2*d+0.005, 0.05-0.2*d-0.005, ax) * step(0.03, 0.045, d) * step(0.125, 0.115, d)
		blade := 0.03 + 0.095*step(0.1, 0.55, d)
		tie := step(blade+0.005, blade-0.005, ax) * step(0.11, 0.125, d)
		dark := 0.45 + 0.42*s.tie + 0.07*math.Sin((x+d)*60*math.Round(s.tie*2))
		tone = toward(tone, dark-0.05+0.1*step(0, 0.05, x), math.Max(knot, tie))
		tone = toward(tone, 0.9, step(0.006, 0.002, math.Abs(d-0.12))*step(0.04, 0.03, ax))
	}
	// The collar's wings.
	wing := step(0.0, 0.012, d-0.025+0.0*ax) * step(0.012, 0, d-0.07-0.55*(ax-0.03)) * step(s.neck+0.05, s.neck+0.03, ax) * step(0.035, 0.05, ax+d*0.3)
	tone = toward(tone, 0.03+0.1*step(0, 0.2, x), wing*0.9)
	tone = toward(tone, 0.5, wing*step(0.008, 0.002, math.Abs(d-0.064-0.55*(ax-0.03))))
	// The lapels, with a notch.
	lapel := opening + 0.11 - 0.55*math.Max(0, 0.2-d)
	if d > 0.2 {
		lapel = opening + 0.11 - 0.12*(d-0.2)
	}
	onLapel := step(opening-0.004, opening+0.004, ax) * step(lapel+0.004, lapel-0.004, ax)
	shift := 0.07
	if s.Dress == WhiteCoat {
		shift = 0.03
	}
	tone = toward(tone, tone-shift, onLapel)
	for _, line := range [2]float64{opening, lapel} {
		tone = toward(tone, math.Max(tone, 0.62+0.3*s.Cloth), step(0.008, 0.002, math.Abs(ax-line))*step(0.03, 0.06, d)*0.8)
	}
	return tone
}

// top is a jacket over a plain top with a neckline.
func (s *sitter) top(x, ax, d, jacket, skin float64) float64 {
	tone := jacket
	opening := s.neck + 0.11 - 0.26*d
	inside := step(opening+0.006, opening-0.006, ax)
	under := 0.1 + 0.5*(1-s.Cloth)*s.tie + 0.1*step(-0.05, 0.2, x)
	tone = toward(tone, under, inside)
	hole := math.Hypot(x/(s.neck+0.03), (d-0.03)/(0.13+0.1*s.frame))
	if hole < 1.05 {
		tone = toward(tone, skin+0.08*step(0.14, 0.02, d), step(1.03, 0.97, hole))
		tone = toward(tone, math.Max(tone, 0.5), step(0.035, 0.01, math.Abs(hole-1))*0.7*inside)
	}
	tone = toward(tone, math.Max(tone, 0.6+0.32*s.Cloth), step(0.009, 0.002, math.Abs(ax-opening))*step(0.03, 0.06, d)*0.8)
	lapel := opening + 0.1 - 0.1*math.Max(0, d-0.2)
	tone = toward(tone, math.Max(tone, 0.55+0.3*s.Cloth), step(0.007, 0.002, math.Abs(ax-lapel))*step(0.08, 0.12, d)*0.6)
	return tone
}

// glasses draws the frames over the face.
func (s *sitter) glasses(x, y, tone float64) float64 {
	if y < -0.11 || y > 0.12 {
		return tone
	}
	u := clamp(x/s.half(clamp(y/s.high, -0.9, 0.9)), -1.2, 1.2)
	fx := (u - s.yaw*math.Max(0, 1-u*u)) * s.wide
	wide, high := 0.098, 0.07+0.016*s.frame
	power := 2.2 + 2.6*(1-s.frame)
	frame := 0.0
	for _, side := range [2]float64{-1, 1} {
		gx, gy := math.Abs(fx-side*s.gap)/wide, math.Abs(y-0.008)/high
		r := math.Pow(math.Pow(gx, power)+math.Pow(gy, power), 1/power)
		frame = math.Max(frame, step(0.115, 0.05, math.Abs(r-1)))
		if r < 1 {
			// Glass lightens a little, with a reflection.
			tone = toward(tone, tone*0.9, 0.6)
			tone = toward(tone, 0.04, 0.35*step(0.02, 0.008, math.Abs((fx-side*s.gap)*0.8-(y)+0.02))*step(0.9, 0.7, r))
		}
	}
	bridge := step(0.01, 0.004, math.Abs(y+0.012+0.02*(1-fx*fx*400))) * step(s.gap-wide+0.008, s.gap-wide-0.004, math.Abs(fx))
	temple := step(0.0085, 0.004, math.Abs(y+0.02)) * step(s.gap+wide-0.004, s.gap+wide+0.004, math.Abs(fx)) * step(s.wide*1.02, s.wide*0.99, math.Abs(x))
	return toward(tone, 0.9, math.Max(frame, math.Max(bridge, temple)))
}
