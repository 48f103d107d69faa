package list

import (
	"context"
	"errors"
	"fmt"

	"gorm.io/gorm"

	"peritus/bff/auth"
	"peritus/bff/notify"
	"peritus/bff/platform/clock"
	"peritus/bff/platform/db"
	"peritus/bff/platform/errs"
	"peritus/bff/platform/field"
	"peritus/bff/platform/id"
	"peritus/bff/platform/recipient"
	"peritus/bff/platform/text"
)

// Deps of the service.
type Deps struct {
	DB      *db.DB
	Clock   clock.Clock
	IDs     id.Source
	Experts Experts
	People  auth.Directory
	// Colleagues finds the people with whom lists can be shared.
	Colleagues Colleagues
	Notify     notify.Sender
	Limits     recipient.Limiter
	WebOrigin  string // for links in emails
}

// Service keeps lists.
type Service struct {
	Deps
	store store
}

// New returns a service.
func New(deps Deps) *Service { return &Service{deps, store{deps.DB}} }

// Mine returns a page of the actor's lists, recently changed ones first, or of those that
// are archived, and how many there are of both.
func (s *Service) Mine(ctx context.Context, actor auth.Actor, page int, wantArchived bool) (lists []Summary, count, other int, err error) {
	this, that := current, archived
	if wantArchived {
		this, that = that, this
	}
	if count, err = s.store.count(this(s.DB.Read(ctx), actor.UserID)); err != nil {
		return nil, 0, 0, err
	}
	if other, err = s.store.count(that(s.DB.Read(ctx), actor.UserID)); err != nil {
		return nil, 0, 0, err
	}
	rows, err := s.store.page(this(s.DB.Read(ctx), actor.UserID), (page-1)*PageSize, PageSize)
	if err != nil {
		return nil, 0, 0, err
	}
	lists, err = s.store.summaries(ctx, rows)
	return lists, count, other, err
}

// Choice is a list that experts can be added to.
type Choice struct {
	Summary
	Holds int // of the experts
}

// Choices returns the actor's lists, recently changed ones first, and how many of the
// experts each has already.
func (s *Service) Choices(ctx context.Context, actor auth.Actor, expertIDs []string) ([]Choice, error) {
	rows, err := s.store.page(current(s.DB.Read(ctx), actor.UserID), 0, MostLists)
	if err != nil {
		return nil, err
	}
	lists, err := s.store.summaries(ctx, rows)
	if err != nil {
		return nil, err
	}
	ids := make([]string, len(lists))
	for i, l := range lists {
		ids[i] = l.ID
	}
	holds, err := s.store.holding(ctx, ids, validOnes(expertIDs))
	all := make([]Choice, len(lists))
	for i, l := range lists {
		all[i] = Choice{l, holds[l.ID]}
	}
	return all, err
}

// Get returns a list with its experts, by stage and in their order. NotFound if the actor
// may not read it.
func (s *Service) Get(ctx context.Context, actor auth.Actor, listID string) (List, Role, []Entry, error) {
	l, role, err := s.readable(ctx, actor, listID)
	if err != nil {
		return List{}, Nobody, nil, err
	}
	entries, err := s.store.entries(ctx, listID)
	return l, role, entries, err
}

func (s *Service) readable(ctx context.Context, actor auth.Actor, listID string) (List, Role, error) {
	row, err := s.store.find(ctx, listID)
	if err != nil {
		return List{}, Nobody, err
	}
	role, err := s.roleOf(ctx, actor, row)
	return row.list(), role, err
}

// roleOf returns the actor's role on a list. NotFound if they have none, or if it's deleted.
func (s *Service) roleOf(ctx context.Context, actor auth.Actor, row listRow) (Role, error) {
	if row.DeletedAt != nil {
		return Nobody, errNoList
	}
	if row.OwnerID == actor.UserID {
		return Owner, nil
	}
	role, err := s.store.roleAt(ctx, row.ID, actor)
	if err == nil && role == Nobody {
		err = errNoList
	}
	return role, err
}

