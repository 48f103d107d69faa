package app

import (
	"context"
	"time"

	"peritus/bff/claim"
	"peritus/bff/profile"
	"peritus/bff/profile/proof"
)

// prepared gives claims access to the prepared profiles.
type prepared struct{ *profile.Service }

func (p prepared) SearchPrepared(ctx context.Context, query string, page, size int) ([]claim.Profile, int, error) {
	found, count, err := p.Service.SearchPrepared(ctx, query, page, size)
	list := make([]claim.Profile, len(found))
	for i, one := range found {
		list[i] = claim.Profile(one)
	}
	return list, count, err
}

func (p prepared) FindPrepared(ctx context.Context, expertID string) (claim.Profile, bool, error) {
	one, found, err := p.Service.FindPrepared(ctx, expertID)
	return claim.Profile(one), found, err
}

// proofs reports how well entries are proved. Proofs depend on profiles, so they are wired
// later.
type proofs struct{ app *App }

func (p proofs) Of(ctx context.Context, rows []proof.Row) (map[string]proof.ItemProof, error) {
	return p.app.Proof.Of(ctx, rows)
}

// holds reports which profiles' contact data is locked after a claim. Claims depend on
// profiles, so they are wired later.
type holds struct{ app *App }

func (h holds) Held(ctx context.Context, expertID string) (bool, time.Time, error) {
	return h.app.Claim.Held(ctx, expertID)
}
