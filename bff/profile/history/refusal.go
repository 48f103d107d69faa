package history

import (
	"encoding/json"
	"errors"
	"time"

	"peritus/bff/profile/section"
	"peritus/bff/profile/stored"
)

// Refusal is the reason why staff sent a new profile back. It's stored in the history.
type Refusal struct {
	Reason string
	At     time.Time
}

// reasonField is the history field that had the reason for a refusal before changes had
// reasons.
const reasonField = "_reason"

// RefusalIn returns a profile's latest refusal, or nil if there is none or the profile
// was published since. changes are its status changes, newest first.
func RefusalIn(restated []stored.Revision) (*Refusal, error) {
	for _, r := range restated {
		from, to, err := StatusIn(r.Changes)
		if err != nil {
			return nil, err
		}
		if to == stored.Published {
			return nil, nil
		}
		reason := r.Reason
		if err := valueIn(r.Changes, reasonField, &reason); err != nil {
			return nil, err
		}
		if from == stored.Pending && to == stored.Draft && reason != "" {
			return &Refusal{Reason: reason, At: r.At}, nil
		}
	}
	return nil, nil
}

// StatusIn returns the states before and after some changes, or nothing if they don't
// change it.
func StatusIn(changes []section.Change) (from, to stored.Status, err error) {
	for _, c := range changes {
		if c.Field == stored.StatusField {
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
