package conflict

import (
	"context"
	"slices"
	"time"

	"peritus/bff/auth"
	"peritus/bff/notify"
	"peritus/bff/platform/errs"
)

var (
	errOffered   = errs.Conflicting("The other person has agreed meanwhile, so the names would be shown at once. Look again, then decide.", nil)
	errTakenBack = errs.Conflicting("The other person has taken their offer back meanwhile. Look again, then decide.", nil)
)

// Agree says for the actor's side that the expert may see the names, or takes that back. Once
// both have agreed, it stays. Conflict if the other one offers or took back since the actor
// looked: nobody shows names who meant to ask.
func (s *Service) Agree(ctx context.Context, actor auth.Actor, conversationID string, form AgreeForm) (State, error) {
	var state State
	err := s.DB.InTx(ctx, func(ctx context.Context) error {
		talk, before, err := s.locked(ctx, actor, conversationID)
		state = before
		if err != nil || before.Shown() {
			return err
		}
		if talk.Closed != nil {
			return talk.Closed
		}
		mine, theirs := &state.AttorneyAgreedAt, state.ExpertAgreedAt
		if talk.Side == "expert" {
			mine, theirs = &state.ExpertAgreedAt, state.AttorneyAgreedAt
		}
		now := s.Clock.Now()
		switch {
		case form.Agreed == (*mine != nil):
			return nil
		case !form.Agreed:
			*mine = nil
		case theirs != nil && !form.Offered:
			return errOffered
		case theirs == nil && form.Offered:
			return errTakenBack
		default:
			*mine = &now
			if err := s.askNames(ctx, talk, &state, now); err != nil {
				return err
			}
		}
		var checks []Check
		if state.Shown() {
			if state, checks, err = s.shown(ctx, state); err != nil {
				return err
			}
		}
		if err := s.store.keep(ctx, []State{state}, checks); err != nil {
			return err
		}
		if state.Shown() {
			if err := s.Conversations.Disclose(ctx, conversationID); err != nil {
				return err
			}
		}
		return s.Conversations.Tell(ctx, []string{conversationID})
	})
	return state, err
}

// askNames tells the other one by email that the names were asked for, once in askSpan however
// often it's taken back and asked again.
func (s *Service) askNames(ctx context.Context, talk Talk, state *State, now time.Time) error {
	userID, side := talk.ExpertUserID, "expert"
	if talk.Side == "expert" {
		userID, side = talk.AttorneyID, "attorney"
	}
	if state.Shown() || userID == "" || state.askedAt != nil && now.Sub(*state.askedAt) < askSpan {
		return nil
	}
	muted, err := s.Conversations.Muted(ctx, []string{talk.ConversationID})
	if err != nil || slices.Contains(muted[talk.ConversationID], userID) {
		return err
	}
	people, err := s.People.People(ctx, []string{userID})
	person, found := people[userID]
	if err != nil || !found {
		return err
	}
	state.askedAt = &now
	return s.Notify.Send(ctx, notify.Message{Kind: namesAsked, UserID: userID, To: person.Email,
		Data: notify.Data{"name": person.Name, "link": s.Conversations.Link(side, talk.ConversationID), "expert": talk.Side == "attorney"}})
}

// shown checks again once the names are shown, if there is anything new: while they were
// hidden, changes of the record had to wait.
func (s *Service) shown(ctx context.Context, state State) (State, []Check, error) {
	if err := s.Experts.Lock(ctx, state.ExpertID); err != nil {
		return state, nil, err
	}
	parties, err := s.store.parties(ctx, state.ConversationID)
	if err != nil {
		return state, nil, err
	}
	all := parties[state.ConversationID]
	record, result, err := s.compare(ctx, state.ExpertID, all)
	if err != nil || result == state.Result && recordHash(state.salt, record) == state.record {
		return state, nil, err
	}
	check := certified(Check{ConversationID: state.ConversationID, Number: state.Number + 1, Result: result, CheckedAt: s.Clock.Now()}, "", state.ExpertID, all, record)
	return next(state, check, record), []Check{check}, s.log(ctx, auth.Nobody, state.ExpertID, result, all)
}
