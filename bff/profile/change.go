package profile

import (
	"bytes"
	"context"
	"encoding/json"
	"maps"
	"slices"
	"strings"
	"time"

	"peritus/bff/auth"
	"peritus/bff/platform/errs"
	"peritus/bff/platform/field"
	"peritus/bff/platform/text"
	"peritus/bff/profile/address"
	"peritus/bff/profile/derived"
	"peritus/bff/profile/editing"
	"peritus/bff/profile/history"
	"peritus/bff/profile/section"
	"peritus/bff/profile/stored"
)

// change is one save in progress. All changes to a section go through it.
type change struct {
	service  *Service
	actor    auth.Actor
	by       authority
	expert   stored.Expert
	declared section.Section
	now      time.Time

	all       stored.Sections  // of the whole profile
	rows      []stored.Item    // of this section, in order
	put       []stored.Item    // new or changed
	removed   stored.Item      // the zero Item if none
	gone      history.RowPlace // where the removed row was
	reordered bool
	confirmed bool
	revisions []stored.Revision
	result    stored.Item
	origin    string // of imported rows, for the history
	reason    string
}

// shape is the kind of section an action applies to.
type shape int

const (
	either shape = iota
	single
	listed
)

func (s shape) fits(declared section.Section) bool {
	return s == either || (s == single) == declared.Single
}

// change runs one edit: it checks the policy, makes the edit, and updates the section,
// revision, summary, and feed in one transaction. It publishes the event after the
// commit. A change on the expert's behalf without a reason is Invalid at "reason".
func (s *Service) change(ctx context.Context, actor auth.Actor, expertID, code string, fitting shape, reason string, edit func(context.Context, *change) error) (Outcome, error) {
	declared, found := section.Find(code)
	if !found || !fitting.fits(declared) {
		return Outcome{}, stored.ErrNoSuch
	}
	var out Outcome
	err := s.store.DB.InTx(ctx, func(ctx context.Context) error {
		expert, err := s.store.Lock(ctx, expertID)
		if err != nil {
			return err
		}
		by, err := mayEdit(actor, expert.UserID)
		if err != nil {
			return err
		}
		all, err := s.store.ItemsOf(ctx, expertID)
		if err != nil {
			return err
		}
		c := &change{service: s, actor: actor, by: by, expert: expert, declared: declared, now: s.clock.Now(), all: all, reason: text.Line(reason)}
		c.rows = c.all[code]
		if err := c.explained(edit(ctx, c)); err != nil {
			return err
		}
		out, err = c.write(ctx)
		return err
	})
	return out, err
}

const (
	slugTakenText = "This address is taken. Choose another."
	slugLimitText = "You have changed this address too often. Ask us if you need another."
)

func (c *change) find(itemID string) int {
	return slices.IndexFunc(c.rows, func(i stored.Item) bool { return i.ID == itemID })
}

// newItem returns an item after the last row.
func (c *change) newItem(visibility stored.Visibility, content section.Item) stored.Item {
	return stored.Item{
		ID: c.service.ids.New(), Section: c.declared.Code, Position: len(c.rows) + 1, Visibility: visibility,
		Source: c.by.source, Version: 1, Content: content, CreatedBy: c.actor.UserID, CreatedAt: c.now, UpdatedAt: c.now,
	}
}

func (c *change) add(ctx context.Context, in Input) error {
	if at := c.savedBy(in); at >= 0 {
		return c.save(ctx, at, in)
	}
	item := c.newItem(in.Visibility, in.Content)
	item.Edit = in.edit()
	if err := c.accept(ctx, nil, item); err != nil {
		return err
	}
	c.rows = append(slices.Clone(c.rows), item)
	if err := c.settle(len(c.rows) - 1); err != nil {
		return err
	}
	c.put, c.result = append(c.put, item), item
	c.revise(stored.Added, nil, &item)
	return nil
}

func (c *change) save(ctx context.Context, at int, in Input) error {
	before := c.rows[at]
	after := before
	after.Visibility, after.Content, after.Edit = in.Visibility, in.Content, in.edit()
	if in.Version != before.Version && !in.wrote(before) {
		after.Edit.Version = stored.Merged
		if err := c.merge(&after, before, in); err != nil {
			return err
		}
	}
	if err := c.accept(ctx, &before, after); err != nil {
		return err
	}
	c.rows = slices.Clone(c.rows)
	c.rows[at] = after
	if err := c.settle(at); err != nil {
		return err
	}
	c.keep(at, before)
	c.result = c.rows[at]
	return nil
}

