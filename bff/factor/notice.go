package factor

import (
	"fmt"

	"peritus/bff/platform/mail"
)

// notice is news about somebody's factors.
type notice struct{ subject, text string }

const ifNotYou = "If this was not you, change your password at once and look at the list of your sessions in the settings."

func (n notice) to(email, name string) mail.Message {
	return mail.Message{To: email, Subject: n.subject, Text: fmt.Sprintf("Hello %s,\n\n%s\n\n%s\n\nPeritus\n", name, n.text, ifNotYou)}
}

var (
	appAdded = notice{"Two-step sign-in: an authenticator app was added",
		"an authenticator app now belongs to your Peritus account. Signing in asks for its code after the password."}
	appRemoved = notice{"Two-step sign-in: the authenticator app was removed",
		"the authenticator app of your Peritus account was turned off."}
	codesMade = notice{"Your Peritus recovery codes were made anew",
		"new recovery codes were made for your Peritus account. The earlier ones are worthless."}
)

func passkeyAdded(name string) notice {
	return notice{"Two-step sign-in: a passkey was added", fmt.Sprintf("the passkey “%s” now belongs to your Peritus account. It signs in without a password.", name)}
}

func passkeyRemoved(name string) notice {
	return notice{"Two-step sign-in: a passkey was removed", fmt.Sprintf("the passkey “%s” was removed from your Peritus account.", name)}
}

func passkeyBlocked(name string) notice {
	return notice{"A passkey of your Peritus account was blocked",
		fmt.Sprintf("the passkey “%s” gave an answer that an earlier one had overtaken, as a copy of it would. Nobody was let in by it, and it opens nothing any more. Sign in another way, remove it and add it anew.", name)}
}

func codeUsed(left int) notice {
	rest := fmt.Sprintf("%d of %d are left.", left, CodeCount)
	switch left {
	case 0:
		rest = "None is left. Make new ones in the settings."
	case 1:
		rest = "One is left. Make new ones in the settings."
	}
	return notice{"A recovery code of your Peritus account was used", "somebody has proved the second step by one of your recovery codes. " + rest}
}
