package message

import (
	"context"
	"errors"
	"time"

	"gorm.io/gorm"

	"peritus/bff/auth"
	"peritus/bff/message/attachment"
	"peritus/bff/platform/errs"
	"peritus/bff/platform/field"
	"peritus/bff/platform/text"
)

// Send adds a message. The same client id again returns the message that it added, however
// often it's sent and whatever happened since.
func (s *Service) Send(ctx context.Context, actor auth.Actor, conversationID string, form SendForm) (Message, error) {
	if problems := field.Validate(&form); len(problems) > 0 {
		return Message{}, errs.Field(problems)
	}
	c, p, err := s.mine(ctx, actor, conversationID)
	if err != nil {
		return Message{}, err
	}
	if m, found, err := s.sentHere(ctx, actor, c.ID, form.ClientID); err != nil || found {
		return m, err
	}
	if err := s.writable(ctx, c, p.Side); err != nil {
		return Message{}, err
	}
	if err := s.limited(ctx, "send", actor, MostSent, time.Minute); err != nil {
		return Message{}, err
	}
	var sent Message
	err = s.DB.InTx(ctx, func(ctx context.Context) error {
		c, p, err := s.locked(ctx, actor, conversationID)
		if err != nil {
			return err
		}
		var found bool
		if sent, found, err = s.sentHere(ctx, actor, c.ID, form.ClientID); err != nil || found {
			return err
		}
		if err := c.mayWrite(); err != nil {
			return err
		}
		sent, err = s.add(ctx, &c, p.Side, actor.UserID, form)
		return err
	})
	if errors.Is(err, gorm.ErrDuplicatedKey) { // in another conversation at the same time
		err = errReused
	}
	return sent, err
}

// sentHere finds a message that the actor sent before by its client id. A Conflict if it's
// in another conversation.
func (s *Service) sentHere(ctx context.Context, actor auth.Actor, conversationID, clientID string) (Message, bool, error) {
	m, found, err := s.store.byClient(ctx, actor.UserID, clientID)
	if err == nil && found && m.ConversationID != conversationID {
		err = errReused
	}
	return m, found, err
}

// writable says why one side can't write in a conversation.
func (s *Service) writable(ctx context.Context, c Conversation, side Side) error {
	if err := c.mayWrite(); err != nil {
		return err
	}
	if err := s.notBlocked(ctx, c.userOf(side), c.userOf(side.Other())); err != nil {
		return err
	}
	// Whoever lost the profile, as after a dispute, no longer speaks for it.
	answers, err := s.Experts.Answers(ctx, c.ExpertID)
	if err == nil && answers != c.ExpertUserID {
		err = errClosed
	}
	return err
}

// add writes the next message of a conversation that the transaction in ctx has locked. The
// sender has read what came before.
func (s *Service) add(ctx context.Context, c *Conversation, side Side, senderID string, form SendForm) (Message, error) {
	now := s.Clock.Now()
	m := Message{ConversationID: c.ID, Seq: c.LastSeq + 1, Side: side, ClientID: form.ClientID, Text: form.Text, Label: form.Label, SentAt: now, Version: 1}
	m.FileCount = len(form.Attachments)
	if err := s.store.addMessage(ctx, m, senderID, text.Folded(form.Text)); err != nil {
		return Message{}, err
	}
	seat := attachment.Seat{ConversationID: c.ID, Side: string(side), UserID: senderID}
	var err error
	if m.Files, err = s.Files.Send(ctx, seat, m.Seq, now, form.Attachments); err != nil {
		return Message{}, err
	}
	columns := map[string]any{"last_seq": m.Seq}
	if side == Witness && c.AnsweredAt == nil {
		columns["answered_at"] = now.UnixMilli()
		settled, err := s.settle(ctx, *c, OutcomeAnswered)
		if err != nil {
			return Message{}, err
		}
		for name, value := range settled {
			columns[name] = value
		}
	}
	c.LastSeq = m.Seq
	err = errors.Join(s.store.update(ctx, c.ID, columns),
		s.store.sentBy(ctx, c.ID, senderID, m.Seq, now),
		s.store.receivedBy(ctx, c.ID, c.userOf(side.Other()), m.Seq, now))
	if err != nil {
		return Message{}, err
	}
	s.Changed.Publish(ctx, Changed{*c, Sent, m.Seq, side})
	return m, nil
}

