package account

import (
	"peritus/bff/notify"
	"peritus/bff/platform/device"
)

// Kinds of notifications about an account's address and password.
var Kinds = []*notify.Kind{recoveryAskedFor, passwordWasSet, emailChangeAtOld, emailChangeAtNew, emailTaken, emailChanged, emailChangedAtOld}

var recoveryAskedFor = &notify.Kind{Code: "account.password-recovery", Class: notify.Security,
	InApp:   &notify.InApp{Topic: notify.Account, Title: "Someone asked for a link to reset your password", Path: "{area}/settings/security"},
	Subject: "Reset your Peritus password",
	Text: `Hi {{.name}},

We received a request to reset your password. Set a new one here:
{{.link}}

The link works once, for 30 minutes. The request came from {{.device}} at {{.address}}.

If this wasn't you, ignore this email. Your password hasn't changed.

Peritus
`}

var passwordWasSet = &notify.Kind{Code: "account.password-set", Class: notify.Security,
	InApp:   &notify.InApp{Topic: notify.Account, Title: "Your password was changed", Path: "{area}/settings/security"},
	Subject: "Your Peritus password was changed",
	Text: `Hi {{.name}},

Your Peritus password was changed on {{time .at}}. You were signed out on all other devices.

If this wasn't you, reset your password now:
{{.origin}}/password-recovery

Peritus
`}

var emailChangeAtOld = &notify.Kind{Code: "account.email-change-old", Class: notify.Security,
	InApp:   &notify.InApp{Topic: notify.Account, Title: "Someone signed in to your account asked to change its email address", Path: "{area}/settings"},
	Subject: "Confirm your new Peritus email address",
	Text: `Hi {{.name}},

Someone signed in to your Peritus account asked to change its email address to:
{{.newEmail}}

If this was you, confirm here and in the email we sent to the new address:
{{.confirm}}

If this wasn't you, cancel the change here and set a new password:
{{.cancel}}

Both links work for 24 hours. Nothing changes until both addresses confirm.

Peritus
`}

var emailChangeAtNew = &notify.Kind{Code: "account.email-change-new", Class: notify.Security,
	Subject: "Confirm this email address for Peritus",
	Text: `Hello,

Someone signed in to Peritus wants to use this email address for their account. If this is you, confirm here and in the email we sent to your current address:
{{.confirm}}

The link works for 24 hours. If this isn't you, ignore this email.

Peritus
`}

// emailTaken goes to the owner of an address that another account requests.
var emailTaken = &notify.Kind{Code: "account.email-taken", Class: notify.Security,
	Subject: "Someone tried to use your email address",
	Text: `Hi {{.name}},

Someone asked to change the email address of another Peritus account to yours. Your account already uses it, so nothing has changed.

If this was you, sign in with this address, or reset its password:
{{.origin}}/password-recovery

Peritus
`}

var emailChanged = &notify.Kind{Code: "account.email-changed", Class: notify.Security,
	InApp:   &notify.InApp{Topic: notify.Account, Title: "Your email address was changed", Path: "{area}/settings"},
	Subject: "Your Peritus email address was changed",
	Text: `Hi {{.name}},

Your Peritus email address was changed to:
{{.newEmail}}

Use it to sign in from now on. Your password is the same.

Peritus
`}

// emailChangedAtOld goes to an address that can no longer recover the account.
var emailChangedAtOld = &notify.Kind{Code: "account.email-changed-old", Class: notify.Security,
	Subject: "Your Peritus email address was changed",
	Text: `Hi {{.name}},

Your Peritus account no longer uses this address. Its email address was changed to:
{{.newEmail}}

If this was you, use the new address to sign in from now on. Your password is the same.

If this wasn't you, someone else can sign in to your account. Write to us right away from this address, and we'll secure it:
{{.origin}}/about#contact

Peritus
`}

// DeviceWords names a browser for the middle of a sentence.
func DeviceWords(userAgent string) string {
	if words := device.Words(userAgent); words != device.Unknown {
		return words
	}
	return "an unknown device"
}

// AddressWords names an IP address for the middle of a sentence.
func AddressWords(address string) string {
	if address == "" {
		return "an unknown address"
	}
	return address
}
