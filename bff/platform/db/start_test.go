package db_test

import (
	"fmt"
	"net"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"peritus/bff/platform/db"
	"peritus/bff/platform/db/dbtest"
)

// hung accepts connections and never says a word, like a stopped server.
func hung(t *testing.T) string {
	t.Helper()
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = listener.Close() })
	return listener.Addr().String()
}

func TestOpen_saysSoWhenPostgresHangs(t *testing.T) {
	db.WithPatience(t, 100*time.Millisecond)
	began := time.Now()
	_, err := db.Open(t.Context(), fmt.Sprintf("postgres://peritus:hunter2@%s/peritus?sslmode=disable", hung(t)))
	if err == nil || !strings.Contains(err.Error(), "does not respond within 100ms") || strings.Contains(err.Error(), "hunter2") {
		t.Errorf("%v", err)
	}
	if took := time.Since(began); took > 10*time.Second {
		t.Errorf("it took %s", took)
	}
}

func TestOpen_namesTheFolderThatCannotBeWritten(t *testing.T) {
	for _, folder := range []string{"/proc", "/proc/peritus"} {
		if _, err := db.Open(t.Context(), "sqlite:"+filepath.Join(folder, "peritus.db")); err == nil || !strings.Contains(err.Error(), "the folder "+folder) {
			t.Errorf("%s: %v", folder, err)
		}
	}
	if _, err := db.Open(t.Context(), "sqlite:"); err == nil || !strings.Contains(err.Error(), "path of a file") {
		t.Errorf("no path: %v", err)
	}
}

func TestMigrate_refusesTheSchemaOfANewerProgram(t *testing.T) {
	dbtest.Each(t, func(t *testing.T, d *db.DB) {
		if err := d.Migrate(t.Context()); err != nil {
			t.Fatalf("its own schema: %v", err)
		}
		newest, err := db.NewestSchema(d.Dialect())
		if err != nil {
			t.Fatal(err)
		}
		if err := d.Write(t.Context()).Exec("INSERT INTO goose_db_version (version_id, is_applied) VALUES (?, ?)", newest+1, true).Error; err != nil {
			t.Fatal(err)
		}
		want := fmt.Sprintf("the database has schema %d, and this program knows only up to %d", newest+1, newest)
		if err := d.Migrate(t.Context()); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%v", err)
		}
	})
}
