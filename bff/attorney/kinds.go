package attorney

import (
	"peritus/bff/auth"
	"peritus/bff/notify"
)

// Kinds of notifications about bar admissions.
var Kinds = []*notify.Kind{admissionConfirmed, admissionRefused, welcomed}

var admissionConfirmed = &notify.Kind{Code: "attorney.admission-confirmed", Class: notify.Transactional,
	InApp:   &notify.InApp{Topic: notify.Account, Title: "Your {{.state}} bar admission is verified", Path: "/attorney/settings/practice"},
	Subject: "Your {{.state}} bar admission is verified",
	Text: `Hi {{.name}},

We verified your bar admission in {{.state}} (number {{.number}}, {{.year}}). You can now see attorney-only details.
{{if .credits}}
We added {{.credits}} credits to your account. Use them to write to experts by {{date .until}}.
{{end}}
Search experts:
{{.origin}}/attorney/expert-search-result

Peritus
`}

var admissionRefused = &notify.Kind{Code: "attorney.admission-refused", Class: notify.Transactional,
	InApp:   &notify.InApp{Topic: notify.Account, Title: "We couldn't verify your {{.state}} bar admission", Path: "/attorney/settings/practice"},
	Subject: "We couldn't verify your {{.state}} bar admission",
	Text: `Hi {{.name}},

We couldn't verify your bar admission in {{.state}} (number {{.number}}, {{.year}}). Our reviewer wrote:

{{quote .reason}}

You can still search and view public profiles. Correct the admission in your record or add another one, and we'll review it again:
{{.origin}}/attorney/settings/practice

Peritus
`}

// welcomed goes to attorneys whose admissions were verified before there were credits.
var welcomed = &notify.Kind{Code: "attorney.welcome-credits", Class: notify.Transactional, For: auth.Groups{auth.Attorney},
	InApp:   &notify.InApp{Topic: notify.Credits, Title: "We added {{.credits}} welcome credits to your account", Path: "/attorney/credits"},
	Subject: "We added {{.credits}} credits to your Peritus account",
	Text: `Hi {{.name}},

You can now write to experts on Peritus. Because your bar admission is verified, we added {{.credits}} credits to your account. Use them by {{date .until}}.

Search experts:
{{.origin}}/attorney/expert-search-result

Peritus
`}
