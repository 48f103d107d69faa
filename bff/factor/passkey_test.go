package factor

import (
	"encoding/json"
	"errors"
	"strings"
	"sync"
	"sync/atomic"
	"testing"

	"peritus/bff/factor/factortest"
	"peritus/bff/platform/errs"
)

func (w *world) options(t *testing.T, userID, bound string) json.RawMessage {
	t.Helper()
	options, err := w.PasskeyOptions(w.ctx, userID, bound)
	if err != nil {
		t.Fatal(err)
	}
	return options
}

func TestPasskey_canBeAddedUsedRenamedAndRemoved(t *testing.T) {
	each(t, func(t *testing.T, w *world) {
		key, codes := w.passkey(t, w.ines, "  Laptop, office ")
		if len(codes) != CodeCount || *w.enrolled != 1 {
			t.Errorf("%d codes, enrolled %d", len(codes), *w.enrolled)
		}
		if err := w.CheckPasskey(w.ctx, "ines", key.Get(t, w.options(t, "ines", "here")), "here"); err != nil {
			t.Errorf("as second factor: %v", err)
		}
		if who, err := w.Owner(w.ctx, key.Get(t, w.options(t, "", "browser")), "browser"); who != "ines" || err != nil {
			t.Errorf("alone: %q %v", who, err)
		}
		v, err := w.View(w.ctx, w.ines)
		if err != nil || len(v.Passkeys) != 1 || v.Passkeys[0].Name != "Laptop, office" || v.Passkeys[0].UsedAt == nil {
			t.Fatalf("%+v %v", v, err)
		}
		passkeyID := v.Passkeys[0].ID
		if err := w.RenamePasskey(w.ctx, w.ines, passkeyID, "\tDesk\r\n"); err != nil {
			t.Error(err)
		}
		for _, name := range []string{"", "   ", strings.Repeat("x", LongestName+1), "a\x00b"} {
			if err := w.RenamePasskey(w.ctx, w.ines, passkeyID, name); errs.KindOf(err) != errs.Invalid {
				t.Errorf("%q: %v", name, err)
			}
		}
		if err := w.RenamePasskey(w.ctx, w.ruth, passkeyID, "Mine"); !errors.Is(err, ErrNoPasskey) {
			t.Errorf("another person's: %v", err)
		}
		if err := w.RemovePasskey(w.ctx, w.ruth, passkeyID); !errors.Is(err, ErrNoPasskey) {
			t.Errorf("another person's: %v", err)
		}
		if err := w.RemovePasskey(w.ctx, w.ines, passkeyID); err != nil {
			t.Fatal(err)
		}
		for _, words := range []string{"A passkey was added", "A passkey was removed", "“Desk”"} {
			w.wasNotified(t, words)
		}
	})
}

func TestPasskey_aResponseWorksOnceInItsSessionUntilItExpires(t *testing.T) {
	each(t, func(t *testing.T, w *world) {
		key, _ := w.passkey(t, w.ines, "Laptop")
		assertion := key.Get(t, w.options(t, "ines", "here"))
		w.refused(t, "in another browser", w.CheckPasskey(w.ctx, "ines", assertion, "elsewhere"))
		w.refused(t, "for another account", w.CheckPasskey(w.ctx, "ruth", key.Get(t, w.options(t, "ines", "there")), "there"))
		if err := w.CheckPasskey(w.ctx, "ines", assertion, "here"); err != nil {
			t.Fatal(err)
		}
		w.refused(t, "again", w.CheckPasskey(w.ctx, "ines", assertion, "here"))
		alone := key.Get(t, w.options(t, "", "browser"))
		w.refused(t, "alone, in a second step", w.CheckPasskey(w.ctx, "ines", alone, "browser"))
		late := key.Get(t, w.options(t, "ines", "here"))
		w.clock.Advance(CeremonyLifetime)
		w.refused(t, "too late", w.CheckPasskey(w.ctx, "ines", late, "here"))
		for _, junk := range []string{"", "{}", "null", `{"id":"x"}`, string(assertion[:len(assertion)/2])} {
			w.refused(t, junk, w.CheckPasskey(w.ctx, "ines", []byte(junk), "here"))
		}
		stranger := factortest.New(t, origin, "localhost")
		stranger.Handle = "ines"
		_, err := w.Owner(w.ctx, stranger.Get(t, w.options(t, "", "b")), "b")
		w.refused(t, "a stranger's", err)
		key.Origin = "https://evil.example"
		w.refused(t, "another origin", w.CheckPasskey(w.ctx, "ines", key.Get(t, w.options(t, "ines", "here")), "here"))
	})
}

