package privacy

import (
	"context"
	"time"

	"peritus/bff/platform/archive"
)

// Personal is what this domain itself holds of a person. It goes with the account.
type Personal struct{ store store }

// Own is what privacy holds of people in a database.
func Own(d Deps) Personal { return Personal{store{d.DB}} }

// Name of its folder in a copy.
func (Personal) Name() string { return "privacy" }

// Keeps nothing.
func (Personal) Keeps() string { return "" }

type personalConsent struct {
	Document string    `json:"document"`
	Version  string    `json:"version"`
	GivenAt  time.Time `json:"given_at"`
}

// Export writes what was agreed to.
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
