package account

import (
	"context"
	"encoding/json"
	"errors"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"peritus/bff/auth"
	"peritus/bff/platform/errs"
)

// oneCode are factors that take one code, once, and the passkey of one account.
type oneCode struct {
	noFactors
	of   string
	left *atomic.Int32
}

func (o oneCode) Due(_ context.Context, userID string) (bool, error) { return userID == o.of, nil }

func (o oneCode) Status(_ context.Context, userID string) (FactorStatus, error) {
	if userID != o.of {
		return FactorStatus{}, nil
	}
	return FactorStatus{Methods: []Method{Authenticator, RecoveryCode}, RecoveryCodesLeft: 7}, nil
}

func (o oneCode) Check(_ context.Context, userID string, proof Proof) error {
	if userID == o.of && (proof.Code == "123456" || proof.RecoveryCode == "good") && o.left.Add(-1) >= 0 {
		return nil
	}
	return ErrProof
}

func (o oneCode) Owner(_ context.Context, proof Proof) (string, error) {
	if string(proof.Assertion) == `"hers"` && strings.HasPrefix(proof.Bound, "browser:") {
		return o.of, nil
	}
	return "", ErrProof
}

// secured is a fixture whose account has a second factor that takes n proofs.
func secured(t *testing.T, f fixture, n int32) (fixture, string) {
	t.Helper()
	user, _, err := f.FindByEmail(f.ctx, "ines@firm.example")
	if err != nil {
		t.Fatal(err)
	}
	left := &atomic.Int32{}
	left.Store(n)
	f.Factors = oneCode{of: user.ID, left: left}
	return f, user.ID
}

func (f fixture) challenge(t *testing.T) string {
	t.Helper()
	entry, err := f.SignIn(f.ctx, "ines@firm.example", password, laptop)
	if err != nil || entry.Challenge == nil || entry.Grant != (Grant{}) {
		t.Fatalf("%+v %v", entry, err)
	}
	return entry.Challenge.Token
}

func TestSignIn_withASecondFactorAnswersAChallenge_andNoSession(t *testing.T) {
	each(t, func(t *testing.T, f fixture) {
		f, _ = secured(t, f, 1)
		token := f.challenge(t)
		var sessions, stored int64
		f.DB.Read(f.ctx).Table("sessions").Count(&sessions)
		f.DB.Read(f.ctx).Table("sign_in_challenges").Where("hash = ?", token).Count(&stored)
		if sessions != 0 || stored != 0 || len(f.mails.all) != 0 {
			t.Errorf("%d sessions, stored as it is %d, %d mails", sessions, stored, len(f.mails.all))
		}
		_, grant, err := f.Answer(f.ctx, token, Proof{Code: "123456"}, laptop)
		if err != nil || f.state(t, grant.Access) != auth.TokenValid {
			t.Fatal(err)
		}
		if _, _, err := f.Answer(f.ctx, token, Proof{Code: "123456"}, laptop); !errors.Is(err, ErrChallengeOver) {
			t.Errorf("answered twice: %v", err)
		}
	})
}

func TestAnswer_countsItsTries_andTheOwnerHearsOfTheLast(t *testing.T) {
	each(t, func(t *testing.T, f fixture) {
		f, _ = secured(t, f, 1)
		token := f.challenge(t)
		if _, _, err := f.Answer(f.ctx, token, Proof{}, laptop); errs.KindOf(err) != errs.Invalid {
			t.Errorf("nothing typed: %v", err)
		}
		for left := ChallengeTries - 1; left > 0; left-- {
			_, _, err := f.Answer(f.ctx, token, Proof{Code: "000000"}, laptop)
			var e *errs.Error
			if !errors.As(err, &e) || e.Kind != errs.Invalid || len(e.Fields["code"]) != 1 {
				t.Fatalf("%v", err)
			}
			if last := strings.HasSuffix(e.Fields["code"][0], "One try is left."); last != (left == 1) {
				t.Errorf("with %d left: %s", left, e.Fields["code"][0])
			}
		}
		for range 2 {
			if _, _, err := f.Answer(f.ctx, token, Proof{Code: "000000"}, laptop); !errors.Is(err, ErrChallengeOver) && errs.KindOf(err) != errs.TooMany {
				t.Errorf("over: %v", err)
			}
		}
		f.clock.Advance(time.Hour)
		if _, _, err := f.Answer(f.ctx, token, Proof{Code: "123456"}, laptop); !errors.Is(err, ErrChallengeOver) {
			t.Errorf("the right code afterwards: %v", err)
		}
		if n := len(f.mails.all); n != 1 || !strings.Contains(f.mails.all[0].Subject, "knows your Peritus password") {
			t.Errorf("mails %+v", f.mails.all)
		}
	})
}