// savedBy returns the row that this form has added already, or -1.
func (c *change) savedBy(in Input) int { return slices.IndexFunc(c.rows, in.wrote) }

// merge joins an edit of an older version with what was saved since. It fails if both
// sides changed a field, or if the edit doesn't say what it started from.
func (c *change) merge(after *stored.Item, theirs stored.Item, in Input) error {
	if err := c.check(*after); err != nil {
		return err
	}
	if in.Base == nil || in.Version > theirs.Version {
		return staleVersion(theirs, in, nil)
	}
	merged, conflicts, err := c.declared.Merge(in.Base.Content, in.Content, theirs.Content)
	if err != nil {
		return err
	}
	switch {
	case in.Visibility == in.Base.Visibility:
		after.Visibility = theirs.Visibility
	case theirs.Visibility != in.Base.Visibility && theirs.Visibility != in.Visibility:
		conflicts = append(conflicts, "visibility")
	}
	if len(conflicts) > 0 {
		return staleVersion(theirs, in, conflicts)
	}
	after.Content = merged
	return nil
}

// keep stores the row if it changed.
func (c *change) keep(at int, before stored.Item) { c.keepAs(stored.Changed, at, before) }

func (c *change) keepAs(action stored.Action, at int, before stored.Item) {
	after := &c.rows[at]
	if len(section.Diff(before.Content, after.Content)) == 0 && before.Visibility == after.Visibility {
		return
	}
	if action != stored.Changed {
		after.Edit = stored.Edit{}
	}
	after.Version++
	after.Source, after.UpdatedAt = c.by.source, c.now
	c.put = append(c.put, *after)
	c.revise(action, &before, after)
}

func (c *change) remove(at, version int) error {
	item := c.rows[at]
	if item.Version != version {
		return staleVersion(item, Input{}, nil)
	}
	c.gone = history.PlaceOf(c.rows, at)
	c.rows = slices.Delete(slices.Clone(c.rows), at, at+1)
	if err := invalid(c.declared.CheckRows(stored.Contents(c.rows))); err != nil {
		return err
	}
	c.number()
	c.removed = item
	c.revise(stored.Removed, &item, nil)
	return nil
}

func (c *change) reorder(itemIDs []string) error {
	before := ids(c.rows)
	given, present := slices.Sorted(slices.Values(itemIDs)), slices.Sorted(slices.Values(before))
	if !slices.Equal(given, present) {
		return errs.Conflicting("Someone else has changed this list.", map[string]any{"yours": itemIDs, "theirs": before})
	}
	if slices.Equal(itemIDs, before) {
		return nil
	}
	rows := make([]stored.Item, len(itemIDs))
	for i, itemID := range itemIDs {
		rows[i] = c.rows[c.find(itemID)]
	}
	c.reorderTo(stored.Reordered, rows)
	return nil
}

func (c *change) reorderTo(action stored.Action, rows []stored.Item) {
	before, after := ids(c.rows), ids(rows)
	if slices.Equal(before, after) {
		return
	}
	c.rows = rows
	c.number()
	c.revisions = append(c.revisions, c.revision(action, "", []section.Change{{
		Field: stored.OrderField, Label: "Order", Before: field.Encode(before), After: field.Encode(after),
	}}))
}

func ids(items []stored.Item) []string {
	list := make([]string, len(items))
	for i := range items {
		list[i] = items[i].ID
	}
	return list
}

// number sets the rows' positions in their current order.
func (c *change) number() {
	c.reordered = true
	for i := range c.rows {
		c.rows[i].Position = i + 1
	}
}

func (c *change) confirm() error {
	if len(c.rows) == 0 {
		return errs.Field(map[string][]string{"section": {"There is nothing to confirm yet."}})
	}
	c.confirmed = true
	c.revisions = append(c.revisions, c.revision(stored.Confirmed, "", []section.Change{}))
	return nil
}

// check validates a single item.
func (c *change) check(item stored.Item) error {
	problems := field.Check(item.Content)
	if !item.Visibility.Valid() {
		problems.Add("visibility", "Choose an option from the list.")
	}
	return invalid(problems)
}

