// Package saved keeps searches that people save, finds the experts who come to fit one, and
// tells the person by email.
package saved

import (
	"context"
	"time"

	"peritus/bff/auth"
	"peritus/bff/notify"
	"peritus/bff/platform/errs"
)

// Search is a search that a person saved.
type Search struct {
	ID        string
	OwnerID   string
	Name      string
	Params    string // as in an address, such as q=mri&state=TX
	Mail      bool   // tell the person about experts who come to fit
	Version   int    // of the name and Mail
	CreatedAt time.Time
	OpenedAt  time.Time // the last time that the person looked
	NewSince  time.Time // the last time before that visit
	New       int       // experts who came to fit since OpenedAt
}

const (
	// Most is how many searches a person can save.
	Most = 50
	// visitGap is the time without looking that ends a visit. During one, the same experts are
	// new, on each page of results.
	visitGap = 30 * time.Minute
	// listedExperts is how many experts an email lists.
	listedExperts = 20
	// NewShown is how many new experts of a search are named.
	NewShown = 100
)

var (
	errNone = errs.NotFoundf("Saved search")
	errFull = errs.Field(map[string][]string{"name": {"You have 50 saved searches. Delete one first."}})
	// errPasted is about a text of which search picks the words, so what fits isn't said.
	errPasted = errs.Field(map[string][]string{"search": {"This text is too long to save. Search for its main words instead."}})
)

// Reader is a person who saved a search, and what they can see now.
type Reader struct {
	auth.Person
	Counsel bool // attorney-only items
}

// Readers returns the people who may search now, by account id. It leaves out the others,
// such as those whose account is suspended.
type Readers func(ctx context.Context, userIDs []string) (map[string]Reader, error)

// Digests send the email that comes once a day, at the time that each reader chose.
type Digests interface {
	// DigestsDue returns those of the people for whom it's time. since says since when
	// something waits for it.
	DigestsDue(ctx context.Context, since map[string]time.Time) ([]string, error)
	// SendDigests sends it, in the transaction in ctx. It's an error if one was sent meanwhile.
	SendDigests(ctx context.Context, messages ...notify.Message) error
}

// savers are those who can search.
var savers = auth.Only(auth.Attorney, auth.Admin, auth.Researcher)

// Kinds of notifications of this package.
var Kinds = []*notify.Kind{fits}

var fits = &notify.Kind{Code: "search.fits", Class: notify.Optional, For: auth.Groups{auth.Attorney, auth.Admin, auth.Researcher},
	Label: "New experts for saved searches", Detail: "When a new expert fits a search that you saved. One email a day, at the time you choose below.",
	InApp:   &notify.InApp{Topic: notify.Searches, Title: "{{.subject}}", Path: "{{.link}}"},
	Subject: "{{.subject}}",
	Text: `Hi {{.name}},

{{range .experts}}{{.Name}}{{if .Headline}}, {{.Headline}}{{end}}
Fits: {{.Searches}}
{{.Link}}

{{end}}{{if .more}}And {{.more}} more.

{{end}}Your saved searches:
{{.link}}

Peritus
`}
