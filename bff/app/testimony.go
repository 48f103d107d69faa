package app

import (
	"context"

	"peritus/bff/profile"
	"peritus/bff/profile/reading"
)

// declarations is what experts have declared, for profiles. Profiles are wired first, so it
// looks the service up when it's asked.
type declarations struct{ app *App }

func (d declarations) Declared(ctx context.Context, expertID string) (*reading.PageDeclaration, error) {
	return d.app.Declaration.Declared(ctx, expertID)
}

func (d declarations) Kinds(ctx context.Context, expertIDs []string) (map[string]string, error) {
	kinds, err := d.app.Declaration.Kinds(ctx, expertIDs)
	texts := make(map[string]string, len(kinds))
	for expertID, kind := range kinds {
		texts[expertID] = string(kind)
	}
	return texts, err
}

// testimony follows changes of experts' testimony.
type testimony struct{ app *App }

func (w testimony) TestimonyChanged(ctx context.Context, change profile.TestimonyChange) error {
	if err := w.app.Declaration.TestimonyChanged(ctx, change); err != nil {
		return err
	}
	return w.app.Challenge.TestimonyChanged(ctx, change)
}
