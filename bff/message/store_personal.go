package message

import (
	"context"
	"strings"

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
		switch {
		case strings.HasPrefix(statement, "UPDATE conversations "):
			args = append(args, userID)
		case strings.HasPrefix(statement, "DELETE FROM conversations "):
			if err := s.dropFiles(ctx, userID); err != nil {
				return err
			}
		}
		if err := s.db.Write(ctx).Exec(statement, args...).Error; err != nil {
			return db.Wrap("erase messages", err)
		}
	}
	return nil
}

// dropFiles deletes the files of those conversations of a person that nobody is left in.
func (s store) dropFiles(ctx context.Context, userID string) error {
	var ids []string
	err := s.db.Write(ctx).Model(&conversationRow{}).Where("attorney_id IS NULL AND expert_user_id IS NULL AND id IN (SELECT conversation_id FROM conversation_sides WHERE user_id = ?)", userID).
		Pluck("id", &ids).Error
	if err != nil || len(ids) == 0 {
		return db.Wrap("find conversations without people", err)
	}
	return s.files.Drop(ctx, ids)
}
