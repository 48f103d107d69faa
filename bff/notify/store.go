package notify

import (
	"context"
	"slices"

	"gorm.io/gorm/clause"

	"peritus/bff/platform/db"
)

type choiceRow struct {
	UserID string
	Kind   string
	Wanted bool
}

func (choiceRow) TableName() string { return "notification_choices" }

type store struct{ db *db.DB }

// unwanted returns the kinds that a user turned off.
func (s store) unwanted(ctx context.Context, userID string) (kinds []string, err error) {
	err = s.db.Read(ctx).Model(&choiceRow{}).Where("user_id = ? AND wanted = ?", userID, false).Pluck("kind", &kinds).Error
	return kinds, db.Wrap("read notification choices", err)
}

// wants reports whether a user receives a kind.
func (s store) wants(ctx context.Context, userID, kind string) (bool, error) {
	unwanted, err := s.unwanted(ctx, userID)
	return !slices.Contains(unwanted, kind), err
}

// choiceKey identifies a kind and a user.
type choiceKey struct{ userID, kind string }

// refused returns the kinds that any of the users turned off.
func (s store) refused(ctx context.Context, userIDs []string) (map[choiceKey]bool, error) {
	var rows []choiceRow
	if err := s.db.Read(ctx).Where("user_id IN ? AND wanted = ?", userIDs, false).Find(&rows).Error; err != nil {
		return nil, db.Wrap("read notification choices", err)
	}
	refused := make(map[choiceKey]bool, len(rows))
	for _, row := range rows {
		refused[choiceKey{row.UserID, row.Kind}] = true
	}
	return refused, nil
}

// all returns a user's choices.
func (s store) all(ctx context.Context, userID string) (rows []choiceRow, err error) {
	err = s.db.Read(ctx).Where("user_id = ?", userID).Order("kind").Find(&rows).Error
	return rows, db.Wrap("read notification choices", err)
}

func (s store) choose(ctx context.Context, row choiceRow) error {
	return db.Wrap("store notification choice", s.db.Write(ctx).Clauses(clause.OnConflict{
		Columns: []clause.Column{{Name: "user_id"}, {Name: "kind"}}, DoUpdates: clause.AssignmentColumns([]string{"wanted"})}).Create(&row).Error)
}

// turnOff turns a kind off for a user if the account still exists.
func (s store) turnOff(ctx context.Context, userID, kind string) error {
	return db.Wrap("unsubscribe", s.db.Write(ctx).Exec(`INSERT INTO notification_choices (user_id, kind, wanted)
SELECT id, ?, ? FROM users WHERE id = ? ON CONFLICT (user_id, kind) DO UPDATE SET wanted = EXCLUDED.wanted`, kind, false, userID).Error)
}
