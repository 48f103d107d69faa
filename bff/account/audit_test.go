package account

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"peritus/bff/auth"
)

// only is the one entry that was recorded since the last look.
func (f fixture) only(t *testing.T, owner, action string) auth.AuditEntry {
	t.Helper()
	defer func() { f.entries.all, f.entries.by = nil, nil }()
	if len(f.entries.all) != 1 {
		t.Fatalf("%d entries instead of %s: %+v", len(f.entries.all), action, f.entries.all)
	}
	d := f.entries.all[0]
	if d.Action != action || d.Kind != "account" || d.ID != owner || f.entries.by[0].UserID != owner || d.Name != "Ines Castellanos" {
		t.Errorf("%+v by %+v, not %s", d, f.entries.by[0], action)
	}
	if all := strings.ToLower(fmt.Sprint(d)); strings.Contains(all, "@") || strings.Contains(all, better) || strings.Contains(all, "token") {
		t.Errorf("the log holds what it must not: %+v", d)
	}
	return d
}

func (f fixture) none(t *testing.T, what string) {
	t.Helper()
	if len(f.entries.all) != 0 {
		t.Errorf("%s is in the log: %+v", what, f.entries.all)
	}
}

func TestAudit_whatPeopleDoToTheirOwnAccountsIsInTheLog_andARefusalIsNot(t *testing.T) {
	each(t, func(t *testing.T, f fixture) {
		ines := f.from(t, laptop)
		f.none(t, "a sign-in")

		_, _ = f.ChangePassword(f.ctx, ines, "short")
		f.none(t, "a refused password")
		f.from(t, Device{UserAgent: onPhone})
		if _, err := f.ChangePassword(f.ctx, ines, better); err != nil {
			t.Fatal(err)
		}
		if d := f.only(t, ines.UserID, passwordChanged); d.Detail["sessions"] != "1" {
			t.Errorf("%+v", d)
		}

		phone, err := f.SignIn(f.ctx, ines.Email, better, Device{UserAgent: onPhone})
		if err != nil {
			t.Fatal(err)
		}
		other := f.actor(t, phone.Grant.Access)
		if err := f.EndSession(f.ctx, ines, "x"); !errors.Is(err, ErrNoSession) {
			t.Error(err)
		}
		f.none(t, "a session that never was")
		if err := f.EndSession(f.ctx, ines, other.SessionID); err != nil {
			t.Fatal(err)
		}
		if d := f.only(t, ines.UserID, sessionEnded); d.Detail["browser"] != "Safari on iPhone" {
			t.Errorf("%+v", d)
		}
		if _, err := f.EndOtherSessions(f.ctx, ines); err != nil {
			t.Fatal(err)
		}
		f.none(t, "signing out nowhere else")
		if _, err := f.SignIn(f.ctx, ines.Email, better, Device{UserAgent: onPhone}); err != nil {
			t.Fatal(err)
		}
		if _, err := f.EndOtherSessions(f.ctx, ines); err != nil {
			t.Fatal(err)
		}
		if d := f.only(t, ines.UserID, otherSessionsEnded); d.Detail["sessions"] != "1" {
			t.Errorf("%+v", d)
		}
	})
}

func TestAudit_aChangeOfAddressIsInTheLogStepByStep_withoutTheAddresses(t *testing.T) {
	each(t, func(t *testing.T, f fixture) {
		ines := f.from(t, laptop)
		if err := f.WithdrawEmailChange(f.ctx, ines); err != nil {
			t.Fatal(err)
		}
		f.none(t, "taking nothing back")
		links := f.askChange(t)
		f.only(t, ines.UserID, addressAsked)
		if err := f.WithdrawEmailChange(f.ctx, ines); err != nil {
			t.Fatal(err)
		}
		f.only(t, ines.UserID, addressCancelled)
		links = f.askChange(t)
		f.only(t, ines.UserID, addressAsked)
		if err := f.CancelEmail(f.ctx, links.cancel); err != nil {
			t.Fatal(err)
		}
		f.only(t, ines.UserID, addressCancelled)
		links = f.askChange(t)
		f.only(t, ines.UserID, addressAsked)
		if _, err := f.ConfirmEmail(f.ctx, links.new); err != nil {
			t.Fatal(err)
		}
		if d := f.only(t, ines.UserID, addressConfirmed); d.Detail["by"] != "the new address" {
			t.Errorf("%+v", d)
		}
		_, _ = f.ConfirmEmail(f.ctx, links.new)
		f.none(t, "a link that is used")
		if _, err := f.ConfirmEmail(f.ctx, links.old); err != nil {
			t.Fatal(err)
		}
		f.only(t, ines.UserID, addressChanged)
	})
}

func TestAudit_aPasswordByALinkIsInTheLog_withTheKindOfLinkAndOfProof(t *testing.T) {
	each(t, func(t *testing.T, f fixture) {
		ines := f.from(t, laptop)
		if _, _, err := f.SetPassword(f.ctx, f.link(t), better, Proof{}, laptop); err != nil {
			t.Fatal(err)
		}
		if d := f.only(t, ines.UserID, passwordSet); d.Detail["by"] != "a link of a recovery" || d.Detail["second factor"] != "" {
			t.Errorf("%+v", d)
		}
		f.Factors = coded{}
		token := f.link(t)
		_, _, _ = f.SetPassword(f.ctx, token, better+"!", Proof{Code: "000000"}, laptop)
		f.none(t, "a wrong code")
		if _, _, err := f.SetPassword(f.ctx, token, better+"!", Proof{Code: "424242"}, laptop); err != nil {
			t.Fatal(err)
		}
		if d := f.only(t, ines.UserID, passwordSet); d.Detail["second factor"] != "totp" {
			t.Errorf("%+v", d)
		}
	})
}

func TestAudit_withoutTheLogNothingIsDone(t *testing.T) {
	each(t, func(t *testing.T, f fixture) {
		ines, phone := f.from(t, laptop), f.from(t, Device{UserAgent: onPhone})
		f.entries.fail = errors.New("the log is away")
		if err := f.EndSession(f.ctx, ines, phone.SessionID); !errors.Is(err, f.entries.fail) {
			t.Errorf("%v", err)
		}
		if _, err := f.ChangePassword(f.ctx, ines, better); !errors.Is(err, f.entries.fail) {
			t.Errorf("%v", err)
		}
		if sessions, err := f.Sessions(f.ctx, ines); err != nil || len(sessions) != 2 {
			t.Errorf("%+v %v", sessions, err)
		}
		if _, err := f.SignIn(f.ctx, ines.Email, password, laptop); err != nil {
			t.Errorf("the old password: %v", err)
		}
	})
}
