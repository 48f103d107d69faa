package sample

import (
	"hash/fnv"
	"slices"
	"strings"

	"peritus/bff/sample/dice"
	"peritus/bff/sample/people"
	"peritus/bff/sample/portrait"
)

// complexions are the ranges of skin and hair in a culture, from 0 (light) to 1 (dark).
type complexion struct{ skin, hair [2]float64 }

var (
	northern = complexion{[2]float64{0.02, 0.1}, [2]float64{0.25, 0.75}}
	central  = complexion{[2]float64{0.04, 0.13}, [2]float64{0.4, 0.85}}
	southern = complexion{[2]float64{0.09, 0.2}, [2]float64{0.7, 0.95}}
	eastern  = complexion{[2]float64{0.06, 0.16}, [2]float64{0.88, 1}}
	tropical = complexion{[2]float64{0.17, 0.29}, [2]float64{0.9, 1}}
	african  = complexion{[2]float64{0.3, 0.41}, [2]float64{0.92, 1}}
)

var complexions = map[string]complexion{
	"irish": northern, "german": northern, "scandinavian": northern, "polish": central, "slavic": central, "french": central, "jewish": central,
	"italian": southern, "spanish": southern, "brazilian": southern, "turkish": southern, "armenian": southern, "persian": southern, "arabic": southern,
	"chinese": eastern, "korean": eastern, "japanese": eastern, "vietnamese": eastern, "filipino": tropical, "hawaiian": tropical, "samoan": tropical,
	"navajo": tropical, "indian": tropical, "yoruba": african, "ghanaian": african, "ethiopian": african,
}

// heritage is the code of the culture that a name comes from.
func (p *Person) heritage() string {
	for _, names := range []func(c *people.Culture) []string{
		func(c *people.Culture) []string {
			if p.Woman {
				return c.Women
			}
			return c.Men
		},
		func(c *people.Culture) []string { return c.Family },
	} {
		for i := range people.Cultures {
			if slices.ContainsFunc(names(&people.Cultures[i]), func(name string) bool { return name == p.FirstName || name == p.LastName }) {
				return people.Cultures[i].Code
			}
		}
	}
	return ""
}

// HasPortrait reports whether the person gave the demo a portrait, as most did.
func (p *Person) HasPortrait() bool {
	d := p.looks()
	return p.Status == Published && (d.Chance(86) || p.Slug == cast[0].slug())
}

func (t part) slug() string { return people.ASCII(t.first + " " + t.last) }

// looks is a sequence of its own, so pictures don't change with the profile.
func (p *Person) looks() dice.Dice {
	h := fnv.New64a()
	_, _ = h.Write([]byte(p.Slug)) // never fails
	return dice.New(h.Sum64(), 7)
}

// Traits says what a portrait of the person shows.
func (p *Person) Traits() portrait.Traits {
	d := p.looks()
	d.Next() // whether there is a portrait
	heritage := p.heritage()
	look, known := complexions[heritage]
	if !known {
		look = central
		if d.Chance(14) {
			look = african
		}
	}
	between := func(r [2]float64) float64 { return r[0] + (r[1]-r[0])*float64(d.Under(1000))/1000 }
	t := portrait.Traits{Seed: d.Next(), Age: Present - p.Born, Woman: p.Woman, Skin: between(look.skin), HairTone: between(look.hair), Cloth: 0.25 + 0.7*float64(d.Under(1000))/1000}
	// Hair turns gray, and then white.
	if gray := t.Age - 44 - d.Under(20); gray > 0 {
		t.HairTone = max(0.1, t.HairTone*(1-float64(min(gray, 22))/26))
	}
	t.Glasses = d.Chance(24 + min(max(t.Age-40, 0), 24))
	t.Hair = p.wears(&d, heritage, look == african)
	if !p.Woman {
		t.Beard = oneBeard(&d, t.Hair)
	}
	t.Dress = p.dresses(&d)
	if p.Slug == cast[0].slug() {
		t.Hair, t.Glasses, t.Dress = portrait.Curly, false, portrait.Blazer // as in the design
	}
	return t
}

func (p *Person) wears(d *dice.Dice, heritage string, curls bool) portrait.Hair {
	sikh := strings.Contains(p.FirstName+p.LastName, "Singh") || slices.Contains([]string{"Randhawa", "Gill"}, p.LastName)
	switch {
	case sikh && !p.Woman:
		return portrait.Turban
	case p.Woman && heritage == "arabic" && d.Chance(35):
		return portrait.Headscarf
	case p.Woman && curls:
		return dice.Pick(d, []portrait.Hair{portrait.Curly, portrait.Curly, portrait.Bun, portrait.Bob, portrait.Wavy})
	case p.Woman && Present-p.Born > 58:
		return dice.Pick(d, []portrait.Hair{portrait.Short, portrait.Bob, portrait.Bob, portrait.Bun, portrait.Wavy, portrait.Curly})
	case p.Woman:
		return dice.Pick(d, []portrait.Hair{portrait.Long, portrait.Long, portrait.Wavy, portrait.Bob, portrait.Bun, portrait.Short})
	case curls:
		return dice.Pick(d, []portrait.Hair{portrait.Cropped, portrait.Cropped, portrait.Curly, portrait.Bald, portrait.Receding})
	case Present-p.Born > 55:
		return dice.Pick(d, []portrait.Hair{portrait.Receding, portrait.Receding, portrait.Bald, portrait.Short, portrait.Swept, portrait.Cropped})
	}
	return dice.Pick(d, []portrait.Hair{portrait.Short, portrait.Short, portrait.Swept, portrait.Cropped, portrait.Curly, portrait.Receding})
}

func oneBeard(d *dice.Dice, hair portrait.Hair) portrait.Beard {
	switch n := d.Under(100); {
	case hair == portrait.Turban:
		return portrait.Full
	case n < 46:
		return portrait.Shaven
	case n < 60:
		return portrait.Stubble
	case n < 70:
		return portrait.Mustache
	case n < 82:
		return portrait.Goatee
	}
	return portrait.Full
}

// dresses follows the profession: a physician may wear a white coat, an engineer a jacket.
func (p *Person) dresses(d *dice.Dice) portrait.Dress {
	switch p.Primary().Category {
	case "medicine", "pharmacology", "care":
		if d.Chance(45) {
			return portrait.WhiteCoat
		}
	case "finance", "economics", "insurance":
		if p.Woman {
			return portrait.Blazer
		}
		return portrait.SuitAndTie
	}
	if p.Woman {
		return dice.Pick(d, []portrait.Dress{portrait.Blazer, portrait.Blazer, portrait.OpenCollar, portrait.Turtleneck, portrait.RoundNeck})
	}
	return dice.Pick(d, []portrait.Dress{portrait.SuitAndTie, portrait.SuitAndTie, portrait.OpenCollar, portrait.OpenCollar, portrait.Turtleneck, portrait.Blazer})
}
