package users

import (
	"strings"

	"peritus/bff/account"
	"peritus/bff/auth"
	"peritus/bff/notify"
)

// Kinds of notifications about what staff do to an account.
var Kinds = []*notify.Kind{invited, suspended, restored, groupsChanged, sessionsEnded, someSessionsEnded, factorReset}

var invited = &notify.Kind{Code: "users.invited", Class: notify.Transactional,
	Subject: "You're invited to Peritus",
	Text: `Hi {{.name}},

{{.by}} created a Peritus account for you ({{.groups}}). Choose a password here:
{{.link}}

The link works once, until {{time .until}}. If you weren't expecting this, ignore this email. No one can sign in without a password.

Peritus
`}

// about returns a kind that includes the reason. The center has it with a title.
func about(code, subject, what, title string) *notify.Kind {
	var inApp *notify.InApp
	if title != "" {
		inApp = &notify.InApp{Topic: notify.Account, Title: title, Path: "{area}/settings/security"}
	}
	return &notify.Kind{Code: code, Class: notify.Security, InApp: inApp, Subject: subject, Text: "Hi {{.name}},\n\n" + what + `

Reason: {{.reason}}

If you think this is a mistake, reply to this email.

Peritus
`}
}

var (
	suspended = about("users.suspended", "Your Peritus account is suspended",
		"We suspended your account. You're signed out on all devices and can't sign in until we restore it. None of your data was deleted.", "")
	restored = about("users.restored", "Your Peritus account is restored",
		"We restored your account. You can sign in again:\n{{.origin}}/sign-in", "We restored your account")
	groupsChanged = about("users.groups-changed", "Your Peritus access changed",
		"We changed your account from {{.from}} to {{.to}}. You're signed out on all devices. Please sign in again.", "Your access changed from {{.from}} to {{.to}}")
	sessionsEnded = about("users.sessions-ended", "We signed you out of Peritus",
		"We signed you out on all devices. You can sign in again right away.", "We signed you out on all devices")
	someSessionsEnded = about("users.some-sessions-ended", "We signed you out of Peritus on some devices",
		"We signed you out on: {{.browsers}}. You can sign in again right away.", "We signed you out on {{.browsers}}")
	factorReset = about("users.second-factor-reset", "Two-step sign-in was reset on your Peritus account",
		"We removed the second factors of your account, and you're signed out on all devices. You sign in with only your password until you set up two-step sign-in again. If you didn't ask for this, reply to this email right away.", "We removed the second factors of your account")
)

// notice returns a notification to an account's owner, with the reason and more data.
func notice(kind *notify.Kind, user account.Row, reason string, more notify.Data) *notify.Message {
	data := notify.Data{"name": user.Name, "reason": reason}
	for name, value := range more {
		data[name] = value
	}
	return &notify.Message{Kind: kind, UserID: user.ID, To: user.Email, Data: data}
}

func groupsInWords(groups auth.Groups) string {
	if len(groups) == 0 {
		return "no group"
	}
	return strings.Join(groups.Names(), " and ")
}
