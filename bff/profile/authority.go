package profile

import (
	"errors"
	"maps"

	"peritus/bff/auth"
	"peritus/bff/platform/errs"
	"peritus/bff/platform/field"
	"peritus/bff/profile/editing"
	"peritus/bff/profile/stored"
)

// authority is the right by which an actor changes a profile.
type authority struct {
	source   stored.Source
	onBehalf bool
}

// mayEdit lets experts change their own profile, and staff change any profile on the
// expert's behalf. ownerID is empty for unclaimed profiles.
func mayEdit(actor auth.Actor, ownerID string) (authority, error) {
	switch {
	case !actor.SignedIn():
		return authority{}, stored.ErrNotYours
	case actor.Is(auth.Expert) && actor.UserID == ownerID:
		return authority{source: stored.ByExpert}, nil
	case actor.Staff():
		return authority{source: stored.ByStaff, onBehalf: true}, nil
	}
	return authority{}, stored.ErrNotYours
}

// motive is why a profile is changed.
type motive struct {
	Reason   string `json:"reason"`
	required bool
}

// Declare binds the fields.
func (m *motive) Declare(f *field.Form) {
	f.Text(&m.Reason, "Reason", field.Max(editing.LongestReason))
	f.Unless(m.Reason != "" || !m.required, &m.Reason, "Enter a reason.")
}

// explained returns the error of an edit together with what is wrong with its reason. Staff
// who change a profile on the expert's behalf need one. An edit that changes nothing needs
// none.
func (c *change) explained(err error) error {
	var refused *errs.Error
	if err != nil && (!errors.As(err, &refused) || refused.Fields == nil) {
		return err
	}
	if err == nil && len(c.revisions) == 0 {
		return nil
	}
	why := motive{c.reason, c.by.onBehalf}
	problems := field.Validate(&why)
	if len(problems) == 0 {
		return err
	}
	if refused != nil {
		maps.Copy(problems, refused.Fields)
	}
	return errs.Field(problems)
}
