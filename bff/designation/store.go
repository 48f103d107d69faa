package designation

import (
	"context"
	"time"

	"peritus/bff/platform/clock"
	"peritus/bff/platform/db"
)

type store struct{ db *db.DB }

type row struct {
	ID             string `gorm:"primaryKey"`
	ConversationID string
	ExpertID       string
	AttorneyID     *string
	ExpertUserID   *string
	Receipt        string
	DesignatedAt   int64
	ConfirmedAt    *int64
	WithdrawnAt    *int64
	WithdrawnBy    Side
}

func (row) TableName() string { return "designations" }

func (r row) designation() Designation {
	d := Designation{ID: r.ID, ConversationID: r.ConversationID, ExpertID: r.ExpertID, Receipt: r.Receipt, DesignatedAt: time.UnixMilli(r.DesignatedAt).UTC(),
		ConfirmedAt: clock.TimeAt(r.ConfirmedAt), WithdrawnAt: clock.TimeAt(r.WithdrawnAt), WithdrawnBy: r.WithdrawnBy}
	if r.AttorneyID != nil {
		d.AttorneyID = *r.AttorneyID
	}
	if r.ExpertUserID != nil {
		d.ExpertUserID = *r.ExpertUserID
	}
	return d
}

func (s store) add(ctx context.Context, d Designation) error {
	return db.Wrap("add designation", s.db.Write(ctx).Create(&row{ID: d.ID, ConversationID: d.ConversationID, ExpertID: d.ExpertID,
		AttorneyID: &d.AttorneyID, ExpertUserID: &d.ExpertUserID, DesignatedAt: d.DesignatedAt.UnixMilli()}).Error)
}

// since counts the designations of a conversation after a time.
func (s store) since(ctx context.Context, conversationID string, after time.Time) (int, error) {
	var n int64
	err := s.db.Write(ctx).Model(&row{}).Where("conversation_id = ? AND designated_at > ?", conversationID, after.UnixMilli()).Count(&n).Error
	return int(n), db.Wrap("count designations", err)
}

// latest returns the latest designation of a conversation, or the zero one.
func (s store) latest(ctx context.Context, conversationID string) (Designation, error) {
	var rows []row
	// A later one can't be older: only after a withdrawal can there be another.
	err := s.db.Read(ctx).Where("conversation_id = ?", conversationID).Order("designated_at DESC, id DESC").Limit(1).Find(&rows).Error
	if err != nil || len(rows) == 0 {
		return Designation{}, db.Wrap("find designation", err)
	}
	return rows[0].designation(), nil
}

// locked returns a designation of a conversation and keeps others from changing it.
func (s store) locked(ctx context.Context, conversationID, designationID string) (Designation, error) {
	var rows []row
	err := s.db.Locking(ctx).Where("id = ? AND conversation_id = ?", designationID, conversationID).Limit(1).Find(&rows).Error
	if err != nil {
		return Designation{}, db.Wrap("lock designation", err)
	}
	if len(rows) == 0 {
		return Designation{}, errNone
	}
	return rows[0].designation(), nil
}

func (s store) save(ctx context.Context, d Designation) error {
	return db.Wrap("change designation", s.db.Write(ctx).Model(&row{}).Where("id = ?", d.ID).Updates(map[string]any{
		"receipt": d.Receipt, "confirmed_at": clock.Millis(d.ConfirmedAt), "withdrawn_at": clock.Millis(d.WithdrawnAt), "withdrawn_by": d.WithdrawnBy}).Error)
}

func (s store) byReceipt(ctx context.Context, receipt string) (Designation, bool, error) {
	var rows []row
	err := s.db.Read(ctx).Where("receipt = ? AND receipt <> ''", receipt).Limit(1).Find(&rows).Error
	if err != nil || len(rows) == 0 {
		return Designation{}, false, db.Wrap("find receipt", err)
	}
	return rows[0].designation(), true, nil
}

// of returns the designations of a person, the latest first.
func (s store) of(ctx context.Context, userID string) ([]Designation, error) {
	var rows []row
	err := s.db.Read(ctx).Where("attorney_id = ? OR expert_user_id = ?", userID, userID).Order("designated_at DESC, id").Find(&rows).Error
	all := make([]Designation, len(rows))
	for i, r := range rows {
		all[i] = r.designation()
	}
	return all, db.Wrap("read designations", err)
}

// erase takes a person out of their designations. Those of an expert no longer hold.
func (s store) erase(ctx context.Context, userID string, at time.Time) error {
	err := s.db.Write(ctx).Model(&row{}).Where("expert_user_id = ? AND withdrawn_at IS NULL", userID).
		Updates(map[string]any{"withdrawn_at": at.UnixMilli(), "withdrawn_by": Witness}).Error
	if err != nil {
		return db.Wrap("withdraw designations", err)
	}
	for _, column := range []string{"attorney_id", "expert_user_id"} {
		if err := s.db.Write(ctx).Model(&row{}).Where(column+" = ?", userID).Update(column, nil).Error; err != nil {
			return db.Wrap("erase designations", err)
		}
	}
	return nil
}
