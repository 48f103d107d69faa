package status_test

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"peritus/bff/profile/status"
)

// allowed is the whole machine, written by hand: every act by every role in every state,
// for a complete profile with a reason. Everything that isn't here is refused.
var allowed = map[string]status.Status{
	"submit draft by owner, owned":        status.Pending,
	"approve pending by staff, owned":     status.Published,
	"refuse pending by staff, owned":      status.Draft,
	"offer draft by staff, unowned":       status.Unclaimed,
	"publish draft by staff, owned":       status.Published,
	"publish draft by staff, unowned":     status.Published,
	"publish unclaimed by staff, owned":   status.Published,
	"publish unclaimed by staff, unowned": status.Published,
	"publish pending by staff, owned":     status.Published,
	"publish pending by staff, unowned":   status.Published,
	"publish hidden by staff, owned":      status.Published,
	"publish hidden by staff, unowned":    status.Published,
	"hide draft by staff, owned":          status.Hidden,
	"hide draft by staff, unowned":        status.Hidden,
	"hide unclaimed by staff, owned":      status.Hidden,
	"hide unclaimed by staff, unowned":    status.Hidden,
	"hide pending by staff, owned":        status.Hidden,
	"hide pending by staff, unowned":      status.Hidden,
	"hide published by staff, owned":      status.Hidden,
	"hide published by staff, unowned":    status.Hidden,
	"unhide hidden by staff, owned":       status.Published,
	"unhide hidden by staff, unowned":     status.Published,
	"claim unclaimed by owner, owned":     status.Pending,
	"claim unclaimed by owner, unowned":   status.Pending,
	"claim published by owner, owned":     status.Published,
	"claim published by owner, unowned":   status.Published,
	"release draft by staff, owned":       status.Unclaimed,
	"release pending by staff, owned":     status.Unclaimed,
	"release published by staff, owned":   status.Published,
	"release hidden by staff, owned":      status.Hidden,
}

func TestNext_allowsTheTableAndNothingElse(t *testing.T) {
	seen := 0
	for _, act := range status.Acts {
		for _, from := range status.All {
			for _, by := range []status.Role{status.Owner, status.Staff} {
				for _, owned := range []bool{true, false} {
					name := fmt.Sprintf("%s %s by %s, %s", act, from, by, map[bool]string{true: "owned", false: "unowned"}[owned])
					to, err := status.Next(act, from, status.Facts{By: by, Owned: owned, Before: status.Published, Reason: "Asked by phone."})
					want, ok := allowed[name]
					if ok {
						seen++
					}
					if ok != (err == nil) || to != want {
						t.Errorf("%s: %q %v", name, to, err)
					}
				}
			}
		}
	}
	if seen != len(allowed) {
		t.Errorf("%d of %d were tried", seen, len(allowed))
	}
}

func TestNext_saysWhatIsRequired(t *testing.T) {
	complete := status.Facts{By: status.Staff, Owned: true, Before: status.Published, Reason: "Asked by phone."}
	with := func(change func(*status.Facts)) status.Facts {
		f := complete
		change(&f)
		return f
	}
	lacking := with(func(f *status.Facts) { f.Missing = []string{"a biography", "an area of expertise"} })
	for _, c := range []struct {
		rule  string
		act   status.Act
		from  status.Status
		facts status.Facts
		why   status.Why
		text  string
	}{
		{"an incomplete profile isn't published", status.Publish, status.Draft, lacking, status.Missing, "This is missing: a biography, an area of expertise."},
		{"nor approved", status.Approve, status.Pending, lacking, status.Missing, "This is missing: a biography, an area of expertise."},
		{"nor shown again", status.Unhide, status.Hidden, lacking, status.Missing, "This is missing: a biography, an area of expertise."},
		{"nor submitted", status.Submit, status.Draft, with(func(f *status.Facts) { f.By, f.Missing = status.Owner, []string{"a biography"} }), status.Missing, "This is missing: a biography."},
		{"to hide takes a reason", status.Hide, status.Published, with(func(f *status.Facts) { f.Reason = "" }), status.NoReason, "Enter a reason. We keep it in the history."},
		{"to publish without a submission too", status.Publish, status.Unclaimed, with(func(f *status.Facts) { f.Reason = "" }), status.NoReason, "Enter a reason. We keep it in the history."},
		{"to send back too", status.Refuse, status.Pending, with(func(f *status.Facts) { f.Reason = "" }), status.NoReason, "Enter a reason. We keep it in the history."},
		{"an expert can't publish", status.Publish, status.Draft, with(func(f *status.Facts) { f.By = status.Owner }), status.NotYou, "You can't do this to this profile."},
		{"an owned draft isn't offered to others", status.Offer, status.Draft, complete, status.HasOwner, "This profile has an owner."},
		{"a released profile can't be sent back", status.Refuse, status.Pending, with(func(f *status.Facts) { f.Owned = false }), status.NoOwner, "No one has claimed this profile."},
		{"what is published can't be published", status.Publish, status.Published, complete, status.NotFromHere, "This profile is published."},
		{"what is hidden can't be claimed", status.Claim, status.Hidden, with(func(f *status.Facts) { f.By = status.Owner }), status.NotFromHere, "This profile is hidden."},
	} {
		to, err := status.Next(c.act, c.from, c.facts)
		var refusal *status.Refusal
		if !errors.As(err, &refusal) || to != "" || refusal.Why != c.why || refusal.Error() != c.text {
			t.Errorf("%s: %q %v", c.rule, to, err)
		}
	}
}

func TestUnhide_leadsBackToWhereItWas(t *testing.T) {
	for _, before := range status.All {
		to, err := status.Next(status.Unhide, status.Hidden, status.Facts{By: status.Staff, Owned: before == status.Pending, Before: before, Reason: "A mistake."})
		if before == status.Hidden {
			if err == nil {
				t.Error("it was hidden before it was hidden")
			}
			continue
		}
		if err != nil || to != before {
			t.Errorf("%s: %s %v", before, to, err)
		}
	}
}

func TestClaim_ofAnIncompleteProfileMakesADraft(t *testing.T) {
	to, err := status.Next(status.Claim, status.Unclaimed, status.Facts{By: status.Owner, Missing: []string{"a biography"}})
	if err != nil || to != status.Draft {
		t.Errorf("%s %v", to, err)
	}
}

func TestStates_everyOneCanBeReachedAndLeft(t *testing.T) {
	for _, s := range status.All {
		to := slices.ContainsFunc(status.Table, func(x status.Transition) bool { return x.To == s && x.From != s })
		from := slices.ContainsFunc(status.Table, func(x status.Transition) bool { return x.From == s && x.To != s })
		if !to || !from {
			t.Errorf("%s: reached %v, left %v", s, to, from)
		}
	}
}

// The guide shows the table of transitions; this keeps it true.
func TestGuide_hasEveryTransition(t *testing.T) {
	guide := read(t, "../../../docs/guides/profiles-by-staff.md")
	for _, x := range status.Table {
		if line := fmt.Sprintf("| %s | %s | %s | %s |", x.Act, x.From, x.To, x.By); !strings.Contains(squeeze(guide), line) {
			t.Errorf("the guide lacks: %s", line)
		}
	}
}
