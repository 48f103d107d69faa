package signup

import (
	"errors"
	"strings"
	"testing"
	"time"

	"peritus/bff/platform/code"
	"peritus/bff/platform/errs"
	"peritus/bff/platform/errs/errstest"
)

func TestVerify_createsTheAccountWithItsRecord(t *testing.T) {
	each(t, func(t *testing.T, w world) {
		s := w.start(t, filled("imogen@firm.example"))
		userID, err := w.verify(s.ID, " "+w.latestCode(t, "imogen@firm.example")[:3]+" "+w.latestCode(t, "imogen@firm.example")[3:])
		if err != nil {
			t.Fatal(err)
		}
		if len(w.made) != 1 || w.made[0].Email != "imogen@firm.example" || w.made[0].Name != "Imogen Castellanos" || w.made[0].PasswordHash != "hash of ledger crane basalt" {
			t.Errorf("%+v", w.made)
		}
		if w.records[userID].Firm != "Castellanos Pryce LLP" || w.agreed[userID] != "2026-11-01" {
			t.Errorf("%+v %v", w.records, w.agreed)
		}
		var row pendingRow
		if err := w.DB.Read(w.ctx).Where("id = ?", s.ID).Take(&row).Error; err != nil || row.TermsVersion != "2026-11-01" || row.UserID != userID ||
			row.PasswordHash != "" || row.Details != "{}" {
			t.Errorf("%+v %v", row, err)
		}
	})
}

func TestVerify_anExpertGetsANewOrTheClaimedProfile(t *testing.T) {
	each(t, func(t *testing.T, w world) {
		f := filled("renee@uni.example")
		f.Kind = Expert
		s := w.start(t, f)
		userID, err := w.verify(s.ID, w.latestCode(t, f.Email))
		if err != nil || w.experts[userID].FirstName != "Imogen" || len(w.claimed) != 0 {
			t.Errorf("%v %+v %v", err, w.experts, w.claimed)
		}
		f.Kind, f.Email, f.Claim = Claimant, "tomasz@uni.example", "claim-1"
		s = w.start(t, f)
		userID, err = w.Verify(w.ctx, here, Proof{SignUpID: s.ID, Browser: browser, Code: w.latestCode(t, f.Email), ClaimBrowser: "holder"})
		if state, err := w.Find(w.ctx, s.ID, browser); !errors.Is(err, ErrFinished) {
			t.Errorf("%+v %v", state, err)
		}
		if s.ClaimID != "claim-1" || err != nil || len(w.claimed) != 1 || w.claimed[0] != "claim-1 holder "+userID || len(w.experts) != 1 {
			t.Errorf("%v %v %v", err, w.claimed, w.experts)
		}
	})
}

func TestVerify_aRefusedClaimLeavesTheCodeValidForANewProfile(t *testing.T) {
	for what, refusal := range map[string]error{"somebody else's": errs.Conflicting("Somebody else has it.", nil), "another browser's": errs.NotFoundf("Claim")} {
		t.Run(what, func(t *testing.T) {
			each(t, func(t *testing.T, w world) {
				f := filled("renee@uni.example")
				f.Kind, f.Claim, w.refuse = Claimant, "claim-1", refusal
				s := w.start(t, f)
				typed := w.latestCode(t, f.Email)
				_, err := w.verify(s.ID, typed)
				refused(t, err, errs.Conflict)
				if errstest.CodeOf(err) != CodeClaim || strings.Contains(err.Error(), "Object does not exist") {
					t.Errorf("%v", err)
				}
				if again, err := w.Find(w.ctx, s.ID, browser); err != nil || again.TriesLeft != code.Tries {
					t.Errorf("%+v %v", again, err)
				}
				delete(w.known, "renee@uni.example") // a failed transaction leaves no account
				wrong := Proof{SignUpID: s.ID, Browser: browser, Code: "000000", WithoutClaim: true}
				if typed == wrong.Code {
					wrong.Code = "000001"
				}
				_, err = w.Verify(w.ctx, here, wrong)
				refused(t, err, errs.Invalid)
				userID, err := w.Verify(w.ctx, here, Proof{SignUpID: s.ID, Browser: browser, Code: typed, WithoutClaim: true})
				if err != nil || w.experts[userID].FirstName != "Imogen" || len(w.claimed) != 0 {
					t.Errorf("%v %+v %v", err, w.experts, w.claimed)
				}
			})
		})
	}
}

