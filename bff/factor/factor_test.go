package factor

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/pquerna/otp/totp"

	"peritus/bff/auth"
	"peritus/bff/auth/authtest"
	"peritus/bff/factor/factortest"
	"peritus/bff/notify/notifytest"
	"peritus/bff/platform/clock"
	"peritus/bff/platform/db"
	"peritus/bff/platform/db/dbtest"
	"peritus/bff/platform/errs"
	"peritus/bff/platform/id"
	"peritus/bff/platform/keyring"
	"peritus/bff/platform/keyring/keyringtest"
)

const origin = "http://localhost:3000"

type world struct {
	*Service
	clock    *clock.Fake
	mails    notifytest.Outbox
	entries  authtest.Log
	enrolled *int
	ctx      context.Context
	ines     auth.Actor
	ruth     auth.Actor // of staff
}

type people struct{ w *world }

func (people) Contact(_ context.Context, userID string) (string, string, error) {
	return userID + "@firm.example", userID, nil
}

func (p people) Enrolled(context.Context, string) error { *p.w.enrolled++; return nil }

func each(t *testing.T, f func(t *testing.T, w *world)) {
	dbtest.Each(t, func(t *testing.T, d *db.DB) {
		w := &world{clock: clock.NewFake(time.Date(2026, 11, 28, 9, 0, 0, 0, time.UTC)), enrolled: new(int), ctx: t.Context(),
			ines: auth.Actor{UserID: "ines", SessionID: "s1", Email: "ines@firm.example", Name: "Ines", Groups: auth.Groups{auth.Attorney}},
			ruth: auth.Actor{UserID: "ruth", SessionID: "s2", Email: "ruth@firm.example", Name: "Ruth", Groups: auth.Groups{auth.Admin}}}
		s, err := New(Deps{DB: d, Clock: w.clock, IDs: id.Random, Notify: &w.mails, Accounts: people{w}, AuditLog: &w.entries,
			Secrets: keyringtest.For(keyring.AuthenticatorSecrets), Codes: keyringtest.For(keyring.RecoveryCodes), Origin: origin, Required: true})
		if err != nil {
			t.Fatal(err)
		}
		w.Service = s
		for _, who := range []string{"ines", "ruth"} {
			if err := d.Write(t.Context()).Exec("INSERT INTO users (id, email, email_key, password_hash, name, groups, created_at, updated_at) VALUES (?, ?, ?, '', ?, '', 1, 1)", who, who, who, who).Error; err != nil {
				t.Fatal(err)
			}
		}
		f(t, w)
	})
}

func (w *world) code(t *testing.T, secret string, shift time.Duration) string {
	t.Helper()
	code, err := totp.GenerateCode(strings.ReplaceAll(secret, " ", ""), w.clock.Now().Add(shift))
	if err != nil {
		t.Fatal(err)
	}
	return code
}

// app sets an authenticator app up and answers its secret and the recovery codes.
func (w *world) app(t *testing.T, actor auth.Actor) (secret string, codes []string) {
	t.Helper()
	setup, err := w.BeginApp(w.ctx, actor)
	if err != nil {
		t.Fatal(err)
	}
	codes, err = w.ConfirmApp(w.ctx, actor, w.code(t, setup.Secret, 0))
	if err != nil {
		t.Fatal(err)
	}
	return setup.Secret, codes
}

func (w *world) passkey(t *testing.T, actor auth.Actor, name string) (*factortest.Passkey, []string) {
	t.Helper()
	options, err := w.BeginPasskey(w.ctx, actor)
	if err != nil {
		t.Fatal(err)
	}
	key := factortest.New(t, origin, "localhost")
	codes, err := w.AddPasskey(w.ctx, actor, name, key.Create(t, options))
	if err != nil {
		t.Fatal(err)
	}
	return key, codes
}

func (w *world) refused(t *testing.T, what string, err error) {
	t.Helper()
	if !errors.Is(err, ErrRefused) {
		t.Errorf("%s: %v", what, err)
	}
}

