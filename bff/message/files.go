package message

import (
	"context"
	"fmt"
	"io"
	"time"

	"peritus/bff/auth"
	"peritus/bff/message/attachment"
)

// MostUploaded is the number of files that a person can upload in ten minutes.
const MostUploaded = 60

// Seat returns the actor's place in a conversation. NotFound if they have none.
func (s *Service) Seat(ctx context.Context, actor auth.Actor, conversationID string) (attachment.Seat, error) {
	c, p, err := s.mine(ctx, actor, conversationID)
	if err != nil {
		return attachment.Seat{}, err
	}
	seat := attachment.Seat{ConversationID: c.ID, Side: string(p.Side), UserID: actor.UserID}
	if other := c.userOf(p.Side.Other()); other != "" {
		_, seat.Blocked, err = s.store.blocks(ctx, actor.UserID, other)
	}
	return seat, err
}

// MayUpload says why the actor can't send files in a conversation now.
func (s *Service) MayUpload(ctx context.Context, actor auth.Actor, conversationID string) error {
	c, p, err := s.mine(ctx, actor, conversationID)
	if err != nil {
		return err
	}
	if err := s.writable(ctx, c, p.Side); err != nil {
		return err
	}
	return s.limited(ctx, "upload", actor, MostUploaded, 10*time.Minute)
}

// ReportedFile opens a file of the message that someone reported, for staff. That they read
// it is recorded. The caller closes it.
func (s *Service) ReportedFile(ctx context.Context, actor auth.Actor, reportID, attachmentID string) (attachment.Attachment, io.ReadCloser, error) {
	r, err := s.store.findReport(ctx, reportID)
	if err != nil {
		return attachment.Attachment{}, nil, err
	}
	a, content, err := s.Files.OpenOf(ctx, orEmpty(r.ConversationID), r.Seq, attachmentID)
	if err != nil {
		return attachment.Attachment{}, nil, err
	}
	if err := s.AuditLog.RecordRead(ctx, actor, auth.AuditEntry{Action: "message.reported-file-read", Kind: "report", ID: reportID}); err != nil {
		_ = content.Close()
		return attachment.Attachment{}, nil, err
	}
	return a, content, nil
}

// addFiles adds to messages of one conversation the files that they carry.
func (s store) addFiles(ctx context.Context, all []Message) error {
	var carrying []int
	for _, m := range all {
		if m.FileCount > 0 {
			carrying = append(carrying, m.Seq)
		}
	}
	if len(carrying) == 0 {
		return nil
	}
	bySeq, err := s.files.Of(ctx, all[0].ConversationID, carrying)
	for i, m := range all {
		all[i].Files = bySeq[m.Seq]
	}
	return err
}

// inShort is what a list shows of a message.
func (m Message) inShort() string {
	switch {
	case m.Text != "":
		return m.Text
	case m.FileCount == 1:
		return "Sent a file."
	case m.FileCount > 1:
		return fmt.Sprintf("Sent %d files.", m.FileCount)
	}
	return ""
}
