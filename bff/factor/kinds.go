package factor

import "peritus/bff/notify"

// Kinds of notifications about second factors.
var Kinds = []*notify.Kind{appAdded, appRemoved, codesMade, passkeyAdded, passkeyRemoved, passkeyBlocked, codeUsed}

// news returns a kind that tells people what to do about a change they didn't make.
func news(code, subject, title, text string) *notify.Kind {
	return &notify.Kind{Code: code, Class: notify.Security, Subject: subject,
		InApp: &notify.InApp{Topic: notify.Account, Title: title, Path: "{area}/settings/security"},
		Text: "Hi {{.name}},\n\n" + text + `

If this wasn't you, change your password now and check the list of your devices in your settings.

Peritus
`}
}

// onlyPassword follows the text about the last factor.
const onlyPassword = "{{if .last}}\n\nFrom now on, you sign in with only your password.{{end}}"

var (
	appAdded = news("factor.app-added", "An authenticator app was added to your Peritus account", "An authenticator app was added to your account",
		"An authenticator app was added to your Peritus account. You'll enter its code after your password.")
	appRemoved = news("factor.app-removed", "The authenticator app was removed from your Peritus account", "The authenticator app was removed from your account",
		"The authenticator app was removed from your Peritus account."+onlyPassword)
	codesMade = news("factor.codes-made", "You have new Peritus recovery codes", "You have new recovery codes",
		"New recovery codes were created for your Peritus account. Earlier codes no longer work.")
	passkeyAdded = news("factor.passkey-added", "A passkey was added to your Peritus account", "The passkey “{{.passkey}}” was added to your account",
		"The passkey “{{.passkey}}” was added to your Peritus account. It signs you in without a password.")
	passkeyRemoved = news("factor.passkey-removed", "A passkey was removed from your Peritus account", "The passkey “{{.passkey}}” was removed from your account",
		"The passkey “{{.passkey}}” was removed from your Peritus account."+onlyPassword)
	passkeyBlocked = news("factor.passkey-blocked", "We blocked a passkey of your Peritus account", "We blocked the passkey “{{.passkey}}”",
		"We blocked the passkey “{{.passkey}}” because it may have been copied. The sign-in was blocked, and the passkey no longer works. Sign in another way, remove the passkey, and add it again.")
	codeUsed = news("factor.code-used", "A recovery code was used on your Peritus account", "A recovery code was used to sign in. {{if eq .left 0}}You have none left{{else}}You have {{.left}} of {{.of}} left{{end}}",
		"A recovery code was used to sign in. {{if eq .left 0}}You have none left. Create new ones in your settings.{{else if eq .left 1}}You have one left. Create new ones in your settings.{{else}}You have {{.left}} of {{.of}} left.{{end}}")
)
