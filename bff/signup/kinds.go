package signup

import "peritus/bff/notify"

// Kinds of notifications about signing up.
var Kinds = []*notify.Kind{codeSent, accountExists}

// codeSent goes to an address that isn't confirmed yet, so nothing that was typed appears
// in it.
var codeSent = &notify.Kind{Code: "signup.code", Class: notify.Security,
	Subject: "Your Peritus code",
	Text: `Hello,

Your code is {{.code}}

Enter it on the page where you signed up. It expires in 10 minutes and works only in that browser. We never ask for it by phone or in a message.

If you didn't sign up for Peritus, ignore this email. No account is created without the code.

Peritus
`}

// accountExists goes to the owner of an address that someone signs up with.
var accountExists = &notify.Kind{Code: "signup.account-exists", Class: notify.Security,
	Subject: "You already have a Peritus account",
	Text: `Hi {{.name}},

Someone, probably you, just tried to sign up for Peritus with this address. You already have an account, so we didn't create a new one. Nothing has changed.

Sign in:
{{.origin}}/sign-in

Forgot your password?
{{.origin}}/password-recovery

If this wasn't you, ignore this email.

Peritus
`}