// settle lets the row at a position change its neighbors and validates all rows together.
// It copies the neighbors' contents first.
func (c *change) settle(at int) error {
	if c.declared.Settle != nil {
		before := slices.Clone(c.rows)
		for i := range c.rows {
			if i != at {
				copied, err := c.declared.Read(field.Encode(c.rows[i].Content))
				if err != nil {
					return err
				}
				c.rows[i].Content, c.rows[i].Edit = copied, stored.Edit{}
			}
		}
		c.declared.Settle(stored.Contents(c.rows), at)
		for i := range c.rows {
			if i != at {
				c.keep(i, before[i])
			}
		}
	}
	return invalid(c.declared.CheckRows(stored.Contents(c.rows)))
}

// settleSlug makes sure that the page's slug is unique. If none was entered, it's made from
// a new name, and the page of an unchanged one keeps its own. before is nil for a new item.
func (c *change) settleSlug(ctx context.Context, before, after section.Item) error {
	about, ok := after.(*section.AboutMe)
	if !ok || about.Slug == c.expert.Slug && about.Slug != "" {
		return nil
	}
	was, _ := before.(*section.AboutMe)
	if about.Slug == "" && c.expert.Slug != "" && (was == nil || was.FirstName == about.FirstName && was.LastName == about.LastName) {
		about.Slug = c.expert.Slug
		return nil
	}
	candidates := []string{about.Slug}
	if about.Slug == "" {
		unique := c.service.ids.New()
		candidates = address.Candidates(about.FirstName+" "+about.LastName, unique[max(0, len(unique)-8):])
	}
	taken, err := c.takenSlugs(ctx, candidates)
	if err != nil {
		return err
	}
	for _, slug := range candidates {
		// Not taken. A different spelling of the profile's own slug is a normal change.
		key := address.Key(slug)
		if own := key == address.Key(c.expert.Slug); own || !taken[key] {
			about.Slug = slug
			return c.mayMove(ctx, own)
		}
	}
	return errs.Field(map[string][]string{"slug": {slugTakenText}})
}

// takenSlugs returns the keys that other profiles have or had. No one can take another of
// the slugs until the transaction ends.
func (c *change) takenSlugs(ctx context.Context, slugs []string) (map[string]bool, error) {
	store := c.service.store
	if err := store.LockChanges(ctx); err != nil {
		return nil, err
	}
	keys := make([]string, len(slugs))
	for i, slug := range slugs {
		keys[i] = address.Key(slug)
	}
	taken, err := store.TakenSlugs(ctx, keys)
	if err != nil {
		return nil, err
	}
	refused, err := c.service.former().Refused(ctx, c.expert.ID, slugs)
	maps.Copy(taken, refused)
	return taken, err
}

// mayMove refuses a new slug to experts who have left too many. own means that only the
// spelling changes.
func (c *change) mayMove(ctx context.Context, own bool) error {
	if own || c.expert.Slug == "" || c.by.onBehalf {
		return nil
	}
	full, err := c.service.former().Full(ctx, c.expert.ID)
	if err == nil && full {
		err = errs.Field(map[string][]string{"slug": {slugLimitText}})
	}
	return err
}

// staleVersion is a conflict with both values. fields are those that both sides changed,
// or nil if that isn't known.
func staleVersion(theirs stored.Item, yours Input, fields []string) error {
	data := map[string]any{"theirs": editing.ViewItem(theirs), "version": theirs.Version, "yours": nil, "fields": fields}
	if yours.Content != nil {
		data["yours"] = editing.ItemDraft{Visibility: string(yours.Visibility), Data: field.Encode(yours.Content)}
	}
	return errs.Conflicting("Someone else has changed this.", data)
}

// revise records a change of an item. before is nil for a new item, after is nil for a
// removed one.
func (c *change) revise(action stored.Action, before, after *stored.Item) {
	itemID := ""
	if before != nil {
		itemID = before.ID
	}
	if after != nil {
		itemID = after.ID
	}
	changes := differences(before, after)
	if after == nil { // where it comes back to
		changes = append(changes,
			section.Change{Field: stored.PlaceField, Label: "Place", Before: field.Encode(c.gone), After: history.Null},
			section.Change{Field: stored.VersionField, Label: "Version", Before: field.Encode(before.Version), After: history.Null})
	}
	c.revisions = append(c.revisions, c.revision(action, itemID, changes))
}

