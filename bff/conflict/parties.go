package conflict

import (
	"context"
	"slices"

	"peritus/bff/auth"
	"peritus/bff/platform/errs"
	"peritus/bff/platform/field"
	"peritus/bff/platform/text"
)

// Add adds a party to a matter and checks again. Both are told to look, and nothing else.
func (s *Service) Add(ctx context.Context, actor auth.Actor, conversationID string, form PartyForm) error {
	return s.edit(ctx, actor, conversationID, 0, &form)
}

// Correct replaces a party, which earlier certificates still name, and checks again as Add
// does. NotFound if there is no such party now.
func (s *Service) Correct(ctx context.Context, actor auth.Actor, conversationID string, number int, form PartyForm) error {
	if number < 1 {
		return errNoParty
	}
	return s.edit(ctx, actor, conversationID, number, &form)
}

// Remove takes a party out of a matter and checks again as Add does. Earlier certificates still
// name it. Conflict for the last one.
func (s *Service) Remove(ctx context.Context, actor auth.Actor, conversationID string, number int) error {
	if number < 1 {
		return errNoParty
	}
	return s.edit(ctx, actor, conversationID, number, nil)
}

// edit removes the party with a number, unless that's 0, adds the one in a form, unless that's
// nil, and checks again.
func (s *Service) edit(ctx context.Context, actor auth.Actor, conversationID string, number int, form *PartyForm) error {
	if form != nil {
		if problems := field.Validate(form); len(problems) > 0 {
			return errs.Field(problems)
		}
	}
	return s.DB.InTx(ctx, func(ctx context.Context) error {
		talk, state, err := s.locked(ctx, actor, conversationID)
		switch {
		case err != nil:
			return err
		case talk.Side != "attorney":
			return errOnlyCounsel
		case talk.Closed != nil:
			return talk.Closed
		}
		parties, err := s.store.allParties(ctx, conversationID)
		if err != nil {
			return err
		}
		ever := parties[conversationID]
		all, same, err := edited(current(ever), number, form)
		if err != nil || same {
			return err
		}
		if form != nil && len(ever) >= mostEver {
			return errEdited
		}
		if err := s.count(ctx, "name", actor.UserID, talk.ExpertID, entered(all)); err != nil {
			return err
		}
		now := s.Clock.Now()
		if number > 0 {
			if err := s.store.removeParty(ctx, conversationID, number, now); err != nil {
				return err
			}
		}
		if form != nil {
			added := &all[len(all)-1]
			added.Salt, added.AddedAt = newSalt(), now
			if err := s.store.addParties(ctx, conversationID, len(ever)+1, []Party{*added}); err != nil {
				return err
			}
		}
		return s.checkEdited(ctx, actor, talk, state, all)
	})
}

// checkEdited checks again after the attorney changed the parties.
func (s *Service) checkEdited(ctx context.Context, actor auth.Actor, talk Talk, state State, all []Party) error {
	if err := s.Experts.Lock(ctx, talk.ExpertID); err != nil {
		return err
	}
	record, result, err := s.compare(ctx, talk.ExpertID, all)
	if err != nil {
		return err
	}
	if !state.mayTurn() {
		result = Possible // otherwise, the expert could find out a name by changing their own
	}
	check := certified(Check{ConversationID: talk.ConversationID, Number: state.Number + 1, Result: result, CheckedAt: s.Clock.Now()}, actor.UserID, talk.ExpertID, all, record)
	if err := s.store.keep(ctx, []State{next(state, check, record)}, []Check{check}); err != nil {
		return err
	}
	if err := s.log(ctx, actor, talk.ExpertID, result, all); err != nil {
		return err
	}
	return s.tell(ctx, map[string]Talk{talk.ConversationID: talk}, actor.UserID)
}

// edited returns parties without the one with a number and with the one in a form as the last.
// same means that it changes nothing.
func edited(parties []Party, number int, form *PartyForm) (all []Party, same bool, err error) {
	all = parties
	if number > 0 {
		at := slices.IndexFunc(parties, func(p Party) bool { return p.Number == number && p.Side != ownFirm })
		if at < 0 {
			return nil, false, errNoParty
		}
		if form != nil && form.Name == parties[at].Name && form.Side == parties[at].Side {
			return nil, true, nil
		}
		all = slices.Delete(slices.Clone(parties), at, at+1)
	}
	left := entered(all)
	switch {
	case form == nil && len(left) == 0:
		return nil, false, errLast
	case form == nil:
		return all, false, nil
	case len(left) >= MostParties:
		return nil, false, errFull
	case slices.ContainsFunc(left, func(p Party) bool { return text.Folded(p.Name) == text.Folded(form.Name) }):
		return nil, false, errTwice
	}
	return append(all[:len(all):len(all)], Party{Side: form.Side, Name: form.Name}), false, nil
}

// current leaves out the parties that were removed.
func current(parties []Party) []Party {
	var all []Party
	for _, p := range parties {
		if p.RemovedAt == nil {
			all = append(all, p)
		}
	}
	return all
}

// Entered returns the parties of a conversation that its attorney entered.
func (s *Service) Entered(ctx context.Context, conversationID string) ([]Party, error) {
	parties, err := s.store.parties(ctx, conversationID)
	return entered(parties[conversationID]), err
}

// entered leaves out the attorney's own firm.
func entered(parties []Party) []Party {
	var all []Party
	for _, p := range parties {
		if p.Side != ownFirm {
			all = append(all, p)
		}
	}
	return all
}
