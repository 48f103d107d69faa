package lookup

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"time"

	"peritus/bff/auth"
	"peritus/bff/platform/errs"
	"peritus/bff/platform/field"
	"peritus/bff/profile/section"
)

const (
	// keep is how long works are remembered, so that the list a person chooses from stays
	// the same, and looking again asks DataCite nothing.
	keep     = 15 * time.Minute
	patience = 500 * time.Millisecond
)

// foundWorks are the works of one ORCID iD.
type foundWorks struct {
	Works  []foundWork `json:"works"`
	Total  int         `json:"total"`  // at DataCite
	Unread int         `json:"unread"` // of another shape than we know
}

// add reads a node.
func (f *foundWorks) add(raw json.RawMessage) {
	var w *work
	if err := json.Unmarshal(raw, &w); err != nil || w == nil {
		f.Unread++
		return
	}
	f.Works = append(f.Works, w.row())
}

// pick returns the works with the given keys in the order of the list. Errors: Conflict if
// one isn't in it, Invalid if one can't be used.
func (f foundWorks) pick(keys []string) ([]*section.Publication, error) {
	wanted := make(map[string]bool, len(keys))
	for _, key := range keys {
		wanted[key] = true
	}
	var chosen []*section.Publication
	for i := range f.Works {
		w := &f.Works[i]
		key := keyOf(&w.Publication)
		if !wanted[key] {
			continue
		}
		delete(wanted, key)
		if len(w.Unusable) > 0 {
			return nil, errs.Field(map[string][]string{"keys": {"One of these works can’t be used. Choose others."}})
		}
		chosen = append(chosen, &w.Publication)
	}
	if len(wanted) > 0 {
		return nil, errChanged
	}
	return chosen, nil
}

// keyOf identifies a publication with all its values, so that what is added is what was
// shown.
func keyOf(p *section.Publication) string {
	sum := sha256.Sum256(field.Encode(p))
	return hex.EncodeToString(sum[:12])
}

// works returns the works of an ORCID iD, remembered or from DataCite. Redis may be down.
func (s *Service) works(ctx context.Context, actor auth.Actor, orcid string) (foundWorks, error) {
	key := "lookup:works:" + orcid
	if found, known := s.remembered(ctx, key); known {
		return found, nil
	}
	if err := s.limit(ctx, actor); err != nil {
		return foundWorks{}, err
	}
	found, err := s.fetch(ctx, orcid)
	if err != nil {
		return found, err
	}
	short, cancel := context.WithTimeout(ctx, patience)
	defer cancel()
	if err := s.Redis.Set(short, key, []byte(field.Encode(found)), keep).Err(); err != nil {
		s.Log.WarnContext(ctx, "works that were looked up aren't remembered", "error", err)
	}
	return found, nil
}

func (s *Service) remembered(ctx context.Context, key string) (found foundWorks, known bool) {
	short, cancel := context.WithTimeout(ctx, patience)
	defer cancel()
	raw, err := s.Redis.Get(short, key).Bytes()
	if err != nil {
		return found, false // not there, or Redis is down: DataCite knows
	}
	if err := json.Unmarshal(raw, &found); err != nil {
		s.Log.WarnContext(ctx, "remembered works can't be read", "error", err)
		return foundWorks{}, false
	}
	return found, true
}
