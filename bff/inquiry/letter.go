package inquiry

import (
	"fmt"
	"strings"

	"peritus/bff/platform/field"
	"peritus/bff/platform/mail"
)

// confirmation confirms receipt to the sender, with a copy.
func confirmation(form Form, i Inquiry, replyTo string) mail.Message {
	return mail.Message{To: i.Email, ReplyTo: replyTo, Subject: fmt.Sprintf("We received your message (%s)", i.Reference), Text: fmt.Sprintf(
		`Hi %s,
		
		Thank you for writing to Peritus. Your reference is %s. A member of our team
		will reply to this address. Please don't include privileged or sealed
		material.
		
		You wrote:

%s
We keep your message for 12 months, then delete it.

Peritus
`, i.Name, i.Reference, copyOf(form, i))}
}

// announcement notifies a staff member of a new inquiry.
func announcement(form Form, i Inquiry, to, webOrigin string) mail.Message {
	return mail.Message{To: to, ReplyTo: i.Email, Subject: fmt.Sprintf("%s: %s (%s)", form.Title, clip(i.Subject, 80), i.Reference), Text: fmt.Sprintf(
		`%s from %s.

%s
Read and reply here, so the rest of the team can see it:
%s/admin/requests/%s
`, form.Title, i.Name, copyOf(form, i), webOrigin, i.ID)}
}

// answerMail is a staff member's reply to the sender, followed by the original message.
func answerMail(form Form, i Inquiry, text, writer, replyTo string) mail.Message {
	return mail.Message{To: i.Email, ReplyTo: replyTo, Subject: fmt.Sprintf("Re: %s (%s)", clip(i.Subject, 80), i.Reference), Text: fmt.Sprintf(
		`%s

%s
Peritus

On %s you wrote (%s):

%s`, strings.TrimRight(text, "\n"), writer, i.CreatedAt.Format("January 2, 2006"), i.Reference, quoted(copyOf(form, i)))}
}

// copyOf returns the answers with their labels.
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

// clip shortens text to at most that many characters.
func clip(text string, most int) string {
	runes := []rune(text)
	if len(runes) <= most {
		return text
	}
	return string(runes[:most-1]) + "…"
}