// Create starts a list with some experts. Those whom the actor can't see are left out.
func (s *Service) Create(ctx context.Context, actor auth.Actor, form DetailsForm, expertIDs []string) (List, error) {
	if problems := field.Validate(&form); len(problems) > 0 {
		return List{}, errs.Field(problems)
	}
	seen, err := s.visible(ctx, actor, expertIDs)
	if err != nil {
		return List{}, err
	}
	now := s.Clock.Now()
	l := List{ID: s.IDs.New(), OwnerID: actor.UserID, Name: form.Name, Description: form.Description, Matter: form.matter(), Version: 1, CreatedAt: now, UpdatedAt: now}
	err = s.DB.InTx(ctx, func(ctx context.Context) error {
		if err := s.add(ctx, l); err != nil {
			return err
		}
		entries := make([]Entry, len(seen))
		for i, expertID := range seen {
			entries[i] = Entry{ExpertID: expertID, Stage: Considering, Position: step * int64(i+1), Version: 1, NoteVersion: 1, AddedAt: now}
		}
		return s.store.put(ctx, l.ID, entries)
	})
	if errors.Is(err, gorm.ErrDuplicatedKey) {
		err = errNameTaken(form.Name)
	}
	return l, err
}

// add stores a new list unless its owner has MostLists.
func (s *Service) add(ctx context.Context, l List) error {
	names, err := s.store.named(ctx, l.OwnerID)
	if err != nil {
		return err
	}
	if len(names) >= MostLists {
		return errTooMany
	}
	return s.store.create(ctx, l)
}

// change runs f in a transaction in which nobody else changes the list. It checks that the
// actor has the role and that the list isn't deleted. f returns the columns to change.
func (s *Service) change(ctx context.Context, actor auth.Actor, listID string, need Role, f func(ctx context.Context, l List) (map[string]any, error)) (List, error) {
	var changed List
	err := s.DB.InTx(ctx, func(ctx context.Context) error {
		row, err := s.store.lock(ctx, listID)
		if err != nil {
			return err
		}
		l := row.list()
		role, err := s.roleOf(ctx, actor, row)
		switch {
		case err != nil:
			return err
		case !role.may(Editor) && need != Reader:
			return errs.Denied("You can read this list, but not change it.")
		case !role.may(need):
			return errs.Denied("Only the owner of this list can do this.")
		}
		columns, err := f(ctx, l)
		if err != nil {
			return err
		}
		if columns != nil {
			columns["updated_at"] = s.Clock.Now().UnixMilli()
			if err := s.store.update(ctx, listID, columns); err != nil {
				return err
			}
		}
		row, err = s.store.find(ctx, listID)
		changed = row.list()
		return err
	})
	return changed, err
}

// edit is change for lists that aren't archived.
func (s *Service) edit(ctx context.Context, actor auth.Actor, listID string, need Role, f func(ctx context.Context, l List) (map[string]any, error)) (List, error) {
	return s.change(ctx, actor, listID, need, func(ctx context.Context, l List) (map[string]any, error) {
		if l.ArchivedAt != nil {
			return nil, errArchived
		}
		return f(ctx, l)
	})
}

// touched are the columns of a list of which only experts changed.
func touched() map[string]any { return map[string]any{} }

// Rename changes a list's name, description, and matter. A Conflict with what it says now if the
// actor saw another version.
func (s *Service) Rename(ctx context.Context, actor auth.Actor, listID string, form RenameForm) (List, error) {
	if problems := field.Validate(&form); len(problems) > 0 {
		return List{}, errs.Field(problems)
	}
	l, err := s.edit(ctx, actor, listID, Editor, func(ctx context.Context, l List) (map[string]any, error) {
		switch {
		case l.Name == form.Name && l.Description == form.Description && l.Matter == form.matter():
			return nil, nil
		case l.Version != *form.Version:
			return nil, errDetailsChanged(l)
		}
		return map[string]any{"name": form.Name, "name_key": text.Folded(form.Name), "description": form.Description, "caption": form.Caption, "court": form.Court,
			"docket": form.Docket, "trial_on": form.TrialOn, "version": l.Version + 1}, s.record(ctx, actor, listID, Event{Kind: EventEdited})
	})
	if errors.Is(err, gorm.ErrDuplicatedKey) {
		err = errNameTaken(form.Name)
	}
	return l, err
}

// Archive puts a list away: it stays as it is until it's restored. Doing it twice is the
// same as once.
func (s *Service) Archive(ctx context.Context, actor auth.Actor, listID string) (List, error) {
	return s.change(ctx, actor, listID, Owner, func(_ context.Context, l List) (map[string]any, error) {
		if l.ArchivedAt != nil {
			return nil, nil
		}
		return map[string]any{"archived_at": s.Clock.Now().UnixMilli()}, nil
	})
}

