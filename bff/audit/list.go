package audit

import "context"

// Page is a page of the log, the newest first. Older and Newer are the numbers to
// ask on from; zero where there is nothing more.
type Page struct {
	Entries      []Entry
	Older, Newer int64
}

// List is the page of what fits that ends before a number, or begins after one;
// the newest entries where both are zero.
func (s *Service) List(ctx context.Context, f Filter, before, after int64) (Page, error) {
	if before > 0 {
		after = 0
	}
	entries, err := s.store.list(ctx, f, cursor{before: before, after: after, limit: PageSize + 1})
	if err != nil {
		return Page{}, err
	}
	more := len(entries) > PageSize
	if more && after > 0 {
		entries = entries[1:] // the newest is the one too many
	} else if more {
		entries = entries[:PageSize]
	}
	page := Page{Entries: entries}
	if len(entries) == 0 {
		return page, nil
	}
	if more || after > 0 {
		page.Older = entries[len(entries)-1].Seq
	}
	if before > 0 || after > 0 && more {
		page.Newer = entries[0].Seq
	}
	return page, nil
}

// Words are the actions and kinds that occur in the log, for choosing among them.
func (s *Service) Words(ctx context.Context) (actions, kinds []string, err error) {
	if actions, err = s.store.distinct(ctx, "action"); err != nil {
		return nil, nil, err
	}
	kinds, err = s.store.distinct(ctx, "kind")
	return actions, kinds, err
}
