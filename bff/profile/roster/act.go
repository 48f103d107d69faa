package roster

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strconv"

	"peritus/bff/auth"
	"peritus/bff/platform/errs"
	"peritus/bff/platform/field"
	"peritus/bff/profile"
	"peritus/bff/profile/status"
)

// Assign is what staff do to many profiles besides the acts of package status.
const Assign = "assign"

// Selection is what an act is done to: some profiles, or all that match a filter.
type Selection struct {
	IDs []string
	All bool
	Filter
	Count int // of all, as the person saw it
}

// ActForm is what staff enter for an act on many profiles.
type ActForm struct {
	Act      string `json:"act"`
	Assignee string `json:"assignee_id"`
	Reason   string `json:"reason"`
}

// Declare binds the fields.
func (a *ActForm) Declare(f *field.Form) {
	f.Choice(&a.Act, "Action", field.Pairs("publish: Publish", "hide: Hide", "unhide: Show again", "offer: Let the expert claim it", "assign: Assign"), field.Required)
	f.Text(&a.Assignee, "Assign to", field.Max(64))
	f.LongText(&a.Reason, "Reason", field.Max(2000), field.Hint("Kept in the history. Owners whose profile you hide get it by email."))
	f.Unless(a.Reason != "" || !status.NeedsReason(status.Act(a.Act)), &a.Reason, "Enter a reason. We keep it in the history.")
}

// Outcome is what an act did: the number of changed profiles, and the refused ones with
// why.
type Outcome struct {
	Done    int
	Refused []profile.ActResult
}

// Act does something to selected profiles. Each is done or refused by itself. Errors:
// Invalid by field, and Conflict if another number of profiles matches than the person saw.
func (s *Service) Act(ctx context.Context, actor auth.Actor, chosen Selection, form ActForm) (Outcome, error) {
	if problems := field.Validate(&form); len(problems) > 0 {
		return Outcome{}, errs.Field(problems)
	}
	ids, err := s.selected(ctx, chosen)
	if err != nil {
		return Outcome{}, err
	}
	if form.Act == Assign {
		return s.assign(ctx, actor, ids, form)
	}
	results, err := s.Profiles.ActAll(ctx, actor, ids, status.Act(form.Act), form.Reason)
	if err != nil {
		return Outcome{}, err
	}
	var out Outcome
	for _, r := range results {
		if r.Err != nil {
			out.Refused = append(out.Refused, r)
		} else {
			out.Done++
		}
	}
	return out, nil
}

// selected returns the ids of a selection. All that match are counted again, so that no one
// changes profiles they haven't seen.
func (s *Service) selected(ctx context.Context, chosen Selection) ([]string, error) {
	if !chosen.All {
		ids := slices.Clone(chosen.IDs)
		slices.Sort(ids)
		ids = slices.Compact(ids)
		if len(ids) == 0 {
			return nil, errs.Field(map[string][]string{"selected": {"Select at least one profile."}})
		}
		return ids, nil
	}
	ids, err := s.matching(ctx, chosen.Filter, MostAtOnce+1)
	if err != nil {
		return nil, err
	}
	switch {
	case len(ids) > MostAtOnce:
		return nil, errs.Field(map[string][]string{"selected": {fmt.Sprintf("Narrow the filter. At most %d profiles can be changed at once.", MostAtOnce)}})
	case len(ids) != chosen.Count:
		return nil, errs.Conflicting(fmt.Sprintf("The list has changed: %d profiles match now, not %d. Nothing was changed. Check the list, then try again.", len(ids), chosen.Count),
			map[string]any{"count": len(ids)})
	}
	return ids, nil
}

// assign gives profiles to a member of staff, or to no one.
func (s *Service) assign(ctx context.Context, actor auth.Actor, ids []string, form ActForm) (Outcome, error) {
	if !actor.Staff() {
		return Outcome{}, errs.Denied("Only staff can do this.")
	}
	if form.Assignee != "" {
		staff, err := s.Accounts.Staff(ctx)
		if err != nil {
			return Outcome{}, err
		}
		if !slices.ContainsFunc(staff, func(p auth.Person) bool { return p.ID == form.Assignee }) {
			return Outcome{}, errs.Field(map[string][]string{"assignee_id": {"Choose a member of staff."}})
		}
	}
	var out Outcome
	err := s.DB.InTx(ctx, func(ctx context.Context) error {
		found, err := s.store.names(ctx, ids)
		if err != nil {
			return err
		}
		var entries []auth.AuditEntry
		var some []string
		for _, id := range ids {
			r, exists := found[id]
			if !exists {
				out.Refused = append(out.Refused, profile.ActResult{ExpertID: id, Err: errors.New("This profile no longer exists.")}) //nolint:staticcheck // people read it
				continue
			}
			some = append(some, id)
			entry := auth.AuditEntry{Action: "expert.assigned", Kind: "expert", ID: id, Name: "Profile", Reason: form.Reason, Detail: auth.AuditDetail{"assigned": form.Assignee}}
			if r.UserID != nil {
				entry.Person = *r.UserID
			}
			entries = append(entries, entry)
		}
		out.Done = len(some)
		if len(some) == 0 {
			return nil
		}
		if err := s.store.assign(ctx, some, form.Assignee, s.Clock.Now()); err != nil {
			return err
		}
		return s.AuditLog.RecordAll(ctx, actor, entries)
	})
	return out, err
}

// Personal erases this package's data about a person.
type Personal struct{ *Service }

// exportDetail returns the filter of an export for its audit entry, without the words,
// which may be a person's name.
func (f Filter) exportDetail(profiles int) auth.AuditDetail {
	detail := auth.AuditDetail{"profiles": strconv.Itoa(profiles)}
	for key, value := range map[string]string{"state": string(f.Status), "assignee": f.Assignee} {
		if value != "" {
			detail[key] = value
		}
	}
	if f.Query != "" {
		detail["words"] = "some"
	}
	return detail
}
