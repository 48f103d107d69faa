package profile

import (
	"context"
	"slices"
	"testing"

	"peritus/bff/platform/db"
	"peritus/bff/platform/db/dbtest"
	"peritus/bff/platform/id"
)

func TestIsSeeded_recognizesOnlyTheIDsOfItsSeed(t *testing.T) {
	for _, number := range []int{0, 1, 59, 65_536, 99_999, mostSeeded - 1} {
		if !isSeeded(seedID(1, number, 0), 1) {
			t.Errorf("number %d does not count as seeded", number)
		}
	}
	for what, other := range map[string]string{
		"another seed": seedID(2, 7, 0), "an item": seedID(1, 7, 3), "past the last": seedID(1, mostSeeded, 0),
		"a real id": id.Random.New(), "no id": "one", "empty": "",
	} {
		if isSeeded(other, 1) {
			t.Errorf("%s counts as seeded", what)
		}
	}
}

func TestSeededExperts_excludesProfilesThatPeopleOwnOrCreated(t *testing.T) {
	dbtest.Each(t, func(t *testing.T, d *db.DB) {
		w := newWorld(t, d)
		if err := w.Seed(t.Context(), 6, 1, "demo-expert", nil); err != nil {
			t.Fatal(err)
		}
		if err := w.store.db.InTx(t.Context(), func(ctx context.Context) error { return w.store.own(ctx, seedID(1, 3, 0), "ada") }); err != nil {
			t.Fatal(err)
		}
		ids, err := w.SeededExperts(t.Context(), 1, []string{"demo-expert"})
		if err != nil || len(ids) != 5 || slices.Contains(ids, seedID(1, 3, 0)) || !slices.Contains(ids, seedID(1, 0, 0)) {
			t.Errorf("%v %v", ids, err)
		}
	})
}
