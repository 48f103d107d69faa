package job_test

import (
	"log/slog"
	"strings"
	"testing"

	"peritus/bff/platform/db"
	"peritus/bff/platform/db/dbtest"
	"peritus/bff/platform/job"
)

func TestMigrate_refusesTheTablesOfANewerProgram(t *testing.T) {
	dbtest.Each(t, func(t *testing.T, d *db.DB) {
		q, err := job.New(d, slog.New(slog.DiscardHandler))
		if err != nil {
			t.Fatal(err)
		}
		if err := q.Migrate(t.Context()); err != nil {
			t.Fatalf("current tables: %v", err)
		}
		if err := d.Write(t.Context()).Exec("INSERT INTO river_migration (line, version) VALUES ('main', 999)").Error; err != nil {
			t.Fatal(err)
		}
		if err := q.Migrate(t.Context()); err == nil || !strings.Contains(err.Error(), "migration 999 not found") {
			t.Errorf("%v", err)
		}
	})
}
