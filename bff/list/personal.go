package list

import (
	"context"
	"time"

	"peritus/bff/platform/archive"
)

// Personal is this domain's data about a person.
type Personal struct{ *Service }

// Name is the folder's name in a data export.
func (Personal) Name() string { return "lists" }

// Keeps says what remains after a deletion.
func (Personal) Keeps() string { return "" }

type personalList struct {
	Name        string          `json:"name"`
	Description string          `json:"description"`
	Caption     string          `json:"caption"`
	Court       string          `json:"court"`
	Docket      string          `json:"docket"`
	TrialOn     string          `json:"trial_on"`
	CreatedAt   time.Time       `json:"created_at"`
	ArchivedAt  *time.Time      `json:"archived_at"`
	Experts     []personalEntry `json:"experts"`
	Links       []personalCode  `json:"links"`
}

type personalCode struct {
	Person    string      `json:"person"`
	CreatedAt time.Time   `json:"created_at"`
	ExpiresAt *time.Time  `json:"expires_at"`
	RevokedAt *time.Time  `json:"revoked_at"`
	Opened    int         `json:"opened"`
	Openings  []time.Time `json:"openings"`
}

type personalEntry struct {
	ExpertID string    `json:"expert_id"`
	Stage    Stage     `json:"stage"`
	Note     string    `json:"note"`
	AddedAt  time.Time `json:"added_at"`
}

// Export writes the person's lists with their notes.
func (p Personal) Export(ctx context.Context, userID string, to *archive.Writer) error {
	lists, err := p.store.all(ctx, userID)
	if err != nil || len(lists) == 0 {
		return err
	}
	all := make([]personalList, len(lists))
	for i, l := range lists {
		entries, err := p.store.entries(ctx, l.ID)
		if err != nil {
			return err
		}
		codes, err := p.store.codes(ctx, l.ID)
		if err != nil {
			return err
		}
		all[i] = personalList{l.Name, l.Description, l.Matter.Caption, l.Matter.Court, l.Matter.Docket, l.Matter.TrialOn, l.CreatedAt, l.ArchivedAt,
			make([]personalEntry, len(entries)), make([]personalCode, len(codes))}
		for j, c := range codes {
			all[i].Links[j] = personalCode{c.Person, c.CreatedAt, c.ExpiresAt, c.RevokedAt, c.Opened, c.Openings}
		}
		for j, e := range entries {
			all[i].Experts[j] = personalEntry{e.ExpertID, e.Stage, e.Note, e.AddedAt}
		}
	}
	return to.JSON("lists", all)
}

// Erase deletes the person's lists.
func (p Personal) Erase(ctx context.Context, userID string) error {
	return p.store.eraseAll(ctx, userID)
}
