package db_test

import (
	"errors"
	"fmt"
	"net"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"peritus/bff/platform/db"
	"peritus/bff/platform/db/dbtest"
)

// hung accepts connections but never responds, like a suspended server.
func hung(t *testing.T) string {
	t.Helper()
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = listener.Close() })
	return listener.Addr().String()
}

func TestOpen_reportsThatPostgresHangs(t *testing.T) {
	db.WithPatience(t, 100*time.Millisecond)
	began := time.Now()
	_, err := db.Open(t.Context(), fmt.Sprintf("postgres://peritus:hunter2@%s/peritus?sslmode=disable", hung(t)))
	if err == nil || !strings.Contains(err.Error(), "does not respond within 100ms") || strings.Contains(err.Error(), "hunter2") {
		t.Errorf("%v", err)
	}
	if took := time.Since(began); took > 10*time.Second {
		t.Errorf("Open took %s", took)
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

func TestMigrate_refusesANewerSchema(t *testing.T) {
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
		want := fmt.Sprintf("the database has schema %d, but this program supports only up to %d", newest+1, newest)
		if err := d.Migrate(t.Context()); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%v", err)
		}
	})
}

func TestInspect_readsTheSchemaOfARunningProgramAndCreatesNothing(t *testing.T) {
	folder := t.TempDir()
	address := "sqlite:" + filepath.Join(folder, "a#1.db")
	if _, err := db.Inspect(t.Context(), address); !errors.Is(err, db.ErrNoDatabase) {
		t.Fatalf("no file: %v", err)
	}
	schema := func() int64 {
		t.Helper()
		d, err := db.Inspect(t.Context(), address)
		if err != nil {
			t.Fatal(err)
		}
		version, err := d.Schema(t.Context())
		if err = errors.Join(err, d.Close()); err != nil {
			t.Fatal(err)
		}
		return version
	}
	d, err := db.Open(t.Context(), address)
	if err != nil {
		t.Fatal(err)
	}
	if err := d.Migrate(t.Context()); err != nil {
		t.Fatal(err)
	}
	newest, err := db.NewestSchema(db.SQLite)
	if err != nil {
		t.Fatal(err)
	}
	if version := schema(); version != newest || !db.InUse(address) {
		t.Errorf("beside a program: schema %d, in use %v", version, db.InUse(address))
	}
	if err := d.Close(); err != nil {
		t.Fatal(err)
	}
	before, err := os.ReadDir(folder)
	if err != nil {
		t.Fatal(err)
	}
	if version := schema(); version != newest || db.InUse(address) {
		t.Errorf("alone: schema %d, in use %v", version, db.InUse(address))
	}
	if after, err := os.ReadDir(folder); err != nil || len(after) != len(before) {
		t.Errorf("%v, then %v: %v", before, after, err)
	}
}
