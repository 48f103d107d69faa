package audit

import (
	"context"
	"strconv"

	"peritus/bff/auth"
)

// Subjects are things that concern a person, beside the account itself.
type Subjects struct {
	Kind string
	IDs  []string
}

// Erase deletes what the log tells of a person, in the transaction of ctx: the name
// in what he did, and all that is told of what was done to him or to the subjects.
// That, when and by which account it was done stays, and the chain still holds: an
// entry of its own says what was erased. Erasing nothing adds no entry.
func (s *Service) Erase(ctx context.Context, personID string, also ...Subjects) error {
	return s.DB.InTx(ctx, func(ctx context.Context) error {
		if _, err := s.store.lockLast(ctx); err != nil {
			return err
		}
		keys, err := s.store.personal(ctx, personID, also)
		if err != nil {
			return err
		}
		for len(keys) > 0 {
			n := min(eraseAtOnce, len(keys))
			if err := s.erase(ctx, personID, keys[:n]); err != nil {
				return err
			}
			keys = keys[n:]
		}
		return nil
	})
}

// eraseAtOnce is how many parts one entry erases.
const eraseAtOnce = 500

// The entry itself bears no name and belongs to nobody, so that it is never erased.
func (s *Service) erase(ctx context.Context, personID string, keys []partKey) error {
	by, err := s.append(ctx, auth.Nobody, auth.AuditEntry{Action: Erased, Kind: "audit", ID: personID,
		Detail: auth.AuditDetail{"erased": keysText(keys), "parts": strconv.Itoa(len(keys))}})
	if err != nil {
		return err
	}
	return s.store.erase(ctx, keys, by)
}
