package section

import "peritus/bff/platform/field"

// Membership is a membership in an association.
type Membership struct {
	Organization string          `json:"organization"`
	Type         string          `json:"type"`
	Role         string          `json:"role"`
	Dates        field.DateRange `json:"dates"`
}

// MembershipsCode is the section with the memberships.
const MembershipsCode = "association-memberships"

func associationMemberships() Section {
	return Section{
		Code:   MembershipsCode,
		Title:  "Association memberships",
		Intro:  "Professional bodies you belong to or have served.",
		Why:    "Memberships show that your field counts you as one of its own.",
		Weight: 2,
		Max:    60,
		Row:    "membership",
		New:    func() Item { return new(Membership) },
		Example: func() Item {
			return &Membership{Organization: "American Society of Civil Engineers", Type: "fellow", Role: "Chair, crane safety committee", Dates: field.DateRange{Start: "2009", Current: true}}
		},
	}
}

// Declare binds the fields.
func (m *Membership) Declare(f *field.Form) {
	f.Organization(&m.Organization, "Organization", field.Required, field.Searched(field.SearchOrganization))
	f.Choice(&m.Type, "Type", field.Pairs("member: Member", "fellow: Fellow", "officer: Officer", "committee: Committee member"), field.Required)
	f.Text(&m.Role, "Role", field.Searched(field.SearchText), field.Max(120), field.Hint("Such as chair of the standards committee."))
	f.Range(&m.Dates, "Dates", field.Required, field.OpenEnd("I’m still a member"))
}

// Title names the row.
func (m *Membership) Title() string { return m.Organization }

// Detail tells the row apart from others with its title.
func (m *Membership) Detail() string { return parts(m.Role, years(m.Dates)) }
