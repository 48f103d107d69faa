package audit

import (
	"context"
	"time"

	"peritus/bff/platform/archive"
	"peritus/bff/platform/db"
)

// Personal is the audit log's data about a person.
type Personal struct {
	*Service
	// Also lists other things that concern the person. Optional.
	Also func(ctx context.Context, userID string) ([]Subjects, error)
}

// Name is the folder in a copy.
func (Personal) Name() string { return "audit" }

// Keeps says what stays after a deletion, and why.
func (Personal) Keeps() string {
	return "what kind of action was taken, when, and the account ID, but no names, reasons, or details. This keeps the audit log complete."
}

type personalEntry struct {
	At     time.Time         `json:"at"`
	Action string            `json:"action"`
	By     string            `json:"by,omitempty"`
	On     string            `json:"on,omitempty"`
	Reason string            `json:"reason,omitempty"`
	Detail map[string]string `json:"detail,omitempty"`
}

// Export writes what was done to the person and what they did. Who on the staff acted,
// and whom a staff member acted on, isn't the person's data.
func (p Personal) Export(ctx context.Context, userID string, to *archive.Writer) error {
	entries, err := p.store.ofPerson(ctx, userID)
	if err != nil {
		return err
	}
	out := make([]personalEntry, len(entries))
	for i, e := range entries {
		out[i] = personalEntry{At: e.At, Action: e.Action}
		if e.ActorID == userID {
			out[i].By = e.Actor.Name
		}
		if e.PersonID == userID {
			out[i].On, out[i].Reason, out[i].Detail = e.Subject.Name, e.Subject.Reason, e.Subject.Detail
		}
	}
	return to.JSON("entries", out)
}

// Erase deletes names, reasons, and details. The chain stays valid.
func (p Personal) Erase(ctx context.Context, userID string) error {
	var also []Subjects
	if p.Also != nil {
		var err error
		if also, err = p.Also(ctx, userID); err != nil {
			return err
		}
	}
	return p.Service.Erase(ctx, userID, also...)
}

// ofPerson returns what a person did and what was done to them, newest first.
func (s store) ofPerson(ctx context.Context, personID string) ([]Entry, error) {
	var rows []entryRow
	if err := s.db.Read(ctx).Where("actor_id = ? OR person_id = ?", personID, personID).Order("seq DESC").Find(&rows).Error; err != nil {
		return nil, db.Wrap("read a person's part of the audit log", err)
	}
	return s.entries(ctx, rows)
}
