package account_test

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"peritus/bff/account"
	"peritus/bff/account/accounttest"
	"peritus/bff/account/session"
	"peritus/bff/platform/errs"
	"peritus/bff/platform/errs/errstest"
)

const (
	oldAddress = "Ines@Firm.example"
	newAddress = "ines@castellanos.example"
	emailPath  = "/verify-its-you/email"
)

type changeLinks struct{ old, cancel, new string }

func askChange(t *testing.T, f accounttest.Fixture) changeLinks {
	t.Helper()
	if err := f.AskEmailChange(f.Ctx, f.Actor(t, f.Grant(t).Access), accounttest.Password, newAddress); err != nil {
		t.Fatal(err)
	}
	old, fresh := f.MailedTokens(oldAddress, emailPath), f.MailedTokens(newAddress, emailPath)
	if len(old) < 2 || len(fresh) < 1 {
		t.Fatalf("links %v %v", old, fresh)
	}
	return changeLinks{old: old[len(old)-2], cancel: old[len(old)-1], new: fresh[len(fresh)-1]}
}

func hasAddress(t *testing.T, f accounttest.Fixture, email string) {
	t.Helper()
	if _, err := f.SignIn(f.Ctx, email, accounttest.Password, accounttest.Laptop); err != nil {
		t.Errorf("%s does not sign in: %v", email, err)
	}
}

func TestConfirmEmail_changesTheAddressOnceBothConfirm(t *testing.T) {
	for _, oldFirst := range []bool{true, false} {
		accounttest.Each(t, func(t *testing.T, f accounttest.Fixture) {
			links := askChange(t, f)
			order := []string{links.old, links.new}
			if !oldFirst {
				order = []string{links.new, links.old}
			}
			if done, err := f.ConfirmEmail(f.Ctx, order[0]); done || err != nil {
				t.Fatalf("%v %v", done, err)
			}
			hasAddress(t, f, oldAddress)
			if _, err := f.ConfirmEmail(f.Ctx, order[0]); errstest.CodeOf(err) != account.CodeLinkUsed {
				t.Errorf("twice: %v", err)
			}
			if done, err := f.ConfirmEmail(f.Ctx, order[1]); !done || err != nil {
				t.Fatalf("%v %v", done, err)
			}
			hasAddress(t, f, newAddress)
			if _, err := f.SignIn(f.Ctx, oldAddress, accounttest.Password, accounttest.Laptop); !errors.Is(err, session.ErrSignIn) {
				t.Errorf("the old address: %v", err)
			}
			// The old address can't recover the account any more, so the mail says whom to write to.
			if _, text, _ := mailOf(f, oldAddress, "was changed"); !strings.Contains(text, "If this wasn't you") || !strings.Contains(text, accounttest.Origin+"/about#contact") {
				t.Errorf("at the old address: %s", text)
			}
			if _, text, found := mailOf(f, newAddress, "was changed"); !found || strings.Contains(text, "If this wasn't you") {
				t.Errorf("at the new address: %s", text)
			}
			if err := f.CancelEmail(f.Ctx, links.cancel); errs.KindOf(err) != errs.Invalid {
				t.Errorf("canceled after both confirmed: %v", err)
			}
		})
	}
}

// mailOf finds the last mail to an address with words in its subject.
func mailOf(f accounttest.Fixture, to, words string) (subject, text string, found bool) {
	for _, m := range f.Mails.All {
		if m.To == to && strings.Contains(m.Subject, words) {
			subject, text, found = m.Subject, m.Text, true
		}
	}
	return subject, text, found
}

func TestCancelEmail_byTheOldAddressChangesNothing(t *testing.T) {
	accounttest.Each(t, func(t *testing.T, f accounttest.Fixture) {
		links := askChange(t, f)
		if _, err := f.ConfirmEmail(f.Ctx, links.new); err != nil {
			t.Fatal(err)
		}
		if err := f.CancelEmail(f.Ctx, links.old); errstest.CodeOf(err) != account.CodeLinkUnknown {
			t.Errorf("a link to confirm cancels: %v", err)
		}
		if _, err := f.ConfirmEmail(f.Ctx, links.cancel); errstest.CodeOf(err) != account.CodeLinkUnknown {
			t.Errorf("a link to cancel confirms: %v", err)
		}
		if err := f.CancelEmail(f.Ctx, links.cancel); err != nil {
			t.Fatal(err)
		}
		if _, err := f.ConfirmEmail(f.Ctx, links.old); errstest.CodeOf(err) != account.CodeLinkUsed {
			t.Errorf("confirmed after it was canceled: %v", err)
		}
		hasAddress(t, f, oldAddress)
	})
}

