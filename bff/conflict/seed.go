package conflict

import (
	"context"
	"time"
)

// DemoCheck is the check of a conversation of the demo.
type DemoCheck struct {
	ConversationID string
	Ago            time.Duration
	AttorneyAgo    time.Duration // since when the attorney agrees to show the names; 0 if not
	ExpertAgo      time.Duration
	Parties        []Party
}

// SeedDemo adds checks to conversations of the demo without any.
func (s *Service) SeedDemo(ctx context.Context, attorneyID, expertID string, demo []DemoCheck) error {
	return s.DB.InTx(ctx, func(ctx context.Context) error {
		ids := make([]string, len(demo))
		for i, d := range demo {
			ids[i] = d.ConversationID
		}
		conversations, err := s.Conversations.Open(ctx, ids)
		if err != nil {
			return err
		}
		known, err := s.store.states(ctx, ids...)
		if err != nil || len(known) > 0 {
			return err
		}
		records, err := s.Experts.Records(ctx, expertID)
		if err != nil {
			return err
		}
		now := s.Clock.Now()
		ago := func(d time.Duration) *time.Time {
			if d == 0 {
				return nil
			}
			at := now.Add(-d)
			return &at
		}
		for _, d := range demo {
			if _, found := conversations[d.ConversationID]; !found {
				continue
			}
			at := now.Add(-d.Ago)
			record := records[expertID]
			for i := range d.Parties {
				d.Parties[i].Salt, d.Parties[i].AddedAt = newSalt(), at
			}
			check := certified(Check{ConversationID: d.ConversationID, Number: 1, Result: compared(record, d.Parties), CheckedAt: at}, attorneyID, expertID, d.Parties, record)
			state := next(State{ConversationID: d.ConversationID, ExpertID: expertID, AttorneyAgreedAt: ago(d.AttorneyAgo), ExpertAgreedAt: ago(d.ExpertAgo)}, check, record)
			if err := s.store.addParties(ctx, d.ConversationID, 1, d.Parties); err != nil {
				return err
			}
			if err := s.store.keep(ctx, []State{state}, []Check{check}); err != nil {
				return err
			}
		}
		return nil
	})
}
