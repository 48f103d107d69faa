// Package attachment keeps the files of messages. Package message decides who takes part in a
// conversation; package media judges and stores the content.
package attachment

import (
	"context"
	"fmt"
	"io"
	"time"

	"peritus/bff/media"
	"peritus/bff/platform/clock"
	"peritus/bff/platform/db"
	"peritus/bff/platform/errs"
	"peritus/bff/platform/id"
	"peritus/bff/platform/text"
)

const (
	// MostPerMessage is the number of files that a message can carry.
	MostPerMessage = 5
	// MostUnsent is the number of a person's uploads in a conversation that wait to be sent. One
	// more replaces the oldest.
	MostUnsent = 20
	// mostStored is how many megabytes of files an account can have.
	mostStored = 2048
	// UnsentFor is how long an upload is kept for its message.
	UnsentFor = 24 * time.Hour
)

// Attachment is a file of a message, or one that waits for its message.
type Attachment struct {
	ID             string
	ConversationID string
	Side           string // whose
	UploaderID     string // empty once erased
	File           string // its key in package media
	Name           string
	Kind           media.Kind
	Size           int64
	SHA256         string
	UploadedAt     time.Time
	Replaces       string
	Seq            int // of its message; 0 until it's sent
	SentAt         *time.Time
	Document       string // the first version's id
	Version        int
	OpenedAt       *time.Time // when the other side first downloaded it
}

// Store keeps the content of private files.
type Store interface {
	Keep(ctx context.Context, purpose media.Purpose, r io.Reader) (media.File, error)
	Open(key string) (io.ReadCloser, error)
	Remove(key string) error
}

// Service keeps the files of all conversations.
type Service struct {
	DB    *db.DB
	Clock clock.Clock
	IDs   id.Source
	// Store may be nil where nothing is uploaded.
	Store Store
	// MostStored is how many megabytes of files an account can have, sent and unsent. Default:
	// 2048.
	MostStored int
}

// Seat is someone's place in a conversation.
type Seat struct {
	ConversationID string
	Side           string
	UserID         string
	// Blocked means that the other one blocked them.
	Blocked bool
}

var (
	errNoFile     = errs.NotFoundf("File")
	errUploadGone = errs.Field(map[string][]string{"attachments": {"We no longer have one of the files. Attach it again."}})
	errNoEarlier  = errs.Field(map[string][]string{"file": {"We can’t find the document that this replaces. Send it as a new one."}})
)

// mayReplace says why a file can't be a new version of an attachment of a seat. No attachment
// is fine.
func (s *Service) mayReplace(ctx context.Context, seat Seat, replaces string) error {
	if replaces == "" {
		return nil
	}
	earlier, err := s.find(ctx, replaces)
	if err == nil && (earlier.ConversationID != seat.ConversationID || earlier.Side != seat.Side || earlier.Seq == 0) {
		err = errNoFile
	}
	if errs.KindOf(err) == errs.NotFound {
		return errNoEarlier
	}
	return err
}

// Keep stores a file under its clean name until its message is sent. Conflict if the account
// has no room for it.
func (s *Service) Keep(ctx context.Context, seat Seat, name, replaces string, content io.Reader) (Attachment, error) {
	if err := s.mayReplace(ctx, seat, replaces); err != nil {
		return Attachment{}, err
	}
	stored, err := s.Store.Keep(ctx, media.Attachment, content)
	if err != nil {
		return Attachment{}, err
	}
	a := Attachment{ID: s.IDs.New(), ConversationID: seat.ConversationID, Side: seat.Side, UploaderID: seat.UserID, File: stored.Key,
		Name: media.CleanName(name), Kind: stored.Kind, Size: stored.Size, SHA256: stored.SHA256, UploadedAt: s.Clock.Now(), Replaces: replaces}
	if err := s.add(ctx, a); err != nil {
		_ = s.Store.Remove(stored.Key) // the sweep of package media tries again
		return Attachment{}, err
	}
	return a, nil
}

// largest is how many bytes of files an account can have.
func (s *Service) largest() int64 {
	if s.MostStored == 0 {
		return mostStored << 20
	}
	return int64(s.MostStored) << 20
}

// add stores an upload, deletes the oldest ones that its person has more than they can have,
// and counts what they have. One at a time for each person, so that several at once don't
// exceed the limits.
func (s *Service) add(ctx context.Context, a Attachment) error {
	return s.DB.InTx(ctx, func(ctx context.Context) error {
		if err := s.lockUploader(ctx, a.UploaderID); err != nil {
			return err
		}
		if err := s.create(ctx, a); err != nil {
			return err
		}
		files, err := s.removeOldest(ctx, a)
		if err != nil {
			return err
		}
		stored, err := s.stored(ctx, a.UploaderID)
		if err != nil {
			return err
		}
		if stored > s.largest() {
			return errs.Conflicting(fmt.Sprintf("With this file, you would have more than %s in conversations. Ask us if you need more room.", sizeText(s.largest())), nil)
		}
		s.removeLater(ctx, files)
		return nil
	})
}

// sizeText is a limit in GB if it's even, or in MB.
func sizeText(bytes int64) string {
	if bytes%(1<<30) == 0 {
		return fmt.Sprintf("%d GB", bytes>>30)
	}
	return fmt.Sprintf("%d MB", bytes>>20)
}

