package profile

import (
	"context"
	"encoding/json"
	"time"

	"peritus/bff/profile/section"
)

// Refusal is why staff sent a new profile back to its expert. The history keeps it.
type Refusal struct {
	Reason string
	At     time.Time
}

// reasonField is where the history keeps the reason of a refusal, beside the status.
const reasonField = "_reason"

// restatements gets the changes of the status of some profiles, the newest first.
func (s store) restatements(ctx context.Context, expertIDs ...string) (map[string][]Revision, error) {
	var rows []revisionRow
	if err := s.db.Read(ctx).Where("expert_id IN ? AND action = ?", expertIDs, Restated).Order("created_at DESC, id DESC").Find(&rows).Error; err != nil {
		return nil, err
	}
	list, err := revisionsOf(rows)
	of := make(map[string][]Revision, len(expertIDs))
	for _, r := range list {
		of[r.ExpertID] = append(of[r.ExpertID], r)
	}
	return of, err
}

// refusalIn is the last refusal of a profile that has not been published since; nil
// where there is none. The changes are those of its status, the newest first.
func refusalIn(restated []Revision) (*Refusal, error) {
	for _, r := range restated {
		var to Status
		if err := valueIn(r.Changes, statusField, &to); err != nil {
			return nil, err
		}
		if to == Published {
			return nil, nil
		}
		var reason string
		if err := valueIn(r.Changes, reasonField, &reason); err != nil {
			return nil, err
		}
		if reason != "" {
			return &Refusal{Reason: reason, At: r.At}, nil
		}
	}
	return nil, nil
}

// valueIn reads what a field had after some changes; v stays as it is where the field
// is not among them.
func valueIn(changes []section.Change, field string, v any) error {
	for _, c := range changes {
		if c.Field == field {
			return json.Unmarshal(c.After, v)
		}
	}
	return nil
}