func (w *world) wasNotified(t *testing.T, words string) {
	t.Helper()
	for _, m := range w.mails.All {
		if strings.Contains(m.Subject+m.Text, words) {
			return
		}
	}
	t.Errorf("no mail says %q", words)
}

func TestApp_isOnAfterItsFirstCode(t *testing.T) {
	each(t, func(t *testing.T, w *world) {
		setup, err := w.BeginApp(w.ctx, w.ines)
		if err != nil {
			t.Fatal(err)
		}
		if !strings.HasPrefix(setup.URI, "otpauth://totp/Peritus:ines@firm.example?") || !strings.HasPrefix(setup.QR, "<svg") {
			t.Errorf("setup %+v", setup)
		}
		if due, err := w.Due(w.ctx, "ines"); due || err != nil {
			t.Errorf("due before the first code: %v %v", due, err)
		}
		if _, err := w.ConfirmApp(w.ctx, w.ines, "000000x"); errs.KindOf(err) != errs.Invalid {
			t.Errorf("a wrong code: %v", err)
		}
		again, err := w.BeginApp(w.ctx, w.ines)
		if err != nil || again.Secret != setup.Secret {
			t.Errorf("a reload shows another secret: %v", err)
		}
		codes, err := w.ConfirmApp(w.ctx, w.ines, " "+w.code(t, setup.Secret, 0)[:3]+" "+w.code(t, setup.Secret, 0)[3:])
		if err != nil || len(codes) != CodeCount {
			t.Fatalf("%v %v", codes, err)
		}
		if due, _ := w.Due(w.ctx, "ines"); !due || *w.enrolled != 1 {
			t.Errorf("due %v, enrolled %d", due, *w.enrolled)
		}
		if _, err := w.BeginApp(w.ctx, w.ines); errs.KindOf(err) != errs.Conflict {
			t.Errorf("a second app: %v", err)
		}
		w.wasNotified(t, "An authenticator app was added")
	})
}

func TestApp_aSetupExpiresAfterFifteenMinutes(t *testing.T) {
	each(t, func(t *testing.T, w *world) {
		setup, err := w.BeginApp(w.ctx, w.ines)
		if err != nil {
			t.Fatal(err)
		}
		w.clock.Advance(SetupLifetime)
		if _, err := w.ConfirmApp(w.ctx, w.ines, w.code(t, setup.Secret, 0)); !errors.Is(err, ErrSetupOver) {
			t.Errorf("%v", err)
		}
		if again, err := w.BeginApp(w.ctx, w.ines); err != nil || again.Secret == setup.Secret {
			t.Errorf("the old secret is shown again: %v", err)
		}
	})
}

func TestApp_aSecretIsEncryptedForItsAccount(t *testing.T) {
	each(t, func(t *testing.T, w *world) {
		secret, _ := w.app(t, w.ines)
		row, _, err := w.store.findApp(w.ctx, "ines")
		if err != nil || strings.Contains(row.Secret, strings.ReplaceAll(secret, " ", "")) {
			t.Fatalf("stored in plain text: %v", err)
		}
		if _, err := w.Secrets.Open(row.Secret, "ruth"); err == nil {
			t.Error("another account can decrypt it")
		}
		for _, other := range []keyring.Keys{keyringtest.Of(keyringtest.Ring("another"), keyring.AuthenticatorSecrets), w.Codes} {
			if _, err := other.Open(row.Secret, "ines"); err == nil {
				t.Error("another key can decrypt it")
			}
		}
	})
}

