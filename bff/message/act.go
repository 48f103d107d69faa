package message

import (
	"context"
	"errors"
	"time"

	"peritus/bff/auth"
	"peritus/bff/platform/errs"
	"peritus/bff/platform/field"
)

// Archive puts a conversation away. Twice is the same as once. A new message of the other
// one brings it back, unless it's muted.
func (s *Service) Archive(ctx context.Context, actor auth.Actor, conversationID string) error {
	return s.keep(ctx, actor, conversationID, map[string]any{"archived_at": s.Clock.Now().UnixMilli()})
}

// Restore brings an archived conversation back.
func (s *Service) Restore(ctx context.Context, actor auth.Actor, conversationID string) error {
	return s.keep(ctx, actor, conversationID, map[string]any{"archived_at": nil})
}

// Mute sends no more emails about a conversation, and leaves it archived if it is.
func (s *Service) Mute(ctx context.Context, actor auth.Actor, conversationID string) error {
	return s.keep(ctx, actor, conversationID, map[string]any{"muted": true})
}

// Unmute undoes Mute.
func (s *Service) Unmute(ctx context.Context, actor auth.Actor, conversationID string) error {
	return s.keep(ctx, actor, conversationID, map[string]any{"muted": false})
}

// keep changes how the actor keeps a conversation.
func (s *Service) keep(ctx context.Context, actor auth.Actor, conversationID string, columns map[string]any) error {
	c, p, err := s.mine(ctx, actor, conversationID)
	if err != nil {
		return err
	}
	if err := s.store.updatePlace(ctx, c.ID, actor.UserID, columns); err != nil {
		return err
	}
	s.Changed.Publish(ctx, Changed{c, Kept, 0, p.Side})
	return nil
}

// Block keeps the other one of a conversation from writing to the actor, here and in any
// other conversation. The other one isn't told.
func (s *Service) Block(ctx context.Context, actor auth.Actor, conversationID string) error {
	return s.block(ctx, actor, conversationID, s.store.block)
}

// Unblock undoes Block.
func (s *Service) Unblock(ctx context.Context, actor auth.Actor, conversationID string) error {
	return s.block(ctx, actor, conversationID, func(ctx context.Context, userID, otherID string, _ time.Time) error {
		return s.store.unblock(ctx, userID, otherID)
	})
}

func (s *Service) block(ctx context.Context, actor auth.Actor, conversationID string, change func(ctx context.Context, userID, otherID string, at time.Time) error) error {
	c, p, err := s.mine(ctx, actor, conversationID)
	if err != nil {
		return err
	}
	other := c.userOf(p.Side.Other())
	if other == "" {
		return errClosed
	}
	if err := change(ctx, actor.UserID, other, s.Clock.Now()); err != nil {
		return err
	}
	s.Changed.Publish(ctx, Changed{c, Kept, 0, p.Side})
	return nil
}

// Decline closes a conversation that the expert hasn't answered. Twice is the same as once.
func (s *Service) Decline(ctx context.Context, actor auth.Actor, conversationID string, form DeclineForm) error {
	if problems := field.Validate(&form); len(problems) > 0 {
		return errs.Field(problems)
	}
	return s.DB.InTx(ctx, func(ctx context.Context) error {
		c, p, err := s.locked(ctx, actor, conversationID)
		switch {
		case err != nil:
			return err
		case p.Side != Witness:
			return errNotExpert
		case c.DeclinedAt != nil:
			return nil
		case c.AnsweredAt != nil:
			return errAnswered
		}
		outcome := OutcomeDeclined
		if form.Reason == "conflict" {
			outcome = OutcomeConflict
		}
		columns, err := s.settle(ctx, c, outcome)
		if err != nil {
			return err
		}
		now := s.Clock.Now()
		columns["declined_at"], columns["decline_reason"] = now.UnixMilli(), form.Reason
		if err := s.store.update(ctx, c.ID, columns); err != nil {
			return err
		}
		if _, err := s.store.read(ctx, c.ID, actor.UserID, c.LastSeq, now); err != nil {
			return err
		}
		s.Changed.Publish(ctx, Changed{c, Declined, 0, p.Side})
		return nil
	})
}

// Sweep returns the credits held for what nobody read or answered in time, and deletes
// uploads that were never sent.
func (s *Service) Sweep(ctx context.Context) error {
	due, err := s.store.heldUntil(ctx, s.Clock.Now())
	err = errors.Join(err, s.Files.Sweep(ctx))
	for _, conversationID := range due {
		err = errors.Join(err, s.expire(ctx, conversationID))
	}
	return err
}

func (s *Service) expire(ctx context.Context, conversationID string) error {
	return s.DB.InTx(ctx, func(ctx context.Context) error {
		c, err := s.store.lock(ctx, conversationID)
		if err != nil || c.Hold.State != Held {
			return err
		}
		columns, err := s.settle(ctx, c, OutcomeLate)
		if err != nil {
			return err
		}
		s.Changed.Publish(ctx, Changed{c, Kept, 0, Counsel})
		return s.store.update(ctx, c.ID, columns)
	})
}
