package notify

import (
	"context"
	"fmt"
	"time"
)

// DemoEntry is a notification of the demo.
type DemoEntry struct {
	UserID string
	Code   string
	By     string
	Data   Data
	Ago    time.Duration
	Read   bool
}

// SeedDemo stores entries, the oldest first, for people who have none. It sends no email.
func (s *Service) SeedDemo(ctx context.Context, entries []DemoEntry) error {
	return s.DB.InTx(ctx, func(ctx context.Context) error {
		now := s.Clock.Now()
		has := map[string]bool{}
		var rows []entryRow
		for _, e := range entries {
			if _, known := has[e.UserID]; !known {
				before, err := s.store.allEntries(ctx, e.UserID)
				if err != nil {
					return err
				}
				has[e.UserID] = len(before) > 0
			}
			kind := s.kind(e.Code)
			if kind == nil || kind.InApp == nil {
				return fmt.Errorf("no notification %q in the center", e.Code)
			}
			row, err := s.entryOf(Message{Kind: kind, UserID: e.UserID, By: e.By, Data: e.Data})
			if err != nil {
				return err
			}
			if row.CreatedAt = now.Add(-e.Ago).UnixMilli(); e.Read {
				row.ReadAt = new(row.CreatedAt + time.Hour.Milliseconds())
			}
			if !has[e.UserID] {
				rows = append(rows, row)
			}
		}
		return s.store.addEntries(ctx, rows)
	})
}
