package session_test

import (
	"context"
	"encoding/json"
	"errors"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"peritus/bff/account"
	"peritus/bff/account/accounttest"
	"peritus/bff/account/limit"
	"peritus/bff/account/session"
	"peritus/bff/auth"
	"peritus/bff/platform/errs"
)

// oneCode are factors that take one code, once, and the passkey of one account.
type oneCode struct {
	accounttest.NoFactors
	of   string
	left *atomic.Int32
}

func (o oneCode) Due(_ context.Context, userID string) (bool, error) { return userID == o.of, nil }

func (o oneCode) Status(_ context.Context, userID string) (account.FactorStatus, error) {
	if userID != o.of {
		return account.FactorStatus{}, nil
	}
	return account.FactorStatus{Methods: []account.Method{account.Authenticator, account.RecoveryCode}, RecoveryCodesLeft: 7}, nil
}

func (o oneCode) Check(_ context.Context, userID string, proof account.Proof) error {
	if userID == o.of && (proof.Code == "123456" || proof.RecoveryCode == "good") && o.left.Add(-1) >= 0 {
		return nil
	}
	return account.ErrProof
}

func (o oneCode) Owner(_ context.Context, proof account.Proof) (string, error) {
	if string(proof.Assertion) == `"hers"` && strings.HasPrefix(proof.Bound, "browser:") {
		return o.of, nil
	}
	return "", account.ErrProof
}

// secured is a fixture whose account has a second factor that takes n proofs.
func secured(t *testing.T, f accounttest.Fixture, n int32) (accounttest.Fixture, string) {
	t.Helper()
	user, _, err := f.FindByEmail(f.Ctx, "ines@firm.example")
	if err != nil {
		t.Fatal(err)
	}
	left := &atomic.Int32{}
	left.Store(n)
	f.Factors.Factors = oneCode{of: user.ID, left: left}
	return f, user.ID
}

func challenge(t *testing.T, f accounttest.Fixture) string {
	t.Helper()
	outcome, err := f.SignIn(f.Ctx, "ines@firm.example", accounttest.Password, accounttest.Laptop)
	if err != nil || outcome.Challenge == nil || outcome.Grant != (account.Grant{}) {
		t.Fatalf("%+v %v", outcome, err)
	}
	return outcome.Challenge.Token
}

func TestSignIn_withASecondFactorReturnsAChallenge(t *testing.T) {
	accounttest.Each(t, func(t *testing.T, f accounttest.Fixture) {
		f, _ = secured(t, f, 1)
		token := challenge(t, f)
		var sessions, stored int64
		f.DB.Read(f.Ctx).Table("sessions").Count(&sessions)
		f.DB.Read(f.Ctx).Table("sign_in_challenges").Where("hash = ?", token).Count(&stored)
		if sessions != 0 || stored != 0 || len(f.Mails.All) != 0 {
			t.Errorf("%d sessions, stored as it is %d, %d mails", sessions, stored, len(f.Mails.All))
		}
		_, grant, err := f.CompleteSignIn(f.Ctx, token, account.Proof{Code: "123456"}, accounttest.Laptop)
		if err != nil || f.State(t, grant.Access) != auth.TokenValid {
			t.Fatal(err)
		}
		if _, _, err := f.CompleteSignIn(f.Ctx, token, account.Proof{Code: "123456"}, accounttest.Laptop); !errors.Is(err, session.ErrChallengeOver) {
			t.Errorf("used twice: %v", err)
		}
	})
}

