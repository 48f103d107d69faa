package message

import (
	"context"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"peritus/bff/auth"
	"peritus/bff/platform/errs"
	"peritus/bff/platform/text"
)

// Party is a party of a matter, or a firm.
type Party struct{ Side, Name string }

// Conflicts is the blind conflict check.
type Conflicts interface {
	// Check compares parties with an expert's record, in a transaction of its own. Invalid at
	// "parties" if too many were compared.
	Check(ctx context.Context, actor auth.Actor, expertID string, parties []Party) (possible bool, err error)
	// Open keeps the parties of a new conversation and compares them again, in the transaction
	// in ctx.
	Open(ctx context.Context, actor auth.Actor, conversationID, expertID string, parties []Party) (possible bool, err error)
	// Mentioned reports whether a text contains a name.
	Mentioned(text, name string) bool
	// Captioned reports whether a text contains a side of a caption.
	Captioned(text, caption string) bool
	// Parties returns the parties of a conversation that its attorney entered.
	Parties(ctx context.Context, conversationID string) ([]Party, error)
}

var errPossible = &errs.Error{Kind: errs.Invalid, Detail: "This may be a conflict for the expert.", Data: map[string]any{"conflict": "possible"},
	Fields: map[string][]string{"despite": {"This may be a conflict for the expert. We can’t say why. Check the box to send your message anyway, or cancel. Canceling costs nothing."}}}

func (o *OpenForm) parties() []Party {
	all := make([]Party, len(o.Parties))
	for i, p := range o.Parties {
		all[i] = Party{p.Side, p.Name}
	}
	return all
}

// checked refuses a first message with a possible conflict, unless its attorney says so.
func (s *Service) checked(ctx context.Context, actor auth.Actor, form OpenForm) error {
	possible, err := s.Conflicts.Check(ctx, actor, form.ExpertID, form.parties())
	if err == nil && possible && !form.Despite {
		err = errPossible
	}
	return err
}

// namesNobody refuses names of a matter and its parties, and its docket number, in what the
// expert sees first: texts by their field.
func (s *Service) namesNobody(m Matter, parties []Party, texts map[string]string) error {
	problems := map[string][]string{}
	for field, written := range texts {
		named := s.Conflicts.Captioned(written, m.Caption) || slices.ContainsFunc(parties, func(p Party) bool { return s.Conflicts.Mentioned(written, p.Name) })
		switch {
		case named:
			problems[field] = []string{"Leave out the names of the parties. The expert sees this before you both agree to show them."}
		case Docketed(written, m.Docket):
			problems[field] = []string{"Leave out the docket number. The expert sees this before you both agree to show it."}
		}
	}
	if len(problems) > 0 {
		return errs.Field(problems)
	}
	return nil
}

// shortestDocket is how many letters and digits of a docket number tell the case.
const shortestDocket = 5

// Docketed reports whether a text contains a docket number, however it's written, also without
// the division before its colon.
func Docketed(written, docket string) bool {
	in := bare(written)
	_, short, _ := strings.Cut(docket, ":")
	for _, number := range []string{bare(docket), bare(short)} {
		if utf8.RuneCountInString(number) >= shortestDocket && strings.Contains(in, number) {
			return true
		}
	}
	return false
}

// bare is a text without case, punctuation, and spaces.
func bare(written string) string {
	return strings.Map(func(r rune) rune {
		if unicode.IsLetter(r) || unicode.IsDigit(r) {
			return r
		}
		return -1
	}, text.Folded(written))
}

// editsNobody is namesNobody for an edit of the first message of a conversation.
func (s *Service) editsNobody(ctx context.Context, c Conversation, m Message, written string) error {
	if !c.Blind || m.Seq != 1 || m.Side != Counsel {
		return nil
	}
	parties, err := s.Conflicts.Parties(ctx, c.ID)
	if err != nil {
		return err
	}
	return s.namesNobody(c.Matter, parties, map[string]string{"text": written})
}

// MayWrite says why the actor can't write to an expert.
func (s *Service) MayWrite(ctx context.Context, actor auth.Actor, expertID string) error {
	_, err := s.reach(ctx, actor, expertID)
	return err
}

// Part returns a conversation of the actor, their side, and why nothing can be sent there.
func (s *Service) Part(ctx context.Context, actor auth.Actor, conversationID string) (c Conversation, side Side, closed error, err error) { //nolint:revive // the last one is the failure
	c, p, err := s.mine(ctx, actor, conversationID)
	if err != nil {
		return Conversation{}, "", nil, err
	}
	closed = s.writable(ctx, c, p.Side)
	if closed != nil && errs.KindOf(closed) != errs.Conflict {
		return Conversation{}, "", nil, closed
	}
	return c, p.Side, closed, nil
}

// StillOpen returns those of some conversations in which both can write: they aren't closed,
// the expert answers for the profile now, and neither blocked the other.
func (s *Service) StillOpen(ctx context.Context, conversationIDs []string) ([]Conversation, error) {
	all, err := s.store.unblocked(ctx, conversationIDs)
	if err != nil || len(all) == 0 {
		return nil, err
	}
	expertIDs := make([]string, len(all))
	for i, c := range all {
		expertIDs[i] = c.ExpertID
	}
	slices.Sort(expertIDs)
	owners, err := s.Experts.Owners(ctx, slices.Compact(expertIDs))
	return slices.DeleteFunc(all, func(c Conversation) bool {
		return c.mayWrite() != nil || owners[c.ExpertID] != c.ExpertUserID
	}), err
}

// SidesOf returns the conversations of a person, with their side in each.
func (s *Service) SidesOf(ctx context.Context, userID string) (map[string]Side, error) {
	rows, err := s.store.page(s.store.box(ctx, userID, ""), 0, -1)
	sides := make(map[string]Side, len(rows))
	for _, r := range rows {
		sides[r.ConversationID] = r.Side
	}
	return sides, err
}

// Muted returns the people who want no emails about each of some conversations.
func (s *Service) Muted(ctx context.Context, conversationIDs []string) (map[string][]string, error) {
	rows, err := s.store.muted(ctx, conversationIDs)
	all := map[string][]string{}
	for _, r := range rows {
		all[r.ConversationID] = append(all[r.ConversationID], r.UserID)
	}
	return all, err
}

// Disclose shows the expert the matter with its names, from now on.
func (s *Service) Disclose(ctx context.Context, conversationID string) error {
	return s.store.update(ctx, conversationID, map[string]any{"blind": false})
}

// TellChecked tells both of conversations that there is news about the conflict check.
func (s *Service) TellChecked(ctx context.Context, conversationIDs []string) error {
	all, err := s.store.conversations(ctx, conversationIDs)
	for _, c := range all {
		s.Changed.Publish(ctx, Changed{c, Checked, 0, Counsel})
	}
	return err
}
