package db_test

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"sync"
	"testing"
	"time"

	"gorm.io/gorm"

	"peritus/bff/platform/db"
	"peritus/bff/platform/db/dbtest"
	"peritus/bff/platform/event"
)

func count(t *testing.T, d *db.DB, ctx context.Context) int64 {
	t.Helper()
	var n int64
	if err := d.Read(ctx).Raw("SELECT count(*) FROM mails").Scan(&n).Error; err != nil {
		t.Fatal(err)
	}
	return n
}

func insert(d *db.DB, ctx context.Context, id string) error {
	return d.Write(ctx).Exec("INSERT INTO mails (id, recipient, subject, body, created_at) VALUES (?, '', '', '', 1)", id).Error
}

func TestInTx_isAtomic(t *testing.T) {
	dbtest.Each(t, func(t *testing.T, d *db.DB) {
		failure := errors.New("no")
		err := d.InTx(t.Context(), func(ctx context.Context) error {
			if err := insert(d, ctx, "a"); err != nil {
				return err
			}
			if count(t, d, ctx) != 1 {
				t.Error("a transaction doesn't read its own write")
			}
			return failure
		})
		if !errors.Is(err, failure) || count(t, d, t.Context()) != 0 {
			t.Errorf("after a failure: %v, %d rows", err, count(t, d, t.Context()))
		}
		if err := d.InTx(t.Context(), func(ctx context.Context) error { return insert(d, ctx, "a") }); err != nil {
			t.Fatal(err)
		}
		if count(t, d, t.Context()) != 1 {
			t.Error("a committed row is gone")
		}
	})
}

func TestInTx_doesNotDeadlockWithConcurrentWriters(t *testing.T) {
	d := dbtest.SQLite(t)
	writers, err := d.SQL()
	if err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithTimeout(t.Context(), 5*time.Second)
	defer cancel()
	const others = 8 // with the same statement, which hasn't been prepared yet
	outside := make(chan error, others)
	err = d.InTx(ctx, func(tx context.Context) error {
		for i := range others {
			go func() { outside <- insert(d, ctx, fmt.Sprint("outside", i)) }()
		}
		for turns := 0; writers.Stats().WaitCount == 0 || turns < 10_000; turns++ { // until they wait for the only connection
			if tx.Err() != nil {
				return tx.Err()
			}
			runtime.Gosched()
		}
		return d.Write(tx).Exec("UPDATE mails SET subject = ? WHERE id = ?", "new to the database", "outside").Error
	})
	if err != nil {
		t.Errorf("the transaction: %v", err)
	}
	for range others {
		if err := <-outside; err != nil {
			t.Errorf("another writer: %v", err)
		}
	}
}

func TestInTx_joinsTheOuterTransaction(t *testing.T) {
	dbtest.Each(t, func(t *testing.T, d *db.DB) {
		failure := errors.New("no")
		_ = d.InTx(t.Context(), func(ctx context.Context) error {
			if err := d.InTx(ctx, func(ctx context.Context) error { return insert(d, ctx, "inner") }); err != nil {
				t.Error(err)
			}
			return failure
		})
		if count(t, d, t.Context()) != 0 {
			t.Error("the inner transaction survived the outer one")
		}
	})
}

func TestEvents_areDeliveredOnlyAfterCommit(t *testing.T) {
	dbtest.Each(t, func(t *testing.T, d *db.DB) {
		topic := event.NewTopic[string]()
		var heard []string
		topic.Listen(func(ctx context.Context, e string) {
			heard = append(heard, e)
			if count(t, d, ctx) == 0 {
				t.Error("delivered before the commit")
			}
			if db.SQLTx(ctx) != nil {
				t.Error("a listener runs inside the transaction")
			}
		})
		failure := errors.New("no")
		err := d.InTx(t.Context(), func(ctx context.Context) error {
			topic.Publish(ctx, "kept")
			if len(heard) != 0 {
				t.Error("delivered inside the transaction")
			}
			return insert(d, ctx, "a")
		})
		if err != nil {
			t.Fatal(err)
		}
		err = d.InTx(t.Context(), func(ctx context.Context) error {
			topic.Publish(ctx, "rolled back")
			return failure
		})
		if !errors.Is(err, failure) || len(heard) != 1 || heard[0] != "kept" {
			t.Errorf("delivered %v, %v", heard, err)
		}
		topic.Publish(t.Context(), "at once")
		if len(heard) != 2 {
			t.Errorf("delivered %v", heard)
		}
	})
}

