package profile

import (
	"peritus/bff/auth"
	"peritus/bff/notify"
)

// Kinds of notifications about decisions on profiles.
var Kinds = []*notify.Kind{profilePublished, changeRequested, profileHidden}

var profilePublished = &notify.Kind{Code: "profile.published", Class: notify.Transactional, For: auth.Groups{auth.Expert},
	InApp:   &notify.InApp{Topic: notify.Profile, Title: "Your profile is published", Path: "{{.link}}"},
	Subject: "Your Peritus profile is published",
	Text: `Hi {{.name}},

Your profile is published, and attorneys can find it now. Keep it up to date here:
{{.link}}

Peritus
`}

var changeRequested = &notify.Kind{Code: "profile.change-requested", Class: notify.Transactional, For: auth.Groups{auth.Expert},
	InApp:   &notify.InApp{Topic: notify.Profile, Title: "Your profile needs a change before we publish it", Path: "{{.link}}"},
	Subject: "Your Peritus profile is not published yet",
	Text: `Hi {{.name}},

We reviewed your profile. Before we publish it, please make this change:

{{quote .reason}}

Everything you entered is saved. Edit your profile and submit it again:
{{.link}}

Peritus
`}

var profileHidden = &notify.Kind{Code: "profile.hidden", Class: notify.Transactional, For: auth.Groups{auth.Expert},
	InApp:   &notify.InApp{Topic: notify.Profile, Title: "Our team has hidden your profile", Path: "{{.link}}"},
	Subject: "Your Peritus profile is hidden",
	Text: `Hi {{.name}},

Our team has hidden your profile, so no one can find it. This is why:

{{quote .reason}}

Everything you entered is saved, and you can still edit it:
{{.link}}

If you think this is a mistake, reply to this email.

Peritus
`}
