package attorney

import (
	"context"
	"strings"
	"time"

	"gorm.io/gorm/clause"

	"peritus/bff/platform/clock"
	"peritus/bff/platform/db"
)

type recordRow struct {
	UserID        string `gorm:"primaryKey"`
	FirstName     string
	LastName      string
	Firm          string
	Phone         string
	Role          string
	PracticeAreas string
	City          string
	State         string
	TimeZone      string
	Version       int
	CreatedAt     int64 `gorm:"autoCreateTime:false"`
	UpdatedAt     int64 `gorm:"autoUpdateTime:false"`
}

func (recordRow) TableName() string { return "attorneys" }

type admissionRow struct {
	ID          string `gorm:"primaryKey"`
	UserID      string
	Position    int
	State       string
	Number      string
	Year        int
	SubmittedAt int64
	Decision    decisionRow `gorm:"embedded"`
	Version     int
	DecidedByID string
	Undo        decisionRow `gorm:"embedded;embeddedPrefix:undo_"`
}

type decisionRow struct {
	Status     Status
	Reason     string
	DecidedAt  *int64
	DecidedBy  string
	AnnounceAt *int64
}

func (admissionRow) TableName() string { return "bar_admissions" }

func rowOf(a Admission) admissionRow {
	r := admissionRow{ID: a.ID, UserID: a.UserID, State: a.State, Number: a.Number, Year: a.Year,
		SubmittedAt: a.SubmittedAt.UnixMilli(), Decision: decisionRowOf(a.Decision), Version: a.Version, DecidedByID: a.Deciding}
	if a.Before != nil {
		r.Undo = decisionRowOf(*a.Before)
	}
	return r
}

func (r admissionRow) admission() Admission {
	a := Admission{ID: r.ID, UserID: r.UserID, State: r.State, Number: r.Number, Year: r.Year,
		SubmittedAt: time.UnixMilli(r.SubmittedAt).UTC(), Decision: r.Decision.decision(), Version: r.Version, Deciding: r.DecidedByID}
	if r.Undo.Status != "" {
		before := r.Undo.decision()
		a.Before = &before
	}
	return a
}

func decisionRowOf(d Decision) decisionRow {
	return decisionRow{Status: d.Status, Reason: d.Reason, DecidedAt: clock.Millis(d.DecidedAt), DecidedBy: d.DecidedBy, AnnounceAt: clock.Millis(d.AnnounceAt)}
}

func (r decisionRow) decision() Decision {
	return Decision{Status: r.Status, Reason: r.Reason, DecidedAt: clock.TimeAt(r.DecidedAt), DecidedBy: r.DecidedBy, AnnounceAt: clock.TimeAt(r.AnnounceAt)}
}

type store struct{ db *db.DB }

// hasStatus is prepared, because every search uses it.
const hasStatus = "SELECT EXISTS (SELECT 1 FROM bar_admissions WHERE user_id = ? AND status = ?)"

func (s store) has(ctx context.Context, userID string, status Status) (found bool, err error) {
	return found, db.Wrap("look up admissions", s.db.Prepare(hasStatus).Row(ctx, userID, status).Scan(&found))
}

// among returns the users who have an admission with a status.
func (s store) among(ctx context.Context, userIDs []string, status Status) (map[string]bool, error) {
	var found []string
	err := s.db.Read(ctx).Table("bar_admissions").Distinct("user_id").Where("user_id IN ? AND status = ?", userIDs, status).Pluck("user_id", &found).Error
	all := make(map[string]bool, len(found))
	for _, userID := range found {
		all[userID] = true
	}
	return all, db.Wrap("look up admissions", err)
}

func (s store) find(ctx context.Context, userID string) (Record, bool, error) {
	var rows []recordRow
	if err := s.db.Read(ctx).Where("user_id = ?", userID).Limit(1).Find(&rows).Error; err != nil || len(rows) == 0 {
		return Record{}, false, db.Wrap("read record", err)
	}
	return s.record(ctx, rows[0])
}

// lock reads a record and locks it until the transaction ends.
func (s store) lock(ctx context.Context, userID string) (Record, bool, error) {
	var rows []recordRow
	err := s.db.Locking(ctx).Where("user_id = ?", userID).Limit(1).Find(&rows).Error
	if err != nil || len(rows) == 0 {
		return Record{}, false, db.Wrap("lock record", err)
	}
	return s.record(ctx, rows[0])
}

func (s store) record(ctx context.Context, row recordRow) (Record, bool, error) {
	r := Record{UserID: row.UserID, FirstName: row.FirstName, LastName: row.LastName, Firm: row.Firm, Phone: row.Phone,
		Role: row.Role, PracticeAreas: splitAreas(row.PracticeAreas), City: row.City, State: row.State,
		TimeZone: row.TimeZone, Version: row.Version, Admissions: []Admission{},
		CreatedAt: time.UnixMilli(row.CreatedAt).UTC(), UpdatedAt: time.UnixMilli(row.UpdatedAt).UTC()}
	var rows []admissionRow
	if err := s.db.Read(ctx).Where("user_id = ?", row.UserID).Order("position").Find(&rows).Error; err != nil {
		return Record{}, false, db.Wrap("read admissions", err)
	}
	r.Admissions = append(r.Admissions, admissions(rows)...)
	return r, true, nil
}

func splitAreas(stored string) []string {
	if stored == "" {
		return []string{}
	}
	return strings.Split(stored, ",")
}

