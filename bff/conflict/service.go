package conflict

import (
	"context"
	"strconv"

	"peritus/bff/auth"
	"peritus/bff/conflict/name"
	"peritus/bff/notify"
	"peritus/bff/platform/clock"
	"peritus/bff/platform/db"
	"peritus/bff/platform/keyring"
	"peritus/bff/platform/text"
)

// Deps of the service.
type Deps struct {
	DB            *db.DB
	Clock         clock.Clock
	Experts       Experts
	Attorneys     Attorneys
	Conversations Conversations
	People        auth.Directory
	Notify        notify.Sender
	AuditLog      auth.AuditLog
	Keys          keyring.Keys // of the hashes of names that were tried
}

// Service checks conflicts.
type Service struct {
	Deps
	store store
}

// New returns a service.
func New(deps Deps) *Service { return &Service{deps, store{deps.DB}} }

// Ask is Try for someone who may write to the expert.
func (s *Service) Ask(ctx context.Context, actor auth.Actor, expertID string, parties []Party) (Result, error) {
	if err := s.Conversations.MayWrite(ctx, actor, expertID); err != nil {
		return "", err
	}
	return s.Try(ctx, actor, expertID, parties)
}

// Try compares parties with an expert's record before there is a conversation, in a
// transaction of its own: it counts and is logged whatever happens next. Invalid at
// "parties" once too many names were compared.
func (s *Service) Try(ctx context.Context, actor auth.Actor, expertID string, parties []Party) (Result, error) {
	var result Result
	err := s.DB.InTx(ctx, func(ctx context.Context) error {
		if err := s.count(ctx, "parties", actor.UserID, expertID, parties); err != nil {
			return err
		}
		parties, err := s.withFirm(ctx, actor, parties)
		if err != nil {
			return err
		}
		if _, result, err = s.compare(ctx, expertID, parties); err != nil {
			return err
		}
		return s.log(ctx, actor, expertID, result, parties)
	})
	return result, err
}

// withFirm adds the attorney's own firm.
func (s *Service) withFirm(ctx context.Context, actor auth.Actor, parties []Party) ([]Party, error) {
	firm, err := s.Attorneys.Firm(ctx, actor.UserID)
	if err != nil || text.Blank(firm) {
		return parties, err
	}
	return append(parties[:len(parties):len(parties)], Party{Side: ownFirm, Name: firm}), nil
}

// compare compares parties with an expert's record as it is now.
func (s *Service) compare(ctx context.Context, expertID string, parties []Party) (Record, Result, error) {
	records, err := s.Experts.Records(ctx, expertID)
	return records[expertID], compared(records[expertID], parties), err
}

func compared(r Record, parties []Party) Result {
	theirs, ours := make([]name.Entry, len(r.Names)), make([]name.Entry, len(parties))
	for i, n := range r.Names {
		theirs[i] = n.Entry
	}
	for i, p := range parties {
		ours[i] = p.entry()
	}
	if name.Any(theirs, ours) {
		return Possible
	}
	return Clear
}

// log records a check without its names.
func (s *Service) log(ctx context.Context, actor auth.Actor, expertID string, result Result, parties []Party) error {
	return s.AuditLog.Record(ctx, actor, entry(expertID, result, parties))
}

func entry(expertID string, result Result, parties []Party) auth.AuditEntry {
	return auth.AuditEntry{Action: "conflict.checked", Kind: "expert", ID: expertID, Name: "Conflict check",
		Detail: auth.AuditDetail{"result": string(result), "parties": strconv.Itoa(len(parties))}}
}

// Open keeps the parties of a new conversation with its first check, in the transaction in
// ctx. It compares again, since the record can have grown since Try. The record stays as it
// is until the transaction ends, so each later change finds the conversation.
func (s *Service) Open(ctx context.Context, actor auth.Actor, conversationID, expertID string, parties []Party) (Result, error) {
	if err := s.Experts.Lock(ctx, expertID); err != nil {
		return "", err
	}
	parties, err := s.withFirm(ctx, actor, parties)
	if err != nil {
		return "", err
	}
	now := s.Clock.Now()
	for i := range parties {
		parties[i].Salt, parties[i].AddedAt = newSalt(), now
	}
	record, result, err := s.compare(ctx, expertID, parties)
	if err != nil {
		return "", err
	}
	if err := s.store.addParties(ctx, conversationID, 1, parties); err != nil {
		return "", err
	}
	check := certified(Check{ConversationID: conversationID, Number: 1, Result: result, CheckedAt: now}, actor.UserID, expertID, parties, record)
	return result, s.store.keep(ctx, []State{next(State{ConversationID: conversationID, ExpertID: expertID}, check, record)}, []Check{check})
}

// next is the state after a check.
func next(state State, c Check, r Record) State {
	state.Number, state.Result, state.CheckedAt, state.salt = c.Number, c.Result, c.CheckedAt, newSalt()
	state.record, state.stale = recordHash(state.salt, r), false
	return state
}

// locked returns the actor's conversation with its check, and keeps others from checking it
// until the transaction ends. errNone for a conversation from before there were checks.
func (s *Service) locked(ctx context.Context, actor auth.Actor, conversationID string) (Talk, State, error) {
	talk, err := s.Conversations.Part(ctx, actor, conversationID)
	if err != nil {
		return Talk{}, State{}, err
	}
	states, err := s.store.lock(ctx, "conversation_id = ?", conversationID)
	if err == nil && len(states) == 0 {
		err = errNone
	}
	if err != nil {
		return Talk{}, State{}, err
	}
	return talk, states[0], nil
}

// Seen is what one of the two sees of a check.
type Seen struct {
	State
	Side    string
	Parties []Party // now; nil if they aren't shown
	Named   []Party // that certificates may name, also removed ones
	Checks  []Check
	talk    Talk
}

// Get returns what the actor sees of the check of their conversation. errNone for one from
// before there were checks.
func (s *Service) Get(ctx context.Context, actor auth.Actor, conversationID string) (Seen, error) {
	talk, err := s.Conversations.Part(ctx, actor, conversationID)
	if err != nil {
		return Seen{}, err
	}
	states, err := s.store.states(ctx, conversationID)
	if err == nil && len(states) == 0 {
		err = errNone
	}
	if err != nil {
		return Seen{}, err
	}
	seen := Seen{State: states[0], Side: talk.Side, talk: talk}
	if seen.Checks, err = s.store.checks(ctx, conversationID); err != nil {
		return Seen{}, err
	}
	parties, err := s.store.allParties(ctx, conversationID)
	if err != nil {
		return Seen{}, err
	}
	seen.Named = seen.visible(talk.Side, parties[conversationID])
	seen.Parties = current(seen.Named)
	return seen, nil
}