func TestCode_isAcceptedOnceWithinOneStep(t *testing.T) {
	each(t, func(t *testing.T, w *world) {
		secret, _ := w.app(t, w.ines)
		w.refused(t, "the code that confirmed the setup", w.CheckCode(w.ctx, "ines", w.code(t, secret, 0)))
		w.clock.Advance(5 * time.Minute)
		for _, c := range []struct {
			shift time.Duration
			ok    bool
		}{{-60 * time.Second, false}, {60 * time.Second, false}, {-30 * time.Second, true}, {-30 * time.Second, false}, {30 * time.Second, true},
			{0, false}, {30 * time.Second, false}} {
			err := w.CheckCode(w.ctx, "ines", w.code(t, secret, c.shift))
			if (err == nil) != c.ok || err != nil && !errors.Is(err, ErrRefused) {
				t.Errorf("the code of %s: %v", c.shift, err)
			}
		}
		for _, code := range []string{"", "1", "abcdef", "1234567", strings.Repeat("9", 40), "٣٣٣٣٣٣"} {
			w.refused(t, code, w.CheckCode(w.ctx, "ines", code))
		}
		w.refused(t, "another account", w.CheckCode(w.ctx, "ruth", w.code(t, secret, 0)))
	})
}

func TestCode_concurrentRepeatsAreAcceptedOnce(t *testing.T) {
	each(t, func(t *testing.T, w *world) {
		secret, codes := w.app(t, w.ines)
		w.clock.Advance(time.Minute)
		code := w.code(t, secret, 0)
		for name, check := range map[string]func() error{
			"app":      func() error { return w.CheckCode(w.ctx, "ines", code) },
			"recovery": func() error { return w.CheckRecoveryCode(w.ctx, "ines", codes[0]) },
		} {
			var group sync.WaitGroup
			var taken atomic.Int32
			for range 16 {
				group.Go(func() {
					if err := check(); err == nil {
						taken.Add(1)
					} else if !errors.Is(err, ErrRefused) {
						t.Error(err)
					}
				})
			}
			group.Wait()
			if taken.Load() != 1 {
				t.Errorf("%s: taken %d times", name, taken.Load())
			}
		}
	})
}

func TestRecoveryCodes_workOnceAndAreStoredHashed(t *testing.T) {
	each(t, func(t *testing.T, w *world) {
		_, codes := w.app(t, w.ines)
		var stored []string
		if err := w.DB.Read(w.ctx).Table("recovery_codes").Pluck("hash", &stored).Error; err != nil {
			t.Fatal(err)
		}
		if all := strings.Join(stored, " "); len(stored) != CodeCount || strings.Contains(all, strings.ReplaceAll(codes[0], "-", "")) {
			t.Errorf("stored: %s", all)
		}
		spelled := " " + strings.ToLower(strings.ReplaceAll(codes[0], "-", " ")) + " "
		if err := w.CheckRecoveryCode(w.ctx, "ines", spelled); err != nil {
			t.Errorf("%q: %v", spelled, err)
		}
		w.refused(t, "the same again", w.CheckRecoveryCode(w.ctx, "ines", codes[0]))
		w.refused(t, "another account's", w.CheckRecoveryCode(w.ctx, "ruth", codes[1]))
		w.refused(t, "nothing", w.CheckRecoveryCode(w.ctx, "ines", "--"))
		if st, _, err := w.Status(w.ctx, "ines"); err != nil || st.RecoveryCodesLeft != CodeCount-1 {
			t.Errorf("%+v %v", st, err)
		}
		w.wasNotified(t, "You have 9 of 10 left.")
		fresh, err := w.MakeRecoveryCodes(w.ctx, w.ines)
		if err != nil || len(fresh) != CodeCount {
			t.Fatal(err)
		}
		w.refused(t, "an earlier one", w.CheckRecoveryCode(w.ctx, "ines", codes[2]))
		if err := w.CheckRecoveryCode(w.ctx, "ines", fresh[9]); err != nil {
			t.Error(err)
		}
	})
}

