package profile

import (
	"context"
	"errors"
	"slices"
	"time"

	"peritus/bff/auth"
	"peritus/bff/notify"
	"peritus/bff/platform/errs"
	"peritus/bff/platform/field"
	"peritus/bff/platform/text"
	"peritus/bff/profile/editing"
	"peritus/bff/profile/history"
	"peritus/bff/profile/section"
	"peritus/bff/profile/status"
	"peritus/bff/profile/stored"
)

// ActResult is what an act did to one profile. Err is why it did nothing.
type ActResult struct {
	ExpertID string
	Name     string
	Status   stored.Status // afterwards
	Err      error         // a *status.Refusal, or ErrNoExpert
}

// actsABatch is the number of profiles per transaction, so other writers get a turn.
const actsABatch = 100

// mostActReason is the longest reason, in characters.
const mostActReason = 2000

// ActAll does what staff can do to the state of profiles. Each is done or refused by
// itself. Results are in the order of the ids. Errors: Forbidden, Invalid.
func (s *Service) ActAll(ctx context.Context, actor auth.Actor, expertIDs []string, act status.Act, reason string) ([]ActResult, error) {
	if !actor.Staff() {
		return nil, errs.Denied("Only staff can do this.")
	}
	reason = text.Line(reason)
	if len([]rune(reason)) > mostActReason {
		return nil, errs.Field(map[string][]string{"reason": {"Shorten the reason to 2,000 characters or fewer."}})
	}
	results := make([]ActResult, 0, len(expertIDs))
	for some := range slices.Chunk(expertIDs, actsABatch) {
		err := s.store.DB.InTx(ctx, func(ctx context.Context) error {
			part, err := s.act(ctx, actor, status.Staff, some, act, reason)
			results = append(results, part...)
			return err
		})
		if err != nil {
			return nil, err
		}
	}
	return results, nil
}

// Act is ActAll for one profile. Errors: those of ActAll, ErrNoExpert, Conflict, and
// Invalid by field if the reason is missing.
func (s *Service) Act(ctx context.Context, actor auth.Actor, expertID string, act status.Act, reason string) error {
	results, err := s.ActAll(ctx, actor, []string{expertID}, act, reason)
	if err != nil {
		return err
	}
	return failure(results[0].Err)
}

// failure turns the refusal of an act into an error for people.
func failure(err error) error {
	var refusal *status.Refusal
	if !errors.As(err, &refusal) {
		return err
	}
	if refusal.Why == status.NoReason {
		return errs.Field(map[string][]string{"reason": {refusal.Error()}})
	}
	return errs.Conflicting(refusal.Error(), map[string]any{"status": string(refusal.From), "missing": refusal.Missing})
}

// act does one act to at most actsABatch profiles in the transaction in ctx.
func (s *Service) act(ctx context.Context, actor auth.Actor, by status.Role, expertIDs []string, act status.Act, reason string) ([]ActResult, error) {
	facts, err := s.factsOf(ctx, by, expertIDs, reason)
	if err != nil {
		return nil, err
	}
	results := make([]ActResult, len(expertIDs))
	var changed []restated
	for i, id := range expertIDs {
		results[i] = ActResult{ExpertID: id, Err: stored.ErrNoExpert}
		f, found := facts[id]
		if !found {
			continue
		}
		next, err := status.Next(act, f.expert.Status, f.Facts)
		results[i] = ActResult{ExpertID: id, Name: f.expert.Name, Status: f.expert.Status, Err: err}
		if err == nil {
			results[i].Status = next
			changed = append(changed, restated{f.expert, next})
		}
	}
	if len(changed) == 0 {
		return results, nil
	}
	return results, s.restate(ctx, actor, by, act, changed, reason)
}

// restated is a locked profile and its next state.
type restated struct {
	stored.Expert
	next stored.Status
}

// restate writes new states with their history, tells the owners, and records what staff
// did.
func (s *Service) restate(ctx context.Context, actor auth.Actor, by status.Role, act status.Act, changed []restated, reason string) error {
	now := s.clock.Now()
	revisions, entries, ids := make([]stored.Revision, len(changed)), make([]auth.AuditEntry, len(changed)), map[stored.Status][]string{}
	for i, c := range changed {
		revisions[i] = stored.Revision{
			ID: s.ids.New(), ExpertID: c.ID, Action: stored.Restated, Source: stored.ByExpert, ActorID: actor.UserID, ActorName: actor.Name,
			Changes: []section.Change{statusChange(c.Status, c.next)}, Reason: reason, At: now,
		}
		if by == status.Staff {
			revisions[i].Source, revisions[i].OnBehalf = stored.ByStaff, true
		}
		entries[i] = auth.AuditEntry{Action: audited[act], Kind: "expert", ID: c.ID, Name: auditName(c.Expert), Person: c.UserID, Reason: reason}
		ids[c.next] = append(ids[c.next], c.ID)
	}
	for next, some := range ids {
		if err := s.store.SetStatus(ctx, some, next, now); err != nil {
			return err
		}
	}
	if err := s.store.AddRevisions(ctx, revisions); err != nil {
		return err
	}
	if err := s.tellOwners(ctx, act, changed, reason); err != nil {
		return err
	}
	if err := s.announceAll(ctx, slices.Concat(ids[stored.Draft], ids[stored.Unclaimed], ids[stored.Pending], ids[stored.Published], ids[stored.Hidden]), now); err != nil {
		return err
	}
	if by != status.Staff {
		return nil
	}
	return s.approval.AuditLog.RecordAll(ctx, actor, entries)
}

