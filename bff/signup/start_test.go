package signup

import (
	"errors"
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/redis/go-redis/v9"

	"peritus/bff/auth"
	"peritus/bff/platform/code"
	"peritus/bff/platform/errs"
	"peritus/bff/platform/errs/errstest"
)

func TestStart_reportsErrorsByField(t *testing.T) {
	for _, c := range []struct {
		what, field, says string
		change            func(*Form)
	}{
		{"no address", "email", "Enter your email address so we can send your code.", func(f *Form) { f.Email = " " }},
		{"an address without a top-level domain", "email", "“firm” is missing an ending, such as .com.", func(f *Form) { f.Email = "imogen@firm" }},
		{"an address with a name", "email", "Enter an email address such as name@example.com.", func(f *Form) { f.Email = "Imogen <i@firm.example>" }},
		{"no password", "password", "Choose a password.", func(f *Form) { f.Password = "" }},
		{"a short password", "password", "Use at least 12 characters.", func(f *Form) { f.Password = "crane" }},
		{"terms not agreed to", "terms", "You must agree to the Terms to create an account.", func(f *Form) { f.Terms = "" }},
		{"older terms", "terms", "The Terms changed after you opened this page. Please read the Terms of November 1, 2026 and agree again.", func(f *Form) { f.Terms = "2025-01-01" }},
		{"a claimant without a claim", "claim", "Find your profile and verify it first.", func(f *Form) { f.Kind = Claimant }},
		{"an error from the record", "firm", "Enter your firm.", func(f *Form) { f.Details.(*person).Firm = "" }},
	} {
		t.Run(c.what, func(t *testing.T) {
			o := &others{}
			s := New(Deps{Accounts: o, Terms: o, Attorneys: attorneys{o}, Experts: experts{o}, Claimants: experts{o}})
			f := filled("imogen@firm.example")
			c.change(f)
			if problems := s.Check(f); len(problems) != 1 || len(problems[c.field]) != 1 || problems[c.field][0] != c.says {
				t.Errorf("%v", problems)
			}
		})
	}
}

func TestStart_isClosedWithoutTerms(t *testing.T) {
	each(t, func(t *testing.T, w world) {
		w.unpublished = true
		_, err := w.Start(w.ctx, here, filled("imogen@firm.example"))
		if e := refused(t, err, errs.Conflict); e.Code != "sign-up-closed" || !strings.Contains(e.Detail, "aren't published") {
			t.Errorf("%+v", e)
		}
		if out, err := w.open(w.ctx, auth.Nobody, nil); err != nil || out.Body.Open || out.Body.Detail == "" {
			t.Errorf("%+v, %v", out, err)
		}
		w.unpublished = false
		w.start(t, filled("imogen@firm.example"))
		if out, err := w.open(w.ctx, auth.Nobody, nil); err != nil || !out.Body.Open || out.Body.Detail != "" {
			t.Errorf("%+v, %v", out, err)
		}
	})
}

func TestStart_needsABrowserSecret(t *testing.T) {
	each(t, func(t *testing.T, w world) {
		f := filled("imogen@firm.example")
		f.Browser = "short"
		_, err := w.Start(w.ctx, here, f)
		refused(t, err, errs.Invalid)
		if len(w.mails.All) != 0 {
			t.Errorf("%d mails", len(w.mails.All))
		}
	})
}

func TestStart_aKnownAddressLooksTheSameAndItsOwnerIsNotified(t *testing.T) {
	each(t, func(t *testing.T, w world) {
		w.known["owner@firm.example"] = "Olga Owner"
		unknown, known := w.start(t, filled("new@firm.example")), w.start(t, filled("Owner@firm.example"))
		unknown.ID, known.ID, unknown.Email, known.Email = "", "", "", ""
		if unknown != known {
			t.Errorf("%+v, and %+v for a known one", unknown, known)
		}
		if m := w.mails.All[0]; m.To != "new@firm.example" || sixInARow.FindString(m.Text) == "" || strings.Contains(m.Text, "Imogen") {
			t.Errorf("%+v", m)
		}
		m := w.mails.All[1]
		if m.To != "Owner@firm.example" || sixInARow.FindString(m.Text) != "" || !strings.Contains(m.Text, "Hi Olga Owner") || strings.Contains(m.Text, "Imogen") ||
			!strings.Contains(m.Text, "https://peritus.test/password-recovery") {
			t.Errorf("%+v", m)
		}
	})
}

func TestVerify_aKnownAddressIsRefusedLikeAWrongCode(t *testing.T) {
	each(t, func(t *testing.T, w world) {
		w.known["owner@firm.example"] = "Olga Owner"
		known, unknown := w.start(t, filled("owner@firm.example")), w.start(t, filled("new@firm.example"))
		wrong := other(w.latestCode(t, "new@firm.example"))
		for range code.Tries + 1 {
			_, a := w.verify(known.ID, wrong)
			_, b := w.verify(unknown.ID, wrong)
			if fmt.Sprint(a) != fmt.Sprint(b) || errstest.CodeOf(a) != errstest.CodeOf(b) {
				t.Errorf("%v, and %v for an unknown one", a, b)
			}
		}
		w.clock.Advance(code.ResendAfter)
		a, err := w.Resend(w.ctx, known.ID, browser, here)
		b, err2 := w.Resend(w.ctx, unknown.ID, browser, here)
		if a.ID, b.ID, a.Email, b.Email = "", "", "", ""; a != b || err != nil || err2 != nil {
			t.Errorf("%+v %v, %+v %v", a, err, b, err2)
		}
		if len(w.made) != 0 {
			t.Errorf("%+v", w.made)
		}
	})
}

