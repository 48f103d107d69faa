// Package ahead makes the next values while one is being used.
package ahead

import (
	"context"
	"runtime"
	"sync"
)

// Each calls use with the results of produce for 0 to n-1, in that order, while later ones are
// being made on the other processors. It ends with the first error of use. No call of produce
// outlasts it.
func Each[T any](ctx context.Context, n int, produce func(ctx context.Context, i int) T, use func(ctx context.Context, made T) error) error {
	ctx, cancel := context.WithCancel(ctx)
	var making sync.WaitGroup
	defer making.Wait()
	defer cancel()
	queue := make(chan chan T, max(1, runtime.GOMAXPROCS(0)-1))
	making.Go(func() {
		defer close(queue)
		for i := range n {
			made := make(chan T, 1)
			select {
			case queue <- made:
			case <-ctx.Done():
				return
			}
			making.Go(func() { made <- produce(ctx, i) })
		}
	})
	for made := range queue {
		if err := use(ctx, <-made); err != nil {
			return err
		}
	}
	return ctx.Err()
}
