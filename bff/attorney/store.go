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
	Status      Status
	Reason      string
	SubmittedAt int64
	DecidedAt   *int64
	DecidedBy   string
}

func (admissionRow) TableName() string { return "bar_admissions" }

func (r admissionRow) admission() Admission {
	return Admission{ID: r.ID, UserID: r.UserID, State: r.State, Number: r.Number, Year: r.Year, Status: r.Status,
		Reason: r.Reason, SubmittedAt: time.UnixMilli(r.SubmittedAt).UTC(), DecidedAt: clock.TimeAt(r.DecidedAt), DecidedBy: r.DecidedBy}
}

type store struct {
	db *db.DB
	// hasStatus is prepared, because every search uses it.
	hasStatus *db.Statement
}

func newStore(d *db.DB) store {
	return store{db: d, hasStatus: d.Prepare("SELECT EXISTS (SELECT 1 FROM bar_admissions WHERE user_id = ? AND status = ?)")}
}

func (s store) has(ctx context.Context, userID string, status Status) (found bool, err error) {
	return found, db.Wrap("look up admissions", s.hasStatus.Row(ctx, userID, status).Scan(&found))
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
	err := s.db.Write(ctx).Clauses(clause.Locking{Strength: "UPDATE"}).Where("user_id = ?", userID).Limit(1).Find(&rows).Error
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
	for _, a := range rows {
		r.Admissions = append(r.Admissions, a.admission())
	}
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
		rows[i] = admissionRow{ID: a.ID, UserID: r.UserID, Position: i + 1, State: a.State, Number: a.Number, Year: a.Year,
			Status: a.Status, Reason: a.Reason, SubmittedAt: a.SubmittedAt.UnixMilli(), DecidedBy: a.DecidedBy}
		if a.DecidedAt != nil {
			ms := a.DecidedAt.UnixMilli()
			rows[i].DecidedAt = &ms
		}
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
	err := s.db.Write(ctx).Clauses(clause.Locking{Strength: "UPDATE"}).Where("id = ?", admissionID).Limit(1).Find(&rows).Error
	if err != nil {
		return Admission{}, db.Wrap("lock admission", err)
	}
	if len(rows) == 0 {
		return Admission{}, ErrNoAdmission
	}
	return rows[0].admission(), nil
}

func (s store) decide(ctx context.Context, a Admission) error {
	return db.Wrap("decide on admission", s.db.Write(ctx).Model(&admissionRow{}).Where("id = ?", a.ID).Updates(map[string]any{
		"status": a.Status, "reason": a.Reason, "decided_at": a.DecidedAt.UnixMilli(), "decided_by": a.DecidedBy}).Error)
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
	all := make([]Admission, len(rows))
	for i, r := range rows {
		all[i] = r.admission()
	}
	return all, nil
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
