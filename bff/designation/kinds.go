package designation

import "peritus/bff/notify"

// Kinds of notifications of this package.
var Kinds = []*notify.Kind{designated, confirmed, declined, withdrawn}

var designated = &notify.Kind{Code: "designation.designated", Class: notify.Transactional,
	InApp:   &notify.InApp{Topic: notify.Messages, Title: "{{.by}} designates you as an expert witness", Path: "{{.link}}"},
	Subject: "{{.by}} designates you as an expert witness",
	Text: `Hi {{.name}},

{{.by}} designates you as an expert witness in a matter that you discuss on Peritus. Confirm or refuse it here:
{{.link}}

Peritus
`}

var confirmed = &notify.Kind{Code: "designation.confirmed", Class: notify.Transactional,
	InApp:   &notify.InApp{Topic: notify.Messages, Title: "{{.by}} confirmed the designation", Path: "{{.link}}"},
	Subject: "{{.by}} confirmed the designation",
	Text: `Hi {{.name}},

{{.by}} confirmed that you designate them. The receipt is in the conversation:
{{.link}}

Peritus
`}

var declined = &notify.Kind{Code: "designation.declined", Class: notify.Transactional,
	InApp:   &notify.InApp{Topic: notify.Messages, Title: "{{.by}} declined the designation", Path: "{{.link}}"},
	Subject: "{{.by}} declined the designation",
	Text: `Hi {{.name}},

{{.by}} declined your designation in a matter that you discuss on Peritus:
{{.link}}

Peritus
`}

var withdrawn = &notify.Kind{Code: "designation.withdrawn", Class: notify.Transactional,
	InApp:   &notify.InApp{Topic: notify.Messages, Title: "{{.by}} withdrew a designation", Path: "{{.link}}"},
	Subject: "{{.by}} withdrew a designation",
	Text: `Hi {{.name}},

{{.by}} withdrew the designation in a matter that you discuss on Peritus. If it had a receipt, the receipt says no now:
{{.link}}

Peritus
`}
