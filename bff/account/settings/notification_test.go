package settings_test

import (
	"testing"

	"peritus/bff/account"
	"peritus/bff/account/accounttest"
	"peritus/bff/account/settings"
	"peritus/bff/auth"
	"peritus/bff/platform/errs"
)

func TestNotifications_areChosenByKind_andHonored(t *testing.T) {
	accounttest.Each(t, func(t *testing.T, f accounttest.Fixture) {
		actor := f.Actor(t, f.Grant(t).Access)
		staff := actor
		staff.Groups = auth.Groups{auth.Researcher}
		for _, c := range []struct {
			who  auth.Actor
			want int
		}{{actor, 1}, {staff, 2}} {
			if choices, err := f.Notifications(f.Ctx, c.who); err != nil || len(choices) != c.want || !choices[0].Wanted {
				t.Errorf("%+v, %v", choices, err)
			}
		}
		if err := f.ChooseNotifications(f.Ctx, actor, map[string]bool{settings.NewRequests: false}); errs.KindOf(err) != errs.Invalid {
			t.Errorf("one that is for staff: %v", err)
		}
		before := len(f.Mails.All)
		if err := f.ChooseNotifications(f.Ctx, actor, map[string]bool{settings.NewBrowser: false}); err != nil {
			t.Fatal(err)
		}
		if _, err := f.SignIn(f.Ctx, "ines@firm.example", accounttest.Password, account.Device{UserAgent: "a new one"}); err != nil || len(f.Mails.All) != before {
			t.Errorf("mailed although unwanted: %v", err)
		}
		if err := f.ChooseNotifications(f.Ctx, actor, map[string]bool{settings.NewBrowser: true}); err != nil {
			t.Fatal(err)
		}
		if _, err := f.SignIn(f.Ctx, "ines@firm.example", accounttest.Password, account.Device{UserAgent: "another"}); err != nil || len(f.Mails.All) != before+1 {
			t.Errorf("not mailed although wanted: %v", err)
		}
	})
}