// Discard deletes an upload that isn't sent. Twice is the same as once.
func (s *Service) Discard(ctx context.Context, seat Seat, attachmentID string) error {
	a, err := s.find(ctx, attachmentID)
	if err == nil && !(a.Seq == 0 && a.ConversationID == seat.ConversationID && a.UploaderID == seat.UserID) {
		err = errNoFile
	}
	if err != nil {
		return err
	}
	removed, err := s.removeUnsent(ctx, a.ID)
	if err != nil || !removed {
		return err
	}
	return s.Store.Remove(a.File)
}

// Send makes uploads part of a message, in their order, and counts their versions: a file
// that says so, or has the name of an earlier one of the same side, is its next version. It
// expects a transaction that has locked the conversation.
func (s *Service) Send(ctx context.Context, seat Seat, seq int, at time.Time, ids []string) ([]Attachment, error) {
	if len(ids) == 0 {
		return nil, nil
	}
	uploads, err := s.unsent(ctx, seat, ids)
	if err != nil {
		return nil, err
	}
	earlier, err := s.earlierOf(ctx, seat, uploads)
	if err != nil {
		return nil, err
	}
	sent := make([]Attachment, len(ids))
	for i, attachmentID := range ids {
		a, found := uploads[attachmentID]
		if !found {
			return nil, errUploadGone
		}
		a.Seq, a.SentAt = seq, &at
		earlier.number(&a)
		done, err := s.send(ctx, a, i)
		if err != nil {
			return nil, err
		}
		if !done {
			return nil, errUploadGone
		}
		sent[i] = a
	}
	return sent, nil
}

// versions are the documents that a side has sent so far.
type versions struct {
	byID   map[string]string // attachment to document
	byName map[string]string // folded name to document
	latest map[string]int    // document to version
}

// number gives an attachment its document and version, and counts it.
func (v versions) number(a *Attachment) {
	key := text.Folded(a.Name)
	a.Document = v.byID[a.Replaces]
	if a.Document == "" {
		a.Document = v.byName[key]
	}
	if a.Document == "" {
		a.Document = a.ID
	}
	a.Version = v.latest[a.Document] + 1
	v.latest[a.Document], v.byName[key], v.byID[a.ID] = a.Version, a.Document, a.Document
}

// Open opens a file for someone who takes part in its conversation, and closes nothing. An
// upload that isn't sent is its uploader's; what a blocked side was sent is closed to them.
func (s *Service) Open(ctx context.Context, seat Seat, attachmentID string) (Attachment, io.ReadCloser, error) {
	a, err := s.find(ctx, attachmentID)
	if err != nil {
		return Attachment{}, nil, err
	}
	if a.ConversationID != seat.ConversationID || a.Seq == 0 && a.UploaderID != seat.UserID || seat.Blocked && a.Side != seat.Side {
		return Attachment{}, nil, errNoFile
	}
	content, err := s.Store.Open(a.File)
	return a, content, err
}

// Opened records that the other side downloaded a file. The first time counts.
func (s *Service) Opened(ctx context.Context, seat Seat, a Attachment) error {
	if a.Side == seat.Side || a.Seq == 0 || a.OpenedAt != nil {
		return nil
	}
	return s.markOpened(ctx, a.ID, s.Clock.Now())
}

// OpenOf opens a file of a message, whoever asks. The caller decides who may.
func (s *Service) OpenOf(ctx context.Context, conversationID string, seq int, attachmentID string) (Attachment, io.ReadCloser, error) {
	a, err := s.find(ctx, attachmentID)
	if err != nil {
		return Attachment{}, nil, err
	}
	if seq < 1 || a.ConversationID != conversationID || a.Seq != seq {
		return Attachment{}, nil, errNoFile
	}
	content, err := s.Store.Open(a.File)
	return a, content, err
}

// Sweep deletes the uploads whose message was never sent.
func (s *Service) Sweep(ctx context.Context) error {
	for {
		due, err := s.unsentBefore(ctx, s.Clock.Now().Add(-UnsentFor))
		if err != nil || len(due) == 0 {
			return err
		}
		for _, a := range due {
			removed, err := s.removeUnsent(ctx, a.ID)
			if err != nil {
				return err
			}
			if removed {
				if err := s.Store.Remove(a.File); err != nil {
					return err
				}
			}
		}
	}
}

// Forget takes a person out of their files: what they didn't send is deleted, the rest stays
// with its conversation. It expects a transaction in ctx.
func (s *Service) Forget(ctx context.Context, userID string) error {
	files, err := s.forget(ctx, userID)
	if err == nil {
		s.removeLater(ctx, files)
	}
	return err
}

// Drop deletes the files of conversations that are deleted in the transaction of ctx.
func (s *Service) Drop(ctx context.Context, conversationIDs []string) error {
	var files []string
	if err := s.DB.Write(ctx).Model(&row{}).Where("conversation_id IN ?", conversationIDs).Pluck("file", &files).Error; err != nil {
		return db.Wrap("read files to delete", err)
	}
	s.removeLater(ctx, files)
	return nil
}

// removeLater deletes content once the transaction of ctx is committed.
func (s *Service) removeLater(ctx context.Context, files []string) {
	if s.Store == nil {
		return
	}
	db.AfterCommit(ctx, func() {
		for _, file := range files {
			_ = s.Store.Remove(file) // the sweep of package media tries again, and reports it
		}
	})
}
