package claim

import (
	"sync"
	"testing"
	"time"

	"peritus/bff/platform/code"
	"peritus/bff/platform/errs"
)

func TestCheck_acceptsACodeOnceInItsBrowser(t *testing.T) {
	each(t, func(t *testing.T, w world) {
		c := w.begin(t, request(ByEmail))
		right := w.code(t, onFile)
		_, err := w.Check(w.ctx, c.ID, theirs, right)
		refused(t, err, errs.NotFound, "Claim")
		got, err := w.Check(w.ctx, c.ID, mine, right[:3]+" "+right[3:])
		if err != nil || got.State != Verified || got.ProofUntil.Sub(w.clock.Now()) != ProofFor {
			t.Fatalf("%+v %v", got, err)
		}
		_, err = w.Check(w.ctx, c.ID, mine, right)
		refused(t, err, errs.Conflict, "already verified")
	})
}

func TestCheck_acceptsACodeSentByTextMessage(t *testing.T) {
	each(t, func(t *testing.T, w world) {
		c := w.begin(t, request(BySMS))
		if c.Hint != "+1 ••• ••• 43" {
			t.Errorf("hint %q", c.Hint)
		}
		if got, err := w.Check(w.ctx, c.ID, mine, w.code(t, onFileNo)); err != nil || got.State != Verified {
			t.Errorf("%+v %v", got, err)
		}
	})
}

func TestCheck_fiveWrongAttemptsUseUpTheCode(t *testing.T) {
	each(t, func(t *testing.T, w world) {
		c := w.begin(t, request(ByEmail))
		right := w.code(t, onFile)
		for _, says := range []string{"4 tries left", "3 tries left", "2 tries left", "one try left", "no tries left"} {
			_, err := w.Check(w.ctx, c.ID, mine, other(right))
			refused(t, err, errs.Invalid, says)
		}
		_, err := w.Check(w.ctx, c.ID, mine, right)
		refused(t, err, errs.Invalid, "has expired")
		w.clock.Advance(code.ResendAfter)
		if _, err := w.Resend(w.ctx, c.ID, mine, here); err != nil {
			t.Fatal(err)
		}
		if got, err := w.Check(w.ctx, c.ID, mine, w.code(t, onFile)); err != nil || got.State != Verified {
			t.Errorf("%+v %v", got, err)
		}
	})
}

func TestCheck_countsConcurrentGuesses(t *testing.T) {
	each(t, func(t *testing.T, w world) {
		c := w.begin(t, request(ByEmail))
		right := w.code(t, onFile)
		var wait sync.WaitGroup
		for range 20 {
			wait.Go(func() { _, _ = w.Check(w.ctx, c.ID, mine, other(right)) })
		}
		wait.Wait()
		sent, err := w.store.lastCode(w.ctx, c.ID)
		if err != nil || sent.Tries != code.Tries {
			t.Errorf("%d tries (%v)", sent.Tries, err)
		}
		_, err = w.Check(w.ctx, c.ID, mine, right)
		refused(t, err, errs.Invalid, "has expired")
	})
}

func TestCheck_aCodeExpiresAfterTenMinutes(t *testing.T) {
	each(t, func(t *testing.T, w world) {
		c := w.begin(t, request(ByEmail))
		w.clock.Advance(code.Lifetime)
		_, err := w.Check(w.ctx, c.ID, mine, w.code(t, onFile))
		refused(t, err, errs.Invalid, "has expired")
	})
}

func TestCheck_refusesACodeOfAnotherClaim(t *testing.T) {
	each(t, func(t *testing.T, w world) {
		c := w.begin(t, request(ByEmail))
		first := w.code(t, onFile)
		stranger := request(ByEmail)
		stranger.Browser = theirs
		second := w.begin(t, stranger)
		if first != w.code(t, onFile) {
			_, err := w.Check(w.ctx, second.ID, theirs, first)
			refused(t, err, errs.Invalid, "code is incorrect")
		}
		if _, err := w.Check(w.ctx, c.ID, mine, first); err != nil {
			t.Errorf("a stranger's code cancelled mine: %v", err)
		}
	})
}

func TestResend_cancelsThePreviousCodeAndIsLimited(t *testing.T) {
	each(t, func(t *testing.T, w world) {
		c := w.begin(t, request(ByEmail))
		first := w.code(t, onFile)
		_, err := w.Resend(w.ctx, c.ID, mine, here)
		refused(t, err, errs.TooMany, "30 seconds")
		_, err = w.Resend(w.ctx, c.ID, theirs, here)
		refused(t, err, errs.NotFound, "Claim")
		for range code.ResendsPerHour {
			w.clock.Advance(code.ResendAfter)
			if _, err := w.Resend(w.ctx, c.ID, mine, here); err != nil {
				t.Fatal(err)
			}
		}
		w.clock.Advance(code.ResendAfter)
		_, err = w.Resend(w.ctx, c.ID, mine, here)
		refused(t, err, errs.TooMany, "an hour")
		if second := w.code(t, onFile); second != first {
			_, err = w.Check(w.ctx, c.ID, mine, first)
			refused(t, err, errs.Invalid, "code is incorrect")
			if _, err := w.Check(w.ctx, c.ID, mine, second); err != nil {
				t.Error(err)
			}
		}
	})
}

func TestSweep_expiresUnfinishedClaims(t *testing.T) {
	each(t, func(t *testing.T, w world) {
		idle, unsent, waiting := w.begin(t, request(ByEmail)), w.begin(t, request(ByDocument)), w.begin(t, request(ByDocument))
		waiting = w.attach(t, waiting, minimalPDF)
		stranger := request(ByEmail)
		stranger.Browser = theirs
		proved := w.prove(t, stranger)
		sweep := func() {
			if err := w.Sweep(w.ctx); err != nil {
				t.Fatal(err)
			}
		}
		w.clock.Advance(PendingFor - time.Second)
		sweep()
		for _, c := range []Claim{idle, unsent, waiting} {
			if got := w.now(t, c.ID).State; got != Pending {
				t.Errorf("too early: %s", got)
			}
		}
		w.clock.Advance(2 * time.Second)
		sweep()
		for c, want := range map[string]State{idle.ID: Expired, unsent.ID: Expired, proved.ID: Expired, waiting.ID: Pending} {
			if got := w.now(t, c).State; got != want {
				t.Errorf("%s is %s, want %s", c, got, want)
			}
		}
		refused(t, w.Take(w.ctx, proved.ID, theirs, "ada"), errs.Conflict, "has ended")
		_, err := w.Check(w.ctx, idle.ID, mine, "000000")
		refused(t, err, errs.Conflict, "Start again")
		w.clock.Advance(Retention + time.Hour)
		sweep()
		if _, err := w.store.get(w.ctx, idle.ID); errs.KindOf(err) != errs.NotFound {
			t.Errorf("not deleted: %v", err)
		}
	})
}
