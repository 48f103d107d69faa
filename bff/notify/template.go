package notify

import (
	"fmt"
	"maps"
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

const (
	// byMark stands for the name of a person in a stored title.
	byMark = "\ue000"
	// areaMark stands for the reader's area in a stored path.
	areaMark = "{area}"
)

// Entry renders a message for the center: its title, in which a mark stands for the name of
// the person it's about, and its path.
func (m Message) Entry() (title, path string, err error) {
	data := Data{}
	maps.Copy(data, m.Data)
	data["by"] = byMark
	if title, err = fill(m.Kind.Code, m.Kind.InApp.Title, data); err != nil {
		return "", "", err
	}
	path, err = fill(m.Kind.Code, m.Kind.InApp.Path, data)
	return title, path, err
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
