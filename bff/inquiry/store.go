package inquiry

import (
	"context"
	"database/sql"
	"encoding/json"
	"errors"
	"strings"
	"time"

	"gorm.io/gorm"
	"gorm.io/gorm/clause"

	"peritus/bff/platform/clock"
	"peritus/bff/platform/db"
)

type inquiryRow struct {
	ID           string
	Reference    string
	Fingerprint  string
	FormToken    sql.NullString // the demo's have none
	Form         string
	State        string
	Name         string
	Email        string
	Phone        string
	Subject      string
	Fields       string
	FoundBy      string
	AnnouncedAt  *int64
	AssigneeID   string
	AssigneeName string
	Version      int
	CreatedAt    int64
	UpdatedAt    int64 `gorm:"autoUpdateTime:false"`
}

func (inquiryRow) TableName() string { return "inquiries" }

func (r inquiryRow) inquiry() (Inquiry, error) {
	i := Inquiry{ID: r.ID, Reference: r.Reference, Form: r.Form, State: State(r.State), Name: r.Name, Email: r.Email,
		Phone: r.Phone, Subject: r.Subject, AssigneeID: r.AssigneeID, AssigneeName: r.AssigneeName, Version: r.Version,
		CreatedAt: time.UnixMilli(r.CreatedAt).UTC(), UpdatedAt: time.UnixMilli(r.UpdatedAt).UTC()}
	return i, db.Wrap("read fields of inquiry", json.Unmarshal([]byte(r.Fields), &i.Fields))
}

type stepRow struct {
	InquiryID string
	Number    int
	Action    string
	ActorID   string
	ActorName string
	Text      string
	At        int64
}

func (stepRow) TableName() string { return "inquiry_steps" }

type store struct{ db *db.DB }

// add reports whether the fingerprint and the form's token were new. The next digest
// announces the inquiry.
func (s store) add(ctx context.Context, i Inquiry, fingerprint, token, foundBy string) (first bool, err error) {
	fields, err := json.Marshal(i.Fields)
	if err != nil {
		return false, err
	}
	row := inquiryRow{ID: i.ID, Reference: i.Reference, Fingerprint: fingerprint, Form: i.Form, State: string(i.State),
		Name: i.Name, Email: i.Email, Phone: i.Phone, Subject: i.Subject, Fields: string(fields), FoundBy: foundBy, FormToken: sql.NullString{String: token, Valid: token != ""},
		Version: i.Version, CreatedAt: i.CreatedAt.UnixMilli(), UpdatedAt: i.UpdatedAt.UnixMilli()}
	result := s.db.Write(ctx).Clauses(clause.OnConflict{DoNothing: true}).Create(&row)
	return result.RowsAffected == 1, db.Wrap("add inquiry", result.Error)
}

func (s store) findReference(ctx context.Context, fingerprint string) (reference string, found bool, err error) {
	var references []string
	err = s.db.Read(ctx).Model(&inquiryRow{}).Where("fingerprint = ?", fingerprint).Limit(1).Pluck("reference", &references).Error
	if err != nil || len(references) == 0 {
		return "", false, db.Wrap("find inquiry", err)
	}
	return references[0], true, nil
}

func (s store) get(ctx context.Context, inquiryID string) (Inquiry, error) {
	return s.take(s.db.Read(ctx), inquiryID)
}

// lock reads an inquiry and locks it until the transaction in ctx ends.
func (s store) lock(ctx context.Context, inquiryID string) (Inquiry, error) {
	return s.take(s.db.Locking(ctx), inquiryID)
}

func (s store) take(from *gorm.DB, inquiryID string) (Inquiry, error) {
	var row inquiryRow
	err := from.Where("id = ?", inquiryID).Take(&row).Error
	if errors.Is(err, gorm.ErrRecordNotFound) {
		return Inquiry{}, ErrNoInquiry
	}
	if err != nil {
		return Inquiry{}, db.Wrap("read inquiry", err)
	}
	return row.inquiry()
}

// save writes the fields that can change after an inquiry was received.
func (s store) save(ctx context.Context, i Inquiry) error {
	return db.Wrap("save inquiry", s.db.Write(ctx).Model(&inquiryRow{}).Where("id = ?", i.ID).Updates(map[string]any{
		"state": string(i.State), "assignee_id": i.AssigneeID, "assignee_name": i.AssigneeName,
		"version": i.Version, "updated_at": i.UpdatedAt.UnixMilli()}).Error)
}

func (s store) addStep(ctx context.Context, inquiryID string, number int, step Step, actorID string) error {
	row := stepRow{InquiryID: inquiryID, Number: number, Action: string(step.Action), ActorID: actorID,
		ActorName: step.ActorName, Text: step.Text, At: step.At.UnixMilli()}
	return db.Wrap("add step of inquiry", s.db.Write(ctx).Create(&row).Error)
}

