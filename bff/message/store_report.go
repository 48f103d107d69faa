package message

import (
	"context"
	"time"

	"gorm.io/gorm"

	"peritus/bff/auth"
	"peritus/bff/message/attachment"
	"peritus/bff/platform/clock"
	"peritus/bff/platform/db"
)

type reportRow struct {
	ID             string `gorm:"primaryKey"`
	ConversationID *string
	ByID           *string
	AboutID        *string
	Reason         string
	Text           string
	Seq            int
	Quote          string
	CreatedAt      int64 `gorm:"autoCreateTime:false"`
	ClosedAt       *int64
	ClosedBy       string
	Outcome        string
}

func (reportRow) TableName() string { return "message_reports" }

func (r reportRow) report(people map[string]auth.Person) Report {
	return Report{ID: r.ID, Reason: r.Reason, Text: r.Text, Seq: r.Seq, Quote: r.Quote, By: people[orEmpty(r.ByID)], About: people[orEmpty(r.AboutID)],
		CreatedAt: time.UnixMilli(r.CreatedAt).UTC(), ClosedAt: clock.TimeAt(r.ClosedAt), ClosedBy: r.ClosedBy, Outcome: r.Outcome}
}

// message names the message that was reported.
func (r reportRow) message() attachment.Ref {
	return attachment.Ref{ConversationID: orEmpty(r.ConversationID), Seq: r.Seq}
}

func orNull(value string) *string {
	if value == "" {
		return nil
	}
	return &value
}

func (s store) addReport(ctx context.Context, c Conversation, r Report, byID, aboutID string) error {
	return db.Wrap("add report", s.db.Write(ctx).Create(&reportRow{ID: r.ID, ConversationID: &c.ID, ByID: &byID, AboutID: orNull(aboutID),
		Reason: r.Reason, Text: r.Text, Seq: r.Seq, Quote: r.Quote, CreatedAt: r.CreatedAt.UnixMilli()}).Error)
}

func (s store) reports(ctx context.Context, closed bool, offset, limit int) (rows []reportRow, count int, err error) {
	where, order := "closed_at IS NULL", "created_at, id"
	if closed {
		where, order = "closed_at IS NOT NULL", "closed_at DESC, id"
	}
	var n int64
	if err := s.db.Read(ctx).Model(&reportRow{}).Where(where).Count(&n).Error; err != nil {
		return nil, 0, db.Wrap("count reports", err)
	}
	err = s.db.Read(ctx).Where(where).Order(order).Offset(offset).Limit(limit).Find(&rows).Error
	return rows, int(n), db.Wrap("list reports", err)
}

func (s store) lockReport(ctx context.Context, reportID string) (reportRow, error) {
	return s.oneReport(s.db.Locking(ctx), reportID)
}

func (s store) findReport(ctx context.Context, reportID string) (reportRow, error) {
	return s.oneReport(s.db.Read(ctx), reportID)
}

func (s store) oneReport(q *gorm.DB, reportID string) (reportRow, error) {
	var rows []reportRow
	if err := q.Where("id = ?", reportID).Limit(1).Find(&rows).Error; err != nil {
		return reportRow{}, db.Wrap("read report", err)
	}
	if len(rows) == 0 {
		return reportRow{}, errNoReport
	}
	return rows[0], nil
}

func (s store) closeReport(ctx context.Context, reportID, by, outcome string, at time.Time) error {
	return db.Wrap("close report", s.db.Write(ctx).Model(&reportRow{}).Where("id = ?", reportID).
		Updates(map[string]any{"closed_at": at.UnixMilli(), "closed_by": by, "outcome": outcome}).Error)
}
