package inquiry

import "peritus/bff/platform/field"

// Contact is any other message to us.
type Contact struct {
	origin
	Subject string `json:"subject"`
	Message string `json:"message"`
	Name    string `json:"name"`
	Email   string `json:"email"`
	Phone   string `json:"phone"`
	Consent string `json:"consent"`
}

// Declare binds the fields.
func (c *Contact) Declare(f *field.Form) {
	c.declare(f)
	f.Text(&c.Subject, "Subject", field.Required, field.Max(160))
	f.LongText(&c.Message, "Message", field.Required, field.Max(4000), field.Called("your message"))
	f.Text(&c.Name, "Your name", field.Required, field.Max(160), field.PersonName, field.Autocomplete("name"), field.Called("your name"))
	f.Email(&c.Email, "Email", field.Required, field.IfMissing("Enter your email address so we can reply."))
	f.Phone(&c.Phone, "Phone")
	consentTo(f, &c.Consent, "Keep this message for 12 months and contact me about it.")
}