func TestCompleteSignIn_countsAttemptsAndNotifiesTheOwnerAfterTheLast(t *testing.T) {
	accounttest.Each(t, func(t *testing.T, f accounttest.Fixture) {
		f, _ = secured(t, f, 1)
		token := challenge(t, f)
		if _, _, err := f.CompleteSignIn(f.Ctx, token, account.Proof{}, accounttest.Laptop); errs.KindOf(err) != errs.Invalid {
			t.Errorf("nothing typed: %v", err)
		}
		for left := session.ChallengeTries - 1; left > 0; left-- {
			_, _, err := f.CompleteSignIn(f.Ctx, token, account.Proof{Code: "000000"}, accounttest.Laptop)
			var e *errs.Error
			if !errors.As(err, &e) || e.Kind != errs.Invalid || len(e.Fields["code"]) != 1 {
				t.Fatalf("%v", err)
			}
			if last := strings.HasSuffix(e.Fields["code"][0], "You have one try left."); last != (left == 1) {
				t.Errorf("with %d left: %s", left, e.Fields["code"][0])
			}
		}
		for range 2 {
			if _, _, err := f.CompleteSignIn(f.Ctx, token, account.Proof{Code: "000000"}, accounttest.Laptop); !errors.Is(err, session.ErrChallengeOver) && errs.KindOf(err) != errs.TooMany {
				t.Errorf("over: %v", err)
			}
		}
		f.Clock.Advance(time.Hour)
		if _, _, err := f.CompleteSignIn(f.Ctx, token, account.Proof{Code: "123456"}, accounttest.Laptop); !errors.Is(err, session.ErrChallengeOver) {
			t.Errorf("the correct code afterward: %v", err)
		}
		if n := len(f.Mails.All); n != 1 || !strings.Contains(f.Mails.All[0].Subject, "Failed sign-in attempts") {
			t.Errorf("mails %+v", f.Mails.All)
		}
	})
}

func TestCompleteSignIn_refusesAnExpiredUnknownOrWithdrawnChallenge(t *testing.T) {
	accounttest.Each(t, func(t *testing.T, f accounttest.Fixture) {
		f, userID := secured(t, f, 9)
		late := challenge(t, f)
		f.Clock.Advance(session.ChallengeLifetime)
		withdrawn := challenge(t, f)
		if _, err := f.EndSessions(f.Ctx, userID, "", "another password"); err != nil {
			t.Fatal(err)
		}
		for name, token := range map[string]string{"expired": late, "withdrawn": withdrawn, "unknown": "x", "none": ""} {
			if _, _, err := f.CompleteSignIn(f.Ctx, token, account.Proof{Code: "123456"}, accounttest.Laptop); !errors.Is(err, session.ErrChallengeOver) {
				t.Errorf("%s: %v", name, err)
			}
		}
		suspended := challenge(t, f)
		if err := f.DB.Write(f.Ctx).Exec("UPDATE users SET suspended_at = 1").Error; err != nil {
			t.Fatal(err)
		}
		if _, _, err := f.CompleteSignIn(f.Ctx, suspended, account.Proof{Code: "123456"}, accounttest.Laptop); !errors.Is(err, session.ErrChallengeOver) {
			t.Errorf("suspended: %v", err)
		}
	})
}

func TestCompleteSignIn_concurrentRepeatsBeginOneSession(t *testing.T) {
	accounttest.Each(t, func(t *testing.T, f accounttest.Fixture) {
		f, _ = secured(t, f, 100) // a second factor that would take it again and again
		token := challenge(t, f)
		var group sync.WaitGroup
		var begun atomic.Int32
		for range 12 {
			group.Go(func() {
				if _, _, err := f.CompleteSignIn(f.Ctx, token, account.Proof{Code: "123456"}, accounttest.Laptop); err == nil {
					begun.Add(1)
				}
			})
		}
		group.Wait()
		if begun.Load() != 1 {
			t.Errorf("%d sessions", begun.Load())
		}
	})
}

func TestCompleteSignIn_aRecoveryCodeWorksWhileCodesAreDelayed(t *testing.T) {
	accounttest.Each(t, func(t *testing.T, f accounttest.Fixture) {
		f, userID := secured(t, f, 2)
		for i := range limit.CodeFree + 12 {
			for f.Limiter.TakeAll(f.Ctx, limit.Factor(string(account.Authenticator), userID, limit.Source{Address: string(rune('a' + i))}, true)) != nil {
				f.Clock.Advance(limit.CodeWait)
			}
		}
		token := challenge(t, f)
		_, _, err := f.CompleteSignIn(f.Ctx, token, account.Proof{Code: "123456"}, accounttest.Laptop)
		var e *errs.Error
		if !errors.As(err, &e) || e.Kind != errs.TooMany || e.RetryAfter > limit.CodeWait || e.RetryAfter <= 0 {
			t.Fatalf("a code during the wait: %v", err)
		}
		if _, _, err := f.CompleteSignIn(f.Ctx, token, account.Proof{RecoveryCode: "good"}, accounttest.Laptop); err != nil {
			t.Errorf("a recovery code during the wait: %v", err)
		}
		f.Clock.Advance(limit.CodeWait)
		if _, _, err := f.CompleteSignIn(f.Ctx, challenge(t, f), account.Proof{Code: "123456"}, accounttest.Laptop); err != nil {
			t.Errorf("a code after the wait: %v", err)
		}
	})
}

