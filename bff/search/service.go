package search

import (
	"context"
	"errors"
	"log/slog"
	"sync"
	"sync/atomic"

	"peritus/bff/auth"
	"peritus/bff/platform/errs"
	"peritus/bff/search/index"
)

// Deps is what a Service stands on.
type Deps struct {
	Source     Source
	Vocabulary Vocabulary
	Log        *slog.Logger
	// Public answers those who see what is public alone; it is built and followed with
	// this one. Nil: everybody is answered alike.
	Public *Service
	// Counsel tells whether somebody sees what is for attorneys. Needed with Public.
	Counsel func(ctx context.Context, actor auth.Actor) (bool, error)
}

// Service answers searches. It answers none before Build has succeeded.
type Service struct {
	source     Source
	vocabulary Vocabulary
	log        *slog.Logger
	index      *index.Index
	public     *Service
	counsel    func(ctx context.Context, actor auth.Actor) (bool, error)

	feed  sync.Mutex // one reader of the source's feed at a time
	seq   int64      // the latest change in the index
	built atomic.Bool

	compacting atomic.Bool
	background sync.WaitGroup
}

// New is a service with an empty index.
func New(deps Deps) *Service {
	return &Service{source: deps.Source, vocabulary: deps.Vocabulary, log: deps.Log, index: index.New(), public: deps.Public, counsel: deps.Counsel}
}

// Build reads every expert from the source. It can be called again: until it
// has succeeded, and if it fails, searches go on with what was there.
func (s *Service) Build(ctx context.Context) error {
	if s.public != nil {
		if err := s.public.Build(ctx); err != nil {
			return err
		}
	}
	s.feed.Lock()
	defer s.feed.Unlock()
	return s.build(ctx)
}

func (s *Service) build(ctx context.Context) error {
	var seq int64
	err := s.index.Load(func(add func(Document) error) (err error) {
		seq, err = s.source.Each(ctx, add)
		return err
	})
	if err != nil {
		return err
	}
	s.seq = seq
	if err := s.follow(ctx); err != nil { // what changed while it was read
		return err
	}
	s.built.Store(true)
	s.log.InfoContext(ctx, "search index built", "experts", s.index.Len(), "seq", s.seq)
	return nil
}

// CatchUp brings the index to the newest change. It is called after a change was
// committed, and now and then, since other processes change things too. Before
// Build it does nothing.
func (s *Service) CatchUp(ctx context.Context) error {
	if s.public != nil {
		if err := s.public.CatchUp(ctx); err != nil {
			return err
		}
	}
	if !s.built.Load() {
		return nil
	}
	s.feed.Lock()
	defer s.feed.Unlock()
	latest, err := s.source.Latest(ctx)
	if err != nil {
		return err
	}
	if latest < s.seq {
		// The database has gone back, as after a restored backup.
		s.log.WarnContext(ctx, "search index is ahead of its source and is built anew", "seq", s.seq, "latest", latest)
		return s.build(ctx)
	}
	if latest == s.seq {
		return nil
	}
	return s.follow(ctx)
}

func (s *Service) follow(ctx context.Context) error {
	for {
		changes, err := s.source.Since(ctx, s.seq)
		if err != nil {
			return err
		}
		if len(changes) == 0 {
			break
		}
		s.apply(changes)
		s.seq = changes[len(changes)-1].Seq
	}
	s.compact()
	return nil
}

// apply takes the last word on each expert.
func (s *Service) apply(changes []Change) {
	last := make(map[string]int, len(changes))
	for i := range changes {
		last[changes[i].ExpertID] = i
	}
	var upserts []Document
	var removed []string
	for i, c := range changes {
		switch {
		case last[c.ExpertID] != i:
		case c.Document == nil:
			removed = append(removed, c.ExpertID)
		default:
			upserts = append(upserts, *c.Document)
		}
	}
	s.index.Apply(upserts, removed)
}

// compact merges the index's segments in the background, when that is due.
func (s *Service) compact() {
	if !s.index.NeedsCompacting() || !s.compacting.CompareAndSwap(false, true) {
		return
	}
	s.background.Add(1)
	go func() {
		defer s.background.Done()
		defer s.compacting.Store(false)
		s.index.Compact()
	}()
}

// Close waits for what runs in the background.
func (s *Service) Close() {
	s.background.Wait()
	if s.public != nil {
		s.public.Close()
	}
}

// forReader is the service that holds what the actor sees: he finds nobody by words
// that are not for him.
func (s *Service) forReader(ctx context.Context, actor auth.Actor) (*Service, error) {
	if s.public == nil {
		return s, nil
	}
	counsel, err := s.counsel(ctx, actor)
	if err != nil || counsel {
		return s, err
	}
	return s.public, nil
}

var errBuilding = errors.New("the search index is being built")

// Ready is nil once searches can be answered.
func (s *Service) Ready(context.Context) error {
	if !s.built.Load() {
		return errBuilding
	}
	return nil
}

func (s *Service) available() error {
	if !s.built.Load() {
		return errs.Outage("The search is starting. Please try again in a moment.", errBuilding)
	}
	return nil
}

// Search answers a query. Values that no filter has, and a query that is too
// long, are Invalid at their fields.
func (s *Service) Search(q index.Query) (index.Query, index.Result, error) {
	if err := s.available(); err != nil {
		return q, index.Result{}, err
	}
	q, err := check(q, func(f filter, code string) bool {
		if s.index.Has(f.group, code) {
			return true
		}
		_, known := s.vocabulary.Name(f.name, code)
		return known
	})
	if err != nil {
		return q, index.Result{}, err
	}
	r := s.index.Search(q)
	s.showSelected(q, &r.Facets)
	return q, r, nil
}

// Suggest completes a text of at most 200 characters.
func (s *Service) Suggest(text string) ([]index.Suggestion, error) {
	if err := s.available(); err != nil {
		return nil, err
	}
	if _, err := check(index.Query{Text: text, Page: 1}, nil); err != nil {
		return nil, err
	}
	return s.index.Suggest(text), nil
}

// Similar lists experts like one; NotFound when that one cannot be found.
func (s *Service) Similar(expertID string) ([]index.Hit, error) {
	if err := s.available(); err != nil {
		return nil, err
	}
	hits, ok := s.index.Similar(expertID, similarExperts)
	if !ok {
		return nil, errs.NotFoundf("Expert")
	}
	return hits, nil
}