func TestAskEmailChange_replacesTheEarlierOneAndCanBeWithdrawn(t *testing.T) {
	accounttest.Each(t, func(t *testing.T, f accounttest.Fixture) {
		first, second := askChange(t, f), askChange(t, f)
		if _, err := f.ConfirmEmail(f.Ctx, first.new); errstest.CodeOf(err) != account.CodeLinkUnknown {
			t.Errorf("the first: %v", err)
		}
		if err := f.WithdrawEmailChange(f.Ctx, f.Actor(t, f.Grant(t).Access)); err != nil {
			t.Fatal(err)
		}
		if _, err := f.ConfirmEmail(f.Ctx, second.new); errs.KindOf(err) != errs.Invalid {
			t.Errorf("the withdrawn one: %v", err)
		}
		settings, err := f.Settings(f.Ctx, f.Actor(t, f.Grant(t).Access))
		if err != nil || settings.EmailChange != nil {
			t.Errorf("%+v %v", settings.EmailChange, err)
		}
	})
}

func TestAskEmailChange_anAddressInUseLooksTheSameAndItsOwnerIsNotified(t *testing.T) {
	accounttest.Each(t, func(t *testing.T, f accounttest.Fixture) {
		if _, err := f.Add(f.Ctx, "li@firm.example", "Li Wei", accounttest.Password, nil); err != nil {
			t.Fatal(err)
		}
		if err := f.AskEmailChange(f.Ctx, f.Actor(t, f.Grant(t).Access), accounttest.Password, "LI@firm.example"); err != nil {
			t.Fatal(err)
		}
		if _, text, found := mailOf(f, "li@firm.example", "tried to use"); !found || strings.Contains(text, "token=") {
			t.Errorf("%+v", f.Mails.All)
		}
		if done, err := f.ConfirmEmail(f.Ctx, f.MailedTokens(oldAddress, emailPath)[0]); done || err != nil {
			t.Errorf("%v %v", done, err)
		}
		hasAddress(t, f, "li@firm.example")
	})
}

func TestConfirmEmail_aConflictIfTheAddressWasTakenInTheMeantime(t *testing.T) {
	accounttest.Each(t, func(t *testing.T, f accounttest.Fixture) {
		links := askChange(t, f)
		if _, err := f.Add(f.Ctx, newAddress, "Somebody Quick", accounttest.Password, nil); err != nil {
			t.Fatal(err)
		}
		if _, err := f.ConfirmEmail(f.Ctx, links.old); err != nil {
			t.Fatal(err)
		}
		if _, err := f.ConfirmEmail(f.Ctx, links.new); errs.KindOf(err) != errs.Conflict {
			t.Errorf("%v", err)
		}
		hasAddress(t, f, oldAddress)
	})
}

func TestConfirmEmail_linksExpireAfterADay(t *testing.T) {
	accounttest.Each(t, func(t *testing.T, f accounttest.Fixture) {
		links := askChange(t, f)
		f.Clock.Advance(account.EmailChangeLifetime)
		for _, token := range []string{links.old, links.new} {
			if _, err := f.ConfirmEmail(f.Ctx, token); errstest.CodeOf(err) != account.CodeLinkExpired {
				t.Errorf("%v", err)
			}
		}
	})
}

func TestAskEmailChange_alwaysAsksForTheCurrentPassword(t *testing.T) {
	accounttest.Each(t, func(t *testing.T, f accounttest.Fixture) {
		actor := f.Actor(t, f.Grant(t).Access)
		if !actor.Fresh {
			t.Fatal("the session isn't fresh")
		}
		for present, says := range map[string]string{"": "Enter your current password.", "wrong": "That isn't your password."} {
			err := f.AskEmailChange(f.Ctx, actor, present, newAddress)
			var e *errs.Error
			if !errors.As(err, &e) || len(e.Fields["present"]) != 1 || e.Fields["present"][0] != says {
				t.Errorf("with %q: %v", present, err)
			}
		}
		if settings, err := f.Settings(f.Ctx, actor); err != nil || settings.EmailChange != nil || len(f.Mails.All) != 0 {
			t.Errorf("a change waits: %+v, %v, %d emails", settings.EmailChange, err, len(f.Mails.All))
		}
	})
}

func TestAskEmailChange_refusals(t *testing.T) {
	accounttest.Each(t, func(t *testing.T, f accounttest.Fixture) {
		actor := f.Actor(t, f.Grant(t).Access)
		for _, email := range []string{"", "ines", "a@b", oldAddress, "ines@firm.example\r\nBcc: x@y.example"} {
			if err := f.AskEmailChange(f.Ctx, actor, accounttest.Password, email); errs.KindOf(err) != errs.Invalid {
				t.Errorf("%q: %v", email, err)
			}
		}
		for i := range account.ChangesPerDay {
			if err := f.AskEmailChange(f.Ctx, actor, accounttest.Password, fmt.Sprintf("ines%d@other.example", i)); err != nil {
				t.Fatal(err)
			}
		}
		if err := f.AskEmailChange(f.Ctx, actor, accounttest.Password, "ines9@other.example"); errs.KindOf(err) != errs.TooMany {
			t.Errorf("the sixth of a day: %v", err)
		}
	})
}
