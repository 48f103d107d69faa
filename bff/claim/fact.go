package claim

import (
	"strings"

	"peritus/bff/platform/mail"
)

// facts compares the profile with what claimants say about themselves, with a document or
// in their account.
func (d Dossier) facts() []ClaimFact {
	var p Profile
	if d.Profile != nil {
		p = *d.Profile
	}
	name, email := d.Claim.Name, d.Claim.Email
	if d.Taker != nil {
		name, email = d.Taker.Name, d.Taker.Email
	}
	place := p.City
	for _, part := range []string{p.StateName, p.CountryName} {
		if part != "" && place != "" {
			place += ", " + part
		}
	}
	plain := p.FirstName + " " + p.LastName
	return []ClaimFact{
		{Name: "name", Profile: p.Name, Claimant: name, Same: alike(p.Name, name) || alike(plain, name)},
		{Name: "institution", Profile: p.Institution, Claimant: d.Claim.Institution, Same: alike(p.Institution, d.Claim.Institution)},
		{Name: "email", Profile: p.ContactEmail, Claimant: email, Same: email != "" && mail.Key(p.ContactEmail) == mail.Key(email)},
		{Name: "phone", Profile: p.Phone},
		{Name: "headline", Profile: p.Headline},
		{Name: "place", Profile: place},
	}
}

func alike(one, other string) bool {
	same := func(s string) string { return strings.Join(strings.Fields(fold.String(s)), " ") }
	return other != "" && same(one) == same(other)
}
