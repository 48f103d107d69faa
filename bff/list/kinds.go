package list

import (
	"peritus/bff/auth"
	"peritus/bff/notify"
)

// Kinds of notifications about lists.
var Kinds = []*notify.Kind{listShared}

var listShared = &notify.Kind{Code: "list.shared", Class: notify.Optional, For: auth.Groups{auth.Attorney, auth.Admin, auth.Researcher},
	Label: "Shared lists", Detail: "When a colleague shares a list of experts with you.",
	InApp:   &notify.InApp{Topic: notify.Lists, Title: "{{.by}} shared a list of experts with you", Path: "{{.link}}"},
	Subject: "{{.by}} shared a list of experts with you",
	Text: `Hi {{.name}},

{{.by}} shared a list of experts with you. You can {{if .edits}}read and edit{{else}}read{{end}} it:
{{.link}}

You can leave the list at any time from its menu.

Peritus
`}
