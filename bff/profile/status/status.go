// Package status owns the states of a profile: which act leads from which state to which,
// who may act, and what each act requires. Package profile applies them.
package status

// Status is the state of a whole profile.
type Status string

const (
	// Draft is being filled in. No one finds it.
	Draft Status = "draft"
	// Unclaimed was prepared by staff or an import and has no owner. Its expert finds it by
	// name on the page for new experts, and no one finds it elsewhere.
	Unclaimed Status = "unclaimed"
	// Pending was submitted by its expert and waits for staff.
	Pending Status = "pending"
	// Published is found and read.
	Published Status = "published"
	// Hidden was taken down by staff. It keeps everything and is shown nowhere.
	Hidden Status = "hidden"
)

// All lists the states in order.
var All = []Status{Draft, Unclaimed, Pending, Published, Hidden}

// Act is what leads from one state to another.
type Act string

const (
	Submit  Act = "submit"  // the expert asks for a review
	Approve Act = "approve" // staff publish what was submitted
	Refuse  Act = "refuse"  // staff send back what was submitted
	Offer   Act = "offer"   // staff let the expert find what they prepared
	Publish Act = "publish" // staff publish without a submission
	Hide    Act = "hide"    // staff take down
	Unhide  Act = "unhide"  // staff undo Hide
	Claim   Act = "claim"   // the expert proves that a prepared profile is theirs
	Release Act = "release" // staff take an owner away
)

// Acts lists all acts.
var Acts = []Act{Submit, Approve, Refuse, Offer, Publish, Hide, Unhide, Claim, Release}

// Role is who acts.
type Role string

const (
	Owner Role = "owner" // the expert whose profile it is, or becomes
	Staff Role = "staff"
)

// Transition is one allowed change of state.
type Transition struct {
	Act  Act
	From Status
	To   Status
	By   Role
	// Complete requires everything that a published profile needs.
	Complete bool
	// Incomplete applies only while something of that is missing.
	Incomplete bool
	// Reason requires a reason, which the history and the audit log keep.
	Reason bool
	// Owned requires an owner, Unowned that there is none.
	Owned, Unowned bool
	// Back applies only if the profile had the target's state before it was hidden.
	Back bool
}

// Table has every allowed transition. Any other is refused.
var Table = []Transition{
	{Act: Submit, From: Draft, To: Pending, By: Owner, Complete: true, Owned: true},
	{Act: Approve, From: Pending, To: Published, By: Staff, Complete: true, Owned: true},
	{Act: Refuse, From: Pending, To: Draft, By: Staff, Reason: true, Owned: true},
	{Act: Offer, From: Draft, To: Unclaimed, By: Staff, Unowned: true},
	{Act: Publish, From: Draft, To: Published, By: Staff, Complete: true, Reason: true},
	{Act: Publish, From: Unclaimed, To: Published, By: Staff, Complete: true, Reason: true},
	{Act: Publish, From: Pending, To: Published, By: Staff, Complete: true, Reason: true},
	{Act: Publish, From: Hidden, To: Published, By: Staff, Complete: true, Reason: true},
	{Act: Hide, From: Draft, To: Hidden, By: Staff, Reason: true},
	{Act: Hide, From: Unclaimed, To: Hidden, By: Staff, Reason: true},
	{Act: Hide, From: Pending, To: Hidden, By: Staff, Reason: true},
	{Act: Hide, From: Published, To: Hidden, By: Staff, Reason: true},
	{Act: Unhide, From: Hidden, To: Draft, By: Staff, Reason: true, Back: true},
	{Act: Unhide, From: Hidden, To: Unclaimed, By: Staff, Reason: true, Back: true, Unowned: true},
	{Act: Unhide, From: Hidden, To: Pending, By: Staff, Reason: true, Back: true, Owned: true},
	{Act: Unhide, From: Hidden, To: Published, By: Staff, Reason: true, Back: true, Complete: true},
	// A claim of a published profile changes its owner and not its state.
	{Act: Claim, From: Unclaimed, To: Pending, By: Owner, Complete: true},
	{Act: Claim, From: Unclaimed, To: Draft, By: Owner, Incomplete: true},
	{Act: Claim, From: Published, To: Published, By: Owner},
	{Act: Release, From: Draft, To: Unclaimed, By: Staff, Owned: true},
	{Act: Release, From: Pending, To: Unclaimed, By: Staff, Owned: true},
	{Act: Release, From: Published, To: Published, By: Staff, Owned: true},
	{Act: Release, From: Hidden, To: Hidden, By: Staff, Owned: true},
}

// Facts are what a transition depends on.
type Facts struct {
	By      Role
	Owned   bool
	Missing []string // what a published profile needs and this one lacks, in words
	Before  Status   // before it was hidden; empty if it isn't
	Reason  string
}

// Next returns the state that an act leads to. The error is a *Refusal.
func Next(act Act, from Status, f Facts) (Status, error) {
	why := &Refusal{Act: act, From: from}
	for _, t := range Table {
		if t.Act != act || t.From != from || t.Back && t.To != f.Before || t.Incomplete && len(f.Missing) == 0 {
			continue
		}
		next, hint := t.check(f)
		if next {
			return t.To, nil
		}
		if hint > why.Why {
			why.Why = hint
		}
	}
	if why.Why == Missing {
		why.Missing = f.Missing
	}
	return "", why
}

// check reports whether a transition applies, or why not.
func (t Transition) check(f Facts) (bool, Why) {
	switch {
	case t.By != f.By:
		return false, NotYou
	case t.Owned && !f.Owned:
		return false, NoOwner
	case t.Unowned && f.Owned:
		return false, HasOwner
	case t.Complete && len(f.Missing) > 0:
		return false, Missing
	case t.Reason && f.Reason == "":
		return false, NoReason
	}
	return true, NotFromHere
}

// NeedsReason reports whether an act requires a reason.
func NeedsReason(act Act) bool {
	for _, t := range Table {
		if t.Act == act && t.Reason {
			return true
		}
	}
	return false
}

// Find returns a known act.
func Find(name string) (Act, bool) {
	for _, act := range Acts {
		if string(act) == name {
			return act, true
		}
	}
	return "", false
}
