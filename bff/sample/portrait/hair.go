package portrait

import "math"

// strands varies the darkness of hair along its direction.
func (s *sitter) strands(along, across float64) float64 {
	return 0.05*math.Sin(across*70+s.phase+2*math.Sin(along*9)) + 0.035*math.Sin(across*151+s.phase*3+along*5)
}

// sheen is the light on a round mass of hair, from the upper left.
func (s *sitter) sheen(x, y, wide, high float64) float64 {
	return 0.24*bump(x+wide*0.42, y+high*0.55, wide*0.5, high*0.28) - 0.14*step(0, wide, x) - 0.06*step(0, high, y)
}

func (s *sitter) hairTone(light float64) float64 {
	base := 0.12 + 0.78*s.HairTone
	return clamp(base-light*(0.55+0.75*s.HairTone), 0.06, 0.97)
}

// behind is the hair behind the face and neck.
func (s *sitter) behind(x, y float64) (tone, relief, cover float64) {
	x, y = x-s.cx, y-s.cy
	var half, bottom float64
	wave := 0.0
	switch s.Hair {
	case Long:
		half, bottom = s.wide*1.18, 0.86
		wave = 0.012 * math.Sin(y*9+s.phase)
	case Wavy:
		half, bottom = s.wide*1.34, 0.6
		wave = 0.03 * math.Sin(y*13+s.phase)
	case Bob:
		half, bottom = s.wide*1.25, 0.41
	case Headscarf:
		half, bottom = s.wide*1.2, 0.62
	default:
		return 0, 0, 0
	}
	edge := half + wave
	if y < 0 {
		edge *= math.Sqrt(math.Max(0, 1-y*y/(s.high*s.high*1.3)))
		if edge == 0 {
			return 0, 0, 0
		}
	} else if s.Hair == Headscarf {
		edge *= 1 + 0.5*y*y
	} else {
		edge *= 1 - 0.22*step(bottom-0.22, bottom+0.06, y) // the ends turn in
	}
	cover = step(edge+0.006, edge-0.008, math.Abs(x)) * step(bottom+0.03*math.Cos(x*11), bottom-0.03, y)
	if s.Hair == Headscarf {
		fold := 0.09 * math.Sin((x*0.8+y)*22+s.phase)
		return clamp(s.scarf()+fold+0.16*step(-0.2, 0.35, x)+0.12, 0.05, 0.95), 0.2 * fold, cover
	}
	tone = s.hairTone(s.strands(y, x)-0.12*step(0, half, x)-0.1) + 0.06
	return clamp(tone, 0.08, 0.97), 0.08 * math.Sin(x*30), cover
}

func (s *sitter) scarf() float64 { return 0.2 + 0.5*s.Cloth }

// hair is what covers the head: the cap of hair above the hairline.
func (s *sitter) hair(x, y float64) (tone, relief, cover float64) {
	t := y / s.high
	grow, lift := 0.03, 0.05 // beyond the skull, at the sides and above
	line := s.hairline * s.high
	temple := 0.0 // how far down the sides it goes
	rough := 0.0
	fx := x/s.wide - s.yaw*(1-clamp(x*x/(s.wide*s.wide), 0, 1))*0.8
	switch s.Hair {
	case Cropped:
		grow, lift, temple = 0.008, 0.015, -0.06
		line += 0.05 * fx * fx
	case Receding:
		grow, lift, temple = 0.015, 0.02, -0.02
		line -= 0.1
		line += 0.055*bump(fx, 0, 0.42, 1) + 0.03*fx*fx
	case Bald:
		return s.fringe(x, y)
	case Short:
		grow, lift, temple = 0.02, 0.055, -0.02
		line += 0.055 * (fx*s.part*0.9 + 0.5*fx*fx)
	case Swept:
		grow, lift, temple = 0.03, 0.095, 0.0
		line += 0.03 * fx * fx
	case Curly:
		grow, lift, temple = 0.07, 0.1, 0.02
		if s.Woman {
			grow, lift, temple = 0.12, 0.13, 0.1
		}
		rough = 0.013
		line += 0.05 * fx * fx
	case Bob, Long, Wavy:
		grow, lift, temple = 0.055, 0.075, 0.4
		if s.Hair == Wavy {
			grow, lift = 0.085, 0.1
		}
		// Parted: the hair falls to both sides of the face.
		d := fx - s.part*0.22
		line = s.hairline*s.high + 0.5*d*d*s.high*0.75
	case Bun:
		grow, lift, temple = 0.012, 0.03, -0.04
		line += 0.09 * fx * fx
		if bun := math.Hypot(x/0.13, (y+s.high+0.07)/0.1); bun < 1.05 {
			c := step(1.05, 0.97, bun)
			return s.hairTone(0.2*bump(x+0.05, y+s.high+0.1, 0.06, 0.04) + s.strands(x, y*1.5) - 0.1*step(0, 0.1, x)), 0.1, c
		}
	case Turban:
		return s.turban(x, y)
	case Headscarf:
		return s.hood(x, y)
	}
	// The outline of the mass.
	ow, oh := s.wide+grow, s.high+lift
	oy := y / oh
	outline := 0.0
	if oy > -1 && oy < 1 {
		outline = ow * root(1-oy*oy)
		if y > 0 {
			outline = math.Min(outline, s.half(clamp(t, -0.999, 0.999))+grow)
		}
	}
	if outline <= 0 {
		return 0, 0, 0
	}
	if rough > 0 {
		angle := math.Atan2(y, x)
		outline += rough * (math.Sin(angle*23+s.phase) + math.Sin(angle*37+s.phase*2)*0.6)
	}
	outside := step(outline+0.005, outline-0.007, math.Abs(x))
	// Above the hairline, or beside the face down to the temples.
	above := step(line+0.012, line-0.016, y)
	side := s.half(clamp(t, -0.999, 0.999)) - 0.018
	if s.Hair == Bob || s.Hair == Long || s.Hair == Wavy {
		side -= 0.035 * step(-0.2, 0.2, y)
	}
	if s.Hair == Curly && s.Woman {
		side -= 0.02
	}
	beside := step(side-0.02, side+0.004, math.Abs(x)) * step(temple+0.05, temple-0.03, y)
	cover = outside * math.Max(above, beside)
	if cover <= 0 {
		return 0, 0, 0
	}
	light := s.sheen(x, y+0.15, ow, oh*0.9)
	switch s.Hair {
	case Curly:
		light += 0.07 * math.Sin(x*62+s.phase) * math.Sin(y*58+s.phase*1.7)
	case Cropped:
		light += 0.02 * math.Sin(x*90) * math.Sin(y*95)
		if s.HairTone < 0.5 {
			light += 0.05
		}
	case Short, Receding:
		light += s.strands(x*2, y*1.2-x*0.5*s.part)
	case Swept, Bun:
		light += s.strands(y, math.Atan2(x, -y+0.3)*0.5)
	default:
		light += s.strands(y*0.8, x-s.part*0.05+0.25*y*sign(x-s.part*0.07))
	}
	// The shadow below the hair's edge, on the hair itself.
	light -= 0.08 * step(line-0.09, line, y)
	return s.hairTone(light), 0.22 * math.Sqrt(math.Max(0, 1-x*x/(ow*ow))), cover
}

