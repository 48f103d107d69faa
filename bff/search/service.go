package search

import (
	"context"
	"errors"
	"log/slog"
	"slices"
	"sync"
	"sync/atomic"
	"time"

	"peritus/bff/auth"
	"peritus/bff/platform/clock"
	"peritus/bff/search/index"
)

// Deps are what a Service needs.
type Deps struct {
	Source     Source
	Vocabulary Vocabulary
	Lexicon    index.Lexicon // other words for the same; nil for none
	Filters    []Filter      // in the order in which they are offered
	Clock      clock.Clock
	Log        *slog.Logger
	// Counsel reports whether someone can see attorney-only items.
	Counsel func(ctx context.Context, actor auth.Actor) (bool, error)
}

// Service has an index for each kind of reader. It's unavailable until Build succeeds.
type Service struct {
	source  Source
	log     *slog.Logger
	counsel *View
	public  *View
	isFor   func(ctx context.Context, actor auth.Actor) (bool, error)

	feed sync.Mutex // one reader of the source's feed at a time

	changed, caught atomic.Int64 // changes of this process, and how many of them are in the indices
	seq             atomic.Int64 // the latest change in the indices
	day             time.Time    // on which the indices' facts hold
	built           atomic.Bool

	clock      clock.Clock
	filters    []Filter
	vocabulary Vocabulary
	lexicon    index.Lexicon

	background sync.WaitGroup
}

// New returns a service with empty indices.
func New(deps Deps) *Service {
	s := &Service{source: deps.Source, log: deps.Log, isFor: deps.Counsel, clock: deps.Clock, filters: deps.Filters}
	s.vocabulary, s.lexicon = deps.Vocabulary, deps.Lexicon
	s.counsel, s.public = s.view(true), s.view(false)
	return s
}

// view returns an empty view.
func (s *Service) view(counsel bool) *View {
	declared := make([]index.Filter, len(s.filters))
	for i, f := range s.filters {
		declared[i] = index.Filter{Code: f.Code, Hidden: f.Counsel && !counsel}
	}
	return &View{index: index.New(declared...), vocabulary: s.vocabulary, lexicon: s.lexicon, filters: s.filters, counsel: counsel, ready: s.built.Load}
}

// Build reads every expert from the source, once for all readers. It can be called again;
// until it succeeds, and if it fails, searches use the old data.
func (s *Service) Build(ctx context.Context) error {
	s.feed.Lock()
	defer s.feed.Unlock()
	return s.build(ctx)
}

func (s *Service) build(ctx context.Context) error {
	var seq int64
	day := s.today()
	err := index.LoadPair(s.counsel.index, s.public.index, func(add func(counsel, public *Document) error) (err error) {
		seq, err = s.source.Each(ctx, func(v Views) error { return add(v.Counsel, v.Public) })
		return err
	})
	if err != nil {
		return err
	}
	s.day = day
	s.seq.Store(seq)
	if err := s.follow(ctx); err != nil { // changes made while reading
		return err
	}
	s.built.Store(true)
	s.log.InfoContext(ctx, "search index built", "experts", s.counsel.index.Len(), "public", s.public.index.Len(), "seq", s.seq.Load())
	return nil
}

// Changed says that this process has committed a change. The next reader sees it: many
// changes between two searches are indexed together, which costs a fraction.
func (s *Service) Changed() { s.changed.Add(1) }

// CatchUp updates the indices to the latest change. It's called by the first reader after
// Changed and periodically, since other processes make changes too. It does nothing before
// Build.
func (s *Service) CatchUp(ctx context.Context) error {
	if !s.built.Load() {
		return nil
	}
	s.feed.Lock()
	defer s.feed.Unlock()
	changed := s.changed.Load()
	if err := s.catchUp(ctx); err != nil {
		return err
	}
	s.caught.Store(changed)
	return nil
}

func (s *Service) catchUp(ctx context.Context) error {
	if err := s.turnDay(ctx); err != nil {
		return err
	}
	latest, err := s.source.Latest(ctx)
	if err != nil {
		return err
	}
	if latest < s.seq.Load() {
		// The database went back in time, for example after restoring a backup.
		s.log.WarnContext(ctx, "search index is ahead of its source and is rebuilt", "seq", s.seq.Load(), "latest", latest)
		return s.build(ctx)
	}
	if latest == s.seq.Load() {
		return nil
	}
	return s.follow(ctx)
}

func (s *Service) today() time.Time { return s.clock.Now().UTC().Truncate(24 * time.Hour) }

// turnDay reads again, once a day, the experts whose facts change by the date alone, such
// as testimony of the last four years.
func (s *Service) turnDay(ctx context.Context) error {
	today := s.today()
	if !today.After(s.day) {
		return nil
	}
	due := append(s.counsel.index.Due(today), s.public.index.Due(today)...)
	slices.Sort(due)
	for page := range slices.Chunk(slices.Compact(due), dueAtOnce) {
		current, err := s.source.Current(ctx, page)
		if err != nil {
			return err
		}
		s.apply(current)
	}
	s.day = today
	return nil
}

// dueAtOnce limits how many experts are read together.
const dueAtOnce = 500

func (s *Service) apply(changes []Change) {
	s.counsel.apply(changes, func(v Views) *Document { return v.Counsel })
	s.public.apply(changes, func(v Views) *Document { return v.Public })
}

func (s *Service) follow(ctx context.Context) error {
	for {
		changes, err := s.source.Since(ctx, s.seq.Load())
		if err != nil {
			return err
		}
		if len(changes) == 0 {
			break
		}
		s.apply(changes)
		s.seq.Store(changes[len(changes)-1].Seq)
	}
	s.counsel.compact(&s.background)
	s.public.compact(&s.background)
	return nil
}

// Close waits for background work.
func (s *Service) Close() { s.background.Wait() }

// ForReader returns an actor's view. Words that the actor may not see find no experts.
func (s *Service) ForReader(ctx context.Context, actor auth.Actor) (*View, error) {
	if s.caught.Load() != s.changed.Load() {
		if err := s.CatchUp(ctx); err != nil { // the periodic one tries again
			s.log.WarnContext(ctx, "search index not updated", "error", err)
		}
	}
	counsel, err := s.isFor(ctx, actor)
	if err != nil || counsel {
		return s.counsel, err
	}
	return s.public, nil
}

var errBuilding = errors.New("the search index is being built")

// Ready returns nil once searches can run.
func (s *Service) Ready(context.Context) error {
	if !s.built.Load() {
		return errBuilding
	}
	return nil
}