func TestVerify_reportsAnOutageOfClaimsAsAnOutage(t *testing.T) {
	each(t, func(t *testing.T, w world) {
		f := filled("renee@uni.example")
		f.Kind, f.Claim, w.refuse = Claimant, "claim-1", errors.New("the database is away")
		s := w.start(t, f)
		if _, err := w.verify(s.ID, w.latestCode(t, f.Email)); !errors.Is(err, w.refuse) || errstest.CodeOf(err) != "" {
			t.Errorf("%v", err)
		}
	})
}

func TestVerify_countsOnlySixDigitsAsAnAttempt(t *testing.T) {
	each(t, func(t *testing.T, w world) {
		s := w.start(t, filled("imogen@firm.example"))
		for _, typed := range []string{"", "12345", "1234567", "12345a", "١٢٣٤٥٦", "-12345", "1e5000"} {
			_, err := w.verify(s.ID, typed)
			if e := refused(t, err, errs.Invalid); e.Fields["code"][0] != "Enter the six digits from the email." {
				t.Errorf("%q: %v", typed, e.Fields)
			}
		}
		if again, err := w.Find(w.ctx, s.ID, browser); err != nil || again.TriesLeft != code.Tries {
			t.Errorf("%+v %v", again, err)
		}
	})
}

func TestVerify_aCodeWorksForTenMinutes(t *testing.T) {
	each(t, func(t *testing.T, w world) {
		late, s := w.start(t, filled("late@firm.example")), w.start(t, filled("imogen@firm.example"))
		w.clock.Advance(code.Lifetime - time.Millisecond)
		if _, err := w.verify(s.ID, w.latestCode(t, "imogen@firm.example")); err != nil {
			t.Errorf("just in time: %v", err)
		}
		w.clock.Advance(time.Millisecond)
		_, err := w.verify(late.ID, w.latestCode(t, "late@firm.example"))
		if e := refused(t, err, errs.Invalid); e.Code != CodeExpired || !strings.Contains(e.Fields["code"][0], "expired") {
			t.Errorf("%+v", e)
		}
	})
}

func TestVerify_fiveWrongAttemptsUseUpTheCode(t *testing.T) {
	each(t, func(t *testing.T, w world) {
		s := w.start(t, filled("imogen@firm.example"))
		right := w.latestCode(t, "imogen@firm.example")
		for _, says := range []string{"4 attempts left", "3 attempts left", "2 attempts left", "1 attempt left", "your last attempt"} {
			_, err := w.verify(s.ID, other(right))
			if e := refused(t, err, errs.Invalid); !strings.Contains(e.Fields["code"][0], says) {
				t.Errorf("%v, want %q", e.Fields, says)
			}
		}
		_, err := w.verify(s.ID, right)
		if e := refused(t, err, errs.Invalid); e.Code != CodeUsedUp {
			t.Errorf("%+v", e)
		}
		w.clock.Advance(code.ResendAfter)
		if again, err := w.Resend(w.ctx, s.ID, browser, here); err != nil || again.TriesLeft != code.Tries {
			t.Fatalf("%+v %v", again, err)
		}
		if _, err := w.verify(s.ID, w.latestCode(t, "imogen@firm.example")); err != nil {
			t.Error(err)
		}
	})
}

