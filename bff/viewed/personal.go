package viewed

import (
	"context"

	"peritus/bff/platform/archive"
)

// Personal is this domain's data about a person.
type Personal struct{ *Service }

// Name is the folder's name in a data export.
func (Personal) Name() string { return "viewed" }

// Keeps says what remains after a deletion.
func (Personal) Keeps() string { return "" }

// Export writes the experts that the person viewed, the last first.
func (p Personal) Export(ctx context.Context, userID string, to *archive.Writer) error {
	list, err := p.store.list(ctx, userID, 0, Most)
	if err != nil || len(list) == 0 {
		return err
	}
	all := make([]ViewedExpert, len(list))
	for i, v := range list {
		all[i] = view(v)
	}
	return to.JSON("viewed", all)
}

// Erase removes them.
func (p Personal) Erase(ctx context.Context, userID string) error {
	_, err := p.store.removeAll(ctx, userID)
	return err
}
