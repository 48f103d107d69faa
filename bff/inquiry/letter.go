package inquiry

import (
	"fmt"
	"strings"

	"peritus/bff/platform/field"
	"peritus/bff/platform/mail"
)

// confirmation tells the sender that we have it, with a copy.
func confirmation(form Form, i Inquiry, replyTo string) mail.Message {
	return mail.Message{To: i.Email, ReplyTo: replyTo, Subject: fmt.Sprintf("We have your message (%s)", i.Reference), Text: fmt.Sprintf(
		`Hello %s,

thank you for writing to Peritus. Your reference is %s. A person reads what
you wrote and answers by email to this address. Please keep privileged or
sealed matter out of this correspondence.

This is what you sent:

%s
We keep it for 12 months and then delete it.

Peritus
`, i.Name, i.Reference, copyOf(form, i))}
}

// announcement tells a member of staff of a new inquiry.
func announcement(form Form, i Inquiry, to, webOrigin string) mail.Message {
	return mail.Message{To: to, ReplyTo: i.Email, Subject: fmt.Sprintf("%s: %s (%s)", form.Title, clip(i.Subject, 80), i.Reference), Text: fmt.Sprintf(
		`%s from %s.

%s
Read and answer it here, so that others see what you wrote:
%s/admin/requests/%s
`, form.Title, i.Name, copyOf(form, i), webOrigin, i.ID)}
}

// answerMail is what a member of staff writes to the sender, above what it answers.
func answerMail(form Form, i Inquiry, text, writer, replyTo string) mail.Message {
	return mail.Message{To: i.Email, ReplyTo: replyTo, Subject: fmt.Sprintf("Re: %s (%s)", clip(i.Subject, 80), i.Reference), Text: fmt.Sprintf(
		`%s

%s
Peritus

On %s you wrote (%s):

%s`, strings.TrimRight(text, "\n"), writer, i.CreatedAt.Format("2 January 2006"), i.Reference, quoted(copyOf(form, i)))}
}

// copyOf is all that was written, under the labels of the form.
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

func quoted(text string) string {
	var b strings.Builder
	for line := range strings.Lines(text) {
		b.WriteString("> " + line)
	}
	return b.String()
}

// clip shortens to so many characters.
func clip(text string, most int) string {
	runes := []rune(text)
	if len(runes) <= most {
		return text
	}
	return string(runes[:most-1]) + "…"
}
