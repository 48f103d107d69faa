package account

import (
	"fmt"
	"time"

	"peritus/bff/platform/device"
	"peritus/bff/platform/mail"
)

func recoveryLetter(u User, link string, from Device) mail.Message {
	return mail.Message{To: u.Email, Subject: "A new password for Peritus", Text: fmt.Sprintf(
		`Hello %s,

somebody, we think you, asked for a new password. Set it here:

%s

The link works once, for 30 minutes. It was asked for with %s from
the address %s.

If that was not you, there is nothing to do: without this link your password
stays as it is.

Peritus
`, u.Name, link, inSentence(device.Words(from.UserAgent)), orUnknown(from.Address))}
}

func passwordNotice(u User, at time.Time, origin string) mail.Message {
	return mail.Message{To: u.Email, Subject: "Your Peritus password was set", Text: fmt.Sprintf(
		`Hello %s,

the password of your Peritus account was set on %s, and every
other browser was signed out.

If that was not you, set another one at once:
%s/password-recovery

Peritus
`, u.Name, at.Format("2 January 2006, 15:04 MST"), origin)}
}

func emailChangeToOld(u User, change emailChangeRow, confirm, cancel string) mail.Message {
	return mail.Message{To: change.OldEmail, Subject: "Is this change of address yours?", Text: fmt.Sprintf(
		`Hello %s,

somebody signed in to your Peritus account asked to change its address to

%s

If that was you, say so here, and in the mail that went to the new address:
%s

If it was not, cancel it here and set a new password:
%s

Both links work for 24 hours. Until both addresses have said yes, nothing changes.

Peritus
`, u.Name, change.NewEmail, confirm, cancel)}
}

func emailChangeToNew(u User, change emailChangeRow, confirm string) mail.Message {
	return mail.Message{To: change.NewEmail, Subject: "Confirm this address for Peritus", Text: fmt.Sprintf(
		`Hello,

%s wants to sign in to Peritus with this address. If that is you, confirm it
here, and in the mail that went to the old address:

%s

The link works for 24 hours. If this is not yours, there is nothing to do.

Peritus
`, u.Name, confirm)}
}

// emailTaken goes to the owner of an address that somebody else wants to use.
func emailTaken(owner User, origin string) mail.Message {
	return mail.Message{To: owner.Email, Subject: "Somebody wants to use your address", Text: fmt.Sprintf(
		`Hello %s,

somebody asked to change the address of another Peritus account to yours. That
cannot be done, since your account has it; nothing has changed.

If it was you, sign in with this address, or set a new password for it:
%s/password-recovery

Peritus
`, owner.Name, origin)}
}

func emailChanged(to string, u User, change emailChangeRow) mail.Message {
	return mail.Message{To: to, Subject: "The address of your Peritus account has changed", Text: fmt.Sprintf(
		`Hello %s,

as both addresses have confirmed, your Peritus account has a new address:

%s

Sign in with it from now on; your password is the same.

Peritus
`, u.Name, change.NewEmail)}
}

func inSentence(words string) string {
	if words == device.Unknown {
		return "a program that we do not know"
	}
	return words
}

func orUnknown(address string) string {
	if address == "" {
		return "that we do not know"
	}
	return address
}
