package signup

import (
	"fmt"

	"peritus/bff/platform/mail"
)

// codeMail carries the code to the address that is to be proved. The name is not the
// reader's word yet, so nothing but a greeting is made of it.
func codeMail(to, firstName, code string) mail.Message {
	return mail.Message{To: to, Subject: "Your Peritus code", Text: fmt.Sprintf(
		`Hello %s,

your code is %s

Type it on the page where you signed up. It works for 10 minutes, in that browser
only. We never ask for it by phone or in a message.

If you did not sign up at Peritus, ignore this mail: without the code nothing happens.

Peritus
`, firstName, code)}
}

// ownerMail tells the owner of an account that somebody signs up with his address.
func ownerMail(to, name, webOrigin string) mail.Message {
	return mail.Message{To: to, Subject: "You have a Peritus account already", Text: fmt.Sprintf(
		`Hello %s,

somebody, perhaps you, has just signed up at Peritus with this address. It has an
account already, so no new one is made and nothing has changed.

Sign in: %s/sign-in
Forgotten the password: %s/password-recovery

If it was not you, there is nothing to do.

Peritus
`, name, webOrigin, webOrigin)}
}
