package proof

import (
	"context"
	"slices"

	"peritus/bff/platform/archive"
)

// Personal is the data this package holds about a person.
type Personal struct{ *Service }

// Name is the folder's name in a data export.
func (Personal) Name() string { return "checks" }

// Keeps says what remains after a deletion.
func (Personal) Keeps() string { return "" }

type personalCheck struct {
	Section   string `json:"section"`
	ItemID    string `json:"item_id"`
	Grade     Grade  `json:"grade"`
	On        string `json:"checked_on"`
	URL       string `json:"url"`
	Note      string `json:"note"`
	By        string `json:"by"`
	Withdrawn string `json:"withdrawn,omitempty"`
}

// Export writes the checks of the person's profile.
func (p Personal) Export(ctx context.Context, userID string, to *archive.Writer) error {
	expertID, err := p.Profiles.OwnedBy(ctx, userID)
	if err != nil || expertID == "" {
		return err
	}
	found, err := p.store.ofExperts(ctx, []string{expertID})
	if err != nil {
		return err
	}
	list := []personalCheck{}
	for _, checks := range found {
		for _, c := range checks {
			list = append(list, personalCheck{c.Section, c.ItemID, c.Grade, c.On, c.URL, c.Note, c.ByName, c.Withdrawn})
		}
	}
	slices.SortFunc(list, func(a, b personalCheck) int {
		if a.On+a.ItemID < b.On+b.ItemID {
			return -1
		}
		return 1
	})
	return to.JSON("checks", list)
}

// Erase deletes the checks of the person's profile and their name from those they recorded.
func (p Personal) Erase(ctx context.Context, userID string) error {
	expertID, err := p.Profiles.OwnedBy(ctx, userID)
	if err != nil {
		return err
	}
	if expertID != "" {
		if err := p.store.remove(ctx, expertID); err != nil {
			return err
		}
	}
	return p.store.forget(ctx, userID)
}
