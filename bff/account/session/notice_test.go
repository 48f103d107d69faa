package session_test

import (
	"testing"

	"peritus/bff/account"
	"peritus/bff/account/accounttest"
)

func TestSignIn_emailsAboutANewBrowserUnlessTurnedOff(t *testing.T) {
	accounttest.Each(t, func(t *testing.T, f accounttest.Fixture) {
		actor := f.Actor(t, f.Grant(t).Access)
		before := len(f.Mails.All)
		if err := f.Notify.Choose(f.Ctx, actor, map[string]bool{"new-browser": false}, nil); err != nil {
			t.Fatal(err)
		}
		if _, err := f.SignIn(f.Ctx, "ines@firm.example", accounttest.Password, account.Device{UserAgent: "a new one"}); err != nil || len(f.Mails.All) != before {
			t.Errorf("emailed although turned off: %v", err)
		}
		if err := f.Notify.Choose(f.Ctx, actor, map[string]bool{"new-browser": true}, nil); err != nil {
			t.Fatal(err)
		}
		if _, err := f.SignIn(f.Ctx, "ines@firm.example", accounttest.Password, account.Device{UserAgent: "another"}); err != nil || len(f.Mails.All) != before+1 {
			t.Errorf("not emailed although turned on: %v", err)
		}
	})
}
