package claim

import "peritus/bff/platform/field"

// DocumentForm is what a claimant enters with a document.
type DocumentForm struct {
	Name        string `json:"name"`
	Contact     string `json:"contact"`
	Institution string `json:"institution"`
	Note        string `json:"note"`
}

// Declare binds the fields.
func (d *DocumentForm) Declare(f *field.Form) {
	f.Text(&d.Name, "Your name", field.Required, field.Max(160), field.PersonName, field.Autocomplete("name"), field.Called("your name"))
	f.Email(&d.Contact, "Email", field.Required, field.IfMissing("Enter your email address so we can reply."))
	f.Text(&d.Institution, "Institution", field.Max(160), field.OrganizationName, field.Autocomplete("organization"), field.Called("your institution"))
	f.LongText(&d.Note, "Note", field.Max(2000), field.Called("your note"))
}

// CodeForm asks for the code that was sent to a contact on file.
type CodeForm struct {
	Code string `json:"code"`
}

// Declare binds the fields.
func (c *CodeForm) Declare(f *field.Form) {
	f.Code(&c.Code, "Six-digit code", field.Required)
}

// DecisionForm is why staff verify or reject a claim.
type DecisionForm struct {
	Reason string `json:"reason"`
}

// Declare binds the fields.
func (d *DecisionForm) Declare(f *field.Form) {
	f.LongText(&d.Reason, "Reason", field.Required, field.Max(longestReason), field.IfMissing("Enter a reason. We send it to the claimant and keep it."),
		field.Hint("We send it to the claimant and keep it."))
}