// Restore brings an archived list back.
func (s *Service) Restore(ctx context.Context, actor auth.Actor, listID string) (List, error) {
	return s.change(ctx, actor, listID, Owner, func(_ context.Context, l List) (map[string]any, error) {
		if l.ArchivedAt == nil {
			return nil, nil
		}
		return map[string]any{"archived_at": nil}, nil
	})
}

// Delete deletes a list. Its name is free at once, and Undelete brings it back for UndoFor.
func (s *Service) Delete(ctx context.Context, actor auth.Actor, listID string) (List, error) {
	return s.change(ctx, actor, listID, Owner, func(context.Context, List) (map[string]any, error) {
		return map[string]any{"deleted_at": s.Clock.Now().UnixMilli(), "name_key": nil}, nil
	})
}

// Undelete undoes a deletion. If the name has been taken, the list gets a number.
func (s *Service) Undelete(ctx context.Context, actor auth.Actor, listID string) (List, error) {
	var restored List
	err := s.again(func() error {
		return s.DB.InTx(ctx, func(ctx context.Context) error {
			row, err := s.store.lock(ctx, listID)
			if err != nil {
				return err
			}
			if row.OwnerID != actor.UserID {
				return errNoList
			}
			if row.DeletedAt == nil {
				restored = row.list()
				return nil
			}
			if s.Clock.Now().Sub(clock.AtMillis(row.DeletedAt)) > UndoFor {
				return errTooLate
			}
			names, err := s.store.named(ctx, row.OwnerID)
			if err != nil {
				return err
			}
			if len(names) >= MostLists {
				return errTooMany
			}
			name := freeName(row.Name, names)
			if err := s.store.update(ctx, listID, map[string]any{"deleted_at": nil, "name": name, "name_key": text.Folded(name)}); err != nil {
				return err
			}
			row, err = s.store.find(ctx, listID)
			restored = row.list()
			return err
		})
	})
	return restored, err
}

// Copy returns a new list with the same experts, stages, order, and notes.
func (s *Service) Copy(ctx context.Context, actor auth.Actor, listID string) (List, error) {
	var made List
	err := s.again(func() error {
		return s.DB.InTx(ctx, func(ctx context.Context) error {
			row, err := s.store.lock(ctx, listID)
			if err != nil {
				return err
			}
			of := row.list()
			if _, err := s.roleOf(ctx, actor, row); err != nil {
				return err
			}
			names, err := s.store.named(ctx, actor.UserID)
			if err != nil {
				return err
			}
			now := s.Clock.Now()
			made = List{ID: s.IDs.New(), OwnerID: actor.UserID, Name: freeName("Copy of "+of.Name, names), Description: of.Description, Matter: of.Matter, Version: 1, CreatedAt: now, UpdatedAt: now}
			if err := s.add(ctx, made); err != nil {
				return err
			}
			entries, err := s.store.entries(ctx, listID)
			if err != nil {
				return err
			}
			for i := range entries {
				entries[i].Version, entries[i].NoteVersion, entries[i].AddedAt = 1, 1, now
			}
			return s.store.put(ctx, made.ID, entries)
		})
	})
	return made, err
}

// again repeats f while someone else takes the name that it found free.
func (s *Service) again(f func() error) (err error) {
	for range 10 {
		if err = f(); !errors.Is(err, gorm.ErrDuplicatedKey) {
			return err
		}
	}
	return err
}

// longestName is the longest name of a list, in characters.
const longestName = 100

// freeName returns the name, with a number if it's taken.
func freeName(name string, taken map[string]bool) string {
	free := clipped(name, "")
	for n := 2; taken[text.Folded(free)]; n++ {
		free = clipped(name, fmt.Sprintf(" (%d)", n))
	}
	return free
}

// clipped shortens a name so that there is room for its end.
func clipped(name, end string) string {
	runes := []rune(name)
	return string(runes[:min(len(runes), longestName-len(end))]) + end
}

// Sweep deletes for good what can't be undone anymore, and codes that stopped working long
// ago.
func (s *Service) Sweep(ctx context.Context) error {
	now := s.Clock.Now()
	return errors.Join(s.store.sweep(ctx, now.Add(-UndoFor)), s.store.sweepCodes(ctx, now.Add(-KeptCodes)))
}
