package attachment

import (
	"context"
	"time"

	"gorm.io/gorm"

	"peritus/bff/media"
	"peritus/bff/platform/clock"
	"peritus/bff/platform/db"
	"peritus/bff/platform/text"
)

type row struct {
	ID             string `gorm:"primaryKey"`
	ConversationID string
	Side           string
	UploaderID     *string
	File           string
	Name           string
	NameKey        string
	Kind           string
	Size           int64
	SHA256         string `gorm:"column:sha256"`
	UploadedAt     int64
	Replaces       string
	Seq            *int
	Position       int
	SentAt         *int64
	Document       string
	Version        int
	OpenedAt       *int64
}

func (row) TableName() string { return "message_attachments" }

func (r row) attachment() Attachment {
	a := Attachment{ID: r.ID, ConversationID: r.ConversationID, Side: r.Side, File: r.File, Name: r.Name, Kind: media.Kind(r.Kind), Size: r.Size, SHA256: r.SHA256,
		UploadedAt: time.UnixMilli(r.UploadedAt).UTC(), Replaces: r.Replaces, SentAt: clock.TimeAt(r.SentAt), Document: r.Document, Version: r.Version, OpenedAt: clock.TimeAt(r.OpenedAt)}
	if r.UploaderID != nil {
		a.UploaderID = *r.UploaderID
	}
	if r.Seq != nil {
		a.Seq = *r.Seq
	}
	return a
}

func attachments(rows []row) []Attachment {
	all := make([]Attachment, len(rows))
	for i, r := range rows {
		all[i] = r.attachment()
	}
	return all
}

type uploaderRow struct {
	UserID string `gorm:"primaryKey"`
}

func (uploaderRow) TableName() string { return "message_uploaders" }

// lockUploader keeps other uploads of a person waiting until the transaction ends.
func (s *Service) lockUploader(ctx context.Context, userID string) error {
	return db.Wrap("lock uploads of a person", db.AddOrLock(s.DB.Write(ctx), &uploaderRow{userID}, "user_id"))
}

func (s *Service) create(ctx context.Context, a Attachment) error {
	return db.Wrap("keep a file of a message", s.DB.Write(ctx).Create(&row{ID: a.ID, ConversationID: a.ConversationID, Side: a.Side, UploaderID: &a.UploaderID,
		File: a.File, Name: a.Name, NameKey: text.Folded(a.Name), Kind: string(a.Kind), Size: a.Size, SHA256: a.SHA256, UploadedAt: a.UploadedAt.UnixMilli(),
		Replaces: a.Replaces}).Error)
}

// removeOldest deletes the oldest unsent uploads of a person in a conversation, except for the
// newest, and returns their content.
func (s *Service) removeOldest(ctx context.Context, newest Attachment) (files []string, err error) {
	var rows []row
	err = s.DB.Write(ctx).Where("conversation_id = ? AND uploader_id = ? AND seq IS NULL AND id <> ?", newest.ConversationID, newest.UploaderID, newest.ID).
		Order("uploaded_at DESC, id DESC").Offset(MostUnsent - 1).Limit(100).Find(&rows).Error
	if err != nil {
		return nil, db.Wrap("find the oldest uploads", err)
	}
	for _, r := range rows {
		removed, err := s.removeUnsent(ctx, r.ID)
		if err != nil {
			return nil, err
		}
		if removed { // not sent meanwhile
			files = append(files, r.File)
		}
	}
	return files, nil
}

// stored returns how many bytes of files a person has.
func (s *Service) stored(ctx context.Context, userID string) (bytes int64, err error) {
	err = s.DB.Write(ctx).Model(&row{}).Select("COALESCE(SUM(size), 0)").Where("uploader_id = ?", userID).Scan(&bytes).Error
	return bytes, db.Wrap("count the files of a person", err)
}

