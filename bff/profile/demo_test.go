package profile

import (
	"context"
	"slices"
	"testing"

	"peritus/bff/platform/db"
	"peritus/bff/platform/db/dbtest"
	"peritus/bff/profile/seeding"
)

func TestSeededExperts_excludesProfilesThatPeopleOwnOrCreated(t *testing.T) {
	dbtest.Each(t, func(t *testing.T, d *db.DB) {
		w := newWorld(t, d)
		if err := w.Seeder.Seed(t.Context(), 6, 1, "demo-expert", nil); err != nil {
			t.Fatal(err)
		}
		if err := w.store.DB.InTx(t.Context(), func(ctx context.Context) error { return w.store.Own(ctx, seeding.SeedID(1, 3, 0), "ada") }); err != nil {
			t.Fatal(err)
		}
		ids, err := w.Seeder.SeededExperts(t.Context(), 1, []string{"demo-expert"})
		if err != nil || len(ids) != 5 || slices.Contains(ids, seeding.SeedID(1, 3, 0)) || !slices.Contains(ids, seeding.SeedID(1, 0, 0)) {
			t.Errorf("%v %v", ids, err)
		}
	})
}
