package profile

import (
	"testing"

	"peritus/bff/auth"
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
		source Source
		behalf bool
		denied bool
	}{
		{who: "the expert himself", actor: someone(owner, auth.Expert), owner: owner, source: ByExpert},
		{who: "the expert who is an attorney too", actor: someone(owner, auth.Attorney, auth.Expert), owner: owner, source: ByExpert},
		{who: "an administrator, for the expert", actor: someone("u2", auth.Admin), owner: owner, source: ByStaff, behalf: true},
		{who: "a researcher, for the expert", actor: someone("u3", auth.Researcher), owner: owner, source: ByStaff, behalf: true},
		{who: "a researcher, for an unclaimed profile", actor: someone("u3", auth.Researcher), source: ByStaff, behalf: true},
		{who: "staff on their own profile act for themselves", actor: someone(owner, auth.Expert, auth.Admin), owner: owner, source: ByExpert},
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

func TestAudience_seesOnlyItsItems(t *testing.T) {
	attorney, expert := someone("a", auth.Attorney), someone("e", auth.Expert)
	for _, c := range []struct {
		who        string
		actor      auth.Actor
		visibility Visibility
		sees       bool
	}{
		{"a visitor, a public item", auth.Nobody, Public, true},
		{"a visitor, an item for attorneys", auth.Nobody, Attorneys, false},
		{"a visitor, a private item", auth.Nobody, Private, false},
		{"an attorney, a public item", attorney, Public, true},
		{"an attorney, an item for attorneys", attorney, Attorneys, true},
		{"an attorney, a private item", attorney, Private, false},
		{"an attorney of no confirmed admission, a public item", someone("new", auth.Attorney), Public, true},
		{"an attorney of no confirmed admission, an item for attorneys", someone("new", auth.Attorney), Attorneys, false},
		{"staff who are attorneys too need no admission", someone("new", auth.Attorney, auth.Admin), Attorneys, true},
		{"staff, an item for attorneys", someone("s", auth.Researcher), Attorneys, true},
		{"staff, a private item", someone("s", auth.Admin), Private, false},
		{"another expert, an item for attorneys", expert, Attorneys, false},
	} {
		t.Run(c.who, func(t *testing.T) {
			if got := audienceOf(c.actor, c.actor.UserID != "new").sees(c.visibility); got != c.sees {
				t.Errorf("got %v, want %v", got, c.sees)
			}
		})
	}
}

func TestMayRead_allowsTheRightReaders(t *testing.T) {
	attorney, staff := someone("a", auth.Attorney), someone("s", auth.Researcher)
	for _, c := range []struct {
		rule       string
		actor      auth.Actor
		status     Status
		visibility Visibility
		may        bool
	}{
		{"everybody reads a public page", auth.Nobody, Published, Public, true},
		{"visitors do not read a page for attorneys", auth.Nobody, Published, Attorneys, false},
		{"attorneys do", attorney, Published, Attorneys, true},
		{"attorneys of no confirmed admission do not", someone("new", auth.Attorney), Published, Attorneys, false},
		{"nobody reads a private page", staff, Published, Private, false},
		{"attorneys read no draft", attorney, Draft, Public, false},
		{"nor what waits for staff", attorney, Pending, Public, false},
		{"nor what has been hidden", attorney, Hidden, Public, false},
		{"staff read them all", staff, Hidden, Attorneys, true},
	} {
		t.Run(c.rule, func(t *testing.T) {
			if got := mayRead(c.actor, audienceOf(c.actor, c.actor.UserID != "new"), Expert{Status: c.status, Visibility: c.visibility}); got != c.may {
				t.Errorf("got %v, want %v", got, c.may)
			}
		})
	}
}
