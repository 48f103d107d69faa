package conflict

import (
	"peritus/bff/auth"
	"peritus/bff/notify"
)

// Kinds of notifications of this package.
var Kinds = []*notify.Kind{checkedAgain}

var checkedAgain = &notify.Kind{Code: "conflict.checked-again", Class: notify.Optional, For: auth.Groups{auth.Attorney, auth.Expert},
	Label: "Conflict checks", Detail: "When the conflict check of a conversation ran again and is worth another look.",
	InApp:   &notify.InApp{Topic: notify.Messages, Title: "Look at a conflict check again", Path: "{{index .links 0}}"},
	Subject: "Look at a conflict check again",
	Text: `Hi {{.name}},

A conflict check ran again. Please look at it:
{{range .links}}
{{.}}
{{end}}
{{if .more}}And at those of {{.more}} more conversations.

{{end}}Peritus
`}
