package content

import (
	"context"
	"errors"
	"log/slog"
	"peritus/bff/content/view"
	"peritus/bff/platform/db"
)

// detached returns a context for work that continues after its request ends.
func (s *Service) detached(ctx context.Context) (context.Context, context.CancelFunc) {
	ctx, cancel := context.WithTimeout(context.WithoutCancel(db.WithoutTx(ctx)), updateLimit)
	stop := context.AfterFunc(s.life, cancel)
	return ctx, func() { stop(); cancel() }
}

// start loads the content from Redis, the CMS, or SQL, in this order. Concurrent readers
// share one start.
func (s *Service) start(ctx context.Context) (*view.View, error) {
	result := s.starting.DoChan("start", func() (any, error) {
		if v := s.current.Load(); v != nil {
			return v, nil
		}
		ctx, cancel := s.detached(ctx)
		defer cancel()
		return s.load(ctx)
	})
	select {
	case <-ctx.Done():
		return nil, unreachable(ctx.Err())
	case r := <-result:
		if r.Err != nil {
			return nil, r.Err
		}
		return r.Val.(*view.View), nil
	}
}

func (s *Service) load(ctx context.Context) (*view.View, error) {
	remembered, err := s.recall(ctx)
	if err != nil {
		s.deps.Log.ErrorContext(ctx, "stored content not read", slog.Any("error", err))
	}
	now := s.deps.Clock.Now()
	if remembered && s.fresh(now) {
		return s.current.Load(), nil
	}
	if !remembered && !s.tries.due(now) {
		return nil, unreachable(s.tries.last())
	}
	limit := ctx
	if remembered {
		var cancel context.CancelFunc
		limit, cancel = context.WithTimeout(ctx, startWait)
		defer cancel()
	}
	if err := s.reconcile(limit, beforeReader); err != nil {
		if v := s.current.Load(); v != nil {
			s.deps.Log.WarnContext(ctx, "the CMS does not respond: serving stored content", slog.Any("error", err))
			return v, nil
		}
		return nil, unreachable(err)
	}
	if v := s.current.Load(); v != nil {
		return v, nil
	}
	return nil, unreachable(errors.New("another process is reading the content"))
}
