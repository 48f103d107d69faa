package session

import "peritus/bff/notify"

// Kinds of notifications about signing in.
var Kinds = []*notify.Kind{newBrowser, secondStepFailed}

// newBrowser keeps its original code, because preferences are stored under it.
var newBrowser = &notify.Kind{Code: "new-browser", Class: notify.Optional, Urgent: true,
	Label: "New sign-ins", Detail: "When someone signs in to your account on a new device or from a new place.",
	InApp:   &notify.InApp{Topic: notify.Account, Title: "New sign-in: {{.device}}", Path: "{area}/settings/security"},
	Subject: "New sign-in to your Peritus account",
	Text: `Hi {{.name}},

There was a new sign-in to your Peritus account.

When: {{time .at}}
Device: {{.device}}
Place: {{.place}}
Address: {{.address}}

If this was you, you don't need to do anything. If it wasn't, reset your password:
{{.origin}}/password-recovery

Peritus
`}

var secondStepFailed = &notify.Kind{Code: "session.second-step-failed", Class: notify.Security,
	InApp:   &notify.InApp{Topic: notify.Account, Title: "Someone entered your password and then {{.tries}} wrong codes", Path: "{area}/settings/security"},
	Subject: "Failed sign-in attempts on your account",
	Text: `Hi {{.name}},

Someone entered your password and then {{.tries}} wrong codes. The sign-in was blocked.

When: {{time .at}}
Address: {{.address}}

If this was you, you don't need to do anything. If it wasn't, someone knows your password. Reset it now:
{{.origin}}/password-recovery

Peritus
`}