func TestVerify_theCodeIsStoredHashedAndBoundToItsSignUp(t *testing.T) {
	each(t, func(t *testing.T, w world) {
		one, two := w.start(t, filled("one@firm.example")), w.start(t, filled("two@firm.example"))
		right := w.latestCode(t, "one@firm.example")
		var row pendingRow
		if err := w.DB.Read(w.ctx).Where("id = ?", one.ID).Take(&row).Error; err != nil || row.CodeHash == "" || strings.Contains(row.CodeHash, right) ||
			strings.Contains(row.BrowserHash, browser) || strings.Contains(row.PasswordHash+row.Details, right) {
			t.Errorf("%+v %v", row, err)
		}
		if right != w.latestCode(t, "two@firm.example") {
			_, err := w.verify(two.ID, right)
			refused(t, err, errs.Invalid)
		}
		if err := w.DB.Write(w.ctx).Model(&pendingRow{}).Where("id = ?", two.ID).Update("code_hash", row.CodeHash).Error; err != nil {
			t.Fatal(err)
		}
		_, err := w.verify(two.ID, right)
		refused(t, err, errs.Invalid)
	})
}

func TestVerify_isBoundToItsBrowser(t *testing.T) {
	each(t, func(t *testing.T, w world) {
		s := w.start(t, filled("imogen@firm.example"))
		right := w.latestCode(t, "imogen@firm.example")
		for _, secret := range []string{"", strings.Repeat("c", shortestSecret), browser + "b", browser[1:]} {
			if _, err := w.Verify(w.ctx, here, Proof{SignUpID: s.ID, Browser: secret, Code: right}); !errors.Is(err, ErrNoSignUp) {
				t.Errorf("verify with secret %q: %v", secret, err)
			}
			if _, err := w.Find(w.ctx, s.ID, secret); !errors.Is(err, ErrNoSignUp) {
				t.Errorf("find with secret %q: %v", secret, err)
			}
			w.clock.Advance(code.ResendAfter)
			if _, err := w.Resend(w.ctx, s.ID, secret, here); !errors.Is(err, ErrNoSignUp) {
				t.Errorf("resend with secret %q: %v", secret, err)
			}
		}
		if _, err := w.verify("no such sign-up", right); !errors.Is(err, ErrNoSignUp) {
			t.Errorf("%v", err)
		}
		if _, err := w.verify(s.ID, right); err != nil {
			t.Errorf("its own browser: %v", err)
		}
	})
}

func TestVerify_aRepeatedRequestCreatesOneAccount(t *testing.T) {
	each(t, func(t *testing.T, w world) {
		s := w.start(t, filled("imogen@firm.example"))
		right := w.latestCode(t, "imogen@firm.example")
		first, err := w.verify(s.ID, right)
		if err != nil {
			t.Fatal(err)
		}
		if second, err := w.verify(s.ID, right); err != nil || second != first || len(w.made) != 1 {
			t.Errorf("%q %v, %d accounts", second, err, len(w.made))
		}
		if _, err := w.verify(s.ID, other(right)); !errors.Is(err, ErrFinished) {
			t.Errorf("another code: %v", err)
		}
		w.clock.Advance(repeated + time.Millisecond)
		if _, err := w.verify(s.ID, right); !errors.Is(err, ErrFinished) {
			t.Errorf("later: %v", err)
		}
		if _, err := w.Find(w.ctx, s.ID, browser); !errors.Is(err, ErrFinished) {
			t.Errorf("find: %v", err)
		}
		if _, err := w.Resend(w.ctx, s.ID, browser, here); !errors.Is(err, ErrFinished) {
			t.Errorf("resend: %v", err)
		}
	})
}

func TestVerify_theFirstVerifiedOfTwoSignUpsGetsTheAddress(t *testing.T) {
	each(t, func(t *testing.T, w world) {
		one := w.start(t, filled("imogen@firm.example"))
		first := w.latestCode(t, "imogen@firm.example")
		two := w.start(t, filled("IMOGEN@firm.example"))
		if _, err := w.verify(one.ID, first); err != nil {
			t.Fatal(err)
		}
		_, err := w.verify(two.ID, w.latestCode(t, "IMOGEN@firm.example"))
		refused(t, err, errs.Conflict)
		if len(w.made) != 1 {
			t.Errorf("%d accounts", len(w.made))
		}
	})
}
