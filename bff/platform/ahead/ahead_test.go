package ahead

import (
	"context"
	"errors"
	"slices"
	"sync/atomic"
	"testing"
)

func TestEach_usesConcurrentResultsInOrder(t *testing.T) {
	var used []int
	err := Each(t.Context(), 100, func(_ context.Context, i int) int { return i * i }, func(_ context.Context, made int) error {
		used = append(used, made)
		return nil
	})
	want := make([]int, 100)
	for i := range want {
		want[i] = i * i
	}
	if err != nil || !slices.Equal(used, want) {
		t.Errorf("%v, %v", used, err)
	}
}

func TestEach_endsConcurrentWorkWithTheFirstError(t *testing.T) {
	broken := errors.New("broken")
	var running, made atomic.Int64
	err := Each(t.Context(), 1000, func(context.Context, int) int {
		running.Add(1)
		defer running.Add(-1)
		return int(made.Add(1))
	}, func(context.Context, int) error { return broken })
	if !errors.Is(err, broken) || running.Load() != 0 || made.Load() > 100 {
		t.Errorf("%v, %d still running, %d made", err, running.Load(), made.Load())
	}
}

func TestEach_endsConcurrentWorkWhenItIsCanceled(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	used := 0
	err := Each(ctx, 1000, func(_ context.Context, i int) int { return i }, func(context.Context, int) error {
		used++
		cancel()
		return nil
	})
	if !errors.Is(err, context.Canceled) || used == 1000 {
		t.Errorf("%v after %d", err, used)
	}
}
