package auth

import (
	"testing"

	"peritus/bff/platform/errs"
)

func TestAccess_letsInWhomItNames_andSaysWhyNot(t *testing.T) {
	attorney := Actor{UserID: "u", Groups: Groups{Attorney}}
	nobodySignedIn := Actor{UserID: "u"}
	for _, c := range []struct {
		access Access
		actor  Actor
		want   errs.Kind
	}{
		{Anyone, Nobody, ""}, {Anyone, attorney, ""},
		{SignedIn, Nobody, errs.Unauthenticated}, {SignedIn, nobodySignedIn, ""},
		{Only(Attorney), Nobody, errs.Unauthenticated}, {Only(Attorney), attorney, ""},
		{Only(Admin), attorney, errs.Forbidden}, {Only(Admin, Attorney), attorney, ""},
		{Only(Admin), nobodySignedIn, errs.Forbidden},
	} {
		err := c.access.Check(c.actor)
		if (err == nil) != (c.want == "") || err != nil && errs.KindOf(err) != c.want {
			t.Errorf("%s for %v: %v, want %q", c.access, c.actor.Groups, err, c.want)
		}
	}
}

func TestParseGroups_keepsTheirOrderAndDropsWhatIsNone(t *testing.T) {
	if got := ParseGroups("Researcher, Attorney,Root,Attorney").String(); got != "Attorney,Researcher" {
		t.Errorf("got %s", got)
	}
}
