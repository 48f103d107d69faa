package web

import (
	"context"
	"log/slog"
	"slices"
	"sync"
)

// quiet tracks the last status of frequently polled paths, so the log reports only
// changes instead of every request.
type quiet struct {
	paths []string
	mu    sync.Mutex
	last  map[string]int
}

func newQuiet(paths []string) *quiet { return &quiet{paths: paths, last: map[string]int{}} }

func (q *quiet) has(path string) bool { return slices.Contains(q.paths, path) }

// level returns the log level for a quiet path's response. Only the first failure and the
// first success after it are logged normally.
func (q *quiet) level(path string, status int) slog.Level {
	q.mu.Lock()
	defer q.mu.Unlock()
	before := q.last[path]
	if !failed(status) {
		delete(q.last, path)
		if failed(before) {
			return slog.LevelInfo
		}
		return slog.LevelDebug
	}
	q.last[path] = status
	if before == status {
		return slog.LevelDebug
	}
	return slog.LevelWarn
}

func failed(status int) bool { return status >= 500 }

// cause holds a quiet path's error for its request's log line.
type cause struct{ err error }

// logFailure logs why a request failed: immediately or, for a quiet path, in its log line.
func logFailure(ctx context.Context, level slog.Level, message string, err error) {
	if r := RequestIn(ctx); r.cause != nil {
		r.cause.err = err
		return
	}
	Logger(ctx).LogAttrs(ctx, level, message, slog.Any("error", err))
}