func (s *Service) find(ctx context.Context, attachmentID string) (Attachment, error) {
	var rows []row
	if err := s.DB.Read(ctx).Where("id = ?", attachmentID).Limit(1).Find(&rows).Error; err != nil {
		return Attachment{}, db.Wrap("read a file of a message", err)
	}
	if len(rows) == 0 {
		return Attachment{}, errNoFile
	}
	return rows[0].attachment(), nil
}

// unsent returns a person's uploads in a conversation among some ids.
func (s *Service) unsent(ctx context.Context, seat Seat, ids []string) (map[string]Attachment, error) {
	var rows []row
	err := s.DB.Read(ctx).Where("id IN ? AND conversation_id = ? AND uploader_id = ? AND seq IS NULL", ids, seat.ConversationID, seat.UserID).Find(&rows).Error
	all := make(map[string]Attachment, len(rows))
	for _, r := range rows {
		all[r.ID] = r.attachment()
	}
	return all, db.Wrap("read uploads", err)
}

// earlierOf returns the documents of a side of which uploads may be new versions.
func (s *Service) earlierOf(ctx context.Context, seat Seat, uploads map[string]Attachment) (versions, error) {
	v := versions{map[string]string{}, map[string]string{}, map[string]int{}}
	var names, replaced []string
	for _, a := range uploads {
		names, replaced = append(names, text.Folded(a.Name)), append(replaced, a.Replaces)
	}
	of := s.DB.Read(ctx).Model(&row{}).Where("conversation_id = ? AND side = ? AND seq IS NOT NULL", seat.ConversationID, seat.Side)
	var rows []row
	if err := of.Session(&gorm.Session{}).Where("name_key IN ? OR id IN ?", names, replaced).Order("seq, position").Find(&rows).Error; err != nil {
		return v, db.Wrap("read earlier versions", err)
	}
	documents := make([]string, len(rows))
	for i, r := range rows {
		v.byID[r.ID], v.byName[r.NameKey], documents[i] = r.Document, r.Document, r.Document
	}
	var counts []struct {
		Document string
		N        int
	}
	err := of.Session(&gorm.Session{}).Select("document, MAX(version) AS n").Where("document IN ?", documents).Group("document").Find(&counts).Error
	for _, c := range counts {
		v.latest[c.Document] = c.N
	}
	return v, db.Wrap("count versions", err)
}

// send reports whether the upload was still there.
func (s *Service) send(ctx context.Context, a Attachment, position int) (bool, error) {
	result := s.DB.Write(ctx).Model(&row{}).Where("id = ? AND seq IS NULL", a.ID).Updates(map[string]any{
		"seq": a.Seq, "position": position, "sent_at": clock.Millis(a.SentAt), "document": a.Document, "version": a.Version})
	return result.RowsAffected == 1, db.Wrap("send a file", result.Error)
}

// removeUnsent reports whether this call did.
func (s *Service) removeUnsent(ctx context.Context, attachmentID string) (bool, error) {
	result := s.DB.Write(ctx).Where("id = ? AND seq IS NULL", attachmentID).Delete(&row{})
	return result.RowsAffected == 1, db.Wrap("delete an upload", result.Error)
}

func (s *Service) markOpened(ctx context.Context, attachmentID string, at time.Time) error {
	return db.Wrap("mark a file as opened",
		s.DB.Write(ctx).Model(&row{}).Where("id = ? AND opened_at IS NULL", attachmentID).Update("opened_at", at.UnixMilli()).Error)
}

// Of returns the files of messages of a conversation, by message, in their order.
func (s *Service) Of(ctx context.Context, conversationID string, seqs []int) (map[int][]Attachment, error) {
	if len(seqs) == 0 {
		return nil, nil
	}
	var rows []row
	err := s.DB.Read(ctx).Where("conversation_id = ? AND seq IN ?", conversationID, seqs).Order("seq, position").Find(&rows).Error
	bySeq := make(map[int][]Attachment, len(seqs))
	for _, a := range attachments(rows) {
		bySeq[a.Seq] = append(bySeq[a.Seq], a)
	}
	return bySeq, db.Wrap("read files of messages", err)
}

