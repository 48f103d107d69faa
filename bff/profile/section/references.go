package section

import "peritus/bff/platform/field"

// Reference is a person who vouches for the expert.
type Reference struct {
	Name         string `json:"name"`
	Relationship string `json:"relationship"`
	Organization string `json:"organization"`
	Email        string `json:"email"`
	Phone        string `json:"phone"`
	Consent      string `json:"consent"`
	Statement    string `json:"statement"`
}

// ReferencesCode is the section with the references.
const ReferencesCode = "references"

func references() Section {
	return Section{
		Code:   ReferencesCode,
		Title:  "References",
		Intro:  "People who vouch for you. We show one only after they have agreed.",
		Why:    "Attorneys call a reference before they call you.",
		Weight: 2,
		Max:    20,
		Row:    "reference",
		New:    func() Item { return new(Reference) },
		Example: func() Item {
			return &Reference{Name: "Dana Whitfield", Relationship: "Retaining counsel in two matters", Organization: "Hart LLP", Email: "dana@hart.example", Consent: "granted", Statement: "Prepared, plain, and unshaken on cross."}
		},
	}
}

// Declare binds the fields.
func (r *Reference) Declare(f *field.Form) {
	f.Text(&r.Name, "Name", field.Required, field.Max(160), field.PersonName)
	f.Text(&r.Relationship, "Relationship", field.Required, field.Max(120), field.Example("Retaining counsel in two matters"))
	f.Organization(&r.Organization, "Organization")
	f.Email(&r.Email, "Email", field.AttorneysOnly)
	f.Phone(&r.Phone, "Phone", field.AttorneysOnly)
	f.Choice(&r.Consent, "Consent", field.Pairs("requested: Requested", "granted: Granted", "declined: Declined", "withdrawn: Withdrawn"), field.Required,
		field.Hint("Choose “Granted” only if they agreed to be named here."))
	f.LongText(&r.Statement, "Statement", field.Max(1000), field.Recommended("a statement"))
	f.Unless(r.Email != "" || r.Phone != "", &r.Email, "Enter an email address or a phone number.")
}

// Title names the row.
func (r *Reference) Title() string { return r.Name }

// Detail tells the row apart from others with its title.
func (r *Reference) Detail() string { return parts(r.Relationship, r.Organization) }

// Confidential hides a reference who hasn't agreed.
func (r *Reference) Confidential() bool { return r.Consent != "granted" }
