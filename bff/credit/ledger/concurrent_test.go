package ledger

import (
	"context"
	"errors"
	"sync"
	"sync/atomic"
	"testing"
)

// 64 writers spend, hold, and end holds of one wallet at once. There is enough for some.
func TestSpend_concurrentWritersNeverOverdraw(t *testing.T) {
	each(t, func(w *world) {
		ctx := context.Background()
		const credits, writers = 100, 64
		w.grant("dana", credits/2, w.after(day))
		w.grant("dana", credits/2, nil)
		var all sync.WaitGroup
		var got, short atomic.Int64
		for n := range writers {
			all.Go(func() {
				var err error
				if n%2 == 0 {
					_, err = w.Spend(ctx, "dana", w.order(3))
				} else {
					var m Movement
					if m, err = w.Hold(ctx, "dana", w.order(3), week); err == nil {
						_, err = w.Take(ctx, m.Hold.ID, "answered")
					}
				}
				switch {
				case err == nil:
					got.Add(3)
				case errors.Is(err, ErrShort):
					short.Add(1)
				default:
					w.t.Error(err)
				}
			})
		}
		all.Wait()
		if got.Load() != credits/3*3 || short.Load() != writers-credits/3 {
			w.t.Errorf("spent %d of %d, refused %d times", got.Load(), credits, short.Load())
		}
		w.want("dana", credits%3, 0, 0)
		w.sound()
	})
}

// One order that arrives 64 times at once, for a person without a wallet, moves credits once.
func TestKeys_concurrentRepeatsAreOneMovement(t *testing.T) {
	each(t, func(w *world) {
		o := w.order(25)
		var all sync.WaitGroup
		for range 64 {
			all.Go(func() {
				if _, err := w.Grant(context.Background(), "dana", o, nil); err != nil {
					w.t.Error(err)
				}
			})
		}
		all.Wait()
		w.want("dana", 25, 0, 0)
		holdID := w.hold("dana", 5)
		for n := range 64 {
			all.Go(func() {
				end := w.Take
				if n%2 == 0 {
					end = w.Return
				}
				if _, err := end(context.Background(), holdID, "test"); err != nil {
					w.t.Error(err)
				}
			})
		}
		all.Wait()
		h, err := w.HoldOf(context.Background(), holdID)
		if err != nil || h.Ended == "" {
			w.t.Fatalf("%+v %v", h, err)
		}
		if n := len(w.lines("dana")); n != 3 {
			w.t.Errorf("%d movements", n)
		}
		w.sound()
	})
}

// Processes that sweep at once return and expire everything once.
func TestSweep_concurrentSweepsMoveEverythingOnce(t *testing.T) {
	each(t, func(w *world) {
		people := []string{"a", "b", "c", "d", "e"}
		for _, owner := range people {
			w.grant(owner, 10, w.after(week))
			w.hold(owner, 4)
		}
		w.clock.Advance(week)
		var all sync.WaitGroup
		for range 4 {
			all.Go(func() {
				if err := w.Sweep(context.Background(), nil); err != nil {
					w.t.Error(err)
				}
			})
		}
		all.Wait()
		for _, owner := range people {
			w.want(owner, 0, 0, 0)
			if n := len(w.lines(owner)); n < 4 || n > 5 {
				w.t.Errorf("%d movements", n)
			}
		}
		w.sound()
	})
}