// Ref names a message.
type Ref struct {
	ConversationID string
	Seq            int
}

// OfMessages returns the files of messages of different conversations, in their order.
func (s *Service) OfMessages(ctx context.Context, refs []Ref) (map[Ref][]Attachment, error) {
	var pairs [][]any
	for _, r := range refs {
		if r.ConversationID != "" && r.Seq > 0 {
			pairs = append(pairs, []any{r.ConversationID, r.Seq})
		}
	}
	if len(pairs) == 0 {
		return nil, nil
	}
	var rows []row
	err := s.DB.Read(ctx).Where("(conversation_id, seq) IN ?", pairs).Order("seq, position").Find(&rows).Error
	all := make(map[Ref][]Attachment, len(refs))
	for _, a := range attachments(rows) {
		ref := Ref{a.ConversationID, a.Seq}
		all[ref] = append(all[ref], a)
	}
	return all, db.Wrap("read files of messages", err)
}

// Sent returns all files of conversations that were sent, by conversation and in their order.
func (s *Service) Sent(ctx context.Context, conversationIDs ...string) (map[string][]Attachment, error) {
	var rows []row
	err := s.DB.Read(ctx).Where("conversation_id IN ? AND seq IS NOT NULL", conversationIDs).Order("conversation_id, seq, position").Find(&rows).Error
	all := make(map[string][]Attachment, len(conversationIDs))
	for _, a := range attachments(rows) {
		all[a.ConversationID] = append(all[a.ConversationID], a)
	}
	return all, db.Wrap("read files of conversations", err)
}

// Latest returns the latest versions of the documents that were sent last, the latest first.
func (s *Service) Latest(ctx context.Context, conversationID string, most int) ([]Attachment, error) {
	var rows []row
	err := s.DB.Read(ctx).Table("message_attachments AS a").Where("a.conversation_id = ? AND a.seq IS NOT NULL", conversationID).
		Where("NOT EXISTS (SELECT 1 FROM message_attachments l WHERE l.document = a.document AND l.version > a.version AND l.seq IS NOT NULL)").
		Order("a.seq DESC, a.position").Limit(most).Find(&rows).Error
	return attachments(rows), db.Wrap("read the latest files", err)
}

func (s *Service) unsentBefore(ctx context.Context, at time.Time) ([]Attachment, error) {
	var rows []row
	err := s.DB.Read(ctx).Where("seq IS NULL AND uploaded_at < ?", at.UnixMilli()).Order("uploaded_at").Limit(100).Find(&rows).Error
	return attachments(rows), db.Wrap("read old uploads", err)
}

// forget returns the content that nobody needs anymore.
func (s *Service) forget(ctx context.Context, userID string) (files []string, err error) {
	if err := s.DB.Write(ctx).Model(&row{}).Where("uploader_id = ? AND seq IS NULL", userID).Pluck("file", &files).Error; err != nil {
		return nil, db.Wrap("read uploads to forget", err)
	}
	if err := s.DB.Write(ctx).Where("uploader_id = ? AND seq IS NULL", userID).Delete(&row{}).Error; err != nil {
		return nil, db.Wrap("forget uploads", err)
	}
	if err := s.DB.Write(ctx).Where("user_id = ?", userID).Delete(&uploaderRow{}).Error; err != nil {
		return nil, db.Wrap("forget who uploads", err)
	}
	return files, db.Wrap("forget who sent files", s.DB.Write(ctx).Model(&row{}).Where("uploader_id = ?", userID).Update("uploader_id", nil).Error)
}

// NeededFiles returns the files of messages and of uploads. What was never sent is given up by
// Sweep alone, so that no file goes while its message is sent.
func (s *Service) NeededFiles(ctx context.Context, keys []string) (map[string]bool, error) {
	var found []string
	err := s.DB.Read(ctx).Model(&row{}).Where("file IN ?", keys).Pluck("file", &found).Error
	needed := make(map[string]bool, len(found))
	for _, key := range found {
		needed[key] = true
	}
	return needed, db.Wrap("needed files", err)
}
