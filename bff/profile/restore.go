package profile

import (
	"context"

	"peritus/bff/auth"
	"peritus/bff/platform/errs"
	"peritus/bff/platform/field"
	"peritus/bff/platform/text"
	"peritus/bff/profile/editing"
	"peritus/bff/profile/history"
	"peritus/bff/profile/section"
	"peritus/bff/profile/stored"
)

// RestorePreview is what restoring the state before a revision would change.
type RestorePreview struct {
	Revision editing.RevisionView  `json:"revision"`
	Item     string                `json:"item" doc:"What the entry is called."`
	Effect   string                `json:"effect" enum:"values,back,gone,order,nothing"`
	Changes  []editing.FieldChange `json:"changes" doc:"From the current values to the restored ones."`
}

// PreviewRestore shows what Restore would change now.
func (s *Service) PreviewRestore(ctx context.Context, actor auth.Actor, expertID, revisionID string) (RestorePreview, error) {
	if _, err := s.editable(ctx, actor, expertID); err != nil {
		return RestorePreview{}, err
	}
	r, declared, err := s.restorable(ctx, expertID, revisionID)
	if err != nil {
		return RestorePreview{}, err
	}
	all, err := s.store.ItemsOf(ctx, expertID)
	if err != nil {
		return RestorePreview{}, err
	}
	out, err := history.Revert(declared, all[r.Section], r)
	if err != nil {
		return RestorePreview{}, err
	}
	p := RestorePreview{Revision: editing.ViewRevision(r), Effect: "nothing", Changes: []editing.FieldChange{}}
	var before, after *stored.Item
	switch {
	case out.Back.ID != "":
		p.Effect, after = "back", &out.Back
	case out.Gone.ID != "":
		p.Effect, before = "gone", &out.Gone
	case out.Changed.ID != "":
		before, after = &out.Before, &out.Changed
	case out.Reordered:
		p.Effect = "order"
		return p, nil
	default:
		return p, nil
	}
	for _, c := range differences(before, after) {
		p.Changes = append(p.Changes, editing.FieldChange(c))
	}
	if after == nil {
		after = before
	} else if before != nil && len(p.Changes) > 0 {
		p.Effect = "values"
	}
	p.Item = section.Called(after.Content)
	return p, nil
}

// Restore brings back the state before a revision, as a change of its own. Later changes
// of other fields stay. A reason is required, except for experts who undo their own
// deletion.
func (s *Service) Restore(ctx context.Context, actor auth.Actor, expertID, revisionID, reason string) (Outcome, error) {
	reason = text.Line(reason)
	if _, err := s.editable(ctx, actor, expertID); err != nil {
		return Outcome{}, err
	}
	r, _, err := s.restorable(ctx, expertID, revisionID)
	if err != nil {
		return Outcome{}, err
	}
	if ownDeletion := r.Action == stored.Removed && r.ActorID == actor.UserID; reason == "" && !ownDeletion {
		return Outcome{}, errs.Field(map[string][]string{"reason": {"Enter a reason."}})
	}
	return s.change(ctx, actor, expertID, r.Section, either, reason, func(ctx context.Context, c *change) error { return c.restore(ctx, r) })
}

// restorable returns a revision of an expert's section.
func (s *Service) restorable(ctx context.Context, expertID, revisionID string) (stored.Revision, section.Section, error) {
	r, found, err := s.store.Revision(ctx, expertID, revisionID)
	if err != nil {
		return stored.Revision{}, section.Section{}, err
	}
	declared, known := section.Find(r.Section)
	if !found || !known {
		return stored.Revision{}, section.Section{}, stored.ErrNoRevision
	}
	return r, declared, nil
}

func (c *change) restore(ctx context.Context, r stored.Revision) error {
	out, err := history.Revert(c.declared, c.rows, r)
	if err != nil {
		return err
	}
	switch {
	case out.Back.ID != "":
		return c.bringBack(ctx, out)
	case out.Gone.ID != "":
		c.gone = history.PlaceOf(c.rows, c.find(out.Gone.ID))
		c.rows, c.removed = out.Rows, out.Gone
		c.number()
		c.revise(stored.Restored, &out.Gone, nil)
	case out.Changed.ID != "":
		at := c.find(out.Changed.ID)
		if err := c.accept(ctx, &out.Before, out.Changed); err != nil {
			return err
		}
		c.rows = out.Rows
		if err := c.settle(at); err != nil {
			return err
		}
		c.keepAs(stored.Restored, at, out.Before)
		c.result = c.rows[at]
		return nil
	case out.Reordered:
		c.reorderTo(stored.Restored, out.Rows)
	}
	return invalid(c.declared.CheckRows(stored.Contents(c.rows)))
}

func (c *change) bringBack(ctx context.Context, out history.Reverted) error {
	if err := c.accept(ctx, nil, out.Back); err != nil {
		return err
	}
	c.rows = out.Rows
	at := c.find(out.Back.ID)
	c.rows[at].UpdatedAt = c.now
	if err := c.settle(at); err != nil {
		return err
	}
	c.number()
	c.put, c.result = append(c.put, c.rows[at]), c.rows[at]
	c.revise(stored.Restored, nil, &c.rows[at])
	return nil
}

// accept checks a single item before it's stored. before is nil for a new one.
func (c *change) accept(ctx context.Context, before *stored.Item, after stored.Item) error {
	if err := c.check(after); err != nil {
		return err
	}
	var old section.Item
	if before != nil {
		old = before.Content
	}
	if err := c.service.checkHolds(ctx, c.expert.ID, old, after.Content); err != nil {
		return err
	}
	if err := c.service.Files.KeepFor(ctx, c.expert.ID, after.Content); err != nil {
		return err
	}
	return c.settleSlug(ctx, old, after.Content)
}

// differences lists the changed fields of an item and its visibility. before is nil for a
// new item, after for a removed one.
func differences(before, after *stored.Item) []section.Change {
	var old, fresh section.Item
	var oldVisibility, freshVisibility any
	if before != nil {
		old, oldVisibility = before.Content, before.Visibility
	}
	if after != nil {
		fresh, freshVisibility = after.Content, after.Visibility
	}
	changes := section.Diff(old, fresh)
	if oldVisibility != freshVisibility {
		changes = append(changes, section.Change{
			Field: stored.VisibilityField, Label: "Who sees it",
			Before: field.Encode(oldVisibility), After: field.Encode(freshVisibility),
		})
	}
	return changes
}
