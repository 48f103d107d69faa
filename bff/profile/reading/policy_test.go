package reading

import (
	"testing"

	"peritus/bff/auth"
	"peritus/bff/profile/stored"
)

func someone(user string, groups ...auth.Group) auth.Actor {
	return auth.Actor{UserID: user, Name: "User " + user, Groups: groups}
}

func TestAudience_seesOnlyItsItems(t *testing.T) {
	attorney, expert := someone("a", auth.Attorney), someone("e", auth.Expert)
	for _, c := range []struct {
		who        string
		actor      auth.Actor
		visibility stored.Visibility
		sees       bool
	}{
		{"a visitor, a public item", auth.Nobody, stored.Public, true},
		{"a visitor, an item for attorneys", auth.Nobody, stored.Attorneys, false},
		{"a visitor, a private item", auth.Nobody, stored.Private, false},
		{"an attorney, a public item", attorney, stored.Public, true},
		{"an attorney, an item for attorneys", attorney, stored.Attorneys, true},
		{"an attorney, a private item", attorney, stored.Private, false},
		{"an attorney of no confirmed admission, a public item", someone("new", auth.Attorney), stored.Public, true},
		{"an attorney of no confirmed admission, an item for attorneys", someone("new", auth.Attorney), stored.Attorneys, false},
		{"staff who are attorneys too need no admission", someone("new", auth.Attorney, auth.Admin), stored.Attorneys, true},
		{"staff, an item for attorneys", someone("s", auth.Researcher), stored.Attorneys, true},
		{"staff, a private item", someone("s", auth.Admin), stored.Private, false},
		{"another expert, an item for attorneys", expert, stored.Attorneys, false},
	} {
		t.Run(c.who, func(t *testing.T) {
			if got := audienceOf(c.actor, c.actor.UserID != "new").Sees(c.visibility); got != c.sees {
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
		status     stored.Status
		visibility stored.Visibility
		may        bool
	}{
		{"everybody reads a public page", auth.Nobody, stored.Published, stored.Public, true},
		{"visitors do not read a page for attorneys", auth.Nobody, stored.Published, stored.Attorneys, false},
		{"attorneys do", attorney, stored.Published, stored.Attorneys, true},
		{"attorneys of no confirmed admission do not", someone("new", auth.Attorney), stored.Published, stored.Attorneys, false},
		{"nobody reads a private page", staff, stored.Published, stored.Private, false},
		{"attorneys read no draft", attorney, stored.Draft, stored.Public, false},
		{"nor what waits for staff", attorney, stored.Pending, stored.Public, false},
		{"nor what has been hidden", attorney, stored.Hidden, stored.Public, false},
		{"staff read them all", staff, stored.Hidden, stored.Attorneys, true},
	} {
		t.Run(c.rule, func(t *testing.T) {
			if got := mayRead(c.actor, audienceOf(c.actor, c.actor.UserID != "new"), stored.Expert{Status: c.status, Visibility: c.visibility}); got != c.may {
				t.Errorf("got %v, want %v", got, c.may)
			}
		})
	}
}
