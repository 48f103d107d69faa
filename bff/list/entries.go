package list

import (
	"context"
	"slices"

	"peritus/bff/auth"
	"peritus/bff/platform/clock"
	"peritus/bff/platform/errs"
	"peritus/bff/platform/field"
	"peritus/bff/platform/id"
)

// Added says what became of the experts to add.
type Added struct {
	List    List
	Added   []string // new on the list
	Already int
	Hidden  int // whose profiles the actor can't open
}

// Add puts experts at the end of the first stage. Those on the list stay where they are. A
// removed one comes back with their note. NotFound if the actor can open none of their
// profiles.
func (s *Service) Add(ctx context.Context, actor auth.Actor, listID string, expertIDs []string) (Added, error) {
	if _, _, err := s.readable(ctx, actor, listID); err != nil {
		return Added{}, err
	}
	wanted := validOnes(expertIDs)
	// Before the transaction, because search may catch up with changes first.
	seen, err := s.visible(ctx, actor, wanted)
	if err != nil {
		return Added{}, err
	}
	var result Added
	result.List, err = s.edit(ctx, actor, listID, Editor, func(ctx context.Context, _ List) (map[string]any, error) {
		result = Added{}
		entries, err := s.store.entries(ctx, listID)
		if err != nil {
			return nil, err
		}
		known, err := s.store.among(ctx, listID, wanted)
		if err != nil {
			return nil, err
		}
		before, notes := map[string]bool{}, map[string]Entry{}
		for _, r := range known {
			before[r.ExpertID] = r.RemovedAt == nil
			notes[r.ExpertID] = r.entry()
		}
		var added []Entry
		order := at(entries, Considering)
		for _, expertID := range wanted {
			switch {
			case before[expertID]:
				result.Already++
			case !slices.Contains(seen, expertID):
				result.Hidden++
			default:
				position, _ := place(order, "")
				e := Entry{ExpertID: expertID, Stage: Considering, Position: position, Version: notes[expertID].Version + 1,
					Note: notes[expertID].Note, NoteVersion: notes[expertID].NoteVersion + 1, AddedAt: s.Clock.Now()}
				added, order = append(added, e), append(order, e)
				result.Added = append(result.Added, expertID)
			}
		}
		switch {
		case result.Already == 0 && len(added) == 0:
			return nil, errNoExpert
		case len(entries)+len(added) > MostExperts:
			return nil, errFull
		case len(added) == 0:
			return nil, nil
		}
		if err := s.store.put(ctx, listID, added); err != nil {
			return nil, err
		}
		return touched(), s.record(ctx, actor, listID, Event{Kind: EventAdded}.of(result.Added))
	})
	return result, err
}

// Remove takes experts off a list, and returns those that were on it. PutBack undoes it.
func (s *Service) Remove(ctx context.Context, actor auth.Actor, listID string, expertIDs []string) (List, []string, error) {
	return s.mark(ctx, actor, listID, expertIDs, func(r entryRow) bool { return r.RemovedAt == nil }, clock.Millis(new(s.Clock.Now())))
}

// PutBack undoes a removal: the experts return to their places with their notes. It returns
// those that were removed. A Conflict if none can be put back.
func (s *Service) PutBack(ctx context.Context, actor auth.Actor, listID string, expertIDs []string) (List, []string, error) {
	oldest := s.Clock.Now().Add(-UndoFor).UnixMilli()
	return s.mark(ctx, actor, listID, expertIDs, func(r entryRow) bool { return r.RemovedAt != nil && *r.RemovedAt >= oldest }, nil)
}

func (s *Service) mark(ctx context.Context, actor auth.Actor, listID string, expertIDs []string, applies func(entryRow) bool, removedAt *int64) (List, []string, error) {
	var marked []string
	l, err := s.edit(ctx, actor, listID, Editor, func(ctx context.Context, _ List) (map[string]any, error) {
		marked = nil
		rows, err := s.store.among(ctx, listID, validOnes(expertIDs))
		if err != nil {
			return nil, err
		}
		for _, r := range rows {
			if applies(r) {
				marked = append(marked, r.ExpertID)
			}
		}
		if removedAt == nil {
			if len(rows) == 0 || len(marked) == 0 && slices.ContainsFunc(rows, func(r entryRow) bool { return r.RemovedAt != nil }) {
				return nil, errTooLate
			}
			entries, err := s.store.entries(ctx, listID)
			if err != nil {
				return nil, err
			}
			if len(entries)+len(marked) > MostExperts {
				return nil, errFull
			}
		}
		if len(marked) == 0 {
			return nil, nil
		}
		if err := s.store.remove(ctx, listID, marked, removedAt); err != nil {
			return nil, err
		}
		kind := EventRemoved
		if removedAt == nil {
			kind = EventPutBack
		}
		return touched(), s.record(ctx, actor, listID, Event{Kind: kind}.of(marked))
	})
	return l, marked, err
}

