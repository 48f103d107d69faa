package factor

import (
	"fmt"
	"strings"
	"testing"

	"peritus/bff/auth"
)

// only is the one entry that was recorded since the last look.
func (w *world) only(t *testing.T, action, by string) auth.AuditEntry {
	t.Helper()
	defer w.forget()
	if len(w.entries.All) != 1 {
		t.Fatalf("%d entries instead of %s: %+v", len(w.entries.All), action, w.entries.All)
	}
	d := w.entries.All[0]
	if d.Action != action || d.Kind != "account" || d.ID != "ines" || w.entries.By[0].UserID != by {
		t.Errorf("%+v, not %s by %q", d, action, by)
	}
	return d
}

func (w *world) forget() { w.entries.All, w.entries.By = nil, nil }

func (w *world) none(t *testing.T, what string) {
	t.Helper()
	if len(w.entries.All) != 0 {
		t.Errorf("%s is in the log: %+v", what, w.entries.All)
	}
}

func TestAudit_recordsEveryChangeWithoutSecrets(t *testing.T) {
	each(t, func(t *testing.T, w *world) {
		setup, err := w.BeginApp(w.ctx, w.ines)
		if err != nil {
			t.Fatal(err)
		}
		_, _ = w.ConfirmApp(w.ctx, w.ines, "000000x")
		w.none(t, "a set-up that is begun")
		code := w.code(t, setup.Secret, 0)
		codes, err := w.ConfirmApp(w.ctx, w.ines, code)
		if err != nil {
			t.Fatal(err)
		}
		logged := fmt.Sprint(w.only(t, appSetUp, "ines"))
		newer, err := w.MakeRecoveryCodes(w.ctx, w.ines)
		if err != nil {
			t.Fatal(err)
		}
		logged += fmt.Sprint(w.only(t, codesRenewed, "ines"))
		w.passkey(t, w.ines, "Laptop")
		if d := w.only(t, passkeyMade, "ines"); d.Detail["passkey"] != "Laptop" {
			t.Errorf("%+v", d)
		}
		v, err := w.View(w.ctx, w.ines)
		if err != nil {
			t.Fatal(err)
		}
		id := v.Passkeys[0].ID
		_ = w.RenamePasskey(w.ctx, w.ruth, id, "Mine")
		_ = w.RemovePasskey(w.ctx, w.ruth, id)
		w.none(t, "what was refused")
		if err := w.RenamePasskey(w.ctx, w.ines, id, "Desk"); err != nil {
			t.Fatal(err)
		}
		w.only(t, passkeyRenamed, "ines")
		if err := w.RemovePasskey(w.ctx, w.ines, id); err != nil {
			t.Fatal(err)
		}
		if d := w.only(t, passkeyGone, "ines"); d.Detail["passkey"] != "Desk" {
			t.Errorf("%+v", d)
		}
		if err := w.RemoveApp(w.ctx, w.ines); err != nil {
			t.Fatal(err)
		}
		logged += fmt.Sprint(w.only(t, appTurnedOff, "ines"))
		for _, secret := range append(append([]string{strings.ReplaceAll(setup.Secret, " ", ""), code}, codes...), newer...) {
			if strings.Contains(strings.ReplaceAll(logged, " ", ""), secret) {
				t.Errorf("the log holds %q: %s", secret, logged)
			}
		}
	})
}

func TestAudit_recordsTheBlockingOfAClonedPasskey(t *testing.T) {
	each(t, func(t *testing.T, w *world) {
		key, _ := w.passkey(t, w.ines, "Laptop")
		w.forget()
		for range 2 {
			if err := w.CheckPasskey(w.ctx, "ines", key.Get(t, w.options(t, "ines", "here")), "here"); err != nil {
				t.Fatal(err)
			}
		}
		w.none(t, "the use of a passkey")
		key.Count = 0
		w.refused(t, "a counter that went back", w.CheckPasskey(w.ctx, "ines", key.Get(t, w.options(t, "ines", "here")), "here"))
		w.only(t, passkeyStopped, "")
	})
}
