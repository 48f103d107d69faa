package message

import (
	"bytes"
	"context"
	"fmt"
	"time"

	"peritus/bff/message/attachment"
	"peritus/bff/platform/text"
)

// DemoConversation is a conversation of the demo's attorney.
type DemoConversation struct {
	ID       string // always the same, so that its address is
	Matter   Matter
	Lines    []DemoLine
	Blind    bool
	Unread   int // last messages of the expert that the attorney hasn't read
	Archived bool
	Declined string // reason
}

// DemoLine is a message of the demo.
type DemoLine struct {
	Side  Side
	Ago   time.Duration
	Text  string
	Label string
	Files []DemoFile
}

// DemoFile is a file of a message of the demo.
type DemoFile struct {
	Name    string
	Content []byte
}

// DemoExpert is a profile that someone answers for.
type DemoExpert struct{ ExpertID, UserID string }

// SeedDemo adds conversations to a demo account without any.
func (s *Service) SeedDemo(ctx context.Context, attorneyID string, expert DemoExpert, conversations []DemoConversation) error {
	return s.DB.InTx(ctx, func(ctx context.Context) error {
		n, err := s.store.count(s.store.box(ctx, attorneyID, ""))
		if err != nil || n > 0 {
			return err
		}
		now := s.Clock.Now()
		for _, demo := range conversations {
			if err := s.seed(ctx, attorneyID, expert, demo, now); err != nil {
				return err
			}
		}
		return nil
	})
}

func (s *Service) seed(ctx context.Context, attorneyID string, expert DemoExpert, demo DemoConversation, now time.Time) error {
	c := Conversation{ID: demo.ID, AttorneyID: attorneyID, ExpertID: expert.ExpertID, ExpertUserID: expert.UserID, Matter: demo.Matter, Blind: demo.Blind, CreatedAt: now.Add(-demo.Lines[0].Ago)}
	if err := s.store.create(ctx, c); err != nil {
		return err
	}
	columns := map[string]any{"last_seq": len(demo.Lines)}
	for i, line := range demo.Lines {
		at, seq := now.Add(-line.Ago), i+1
		sender := c.userOf(line.Side)
		m := Message{ConversationID: c.ID, Seq: seq, Side: line.Side, ClientID: fmt.Sprintf("demo-%s-%d", c.ID, seq), Text: line.Text, Label: line.Label, SentAt: at, Version: 1, FileCount: len(line.Files)}
		if err := s.store.addMessage(ctx, m, sender, text.Folded(line.Text)); err != nil {
			return err
		}
		if err := s.seedFiles(ctx, attachment.Seat{ConversationID: c.ID, Side: string(line.Side), UserID: sender}, seq, at, line.Files); err != nil {
			return err
		}
		if line.Side == Witness && columns["answered_at"] == nil {
			columns["answered_at"] = at.UnixMilli()
		}
		if err := s.store.sentBy(ctx, c.ID, sender, seq, at); err != nil {
			return err
		}
		if err := s.store.receivedBy(ctx, c.ID, c.userOf(line.Side.Other()), seq, at); err != nil {
			return err
		}
		reader := c.userOf(line.Side.Other())
		if reader == attorneyID && seq > len(demo.Lines)-demo.Unread {
			continue
		}
		if _, err := s.store.read(ctx, c.ID, reader, seq, at.Add(7*time.Minute)); err != nil {
			return err
		}
	}
	if demo.Declined != "" {
		columns["declined_at"], columns["decline_reason"] = c.CreatedAt.Add(time.Hour).UnixMilli(), demo.Declined
	}
	if err := s.store.update(ctx, c.ID, columns); err != nil {
		return err
	}
	for _, userID := range []string{c.AttorneyID, c.ExpertUserID} { // no emails about the demo
		if err := s.store.updatePlace(ctx, c.ID, userID, map[string]any{"told_seq": len(demo.Lines)}); err != nil {
			return err
		}
	}
	if !demo.Archived {
		return nil
	}
	return s.store.updatePlace(ctx, c.ID, attorneyID, map[string]any{"archived_at": now.UnixMilli()})
}

func (s *Service) seedFiles(ctx context.Context, seat attachment.Seat, seq int, at time.Time, files []DemoFile) error {
	ids := make([]string, len(files))
	for i, f := range files {
		kept, err := s.Files.Keep(ctx, seat, f.Name, "", bytes.NewReader(f.Content))
		if err != nil {
			return err
		}
		ids[i] = kept.ID
	}
	_, err := s.Files.Send(ctx, seat, seq, at, ids)
	return err
}
