package notify

import (
	"fmt"
	"strings"
	"text/template"

	"peritus/bff/platform/mail"
	"peritus/bff/platform/ustime"
)

// functions of the templates.
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

// clip shortens a text to at most so many characters.
func clip(most int, text string) string {
	runes := []rune(text)
	if len(runes) <= most {
		return text
	}
	return string(runes[:most-1]) + "…"
}

// Email is the message as it is mailed, without the link to unsubscribe. Data that a
// template names and the message lacks is an error.
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
