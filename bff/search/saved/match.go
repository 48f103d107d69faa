package saved

import (
	"cmp"
	"context"
	"encoding/binary"
	"hash/fnv"
	"net/url"
	"slices"
	"sort"

	"peritus/bff/platform/errs"
	"peritus/bff/search"
	"peritus/bff/search/index"
)

// atOnce is how many saved searches are read together.
const atOnce = 2000

// Match finds the experts who came to fit saved searches by the changes since the last call,
// and then sends the emails that are due. Whichever process does it, each change is matched
// once: the change up to which they are is stored with what was found.
func (s *Service) Match(ctx context.Context) error {
	for more := true; more; {
		err := s.DB.InTx(ctx, func(ctx context.Context) (err error) {
			more, err = s.matchSome(ctx)
			return err
		})
		if err != nil {
			return err
		}
	}
	return s.tell(ctx)
}

// matchSome matches the next changes. It reports whether there may be more.
func (s *Service) matchSome(ctx context.Context) (more bool, err error) {
	seq, err := s.store.lockReach(ctx)
	if err != nil {
		return false, err
	}
	latest, err := s.Source.Latest(ctx)
	if err != nil || latest == seq {
		return false, err
	}
	if any, err := s.store.any(ctx); err != nil || !any || latest < seq { // a restored backup is older
		if err != nil {
			return false, err
		}
		return false, s.store.setReach(ctx, latest)
	}
	changes, err := s.Source.Since(ctx, seq)
	if err != nil {
		return false, err
	}
	if len(changes) == 0 {
		return false, s.store.setReach(ctx, latest)
	}
	if err := s.match(ctx, changes); err != nil {
		return false, err
	}
	return true, s.store.setReach(ctx, changes[len(changes)-1].Seq)
}

// match stores who of the changed experts fits which search for the first time.
func (s *Service) match(ctx context.Context, changes []search.Change) error {
	batch := s.Search.BatchOf(changes)
	now := s.Clock.Now()
	return s.store.each(ctx, atOnce, func(some []stored) error {
		found, err := s.fitting(ctx, batch, some)
		if err != nil || len(found) == 0 {
			return err
		}
		for i := range found {
			found[i].FoundAt = now.UnixMilli()
		}
		return s.store.find(ctx, found)
	})
}

// candidate is a saved search that experts of a batch fit, by what its owner may see.
type candidate struct {
	stored
	counsel, public []string
}

// fitting returns the experts of a batch who fit searches and didn't when those were saved.
func (s *Service) fitting(ctx context.Context, batch search.Batch, some []stored) ([]findRow, error) {
	candidates, err := s.candidates(batch, some)
	if err != nil || len(candidates) == 0 {
		return nil, err
	}
	return s.newFor(ctx, candidates)
}

// candidates returns the searches that an expert of a batch fits.
func (s *Service) candidates(batch search.Batch, some []stored) (candidates []candidate, err error) {
	for _, saved := range some {
		params, err := url.ParseQuery(saved.Params)
		if err != nil {
			return nil, err
		}
		q := s.Search.QueryOf(params)
		c := candidate{stored: saved}
		// Usually the public sees less, but also more if an excluded word is for attorneys only.
		if c.counsel, err = fitting(batch.Counsel, q); err != nil {
			return nil, err
		}
		if len(c.counsel) == 0 && batch.Same {
			continue
		}
		if c.public, err = fitting(batch.Public, q); err != nil {
			return nil, err
		}
		if len(c.counsel)+len(c.public) > 0 {
			candidates = append(candidates, c)
		}
	}
	return candidates, nil
}

// fitting returns nobody for a search with a value that no longer exists.
func fitting(v *search.View, q index.Query) ([]string, error) {
	ids, err := v.Fitting(q)
	if errs.KindOf(err) == errs.Invalid {
		return nil, nil
	}
	return ids, err
}

// newFor returns the experts whom the owners can see and who didn't fit before.
func (s *Service) newFor(ctx context.Context, candidates []candidate) ([]findRow, error) {
	ids, owners := make([]string, len(candidates)), make([]string, len(candidates))
	for i, c := range candidates {
		ids[i], owners[i] = c.ID, c.UserID
	}
	slices.Sort(owners)
	readers, err := s.Readers(ctx, slices.Compact(owners))
	if err != nil {
		return nil, err
	}
	known, err := s.store.knownOf(ctx, ids)
	if err != nil {
		return nil, err
	}
	var all []findRow
	for _, c := range candidates {
		reader, may := readers[c.UserID]
		if !may {
			continue
		}
		fit := c.public
		if reader.Counsel {
			fit = c.counsel
		}
		for _, expertID := range fit {
			if !known[c.ID].has(expertID) {
				all = append(all, findRow{SearchID: c.ID, ExpertID: expertID, UserID: c.UserID, Due: c.Mail})
			}
		}
	}
	return all, nil
}

// known are the experts who fit a search when it was saved: their hashes, sorted, eight bytes
// each.
type known []byte

const hashSize = 8

func knownOf(expertIDs []string) known {
	hashes := make([]uint64, len(expertIDs))
	for i, expertID := range expertIDs {
		hashes[i] = hashOf(expertID)
	}
	slices.Sort(hashes)
	k := make(known, 0, len(hashes)*hashSize)
	for _, h := range hashes {
		k = binary.BigEndian.AppendUint64(k, h)
	}
	return k
}

func (k known) has(expertID string) bool {
	_, found := sort.Find(len(k)/hashSize, func(i int) int {
		return cmp.Compare(hashOf(expertID), binary.BigEndian.Uint64(k[i*hashSize:]))
	})
	return found
}

func hashOf(expertID string) uint64 {
	h := fnv.New64a()
	_, _ = h.Write([]byte(expertID)) // never fails
	return h.Sum64()
}
