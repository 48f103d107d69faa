package profile

import (
	"context"

	"peritus/bff/auth"
	"peritus/bff/platform/errs"
	"peritus/bff/profile/editing"
	"peritus/bff/profile/section"
	"peritus/bff/profile/stored"
)

// Find returns an expert. The bool is false if there is none.
func (s *Service) Find(ctx context.Context, expertID string) (stored.Expert, bool, error) {
	return s.store.Expert(ctx, "id", expertID)
}

// FindByUser returns a user's expert. The bool is false if there is none.
func (s *Service) FindByUser(ctx context.Context, userID string) (stored.Expert, bool, error) {
	return s.store.Expert(ctx, "user_id", userID)
}

// Items returns a section as its editors see it, with private items. Only the expert and
// staff may read it. Errors: ErrNotYours, ErrNoExpert.
func (s *Service) Items(ctx context.Context, actor auth.Actor, expertID, code string) (editing.SectionView, error) {
	declared, found := section.Find(code)
	if !found {
		return editing.SectionView{}, stored.ErrNoSuch
	}
	expert, err := s.opened(ctx, actor, expertID)
	if err != nil {
		return editing.SectionView{}, err
	}
	all, err := s.store.ItemsOf(ctx, expert.ID)
	if err != nil {
		return editing.SectionView{}, err
	}
	confirmed, err := s.store.ConfirmationsOf(ctx, expert.ID)
	if err != nil {
		return editing.SectionView{}, err
	}
	view := editing.ViewSection(declared, all[code], confirmed, s.clock.Now())
	if view.Files, err = s.Files.Of(ctx, expert.ID, stored.Contents(all[code])); err != nil {
		return editing.SectionView{}, err
	}
	view.Lookup = s.lookupFor(code, all)
	view.Holds, err = s.fieldHolds(ctx, expert.ID, code)
	return view, err
}

func (s *Service) editable(ctx context.Context, actor auth.Actor, expertID string) (stored.Expert, error) {
	expert, found, err := s.store.Expert(ctx, "id", expertID)
	if err != nil {
		return stored.Expert{}, err
	}
	if !found {
		return stored.Expert{}, stored.ErrNoExpert
	}
	_, err = mayEdit(actor, expert.UserID)
	return expert, err
}

// opened is editable, and records that staff opened another person's profile.
func (s *Service) opened(ctx context.Context, actor auth.Actor, expertID string) (stored.Expert, error) {
	expert, err := s.editable(ctx, actor, expertID)
	if err != nil || expert.UserID == actor.UserID {
		return expert, err
	}
	return expert, s.approval.AuditLog.RecordRead(ctx, actor, auth.AuditEntry{Action: "expert.opened", Kind: "expert", ID: expert.ID,
		Name: "Profile", Person: expert.UserID}) // not by its name, which a removal couldn't erase
}

// SaveSingle saves a single-item section. A stale version is a conflict with both values.
func (s *Service) SaveSingle(ctx context.Context, actor auth.Actor, expertID, code string, in Input) (Outcome, error) {
	return s.change(ctx, actor, expertID, code, single, in.Reason, func(ctx context.Context, c *change) error {
		if len(c.rows) == 0 {
			if in.Version != 0 {
				return stored.ErrNoItem
			}
			return c.add(ctx, in)
		}
		return c.save(ctx, 0, in)
	})
}

// Add appends a row to a list section.
func (s *Service) Add(ctx context.Context, actor auth.Actor, expertID, code string, in Input) (Outcome, error) {
	return s.change(ctx, actor, expertID, code, listed, in.Reason, func(ctx context.Context, c *change) error { return c.add(ctx, in) })
}

// Save changes a row of a list section. A stale version is a conflict with both values. A
// row that was already removed is ErrNoItem.
func (s *Service) Save(ctx context.Context, actor auth.Actor, expertID, code, itemID string, in Input) (Outcome, error) {
	return s.change(ctx, actor, expertID, code, listed, in.Reason, func(ctx context.Context, c *change) error {
		at := c.find(itemID)
		if at < 0 {
			return stored.ErrNoItem
		}
		return c.save(ctx, at, in)
	})
}

// Remove removes a row from a list section. A stale version is a conflict, because the
// actor hasn't seen what they're removing.
func (s *Service) Remove(ctx context.Context, actor auth.Actor, expertID, code, itemID string, version int, reason string) (Outcome, error) {
	return s.change(ctx, actor, expertID, code, listed, reason, func(_ context.Context, c *change) error {
		at := c.find(itemID)
		if at < 0 {
			return stored.ErrNoItem
		}
		return c.remove(at, version)
	})
}

// Reorder sorts the rows of a list section in the order of the ids. If they don't match
// the existing rows, it's a conflict with the current order.
func (s *Service) Reorder(ctx context.Context, actor auth.Actor, expertID, code string, itemIDs []string, reason string) (Outcome, error) {
	return s.change(ctx, actor, expertID, code, listed, reason, func(_ context.Context, c *change) error { return c.reorder(itemIDs) })
}

// Confirm records that the expert has confirmed a section. Only the expert can do this.
func (s *Service) Confirm(ctx context.Context, actor auth.Actor, expertID, code string) (Outcome, error) {
	return s.change(ctx, actor, expertID, code, either, "", func(_ context.Context, c *change) error {
		if c.by.source != stored.ByExpert {
			return errs.Denied("Only the expert can confirm a section.")
		}
		return c.confirm()
	})
}

// Revisions returns a page (from 1) of an expert's history, newest first, and the total
// number of changes.
func (s *Service) Revisions(ctx context.Context, actor auth.Actor, expertID string, filter stored.Filter, page int) ([]stored.Revision, int, error) {
	if filter.Section != "" {
		if _, found := section.Find(filter.Section); !found {
			return nil, 0, stored.ErrNoSuch
		}
	}
	if _, err := s.opened(ctx, actor, expertID); err != nil {
		return nil, 0, err
	}
	return s.store.Revisions(ctx, expertID, filter, (page-1)*revisionsAPage, revisionsAPage)
}

// Editors returns the people who have changed a profile, by name.
func (s *Service) Editors(ctx context.Context, actor auth.Actor, expertID string) ([]stored.Editor, error) {
	if _, err := s.editable(ctx, actor, expertID); err != nil {
		return nil, err
	}
	return s.store.Editors(ctx, expertID)
}

const revisionsAPage = 25

// WordsOf returns the folded words of a text, as the list of staff finds them.
func (s *Service) WordsOf(text string) []string { return s.derived.WordsOf(text) }