// Edit changes what a message says, within EditFor. What it said before is kept, and both
// can see it.
func (s *Service) Edit(ctx context.Context, actor auth.Actor, conversationID string, seq int, form EditForm) (Message, error) {
	if problems := field.Validate(&form); len(problems) > 0 {
		return Message{}, errs.Field(problems)
	}
	var edited Message
	err := s.DB.InTx(ctx, func(ctx context.Context) error {
		c, p, err := s.locked(ctx, actor, conversationID)
		if err != nil {
			return err
		}
		m, err := s.store.message(ctx, c.ID, seq)
		now := s.Clock.Now()
		switch {
		case err != nil:
			return err
		case m.Side != p.Side:
			return errNotYours
		case now.Sub(m.SentAt) > EditFor:
			return errTooLate
		case m.Text == form.Text:
			edited = m
			return nil
		case m.Version != *form.Version:
			return errMessageChanged(m)
		}
		if err := s.writable(ctx, c, p.Side); err != nil {
			return err
		}
		if err := s.editsNobody(ctx, c, m, form.Text); err != nil {
			return err
		}
		if err := s.store.keepEarlier(ctx, m, now); err != nil {
			return err
		}
		m.Text, m.Version, m.EditedAt = form.Text, m.Version+1, &now
		if err := s.store.editMessage(ctx, m, text.Folded(m.Text)); err != nil {
			return err
		}
		all := []Message{m}
		err = s.store.complete(ctx, all)
		edited = all[0]
		s.Changed.Publish(ctx, Changed{c, Edited, seq, p.Side})
		return err
	})
	return edited, err
}

// Label says what a message is for Rule 26(b)(4)(C), or removes its label. Either of the two
// can, at any time: what is produced is decided long after a conversation.
func (s *Service) Label(ctx context.Context, actor auth.Actor, conversationID string, seq int, form LabelForm) (Message, error) {
	if problems := field.Validate(&form); len(problems) > 0 {
		return Message{}, errs.Field(problems)
	}
	var labeled Message
	err := s.DB.InTx(ctx, func(ctx context.Context) error {
		c, p, err := s.locked(ctx, actor, conversationID)
		if err != nil {
			return err
		}
		m, err := s.store.message(ctx, c.ID, seq)
		if err != nil {
			return err
		}
		if m.Label != form.Label {
			m.Label = form.Label
			if err := s.store.labelMessage(ctx, m); err != nil {
				return err
			}
			s.Changed.Publish(ctx, Changed{c, Labeled, seq, p.Side})
		}
		all := []Message{m}
		err = s.store.complete(ctx, all)
		labeled = all[0]
		return err
	})
	return labeled, err
}

// MarkRead moves the actor's cursor forward. It never moves back, nor beyond the last message.
func (s *Service) MarkRead(ctx context.Context, actor auth.Actor, conversationID string, seq int) (Place, error) {
	c, p, err := s.mine(ctx, actor, conversationID)
	if err != nil {
		return Place{}, err
	}
	seq = min(seq, c.LastSeq)
	if seq <= p.ReadSeq {
		return p, nil
	}
	now := s.Clock.Now()
	moved := false
	err = s.DB.InTx(ctx, func(ctx context.Context) error {
		if p.Side == Witness && c.Hold.State == Held {
			if err := s.extend(ctx, c.ID); err != nil {
				return err
			}
		}
		moved, err = s.store.read(ctx, c.ID, actor.UserID, seq, now)
		return err
	})
	if err != nil || !moved {
		return p, err
	}
	p.ReadSeq, p.ReadAt = seq, &now
	s.Changed.Publish(ctx, Changed{c, Read, seq, p.Side})
	return p, nil
}

// extend gives the expert more time to answer, because they read the message.
func (s *Service) extend(ctx context.Context, conversationID string) error {
	c, err := s.store.lock(ctx, conversationID)
	if err != nil || c.Hold.State != Held {
		return err
	}
	hold, err := s.Credits.Read(ctx, c.Hold.ID)
	if err != nil {
		return err
	}
	return s.store.update(ctx, c.ID, hold.columns())
}