// save replaces a record with all its admissions. It expects a transaction in ctx.
func (s store) save(ctx context.Context, r Record) error {
	w := s.db.Write(ctx)
	row := recordRow{UserID: r.UserID, FirstName: r.FirstName, LastName: r.LastName, Firm: r.Firm, Phone: r.Phone,
		Role: r.Role, PracticeAreas: strings.Join(r.PracticeAreas, ","), City: r.City, State: r.State, TimeZone: r.TimeZone,
		Version: r.Version, CreatedAt: r.CreatedAt.UnixMilli(), UpdatedAt: r.UpdatedAt.UnixMilli()}
	if err := w.Clauses(clause.OnConflict{Columns: []clause.Column{{Name: "user_id"}}, UpdateAll: true}).Create(&row).Error; err != nil {
		return db.Wrap("save record", err)
	}
	rows := make([]admissionRow, len(r.Admissions))
	kept := []string{""}
	for i, a := range r.Admissions {
		rows[i] = rowOf(a)
		rows[i].Position = i + 1
		kept = append(kept, a.ID)
	}
	if err := w.Where("user_id = ? AND id NOT IN ?", r.UserID, kept).Delete(&admissionRow{}).Error; err != nil {
		return db.Wrap("remove admissions", err)
	}
	if len(rows) == 0 {
		return nil
	}
	// For existing admissions, only the position changes, since staff may have decided in
	// the meantime.
	return db.Wrap("save admissions", w.Clauses(clause.OnConflict{Columns: []clause.Column{{Name: "id"}},
		DoUpdates: clause.AssignmentColumns([]string{"position"})}).Create(&rows).Error)
}

func (s store) lockAdmission(ctx context.Context, admissionID string) (Admission, error) {
	var rows []admissionRow
	err := s.db.Locking(ctx).Where("id = ?", admissionID).Limit(1).Find(&rows).Error
	if err != nil {
		return Admission{}, db.Wrap("lock admission", err)
	}
	if len(rows) == 0 {
		return Admission{}, ErrNoAdmission
	}
	return rows[0].admission(), nil
}

// decide stores the decision on an admission that the transaction in ctx has locked.
func (s store) decide(ctx context.Context, a Admission) error {
	row := rowOf(a)
	return db.Wrap("decide on admission", s.db.Write(ctx).Model(&admissionRow{}).Where("id = ?", a.ID).Updates(map[string]any{
		"status": row.Decision.Status, "reason": row.Decision.Reason, "decided_at": row.Decision.DecidedAt,
		"decided_by": row.Decision.DecidedBy, "announce_at": row.Decision.AnnounceAt, "version": row.Version, "decided_by_id": row.DecidedByID,
		"undo_status": row.Undo.Status, "undo_reason": row.Undo.Reason, "undo_decided_at": row.Undo.DecidedAt,
		"undo_decided_by": row.Undo.DecidedBy, "undo_announce_at": row.Undo.AnnounceAt}).Error)
}

// due returns the admissions whose attorneys are to be told by now.
func (s store) due(ctx context.Context, now time.Time) (ids []string, err error) {
	err = s.db.Read(ctx).Model(&admissionRow{}).Where("announce_at IS NOT NULL AND announce_at <= ?", now.UnixMilli()).
		Order("announce_at, id").Pluck("id", &ids).Error
	return ids, db.Wrap("list decisions to announce", err)
}

// canBeUndone returns the decisions of a staff member that they can undo, newest first.
// verified returns attorneys with a verified admission of which they were told, after one, in
// order.
func (s store) verified(ctx context.Context, after string, limit int) (userIDs []string, err error) {
	err = s.db.Read(ctx).Model(&admissionRow{}).Distinct("user_id").Where("status = ? AND announce_at IS NULL AND user_id > ?", Confirmed, after).
		Order("user_id").Limit(limit).Pluck("user_id", &userIDs).Error
	return userIDs, db.Wrap("find verified attorneys", err)
}

func (s store) canBeUndone(ctx context.Context, userID string, now time.Time, limit int) ([]Admission, error) {
	var rows []admissionRow
	err := s.db.Read(ctx).Where("announce_at IS NOT NULL AND announce_at > ? AND decided_by_id = ? AND undo_status <> ''", now.UnixMilli(), userID).
		Order("decided_at DESC, id").Limit(limit).Find(&rows).Error
	return admissions(rows), db.Wrap("list decisions to undo", err)
}

// list reads a page of the admissions in a status: pending ones by the longest wait,
// decided ones by the newest decision.
func (s store) list(ctx context.Context, status Status, offset, limit int) ([]Admission, error) {
	order := "submitted_at, id"
	if status != Pending {
		order = "decided_at DESC, id"
	}
	var rows []admissionRow
	if err := s.db.Read(ctx).Where("status = ?", status).Order(order).Offset(offset).Limit(limit).Find(&rows).Error; err != nil {
		return nil, db.Wrap("list admissions", err)
	}
	return admissions(rows), nil
}

func admissions(rows []admissionRow) []Admission {
	all := make([]Admission, len(rows))
	for i, r := range rows {
		all[i] = r.admission()
	}
	return all
}

func (s store) counts(ctx context.Context) (map[Status]int, error) {
	var rows []struct {
		Status Status
		Count  int
	}
	err := s.db.Read(ctx).Model(&admissionRow{}).Select("status, COUNT(*) AS count").Group("status").Scan(&rows).Error
	counts := map[Status]int{}
	for _, r := range rows {
		counts[r.Status] = r.Count
	}
	return counts, db.Wrap("count admissions", err)
}

// records returns the users' records by user, without admissions.
func (s store) records(ctx context.Context, userIDs []string) (map[string]recordRow, error) {
	var rows []recordRow
	if err := s.db.Read(ctx).Where("user_id IN ?", userIDs).Find(&rows).Error; err != nil {
		return nil, db.Wrap("read records", err)
	}
	found := make(map[string]recordRow, len(rows))
	for _, r := range rows {
		found[r.UserID] = r
	}
	return found, nil
}
