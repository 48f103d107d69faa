package message

import (
	"context"

	"peritus/bff/platform/db"
)

func (s store) blockedBy(ctx context.Context, userID string) (at []int64, err error) {
	err = s.db.Read(ctx).Table("message_blocks").Where("user_id = ?", userID).Order("blocked_at").Pluck("blocked_at", &at).Error
	return at, db.Wrap("read blocks", err)
}

func (s store) reportedBy(ctx context.Context, userID string) (rows []reportRow, err error) {
	err = s.db.Read(ctx).Where("by_id = ?", userID).Order("created_at, id").Find(&rows).Error
	return rows, db.Wrap("read reports", err)
}

// erase takes a person out of everything, and deletes conversations without people.
func (s store) erase(ctx context.Context, userID string) error {
	for _, statement := range []string{
		"UPDATE messages SET sender_id = NULL WHERE sender_id = ?",
		"DELETE FROM message_blocks WHERE user_id = ?",
		"DELETE FROM message_blocks WHERE blocked_id = ?",
		"UPDATE message_reports SET by_id = NULL WHERE by_id = ?",
		"UPDATE message_reports SET about_id = NULL WHERE about_id = ?",
		"UPDATE conversations SET attorney_id = NULL WHERE attorney_id = ? AND id IN (SELECT conversation_id FROM conversation_sides WHERE user_id = ?)",
		"UPDATE conversations SET expert_user_id = NULL WHERE expert_user_id = ? AND id IN (SELECT conversation_id FROM conversation_sides WHERE user_id = ?)",
		"UPDATE message_reports SET conversation_id = NULL WHERE conversation_id IN (SELECT s.conversation_id FROM conversation_sides s JOIN conversations c ON c.id = s.conversation_id WHERE s.user_id = ? AND c.attorney_id IS NULL AND c.expert_user_id IS NULL)",
		"DELETE FROM conversations WHERE attorney_id IS NULL AND expert_user_id IS NULL AND id IN (SELECT conversation_id FROM conversation_sides WHERE user_id = ?)",
		"DELETE FROM conversation_sides WHERE user_id = ?",
	} {
		args := []any{userID}
		if statement[:20] == "UPDATE conversations" {
			args = append(args, userID)
		}
		if err := s.db.Write(ctx).Exec(statement, args...).Error; err != nil {
			return db.Wrap("erase messages", err)
		}
	}
	return nil
}
