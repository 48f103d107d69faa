package profile

import "peritus/bff/auth"

// authority is the right by which an actor changes a profile.
type authority struct {
	source   Source
	onBehalf bool
}

// mayEdit lets experts change their own profile, and staff change any profile on the
// expert's behalf. ownerID is empty for unclaimed profiles.
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

// audienceOf returns the audience of an actor who reads other people's profiles. confirmed
// means staff have confirmed one of their admissions. Until then, attorneys see what
// anyone can see.
func audienceOf(actor auth.Actor, confirmed bool) Audience {
	if actor.Staff() || actor.Is(auth.Attorney) && confirmed {
		return Counsel
	}
	return Visitors
}

// sees reports whether the audience may read an item. Only people who may edit private
// items can see them.
func (a Audience) sees(v Visibility) bool {
	return v == Public || v == Attorneys && a == Counsel
}

// mayRead reports whether a reader may see an expert's page at all. Staff may see it in
// every status.
func mayRead(actor auth.Actor, as Audience, e Expert) bool {
	return as.sees(e.Visibility) && (e.Status == Published || actor.Staff())
}