func TestAnswer_refusesAnExpiredUnknownOrWithdrawnChallenge(t *testing.T) {
	each(t, func(t *testing.T, f fixture) {
		f, userID := secured(t, f, 9)
		late := f.challenge(t)
		f.clock.Advance(ChallengeLifetime)
		withdrawn := f.challenge(t)
		if _, err := f.EndSessions(f.ctx, userID, "", "another password"); err != nil {
			t.Fatal(err)
		}
		for name, token := range map[string]string{"expired": late, "withdrawn": withdrawn, "unknown": "x", "none": ""} {
			if _, _, err := f.Answer(f.ctx, token, Proof{Code: "123456"}, laptop); !errors.Is(err, ErrChallengeOver) {
				t.Errorf("%s: %v", name, err)
			}
		}
		suspended := f.challenge(t)
		if err := f.DB.Write(f.ctx).Exec("UPDATE users SET suspended_at = 1").Error; err != nil {
			t.Fatal(err)
		}
		if _, _, err := f.Answer(f.ctx, suspended, Proof{Code: "123456"}, laptop); !errors.Is(err, ErrChallengeOver) {
			t.Errorf("suspended: %v", err)
		}
	})
}

func TestAnswer_sentManyTimesAtOnceBeginsOneSession(t *testing.T) {
	each(t, func(t *testing.T, f fixture) {
		f, _ = secured(t, f, 100) // a second factor that would take it again and again
		token := f.challenge(t)
		var group sync.WaitGroup
		var begun atomic.Int32
		for range 12 {
			group.Go(func() {
				if _, _, err := f.Answer(f.ctx, token, Proof{Code: "123456"}, laptop); err == nil {
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

func TestAnswer_codesFromManyPlacesDelayTheOwner_andARecoveryCodeLetsHimInMeanwhile(t *testing.T) {
	each(t, func(t *testing.T, f fixture) {
		f, userID := secured(t, f, 2)
		for i := range codeFree + 12 {
			for f.limiter.takeAll(f.ctx, factorLimits(Authenticator, userID, string(rune('a'+i)))) != nil {
				f.clock.Advance(codeWait)
			}
		}
		token := f.challenge(t)
		_, _, err := f.Answer(f.ctx, token, Proof{Code: "123456"}, laptop)
		var e *errs.Error
		if !errors.As(err, &e) || e.Kind != errs.TooMany || e.RetryAfter > codeWait || e.RetryAfter <= 0 {
			t.Fatalf("a code meanwhile: %v", err)
		}
		if _, _, err := f.Answer(f.ctx, token, Proof{RecoveryCode: "good"}, laptop); err != nil {
			t.Errorf("a recovery code meanwhile: %v", err)
		}
		f.clock.Advance(codeWait)
		if _, _, err := f.Answer(f.ctx, f.challenge(t), Proof{Code: "123456"}, laptop); err != nil {
			t.Errorf("a code afterwards: %v", err)
		}
	})
}

func TestSignInByPasskey_beginsASession_andRefusesAlike(t *testing.T) {
	each(t, func(t *testing.T, f fixture) {
		f, _ = secured(t, f, 1)
		user, grant, err := f.SignInByPasskey(f.ctx, Proof{Assertion: json.RawMessage(`"hers"`)}, "browser", laptop)
		if err != nil || user.Name != "Ines Castellanos" || f.state(t, grant.Access) != auth.TokenValid {
			t.Fatalf("%+v %v", user, err)
		}
		if _, _, err := f.SignInByPasskey(f.ctx, Proof{Assertion: json.RawMessage(`"other"`)}, "browser", laptop); !errors.Is(err, ErrPasskey) {
			t.Errorf("%v", err)
		}
		if err := f.DB.Write(f.ctx).Exec("UPDATE users SET suspended_at = 1").Error; err != nil {
			t.Fatal(err)
		}
		if _, _, err := f.SignInByPasskey(f.ctx, Proof{Assertion: json.RawMessage(`"hers"`)}, "browser", laptop); !errors.Is(err, ErrPasskey) {
			t.Errorf("suspended: %v", err)
		}
	})
}

func TestStepUp_makesTheSessionFreshAgain_byPasswordOrFactor(t *testing.T) {
	each(t, func(t *testing.T, f fixture) {
		f, _ = secured(t, f, 2)
		_, grant, err := f.Answer(f.ctx, f.challenge(t), Proof{Code: "123456"}, laptop)
		if err != nil {
			t.Fatal(err)
		}
		for _, c := range []struct {
			name, password string
			proof          Proof
			field          string
		}{
			{"nothing", "", Proof{}, "password"}, {"a wrong password", "wrong", Proof{}, "password"}, {"a wrong code", "", Proof{Code: "000000"}, "code"},
			{"a wrong recovery code", "", Proof{RecoveryCode: "bad"}, "recovery_code"}, {"a wrong passkey", "", Proof{Assertion: json.RawMessage(`{}`)}, "assertion"},
			{"the password", password, Proof{}, ""}, {"a code", "", Proof{Code: "123456"}, ""},
		} {
			f.clock.Advance(auth.FreshFor)
			actor := f.actor(t, grant.Access)
			if actor.Fresh {
				t.Fatalf("%s: fresh before", c.name)
			}
			err := f.StepUp(f.ctx, actor, c.password, c.proof, laptop.Address)
			var e *errs.Error
			if c.field != "" && (!errors.As(err, &e) || e.Fields[c.field] == nil) || c.field == "" && err != nil {
				t.Errorf("%s: %v", c.name, err)
			}
			if got := f.actor(t, grant.Access).Fresh; got != (c.field == "") {
				t.Errorf("%s: fresh %v", c.name, got)
			}
		}
	})
}

func TestStepUp_guessesAreSlowedLikeThoseOfTheSignIn(t *testing.T) {
	each(t, func(t *testing.T, f fixture) {
		actor := f.actor(t, f.signIn(t).Access)
		for range placeFree {
			if err := f.StepUp(f.ctx, actor, "wrong", Proof{}, laptop.Address); errs.KindOf(err) != errs.Invalid {
				t.Fatal(err)
			}
		}
		if err := f.StepUp(f.ctx, actor, password, Proof{}, laptop.Address); errs.KindOf(err) != errs.TooMany {
			t.Errorf("%v", err)
		}
	})
}

func TestBegin_staffWithoutTheirSecondFactorArePending_untilTheyAreEnrolled(t *testing.T) {
	each(t, func(t *testing.T, f fixture) {
		f.StaffMustEnrol = true
		id, err := f.Add(f.ctx, "ruth@peritus.test", "Ruth", password, auth.Groups{auth.Admin})
		if err != nil {
			t.Fatal(err)
		}
		entry, err := f.SignIn(f.ctx, "ruth@peritus.test", password, laptop)
		if err != nil || !f.actor(t, entry.Grant.Access).Pending {
			t.Fatalf("not pending: %v", err)
		}
		if f.actor(t, f.signIn(t).Access).Pending {
			t.Error("an attorney is pending")
		}
		if err := f.Enrolled(f.ctx, id); err != nil {
			t.Fatal(err)
		}
		if f.actor(t, entry.Grant.Access).Pending {
			t.Error("still pending")
		}
	})
}
