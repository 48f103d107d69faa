package privacy

import (
	"context"
	"time"

	"peritus/bff/platform/archive"
)

// Personal is this domain's own data about a person.
type Personal struct{ store store }

// Own returns this domain's own Source.
func Own(d Deps) Personal { return Personal{store{d.DB}} }

// Name is the folder in a copy.
func (Personal) Name() string { return "privacy" }

// Keeps is empty: all of it is deleted.
func (Personal) Keeps() string { return "" }

type personalConsent struct {
	Document string    `json:"document"`
	Version  string    `json:"version"`
	GivenAt  time.Time `json:"given_at"`
}

// Export writes the consents.
func (p Personal) Export(ctx context.Context, userID string, to *archive.Writer) error {
	given, err := p.store.consentsOf(ctx, userID)
	if err != nil {
		return err
	}
	all := make([]personalConsent, len(given))
	for i, c := range given {
		all[i] = personalConsent(c)
	}
	return to.JSON("consents", all)
}

// Erase deletes consents and copies.
func (p Personal) Erase(ctx context.Context, userID string) error {
	return p.store.removeOf(ctx, userID)
}
