package content

import (
	"context"
	"log/slog"
	"maps"
	"time"
)

// recall takes what other processes share, or else what SQL keeps. It tells
// whether there is anything to serve.
func (s *Service) recall(ctx context.Context) (bool, error) {
	s.update.Lock()
	defer s.update.Unlock()
	if s.current.Load() != nil || s.catchUp(ctx) {
		return true, nil
	}
	parts, checkedAt, err := s.store.load(ctx)
	if err != nil {
		return false, err
	}
	if !complete(parts) {
		return false, nil
	}
	if err := s.take(ctx, parts, state{checkedAt: checkedAt}); err != nil {
		return false, err
	}
	s.kept = true
	return true, nil
}

// catchUp takes the content that Redis holds, if it is another than ours. It tells
// whether there is an edition now. The caller holds update.
func (s *Service) catchUp(ctx context.Context) bool {
	if err := s.catchUpWith(ctx); err != nil {
		s.deps.Log.WarnContext(ctx, "content is not shared", slog.Any("error", err))
	}
	return s.current.Load() != nil
}

func (s *Service) catchUpWith(ctx context.Context) error {
	held, err := s.shared.state(ctx)
	if err != nil || held.version == "" {
		return err
	}
	if held.version == s.version {
		s.seenAt(held.checkedAt.UnixMilli())
		return nil
	}
	parts, held, err := s.shared.load(ctx)
	if err != nil || parts == nil {
		return err
	}
	return s.take(ctx, parts, held)
}

// take shows an edition that was made elsewhere.
func (s *Service) take(ctx context.Context, parts map[string][]byte, of state) error {
	e := newEdition()
	for name, raw := range parts {
		if err := e.set(name, raw); err != nil {
			return err
		}
	}
	return s.show(ctx, e, of)
}

func (s *Service) show(ctx context.Context, e *edition, of state) error {
	slugs, err := s.store.slugs(ctx)
	if err != nil {
		return err
	}
	maps.Copy(e.slugs, slugs)
	now := s.deps.Clock.Now()
	if s.current.Load() == nil {
		// All is read again soon: the pictures may have changed meanwhile.
		s.fullAt = now.Add(freshFor - fullEvery)
	}
	s.version = of.version
	s.checkedAt.Store(of.checkedAt.UnixMilli())
	s.current.Store(newView(e, now))
	return nil
}

// follow takes over what another process has saved. The zero news say that some
// may have been missed.
func (s *Service) follow(ctx context.Context, n news) {
	s.update.Lock()
	defer s.update.Unlock()
	v := s.current.Load()
	if v == nil {
		s.catchUp(ctx)
		return
	}
	if n.Version != "" && n.Version == s.version {
		s.seenAt(n.CheckedAt)
		return
	}
	if n.Version == "" || n.Base != s.version || n.Base == "" {
		s.catchUp(ctx)
		return
	}
	if err := s.followParts(ctx, v.edition, n); err != nil {
		s.deps.Log.WarnContext(ctx, "content of another process not taken over", slog.Any("error", err))
		s.catchUp(ctx)
	}
}

func (s *Service) followParts(ctx context.Context, held *edition, n news) error {
	parts, err := s.shared.some(ctx, n.Parts)
	if err != nil {
		return err
	}
	next := held.clone()
	for name, raw := range parts {
		if err := next.set(name, raw); err != nil {
			return err
		}
	}
	return s.show(ctx, next, state{version: n.Version, checkedAt: time.UnixMilli(n.CheckedAt)})
}

// seenAt moves the time of the last comparison on, never back.
func (s *Service) seenAt(ms int64) {
	if ms > s.checkedAt.Load() {
		s.checkedAt.Store(ms)
		s.doubtful.Store(false)
	}
}
