package conflict

import (
	"context"
	"slices"

	"peritus/bff/auth"
	"peritus/bff/notify"
)

const (
	// atOnce is how many changed profiles one transaction compares.
	atOnce = 200
	// mostLinked is how many conversations an email links to.
	mostLinked = 10
)

// Recheck runs the checks of the conversations again whose experts changed the names of their
// record since the last call, and those that had to wait. Whichever process does it, each
// change is compared once: the change up to which they are is stored with the checks.
func (s *Service) Recheck(ctx context.Context) error {
	for _, some := range []func(context.Context) (bool, error){s.recheckSome, s.recheckStale} {
		for more := true; more; {
			err := s.DB.InTx(ctx, func(ctx context.Context) (err error) {
				more, err = some(ctx)
				return err
			})
			if err != nil {
				return err
			}
		}
	}
	return nil
}

// recheckSome compares the next changes. It reports whether there may be more.
func (s *Service) recheckSome(ctx context.Context) (more bool, err error) {
	seq, err := s.store.lockReach(ctx)
	if err != nil {
		return false, err
	}
	latest, err := s.Experts.Latest(ctx)
	if err != nil || latest == seq {
		return false, err
	}
	if latest < seq { // a restored backup is older
		return false, s.store.setReach(ctx, latest)
	}
	expertIDs, last, err := s.Experts.Changed(ctx, seq, atOnce)
	if err != nil {
		return false, err
	}
	if len(expertIDs) == 0 {
		return false, s.store.setReach(ctx, latest)
	}
	states, err := s.store.lock(ctx, "expert_id IN ?", expertIDs)
	if err != nil {
		return false, err
	}
	if err := s.recheck(ctx, states); err != nil {
		return false, err
	}
	return len(expertIDs) == atOnce, s.store.setReach(ctx, last)
}

// recheckStale runs the next checks that waited. It reports whether there may be more.
func (s *Service) recheckStale(ctx context.Context) (more bool, err error) {
	states, err := s.store.lockStale(ctx, s.Clock.Now().Add(-restSpan), atOnce)
	if err != nil {
		return false, err
	}
	return len(states) == atOnce, s.recheck(ctx, states)
}

// recheck runs checks again if the names of their experts changed, or lets them wait.
func (s *Service) recheck(ctx context.Context, states []State) error {
	if len(states) == 0 {
		return nil
	}
	records, err := s.Experts.Records(ctx, expertsOf(states)...)
	if err != nil {
		return err
	}
	now := s.Clock.Now()
	var ids, waiting, done []string
	states = slices.DeleteFunc(states, func(state State) bool {
		wanted := state.mayTurn() && recordHash(state.salt, records[state.ExpertID]) != state.record
		switch {
		case wanted && state.restedBy(now):
			ids = append(ids, state.ConversationID)
			return false
		case wanted && !state.stale:
			waiting = append(waiting, state.ConversationID)
		case !wanted && state.stale:
			done = append(done, state.ConversationID)
		}
		return true
	})
	if err := s.store.setStale(ctx, true, waiting); err != nil {
		return err
	}
	if len(states) == 0 {
		return s.store.setStale(ctx, false, done)
	}
	open, err := s.Conversations.Open(ctx, ids)
	if err != nil {
		return err
	}
	states = slices.DeleteFunc(states, func(state State) bool {
		_, found := open[state.ConversationID]
		if !found && state.stale {
			done = append(done, state.ConversationID)
		}
		return !found
	})
	if err := s.store.setStale(ctx, false, done); err != nil {
		return err
	}
	if len(states) == 0 {
		return nil
	}
	parties, err := s.store.parties(ctx, ids...)
	if err != nil {
		return err
	}
	checks := make([]Check, len(states))
	entries := make([]auth.AuditEntry, len(states))
	for i, state := range states {
		record, all := records[state.ExpertID], parties[state.ConversationID]
		checks[i] = certified(Check{ConversationID: state.ConversationID, Number: state.Number + 1, Result: compared(record, all), CheckedAt: now}, "", state.ExpertID, all, record)
		states[i] = next(state, checks[i], record)
		entries[i] = entry(state.ExpertID, checks[i].Result, all)
	}
	if err := s.store.keep(ctx, states, checks); err != nil {
		return err
	}
	if err := s.AuditLog.RecordAll(ctx, auth.Nobody, entries); err != nil {
		return err
	}
	return s.tell(ctx, open, "")
}

func expertsOf(states []State) []string {
	var ids []string
	for _, state := range states {
		ids = append(ids, state.ExpertID)
	}
	slices.Sort(ids)
	return slices.Compact(ids)
}

// tell tells both of conversations to look again: in the conversation at once, and by email,
// one for all of a person's.
// Whoever caused it or muted the conversation gets no email.
func (s *Service) tell(ctx context.Context, talks map[string]Talk, causedBy string) error {
	var ids, users []string
	links, inboxes := map[string][]string{}, map[string]string{}
	for conversationID := range talks {
		ids = append(ids, conversationID)
	}
	slices.Sort(ids)
	muted, err := s.Conversations.Muted(ctx, ids)
	if err != nil {
		return err
	}
	for _, conversationID := range ids {
		t := talks[conversationID]
		for userID, side := range map[string]string{t.AttorneyID: "attorney", t.ExpertUserID: "expert"} {
			if userID == "" || userID == causedBy || slices.Contains(muted[conversationID], userID) {
				continue
			}
			if links[userID] == nil {
				users = append(users, userID)
			}
			links[userID] = append(links[userID], s.Conversations.Link(side, conversationID))
			inboxes[userID] = s.Conversations.Link(side, "")
		}
	}
	people, err := s.People.People(ctx, users)
	if err != nil {
		return err
	}
	var messages []notify.Message
	slices.Sort(users)
	for _, userID := range users {
		person, found := people[userID]
		if !found {
			continue
		}
		all := links[userID]
		shown, path := all[:min(len(all), mostLinked)], all[0]
		if len(all) > 1 {
			path = inboxes[userID]
		}
		messages = append(messages, notify.Message{Kind: checkedAgain, UserID: userID, To: person.Email,
			Data: notify.Data{"name": person.Name, "links": shown, "more": len(all) - len(shown), "conversations": len(all), "path": path}})
	}
	if err := s.Notify.Send(ctx, messages...); err != nil {
		return err
	}
	return s.Conversations.Tell(ctx, ids)
}
