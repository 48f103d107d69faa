package message

import (
	"context"
	"slices"
	"time"

	"gorm.io/gorm"

	"peritus/bff/message/attachment"
	"peritus/bff/platform/clock"
	"peritus/bff/platform/db"
	"peritus/bff/platform/text"
	"peritus/bff/platform/web"
)

type store struct {
	db    *db.DB
	files *attachment.Service
}

type conversationRow struct {
	ID            string `gorm:"primaryKey"`
	AttorneyID    *string
	ExpertID      string
	ExpertUserID  *string
	Caption       string
	CaptionKey    string
	Subject       string
	SubjectKey    string
	Blind         bool
	Court         string
	Docket        string
	CreatedAt     int64 `gorm:"autoCreateTime:false"`
	LastSeq       int
	AnsweredAt    *int64
	DeclinedAt    *int64
	DeclineReason string
	HoldID        string
	Hold          HoldState
	HeldUntil     int64
}

func (conversationRow) TableName() string { return "conversations" }

type placeRow struct {
	ConversationID string `gorm:"primaryKey"`
	UserID         string `gorm:"primaryKey"`
	Side           Side
	ReadSeq        int
	ReadAt         *int64
	InSeq          int
	InAt           *int64
	LastAt         int64
	ToldSeq        int
	ArchivedAt     *int64
	Muted          bool
}

func (placeRow) TableName() string { return "conversation_sides" }

type messageRow struct {
	ConversationID string `gorm:"primaryKey"`
	Seq            int    `gorm:"primaryKey"`
	Side           Side
	SenderID       *string
	ClientID       string
	Text           string
	TextKey        string
	Label          string
	SentAt         int64
	Version        int
	EditedAt       *int64
	Files          int
}

func (messageRow) TableName() string { return "messages" }

type editRow struct {
	ConversationID string `gorm:"primaryKey"`
	Seq            int    `gorm:"primaryKey"`
	Version        int    `gorm:"primaryKey"`
	Text           string
	ReplacedAt     int64
}

func (editRow) TableName() string { return "message_edits" }

func orEmpty(value *string) string {
	if value == nil {
		return ""
	}
	return *value
}

func (r conversationRow) conversation() Conversation {
	return Conversation{ID: r.ID, AttorneyID: orEmpty(r.AttorneyID), ExpertID: r.ExpertID, ExpertUserID: orEmpty(r.ExpertUserID),
		Matter: Matter{r.Caption, r.Subject, r.Court, r.Docket}, Blind: r.Blind, CreatedAt: time.UnixMilli(r.CreatedAt).UTC(), LastSeq: r.LastSeq,
		AnsweredAt: clock.TimeAt(r.AnsweredAt), DeclinedAt: clock.TimeAt(r.DeclinedAt), DeclineReason: r.DeclineReason,
		Hold: Hold{r.HoldID, r.Hold, time.UnixMilli(r.HeldUntil).UTC()}}
}

func (r placeRow) place() Place {
	return Place{Side: r.Side, ReadSeq: r.ReadSeq, ReadAt: clock.TimeAt(r.ReadAt), InSeq: r.InSeq,
		LastAt: time.UnixMilli(r.LastAt).UTC(), ArchivedAt: clock.TimeAt(r.ArchivedAt), Muted: r.Muted}
}

func (r messageRow) message() Message {
	return Message{ConversationID: r.ConversationID, Seq: r.Seq, Side: r.Side, ClientID: r.ClientID, Text: r.Text, Label: r.Label,
		SentAt: time.UnixMilli(r.SentAt).UTC(), Version: r.Version, EditedAt: clock.TimeAt(r.EditedAt), FileCount: r.Files}
}

// create adds a conversation without messages. gorm.ErrDuplicatedKey if the attorney has one
// with the expert about the same matter.
func (s store) create(ctx context.Context, c Conversation) error {
	at := c.CreatedAt.UnixMilli()
	row := conversationRow{ID: c.ID, AttorneyID: &c.AttorneyID, ExpertID: c.ExpertID, ExpertUserID: &c.ExpertUserID,
		Caption: c.Matter.Caption, CaptionKey: text.Folded(c.Matter.Caption), Subject: c.Matter.Subject, SubjectKey: text.Folded(c.Matter.Subject), Blind: c.Blind, Court: c.Matter.Court, Docket: c.Matter.Docket,
		CreatedAt: at, HoldID: c.Hold.ID, Hold: c.Hold.State, HeldUntil: c.Hold.Until.UnixMilli()}
	if err := s.db.Write(ctx).Create(&row).Error; err != nil {
		return db.Wrap("create conversation", err)
	}
	return db.Wrap("create sides", s.db.Write(ctx).Create(&[]placeRow{
		{ConversationID: c.ID, UserID: c.AttorneyID, Side: Counsel, LastAt: at},
		{ConversationID: c.ID, UserID: c.ExpertUserID, Side: Witness, LastAt: at},
	}).Error)
}