// Move puts an expert at a stage, after another one there, at Start, or at the end. Moves of
// different experts never undo each other. A Conflict if this expert was moved since the
// version that the actor saw, unless they are there already.
func (s *Service) Move(ctx context.Context, actor auth.Actor, listID, expertID string, version int, stage Stage, after string) (Entry, error) {
	if !slices.Contains(Stages, stage) {
		return Entry{}, errs.Field(map[string][]string{"stage": {"Choose a stage from the list."}})
	}
	var moved Entry
	_, err := s.edit(ctx, actor, listID, Editor, func(ctx context.Context, _ List) (map[string]any, error) {
		entries, err := s.store.entries(ctx, listID)
		if err != nil {
			return nil, err
		}
		e, err := one(entries, expertID)
		if err != nil {
			return nil, err
		}
		moved = e
		switch {
		case e.Stage == stage && isAfter(at(entries, stage), expertID, after):
			return nil, nil
		case e.Version != version:
			return nil, errMoved(e)
		}
		order := slices.DeleteFunc(at(entries, stage), func(o Entry) bool { return o.ExpertID == expertID })
		position, spread := place(order, after)
		if spread {
			for i := range order {
				order[i].Position = step * int64(i+1)
			}
			if err := s.store.put(ctx, listID, order); err != nil {
				return nil, err
			}
			position, _ = place(order, after)
		}
		moved.Stage, moved.Position, moved.Version = stage, position, e.Version+1
		if e.Stage != stage {
			if err := s.record(ctx, actor, listID, Event{Kind: EventMoved, ExpertID: expertID, Experts: 1, Stage: stage}); err != nil {
				return nil, err
			}
		}
		return touched(), s.store.updateEntry(ctx, listID, expertID, map[string]any{"stage": stage, "position": position, "version": moved.Version})
	})
	return moved, err
}

// Note saves the note about an expert. A Conflict with what it says now if it was changed
// since the version that the actor saw.
func (s *Service) Note(ctx context.Context, actor auth.Actor, listID, expertID string, form NoteForm) (Entry, error) {
	if problems := field.Validate(&form); len(problems) > 0 {
		return Entry{}, errs.Field(problems)
	}
	var noted Entry
	_, err := s.edit(ctx, actor, listID, Editor, func(ctx context.Context, _ List) (map[string]any, error) {
		entries, err := s.store.entries(ctx, listID)
		if err != nil {
			return nil, err
		}
		e, err := one(entries, expertID)
		if err != nil {
			return nil, err
		}
		noted = e
		switch {
		case e.Note == form.Note:
			return nil, nil
		case e.NoteVersion != *form.Version:
			return nil, errNoteChanged(e)
		}
		noted.Note, noted.NoteVersion = form.Note, e.NoteVersion+1
		if err := s.record(ctx, actor, listID, Event{Kind: EventNoted, ExpertID: expertID, Experts: 1}); err != nil {
			return nil, err
		}
		return touched(), s.store.updateEntry(ctx, listID, expertID, map[string]any{"note": noted.Note, "note_version": noted.NoteVersion})
	})
	return noted, err
}

// visible returns the experts whose profiles the actor can open, in the order given.
func (s *Service) visible(ctx context.Context, actor auth.Actor, expertIDs []string) ([]string, error) {
	wanted := validOnes(expertIDs)
	if len(wanted) == 0 {
		return nil, nil
	}
	seen, err := s.Experts.Visible(ctx, actor, wanted)
	return slices.DeleteFunc(wanted, func(expertID string) bool { return !slices.Contains(seen, expertID) }), err
}

// validOnes returns the texts that have the form of an id, each once.
func validOnes(expertIDs []string) []string {
	valid := make([]string, 0, len(expertIDs))
	for _, expertID := range expertIDs {
		if id.Valid(expertID) && !slices.Contains(valid, expertID) {
			valid = append(valid, expertID)
		}
	}
	return valid
}

// at returns the experts at a stage, in their order.
func at(entries []Entry, stage Stage) []Entry {
	var there []Entry
	for _, e := range entries {
		if e.Stage == stage {
			there = append(there, e)
		}
	}
	return there
}

func one(entries []Entry, expertID string) (Entry, error) {
	if i := slices.IndexFunc(entries, func(e Entry) bool { return e.ExpertID == expertID }); i >= 0 {
		return entries[i], nil
	}
	return Entry{}, errNoExpert
}
