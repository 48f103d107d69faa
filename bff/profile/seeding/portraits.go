package seeding

import (
	"bytes"
	"context"

	"peritus/bff/platform/field"
	"peritus/bff/profile/derived"
	"peritus/bff/profile/file"
	"peritus/bff/profile/section"
	"peritus/bff/profile/stored"
	"peritus/bff/sample"
	"peritus/bff/sample/portrait"
)

// mostPortraits is how many experts of a seed can get a portrait: those of a demo. Larger
// seeds are for measurements.
const mostPortraits = 60

// SeedPortraits gives the first n sample experts of a seed the portraits that most of them
// have, as if the import had brought them. It skips profiles whose identity somebody has
// changed since, so it can be repeated.
func (s *Seeder) SeedPortraits(ctx context.Context, seed uint64, n int) error {
	for i := range min(n, mostPortraits) {
		p := sample.Expert(seed, i)
		if !p.HasPortrait() {
			continue
		}
		if err := s.seedPortrait(ctx, SeedID(seed, i, 0), p.Traits()); err != nil {
			return err
		}
	}
	return nil
}

func (s *Seeder) seedPortrait(ctx context.Context, expertID string, traits portrait.Traits) error {
	if wanted, err := s.wantsPortrait(ctx, expertID); err != nil || !wanted {
		return err
	}
	kept, err := s.Files.KeepPortrait(ctx, file.Owner{ExpertID: expertID}, "portrait.jpg", bytes.NewReader(portrait.JPEG(traits)))
	if err != nil {
		return err
	}
	return s.Store.DB.InTx(ctx, func(ctx context.Context) error {
		before, err := s.Store.Lock(ctx, expertID)
		if err != nil {
			return err
		}
		all, err := s.Store.ItemsOf(ctx, expertID)
		if err != nil {
			return err
		}
		item := &all[section.AboutMeCode][0]
		if !asImported(*item) {
			return nil // changed meanwhile; the sweep deletes the file
		}
		item.Content.(*section.AboutMe).Photo = kept.Key
		if err := s.Files.KeepFor(ctx, expertID, item.Content); err != nil {
			return err
		}
		if err := s.Store.PutItems(ctx, expertID, []stored.Item{*item}); err != nil {
			return err
		}
		// The import is the change that brought the item.
		if err := s.Store.SetChanges(ctx, item.ID, importedChanges(item.Content, string(item.Visibility))); err != nil {
			return err
		}
		confirmed, err := s.Store.ConfirmationsOf(ctx, expertID)
		if err != nil {
			return err
		}
		if err := s.Save(ctx, before, derived.Summarize(before, all, confirmed, before.UpdatedAt)); err != nil {
			return err
		}
		_, err = s.Store.Feed(ctx, expertID, s.Clock.Now())
		return err
	})
}

// wantsPortrait reports whether an expert exists, without a photo, as imported.
func (s *Seeder) wantsPortrait(ctx context.Context, expertID string) (bool, error) {
	stored, err := s.Store.ItemsIn(ctx, []string{section.AboutMeCode}, expertID)
	if err != nil {
		return false, err
	}
	items := stored[expertID][section.AboutMeCode]
	return len(items) == 1 && asImported(items[0]), nil
}

func asImported(item stored.Item) bool {
	return item.Version == 1 && item.Source == stored.ByImport && item.Content.(*section.AboutMe).Photo == ""
}

// importedChanges are the changes of an item that came with an import.
func importedChanges(content section.Item, visibility string) []section.Change {
	return append(section.Diff(nil, content), section.Change{
		Field: stored.VisibilityField, Label: "Who sees it", Before: field.Encode(nil), After: field.Encode(visibility),
	})
}