func (s store) steps(ctx context.Context, inquiryID string) ([]Step, error) {
	var rows []stepRow
	if err := s.db.Read(ctx).Where("inquiry_id = ?", inquiryID).Order("number").Find(&rows).Error; err != nil {
		return nil, db.Wrap("read steps of inquiry", err)
	}
	steps := make([]Step, len(rows))
	for n, r := range rows {
		steps[n] = Step{Action: Action(r.Action), ActorName: r.ActorName, Text: r.Text, At: time.UnixMilli(r.At).UTC()}
	}
	return steps, nil
}

// list reads a range of the matches. A limit of 0 reads all of them.
func (s store) list(ctx context.Context, f Filter, offset, limit int) ([]Inquiry, int, error) {
	var count int64
	if err := fitting(s.db.Read(ctx).Model(&inquiryRow{}), f).Count(&count).Error; err != nil {
		return nil, 0, db.Wrap("count inquiries", err)
	}
	order := "created_at DESC, id DESC"
	if f.State == "" || f.State == Unread || f.State == Open {
		order = "created_at, id" // oldest first
	}
	q := fitting(s.db.Read(ctx), f).Order(db.Order(f.Sort, sorts, "id", order))
	if limit > 0 {
		q = q.Offset(offset).Limit(limit)
	}
	var rows []inquiryRow
	if err := q.Find(&rows).Error; err != nil {
		return nil, 0, db.Wrap("list inquiries", err)
	}
	all := make([]Inquiry, len(rows))
	for n, r := range rows {
		var err error
		if all[n], err = r.inquiry(); err != nil {
			return nil, 0, err
		}
	}
	return all, int(count), nil
}

func fitting(q *gorm.DB, f Filter) *gorm.DB {
	if f.Form != "" {
		q = q.Where("form = ?", f.Form)
	}
	if f.State == "" {
		q = q.Where("state IN ?", []string{string(Unread), string(Open), string(Answered)})
	} else {
		q = q.Where("state = ?", string(f.State))
	}
	switch f.Assignee {
	case "":
	case Unassigned:
		q = q.Where("assignee_id = ''")
	default:
		q = q.Where("assignee_id = ?", f.Assignee)
	}
	for _, word := range strings.Fields(f.Query) {
		q = q.Where(`found_by LIKE ? ESCAPE '\'`, db.LikeContains(word))
	}
	return q
}

func (s store) counts(ctx context.Context) (map[State]int, error) {
	var rows []struct {
		State State
		Count int
	}
	err := s.db.Read(ctx).Model(&inquiryRow{}).Select("state, COUNT(*) AS count").Group("state").Scan(&rows).Error
	counts := map[State]int{}
	for _, r := range rows {
		counts[r.State] = r.Count
	}
	return counts, db.Wrap("count inquiries", err)
}

// lastDigest returns when staff got their last digest, or the zero time.
func (s store) lastDigest(ctx context.Context) (time.Time, error) {
	var last *int64
	err := s.db.Read(ctx).Raw("SELECT MAX(announced_at) FROM inquiries").Scan(&last).Error
	return clock.AtMillis(last), db.Wrap("find last digest", err)
}

// announce marks what no digest has announced yet, and returns how many of it are unread,
// by form. It marks and counts in one statement, so that of two digests at once, each
// request is in one.
func (s store) announce(ctx context.Context, now time.Time) (map[string]int, error) {
	var rows []struct {
		Form        string
		AnnouncedAt int64
	}
	err := s.db.Write(ctx).Raw("UPDATE inquiries SET announced_at = CASE WHEN state = ? THEN CAST(? AS BIGINT) ELSE 0 END WHERE announced_at IS NULL RETURNING form, announced_at",
		string(Unread), now.UnixMilli()).Scan(&rows).Error
	fresh := map[string]int{}
	for _, r := range rows {
		if r.AnnouncedAt > 0 {
			fresh[r.Form]++
		}
	}
	return fresh, db.Wrap("announce inquiries", err)
}

func (s store) keepFromDigest(ctx context.Context, inquiryID string) error {
	return db.Wrap("keep inquiry from the digest", s.db.Write(ctx).Model(&inquiryRow{}).Where("id = ?", inquiryID).Update("announced_at", 0).Error)
}

// waiting counts the inquiries that wait for us.
func (s store) waiting(ctx context.Context) (count int, oldest time.Time, err error) {
	var row struct {
		Count  int
		Oldest *int64
	}
	err = s.db.Read(ctx).Model(&inquiryRow{}).Select("COUNT(*) AS count, MIN(created_at) AS oldest").
		Where("state IN ?", []string{string(Unread), string(Open)}).Scan(&row).Error
	return row.Count, clock.AtMillis(row.Oldest), db.Wrap("count inquiries that wait", err)
}

func (s store) removeBefore(ctx context.Context, t time.Time) error {
	old := s.db.Write(ctx).Model(&inquiryRow{}).Select("id").Where("created_at < ?", t.UnixMilli())
	if err := s.db.Write(ctx).Where("inquiry_id IN (?)", old).Delete(&stepRow{}).Error; err != nil {
		return db.Wrap("remove steps of old inquiries", err)
	}
	return db.Wrap("remove old inquiries", s.db.Write(ctx).Where("created_at < ?", t.UnixMilli()).Delete(&inquiryRow{}).Error)
}
