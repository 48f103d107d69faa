package users

import (
	"fmt"
	"strings"
	"time"

	"peritus/bff/account"
	"peritus/bff/auth"
	"peritus/bff/platform/mail"
)

func invitation(user account.User, by, link string, until time.Time) mail.Message {
	return mail.Message{To: user.Email, Subject: "Your invitation to Peritus", Text: fmt.Sprintf(
		`Hello %s,

%s has made an account at Peritus for you (%s). Choose a password here:

%s

The link works once, until %s. If you did not expect
it, there is nothing to do: without a password nobody can sign in.

Peritus
`, user.Name, by, groupsInWords(user.Groups), link, until.Format("2 January 2006, 15:04 MST"))}
}

func notice(user account.Row, subject, what, reason string) *mail.Message {
	return &mail.Message{To: user.Email, Subject: subject, Text: fmt.Sprintf(
		`Hello %s,

%s

The reason that was given: %s

If you think that this is a mistake, answer this mail.

Peritus
`, user.Name, what, reason)}
}

func suspendedNotice(user account.Row, reason string) *mail.Message {
	return notice(user, "Your Peritus account is suspended",
		"the staff of Peritus have suspended your account. You are signed out everywhere\nand cannot sign in until it is restored. Nothing of yours was deleted.", reason)
}

func restoredNotice(user account.Row, reason, origin string) *mail.Message {
	return notice(user, "Your Peritus account is open again",
		"the staff of Peritus have restored your account. You can sign in as before:\n"+origin+"/sign-in", reason)
}

func groupsNotice(user account.Row, groups auth.Groups, reason string) *mail.Message {
	return notice(user, "What your Peritus account may do has changed",
		fmt.Sprintf("the staff of Peritus have changed your account from %s to %s. You are\nsigned out everywhere; please sign in again.",
			groupsInWords(auth.ParseGroups(user.Groups)), groupsInWords(groups)), reason)
}

func sessionsEndedNotice(user account.Row, reason string) *mail.Message {
	return notice(user, "You were signed out of Peritus everywhere",
		"the staff of Peritus have signed your account out in every browser. You can sign\nin again at once.", reason)
}

func factorResetNotice(user account.Row, reason string) *mail.Message {
	return notice(user, "Two-step sign-in of your Peritus account was reset",
		"the staff of Peritus have removed the second factors of your account, and you are\nsigned out everywhere. From now on your password alone signs you in, until you\nset up two-step sign-in again. If you have not asked for this, answer this mail\nat once.", reason)
}

func groupsInWords(groups auth.Groups) string {
	if len(groups) == 0 {
		return "no group"
	}
	return strings.Join(groups.Names(), " and ")
}
