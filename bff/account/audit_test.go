package account_test

import (
	"errors"
	"testing"

	"peritus/bff/account"
	"peritus/bff/account/accounttest"
	"peritus/bff/account/session"
)

func TestAudit_recordsChangesToOwnAccountsButNotRefusals(t *testing.T) {
	accounttest.Each(t, func(t *testing.T, f accounttest.Fixture) {
		ines := f.From(t, accounttest.Laptop)
		f.Log.None(t, "a sign-in")

		_, _ = f.ChangePassword(f.Ctx, ines, accounttest.Password, "short")
		f.Log.None(t, "a refused password")
		f.From(t, account.Device{UserAgent: accounttest.OnPhone})
		if _, err := f.ChangePassword(f.Ctx, ines, accounttest.Password, accounttest.Better); err != nil {
			t.Fatal(err)
		}
		if d := f.Log.Only(t, ines.UserID, "account.password-changed"); d.Detail["sessions"] != "1" {
			t.Errorf("%+v", d)
		}

		phone, err := f.SignIn(f.Ctx, ines.Email, accounttest.Better, account.Device{UserAgent: accounttest.OnPhone})
		if err != nil {
			t.Fatal(err)
		}
		other := f.Actor(t, phone.Grant.Access)
		if _, err := f.EndOwn(f.Ctx, ines, []string{"x"}); !errors.Is(err, session.ErrNoSession) {
			t.Error(err)
		}
		f.Log.None(t, "a session that never was")
		if _, err := f.EndOwn(f.Ctx, ines, []string{other.SessionID}); err != nil {
			t.Fatal(err)
		}
		if d := f.Log.Only(t, ines.UserID, "account.session-ended"); d.Detail["browser"] != "Safari on iPhone" {
			t.Errorf("%+v", d)
		}
		if _, err := f.EndOtherSessions(f.Ctx, ines); err != nil {
			t.Fatal(err)
		}
		f.Log.None(t, "signing out nowhere else")
		if _, err := f.SignIn(f.Ctx, ines.Email, accounttest.Better, account.Device{UserAgent: accounttest.OnPhone}); err != nil {
			t.Fatal(err)
		}
		if _, err := f.EndOtherSessions(f.Ctx, ines); err != nil {
			t.Fatal(err)
		}
		if d := f.Log.Only(t, ines.UserID, "account.other-sessions-ended"); d.Detail["sessions"] != "1" {
			t.Errorf("%+v", d)
		}
	})
}

func TestAudit_recordsAnAddressChangeWithoutTheAddresses(t *testing.T) {
	accounttest.Each(t, func(t *testing.T, f accounttest.Fixture) {
		ines := f.From(t, accounttest.Laptop)
		if err := f.WithdrawEmailChange(f.Ctx, ines); err != nil {
			t.Fatal(err)
		}
		f.Log.None(t, "taking nothing back")
		links := askChange(t, f)
		f.Log.Only(t, ines.UserID, "account.address-change-asked")
		if err := f.WithdrawEmailChange(f.Ctx, ines); err != nil {
			t.Fatal(err)
		}
		f.Log.Only(t, ines.UserID, "account.address-change-cancelled")
		links = askChange(t, f)
		f.Log.Only(t, ines.UserID, "account.address-change-asked")
		if err := f.CancelEmail(f.Ctx, links.cancel); err != nil {
			t.Fatal(err)
		}
		f.Log.Only(t, ines.UserID, "account.address-change-cancelled")
		links = askChange(t, f)
		f.Log.Only(t, ines.UserID, "account.address-change-asked")
		if _, err := f.ConfirmEmail(f.Ctx, links.new); err != nil {
			t.Fatal(err)
		}
		if d := f.Log.Only(t, ines.UserID, "account.address-change-confirmed"); d.Detail["by"] != "the new address" {
			t.Errorf("%+v", d)
		}
		_, _ = f.ConfirmEmail(f.Ctx, links.new)
		f.Log.None(t, "a link that is used")
		if _, err := f.ConfirmEmail(f.Ctx, links.old); err != nil {
			t.Fatal(err)
		}
		f.Log.Only(t, ines.UserID, "account.address-changed")
	})
}

func TestAudit_recordsAPasswordSetByALink(t *testing.T) {
	accounttest.Each(t, func(t *testing.T, f accounttest.Fixture) {
		ines := f.From(t, accounttest.Laptop)
		if _, _, err := f.SetPassword(f.Ctx, f.Link(t), accounttest.Better, account.Proof{}, accounttest.Laptop); err != nil {
			t.Fatal(err)
		}
		if d := f.Log.Only(t, ines.UserID, "account.password-set"); d.Detail["by"] != "a password reset link" || d.Detail["second factor"] != "" {
			t.Errorf("%+v", d)
		}
		f.Factors.Factors = coded{}
		token := f.Link(t)
		_, _, _ = f.SetPassword(f.Ctx, token, accounttest.Better+"!", account.Proof{Code: "000000"}, accounttest.Laptop)
		f.Log.None(t, "a wrong code")
		if _, _, err := f.SetPassword(f.Ctx, token, accounttest.Better+"!", account.Proof{Code: "424242"}, accounttest.Laptop); err != nil {
			t.Fatal(err)
		}
		d := f.Log.Only(t, ines.UserID, "account.password-set")
		if d.Detail["second factor"] != "totp" || d.Detail.Labeled()["Second factor"] != "Authenticator app" {
			t.Errorf("%+v", d)
		}
	})
}

func TestAudit_changesRollBackIfTheEntryFails(t *testing.T) {
	accounttest.Each(t, func(t *testing.T, f accounttest.Fixture) {
		ines, phone := f.From(t, accounttest.Laptop), f.From(t, account.Device{UserAgent: accounttest.OnPhone})
		f.Log.Fail = errors.New("the log is away")
		if _, err := f.EndOwn(f.Ctx, ines, []string{phone.SessionID}); !errors.Is(err, f.Log.Fail) {
			t.Errorf("%v", err)
		}
		if _, err := f.ChangePassword(f.Ctx, ines, accounttest.Password, accounttest.Better); !errors.Is(err, f.Log.Fail) {
			t.Errorf("%v", err)
		}
		if sessions, err := f.Sessions(f.Ctx, ines); err != nil || len(sessions) != 2 {
			t.Errorf("%+v %v", sessions, err)
		}
		if _, err := f.SignIn(f.Ctx, ines.Email, accounttest.Password, accounttest.Laptop); err != nil {
			t.Errorf("the old password: %v", err)
		}
	})
}