func (s store) find(ctx context.Context, conversationID string) (Conversation, error) {
	return s.one(s.db.Read(ctx), conversationID)
}

// lock is find, and keeps others from changing the conversation until the transaction ends.
func (s store) lock(ctx context.Context, conversationID string) (Conversation, error) {
	return s.one(s.db.Locking(ctx), conversationID)
}

func (s store) one(q *gorm.DB, conversationID string) (Conversation, error) {
	var rows []conversationRow
	if err := q.Where("id = ?", conversationID).Limit(1).Find(&rows).Error; err != nil {
		return Conversation{}, db.Wrap("read conversation", err)
	}
	if len(rows) == 0 {
		return Conversation{}, errNoConversation
	}
	return rows[0].conversation(), nil
}

func (s store) conversations(ctx context.Context, ids []string) (map[string]Conversation, error) {
	var rows []conversationRow
	err := s.db.Read(ctx).Where("id IN ?", ids).Find(&rows).Error
	all := make(map[string]Conversation, len(rows))
	for _, r := range rows {
		all[r.ID] = r.conversation()
	}
	return all, db.Wrap("read conversations", err)
}

// withExpert returns the conversations of an attorney about a profile, the latest first.
func (s store) withExpert(ctx context.Context, attorneyID, expertID string) ([]Conversation, error) {
	var rows []conversationRow
	err := s.db.Read(ctx).Where("attorney_id = ? AND expert_id = ?", attorneyID, expertID).Order("created_at DESC, id").Find(&rows).Error
	all := make([]Conversation, len(rows))
	for i, r := range rows {
		all[i] = r.conversation()
	}
	return all, db.Wrap("read conversations with an expert", err)
}

// noBlocks holds for conversations whose two haven't blocked each other.
const noBlocks = `NOT EXISTS (SELECT 1 FROM message_blocks b WHERE (b.user_id = attorney_id AND b.blocked_id = expert_user_id)
			OR (b.user_id = expert_user_id AND b.blocked_id = attorney_id))`

// unblocked returns those of some conversations whose two haven't blocked each other.
func (s store) unblocked(ctx context.Context, ids []string) ([]Conversation, error) {
	var rows []conversationRow
	err := s.db.Read(ctx).Where("id IN ?", ids).Where(noBlocks).Order("id").Find(&rows).Error
	all := make([]Conversation, len(rows))
	for i, r := range rows {
		all[i] = r.conversation()
	}
	return all, db.Wrap("read open conversations", err)
}

// writableWith returns the conversations of an attorney about profiles in which both can
// write, the latest first.
func (s store) writableWith(ctx context.Context, attorneyID string, expertIDs []string) (all []Ref, err error) {
	err = s.db.Read(ctx).Model(&conversationRow{}).Select("id", "expert_id").
		Where("attorney_id = ? AND expert_id IN ? AND expert_user_id IS NOT NULL AND declined_at IS NULL", attorneyID, expertIDs).
		Where(noBlocks).
		Order("created_at DESC, id").Find(&all).Error
	return all, db.Wrap("find conversations with experts", err)
}

func (s store) update(ctx context.Context, conversationID string, columns map[string]any) error {
	return db.Wrap("change conversation", s.db.Write(ctx).Model(&conversationRow{}).Where("id = ?", conversationID).Updates(columns).Error)
}

// heldUntil returns the conversations whose held credits come back by a time.
func (s store) heldUntil(ctx context.Context, at time.Time) (ids []string, err error) {
	err = s.db.Read(ctx).Model(&conversationRow{}).Where("hold = 'held' AND held_until <= ?", at.UnixMilli()).Order("held_until").Limit(1000).Pluck("id", &ids).Error
	return ids, db.Wrap("find held credits", err)
}

