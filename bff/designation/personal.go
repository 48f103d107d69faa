package designation

import (
	"context"
	"time"

	"peritus/bff/platform/archive"
)

// Personal is this domain's data about a person.
type Personal struct{ *Service }

// Name is the folder's name in a data export.
func (Personal) Name() string { return "designations" }

// Keeps says what remains after a deletion.
func (Personal) Keeps() string { return "" }

type personalDesignation struct {
	ConversationID string     `json:"conversation_id"`
	Side           Side       `json:"your_side"`
	State          State      `json:"state"`
	DesignatedAt   time.Time  `json:"designated_at"`
	ConfirmedAt    *time.Time `json:"confirmed_at"`
	WithdrawnAt    *time.Time `json:"withdrawn_at"`
	WithdrawnBy    Side       `json:"withdrawn_by,omitempty"`
	Receipt        string     `json:"receipt,omitempty"`
}

// Export writes the person's designations, the latest first.
func (p Personal) Export(ctx context.Context, userID string, to *archive.Writer) error {
	list, err := p.store.of(ctx, userID)
	if err != nil || len(list) == 0 {
		return err
	}
	all := make([]personalDesignation, len(list))
	for i, d := range list {
		side := Witness
		if d.AttorneyID == userID {
			side = Counsel
		}
		all[i] = personalDesignation{d.ConversationID, side, d.State(), d.DesignatedAt, d.ConfirmedAt, d.WithdrawnAt, d.WithdrawnBy, d.Receipt}
	}
	return to.JSON("designations", all)
}

// Erase takes the person out of their designations. Those of an expert no longer hold.
func (p Personal) Erase(ctx context.Context, userID string) error {
	return p.store.erase(ctx, userID, p.Clock.Now())
}