// fringe is the hair of a bald head.
func (s *sitter) fringe(x, y float64) (tone, relief, cover float64) {
	t := clamp(y/s.high, -0.999, 0.999)
	half := s.half(t)
	outside := step(half+0.022, half+0.01, math.Abs(x)) * step(half-0.05, half-0.02, math.Abs(x))
	cover = outside * step(-0.2, -0.14, y) * step(0.05, 0.0, y)
	return s.hairTone(s.strands(y, x) + 0.05), 0.1, cover
}

// turban is a wound cloth with crossing folds.
func (s *sitter) turban(x, y float64) (tone, relief, cover float64) {
	top := y + s.high*0.74
	wide, high := s.wide+0.1, 0.34
	r := math.Hypot(x/wide, top/high)
	line := -0.5*s.high + 0.14*math.Abs(x)*1.2 - 0.05
	cover = step(1.03, 0.98, r) * step(line+0.012, line-0.012, y-0.22*math.Max(0, 0.12-math.Abs(x)))
	if side := s.half(clamp(y/s.high, -0.999, 0.999)); y < 0.02 && math.Abs(x) > side-0.03 {
		cover = math.Max(cover, step(1.03, 0.98, r)*step(0.03, -0.02, y))
	}
	across := y + 0.75*math.Abs(x)*sign(x)*0.9
	if x < 0 {
		across = y - 0.62*x
	}
	fold := 0.12 * math.Sin(across*38+s.phase)
	tone = 0.16 + 0.45*s.Cloth + fold + 0.2*step(-0.1, wide, x) - 0.12*bump(x+0.15, top+0.1, 0.15, 0.12)
	return clamp(tone, 0.05, 0.95), 0.3*math.Sqrt(math.Max(0, 1-r*r)) + fold*0.3, cover
}

// hood is the front of a headscarf.
func (s *sitter) hood(x, y float64) (tone, relief, cover float64) {
	wide, high := s.wide+0.065, s.high+0.075
	oy := y / high
	outline := 0.0
	if oy > -1 && oy < 1 {
		outline = wide * math.Sqrt(1-oy*oy*0.8)
		if oy < 0 {
			outline = wide * root(1-oy*oy)
		}
	} else if oy >= 1 {
		outline = wide * 0.5
	}
	// The opening for the face.
	open := math.Hypot(x/(s.wide*0.86), (y-0.02)/(s.high*0.9))
	cover = step(outline+0.005, outline-0.007, math.Abs(x)) * step(0.97, 1.02, open)
	if y > s.high*0.55 {
		cover *= step(s.high+0.12, s.high+0.05, y)
	}
	fold := 0.07*math.Sin(open*34+s.phase) + 0.04*math.Sin((x-y)*26)
	tone = s.scarf() + fold + 0.2*step(-0.1, wide, x) - 0.1*bump(x+0.18, y+0.3, 0.14, 0.16) + 0.2*step(1.12, 1, open)
	return clamp(tone, 0.05, 0.95), 0.2 + fold, cover
}
