package saved

import (
	"context"
	"time"

	"peritus/bff/platform/archive"
)

// Personal is this package's data about a person.
type Personal struct{ *Service }

// Name is the folder's name in a data export.
func (Personal) Name() string { return "saved-searches" }

// Keeps says what remains after a deletion.
func (Personal) Keeps() string { return "" }

type personalSearch struct {
	Name      string    `json:"name"`
	Search    string    `json:"search"`
	Mail      bool      `json:"mail"`
	CreatedAt time.Time `json:"created_at"`
}

// Export writes the person's saved searches, newest first.
func (p Personal) Export(ctx context.Context, userID string, to *archive.Writer) error {
	list, err := p.store.list(ctx, userID)
	if err != nil || len(list) == 0 {
		return err
	}
	all := make([]personalSearch, len(list))
	for i, s := range list {
		all[i] = personalSearch{s.Name, s.Params, s.Mail, s.CreatedAt}
	}
	return to.JSON("saved-searches", all)
}

// Erase removes them, and who came to fit them.
func (p Personal) Erase(ctx context.Context, userID string) error {
	return p.store.eraseAll(ctx, userID)
}
