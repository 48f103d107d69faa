package factor

import (
	"fmt"

	"peritus/bff/platform/mail"
)

// notice is news about somebody's factors.
type notice struct{ subject, text string }

const ifNotYou = "If this wasn't you, change your password now and check your sessions in the settings."

func (n notice) to(email, name string) mail.Message {
	return mail.Message{To: email, Subject: n.subject, Text: fmt.Sprintf("Hi %s,\n\n%s\n\n%s\n\nPeritus\n", name, n.text, ifNotYou)}
}

var (
	appAdded = notice{"Two-step sign-in: an authenticator app was added",
		"An authenticator app was added to your Peritus account. You'll enter its code after your password when you sign in."}
	appRemoved = notice{"Two-step sign-in: the authenticator app was removed",
		"The authenticator app for your Peritus account was turned off."}
	codesMade = notice{"Your Peritus recovery codes were replaced",
		"Your Peritus account has new recovery codes. The old ones no longer work."}
)

func passkeyAdded(name string) notice {
	return notice{"Two-step sign-in: a passkey was added", fmt.Sprintf("The passkey “%s” was added to your Peritus account. You can use it to sign in without a password.", name)}
}

func passkeyRemoved(name string) notice {
	return notice{"Two-step sign-in: a passkey was removed", fmt.Sprintf("The passkey “%s” was removed from your Peritus account.", name)}
}

func passkeyBlocked(name string) notice {
	return notice{"A passkey for your Peritus account was blocked",
		fmt.Sprintf("The passkey “%s” may have been copied, so we blocked it. No one signed in with it. Sign in another way, then remove the passkey and add it again.", name)}
}

func codeUsed(left int) notice {
	rest := fmt.Sprintf("%d of %d are left.", left, CodeCount)
	switch left {
	case 0:
		rest = "You have none left. Create new ones in your settings."
	case 1:
		rest = "You have one left. Create new ones in your settings."
	}
	return notice{"A recovery code was used for your Peritus account", "A recovery code was used to sign in. " + rest}
}
