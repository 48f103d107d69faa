package auth

import (
	"testing"

	"peritus/bff/platform/errs"
	"peritus/bff/platform/errs/errstest"
)

func TestAccess_allowsItsGroupsAndExplainsRefusals(t *testing.T) {
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

func TestAccess_asksForStepUpAndForAPendingSecondFactor(t *testing.T) {
	admin := Actor{UserID: "u", Groups: Groups{Admin}}
	fresh, pending := admin, admin
	fresh.Fresh, pending.Pending, pending.Fresh = true, true, true
	for _, c := range []struct {
		access Access
		actor  Actor
		want   string
	}{
		{SignedIn.Fresh(), admin, CodeStepUp}, {SignedIn.Fresh(), fresh, ""},
		{Only(Admin).Fresh(), admin, CodeStepUp}, {Only(Admin), admin, ""},
		{SignedIn, pending, CodeSecondFactor}, {SignedIn.WhilePending(), pending, ""},
		{Only(Admin).Fresh(), pending, CodeSecondFactor}, {SignedIn.Fresh().WhilePending(), pending, ""},
		{Anyone, pending, ""},
	} {
		if got := errstest.CodeOf(c.access.Check(c.actor)); got != c.want {
			t.Errorf("%s for %+v: %q, want %q", c.access, c.actor, got, c.want)
		}
	}
	if got := Only(Admin).Fresh().WhilePending().String(); got != "Admin,fresh,pending" {
		t.Errorf("declared as %s", got)
	}
}

func TestAccess_pendingStaffCountAsVisitorsOnPublicOperations(t *testing.T) {
	pending := Actor{UserID: "u", Groups: Groups{Admin}, Pending: true}
	if seen := Anyone.seen(pending); seen.SignedIn() || seen.Staff() {
		t.Errorf("seen as %+v", seen)
	}
	if seen := Anyone.WhilePending().seen(pending); !seen.SignedIn() {
		t.Error("not signed in where WhilePending is declared")
	}
}

func TestParseGroups_keepsTheOrderAndDropsUnknownGroups(t *testing.T) {
	if got := ParseGroups("Researcher, Attorney,Root,Attorney").String(); got != "Attorney,Researcher" {
		t.Errorf("got %s", got)
	}
}