// place returns a person's place in a conversation.
func (s store) place(ctx context.Context, conversationID, userID string) (Place, error) {
	var rows []placeRow
	if err := s.db.Read(ctx).Where("conversation_id = ? AND user_id = ?", conversationID, userID).Limit(1).Find(&rows).Error; err != nil {
		return Place{}, db.Wrap("read place in a conversation", err)
	}
	if len(rows) == 0 {
		return Place{}, errNoConversation
	}
	return rows[0].place(), nil
}

// muted returns the places of conversations that are muted.
func (s store) muted(ctx context.Context, conversationIDs []string) (rows []placeRow, err error) {
	err = s.db.Read(ctx).Where("conversation_id IN ? AND muted", conversationIDs).Find(&rows).Error
	return rows, db.Wrap("read muted conversations", err)
}

func (s store) updatePlace(ctx context.Context, conversationID, userID string, columns map[string]any) error {
	return db.Wrap("change place in a conversation",
		s.db.Write(ctx).Model(&placeRow{}).Where("conversation_id = ? AND user_id = ?", conversationID, userID).Updates(columns).Error)
}

// sentBy notes a message at its sender, who has read it if they had read all before it.
func (s store) sentBy(ctx context.Context, conversationID, userID string, seq int, at time.Time) error {
	return s.updatePlace(ctx, conversationID, userID, map[string]any{"last_at": at.UnixMilli(),
		"read_seq": gorm.Expr("CASE WHEN read_seq = ? THEN ? ELSE read_seq END", seq-1, seq)})
}

// receivedBy notes a message at its receiver, and brings the conversation back to the inbox
// unless it's muted. in_at stays that of the first message of which nobody told the receiver.
func (s store) receivedBy(ctx context.Context, conversationID, userID string, seq int, at time.Time) error {
	return s.updatePlace(ctx, conversationID, userID, map[string]any{"in_seq": seq, "in_at": gorm.Expr("CASE WHEN in_seq > read_seq AND in_seq > told_seq THEN in_at ELSE ? END", at.UnixMilli()), "last_at": at.UnixMilli(),
		"archived_at": gorm.Expr("CASE WHEN muted THEN archived_at ELSE NULL END")})
}

// read moves a cursor forward and reports whether this call did.
func (s store) read(ctx context.Context, conversationID, userID string, seq int, at time.Time) (bool, error) {
	result := s.db.Write(ctx).Model(&placeRow{}).Where("conversation_id = ? AND user_id = ? AND read_seq < ?", conversationID, userID, seq).
		Updates(map[string]any{"read_seq": seq, "read_at": at.UnixMilli()})
	return result.RowsAffected == 1, db.Wrap("move read cursor", result.Error)
}

// addMessage adds a message. gorm.ErrDuplicatedKey if the sender used its client id before.
func (s store) addMessage(ctx context.Context, m Message, senderID, key string) error {
	return db.Wrap("add message", s.db.Write(ctx).Create(&messageRow{ConversationID: m.ConversationID, Seq: m.Seq, Side: m.Side, SenderID: &senderID,
		ClientID: m.ClientID, Text: m.Text, TextKey: key, Label: m.Label, SentAt: m.SentAt.UnixMilli(), Version: m.Version, Files: m.FileCount}).Error)
}

func (s store) byClient(ctx context.Context, senderID, clientID string) (Message, bool, error) {
	var rows []messageRow
	if err := s.db.Read(ctx).Where("sender_id = ? AND client_id = ?", senderID, clientID).Limit(1).Find(&rows).Error; err != nil {
		return Message{}, false, db.Wrap("find message by client id", err)
	}
	if len(rows) == 0 {
		return Message{}, false, nil
	}
	all := []Message{rows[0].message()}
	err := s.complete(ctx, all)
	return all[0], true, err
}

func (s store) message(ctx context.Context, conversationID string, seq int) (Message, error) {
	var rows []messageRow
	if err := s.db.Read(ctx).Where("conversation_id = ? AND seq = ?", conversationID, seq).Limit(1).Find(&rows).Error; err != nil {
		return Message{}, db.Wrap("read message", err)
	}
	if len(rows) == 0 {
		return Message{}, errNoMessage
	}
	return rows[0].message(), nil
}

