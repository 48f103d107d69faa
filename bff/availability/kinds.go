package availability

import (
	"peritus/bff/auth"
	"peritus/bff/notify"
)

// Kinds of notifications of this package.
var Kinds = []*notify.Kind{asked, settled, answered, expired}

var asked = &notify.Kind{Code: "availability.asked", Class: notify.Optional, For: auth.Groups{auth.Expert},
	Label: "Availability requests", Detail: "When an attorney asks whether you’re available for a matter.",
	InApp:   &notify.InApp{Topic: notify.Messages, Title: "{{.by}} asks whether you’re available", Path: "/experts/my-profile/availability"},
	Subject: "{{.by}} asks whether you’re available",
	Text: `Hi {{.name}},

{{.by}}{{with .firm}} ({{.}}){{end}} asks whether you’re available for a matter. Read the request and answer yes, no, or later:
{{.link}}

{{with .answer_by}}Please answer by {{date .}}. {{end}}You can answer without signing in, so don’t forward this email.

Peritus
`}

var settled = &notify.Kind{Code: "availability.settled", Class: notify.Optional, For: auth.Groups{auth.Expert},
	Label: "Closed availability requests", Detail: "When a request that you received no longer needs an answer.",
	InApp:   &notify.InApp{Topic: notify.Messages, Title: "{{.by}}’s availability request is closed", Path: "/experts/my-profile/availability"},
	Subject: "{{.by}}’s request is closed",
	Text: `Hi {{.name}},

{{.by}}’s request of {{date .at}} is closed and no longer needs an answer. If you kept time for it, you can release it.

Peritus
`}

var answered = &notify.Kind{Code: "availability.answered", Class: notify.Optional, For: auth.Groups{auth.Attorney},
	Label: "Experts’ answers", Detail: "When an expert answers your availability request.",
	InApp:   &notify.InApp{Topic: notify.Messages, Title: "{{.by}} answered your availability request: {{.answer}}", Path: "{{.link}}"},
	Subject: "{{.by}} answered: {{.answer}}",
	Text: `Hi {{.name}},

{{.by}} answered your availability request: {{.answer}}. Compare the answers and choose here:
{{.link}}

Peritus
`}

var expired = &notify.Kind{Code: "availability.expired", Class: notify.Optional, For: auth.Groups{auth.Attorney},
	Label: "Availability requests that close by themselves", Detail: "When a request that you didn’t settle closes after 14 days.",
	InApp:   &notify.InApp{Topic: notify.Messages, Title: "Your availability request closed. {{.answered}} of {{.asked}} answered", Path: "{{.link}}"},
	Subject: "Your availability request closed",
	Text: `Hi {{.name}},

Your availability request of {{date .at}} closed after 14 days. {{.answered}} of {{.asked}} experts answered. Read the answers, or ask again:
{{.link}}

Peritus
`}
