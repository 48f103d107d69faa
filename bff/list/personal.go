package list

import (
	"context"
	"errors"
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
	SharedWith  []personalShare `json:"shared_with"`
	Activity    []personalEvent `json:"activity"`
}

type personalShare struct {
	Email   string    `json:"email"`
	Role    Role      `json:"role"`
	AddedAt time.Time `json:"added_at"`
}

type personalEvent struct {
	Kind     EventKind `json:"kind"`
	Own      bool      `json:"own"`
	ExpertID string    `json:"expert_id"`
	Experts  int       `json:"experts"`
	Stage    Stage     `json:"stage"`
	At       time.Time `json:"at"`
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
			make([]personalEntry, len(entries)), make([]personalCode, len(codes)), nil, nil}
		members, err := p.store.members(ctx, l.ID)
		if err != nil {
			return err
		}
		for _, m := range members {
			all[i].SharedWith = append(all[i].SharedWith, personalShare{m.Email, m.Role, m.AddedAt})
		}
		events, err := p.store.events(ctx, l.ID)
		if err != nil {
			return err
		}
		for _, e := range events {
			all[i].Activity = append(all[i].Activity, personalEvent{e.Kind, e.UserID == userID, e.ExpertID, e.Experts, e.Stage, e.At})
		}
		for j, c := range codes {
			all[i].Links[j] = personalCode{c.Person, c.CreatedAt, c.ExpiresAt, c.RevokedAt, c.Opened, c.Openings}
		}
		for j, e := range entries {
			all[i].Experts[j] = personalEntry{e.ExpertID, e.Stage, e.Note, e.AddedAt}
		}
	}
	return to.JSON("lists", all)
}

// Erase deletes the person's lists, and removes them from those of colleagues.
func (p Personal) Erase(ctx context.Context, userID string) error {
	person, _, err := p.People.Person(ctx, userID)
	if err != nil {
		return err
	}
	return errors.Join(p.store.eraseAll(ctx, userID), p.store.eraseMember(ctx, userID, person.Email))
}
