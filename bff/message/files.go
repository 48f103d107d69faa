package message

import (
	"context"
	"fmt"
	"io"
	"time"

	"peritus/bff/auth"
	"peritus/bff/message/attachment"
	"peritus/bff/message/export"
	"peritus/bff/message/material"
	"peritus/bff/platform/db"
	"peritus/bff/platform/field"
)

// MostUploaded is the number of files that a person can upload in ten minutes.
const MostUploaded = 60

// Seat returns the actor's place in a conversation. NotFound if they have none.
func (s *Service) Seat(ctx context.Context, actor auth.Actor, conversationID string) (attachment.Seat, error) {
	c, p, err := s.mine(ctx, actor, conversationID)
	if err != nil {
		return attachment.Seat{}, err
	}
	return s.seat(ctx, actor, c, p)
}

func (s *Service) seat(ctx context.Context, actor auth.Actor, c Conversation, p Place) (seat attachment.Seat, err error) {
	seat = attachment.Seat{ConversationID: c.ID, Side: string(p.Side), UserID: actor.UserID}
	if other := c.userOf(p.Side.Other()); other != "" {
		_, seat.Blocked, err = s.store.blocks(ctx, actor.UserID, other)
	}
	return seat, err
}

// About returns a conversation with the names of the two. NotFound if the actor has no place
// in it.
func (s *Service) About(ctx context.Context, actor auth.Actor, conversationID string) (material.About, error) {
	c, p, err := s.mine(ctx, actor, conversationID)
	if err != nil {
		return material.About{}, err
	}
	about := material.About{Caption: c.Matter.Caption, Court: c.Matter.Court, Docket: c.Matter.Docket}
	if about.Seat, err = s.seat(ctx, actor, c, p); err != nil {
		return material.About{}, err
	}
	profiles, err := s.Experts.Faces(ctx, []string{c.ExpertID})
	if err != nil {
		return material.About{}, err
	}
	people, err := s.Attorneys.Faces(ctx, []string{c.AttorneyID})
	about.Names = map[string]string{string(Counsel): faceOf(c, Witness, profiles, people).Name, string(Witness): faceOf(c, Counsel, profiles, people).Name}
	return about, err
}

// Locked calls f while nothing can be sent in a conversation, in a transaction. NotFound if
// the actor has no place in it.
func (s *Service) Locked(ctx context.Context, actor auth.Actor, conversationID string, f func(context.Context, attachment.Seat) error) error {
	return s.DB.InTx(ctx, func(ctx context.Context) error {
		c, p, err := s.locked(ctx, actor, conversationID)
		if err != nil {
			return err
		}
		seat, err := s.seat(ctx, actor, c, p)
		if err != nil {
			return err
		}
		return f(ctx, seat)
	})
}

// materials lists what was sent.
func (s *Service) materials() *material.Service {
	return &material.Service{DB: s.DB, Clock: s.Clock, Files: s.Files, Conversations: s}
}

// Whole returns all of a conversation, for an export. NotFound if the actor has no place in it.
func (s *Service) Whole(ctx context.Context, actor auth.Actor, conversationID string) (export.Conversation, error) {
	about, err := s.About(ctx, actor, conversationID)
	if err != nil {
		return export.Conversation{}, err
	}
	c, err := s.store.find(ctx, conversationID)
	if err != nil {
		return export.Conversation{}, err
	}
	// While the two can't send or edit, so that texts and their earlier ones agree.
	var messages []Message
	err = s.Locked(ctx, actor, conversationID, func(ctx context.Context, _ attachment.Seat) error {
		all, err := s.store.whole(ctx, conversationID)
		messages = all[conversationID]
		return err
	})
	if err != nil {
		return export.Conversation{}, err
	}
	line, err := s.Forums.Of(ctx, about.Court)
	whole := export.Conversation{About: about, Forum: export.Forum{Name: line.Name, Text: line.Text, Source: line.Source, URL: line.URL, AsOf: line.ChangedAt, CheckedOn: line.CheckedOn}, StartedAt: c.CreatedAt, AnsweredAt: c.AnsweredAt, DeclinedAt: c.DeclinedAt, Messages: make([]export.Message, len(messages))}
	whole.DeclineReason, _ = field.LabelOf(declineReasons, c.DeclineReason)
	for i, m := range messages {
		one := export.Message{Seq: m.Seq, Side: string(m.Side), Label: m.Label, Text: m.Text, SentAt: m.SentAt, EditedAt: m.EditedAt, Files: m.Files}
		for _, e := range m.Earlier {
			one.Earlier = append(one.Earlier, export.Earlier(e))
		}
		whole.Messages[i] = one
	}
	return whole, err
}

// exports writes conversations.
func (s *Service) exports() *export.Service {
	names := make(map[string]string, len(labels))
	for _, l := range labels {
		names[l.Value] = l.Label
	}
	return &export.Service{Clock: s.Clock, Conversations: s, Labels: names}
}

// whole returns all messages of conversations with what they said before and their files, by
// conversation: each kind by one query however many and long they are.
func (s store) whole(ctx context.Context, conversationIDs ...string) (map[string][]Message, error) {
	var rows []messageRow
	if err := s.db.Read(ctx).Where("conversation_id IN ?", conversationIDs).Order("conversation_id, seq").Find(&rows).Error; err != nil {
		return nil, db.Wrap("read conversations", err)
	}
	var edits []editRow
	if err := s.db.Read(ctx).Where("conversation_id IN ?", conversationIDs).Order("conversation_id, seq, version").Find(&edits).Error; err != nil {
		return nil, db.Wrap("read edits", err)
	}
	files, err := s.files.Sent(ctx, conversationIDs...)
	if err != nil {
		return nil, err
	}
	earlier, carried := map[attachment.Ref][]Earlier{}, map[attachment.Ref][]attachment.Attachment{}
	for _, e := range edits {
		ref := attachment.Ref{ConversationID: e.ConversationID, Seq: e.Seq}
		earlier[ref] = append(earlier[ref], Earlier{e.Text, time.UnixMilli(e.ReplacedAt).UTC()})
	}
	for conversationID, sent := range files {
		for _, a := range sent {
			ref := attachment.Ref{ConversationID: conversationID, Seq: a.Seq}
			carried[ref] = append(carried[ref], a)
		}
	}
	all := make(map[string][]Message, len(conversationIDs))
	for _, r := range rows {
		m, ref := r.message(), attachment.Ref{ConversationID: r.ConversationID, Seq: r.Seq}
		m.Earlier, m.Files = earlier[ref], carried[ref]
		all[r.ConversationID] = append(all[r.ConversationID], m)
	}
	return all, nil
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
