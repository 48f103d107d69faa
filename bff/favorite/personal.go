package favorite

import (
	"context"

	"peritus/bff/platform/archive"
)

// Personal is this domain's data about a person.
type Personal struct{ *Service }

// Name is the folder's name in a data export.
func (Personal) Name() string { return "favorites" }

// Keeps says what remains after a deletion.
func (Personal) Keeps() string { return "" }

// Export writes the person's favorites, newest first.
func (p Personal) Export(ctx context.Context, userID string, to *archive.Writer) error {
	list, err := p.store.list(ctx, userID, 0, Most)
	if err != nil || len(list) == 0 {
		return err
	}
	all := make([]FavoriteExpert, len(list))
	for i, f := range list {
		all[i] = view(f)
	}
	return to.JSON("favorites", all)
}

// Erase removes the person's favorites.
func (p Personal) Erase(ctx context.Context, userID string) error {
	return p.store.removeAll(ctx, userID)
}