// messages returns those before or after a number, or the last ones, nearest first.
func (s store) messages(ctx context.Context, conversationID string, part web.Rows[int64]) ([]Message, error) {
	q := s.db.Read(ctx).Where("conversation_id = ?", conversationID).Limit(part.Limit)
	switch {
	case part.After > 0:
		q = q.Where("seq > ?", part.After).Order("seq")
	case part.Before > 0:
		q = q.Where("seq < ?", part.Before).Order("seq DESC")
	default:
		q = q.Order("seq DESC")
	}
	var rows []messageRow
	if err := q.Find(&rows).Error; err != nil {
		return nil, db.Wrap("read messages", err)
	}
	all := make([]Message, len(rows))
	for i, r := range rows {
		all[i] = r.message()
	}
	return all, s.complete(ctx, all)
}

// complete adds to messages of one conversation what they said before, and their files.
func (s store) complete(ctx context.Context, all []Message) error {
	if err := s.addEarlier(ctx, all); err != nil {
		return err
	}
	return s.addFiles(ctx, all)
}

// addEarlier adds to edited messages of one conversation what they said before.
func (s store) addEarlier(ctx context.Context, all []Message) error {
	var edited []int
	for _, m := range all {
		if m.Version > 1 {
			edited = append(edited, m.Seq)
		}
	}
	if len(edited) == 0 {
		return nil
	}
	var rows []editRow
	err := s.db.Read(ctx).Where("conversation_id = ? AND seq IN ?", all[0].ConversationID, edited).Order("seq, version").Find(&rows).Error
	for i, m := range all {
		for _, r := range rows {
			if r.Seq == m.Seq {
				all[i].Earlier = append(all[i].Earlier, Earlier{r.Text, time.UnixMilli(r.ReplacedAt).UTC()})
			}
		}
	}
	return db.Wrap("read edits", err)
}

func (s store) keepEarlier(ctx context.Context, m Message, at time.Time) error {
	return db.Wrap("keep earlier text", s.db.Write(ctx).Create(&editRow{m.ConversationID, m.Seq, m.Version, m.Text, at.UnixMilli()}).Error)
}

func (s store) labelMessage(ctx context.Context, m Message) error {
	return db.Wrap("label message", s.db.Write(ctx).Model(&messageRow{}).Where("conversation_id = ? AND seq = ?", m.ConversationID, m.Seq).
		Updates(map[string]any{"label": m.Label}).Error)
}

// labelCounts returns how many messages of a conversation have each label.
func (s store) labelCounts(ctx context.Context, conversationID string) (map[string]int, error) {
	var rows []struct {
		Label string
		N     int
	}
	err := s.db.Read(ctx).Model(&messageRow{}).Select("label, COUNT(*) AS n").Where("conversation_id = ? AND label <> ''", conversationID).Group("label").Find(&rows).Error
	counts := make(map[string]int, len(rows))
	for _, r := range rows {
		counts[r.Label] = r.N
	}
	return counts, db.Wrap("count labels", err)
}

func (s store) editMessage(ctx context.Context, m Message, key string) error {
	return db.Wrap("edit message", s.db.Write(ctx).Model(&messageRow{}).Where("conversation_id = ? AND seq = ?", m.ConversationID, m.Seq).
		Updates(map[string]any{"text": m.Text, "text_key": key, "version": m.Version, "edited_at": clock.Millis(m.EditedAt)}).Error)
}

// blocks reports who of two people blocks the other.
func (s store) blocks(ctx context.Context, userID, otherID string) (byUser, byOther bool, err error) {
	var blockers []string
	err = s.db.Read(ctx).Table("message_blocks").Where("(user_id = ? AND blocked_id = ?) OR (user_id = ? AND blocked_id = ?)", userID, otherID, otherID, userID).
		Pluck("user_id", &blockers).Error
	return slices.Contains(blockers, userID), slices.Contains(blockers, otherID), db.Wrap("read blocks", err)
}

func (s store) block(ctx context.Context, userID, otherID string, at time.Time) error {
	return db.Wrap("block", s.db.Write(ctx).Exec("INSERT INTO message_blocks (user_id, blocked_id, blocked_at) VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
		userID, otherID, at.UnixMilli()).Error)
}

func (s store) unblock(ctx context.Context, userID, otherID string) error {
	return db.Wrap("unblock", s.db.Write(ctx).Exec("DELETE FROM message_blocks WHERE user_id = ? AND blocked_id = ?", userID, otherID).Error)
}
