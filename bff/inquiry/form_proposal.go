package inquiry

import "peritus/bff/platform/field"

// Proposal is an offer to work with us.
type Proposal struct {
	origin
	Organization string `json:"organization"`
	Kind         string `json:"kind"`
	Message      string `json:"message"`
	Name         string `json:"name"`
	Email        string `json:"email"`
	Phone        string `json:"phone"`
	Consent      string `json:"consent"`
}

// Declare binds the fields.
func (p *Proposal) Declare(f *field.Form) {
	p.declare(f)
	f.Text(&p.Organization, "Organization", field.Required, field.Max(160), field.OrganizationName, field.Autocomplete("organization"), field.Called("your organization"))
	f.Choice(&p.Kind, "Type of organization", field.Pairs("law-firm: Law firm or legal department", "university: University or research institute",
		"association: Professional association", "insurer: Insurer or litigation funder", "press: Press or publisher", "other: Other"), field.Required)
	f.LongText(&p.Message, "What do you have in mind?", field.Required, field.Max(4000), field.Called("your idea"))
	f.Text(&p.Name, "Your name", field.Required, field.Max(160), field.PersonName, field.Autocomplete("name"), field.Called("your name"))
	f.Email(&p.Email, "Work email", field.Required, field.IfMissing("Enter your work email so we can reply."))
	f.Phone(&p.Phone, "Phone")
	consentTo(f, &p.Consent, "Keep this message for 12 months and contact me about it.")
}