func TestPasskey_concurrentRepeatsOfAResponseCountOnce(t *testing.T) {
	each(t, func(t *testing.T, w *world) {
		key, _ := w.passkey(t, w.ines, "Laptop")
		assertion := key.Get(t, w.options(t, "ines", "here"))
		var group sync.WaitGroup
		var taken atomic.Int32
		for range 12 {
			group.Go(func() {
				if err := w.CheckPasskey(w.ctx, "ines", assertion, "here"); err == nil {
					taken.Add(1)
				} else if !errors.Is(err, ErrRefused) {
					t.Error(err)
				}
			})
		}
		group.Wait()
		if taken.Load() != 1 {
			t.Errorf("taken %d times", taken.Load())
		}
	})
}

func TestPasskey_isBlockedWhenItsCounterGoesBack(t *testing.T) {
	each(t, func(t *testing.T, w *world) {
		key, _ := w.passkey(t, w.ines, "Laptop")
		for range 3 {
			if err := w.CheckPasskey(w.ctx, "ines", key.Get(t, w.options(t, "ines", "here")), "here"); err != nil {
				t.Fatal(err)
			}
		}
		ahead := w.options(t, "ines", "ahead")
		key.Count = 1
		w.refused(t, "a counter that went back", w.CheckPasskey(w.ctx, "ines", key.Get(t, w.options(t, "ines", "here")), "here"))
		key.Count = 10
		w.refused(t, "a blocked one", w.CheckPasskey(w.ctx, "ines", key.Get(t, ahead), "ahead"))
		if _, err := w.PasskeyOptions(w.ctx, "ines", "here"); !errors.Is(err, ErrRefused) {
			t.Errorf("asked for a blocked one: %v", err)
		}
		v, err := w.View(w.ctx, w.ines)
		if err != nil || !v.Passkeys[0].Blocked {
			t.Errorf("%+v %v", v, err)
		}
		if due, err := w.Due(w.ctx, "ines"); !due || err != nil {
			t.Errorf("blocking opened the account: %v", err)
		}
		w.wasNotified(t, "was blocked")
	})
}

func TestPasskey_isAddedOnceAndOnlyInTheSessionThatBeganIt(t *testing.T) {
	each(t, func(t *testing.T, w *world) {
		options, err := w.BeginPasskey(w.ctx, w.ines)
		if err != nil {
			t.Fatal(err)
		}
		key := factortest.New(t, origin, "localhost")
		made := key.Create(t, options)
		elsewhere := w.ines
		elsewhere.SessionID = "s9"
		if _, err := w.AddPasskey(w.ctx, elsewhere, "Laptop", made); errs.KindOf(err) != errs.Conflict {
			t.Errorf("in another session: %v", err)
		}
		if _, err := w.AddPasskey(w.ctx, w.ines, "Laptop", []byte("{}")); errs.KindOf(err) != errs.Invalid {
			t.Errorf("junk: %v", err)
		}
		if _, err := w.AddPasskey(w.ctx, w.ines, "Laptop", made); err != nil {
			t.Fatal(err)
		}
		if _, err := w.AddPasskey(w.ctx, w.ines, "Twice", made); errs.KindOf(err) != errs.Conflict {
			t.Errorf("again: %v", err)
		}
		options, err = w.BeginPasskey(w.ctx, w.ruth)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := w.AddPasskey(w.ctx, w.ruth, "Stolen", key.Create(t, options)); errs.KindOf(err) != errs.Conflict {
			t.Errorf("a credential of another account: %v", err)
		}
	})
}
