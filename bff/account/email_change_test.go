package account

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"peritus/bff/auth"
	"peritus/bff/platform/errs"
)

const (
	oldAddress = "Ines@Firm.example"
	newAddress = "ines@castellanos.example"
	emailPath  = "/verify-its-you/email"
)

type changeLinks struct{ old, cancel, new string }

func (f fixture) askChange(t *testing.T) changeLinks {
	t.Helper()
	if err := f.AskEmailChange(f.ctx, f.actor(t, f.signIn(t).Access), newAddress); err != nil {
		t.Fatal(err)
	}
	old, fresh := f.tokens(oldAddress, emailPath), f.tokens(newAddress, emailPath)
	if len(old) < 2 || len(fresh) < 1 {
		t.Fatalf("links %v %v", old, fresh)
	}
	return changeLinks{old: old[len(old)-2], cancel: old[len(old)-1], new: fresh[len(fresh)-1]}
}

func (f fixture) hasAddress(t *testing.T, email string) {
	t.Helper()
	if _, err := f.SignIn(f.ctx, email, password, laptop); err != nil {
		t.Errorf("%s does not sign in: %v", email, err)
	}
}

func TestConfirmEmail_theAddressChangesWhenBothHaveConfirmed_inEitherOrder(t *testing.T) {
	for _, oldFirst := range []bool{true, false} {
		each(t, func(t *testing.T, f fixture) {
			links := f.askChange(t)
			order := []string{links.old, links.new}
			if !oldFirst {
				order = []string{links.new, links.old}
			}
			if done, err := f.ConfirmEmail(f.ctx, order[0]); done || err != nil {
				t.Fatalf("%v %v", done, err)
			}
			f.hasAddress(t, oldAddress)
			if _, err := f.ConfirmEmail(f.ctx, order[0]); errs.CodeOf(err) != CodeLinkUsed {
				t.Errorf("twice: %v", err)
			}
			if done, err := f.ConfirmEmail(f.ctx, order[1]); !done || err != nil {
				t.Fatalf("%v %v", done, err)
			}
			f.hasAddress(t, newAddress)
			if _, err := f.SignIn(f.ctx, oldAddress, password, laptop); !errors.Is(err, ErrSignIn) {
				t.Errorf("the old address: %v", err)
			}
			if _, _, found := f.mailOf(oldAddress, "has changed"); !found {
				t.Error("the old address is not told")
			}
			if err := f.CancelEmail(f.ctx, links.cancel); errs.KindOf(err) != errs.Invalid {
				t.Errorf("cancelled when done: %v", err)
			}
		})
	}
}

// mailOf finds the last mail to an address with words in its subject.
func (f fixture) mailOf(to, words string) (subject, text string, found bool) {
	for _, m := range f.mails.all {
		if m.To == to && strings.Contains(m.Subject, words) {
			subject, text, found = m.Subject, m.Text, true
		}
	}
	return subject, text, found
}

func TestCancelEmail_byTheOldAddress_andNothingChanges(t *testing.T) {
	each(t, func(t *testing.T, f fixture) {
		links := f.askChange(t)
		if _, err := f.ConfirmEmail(f.ctx, links.new); err != nil {
			t.Fatal(err)
		}
		if err := f.CancelEmail(f.ctx, links.old); errs.CodeOf(err) != CodeLinkUnknown {
			t.Errorf("a link to confirm cancels: %v", err)
		}
		if _, err := f.ConfirmEmail(f.ctx, links.cancel); errs.CodeOf(err) != CodeLinkUnknown {
			t.Errorf("a link to cancel confirms: %v", err)
		}
		if err := f.CancelEmail(f.ctx, links.cancel); err != nil {
			t.Fatal(err)
		}
		if _, err := f.ConfirmEmail(f.ctx, links.old); errs.CodeOf(err) != CodeLinkUsed {
			t.Errorf("confirmed after it was cancelled: %v", err)
		}
		f.hasAddress(t, oldAddress)
	})
}

func TestAskEmailChange_aNewOneReplacesTheOneBefore_andOneMayWithdraw(t *testing.T) {
	each(t, func(t *testing.T, f fixture) {
		first, second := f.askChange(t), f.askChange(t)
		if _, err := f.ConfirmEmail(f.ctx, first.new); errs.CodeOf(err) != CodeLinkUnknown {
			t.Errorf("the first: %v", err)
		}
		if err := f.WithdrawEmailChange(f.ctx, f.actor(t, f.signIn(t).Access)); err != nil {
			t.Fatal(err)
		}
		if _, err := f.ConfirmEmail(f.ctx, second.new); errs.KindOf(err) != errs.Invalid {
			t.Errorf("the withdrawn: %v", err)
		}
		settings, err := f.Settings(f.ctx, f.actor(t, f.signIn(t).Access))
		if err != nil || settings.EmailChange != nil {
			t.Errorf("%+v %v", settings.EmailChange, err)
		}
	})
}

