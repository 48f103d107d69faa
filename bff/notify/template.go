package notify

import (
	"fmt"
	"strings"
	"text/template"

	"peritus/bff/platform/mail"
	"peritus/bff/platform/ustime"
)

// functions available in templates.
var functions = template.FuncMap{
	"date":  ustime.Date,
	"time":  ustime.DateTime,
	"quote": Quote,
	"clip":  clip,
}

// Quote marks each line of a text as a quotation.
func Quote(text string) string {
	var b strings.Builder
	for line := range strings.Lines(text) {
		b.WriteString("> " + line)
	}
	return strings.TrimRight(b.String(), "\n")
}

// clip shortens a text to a maximum number of characters.
func clip(most int, text string) string {
	runes := []rune(text)
	if len(runes) <= most {
		return text
	}
	return string(runes[:most-1]) + "…"
}

// Email renders a message without the unsubscribe link. It returns an error if the
// message lacks data that the template needs.
func (m Message) Email() (mail.Message, error) {
	subject, err := fill(m.Kind.Code, m.Kind.Subject, m.Data)
	if err != nil {
		return mail.Message{}, err
	}
	text, err := fill(m.Kind.Code, m.Kind.Text, m.Data)
	return mail.Message{To: m.To, ReplyTo: m.ReplyTo, Subject: subject, Text: text}, err
}

func fill(code, words string, data Data) (string, error) {
	t, err := parse(code, words)
	if err != nil {
		return "", err
	}
	var b strings.Builder
	if err := t.Execute(&b, data); err != nil {
		return "", fmt.Errorf("notification %s: %w", code, err)
	}
	return b.String(), nil
}

func parse(code, words string) (*template.Template, error) {
	t, err := template.New(code).Funcs(functions).Option("missingkey=error").Parse(words)
	if err != nil {
		return nil, fmt.Errorf("notification %s: %w", code, err)
	}
	return t, nil
}
