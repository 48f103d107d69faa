package stored

import (
	"context"
	"database/sql"
	"errors"

	"gorm.io/gorm"

	"peritus/bff/platform/db"
)

// Bulk holds the rows of many new experts.
type Bulk struct {
	Experts   []ExpertRow
	Items     []itemRow
	Sections  []SectionRow
	Revisions []revisionRow
	Changes   []ChangeRow
	Words     []WordRow

	RosterWords []RosterWordRow
}

func (s Store) AddBulk(ctx context.Context, b *Bulk) error {
	w := &bulkWriter{tx: db.SQLTx(ctx), gorm: s.DB.Write(ctx), prepared: map[string]*sql.Stmt{}}
	defer w.close()
	return errors.Join(insertBulk(ctx, w, b.Experts), insertBulk(ctx, w, b.Items), insertBulk(ctx, w, b.Sections),
		insertBulk(ctx, w, b.Revisions), insertBulk(ctx, w, b.Changes), insertBulk(ctx, w, b.Words), insertBulk(ctx, w, b.RosterWords))
}

// bulkWriter prepares each statement once per transaction. Parsing thousands of
// placeholders costs as much as inserting a tenth of their rows.
type bulkWriter struct {
	tx       *sql.Tx
	gorm     *gorm.DB
	prepared map[string]*sql.Stmt
}

func (w *bulkWriter) close() {
	for _, statement := range w.prepared {
		_ = statement.Close() // the end of the transaction closes it anyway
	}
}

func insertBulk[T any](ctx context.Context, w *bulkWriter, rows []T) error {
	return inParts(rows, func(part []T) error {
		built := w.gorm.Session(&gorm.Session{DryRun: true}).Create(&part).Statement
		text := built.SQL.String()
		if w.prepared[text] == nil {
			statement, err := w.tx.PrepareContext(ctx, text)
			if err != nil {
				return err
			}
			w.prepared[text] = statement
		}
		_, err := w.prepared[text].ExecContext(ctx, built.Vars...)
		return err
	})
}

func Insert[T any](w *gorm.DB, rows []T) error {
	return inParts(rows, func(part []T) error { return w.Create(&part).Error })
}

// inParts splits rows into parts of a few fixed sizes, so there are few statements.
func inParts[T any](rows []T, write func([]T) error) error {
	for size := 512; len(rows) > 0; {
		if len(rows) < size {
			size /= 2
			continue
		}
		if err := write(rows[:size]); err != nil {
			return err
		}
		rows = rows[size:]
	}
	return nil
}
