package web

import (
	"context"
	"log/slog"
	"slices"
	"sync"
)

// quiet knows the paths that programs ask all the time, and how each answered last,
// so that their log tells of a change once and not of every request.
type quiet struct {
	paths []string
	mu    sync.Mutex
	last  map[string]int
}

func newQuiet(paths []string) *quiet { return &quiet{paths: paths, last: map[string]int{}} }

func (q *quiet) has(path string) bool { return slices.Contains(q.paths, path) }

// level is how loudly an answer of a quiet path is told: the first failure and the
// first answer after one are worth a line, their repetitions are not.
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

// cause keeps why a quiet path failed for the one line of its request.
type cause struct{ err error }

// tell logs why a request failed: at once, or on a quiet path in its line.
func tell(ctx context.Context, level slog.Level, message string, err error) {
	if r := RequestIn(ctx); r.cause != nil {
		r.cause.err = err
		return
	}
	Logger(ctx).LogAttrs(ctx, level, message, slog.Any("error", err))
}
