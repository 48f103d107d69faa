package inquiry

import "peritus/bff/platform/field"

// ReplyForm is what staff write back to the sender of a request.
type ReplyForm struct {
	Text string `json:"text"`
}

// Declare binds the fields.
func (r *ReplyForm) Declare(f *field.Form) {
	f.LongText(&r.Text, "Your reply", field.Required, field.Max(longestReply), field.Called("your reply"))
}
