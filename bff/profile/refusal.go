package profile

import (
	"context"
	"encoding/json"
	"errors"
	"time"

	"peritus/bff/profile/section"
)

// Refusal is the reason why staff sent a new profile back. It's stored in the history.
type Refusal struct {
	Reason string
	At     time.Time
}

// reasonField is the history field that had the reason for a refusal before changes had
// reasons.
const reasonField = "_reason"

// restatements returns the status changes of some profiles, newest first.
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

// refusalIn returns a profile's latest refusal, or nil if there is none or the profile
// was published since. changes are its status changes, newest first.
func refusalIn(restated []Revision) (*Refusal, error) {
	for _, r := range restated {
		from, to, err := statusIn(r.Changes)
		if err != nil {
			return nil, err
		}
		if to == Published {
			return nil, nil
		}
		reason := r.Reason
		if err := valueIn(r.Changes, reasonField, &reason); err != nil {
			return nil, err
		}
		if from == Pending && to == Draft && reason != "" {
			return &Refusal{Reason: reason, At: r.At}, nil
		}
	}
	return nil, nil
}

// statusIn returns the states before and after some changes, or nothing if they don't
// change it.
func statusIn(changes []section.Change) (from, to Status, err error) {
	for _, c := range changes {
		if c.Field == statusField {
			return from, to, errors.Join(json.Unmarshal(c.Before, &from), json.Unmarshal(c.After, &to))
		}
	}
	return "", "", nil
}

// valueIn reads a field's value after some changes. It leaves v alone if the field didn't
// change.
func valueIn(changes []section.Change, field string, v any) error {
	for _, c := range changes {
		if c.Field == field {
			return json.Unmarshal(c.After, v)
		}
	}
	return nil
}
