package attorney

import (
	"fmt"
	"strings"

	"peritus/bff/platform/mail"
)

// decision tells an attorney what staff made of an admission.
func decision(to Person, a Admission, state, webOrigin string) mail.Message {
	if a.Status == Confirmed {
		return mail.Message{To: to.Email, Subject: fmt.Sprintf("Your admission in %s is confirmed", state), Text: fmt.Sprintf(
			`Hello %s,

our staff have confirmed your admission in %s (number %s, %d).

You now read what experts show to attorneys only, beside what is public.

Search experts: %s/attorney/expert-search-result

Peritus
`, to.Name, state, a.Number, a.Year, webOrigin)}
	}
	return mail.Message{To: to.Email, Subject: fmt.Sprintf("We could not confirm your admission in %s", state), Text: fmt.Sprintf(
		`Hello %s,

our staff could not confirm your admission in %s (number %s, %d). They write:

%s

Search, lists and what is public stay open to you. Correct the admission in your
record, or add another, and staff look again.

Your record: %s/attorney/settings/practice

Peritus
`, to.Name, state, a.Number, a.Year, quoted(a.Reason), webOrigin)}
}

func quoted(text string) string {
	var b strings.Builder
	for line := range strings.Lines(text) {
		b.WriteString("> " + line)
	}
	return strings.TrimRight(b.String(), "\n")
}