func (c *change) revision(action stored.Action, itemID string, changes []section.Change) stored.Revision {
	return stored.Revision{
		ID: c.service.ids.New(), ExpertID: c.expert.ID, Section: c.declared.Code, ItemID: itemID, Action: action,
		Source: c.by.source, ActorID: c.actor.UserID, ActorName: c.actor.Name, OnBehalf: c.by.onBehalf,
		Changes: changes, Reason: strings.TrimSpace(c.origin + " " + c.reason), At: c.now,
	}
}

// write stores the edit. If nothing changed, it writes nothing and publishes no event.
func (c *change) write(ctx context.Context) (Outcome, error) {
	s, code := c.service, c.declared.Code
	was := c.all
	c.all = maps.Clone(c.all)
	c.all[code] = c.rows
	confirmed, err := s.store.ConfirmationsOf(ctx, c.expert.ID)
	if err != nil {
		return Outcome{}, err
	}
	if len(c.revisions) > 0 {
		if err := c.writeItems(ctx); err != nil {
			return Outcome{}, err
		}
		var at *time.Time
		if c.confirmed || !c.by.onBehalf {
			at = &c.now // experts who change their own section have just reviewed it
			if confirmed == nil {
				confirmed = map[string]time.Time{}
			}
			confirmed[code] = c.now
		}
		if err := s.store.SaveSection(ctx, c.expert.ID, code, c.rows, at, c.actor.UserID); err != nil {
			return Outcome{}, err
		}
		before := c.expert
		c.expert = derived.Summarize(c.expert, c.all, confirmed, c.now)
		if c.shows(was[code]) {
			c.expert.ShownAt = c.now
		}
		if err := s.saveExpert(ctx, before, c.expert); err != nil {
			return Outcome{}, err
		}
		if err := s.former().Move(ctx, c.expert.ID, before.Slug, c.expert.Slug); err != nil {
			return Outcome{}, err
		}
		if err := s.store.AddRevisions(ctx, c.revisions); err != nil {
			return Outcome{}, err
		}
		if err := s.derived.DeriveOne(ctx, before, was, c.expert, c.all); err != nil {
			return Outcome{}, err
		}
		if err := s.testimonyChanged(ctx, c, was[code]); err != nil {
			return Outcome{}, err
		}
		if err := s.announce(ctx, c.expert.ID, code, c.now); err != nil {
			return Outcome{}, err
		}
	}
	revision, complete := "", c.expert.Completeness
	if len(c.revisions) > 0 {
		revision = c.revisions[len(c.revisions)-1].ID
	} else if c.expert.Derived != derived.Version {
		complete = section.Completeness(c.all.Contents())
	}
	return Outcome{
		Revision: revision, Item: c.result, Changed: len(c.revisions) > 0, Completeness: complete,
		Section: editing.ViewSummary(c.declared, c.rows, confirmed, c.now),
	}, nil
}

// shows reports whether the change alters what everyone sees of the section, of which before
// are the rows it had.
func (c *change) shows(before []stored.Item) bool {
	for _, item := range c.put {
		var was json.RawMessage
		if at := slices.IndexFunc(before, func(i stored.Item) bool { return i.ID == item.ID }); at >= 0 {
			was = shownOf(before[at])
		}
		if !bytes.Equal(was, shownOf(item)) {
			return true
		}
	}
	return c.reordered && !slices.Equal(shownIDs(before), shownIDs(c.rows)) // or without a row
}

// shownOf returns what everyone sees of an item, or nil.
func shownOf(item stored.Item) json.RawMessage {
	if !stored.Visitors.Sees(item.Visibility) || section.Confidential(item.Content) {
		return nil
	}
	if seen := section.Seen(item.Content, false); len(seen) > len("{}") {
		return seen
	}
	return nil
}

// shownIDs lists the items of which everyone sees something.
func shownIDs(items []stored.Item) []string {
	var shown []string
	for _, item := range items {
		if shownOf(item) != nil {
			shown = append(shown, item.ID)
		}
	}
	return shown
}

func (c *change) writeItems(ctx context.Context) error {
	store, expertID := c.service.store, c.expert.ID
	if c.removed.ID != "" {
		if err := store.RemoveItem(ctx, expertID, c.removed); err != nil {
			return err
		}
	}
	if err := store.PutItems(ctx, expertID, c.put); err != nil {
		return err
	}
	if err := store.AddOrganizations(ctx, derived.OrganizationsIn(c.put)); err != nil {
		return err
	}
	if c.reordered {
		return store.PlaceItems(ctx, expertID, c.declared.Code, c.rows)
	}
	return nil
}
