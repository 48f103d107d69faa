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
	Wanted bool // by email
	InApp  bool
}

func (choiceRow) TableName() string { return "notification_choices" }

type scheduleRow struct {
	UserID     string
	TimeZone   string
	Quiet      bool
	QuietFrom  int
	QuietUntil int
	DigestAt   int
}

func (scheduleRow) TableName() string { return "notification_schedules" }

type store struct{ db *db.DB }

// choices returns a user's choices by kind. Kinds without one are wanted.
func (s store) choices(ctx context.Context, userID string) (map[string]choiceRow, error) {
	rows, err := s.all(ctx, userID)
	found := make(map[string]choiceRow, len(rows))
	for _, r := range rows {
		found[r.Kind] = r
	}
	return found, err
}

// choiceKey identifies a kind and a user.
type choiceKey struct{ userID, kind string }

// refusals returns the choices against a kind that any of the users made.
func (s store) refusals(ctx context.Context, userIDs []string) (map[choiceKey]choiceRow, error) {
	var rows []choiceRow
	if err := s.db.Read(ctx).Where("user_id IN ? AND NOT (wanted AND in_app)", userIDs).Find(&rows).Error; err != nil {
		return nil, db.Wrap("read notification choices", err)
	}
	refused := make(map[choiceKey]choiceRow, len(rows))
	for _, row := range rows {
		refused[choiceKey{row.UserID, row.Kind}] = row
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
		Columns: []clause.Column{{Name: "user_id"}, {Name: "kind"}}, DoUpdates: clause.AssignmentColumns([]string{"wanted", "in_app"})}).Create(&row).Error)
}

// turnOff turns the emails of a kind off for a user if the account still exists.
func (s store) turnOff(ctx context.Context, userID, kind string) error {
	return db.Wrap("unsubscribe", s.db.Write(ctx).Exec(`INSERT INTO notification_choices (user_id, kind, wanted, in_app)
SELECT id, ?, ?, ? FROM users WHERE id = ? ON CONFLICT (user_id, kind) DO UPDATE SET wanted = EXCLUDED.wanted`, kind, false, true, userID).Error)
}

// schedules returns the schedules that people chose.
func (s store) schedules(ctx context.Context, userIDs []string) (map[string]scheduleRow, error) {
	var rows []scheduleRow
	if err := s.db.Read(ctx).Where("user_id IN ?", userIDs).Find(&rows).Error; err != nil {
		return nil, db.Wrap("read schedules", err)
	}
	found := make(map[string]scheduleRow, len(rows))
	for _, r := range rows {
		found[r.UserID] = r
	}
	return found, nil
}

func (s store) schedule(ctx context.Context, row scheduleRow) error {
	return db.Wrap("store a schedule", s.db.Write(ctx).Clauses(clause.OnConflict{Columns: []clause.Column{{Name: "user_id"}}, UpdateAll: true}).Create(&row).Error)
}

// digests returns when people got their last digest.
func (s store) digests(ctx context.Context, userIDs []string) (map[string]int64, error) {
	var rows []struct {
		UserID string
		SentAt int64
	}
	if err := s.db.Read(ctx).Table("notification_digests").Where("user_id IN ?", userIDs).Find(&rows).Error; err != nil {
		return nil, db.Wrap("read digests", err)
	}
	found := make(map[string]int64, len(rows))
	for _, r := range rows {
		found[r.UserID] = r.SentAt
	}
	return found, nil
}

// takeDigest notes a digest if the last one is still that of a time (0: none).
func (s store) takeDigest(ctx context.Context, userID string, last, now int64) (bool, error) {
	note := "UPDATE notification_digests SET sent_at = ? WHERE user_id = ? AND sent_at = ?"
	values := []any{now, userID, last}
	if last == 0 {
		note, values = "INSERT INTO notification_digests (sent_at, user_id) VALUES (?, ?) ON CONFLICT (user_id) DO NOTHING", values[:2]
	}
	result := s.db.Write(ctx).Exec(note, values...)
	return result.RowsAffected == 1, db.Wrap("note a digest", result.Error)
}

// forget deletes all that belongs to a person.
func (s store) forget(ctx context.Context, userID string) error {
	for _, table := range []string{"notifications", "notification_choices", "notification_schedules", "notification_digests", "held_mails"} {
		if err := s.db.Write(ctx).Exec("DELETE FROM "+table+" WHERE user_id = ?", userID).Error; err != nil {
			return db.Wrap("forget notifications", err)
		}
	}
	return nil
}

// sortedUnique returns user ids in one order, each once, so that transactions lock alike.
func sortedUnique(userIDs []string) []string {
	all := slices.Clone(userIDs)
	slices.Sort(all)
	return slices.Compact(all)
}
