package notify

import (
	"context"
	"slices"
	"strings"

	"gorm.io/gorm"

	"peritus/bff/platform/db"
	"peritus/bff/platform/web"
)

type entryRow struct {
	ID        string
	UserID    string
	Kind      string
	Title     string
	ByID      string
	Path      string
	CreatedAt int64
	ReadAt    *int64
}

func (entryRow) TableName() string { return "notifications" }

func (s store) addEntries(ctx context.Context, rows []entryRow) error {
	if len(rows) == 0 {
		return nil
	}
	return db.Wrap("store notifications", s.db.Write(ctx).Create(&rows).Error)
}

// entries reads a range of a person's entries of some kinds. It's also explained by a test.
func (s store) entries(ctx context.Context, userID string, kinds []string, rows web.Rows[string]) (found []entryRow, err error) {
	err = inRange(s.db.Read(ctx), userID, kinds, rows).Find(&found).Error
	return found, db.Wrap("read notifications", err)
}

// allEntries returns all of a person's entries, the newest first.
func (s store) allEntries(ctx context.Context, userID string) (rows []entryRow, err error) {
	err = s.db.Read(ctx).Where("user_id = ?", userID).Order("id DESC").Find(&rows).Error
	return rows, db.Wrap("read notifications", err)
}

// heldFor returns the emails that wait for a person, in order.
func (s store) heldFor(ctx context.Context, userID string) (rows []heldRow, err error) {
	err = s.db.Read(ctx).Where("user_id = ?", userID).Order("id").Find(&rows).Error
	return rows, db.Wrap("read held emails", err)
}

func inRange(q *gorm.DB, userID string, kinds []string, rows web.Rows[string]) *gorm.DB {
	q = q.Where("user_id = ? AND kind IN ?", userID, kinds).Limit(rows.Limit)
	switch {
	case rows.Before != "":
		return q.Where("id < ?", rows.Before).Order("id DESC")
	case rows.After != "":
		return q.Where("id > ?", rows.After).Order("id")
	}
	return q.Order("id DESC")
}

// unread counts a person's unread entries of some kinds, up to a number.
func (s store) unread(ctx context.Context, userID string, kinds []string, most int) (int, error) {
	var n int64
	some := unreadRows(s.db.Read(ctx), userID, kinds).Select("1").Limit(most)
	err := s.db.Read(ctx).Table("(?) AS unread", some).Count(&n).Error
	return int(n), db.Wrap("count notifications", err)
}

// unreadRows is also explained by a test.
func unreadRows(q *gorm.DB, userID string, kinds []string) *gorm.DB {
	return q.Model(&entryRow{}).Where("user_id = ? AND kind IN ? AND read_at IS NULL", userID, kinds)
}

// read marks a person's entry. Reading it again changes nothing.
func (s store) read(ctx context.Context, userID, entryID string, now int64) (found, changed bool, err error) {
	result := s.db.Write(ctx).Model(&entryRow{}).Where("id = ? AND user_id = ? AND read_at IS NULL", entryID, userID).UpdateColumn("read_at", now)
	if result.Error != nil || result.RowsAffected == 1 {
		return true, true, db.Wrap("read a notification", result.Error)
	}
	var n int64
	err = s.db.Read(ctx).Model(&entryRow{}).Where("id = ? AND user_id = ?", entryID, userID).Count(&n).Error
	return n == 1, false, db.Wrap("read a notification", err)
}

// readUntil marks a person's entries of some kinds up to one.
func (s store) readUntil(ctx context.Context, userID, until string, kinds []string, now int64) (int, error) {
	result := unreadRows(s.db.Write(ctx), userID, kinds).Where("id <= ?", until).UpdateColumn("read_at", now)
	return int(result.RowsAffected), db.Wrap("read notifications", result.Error)
}

// sweep deletes what is older than a time, and what was told to people who were erased
// meanwhile.
func (s store) sweep(ctx context.Context, before int64) error {
	err := s.db.Write(ctx).Exec("DELETE FROM notifications WHERE created_at < ?", before).Error
	for _, table := range []string{"notifications", "held_mails", "notification_digests"} {
		if err == nil {
			err = s.db.Write(ctx).Exec("DELETE FROM " + table + " WHERE NOT EXISTS (SELECT 1 FROM users WHERE users.id = " + table + ".user_id)").Error
		}
	}
	return db.Wrap("sweep notifications", err)
}

type heldRow struct {
	ID          string
	UserID      string
	Kind        string
	ReplyTo     string
	Subject     string
	Body        string
	Unsubscribe string
	DueAt       int64
}

func (heldRow) TableName() string { return "held_mails" }

func (s store) hold(ctx context.Context, rows []heldRow) error {
	if len(rows) == 0 {
		return nil
	}
	return db.Wrap("hold emails", s.db.Write(ctx).Create(&rows).Error)
}

// holding returns those of the people for whom emails wait.
func (s store) holding(ctx context.Context, userIDs []string) (found []string, err error) {
	err = s.db.Read(ctx).Model(&heldRow{}).Distinct("user_id").Where("user_id IN ?", userIDs).Pluck("user_id", &found).Error
	return found, db.Wrap("find held emails", err)
}

// due returns people for whom an email is due, after one, in order.
func (s store) due(ctx context.Context, now int64, after string, limit int) (userIDs []string, err error) {
	err = s.db.Read(ctx).Model(&heldRow{}).Distinct("user_id").Where("due_at <= ? AND user_id > ?", now, after).Order("user_id").Limit(limit).Pluck("user_id", &userIDs).Error
	return userIDs, db.Wrap("find held emails", err)
}

// take removes a person's held emails and returns them in order. Nobody else gets them.
func (s store) take(ctx context.Context, userID string) (rows []heldRow, err error) {
	err = s.db.Write(ctx).Raw("DELETE FROM held_mails WHERE user_id = ? RETURNING *", userID).Scan(&rows).Error
	slices.SortFunc(rows, func(a, b heldRow) int { return strings.Compare(a.ID, b.ID) })
	return rows, db.Wrap("take held emails", err)
}

// hasten makes a person's held emails due.
func (s store) hasten(ctx context.Context, userID string, now int64) error {
	return db.Wrap("hasten held emails", s.db.Write(ctx).Model(&heldRow{}).Where("user_id = ? AND due_at > ?", userID, now).UpdateColumn("due_at", now).Error)
}
