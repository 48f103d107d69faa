package search

import (
	"context"
	"errors"
	"log/slog"
	"sync"
	"sync/atomic"

	"peritus/bff/auth"
	"peritus/bff/search/index"
)

// Deps are what a Service needs.
type Deps struct {
	Source     Source
	Vocabulary Vocabulary
	Log        *slog.Logger
	// Counsel reports whether someone sees what is for attorneys.
	Counsel func(ctx context.Context, actor auth.Actor) (bool, error)
}

// Service keeps an index for each kind of reader. It is unavailable until Build has
// succeeded.
type Service struct {
	source  Source
	log     *slog.Logger
	counsel *View
	public  *View
	isFor   func(ctx context.Context, actor auth.Actor) (bool, error)

	feed  sync.Mutex // one reader of the source's feed at a time
	seq   int64      // the latest change in the indices
	built atomic.Bool

	background sync.WaitGroup
}

// New is a service with empty indices.
func New(deps Deps) *Service {
	s := &Service{source: deps.Source, log: deps.Log, isFor: deps.Counsel}
	s.counsel = &View{index: index.New(), vocabulary: deps.Vocabulary, ready: s.built.Load}
	s.public = &View{index: index.New(), vocabulary: deps.Vocabulary, ready: s.built.Load}
	return s
}

// Build reads every expert from the source, once for all readers. It can be called
// again: until it has succeeded, and if it fails, searches go on with what was there.
func (s *Service) Build(ctx context.Context) error {
	s.feed.Lock()
	defer s.feed.Unlock()
	return s.build(ctx)
}

func (s *Service) build(ctx context.Context) error {
	var seq int64
	err := index.LoadPair(s.counsel.index, s.public.index, func(add func(counsel, public *Document) error) (err error) {
		seq, err = s.source.Each(ctx, func(v Views) error { return add(v.Counsel, v.Public) })
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
	s.log.InfoContext(ctx, "search index built", "experts", s.counsel.index.Len(), "public", s.public.index.Len(), "seq", s.seq)
	return nil
}

// CatchUp brings the indices to the newest change. It is called after a change was
// committed, and now and then, since other processes change things too. Before
// Build it does nothing.
func (s *Service) CatchUp(ctx context.Context) error {
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
		s.log.WarnContext(ctx, "search index is ahead of its source and is rebuilt", "seq", s.seq, "latest", latest)
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
		s.counsel.apply(changes, func(v Views) *Document { return v.Counsel })
		s.public.apply(changes, func(v Views) *Document { return v.Public })
		s.seq = changes[len(changes)-1].Seq
	}
	s.counsel.compact(&s.background)
	s.public.compact(&s.background)
	return nil
}

// Close waits for what runs in the background.
func (s *Service) Close() { s.background.Wait() }

// ForReader returns an actor's view: no expert is found by words that the actor
// may not see.
func (s *Service) ForReader(ctx context.Context, actor auth.Actor) (*View, error) {
	counsel, err := s.isFor(ctx, actor)
	if err != nil || counsel {
		return s.counsel, err
	}
	return s.public, nil
}

var errBuilding = errors.New("the search index is being built")

// Ready is nil once searches can run.
func (s *Service) Ready(context.Context) error {
	if !s.built.Load() {
		return errBuilding
	}
	return nil
}
