package attorney

import "peritus/bff/notify"

// Kinds of notifications about bar admissions.
var Kinds = []*notify.Kind{admissionConfirmed, admissionRefused}

var admissionConfirmed = &notify.Kind{Code: "attorney.admission-confirmed", Class: notify.Transactional,
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
	Subject: "We couldn't verify your {{.state}} bar admission",
	Text: `Hi {{.name}},

We couldn't verify your bar admission in {{.state}} (number {{.number}}, {{.year}}). Our reviewer wrote:

{{quote .reason}}

You can still search and view public profiles. Correct the admission in your record or add another one, and we'll review it again:
{{.origin}}/attorney/settings/practice

Peritus
`}
