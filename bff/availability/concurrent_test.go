package availability

import (
	"fmt"
	"strings"
	"sync"
	"testing"
	"time"

	"peritus/bff/platform/clock"
	"peritus/bff/platform/errs"
)

// ticking moves on with each look.
type ticking struct{ *clock.Fake }

func (c ticking) Now() time.Time {
	c.Advance(time.Millisecond)
	return c.Fake.Now()
}

func TestAsk_concurrentOnesAskAnExpertOnce(t *testing.T) {
	each(t, func(t *testing.T, w *world) {
		same, other := w.form("amara"), w.form("amara")
		ids := make([]string, 8)
		var wait sync.WaitGroup
		for n := range ids {
			form := same
			if n == 7 {
				form = other
			}
			wait.Go(func() {
				r, err := w.Ask(t.Context(), dana, form)
				if err != nil && errs.KindOf(err) != errs.Invalid && errs.KindOf(err) != errs.TooMany {
					t.Errorf("%v", err)
				}
				ids[n] = r.ID
			})
		}
		wait.Wait()
		if _, count, err := w.AskedOf(t.Context(), amara, 1); err != nil || count != 1 {
			t.Errorf("asked %d times (%v): %v", count, err, ids)
		}
	})
}

func TestSettle_concurrentAnswersNeverComeAfterIt(t *testing.T) {
	each(t, func(t *testing.T, w *world) {
		w.Clock = ticking{w.clock}
		for n := range 6 {
			w.clock.Advance(AskAgainAfter)
			actor := dana
			if n%2 == 1 {
				actor = lee
			}
			r := w.asked(actor, "amara", "noor")
			w.told()
			var wait sync.WaitGroup
			for _, choice := range []string{of("amara"), of("noor"), ""} {
				wait.Go(func() {
					_, err := w.Settle(t.Context(), actor, r.ID, SettleForm{ExpertID: choice})
					if err != nil && errs.KindOf(err) != errs.Conflict {
						t.Errorf("settle: %v", err)
					}
				})
			}
			wait.Go(func() {
				_, err := w.Answer(t.Context(), noor, r.Asks[1].ID, AnswerForm{Answer: "yes"})
				if err != nil && errs.KindOf(err) != errs.Conflict {
					t.Errorf("answer: %v", err)
				}
			})
			wait.Wait()
			got, err := w.Get(t.Context(), actor, r.ID)
			chosen := 0
			for _, a := range got.Asks {
				if a.Chosen {
					chosen++
				}
				if a.AnsweredAt != nil && a.AnsweredAt.After(*got.OverAt) {
					t.Error("answered after it was settled")
				}
			}
			if err != nil || got.OverAt == nil || chosen > 1 || (chosen == 1) != (got.Outcome == Chosen) {
				t.Errorf("%s", fmt.Sprint(got, err))
			}
			want := 2 - chosen // of the two, all who weren't chosen
			if told := w.told(); strings.Count(told, "request is closed") != want {
				t.Errorf("told %q, want %d of them", told, want)
			}
		}
	})
}
