package users_test

import (
	"errors"
	"strings"
	"testing"
	"time"

	"peritus/bff/account"
	"peritus/bff/account/users"
	"peritus/bff/auth"
	"peritus/bff/platform/errs"
)

func TestCreateAdmin_returnsALinkForADayAndReplacesAnUnusedOne(t *testing.T) {
	eachStaffed(t, func(t *testing.T, w staffed) {
		operator := auth.CommandLine("deploy")
		first, err := w.CreateAdmin(w.Ctx, operator, account.NewAccount{Email: "jo@firm.example", Name: "Jo Park"})
		if err != nil || !strings.HasPrefix(first.Link, "https://peritus.test/set-password?token=") || first.Until.Sub(w.Clock.Now()) != users.AdminLinkLifetime {
			t.Fatalf("%+v %v", first, err)
		}
		if d := w.Log.Last(t, "account.invited"); d.Name != "Jo Park" || d.Detail["groups"] != "Admin" || strings.Contains(d.Name+d.Reason, "@") {
			t.Errorf("%+v", d)
		}
		second, err := w.CreateAdmin(w.Ctx, operator, account.NewAccount{Email: " JO@firm.example", Name: "Administrator"})
		if err != nil || second.Link == first.Link {
			t.Fatalf("%+v %v", second, err)
		}
		w.Clock.Advance(users.AdminLinkLifetime - time.Second)
		for link, state := range map[string]account.LinkState{first.Link: account.LinkUnknown, second.Link: account.LinkGood} {
			_, secret, _ := strings.Cut(link, "token=")
			if l, err := w.CheckPasswordLink(w.Ctx, secret); err != nil || l.State != state {
				t.Errorf("%s: %+v %v", state, l, err)
			}
		}
		w.Clock.Advance(time.Second)
		_, secret, _ := strings.Cut(second.Link, "token=")
		if l, err := w.CheckPasswordLink(w.Ctx, secret); err != nil || l.State != account.LinkExpired {
			t.Errorf("after a day: %+v %v", l, err)
		}
	})
}

func TestCreateAdmin_refusesAnotherAccountsAddress(t *testing.T) {
	eachStaffed(t, func(t *testing.T, w staffed) {
		if _, err := w.Invite(w.Ctx, w.ruth, account.NewAccount{Email: "zoe@firm.example", Name: "Zoë Okafor", Groups: auth.Groups{auth.Attorney}}, "By phone"); err != nil {
			t.Fatal(err)
		}
		for _, email := range []string{"ines@firm.example", "ruth@peritus.test", "zoe@firm.example"} {
			made, err := w.CreateAdmin(w.Ctx, auth.CommandLine(""), account.NewAccount{Email: email, Name: "Jo Park"})
			if errs.KindOf(err) != errs.Conflict || made.Link != "" {
				t.Errorf("%s: %+v %v", email, made, err)
			}
		}
		var e *errs.Error
		if _, err := w.CreateAdmin(w.Ctx, auth.CommandLine(""), account.NewAccount{Email: "jo@firm", Name: " "}); !errors.As(err, &e) || len(e.Fields) != 2 {
			t.Errorf("neither name nor address: %v", err)
		}
	})
}