func TestSignInByPasskey_beginsASessionAndRefusesUniformly(t *testing.T) {
	accounttest.Each(t, func(t *testing.T, f accounttest.Fixture) {
		f, _ = secured(t, f, 1)
		user, grant, err := f.SignInByPasskey(f.Ctx, account.Proof{Assertion: json.RawMessage(`"hers"`)}, "browser", accounttest.Laptop)
		if err != nil || user.Name != "Ines Castellanos" || f.State(t, grant.Access) != auth.TokenValid {
			t.Fatalf("%+v %v", user, err)
		}
		if _, _, err := f.SignInByPasskey(f.Ctx, account.Proof{Assertion: json.RawMessage(`"other"`)}, "browser", accounttest.Laptop); !errors.Is(err, session.ErrPasskey) {
			t.Errorf("%v", err)
		}
		if err := f.DB.Write(f.Ctx).Exec("UPDATE users SET suspended_at = 1").Error; err != nil {
			t.Fatal(err)
		}
		if _, _, err := f.SignInByPasskey(f.Ctx, account.Proof{Assertion: json.RawMessage(`"hers"`)}, "browser", accounttest.Laptop); !errors.Is(err, session.ErrSuspended) {
			t.Errorf("suspended: %v", err)
		}
	})
}

func TestStepUp_acceptsThePasswordOrAFactor(t *testing.T) {
	accounttest.Each(t, func(t *testing.T, f accounttest.Fixture) {
		f, _ = secured(t, f, 2)
		_, grant, err := f.CompleteSignIn(f.Ctx, challenge(t, f), account.Proof{Code: "123456"}, accounttest.Laptop)
		if err != nil {
			t.Fatal(err)
		}
		for _, c := range []struct {
			name, password string
			proof          account.Proof
			field          string
		}{
			{"nothing", "", account.Proof{}, "password"}, {"a wrong password", "wrong", account.Proof{}, "password"}, {"a wrong code", "", account.Proof{Code: "000000"}, "code"},
			{"a wrong recovery code", "", account.Proof{RecoveryCode: "bad"}, "recovery_code"}, {"a wrong passkey", "", account.Proof{Assertion: json.RawMessage(`{}`)}, "assertion"},
			{"the password", accounttest.Password, account.Proof{}, ""}, {"a code", "", account.Proof{Code: "123456"}, ""},
		} {
			f.Clock.Advance(auth.FreshFor)
			actor := f.Actor(t, grant.Access)
			if actor.Fresh {
				t.Fatalf("%s: fresh before", c.name)
			}
			err := f.StepUp(f.Ctx, actor, c.password, c.proof)
			var e *errs.Error
			if c.field != "" && (!errors.As(err, &e) || e.Fields[c.field] == nil) || c.field == "" && err != nil {
				t.Errorf("%s: %v", c.name, err)
			}
			if got := f.Actor(t, grant.Access).Fresh; got != (c.field == "") {
				t.Errorf("%s: fresh %v", c.name, got)
			}
		}
	})
}

func TestBegin_staffArePendingUntilTheyHaveASecondFactor(t *testing.T) {
	accounttest.Each(t, func(t *testing.T, f accounttest.Fixture) {
		f.StaffMustEnroll()
		id, err := f.Add(f.Ctx, "ruth@peritus.test", "Ruth", accounttest.Password, auth.Groups{auth.Admin})
		if err != nil {
			t.Fatal(err)
		}
		outcome, err := f.SignIn(f.Ctx, "ruth@peritus.test", accounttest.Password, accounttest.Laptop)
		if err != nil || !f.Actor(t, outcome.Grant.Access).Pending {
			t.Fatalf("not pending: %v", err)
		}
		if f.Actor(t, f.Grant(t).Access).Pending {
			t.Error("an attorney is pending")
		}
		if err := f.Enrolled(f.Ctx, id); err != nil {
			t.Fatal(err)
		}
		if f.Actor(t, outcome.Grant.Access).Pending {
			t.Error("still pending")
		}
	})
}
