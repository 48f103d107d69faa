package profile

import (
	"context"

	"peritus/bff/auth"
	"peritus/bff/platform/errs"
	"peritus/bff/platform/field"
	"peritus/bff/platform/text"
	"peritus/bff/profile/section"
)

// RestorePreview is what restoring the state before a revision would change.
type RestorePreview struct {
	Revision RevisionView  `json:"revision"`
	Item     string        `json:"item" doc:"What the entry is called."`
	Effect   string        `json:"effect" enum:"values,back,gone,order,nothing"`
	Changes  []FieldChange `json:"changes" doc:"From the current values to the restored ones."`
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
	all, err := s.store.itemsOf(ctx, expertID)
	if err != nil {
		return RestorePreview{}, err
	}
	out, err := revert(declared, all[r.Section], r)
	if err != nil {
		return RestorePreview{}, err
	}
	p := RestorePreview{Revision: revisionView(r), Effect: "nothing", Changes: []FieldChange{}}
	var before, after *Item
	switch {
	case out.back.ID != "":
		p.Effect, after = "back", &out.back
	case out.gone.ID != "":
		p.Effect, before = "gone", &out.gone
	case out.changed.ID != "":
		before, after = &out.before, &out.changed
	case out.reordered:
		p.Effect = "order"
		return p, nil
	default:
		return p, nil
	}
	for _, c := range differences(before, after) {
		p.Changes = append(p.Changes, FieldChange(c))
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
	if ownDeletion := r.Action == Removed && r.ActorID == actor.UserID; reason == "" && !ownDeletion {
		return Outcome{}, errs.Field(map[string][]string{"reason": {"Enter a reason."}})
	}
	return s.change(ctx, actor, expertID, r.Section, either, reason, func(ctx context.Context, c *change) error { return c.restore(ctx, r) })
}

// restorable returns a revision of an expert's section.
func (s *Service) restorable(ctx context.Context, expertID, revisionID string) (Revision, section.Section, error) {
	r, found, err := s.store.revision(ctx, expertID, revisionID)
	if err != nil {
		return Revision{}, section.Section{}, err
	}
	declared, known := section.Find(r.Section)
	if !found || !known {
		return Revision{}, section.Section{}, ErrNoRevision
	}
	return r, declared, nil
}

func (c *change) restore(ctx context.Context, r Revision) error {
	out, err := revert(c.declared, c.rows, r)
	if err != nil {
		return err
	}
	switch {
	case out.back.ID != "":
		return c.bringBack(ctx, out)
	case out.gone.ID != "":
		c.gone = placeOf(c.rows, c.find(out.gone.ID))
		c.rows, c.removed = out.rows, out.gone
		c.number()
		c.revise(Restored, &out.gone, nil)
	case out.changed.ID != "":
		at := c.find(out.changed.ID)
		if err := c.accept(ctx, &out.before, out.changed); err != nil {
			return err
		}
		c.rows = out.rows
		if err := c.settle(at); err != nil {
			return err
		}
		c.keepAs(Restored, at, out.before)
		c.result = c.rows[at]
		return nil
	case out.reordered:
		c.reorderTo(Restored, out.rows)
	}
	return invalid(c.declared.CheckRows(contents(c.rows)))
}

func (c *change) bringBack(ctx context.Context, out reverted) error {
	if err := c.accept(ctx, nil, out.back); err != nil {
		return err
	}
	c.rows = out.rows
	at := c.find(out.back.ID)
	c.rows[at].UpdatedAt = c.now
	if err := c.settle(at); err != nil {
		return err
	}
	c.number()
	c.put, c.result = append(c.put, c.rows[at]), c.rows[at]
	c.revise(Restored, nil, &c.rows[at])
	return nil
}

// accept checks a single item before it's stored. before is nil for a new one.
func (c *change) accept(ctx context.Context, before *Item, after Item) error {
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
func differences(before, after *Item) []section.Change {
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
			Field: visibilityField, Label: "Who sees it",
			Before: field.Encode(oldVisibility), After: field.Encode(freshVisibility),
		})
	}
	return changes
}
