package inquiry

import "peritus/bff/platform/field"

// ExpertRequest asks us to find an expert.
type ExpertRequest struct {
	origin
	Specialty string `json:"specialty"`
	Issues    string `json:"issues"`
	Side      string `json:"side"`
	Court     string `json:"court"`
	Parties   string `json:"parties"`
	Stage     string `json:"stage"`
	Dates     string `json:"dates"`
	Budget    string `json:"budget"`
	FirstName string `json:"first_name"`
	LastName  string `json:"last_name"`
	Email     string `json:"email"`
	Phone     string `json:"phone"`
	Firm      string `json:"firm"`
	Role      string `json:"role"`
	Consent   string `json:"consent"`
}

// Declare binds the fields.
func (r *ExpertRequest) Declare(f *field.Form) {
	r.declare(f)
	f.Text(&r.Specialty, "What should the expert explain?", field.Required, field.Max(160), field.Called("what the expert should explain"), field.Example("Slewing ring bolts and tower crane failure"))
	f.LongText(&r.Issues, "Issues", field.Required, field.Max(2000), field.Called("the issues"))
	f.Choice(&r.Side, "Side", field.Pairs("plaintiff: Plaintiff", "defense: Defense", "neutral: Neutral", "undecided: Undecided"), field.Required)
	f.Text(&r.Court, "Court", field.Required, field.Max(160), field.Called("the court"), field.Example("S.D.N.Y."))
	f.Text(&r.Parties, "Parties", field.Max(500), field.Hint("We check for conflicts."))
	f.Choice(&r.Stage, "Stage", field.Pairs("before-filing: Before filing", "filed: Filed, before discovery",
		"discovery: In discovery, experts not yet disclosed", "disclosure: Expert disclosures due",
		"trial: Trial date set", "other: Other"))
	f.Text(&r.Dates, "Key dates", field.Max(160), field.Example("Report due January 8, 2027. Trial in May."))
	f.Choice(&r.Budget, "Hourly budget", field.Pairs("under-300: Under $300", "300-550: $300 to $550",
		"550-900: $550 to $900", "over-900: Over $900", "open: Depends on the expert"), field.Called("an hourly budget"))
	f.FullName(&r.FirstName, &r.LastName)
	f.Email(&r.Email, "Work email", field.Required, field.IfMissing("Enter your work email so we can reply."))
	f.Phone(&r.Phone, "Phone")
	f.Text(&r.Firm, "Firm", field.Max(160), field.OrganizationName, field.Autocomplete("organization"))
	f.Text(&r.Role, "Title", field.Max(80), field.Autocomplete("organization-title"))
	consentTo(f, &r.Consent, "Keep this request for 12 months and contact me about it.")
}
