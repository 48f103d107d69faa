package inquiry

import (
	"strings"

	"peritus/bff/platform/field"
	"peritus/bff/platform/phone"
)

// Form is a public form: the fields it declares, and what staff and mails need to know.
type Form struct {
	Code    string
	Title   string // in mails and for staff
	New     func() field.Item
	subject string   // the field that says in a line what it is about
	name    []string // the fields that make up the sender's name
}

// Forms by code.
var Forms = map[string]Form{
	"request-an-expert": {"request-an-expert", "Expert request", func() field.Item { return new(ExpertRequest) }, "specialty", []string{"first_name", "last_name"}},
	"partner-with-us":   {"partner-with-us", "Partnership proposal", func() field.Item { return new(Proposal) }, "organization", []string{"name"}},
	"contact":           {"contact", "Message", func() field.Item { return new(Contact) }, "subject", []string{"name"}},
}

// codes of Forms, in the order in which an export has their columns.
var codes = []string{"request-an-expert", "partner-with-us", "contact"}

// origin is what every form sends beside its questions.
type origin struct {
	Started string `json:"started"`
	// A trap: hidden from people, so only programs fill it in. A password manager would fill
	// in a name that it knows, such as website.
	LeaveBlank string `json:"leave_blank"`
}

const (
	startedName = "started"
	trapName    = "leave_blank"
)

func (o *origin) declare(f *field.Form) {
	f.Text(&o.Started, "Opened at", field.Hidden)
	f.Text(&o.LeaveBlank, "Leave this empty", field.Hidden)
}

func consentTo(f *field.Form, at *string, label string) {
	f.Consent(at, label, "You must agree before we can keep your message and reply.")
}

// sent is a form that has been validated.
type sent struct {
	values map[string]string // of the questions, as they are stored; empty ones are left out
	opened string
	trap   string
}

func (s sent) get(name string) string { return s.values[name] }

// phone is the number in E.164; empty when none was given.
func (s sent) phone() string { return phone.Field(s.get("phone"), "").E164 }

// read decodes and validates a form as it was sent.
func (f Form) read(raw []byte) (sent, field.Problems) {
	item := f.New()
	if problems := field.Read(raw, item); len(problems) > 0 {
		return sent{}, problems
	}
	out := sent{values: map[string]string{}}
	for _, v := range field.Values(item) {
		switch {
		case v.Field.Name == startedName:
			out.opened = v.Text()
		case v.Field.Name == trapName:
			out.trap = v.Text()
		case !v.Empty():
			out.values[v.Field.Name] = v.Text()
		}
	}
	return out, nil
}

// questions are the fields that people answer, without their consent.
func (f Form) questions() []field.DeclaredField {
	var asked []field.DeclaredField
	for _, declared := range field.Schema(f.New()) {
		if !declared.Hidden && declared.Kind != field.KindConsent {
			asked = append(asked, declared)
		}
	}
	return asked
}

// shown is a value as people read it: the label of a choice, a phone number with spaces.
func shown(declared field.DeclaredField, value string) string {
	if declared.Kind == field.KindPhone {
		return phone.Text(value)
	}
	label, _ := field.LabelOf(declared.Choices, value)
	return label
}

func fullName(s sent, form Form) string {
	names := make([]string, len(form.name))
	for i, part := range form.name {
		names[i] = s.get(part)
	}
	return strings.Join(names, " ")
}
