package list

import (
	"context"
	"time"

	"peritus/bff/platform/token"
)

// DemoList is a list of the demo's attorney.
type DemoList struct {
	ID          string // always the same, so that its address is
	Name        string
	Description string
	Matter      Matter
	Experts     []DemoEntry
	Archived    bool
	Person      string // for whom Code was made; empty for none
	Code        string // known to everyone, which only the demo may have
}

// DemoEntry is an expert on a list of the demo.
type DemoEntry struct {
	Expert int // its place among the picks
	Stage  Stage
	Note   string
}

// SeedDemo adds lists to a demo account without any. expertIDs are the picks.
func (s *Service) SeedDemo(ctx context.Context, userID string, lists []DemoList, expertIDs []string) error {
	return s.DB.InTx(ctx, func(ctx context.Context) error {
		names, err := s.store.named(ctx, userID)
		if err != nil || len(names) > 0 {
			return err
		}
		for n, demo := range lists {
			at := s.Clock.Now().Add(-time.Duration(n*31+2) * time.Hour)
			l := List{ID: demo.ID, OwnerID: userID, Name: demo.Name, Description: demo.Description, Matter: demo.Matter, Version: 1, CreatedAt: at, UpdatedAt: at}
			if err := s.store.create(ctx, l); err != nil {
				return err
			}
			var entries []Entry
			for i, e := range demo.Experts {
				if e.Expert < len(expertIDs) {
					entries = append(entries, Entry{ExpertID: expertIDs[e.Expert], Stage: e.Stage, Position: step * int64(i+1), Version: 1, Note: e.Note, NoteVersion: 1, AddedAt: at})
				}
			}
			if err := s.store.put(ctx, l.ID, entries); err != nil {
				return err
			}
			if demo.Person != "" {
				c := Code{ID: s.IDs.New(), Person: demo.Person, CreatedAt: at}
				if err := s.store.addCode(ctx, l.ID, c, token.Hash(demo.Code)); err != nil {
					return err
				}
			}
			if demo.Archived {
				if err := s.store.update(ctx, l.ID, map[string]any{"archived_at": at.UnixMilli()}); err != nil {
					return err
				}
			}
		}
		return nil
	})
}
