package session

import (
	"fmt"
	"time"

	"peritus/bff/account"
	"peritus/bff/platform/mail"
)

func newDeviceNotice(u account.User, from account.Device, at time.Time) mail.Message {
	browser := from.Clipped().UserAgent
	if browser == "" {
		browser = "a program that does not say what it is"
	}
	return mail.Message{To: u.Email, Subject: "A new sign-in to your Peritus account", Text: fmt.Sprintf(
		`Hello %s,

your Peritus account was signed in to from a browser that we have not seen before.

When: %s
Where from: %s
Browser: %s

If this was you, there is nothing to do. If it was not, please answer this mail at once.

Peritus
`, u.Name, at.Format("2 January 2006, 15:04 MST"), from.Address, browser)}
}

func failedStepNotice(u account.User, from account.Device, at time.Time) mail.Message {
	return mail.Message{To: u.Email, Subject: "Somebody knows your Peritus password", Text: fmt.Sprintf(
		`Hello %s,

somebody typed your password and then %d wrong codes. He was not let in.

When: %s
Where from: %s

If this was you, there is nothing to do. If it was not, please choose a new password.

Peritus
`, u.Name, ChallengeTries, at.Format("2 January 2006, 15:04 MST"), from.Address)}
}
