package credit

import (
	"context"
	"time"

	"peritus/bff/auth"
	"peritus/bff/platform/archive"
)

// Personal is this domain's data about a person.
type Personal struct{ *Service }

// Name is the folder's name in a data export.
func (Personal) Name() string { return "credits" }

// Keeps says what remains after a deletion.
func (Personal) Keeps() string {
	return "amounts and times of the movements of credits, without your name, experts, or notes. This keeps the ledger complete. Credits that are left are forfeited."
}

type personalLine struct {
	At        time.Time  `json:"at"`
	What      string     `json:"what"`
	Why       string     `json:"why"`
	Kind      string     `json:"kind"`
	Amount    int        `json:"amount"`
	ExpertID  string     `json:"expert_id,omitempty"`
	SubjectID string     `json:"subject_id,omitempty"`
	Free      int        `json:"free_after"`
	Held      int        `json:"held_after"`
	Owed      int        `json:"owed_after"`
	HeldUntil *time.Time `json:"held_until,omitempty"`
	ReadAt    *time.Time `json:"read_at,omitempty"`
	ExpiresAt *time.Time `json:"expires_at,omitempty"`
	Rule      string     `json:"rule"`
	Version   int        `json:"rule_version"`
}

// Export writes the person's statement.
func (p Personal) Export(ctx context.Context, userID string, to *archive.Writer) error {
	var all []personalLine
	for offset := 0; ; offset += exportStep {
		lines, _, err := p.lines(ctx, auth.Actor{UserID: userID, Groups: auth.Groups{auth.Attorney}}, userID, "", offset, exportStep)
		if err != nil {
			return err
		}
		for _, l := range lines {
			line := personalLine{l.At, l.Title, l.Why, string(l.Kind), l.Amount, l.About.ExpertID, l.About.SubjectID, l.Free, l.Movement.Held, l.Owed, nil, nil, l.ExpiresAt, RuleNames[l.Rule], l.Version}
			if l.Hold != nil {
				line.HeldUntil, line.ReadAt = &l.Hold.DueAt, l.Hold.ReadAt
			}
			all = append(all, line)
		}
		if len(lines) < exportStep {
			break
		}
	}
	if len(all) == 0 {
		return nil
	}
	return to.JSON("statement", all)
}

// exportStep is how many movements are read at once.
const exportStep = 500

// Erase ends the person's wallet: held credits come back, what is left is forfeited, and only
// amounts remain.
func (p Personal) Erase(ctx context.Context, userID string) error { return p.Ledger.Close(ctx, userID) }
