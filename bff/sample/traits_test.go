package sample

import (
	"reflect"
	"testing"

	"peritus/bff/sample/portrait"
)

func TestTraits_suitThePerson(t *testing.T) {
	portraits, published := 0, 0
	for i := range 2000 {
		p := Expert(1, i)
		look := p.Traits()
		if !reflect.DeepEqual(look, p.Traits()) {
			t.Fatalf("%s looks different each time", p.Name())
		}
		if look.Woman != p.Woman || look.Age != Present-p.Born || look.Age < 22 || look.Age > 85 {
			t.Errorf("%s: %+v, born %d", p.Name(), look, p.Born)
		}
		if p.Woman && look.Beard != portrait.Shaven || look.Skin > 0.45 || look.HairTone > 1 || look.HairTone < 0.1 {
			t.Errorf("%s: %+v", p.Name(), look)
		}
		if p.Status == Published {
			published++
		} else if p.HasPortrait() {
			t.Errorf("%s isn't published, and has a portrait", p.Name())
		}
		if p.HasPortrait() {
			portraits++
		}
	}
	if share := portraits * 100 / published; share < 82 || share > 90 {
		t.Errorf("%d%% have a portrait", share)
	}
}