func TestAskEmailChange_anAddressOfAnotherAccountGetsTheSameAnswer_andItsOwnerIsTold(t *testing.T) {
	each(t, func(t *testing.T, f fixture) {
		if _, err := f.Add(f.ctx, "li@firm.example", "Li Wei", password, nil); err != nil {
			t.Fatal(err)
		}
		if err := f.AskEmailChange(f.ctx, f.actor(t, f.signIn(t).Access), "LI@firm.example"); err != nil {
			t.Fatal(err)
		}
		if _, text, found := f.mailOf("li@firm.example", "wants to use"); !found || strings.Contains(text, "token=") {
			t.Errorf("%+v", f.mails.all)
		}
		if done, err := f.ConfirmEmail(f.ctx, f.tokens(oldAddress, emailPath)[0]); done || err != nil {
			t.Errorf("%v %v", done, err)
		}
		f.hasAddress(t, "li@firm.example")
	})
}

func TestConfirmEmail_anAddressThatWasTakenMeanwhileIsAConflict(t *testing.T) {
	each(t, func(t *testing.T, f fixture) {
		links := f.askChange(t)
		if _, err := f.Add(f.ctx, newAddress, "Somebody Quick", password, nil); err != nil {
			t.Fatal(err)
		}
		if _, err := f.ConfirmEmail(f.ctx, links.old); err != nil {
			t.Fatal(err)
		}
		if _, err := f.ConfirmEmail(f.ctx, links.new); errs.KindOf(err) != errs.Conflict {
			t.Errorf("%v", err)
		}
		f.hasAddress(t, oldAddress)
	})
}

func TestConfirmEmail_afterADayTheLinksAreExpired(t *testing.T) {
	each(t, func(t *testing.T, f fixture) {
		links := f.askChange(t)
		f.clock.Advance(EmailChangeLifetime)
		for _, token := range []string{links.old, links.new} {
			if _, err := f.ConfirmEmail(f.ctx, token); errs.CodeOf(err) != CodeLinkExpired {
				t.Errorf("%v", err)
			}
		}
	})
}

func TestAskEmailChange_refusals(t *testing.T) {
	each(t, func(t *testing.T, f fixture) {
		actor := f.actor(t, f.signIn(t).Access)
		for _, email := range []string{"", "ines", "a@b", oldAddress, "ines@firm.example\r\nBcc: x@y.example"} {
			if err := f.AskEmailChange(f.ctx, actor, email); errs.KindOf(err) != errs.Invalid {
				t.Errorf("%q: %v", email, err)
			}
		}
		for i := range changesPerDay {
			if err := f.AskEmailChange(f.ctx, actor, fmt.Sprintf("ines%d@other.example", i)); err != nil {
				t.Fatal(err)
			}
		}
		if err := f.AskEmailChange(f.ctx, actor, "ines9@other.example"); errs.KindOf(err) != errs.TooMany {
			t.Errorf("the sixth of a day: %v", err)
		}
	})
}

func TestNotifications_areChosenByKind_andHonoured(t *testing.T) {
	each(t, func(t *testing.T, f fixture) {
		actor := f.actor(t, f.signIn(t).Access)
		staff := actor
		staff.Groups = auth.Groups{auth.Researcher}
		for _, c := range []struct {
			who  auth.Actor
			want int
		}{{actor, 1}, {staff, 2}} {
			if choices, err := f.Notifications(f.ctx, c.who); err != nil || len(choices) != c.want || !choices[0].Wanted {
				t.Errorf("%+v, %v", choices, err)
			}
		}
		if err := f.ChooseNotifications(f.ctx, actor, map[string]bool{NewRequests: false}); errs.KindOf(err) != errs.Invalid {
			t.Errorf("one that is for staff: %v", err)
		}
		before := len(f.mails.all)
		if err := f.ChooseNotifications(f.ctx, actor, map[string]bool{NewBrowser: false}); err != nil {
			t.Fatal(err)
		}
		if _, err := f.SignIn(f.ctx, "ines@firm.example", password, Device{UserAgent: "a new one"}); err != nil || len(f.mails.all) != before {
			t.Errorf("mailed although unwanted: %v", err)
		}
		if err := f.ChooseNotifications(f.ctx, actor, map[string]bool{NewBrowser: true}); err != nil {
			t.Fatal(err)
		}
		if _, err := f.SignIn(f.ctx, "ines@firm.example", password, Device{UserAgent: "another"}); err != nil || len(f.mails.all) != before+1 {
			t.Errorf("not mailed although wanted: %v", err)
		}
	})
}
