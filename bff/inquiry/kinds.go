package inquiry

import (
	"fmt"
	"strings"

	"peritus/bff/auth"
	"peritus/bff/notify"
	"peritus/bff/platform/field"
)

// Kinds of notifications about requests from the public forms.
var Kinds = []*notify.Kind{received, newRequests, reply}

var received = &notify.Kind{Code: "inquiry.received", Class: notify.Transactional,
	Subject: "We received your message ({{.reference}})",
	Text: `Hello,

Thank you for writing to Peritus. Your reference is {{.reference}}. A member of our team will reply to this address. Please don't include privileged or sealed material.

We keep your message for 12 months, then delete it.

Peritus
`}

// newRequests has the code under which choices about it were stored first.
var newRequests = &notify.Kind{Code: "new-requests", Class: notify.Optional,
	Label: "New requests", Detail: "A summary when visitors send the forms on the public site.",
	For:     []auth.Group{auth.Admin, auth.Researcher},
	InApp:   &notify.InApp{Topic: notify.Staff, Title: "{{.summary}} from the public site", Path: "{{.link}}"},
	Subject: "{{.summary}} from the public site",
	Text: `{{.summary}} came in:
{{range .forms}}
{{.title}}: {{.count}}
{{.link}}
{{end}}
{{.waiting}} waiting for us, the oldest since {{time .oldest}}. Read and reply here, so the rest of the team can see it:
{{.link}}
`}

var reply = &notify.Kind{Code: "inquiry.reply", Class: notify.Transactional,
	Subject: "Re: {{clip 80 .subject}} ({{.reference}})",
	Text: `{{.text}}

{{.writer}}
Peritus

On {{date .at}} you wrote ({{.reference}}):

{{quote .copy}}
`}

// confirmation tells the sender that we have the message. Anyone can enter any address, so
// it holds nothing that was typed.
func confirmation(i Inquiry, replyTo string) notify.Message {
	return notify.Message{Kind: received, To: i.Email, ReplyTo: replyTo,
		Data: notify.Data{"reference": i.Reference}}
}

// replyMessage is what a member of staff writes to the sender, above what they sent.
func replyMessage(form Form, i Inquiry, text, writer, replyTo string) notify.Message {
	return notify.Message{Kind: reply, To: i.Email, ReplyTo: replyTo, Data: notify.Data{"subject": i.Subject, "reference": i.Reference,
		"text": strings.TrimRight(text, "\n"), "writer": writer, "at": i.CreatedAt, "copy": copyOf(form, i)}}
}

// copyOf is everything that was sent, under the labels of the form.
func copyOf(form Form, i Inquiry) string {
	var b strings.Builder
	for _, asked := range form.questions() {
		value, given := i.Fields[asked.Name]
		switch {
		case !given:
		case asked.Kind == field.KindLongText:
			fmt.Fprintf(&b, "%s:\n%s\n", asked.Label, value)
		case asked.Kind == field.KindPhone:
			fmt.Fprintf(&b, "%s: %s\n", asked.Label, i.Phone)
		default:
			fmt.Fprintf(&b, "%s: %s\n", asked.Label, shown(asked, value))
		}
	}
	return b.String()
}
