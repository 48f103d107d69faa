package profile

import (
	"testing"

	"peritus/bff/auth"
	"peritus/bff/profile/stored"
)

func someone(user string, groups ...auth.Group) auth.Actor {
	return auth.Actor{UserID: user, Name: "User " + user, Groups: groups}
}

func TestMayEdit_allowsTheExpertAndStaff(t *testing.T) {
	const owner = "u1"
	for _, c := range []struct {
		who    string
		actor  auth.Actor
		owner  string
		source stored.Source
		behalf bool
		denied bool
	}{
		{who: "the expert himself", actor: someone(owner, auth.Expert), owner: owner, source: stored.ByExpert},
		{who: "the expert who is an attorney too", actor: someone(owner, auth.Attorney, auth.Expert), owner: owner, source: stored.ByExpert},
		{who: "an administrator, for the expert", actor: someone("u2", auth.Admin), owner: owner, source: stored.ByStaff, behalf: true},
		{who: "a researcher, for the expert", actor: someone("u3", auth.Researcher), owner: owner, source: stored.ByStaff, behalf: true},
		{who: "a researcher, for an unclaimed profile", actor: someone("u3", auth.Researcher), source: stored.ByStaff, behalf: true},
		{who: "staff on their own profile act for themselves", actor: someone(owner, auth.Expert, auth.Admin), owner: owner, source: stored.ByExpert},
		{who: "another expert", actor: someone("u4", auth.Expert), owner: owner, denied: true},
		{who: "another expert, of an unclaimed profile", actor: someone("u4", auth.Expert), denied: true},
		{who: "an attorney", actor: someone("u5", auth.Attorney), owner: owner, denied: true},
		{who: "the owner after losing his group", actor: someone(owner), owner: owner, denied: true},
		{who: "a visitor, of an unclaimed profile", actor: auth.Nobody, denied: true},
	} {
		t.Run(c.who, func(t *testing.T) {
			by, err := mayEdit(c.actor, c.owner)
			if c.denied != (err != nil) || by.source != c.source || by.onBehalf != c.behalf {
				t.Errorf("%+v, %v", by, err)
			}
		})
	}
}
