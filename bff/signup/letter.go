package signup

import (
	"fmt"

	"peritus/bff/platform/mail"
)

// codeMail carries the code to the address to confirm. The name is not confirmed yet, so
// it is used in the greeting only.
func codeMail(to, firstName, code string) mail.Message {
	return mail.Message{To: to, Subject: "Your Peritus code", Text: fmt.Sprintf(
		`Hi %s,

Your code is %s

Enter it on the page where you signed up. It expires in 10 minutes and works only in
that browser. We never ask for it by phone or in a message.

If you didn't sign up for Peritus, ignore this email. No account is created without
the code.

Peritus
`, firstName, code)}
}

// ownerMail tells the owner of an account that someone is signing up with their address.
func ownerMail(to, name, webOrigin string) mail.Message {
	return mail.Message{To: to, Subject: "You already have a Peritus account", Text: fmt.Sprintf(
		`Hi %s,

Someone, probably you, just tried to sign up for Peritus with this address. You already
have an account, so we didn't create a new one. Nothing has changed.

Sign in: %s/sign-in
Forgot your password? %s/password-recovery

If this wasn't you, ignore this email.

Peritus
`, name, webOrigin, webOrigin)}
}
