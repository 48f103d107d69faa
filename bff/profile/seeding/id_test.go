package seeding

import (
	"testing"

	"peritus/bff/platform/id"
)

func TestIsSeeded_recognizesOnlyTheIDsOfItsSeed(t *testing.T) {
	for _, number := range []int{0, 1, 59, 65_536, 99_999, mostSeeded - 1} {
		if !isSeeded(SeedID(1, number, 0), 1) {
			t.Errorf("number %d does not count as seeded", number)
		}
	}
	for what, other := range map[string]string{
		"another seed": SeedID(2, 7, 0), "an item": SeedID(1, 7, 3), "past the last": SeedID(1, mostSeeded, 0),
		"a real id": id.Random.New(), "no id": "one", "empty": "",
	} {
		if isSeeded(other, 1) {
			t.Errorf("%s counts as seeded", what)
		}
	}
}

func TestSeedID_isAValidID(t *testing.T) {
	seen := map[string]bool{}
	last := ""
	for i := range 1000 {
		for part := range 3 {
			id := SeedID(1, i, part)
			if len(id) != 26 || seen[id] {
				t.Fatalf("%q", id)
			}
			seen[id] = true
		}
		if id := SeedID(1, i, 0); id <= last {
			t.Fatalf("%q does not come after %q", id, last)
		} else {
			last = id
		}
	}
	if SeedID(1, 5, 0) == SeedID(2, 5, 0) {
		t.Error("two seeds share their ids")
	}
}
