package declaration

import (
	"context"
	"time"

	"peritus/bff/platform/archive"
)

// Personal exports and erases what a person has declared.
type Personal struct{ *Service }

// Name is the folder's name in a copy.
func (Personal) Name() string { return "declarations" }

// Keeps says that nothing is kept.
func (Personal) Keeps() string { return "" }

type personalDeclaration struct {
	Statement   string     `json:"statement"`
	SignedName  string     `json:"signed_name"`
	SignedAt    time.Time  `json:"signed_at"`
	ContentHash string     `json:"content_hash"`
	OutdatedAt  *time.Time `json:"outdated_at"`
	EndedAt     *time.Time `json:"ended_at"`
	Ending      Ending     `json:"ending,omitempty"`
}

// Export writes all declarations of the person, newest first.
func (p Personal) Export(ctx context.Context, userID string, to *archive.Writer) error {
	expert, found, err := p.Profiles.FindByUser(ctx, userID)
	if err != nil || !found {
		return err
	}
	all, err := p.store.of(ctx, expert.ID)
	if err != nil || len(all) == 0 {
		return err
	}
	list := make([]personalDeclaration, len(all))
	for i, d := range all {
		list[i] = personalDeclaration{Statement: Statement(d.Kind, d.Challenges), SignedName: d.SignedName, SignedAt: d.SignedAt,
			ContentHash: d.Content, OutdatedAt: d.OutdatedAt, EndedAt: d.EndedAt, Ending: d.Ending}
	}
	return to.JSON("declarations", list)
}

// Erase deletes the declarations. It needs the person's profile, so it runs before the
// profile is erased.
func (p Personal) Erase(ctx context.Context, userID string) error {
	expert, found, err := p.Profiles.FindByUser(ctx, userID)
	if err != nil || !found {
		return err
	}
	return p.store.erase(ctx, expert.ID)
}