func TestWriters_concurrentReadThenWriteSucceeds(t *testing.T) {
	dbtest.Each(t, func(t *testing.T, d *db.DB) {
		if err := insert(d, t.Context(), "0"); err != nil {
			t.Fatal(err)
		}
		var group sync.WaitGroup
		for range 16 {
			group.Go(func() {
				for range 20 {
					err := d.InTx(t.Context(), func(ctx context.Context) error {
						var n int64
						if err := d.Write(ctx).Raw("SELECT created_at FROM mails").Scan(&n).Error; err != nil {
							return err
						}
						return d.Write(ctx).Exec("UPDATE mails SET created_at = created_at + 1").Error
					})
					if err != nil {
						t.Error(err)
						return
					}
				}
			})
		}
		group.Wait()
		var n int64
		if err := d.Read(t.Context()).Raw("SELECT created_at FROM mails").Scan(&n).Error; err != nil || n != 321 {
			t.Errorf("counted %d, want 321 (%v)", n, err)
		}
	})
}

func TestMigrate_concurrentProcessesApplyEachStepOnce(t *testing.T) {
	address := dbtest.BlankPostgresURL(t)
	var group sync.WaitGroup
	for range 4 {
		group.Go(func() {
			d, err := db.Open(context.Background(), address)
			if err != nil {
				t.Error(err)
				return
			}
			if err := d.Migrate(context.Background()); err != nil {
				t.Error(err)
			}
			if err := d.Close(); err != nil {
				t.Error(err)
			}
		})
	}
	group.Wait()
}

func TestOpen_refusesASecondProcessOnSQLite(t *testing.T) {
	path := "sqlite:" + filepath.Join(t.TempDir(), "a.db")
	d, err := db.Open(t.Context(), path)
	if err != nil {
		t.Fatal(err)
	}
	if second, err := db.Open(t.Context(), path); err == nil || !strings.Contains(err.Error(), "another bff") {
		t.Errorf("second open: %v %v", second, err)
	}
	if err := d.Close(); err != nil {
		t.Fatal(err)
	}
	d, err = db.Open(t.Context(), path)
	if err != nil {
		t.Fatalf("after the first has closed: %v", err)
	}
	if err := d.Close(); err != nil {
		t.Error(err)
	}
}

func TestOpen_opensTheFileWhateverItsName(t *testing.T) {
	for _, name := range []string{"a#1.db", "a?1.db", "a%231.db", "a 1.db"} {
		path := filepath.Join(t.TempDir(), name)
		d, err := db.Open(t.Context(), "sqlite:"+path)
		if err != nil {
			t.Fatal(err)
		}
		err = d.Write(t.Context()).Exec("CREATE TABLE t (id INTEGER)").Error
		if err = errors.Join(err, d.Close()); err != nil {
			t.Fatal(err)
		}
		if info, err := os.Stat(path); err != nil || info.Size() == 0 {
			t.Errorf("%s: %v", name, err)
		}
	}
}

func TestOpen_refusesUnknownAddresses(t *testing.T) {
	for _, address := range []string{"", "mysql://x", "peritus.db"} {
		if _, err := db.Open(t.Context(), address); err == nil {
			t.Errorf("%q was opened", address)
		}
	}
}

func TestErrors_duplicateKeyIsRecognized(t *testing.T) {
	dbtest.Each(t, func(t *testing.T, d *db.DB) {
		if err := insert(d, t.Context(), "a"); err != nil {
			t.Fatal(err)
		}
		if err := insert(d, t.Context(), "a"); !errors.Is(err, gorm.ErrDuplicatedKey) {
			t.Errorf("err %v", err)
		}
	})
}

// Others delete the row all the time, so it exists at one moment and not at the next.
func TestAddOrLock_neverMissesARowThatOthersDeleteConcurrently(t *testing.T) {
	dbtest.Each(t, func(t *testing.T, d *db.DB) {
		type counter struct {
			Name  string `gorm:"primaryKey"`
			Times int
		}
		if err := d.Write(t.Context()).AutoMigrate(&counter{}); err != nil {
			t.Fatal(err)
		}
		var group sync.WaitGroup
		for range 4 {
			group.Go(func() {
				for n := range 50 {
					if err := d.InTx(t.Context(), func(ctx context.Context) error {
						row := counter{Name: "a"}
						if err := db.AddOrLock(d.Write(ctx), &row, "name"); err != nil {
							return err
						}
						if n%2 == 0 {
							return d.Write(ctx).Where("name = ?", "a").Delete(&counter{}).Error
						}
						changed := d.Write(ctx).Model(&row).Where("name = ?", "a").Update("times", row.Times+1)
						if changed.Error == nil && changed.RowsAffected != 1 {
							t.Error("the row is gone although it's locked")
						}
						return changed.Error
					}); err != nil {
						t.Error(err)
						return
					}
				}
			})
		}
		group.Wait()
	})
}
