package conflict

import (
	"peritus/bff/auth"
	"peritus/bff/notify"
)

// Kinds of notifications of this package.
var Kinds = []*notify.Kind{checkedAgain, namesAsked}

var checkedAgain = &notify.Kind{Code: "conflict.checked-again", Class: notify.Optional, For: auth.Groups{auth.Attorney, auth.Expert},
	Label: "Conflict checks", Detail: "When the conflict check of a conversation ran again and is worth another look.",
	InApp:   &notify.InApp{Topic: notify.Messages, Title: "{{if eq .conversations 1}}Look at a conflict check again{{else}}Look at {{.conversations}} conflict checks again{{end}}", Path: "{{.path}}"},
	Subject: "Look at a conflict check again",
	Text: `Hi {{.name}},

A conflict check ran again. Please look at it:
{{range .links}}
{{.}}
{{end}}
{{if .more}}And at those of {{.more}} more conversations.

{{end}}Peritus
`}

var namesAsked = &notify.Kind{Code: "conflict.names-asked", Class: notify.Optional, For: auth.Groups{auth.Attorney, auth.Expert},
	Label: "Names of parties", Detail: "When the other person in a conversation offers to show the names of the parties, or asks for them.",
	InApp:   &notify.InApp{Topic: notify.Messages, Title: "You were asked to agree to show the parties’ names", Path: "{{.link}}"},
	Subject: "{{if .expert}}An attorney offers to show you the names of the parties{{else}}An expert asks to see the names of the parties{{end}}",
	Text: `Hi {{.name}},

{{if .expert}}An attorney offers to show you the names of the parties in their matter. You see them once you agree, too:{{else}}An expert asks to see the names of the parties in your matter. They see them once you agree, too:{{end}}
{{.link}}

Peritus
`}
