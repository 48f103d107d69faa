package challenge

import (
	"peritus/bff/auth"
	"peritus/bff/notify"
)

// Kinds of notifications about challenges.
var Kinds = []*notify.Kind{challengeAdded}

var challengeAdded = &notify.Kind{Code: "challenge.added", Class: notify.Transactional, For: auth.Groups{auth.Expert},
	InApp:   &notify.InApp{Topic: notify.Profile, Title: "A challenge was added to your testimony", Path: "{{.link}}"},
	Subject: "A challenge was added to your testimony",
	Text: `Hi {{.name}},

{{if .sealed}}{{.by}} added a challenge in a sealed matter to your profile. Only you and our team see it.
{{else}}{{.by}} added a challenge in {{clip 200 .caption}} to your profile:

{{quote .basis}}
> Ruling: {{.ruling}}
{{end}}
{{if .answered}}Your answer stands beside it. You can change it here:{{else}}You can add an answer of up to 500 characters. It stands beside the challenge:{{end}}
{{.link}}

Peritus
`}
