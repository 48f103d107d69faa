package privacy

import "peritus/bff/notify"

// Kinds of notifications about people's data.
var Kinds = []*notify.Kind{copyReady, deletionScheduled, deletionCancelled, accountDeleted}

var copyReady = &notify.Kind{Code: "privacy.copy-ready", Class: notify.Security,
	InApp:   &notify.InApp{Topic: notify.Account, Title: "The copy of your data is ready until {{date .until}}", Path: "{area}/settings/data"},
	Subject: "The copy of your data is ready",
	Text: `Hi {{.name}},

The copy of your data is ready. Sign in and download it in your settings, under Your data, until {{date .until}}:
{{.origin}}/sign-in

Only you can download it. If you didn't request it, change your password.

Peritus
`}

var deletionScheduled = &notify.Kind{Code: "privacy.deletion-scheduled", Class: notify.Security,
	InApp:   &notify.InApp{Topic: notify.Account, Title: "Your account will be deleted on {{date .at}}", Path: "{area}/settings/data"},
	Subject: "Your Peritus account will be deleted",
	Text: `Hi {{.name}},

You asked us to delete your account. We'll delete it on {{date .at}}. Nothing changes until then, and you can still sign in.

To keep your account, sign in before that day and choose "Keep my account" under Settings, Your data. Signing in alone doesn't cancel the deletion:
{{.origin}}/sign-in
{{if .kept}}
We delete your account, your profile, and what you sent us. We keep:
{{range .kept}}
- {{.}}{{end}}
{{end}}
If you didn't ask for this, keep your account and change your password.

Peritus
`}

var deletionCancelled = &notify.Kind{Code: "privacy.deletion-cancelled", Class: notify.Security,
	InApp:   &notify.InApp{Topic: notify.Account, Title: "Your account won't be deleted", Path: "{area}/settings/data"},
	Subject: "Your Peritus account won't be deleted",
	Text: `Hi {{.name}},

We canceled the deletion of your account. Nothing has changed.

Peritus
`}

var accountDeleted = &notify.Kind{Code: "privacy.account-deleted", Class: notify.Security,
	Subject: "Your Peritus account was deleted",
	Text: `Hi {{.name}},

As you asked, we deleted your Peritus account and your data. This is our last email to you.
{{if .kept}}
We keep:
{{range .kept}}
- {{.}}{{end}}
{{end}}
Peritus
`}
