package message

import (
	"peritus/bff/auth"
	"peritus/bff/notify"
)

// Kinds of notifications of this package.
var Kinds = []*notify.Kind{unreadMail}

var unreadMail = &notify.Kind{Code: "message.unread", Class: notify.Optional, For: auth.Groups{auth.Attorney, auth.Expert},
	Label: "Unread messages", Detail: "When a message has been unread for 15 minutes. Muted conversations are left out.",
	InApp:   &notify.InApp{Topic: notify.Messages, Title: "{{if eq .conversations 1}}Unread message from {{.by}}{{else}}Unread messages in {{.conversations}} conversations{{end}}", Path: "{{.path}}"},
	Subject: "{{.subject}}",
	Text: `Hi {{.name}},

You have unread messages:

{{range .from}}{{.Name}}: {{.Count}}
{{.Link}}

{{end}}{{if .more}}And in {{.more}} more conversations:
{{.link}}

{{end}}To get no emails about one conversation, mute it.

Peritus
`}
