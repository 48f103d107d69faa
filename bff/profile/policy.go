package profile

import "peritus/bff/auth"

// authority is on whose authority a profile is changed.
type authority struct {
	source   Source
	onBehalf bool
}

// mayEdit lets the expert change his own profile, and staff change any on the
// expert's behalf. ownerID is empty while nobody has claimed the profile.
func mayEdit(actor auth.Actor, ownerID string) (authority, error) {
	switch {
	case !actor.SignedIn():
		return authority{}, ErrNotYours
	case actor.Is(auth.Expert) && actor.UserID == ownerID:
		return authority{source: ByExpert}, nil
	case actor.Staff():
		return authority{source: ByStaff, onBehalf: true}, nil
	}
	return authority{}, ErrNotYours
}

// Audience is a kind of reader.
type Audience int

const (
	Visitors Audience = iota // anyone
	Counsel                  // attorneys with a confirmed admission, and staff who work for them
)

// audienceOf says as what kind of reader somebody reads other people's profiles.
// confirmed: staff have confirmed an admission of his. Until then an attorney reads
// what anyone does.
func audienceOf(actor auth.Actor, confirmed bool) Audience {
	if actor.Staff() || actor.Is(auth.Attorney) && confirmed {
		return Counsel
	}
	return Visitors
}

// sees says whether readers of that kind may read an item. Private items are
// seen by nobody but those who may edit them.
func (a Audience) sees(v Visibility) bool {
	return v == Public || v == Attorneys && a == Counsel
}

// mayRead says whether the page of an expert is there for a reader at all.
// Staff read the pages of experts in every status.
func mayRead(actor auth.Actor, as Audience, e Expert) bool {
	return as.sees(e.Visibility) && (e.Status == Published || actor.Staff())
}