func TestRecoveryCodes_needASecondFactor(t *testing.T) {
	each(t, func(t *testing.T, w *world) {
		if _, err := w.MakeRecoveryCodes(w.ctx, w.ines); errs.KindOf(err) != errs.Conflict {
			t.Errorf("without a factor: %v", err)
		}
		_, codes := w.app(t, w.ines)
		if _, more := w.passkey(t, w.ines, "Laptop"); more != nil {
			t.Error("a second factor replaced the codes")
		}
		if err := w.RemoveApp(w.ctx, w.ines); err != nil {
			t.Fatal(err)
		}
		if err := w.CheckRecoveryCode(w.ctx, "ines", codes[0]); err != nil {
			t.Errorf("while a passkey is left: %v", err)
		}
		v, err := w.View(w.ctx, w.ines)
		if err != nil || len(v.Passkeys) != 1 {
			t.Fatalf("%+v %v", v, err)
		}
		if err := w.RemovePasskey(w.ctx, w.ines, v.Passkeys[0].ID); err != nil {
			t.Fatal(err)
		}
		w.refused(t, "after the last factor", w.CheckRecoveryCode(w.ctx, "ines", codes[1]))
		w.wasNotified(t, "you sign in with only your password")
	})
}

func TestStaff_cannotRemoveTheirLastSecondFactorEvenConcurrently(t *testing.T) {
	each(t, func(t *testing.T, w *world) {
		w.app(t, w.ruth)
		if err := w.RemoveApp(w.ctx, w.ruth); !errors.Is(err, ErrLast) {
			t.Errorf("the last factor: %v", err)
		}
		w.passkey(t, w.ruth, "Key")
		var group sync.WaitGroup
		v, _ := w.View(w.ctx, w.ruth)
		results := make([]error, 2)
		group.Go(func() { results[0] = w.RemoveApp(w.ctx, w.ruth) })
		group.Go(func() { results[1] = w.RemovePasskey(w.ctx, w.ruth, v.Passkeys[0].ID) })
		group.Wait()
		if (results[0] == nil) == (results[1] == nil) {
			t.Errorf("both at once: %v", results)
		}
		if due, err := w.Due(w.ctx, "ruth"); !due || err != nil {
			t.Errorf("no factor is left: %v", err)
		}
	})
}

func TestReset_removesAllFactors(t *testing.T) {
	each(t, func(t *testing.T, w *world) {
		_, codes := w.app(t, w.ines)
		w.passkey(t, w.ines, "Laptop")
		if err := w.Reset(w.ctx, "ines"); err != nil {
			t.Fatal(err)
		}
		if due, err := w.Due(w.ctx, "ines"); due || err != nil {
			t.Errorf("due %v %v", due, err)
		}
		w.refused(t, "a code", w.CheckRecoveryCode(w.ctx, "ines", codes[0]))
	})
}

func TestSweep_deletesOnlyUnfinishedSetups(t *testing.T) {
	each(t, func(t *testing.T, w *world) {
		if _, err := w.BeginApp(w.ctx, w.ines); err != nil {
			t.Fatal(err)
		}
		if _, err := w.PasskeyOptions(w.ctx, "", "b"); err != nil {
			t.Fatal(err)
		}
		w.app(t, w.ruth)
		w.clock.Advance(time.Hour)
		if err := w.Sweep(w.ctx); err != nil {
			t.Fatal(err)
		}
		for table, want := range map[string]int64{"authenticators": 1, "passkey_ceremonies": 0, "recovery_codes": CodeCount} {
			var n int64
			if err := w.DB.Read(w.ctx).Table(table).Count(&n).Error; err != nil || n != want {
				t.Errorf("%s: %d, want %d (%v)", table, n, want, err)
			}
		}
	})
}

func TestQR_isOneDarkPathOnWhiteWithItsMargin(t *testing.T) {
	picture, err := qr("otpauth://totp/Peritus:a@b.example?secret=" + strings.Repeat("A", 32))
	if err != nil || strings.Count(picture, "<path") != 2 || !strings.Contains(picture, fmt.Sprintf("M%d %dh7", quiet, quiet)) {
		t.Errorf("%.200s %v", picture, err)
	}
}
