package proof

import (
	"peritus/bff/platform/field"
)

// CheckForm is what staff record about a check.
type CheckForm struct {
	Grade string `json:"grade"`
	On    string `json:"checked_on"`
	URL   string `json:"url"`
	Note  string `json:"note"`
}

// Declare binds the fields.
func (c *CheckForm) Declare(f *field.Form) {
	f.Choice(&c.Grade, "What you did", field.Pairs("source: Checked at the source", "document: Saw a document"), field.Required, field.Called("what you did"))
	f.Date(&c.On, "Date of the check", field.Required, field.Called("the date of the check"))
	f.URL(&c.URL, "Link", field.Hint("Where you checked it, such as the board’s register. Readers of the page see it."))
	f.LongText(&c.Note, "Note", field.Max(1000), field.Hint("For the expert and staff, such as the number of the document."))
	f.Unless(c.Grade != string(Source) || c.URL != "", &c.URL, "Enter the link where you checked it.")
}

// WithdrawalForm is why staff withdraw a check.
type WithdrawalForm struct {
	Reason string `json:"reason"`
}

// Declare binds the fields.
func (w *WithdrawalForm) Declare(f *field.Form) {
	f.LongText(&w.Reason, "Reason", field.Required, field.Max(1000), field.IfMissing("Enter a reason. We keep it in the history."))
}
