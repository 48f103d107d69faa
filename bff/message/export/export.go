// Package export writes a conversation, or the part of it that has certain labels, as a
// document whose hash anyone can compute again.
package export

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"slices"
	"time"

	"peritus/bff/auth"
	"peritus/bff/message/attachment"
	"peritus/bff/message/material"
	"peritus/bff/platform/clock"
)

// Format names what a document looks like. Another meaning of a member is another format.
const Format = "peritus.conversation/1"

// Conversation is all of a conversation.
type Conversation struct {
	material.About
	StartedAt     time.Time
	AnsweredAt    *time.Time
	DeclinedAt    *time.Time
	DeclineReason string // in words
	Forum         Forum
	Messages      []Message
}

// Forum is what the rules of a matter's forum protect, as a conversation shows it now.
type Forum struct {
	Name      string
	Text      string
	Source    string
	URL       string
	AsOf      time.Time // since when it says so
	CheckedOn string
}

// Message is one message of a conversation.
type Message struct {
	Seq      int
	Side     string
	Label    string // one of the labels, or empty
	Text     string
	SentAt   time.Time
	EditedAt *time.Time
	Earlier  []Earlier
	Files    []attachment.Attachment
}

// Earlier is what a message said before an edit.
type Earlier struct {
	Text       string
	ReplacedAt time.Time
}

// Conversations is where conversations come from.
type Conversations interface {
	// Whole returns all of a conversation, in its order. NotFound if the actor has no place in it.
	Whole(ctx context.Context, actor auth.Actor, conversationID string) (Conversation, error)
}

// Service exports conversations.
type Service struct {
	Clock         clock.Clock
	Conversations Conversations
	// Labels are the labels' names, by value.
	Labels map[string]string
}

// Transcript is what an export says.
type Transcript struct {
	Format     string               `json:"format" doc:"peritus.conversation/1"`
	ID         string               `json:"conversation_id"`
	Caption    string               `json:"caption"`
	Court      string               `json:"court"`
	Docket     string               `json:"docket"`
	Attorney   string               `json:"attorney" doc:"Name."`
	Expert     string               `json:"expert" doc:"Name."`
	StartedAt  time.Time            `json:"started_at"`
	AnsweredAt *time.Time           `json:"answered_at"`
	DeclinedAt *time.Time           `json:"declined_at"`
	Reason     string               `json:"decline_reason"`
	Forum      TranscriptForum      `json:"forum"`
	Labels     []string             `json:"labels" doc:"Only messages with these labels are in it; empty if all are."`
	Messages   []TranscriptMessage  `json:"messages" doc:"In their order."`
	LeftOut    []TranscriptOmission `json:"left_out" doc:"The messages that aren't in it, without their text."`
	ExportedAt time.Time            `json:"exported_at"`
	ExportedBy string               `json:"exported_by" enum:"attorney,expert"`
}

// TranscriptForum is the line above the message box on the day of the export.
type TranscriptForum struct {
	Name      string    `json:"name" doc:"Of the forum, or of its kind."`
	Text      string    `json:"text" doc:"What its rules protect."`
	Source    string    `json:"source" doc:"The rule; can be empty."`
	URL       string    `json:"url" doc:"Where to read it; can be empty."`
	AsOf      time.Time `json:"as_of" doc:"Since when the line says this."`
	CheckedOn string    `json:"checked_on" doc:"YYYY-MM-DD when it was compared with its source; empty for never."`
}

// TranscriptMessage is a message of an export.
type TranscriptMessage struct {
	Number      int                 `json:"number" doc:"From 1, without gaps in the conversation."`
	From        string              `json:"from" enum:"attorney,expert"`
	Name        string              `json:"name"`
	SentAt      time.Time           `json:"sent_at"`
	Label       string              `json:"label" doc:"In words; empty for none."`
	Text        string              `json:"text"`
	EditedAt    *time.Time          `json:"edited_at"`
	Earlier     []TranscriptEarlier `json:"earlier" doc:"What it said before, oldest first."`
	Attachments []TranscriptFile    `json:"attachments"`
}

// TranscriptEarlier is what a message said before an edit.
type TranscriptEarlier struct {
	Text       string    `json:"text"`
	ReplacedAt time.Time `json:"replaced_at"`
}

// TranscriptFile is a file of a message. Its content isn't in the export.
type TranscriptFile struct {
	Name     string     `json:"name"`
	Kind     string     `json:"kind"`
	Size     int64      `json:"size" doc:"Bytes."`
	SHA256   string     `json:"sha256"`
	Version  int        `json:"version"`
	OpenedAt *time.Time `json:"opened_at"`
}

// TranscriptOmission is a message that isn't in an export.
type TranscriptOmission struct {
	Number int       `json:"number"`
	From   string    `json:"from" enum:"attorney,expert"`
	Name   string    `json:"name"`
	SentAt time.Time `json:"sent_at"`
	Label  string    `json:"label" doc:"In words; empty for none."`
}

// Get returns a conversation, or its messages with some labels. NotFound if the actor has no
// place in it.
func (s *Service) Get(ctx context.Context, actor auth.Actor, conversationID string, labels []string) (Transcript, error) {
	c, err := s.Conversations.Whole(ctx, actor, conversationID)
	if err != nil {
		return Transcript{}, err
	}
	t := Transcript{Format: Format, ID: c.ConversationID, Caption: c.Caption, Court: c.Court, Docket: c.Docket, Attorney: c.Names["attorney"], Expert: c.Names["expert"],
		StartedAt: c.StartedAt, AnsweredAt: c.AnsweredAt, DeclinedAt: c.DeclinedAt, Reason: c.DeclineReason, Forum: TranscriptForum(c.Forum),
		Labels: make([]string, len(labels)), Messages: []TranscriptMessage{}, LeftOut: []TranscriptOmission{},
		ExportedAt: s.Clock.Now(), ExportedBy: c.Side}
	for i, label := range labels {
		t.Labels[i] = s.Labels[label]
	}
	for _, m := range c.Messages {
		if len(labels) > 0 && !slices.Contains(labels, m.Label) {
			t.LeftOut = append(t.LeftOut, TranscriptOmission{m.Seq, m.Side, c.Names[m.Side], m.SentAt, s.Labels[m.Label]})
			continue
		}
		one := TranscriptMessage{Number: m.Seq, From: m.Side, Name: c.Names[m.Side], SentAt: m.SentAt, Label: s.Labels[m.Label], Text: m.Text, EditedAt: m.EditedAt,
			Earlier: make([]TranscriptEarlier, len(m.Earlier)), Attachments: make([]TranscriptFile, len(m.Files))}
		for i, e := range m.Earlier {
			one.Earlier[i] = TranscriptEarlier(e)
		}
		for i, a := range m.Files {
			one.Attachments[i] = TranscriptFile{a.Name, string(a.Kind), a.Size, a.SHA256, a.Version, a.OpenedAt}
		}
		t.Messages = append(t.Messages, one)
	}
	return t, nil
}

// File returns a transcript as a file: {"document": …, "sha256": …} in canonical JSON. The
// hash is that of the canonical document.
func (t Transcript) File() ([]byte, error) {
	document, err := Canonical(t)
	if err != nil {
		return nil, err
	}
	sum := sha256.Sum256(document)
	file := append([]byte(`{"document":`), document...)
	return append(file, `,"sha256":"`+hex.EncodeToString(sum[:])+`"}`+"\n"...), nil
}
