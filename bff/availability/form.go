package availability

import (
	"unicode/utf8"

	"peritus/bff/platform/field"
)

// shortestText is in characters.
const shortestText = 20

// Needs are what an attorney may need of an expert.
var Needs = field.Pairs("report: Written report", "deposition: Deposition", "trial: Testimony at trial")

// AskForm asks several experts.
type AskForm struct {
	ExpertIDs []string `json:"expert_ids"`
	Text      string   `json:"text"`
	Needs     []string `json:"needs"`
	AnswerBy  string   `json:"answer_by"`
	ListID    string   `json:"list_id"` // from which they were chosen; may be empty
	ClientID  string   `json:"client_id"`
}

// Declare binds the fields.
func (a *AskForm) Declare(f *field.Form) {
	f.Keywords(&a.ExpertIDs, "Experts", field.Hidden, field.Required, field.Max(100), field.EachMax(26), field.IfMissing("Choose at least one expert."))
	f.LongText(&a.Text, "Your question", field.Required, field.Max(1000), field.Called("your question"), field.IfMissing("Enter your question."),
		field.Hint("Such as: We need a crane engineer for a collapse in New Jersey in 2024. Trial is in May. Leave out names and docket numbers."))
	f.Choices(&a.Needs, "What you need", Needs, field.Called("what you need"))
	f.Date(&a.AnswerBy, "Answer needed by", field.Called("a day"), field.Hint("Optional, within 14 days. The request closes automatically after 14 days."))
	f.Text(&a.ListID, "List", field.Hidden, field.Max(26))
	f.Text(&a.ClientID, "Client id", field.Hidden, field.Required, field.Max(64))
	f.Unless(len(a.ExpertIDs) <= MostExperts, &a.ExpertIDs, "Choose five experts or fewer.")
	f.Unless(a.Text == "" || utf8.RuneCountInString(a.Text) >= shortestText, &a.Text, "Write at least 20 characters, so that an expert can tell whether it’s their field.")
}

// Answers are what an expert can say.
var Answers = field.Pairs("yes: Yes", "no: No", "later: Later")

// AnswerForm answers a request.
type AnswerForm struct {
	Answer string `json:"answer"`
	Note   string `json:"note"`
	Token  string `json:"token"` // of the link in the email, for those who aren't signed in
}

// Declare binds the fields.
func (a *AnswerForm) Declare(f *field.Form) {
	f.Choice(&a.Answer, "Answer", Answers, field.Required, field.Called("an answer"), field.IfMissing("Choose yes, no, or later."))
	f.LongText(&a.Note, "Note to the attorney", field.Max(500), field.Hint("Optional. With “Later”, say from when."))
	f.Text(&a.Token, "Token", field.Hidden, field.Max(200))
}

// SettleForm ends a request.
type SettleForm struct {
	ExpertID string `json:"expert_id"` // whom the attorney chose; empty for nobody
}

// Declare binds the fields.
func (s *SettleForm) Declare(f *field.Form) {
	f.Text(&s.ExpertID, "Expert", field.Hidden, field.Max(26))
}