// auditName is what the audit log calls a profile. The name of a person who has no account
// stays out, because a removal couldn't erase it.
func auditName(e stored.Expert) string {
	if e.UserID == "" || e.Name == "" {
		return "Profile"
	}
	return e.Name
}

// audited are the actions in the audit log.
var audited = map[status.Act]string{
	status.Approve: "expert.approved", status.Refuse: "expert.refused", status.Offer: "expert.offered",
	status.Publish: "expert.published", status.Hide: "expert.hidden", status.Unhide: "expert.unhidden",
}

func statusChange(from, to stored.Status) section.Change {
	return section.Change{Field: stored.StatusField, Label: "Status", Before: field.Encode(from), After: field.Encode(to)}
}

// tellOwners emails the owners whose profile was published, sent back, or hidden.
func (s *Service) tellOwners(ctx context.Context, act status.Act, changed []restated, reason string) error {
	var owned []stored.Expert
	for _, c := range changed {
		if c.UserID != "" && mailOf(act, c.next) != nil {
			owned = append(owned, c.Expert)
		}
	}
	if len(owned) == 0 {
		return nil
	}
	owners, err := s.approval.Accounts.People(ctx, ownersOf(owned))
	if err != nil {
		return err
	}
	for _, c := range changed {
		owner, found := owners[c.UserID]
		kind := mailOf(act, c.next)
		if !found || c.UserID == "" || kind == nil {
			continue
		}
		if err := s.approval.Notify.Send(ctx, notify.Message{Kind: kind, UserID: c.UserID, To: owner.Email, Data: notify.Data{"name": owner.Name,
			"reason": reason, "link": s.approval.WebOrigin + "/experts/my-profile"}}); err != nil {
			return err
		}
	}
	return nil
}

func mailOf(act status.Act, next stored.Status) *notify.Kind {
	switch {
	case act == status.Refuse:
		return changeRequested
	case act == status.Submit:
		return nil
	case next == stored.Published:
		return profilePublished
	case next == stored.Hidden:
		return profileHidden
	}
	return nil
}

// facts of a locked profile.
type facts struct {
	status.Facts
	expert stored.Expert
}

// factsOf locks profiles and returns what their next state depends on, by id. Erased ones
// are left out.
func (s *Service) factsOf(ctx context.Context, by status.Role, expertIDs []string, reason string) (map[string]facts, error) {
	experts, err := s.store.LockAll(ctx, expertIDs)
	if err != nil {
		return nil, err
	}
	all, err := s.store.ItemsIn(ctx, editing.ToPublish, expertIDs...)
	if err != nil {
		return nil, err
	}
	var hidden []string
	for _, e := range experts {
		if e.Status == stored.Hidden {
			hidden = append(hidden, e.ID)
		}
	}
	history := map[string][]stored.Revision{}
	if len(hidden) > 0 {
		if history, err = s.store.Restatements(ctx, hidden...); err != nil {
			return nil, err
		}
	}
	found := make(map[string]facts, len(experts))
	for _, e := range experts {
		f := facts{expert: e, Facts: status.Facts{By: by, Owned: e.UserID != "", Missing: editing.Missing(all[e.ID]), Reason: reason}}
		if e.Status == stored.Hidden {
			if f.Before, err = beforeHidden(e, history[e.ID]); err != nil {
				return nil, err
			}
		}
		found[e.ID] = f
	}
	return found, nil
}

// beforeHidden returns the state that a hidden profile goes back to. changes are its
// changes of state, newest first.
func beforeHidden(e stored.Expert, changes []stored.Revision) (stored.Status, error) {
	before := stored.Draft
	for _, r := range changes {
		from, to, err := history.StatusIn(r.Changes)
		if err != nil {
			return "", err
		}
		if to == stored.Hidden {
			before = from
			break
		}
	}
	if e.UserID == "" && before == stored.Pending { // released since
		before = stored.Unclaimed
	}
	return before, nil
}

// announceAll adds experts to the change feed in one step and notifies subscribers once.
func (s *Service) announceAll(ctx context.Context, expertIDs []string, at time.Time) error {
	if err := s.store.FeedAll(ctx, expertIDs, at); err != nil {
		return err
	}
	seq, err := s.store.LatestSeq(ctx)
	if err != nil {
		return err
	}
	s.Saved.Publish(ctx, Saved{ExpertID: expertIDs[0], Seq: seq})
	return nil
}
