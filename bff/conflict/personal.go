package conflict

import (
	"context"
	"encoding/json"
	"maps"
	"slices"
	"time"

	"peritus/bff/platform/archive"
)

// Personal is this domain's data about a person.
type Personal struct{ *Service }

// Name is the folder's name in a data export.
func (Personal) Name() string { return "conflicts" }

// Keeps says what remains after a deletion.
func (Personal) Keeps() string {
	return "Certificates of conflict checks stay with the conversation. They have numbers, but no names. Parties that the expert was shown stay with them."
}

type personalCheck struct {
	Conversation string            `json:"conversation"`
	Parties      []personalParty   `json:"parties"`
	Agreed       *time.Time        `json:"you_agreed_at"`
	Certificates []json.RawMessage `json:"certificates"`
}

type personalParty struct {
	Name      string     `json:"name"`
	Side      string     `json:"side"`
	AddedAt   time.Time  `json:"added_at"`
	RemovedAt *time.Time `json:"removed_at,omitempty"`
}

// Export writes the checks of the person's conversations, with the parties that they see.
func (p Personal) Export(ctx context.Context, userID string, to *archive.Writer) error {
	sides, err := p.Conversations.Of(ctx, userID)
	if err != nil || len(sides) == 0 {
		return err
	}
	ids := slices.Sorted(maps.Keys(sides))
	states, err := p.store.states(ctx, ids...)
	if err != nil {
		return err
	}
	if len(states) == 0 {
		return nil
	}
	parties, err := p.store.allParties(ctx, ids...)
	if err != nil {
		return err
	}
	certificates, err := p.store.certificates(ctx, ids)
	if err != nil {
		return err
	}
	all := make([]personalCheck, len(states))
	for i, state := range states {
		one := personalCheck{Conversation: state.ConversationID, Parties: []personalParty{}, Agreed: state.AttorneyAgreedAt, Certificates: certificates[state.ConversationID]}
		if sides[state.ConversationID] == "expert" {
			one.Agreed = state.ExpertAgreedAt
		}
		for _, party := range state.visible(sides[state.ConversationID], parties[state.ConversationID]) {
			one.Parties = append(one.Parties, personalParty{party.Name, party.Side, party.AddedAt, party.RemovedAt})
		}
		all[i] = one
	}
	return to.JSON("conflicts", all)
}

// Erase deletes the parties of the person's matters that the expert doesn't see, and what was
// tried by or with the person.
func (p Personal) Erase(ctx context.Context, userID string) error {
	sides, err := p.Conversations.Of(ctx, userID)
	if err != nil {
		return err
	}
	expertID, err := p.Experts.OwnedBy(ctx, userID)
	if err != nil {
		return err
	}
	var own []string
	for conversationID, side := range sides {
		if side == "attorney" {
			own = append(own, conversationID)
		}
	}
	return p.store.erase(ctx, userID, expertID, own)
}
