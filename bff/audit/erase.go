package audit

import (
	"context"
	"strconv"

	"peritus/bff/auth"
)

// Subjects are things other than the account that concern a person.
type Subjects struct {
	Kind string
	IDs  []string
}

// Erase deletes personal data about a person in the transaction of ctx: their name in
// what they did, and all details of what was done to them or to the subjects. The action,
// the time, and the account id stay. The chain stays valid, since another entry records
// the erasure. If there is nothing to erase, no entry is added.
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

// eraseAtOnce is the most parts that one entry erases.
const eraseAtOnce = 500

// The entry has no name and belongs to no one, so it is never erased.
func (s *Service) erase(ctx context.Context, personID string, keys []partKey) error {
	by, err := s.append(ctx, auth.Nobody, auth.AuditEntry{Action: Erased, Kind: "audit", ID: personID,
		Detail: auth.AuditDetail{"erased": keysText(keys), "parts": strconv.Itoa(len(keys))}})
	if err != nil {
		return err
	}
	return s.store.erase(ctx, keys, by)
}
