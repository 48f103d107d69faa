package message

import (
	"peritus/bff/message/attachment"
	"peritus/bff/platform/field"
	"peritus/bff/platform/text"
)

// OpenForm starts a conversation with its first message.
type OpenForm struct {
	ExpertID string      `json:"expert_id"`
	Caption  string      `json:"caption"`
	Subject  string      `json:"subject"`
	Court    string      `json:"court"`
	Docket   string      `json:"docket"`
	Parties  []PartyForm `json:"parties"`
	Text     string      `json:"text"`
	Despite  bool        `json:"despite"` // a possible conflict
	ClientID string      `json:"client_id"`
}

// Declare binds the fields.
func (o *OpenForm) Declare(f *field.Form) {
	f.Text(&o.ExpertID, "Expert", field.Hidden, field.Required, field.Max(26))
	f.Text(&o.Caption, "Matter", field.Required, field.Max(300), field.IfMissing("Enter the name of the matter."),
		field.Hint("Such as Abara v. Palisade. The expert sees it once you both agree."))
	f.Text(&o.Subject, "Subject", field.Required, field.Max(120), field.IfMissing("Enter what the matter is about."),
		field.Hint("Such as Collapse of a tower crane. The expert sees it, so leave names out."))
	f.Court(&o.Court, "Court")
	f.Docket(&o.Docket, "Docket number")
	field.Records(f, &o.Parties, "Parties", "party", MostParties, field.Required, field.Called("at least one party"),
		field.Hint("We compare them with the expert’s record. The expert sees only whether there may be a conflict, until you both agree to show the names."))
	f.LongText(&o.Text, "Message", field.Required, field.Max(LongestMessage), field.Called("the message"), field.IfMissing("Write a message."))
	f.Flag(&o.Despite, "Send it anyway. The expert sees “Possible conflict”, but no names.")
	f.Text(&o.ClientID, "Client id", field.Hidden, field.Required, field.Max(64))
	f.Unless(o.Docket == "" || o.Court != "", &o.Court, "Enter the court of this docket number.")
}

func (o *OpenForm) matter() Matter { return Matter{o.Caption, o.Subject, o.Court, o.Docket} }

// MostParties is how many parties a matter has.
const MostParties = 20

// PartyForm is a party of a matter.
type PartyForm struct {
	Name string `json:"name"`
	Side string `json:"side"`
}

// Declare binds the fields.
func (p *PartyForm) Declare(f *field.Form) {
	f.Text(&p.Name, "Name", field.Required, field.Max(200), field.IfMissing("Enter the name of the party."))
	f.Choice(&p.Side, "Side", field.Pairs("plaintiff: Plaintiff", "defense: Defendant", "other: Other party", "opposing: Opposing counsel"), field.Required, field.IfMissing("Choose a side."))
}

// SendForm is a message. Whoever sends the same client id again sends nothing new.
type SendForm struct {
	Text        string   `json:"text"`
	Label       string   `json:"label"`
	ClientID    string   `json:"client_id"`
	Attachments []string `json:"attachments"` // uploads, in their order
}

// labels are what Rule 26(b)(4)(C) doesn't protect, and the rest.
var labels = field.Pairs("compensation: Compensation", "facts: Facts or data", "assumptions: Assumptions", "other: Other")

// LabelForm labels a message for Rule 26(b)(4)(C). An empty label removes it.
type LabelForm struct {
	Label string `json:"label"`
}

// Declare binds the fields.
func (l *LabelForm) Declare(f *field.Form) {
	f.Choice(&l.Label, "Label", labels)
}

// Declare binds the fields.
func (s *SendForm) Declare(f *field.Form) {
	f.LongText(&s.Text, "Message", field.Max(LongestMessage), field.Called("the message"))
	f.Choice(&s.Label, "Label", labels)
	f.Text(&s.ClientID, "Client id", field.Hidden, field.Required, field.Max(64))
	f.Keywords(&s.Attachments, "Files", field.Hidden, field.Max(attachment.MostPerMessage), field.EachMax(26))
	f.Unless(!text.Blank(s.Text) || len(s.Attachments) > 0, &s.Text, "Write a message.")
}

// EditForm changes what a message says.
type EditForm struct {
	Text    string `json:"text"`
	Version *int   `json:"version"` // that the person saw
}

// Declare binds the fields.
func (e *EditForm) Declare(f *field.Form) {
	f.LongText(&e.Text, "Message", field.Required, field.Max(LongestMessage), field.Called("the message"), field.IfMissing("Write a message."))
	f.Number(&e.Version, "Version", field.Hidden, field.Required)
}

// declineReasons are why an expert declines.
var declineReasons = field.Pairs("unavailable: Not available", "conflict: Conflict of interest", "field: Outside my field", "other: Another reason")

// DeclineForm declines a conversation.
type DeclineForm struct {
	Reason string `json:"reason"`
}

// Declare binds the fields.
func (d *DeclineForm) Declare(f *field.Form) {
	f.Choice(&d.Reason, "Reason", declineReasons, field.Required, field.IfMissing("Choose a reason."))
}

// reportReasons are why people report a conversation.
var reportReasons = field.Pairs("spam: Advertising or spam", "abuse: Threats or abuse", "false: Not who they say they are",
	"confidential: Confidential material sent by mistake", "other: Something else")

// ReportForm reports a conversation, or one of its messages, to staff.
type ReportForm struct {
	Reason string `json:"reason"`
	Text   string `json:"text"`
	Seq    *int   `json:"seq"`
}

// Declare binds the fields.
func (r *ReportForm) Declare(f *field.Form) {
	f.Choice(&r.Reason, "What is wrong?", reportReasons, field.Required, field.IfMissing("Choose what is wrong."))
	f.LongText(&r.Text, "What should we know?", field.Max(2000), field.Called("the text"),
		field.Hint("Our team reads this and the message you report with its files, and nothing else of the conversation."))
	f.Number(&r.Seq, "Message", field.Hidden)
}

// CloseForm closes a report.
type CloseForm struct {
	Outcome string `json:"outcome"`
}

// Declare binds the fields.
func (c *CloseForm) Declare(f *field.Form) {
	f.LongText(&c.Outcome, "What we did", field.Required, field.Max(500), field.Called("the text"), field.IfMissing("Enter what you did about it."))
}
