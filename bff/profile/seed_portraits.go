package profile

import (
	"bytes"
	"context"

	"peritus/bff/platform/field"
	"peritus/bff/profile/file"
	"peritus/bff/profile/section"
	"peritus/bff/sample"
	"peritus/bff/sample/portrait"
)

// mostPortraits is how many experts of a seed can get a portrait: those of a demo. Larger
// seeds are for measurements.
const mostPortraits = 60

// SeedPortraits gives the first n sample experts of a seed the portraits that most of them
// have, as if the import had brought them. It skips profiles whose identity somebody has
// changed since, so it can be repeated.
func (s *Service) SeedPortraits(ctx context.Context, seed uint64, n int) error {
	for i := range min(n, mostPortraits) {
		p := sample.Expert(seed, i)
		if !p.HasPortrait() {
			continue
		}
		if err := s.seedPortrait(ctx, seedID(seed, i, 0), p.Traits()); err != nil {
			return err
		}
	}
	return nil
}

func (s *Service) seedPortrait(ctx context.Context, expertID string, traits portrait.Traits) error {
	if wanted, err := s.wantsPortrait(ctx, expertID); err != nil || !wanted {
		return err
	}
	kept, err := s.Files.KeepPortrait(ctx, file.Owner{ExpertID: expertID}, "portrait.jpg", bytes.NewReader(portrait.JPEG(traits)))
	if err != nil {
		return err
	}
	return s.store.db.InTx(ctx, func(ctx context.Context) error {
		before, err := s.store.lock(ctx, expertID)
		if err != nil {
			return err
		}
		all, err := s.store.itemsOf(ctx, expertID)
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
		if err := s.store.putItems(ctx, expertID, []Item{*item}); err != nil {
			return err
		}
		// The import is the change that brought the item.
		if err := s.store.setChanges(ctx, item.ID, importedChanges(item.Content, string(item.Visibility))); err != nil {
			return err
		}
		confirmed, err := s.store.confirmationsOf(ctx, expertID)
		if err != nil {
			return err
		}
		if err := s.saveExpert(ctx, before, summarize(before, all, confirmed, before.UpdatedAt)); err != nil {
			return err
		}
		_, err = s.store.feed(ctx, expertID, s.clock.Now())
		return err
	})
}

// wantsPortrait reports whether an expert exists, without a photo, as imported.
func (s *Service) wantsPortrait(ctx context.Context, expertID string) (bool, error) {
	stored, err := s.store.itemsIn(ctx, []string{section.AboutMeCode}, expertID)
	if err != nil {
		return false, err
	}
	items := stored[expertID][section.AboutMeCode]
	return len(items) == 1 && asImported(items[0]), nil
}

func asImported(item Item) bool {
	return item.Version == 1 && item.Source == ByImport && item.Content.(*section.AboutMe).Photo == ""
}

// importedChanges are the changes of an item that came with an import.
func importedChanges(content section.Item, visibility string) []section.Change {
	return append(section.Diff(nil, content), section.Change{
		Field: visibilityField, Label: "Who sees it", Before: field.Encode(nil), After: field.Encode(visibility),
	})
}

func (s store) setChanges(ctx context.Context, revisionID string, changes []section.Change) error {
	row := Revision{Changes: changes}.row()
	return s.db.Write(ctx).Model(&revisionRow{}).Where("id = ?", revisionID).Update("changes", row.Changes).Error
}
