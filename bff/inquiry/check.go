package inquiry

import (
	"fmt"
	"strings"
	"unicode/utf8"

	"peritus/bff/platform/mail"
	"peritus/bff/platform/phone"
	"peritus/bff/platform/text"
)

// Names of what a form sends beside its fields.
const (
	startedName = "started"
	trapName    = "website" // hidden from people: whoever fills it in is a program
	// countrySuffix makes the name under which a phone field sends its country.
	countrySuffix = "_country"
)

// sent is a form that has been looked through.
type sent struct {
	values map[string]string // by field, in the form in which they are stored; empty ones left out
	phone  phone.Number
}

func (s sent) get(name string) string { return s.values[name] }

// check reads what was sent for a form. The problems are sentences by field.
func (f Form) check(given map[string]string) (sent, map[string][]string) {
	out, problems := sent{values: map[string]string{}}, map[string][]string{}
	known := map[string]bool{startedName: true, trapName: true}
	for _, field := range f.Fields {
		known[field.Name] = true
		value := text.Normal(given[field.Name])
		if field.Kind != "long-text" {
			value = strings.TrimSpace(value)
		}
		country := ""
		if field.Kind == "phone" {
			known[field.Name+countrySuffix] = true
			country = given[field.Name+countrySuffix]
			value = withoutDialCode(value, country)
		}
		if text.Blank(value) {
			if field.Required {
				problems[field.Name] = []string{field.missing()}
			}
			continue
		}
		if problem := field.problem(value); problem != "" {
			problems[field.Name] = []string{problem}
			continue
		}
		if field.Kind == "phone" {
			if out.phone = phone.Field(value, country); out.phone.Outcome != phone.Valid {
				problems[field.Name] = []string{out.phone.Outcome.Sentence()}
			}
		}
		out.values[field.Name] = value
	}
	for name := range given {
		if !known[name] {
			problems[name] = []string{"There is no such field."}
		}
	}
	return out, problems
}

func (f Field) problem(value string) string {
	if problem := text.ControlProblem(value, f.Kind == "long-text"); problem != "" {
		return problem
	}
	if n := utf8.RuneCountInString(value); f.Max > 0 && n > f.Max {
		return fmt.Sprintf("At most %d characters; this has %d.", f.Max, n)
	}
	switch f.Kind {
	case "email":
		return emailProblem(value)
	case "choice":
		for _, c := range f.Choices {
			if c.Value == value {
				return ""
			}
		}
		return "Choose one of the answers."
	case "consent":
		if value != ConsentGiven {
			return f.missing()
		}
	}
	return ""
}

func (f Field) missing() string {
	switch f.Kind {
	case "consent":
		return "Please agree, or we may not keep what you wrote and cannot answer."
	case "choice":
		return "Please choose one."
	case "email":
		return "Please give an e-mail address, so that we can answer."
	}
	return "Please fill this in."
}

func emailProblem(value string) string {
	if mail.ValidAddress(value) {
		return ""
	}
	local, host, _ := strings.Cut(value, "@")
	if local != "" && host != "" && !strings.ContainsAny(host, ".@ ") {
		return fmt.Sprintf("There is nothing after ‘%s’, such as .com or .org.", host)
	}
	return "Must be an e-mail address such as name@example.org."
}

// withoutDialCode takes a value that is nothing but its country's dial code, which
// the field fills in by itself, for an empty one.
func withoutDialCode(value, country string) string {
	if value != "" && value == "+"+phone.CallingCode(country) {
		return ""
	}
	return value
}
