package credit

import (
	"peritus/bff/auth"
	"peritus/bff/notify"
)

// Kinds of notifications of this package.
var Kinds = []*notify.Kind{granted, expiring, paymentProblem}

var granted = &notify.Kind{Code: "credit.granted", Class: notify.Optional, For: auth.Groups{auth.Attorney},
	Label: "New credits", Detail: "When our team adds credits to your account.",
	InApp:   &notify.InApp{Topic: notify.Credits, Title: "We added {{.credits}} to your account", Path: "/attorney/credits"},
	Subject: "We added {{.credits}} to your Peritus account",
	Text: `Hi {{.name}},

We added {{.credits}} to your account.{{if .until}} Use them by {{date .until}}.{{end}}

Reason:
{{quote .reason}}

Your credits:
{{.origin}}/attorney/credits

Peritus
`}

var expiring = &notify.Kind{Code: "credit.expiring", Class: notify.Optional, For: auth.Groups{auth.Attorney},
	Label: "Credits that expire", Detail: "7 days before credits expire.",
	InApp:   &notify.InApp{Topic: notify.Credits, Title: "{{.credits}} will expire on {{date .day}}", Path: "/attorney/credits"},
	Subject: "{{.credits}} will expire on {{date .day}}",
	Text: `Hi {{.name}},

{{.credits}} in your account will expire on {{date .day}}. Writing to an expert takes {{.price}}, which come back if the expert declines.

Search experts:
{{.origin}}/attorney/expert-search-result

Your credits:
{{.origin}}/attorney/credits

Peritus
`}

// paymentProblem names the order or event, not the person: staff find them at Stripe.
var paymentProblem = &notify.Kind{Code: "payment.problem", Class: notify.Transactional, For: auth.Groups{auth.Admin},
	InApp:   &notify.InApp{Topic: notify.Staff, Title: "{{.what}}", Path: "/admin/credits?tab=payments"},
	Subject: "{{.what}}",
	Text: `{{.what}}. Look for this in Stripe’s dashboard and settle it there:
{{.reference}}

{{.detail}}

Then write what you did here:
{{.origin}}/admin/credits?tab=payments
`}
