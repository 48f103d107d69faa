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

// Erase deletes personal data about a person in the transaction of ctx: the name in what
// they did, and all details of what was done to them or to the subjects. The action, the
// time, and the account stay. The chain still holds, since an entry of its own records the
// erasure. Erasing nothing adds no entry.
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

// The entry has no name and belongs to no one, so it is never erased.
func (s *Service) erase(ctx context.Context, personID string, keys []partKey) error {
	by, err := s.append(ctx, auth.Nobody, auth.AuditEntry{Action: Erased, Kind: "audit", ID: personID,
		Detail: auth.AuditDetail{"erased": keysText(keys), "parts": strconv.Itoa(len(keys))}})
	if err != nil {
		return err
	}
	return s.store.erase(ctx, keys, by)
}
