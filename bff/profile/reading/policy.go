package reading

import (
	"peritus/bff/auth"
	"peritus/bff/profile/stored"
)

// AudienceOf returns the audience of an actor who reads other people's profiles. confirmed
// means staff have confirmed one of their admissions. Until then, attorneys see what
// anyone can see.
func AudienceOf(actor auth.Actor, confirmed bool) stored.Audience {
	if actor.Staff() || actor.Is(auth.Attorney) && confirmed {
		return stored.Counsel
	}
	return stored.Visitors
}

// MayRead reports whether a reader may see an expert's page at all. Staff may see it in
// every status.
func MayRead(actor auth.Actor, as stored.Audience, e stored.Expert) bool {
	return as.Sees(e.Visibility) && (e.Status == stored.Published || actor.Staff())
}
