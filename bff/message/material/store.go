package material

import (
	"context"
	"time"

	"peritus/bff/platform/db"
)

type markRow struct {
	ConversationID string `gorm:"primaryKey"`
	Listed         int
	Hash           string
	CompletedAt    int64
}

func (markRow) TableName() string { return "message_materials" }

// Mark returns whether the expert called the list of a conversation complete; nil if not.
func (s *Service) Mark(ctx context.Context, conversationID string) (*Mark, error) {
	marks, err := s.Marks(ctx, conversationID)
	return marks[conversationID], err
}

// Marks returns those of conversations whose list the expert called complete.
func (s *Service) Marks(ctx context.Context, conversationIDs ...string) (map[string]*Mark, error) {
	var rows []markRow
	err := s.DB.Read(ctx).Where("conversation_id IN ?", conversationIDs).Find(&rows).Error
	marks := make(map[string]*Mark, len(rows))
	for _, r := range rows {
		marks[r.ConversationID] = &Mark{time.UnixMilli(r.CompletedAt).UTC(), r.Listed, r.Hash}
	}
	return marks, db.Wrap("read whether materials are complete", err)
}

func (s *Service) setMark(ctx context.Context, conversationID string, m Mark) error {
	return db.Wrap("mark materials as complete", s.DB.Write(ctx).Save(&markRow{conversationID, m.Listed, m.Hash, m.At.UnixMilli()}).Error)
}

func (s *Service) removeMark(ctx context.Context, conversationID string) error {
	return db.Wrap("reopen materials", s.DB.Write(ctx).Where("conversation_id = ?", conversationID).Delete(&markRow{}).Error)
}
