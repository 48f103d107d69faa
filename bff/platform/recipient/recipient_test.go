package recipient_test

import (
	"context"
	"errors"
	"fmt"
	"sync"
	"testing"
	"time"

	"peritus/bff/platform/clock"
	"peritus/bff/platform/db"
	"peritus/bff/platform/db/dbtest"
	"peritus/bff/platform/keyring"
	"peritus/bff/platform/keyring/keyringtest"
	"peritus/bff/platform/recipient"
)

type world struct {
	recipient.Limiter
	clock *clock.Fake
	t     *testing.T
}

func each(t *testing.T, f func(t *testing.T, w world)) {
	dbtest.Each(t, func(t *testing.T, d *db.DB) {
		c := clock.NewFake(time.Date(2026, 11, 28, 9, 0, 0, 0, time.UTC))
		f(t, world{recipient.Limiter{DB: d, Clock: c, Keys: keyringtest.For(keyring.Recipients)}, c, t})
	})
}

func (w world) code(to, address string) (wait time.Duration) {
	w.t.Helper()
	if err := w.DB.InTx(w.t.Context(), func(ctx context.Context) (err error) {
		wait, err = w.TakeCode(ctx, to, address)
		return err
	}); err != nil {
		w.t.Fatal(err)
	}
	return wait
}

func TestKey_isTheSameForAllSpellingsOfAMailbox(t *testing.T) {
	for to, want := range map[string]string{
		"Ines+peritus@Firm.example": "ines@firm.example", "ines+a+b@firm.example": "ines@firm.example",
		"+12025550143": "+12025550143", "+tag@firm.example": "+tag@firm.example",
		"i.n.e.s+x@googlemail.com": "ines@gmail.com", "i.nes@firm.example": "i.nes@firm.example",
	} {
		if got := recipient.Key(to); got != want {
			t.Errorf("%s: %s, want %s", to, got, want)
		}
	}
}

func TestTakeCode_limitsOneNetworkPerMailbox(t *testing.T) {
	each(t, func(t *testing.T, w world) {
		sent := 0
		for n := range 24 * 12 { // every five minutes for a day
			if w.code(fmt.Sprintf("victim+%d@firm.example", n), "2001:db8:1:"+fmt.Sprintf("%x", n%200)+"::1") == 0 {
				sent++
			}
			if n == 24*6 {
				if wait := w.code("Victim@firm.example", "203.0.113.7"); wait != 0 {
					t.Errorf("the owner has to wait %s", wait)
				}
			}
			w.clock.Advance(5 * time.Minute)
		}
		if sent != 1+8+11 {
			t.Errorf("%d codes in a day", sent)
		}
	})
}

func TestTakeCode_limitsCodesFromManyNetworks(t *testing.T) {
	each(t, func(t *testing.T, w world) {
		sent := 0
		for n := range 24 * 12 {
			wait := w.code("+12025550143", fmt.Sprintf("10.%d.%d.1", n/256, n%256))
			if wait == 0 {
				sent++
			}
			if wait > 2*time.Hour {
				t.Fatalf("closed for %s", wait)
			}
			w.clock.Advance(5 * time.Minute)
		}
		if sent > 36 || sent < 30 {
			t.Errorf("%d codes in a day", sent)
		}
		if w.code("+12025550199", "10.0.0.1") != 0 {
			t.Error("another phone is refused")
		}
	})
}

func TestTakeCode_countsConcurrentRequestsButNotFailedOnes(t *testing.T) {
	each(t, func(t *testing.T, w world) {
		failure := errors.New("failed later")
		for range 20 {
			err := w.DB.InTx(t.Context(), func(ctx context.Context) error {
				if _, err := w.TakeCode(ctx, "ines@firm.example", "203.0.113.7"); err != nil {
					return err
				}
				return failure
			})
			if !errors.Is(err, failure) {
				t.Fatal(err)
			}
		}
		var group sync.WaitGroup
		var mu sync.Mutex
		sent := 0
		for range 30 {
			group.Go(func() {
				if w.code("ines@firm.example", "203.0.113.7") == 0 {
					mu.Lock()
					sent++
					mu.Unlock()
				}
			})
		}
		group.Wait()
		if sent != 9 {
			t.Errorf("%d of 30 at once", sent)
		}
	})
}

func TestTakeNotice_andConfirmationHaveSeparateBudgets(t *testing.T) {
	each(t, func(t *testing.T, w world) {
		take := func(f func(context.Context, string) (bool, error)) (n int) {
			t.Helper()
			for range 10 {
				if err := w.DB.InTx(t.Context(), func(ctx context.Context) error {
					ok, err := f(ctx, "ines@firm.example")
					if ok {
						n++
					}
					return err
				}); err != nil {
					t.Fatal(err)
				}
			}
			return n
		}
		if notices, confirmations := take(w.TakeNotice), take(w.TakeConfirmation); notices != 3 || confirmations != 3 {
			t.Errorf("%d notices, %d confirmations", notices, confirmations)
		}
		w.clock.Advance(13 * time.Hour)
		if err := w.Sweep(t.Context()); err != nil {
			t.Fatal(err)
		}
		var left int64
		if err := w.DB.Read(t.Context()).Table("recipient_budgets").Count(&left).Error; err != nil || left != 1 {
			t.Errorf("%d budgets left, %v", left, err)
		}
	})
}
