package message

import (
	"cmp"
	"context"
	"slices"
	"time"

	"gorm.io/gorm"

	"peritus/bff/platform/db"
)

// box returns a person's conversations in a box, the latest first, or all of them.
func (s store) box(ctx context.Context, userID string, box Box) *gorm.DB {
	return inBox(s.db.Read(ctx), userID, box)
}

// inBox is also explained by a test.
func inBox(q *gorm.DB, userID string, box Box) *gorm.DB {
	q = q.Table("conversation_sides").Where("user_id = ?", userID).Order("last_at DESC, conversation_id")
	switch box {
	case Inbox:
		return q.Where("archived_at IS NULL")
	case Unread:
		return q.Where("archived_at IS NULL AND in_seq > read_seq")
	case Archived:
		return q.Where("archived_at IS NOT NULL")
	}
	return q
}

// waiting returns a person's conversations in which the other one wrote last, the longest
// wait first.
func (s store) waiting(ctx context.Context, userID string) *gorm.DB {
	return s.db.Read(ctx).Table("conversation_sides").Where("user_id = ? AND archived_at IS NULL AND in_seq > 0", userID).
		Where("EXISTS (SELECT 1 FROM conversations c WHERE c.id = conversation_sides.conversation_id AND c.last_seq = conversation_sides.in_seq AND c.declined_at IS NULL AND c.attorney_id IS NOT NULL AND c.expert_user_id IS NOT NULL)").
		Order("in_at, conversation_id")
}

// holding keeps those with a folded text in a message or the matter, and those named. An expert
// doesn't find a blind conversation by the names in its caption.
func (s store) holding(q *gorm.DB, key string, named []string) *gorm.DB {
	pattern := db.LikeContains(key)
	found := `EXISTS (SELECT 1 FROM messages m WHERE m.conversation_id = conversation_sides.conversation_id AND m.text_key LIKE ? ESCAPE '\')
OR EXISTS (SELECT 1 FROM conversations c WHERE c.id = conversation_sides.conversation_id AND (c.subject_key LIKE ? ESCAPE '\' OR (NOT c.blind OR conversation_sides.side = 'attorney') AND c.caption_key LIKE ? ESCAPE '\'))`
	if len(named) == 0 {
		return q.Where("("+found+")", pattern, pattern, pattern)
	}
	return q.Where("("+found+" OR conversation_id IN ?)", pattern, pattern, pattern, named)
}

func (s store) count(q *gorm.DB) (int, error) {
	var n int64
	err := q.Session(&gorm.Session{}).Order(nil).Count(&n).Error
	return int(n), db.Wrap("count conversations", err)
}

func (s store) page(q *gorm.DB, offset, limit int) (rows []placeRow, err error) {
	err = q.Session(&gorm.Session{}).Select("conversation_sides.*").Offset(offset).Limit(limit).Find(&rows).Error
	return rows, db.Wrap("list conversations", err)
}

// latest returns the last message of each conversation.
func (s store) latest(ctx context.Context, ids []string) (map[string]Message, error) {
	var rows []messageRow
	err := s.db.Read(ctx).Table("messages").Select("messages.*").
		Joins("JOIN conversations c ON c.id = messages.conversation_id AND c.last_seq = messages.seq").Where("messages.conversation_id IN ?", ids).Find(&rows).Error
	return byConversation(rows), db.Wrap("read last messages", err)
}

// latestHolding returns the last message of each conversation that contains a folded text.
func (s store) latestHolding(ctx context.Context, ids []string, key string) (map[string]Message, error) {
	var rows []messageRow
	pattern := db.LikeContains(key)
	err := s.db.Read(ctx).Table("messages").Where(`(conversation_id, seq) IN (SELECT conversation_id, MAX(seq) FROM messages WHERE conversation_id IN ? AND text_key LIKE ? ESCAPE '\' GROUP BY conversation_id)`,
		ids, pattern).Find(&rows).Error
	return byConversation(rows), db.Wrap("read found messages", err)
}

func byConversation(rows []messageRow) map[string]Message {
	all := make(map[string]Message, len(rows))
	for _, r := range rows {
		all[r.ConversationID] = r.message()
	}
	return all
}

const untoldRows = "in_seq > read_seq AND in_seq > told_seq AND NOT muted AND in_at <= ?"

// untold returns people with something unread that no email told of, after one, in order.
func (s store) untold(ctx context.Context, before time.Time, after string, limit int) (ids []string, err error) {
	err = s.db.Read(ctx).Model(&placeRow{}).Distinct("user_id").Where(untoldRows, before.UnixMilli()).Where("user_id > ?", after).Order("user_id").Limit(limit).Pluck("user_id", &ids).Error
	return ids, db.Wrap("find unread messages", err)
}

// takeUntold returns what an email has to tell a person, the latest first, and notes that it
// does. Nobody else gets it.
func (s store) takeUntold(ctx context.Context, userID string, before time.Time) (rows []placeRow, err error) {
	err = s.db.Write(ctx).Raw("UPDATE conversation_sides SET told_seq = in_seq WHERE user_id = ? AND "+untoldRows+" RETURNING *", userID, before.UnixMilli()).Scan(&rows).Error
	slices.SortFunc(rows, func(a, b placeRow) int {
		return cmp.Or(cmp.Compare(b.LastAt, a.LastAt), cmp.Compare(a.ConversationID, b.ConversationID))
	})
	return rows, db.Wrap("take unread messages", err)
}

// unreadIn counts the messages of the other one that a person hasn't read.
func (s store) unreadIn(ctx context.Context, r placeRow) (int, error) {
	var n int64
	err := s.db.Read(ctx).Model(&messageRow{}).Where("conversation_id = ? AND seq > ? AND side <> ?", r.ConversationID, r.ReadSeq, r.Side).Count(&n).Error
	return int(n), db.Wrap("count unread messages", err)
}