func TestResend_waitsThirtySecondsAndIsLimitedToFivePerHour(t *testing.T) {
	each(t, func(t *testing.T, w world) {
		s := w.start(t, filled("imogen@firm.example"))
		first := w.latestCode(t, "imogen@firm.example")
		w.clock.Advance(code.ResendAfter - time.Second)
		_, err := w.Resend(w.ctx, s.ID, browser, here)
		if e := refused(t, err, errs.TooMany); e.RetryAfter != time.Second || e.Detail != "You can request a new code in 1 second." {
			t.Errorf("%+v", e)
		}
		w.clock.Advance(time.Second)
		for n := range code.ResendsPerHour {
			again, err := w.Resend(w.ctx, s.ID, browser, here)
			if err != nil || again.ResendsLeft != code.ResendsPerHour-1-n || again.ResendAfter != code.ResendAfter || again.ExpiresIn != code.Lifetime {
				t.Fatalf("%+v %v", again, err)
			}
			w.clock.Advance(code.ResendAfter)
		}
		_, err = w.Resend(w.ctx, s.ID, browser, here)
		if e := refused(t, err, errs.TooMany); e.RetryAfter != time.Hour-5*code.ResendAfter {
			t.Errorf("%+v", e)
		}
		if latest := w.latestCode(t, "imogen@firm.example"); first != latest {
			_, err := w.verify(s.ID, first)
			refused(t, err, errs.Invalid) // cancelled by the newer one
		}
		w.clock.Advance(time.Hour - 5*code.ResendAfter)
		if _, err := w.Resend(w.ctx, s.ID, browser, here); err != nil {
			t.Errorf("after an hour: %v", err)
		}
	})
}

func TestStart_limitsEmailsPerMailbox(t *testing.T) {
	each(t, func(t *testing.T, w world) {
		refusals := 0
		for n := range 20 {
			if _, err := w.Start(w.ctx, here, filled(fmt.Sprintf("victim+%d@firm.example", n))); err != nil {
				if e := refused(t, err, errs.TooMany); e.RetryAfter > 2*time.Hour {
					t.Errorf("retry after %s", e.RetryAfter)
				}
				refusals++
			}
		}
		if sent := len(w.mails.All); sent != 9 || refusals != 11 {
			t.Errorf("%d mails, %d refusals", sent, refusals)
		}
		if _, err := w.Start(w.ctx, "198.51.100.1", filled("VICTIM@firm.example")); err != nil {
			t.Errorf("the owner: %v", err)
		}
		if s, err := w.Start(w.ctx, here, filled("other+tag@firm.example")); err != nil || s.Email != "other+tag@firm.example" {
			t.Errorf("%+v %v", s, err)
		}
	})
}

func TestStart_allowsThirtyPerNetworkAndHour(t *testing.T) {
	each(t, func(t *testing.T, w world) {
		for n := range startsPerHour {
			w.start(t, filled(fmt.Sprintf("p%d@firm.example", n)))
		}
		_, err := w.Start(w.ctx, here, filled("one-more@firm.example"))
		refused(t, err, errs.TooMany)
		if _, err := w.Start(w.ctx, "198.51.100.1", filled("one-more@firm.example")); err != nil {
			t.Error(err)
		}
	})
}

func TestStart_worksWithoutRedis(t *testing.T) {
	each(t, func(t *testing.T, w world) {
		away := redis.NewClient(&redis.Options{Addr: "127.0.0.1:1", MaxRetries: -1})
		defer func() { _ = away.Close() }()
		w.Redis = away
		s := w.start(t, filled("imogen@firm.example"))
		if _, err := w.verify(s.ID, w.latestCode(t, "imogen@firm.example")); err != nil {
			t.Error(err)
		}
	})
}

func TestSweep_deletesUnfinishedSignUpsAndKeepsConsents(t *testing.T) {
	each(t, func(t *testing.T, w world) {
		open, done := w.start(t, filled("open@firm.example")), w.start(t, filled("done@firm.example"))
		userID, err := w.verify(done.ID, w.latestCode(t, "done@firm.example"))
		if err != nil {
			t.Fatal(err)
		}
		w.clock.Advance(Retention + time.Second)
		fresh := w.start(t, filled("fresh@firm.example"))
		if _, err := w.Find(w.ctx, open.ID, browser); !errors.Is(err, ErrNoSignUp) {
			t.Errorf("a day old: %v", err)
		}
		if err := w.Sweep(w.ctx); err != nil {
			t.Fatal(err)
		}
		var rows []pendingRow
		if err := w.DB.Read(w.ctx).Order("created_at").Find(&rows).Error; err != nil || len(rows) != 2 || rows[1].ID != fresh.ID ||
			rows[0].UserID != userID || rows[0].TermsVersion != "2026-11-01" || rows[0].Email+rows[0].EmailKey+rows[0].CodeHash+rows[0].BrowserHash != "" {
			t.Errorf("%+v %v", rows, err)
		}
		if _, err := w.Find(w.ctx, fresh.ID, browser); err != nil {
			t.Error(err)
		}
	})
}
