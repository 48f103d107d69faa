package attorney

import (
	"fmt"
	"strings"

	"peritus/bff/platform/mail"
)

// decision tells an attorney what staff decided.
func decision(to Person, a Admission, state, webOrigin string) mail.Message {
	if a.Status == Confirmed {
		return mail.Message{To: to.Email, Subject: fmt.Sprintf("Your %s bar admission is verified", state), Text: fmt.Sprintf(
			`Hi %s,

We verified your bar admission in %s (number %s, %d).

You can now see attorney-only details.

Search experts: %s/attorney/expert-search-result

Peritus
`, to.Name, state, a.Number, a.Year, webOrigin)}
	}
	return mail.Message{To: to.Email, Subject: fmt.Sprintf("We couldn't verify your %s bar admission", state), Text: fmt.Sprintf(
		`Hi %s,

We couldn't verify your bar admission in %s (number %s, %d). Our reviewer wrote:

%s

You can still search, save lists, and view public profiles. Correct the admission in
your record or add another one, and we'll review it again.

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
