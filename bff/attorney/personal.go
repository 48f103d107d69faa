package attorney

import (
	"context"

	"peritus/bff/platform/archive"
	"peritus/bff/platform/db"
)

// Personal is this domain's data about a person.
type Personal struct{ *Service }

// Name is the folder in a copy.
func (Personal) Name() string { return "professional-record" }

// Keeps is empty, because all data is deleted.
func (Personal) Keeps() string { return "" }

// Export writes the record with its admissions and their decisions.
func (p Personal) Export(ctx context.Context, userID string, to *archive.Writer) error {
	record, found, err := p.store.find(ctx, userID)
	if err != nil || !found {
		return err
	}
	return to.JSON("record", p.recordView(record))
}

// Erase deletes the record, and the person's name from decisions on others' admissions.
func (p Personal) Erase(ctx context.Context, userID string) error { return p.store.remove(ctx, userID) }

func (s store) remove(ctx context.Context, userID string) error {
	for _, statement := range []string{
		"DELETE FROM bar_admissions WHERE user_id = ?", "DELETE FROM attorneys WHERE user_id = ?",
		"UPDATE bar_admissions SET decided_by = '' WHERE decided_by <> '' AND decided_by = (SELECT name FROM users WHERE id = ?)",
		"UPDATE bar_admissions SET undo_decided_by = '' WHERE undo_decided_by <> '' AND undo_decided_by = (SELECT name FROM users WHERE id = ?)",
		"UPDATE bar_admissions SET decided_by_id = '' WHERE decided_by_id = ?",
	} {
		if err := s.db.Write(ctx).Exec(statement, userID).Error; err != nil {
			return db.Wrap("remove attorney", err)
		}
	}
	return nil
}
