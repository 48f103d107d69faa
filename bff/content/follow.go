package content

import (
	"context"
	"log/slog"
	"maps"
	"peritus/bff/content/edition"
	"peritus/bff/content/snapshot"
	"peritus/bff/content/view"
	"time"
)

// recall loads the content from Redis or, if that fails, from SQL. It reports whether
// there is content to serve.
func (s *Service) recall(ctx context.Context) (bool, error) {
	s.update.Lock()
	defer s.update.Unlock()
	if s.current.Load() != nil || s.catchUp(ctx) {
		return true, nil
	}
	parts, checkedAt, err := s.store.Load(ctx)
	if err != nil {
		return false, err
	}
	if !edition.Complete(parts) {
		return false, nil
	}
	if err := s.take(ctx, parts, snapshot.State{CheckedAt: checkedAt}); err != nil {
		return false, err
	}
	s.kept = true
	return true, nil
}

// catchUp loads the content in Redis if it differs from ours. It reports whether there
// is an edition now. The caller must hold s.update.
func (s *Service) catchUp(ctx context.Context) bool {
	if err := s.catchUpWith(ctx); err != nil {
		s.deps.Log.WarnContext(ctx, "content not read from Redis", slog.Any("error", err))
	}
	return s.current.Load() != nil
}

func (s *Service) catchUpWith(ctx context.Context) error {
	held, err := s.shared.State(ctx)
	if err != nil || held.Version == "" {
		return err
	}
	if held.Version == s.version {
		s.seenAt(held.CheckedAt.UnixMilli())
		return nil
	}
	parts, held, err := s.shared.Load(ctx)
	if err != nil || parts == nil {
		return err
	}
	return s.take(ctx, parts, held)
}

// take shows an edition that another process built or SQL stored.
func (s *Service) take(ctx context.Context, parts map[string][]byte, of snapshot.State) error {
	e := edition.New()
	for name, raw := range parts {
		if err := e.Set(name, raw); err != nil {
			return err
		}
	}
	return s.show(ctx, e, of)
}

func (s *Service) show(ctx context.Context, e *edition.Edition, of snapshot.State) error {
	slugs, err := s.store.Slugs(ctx)
	if err != nil {
		return err
	}
	maps.Copy(e.Slugs, slugs)
	now := s.deps.Clock.Now()
	if s.current.Load() == nil {
		// Read everything again soon, because pictures may have changed in the meantime.
		s.fullAt = now.Add(freshFor - fullEvery)
	}
	s.version = of.Version
	s.checkedAt.Store(of.CheckedAt.UnixMilli())
	s.current.Store(view.New(e, now, s.library))
	return nil
}

// follow applies changes that another process saved. Zero news mean that some may have
// been missed.
func (s *Service) follow(ctx context.Context, n snapshot.News) {
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
	if err := s.followParts(ctx, v.Edition, n); err != nil {
		s.deps.Log.WarnContext(ctx, "content of another process not applied", slog.Any("error", err))
		s.catchUp(ctx)
	}
}

func (s *Service) followParts(ctx context.Context, held *edition.Edition, n snapshot.News) error {
	parts, err := s.shared.Some(ctx, n.Parts)
	if err != nil {
		return err
	}
	next := held.Clone()
	for name, raw := range parts {
		if err := next.Set(name, raw); err != nil {
			return err
		}
	}
	return s.show(ctx, next, snapshot.State{Version: n.Version, CheckedAt: time.UnixMilli(n.CheckedAt)})
}

// seenAt records a later time of the last comparison. It ignores earlier ones.
func (s *Service) seenAt(ms int64) {
	if ms > s.checkedAt.Load() {
		s.checkedAt.Store(ms)
		s.doubtful.Store(false)
	}
}
