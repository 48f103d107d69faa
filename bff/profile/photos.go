package profile

import (
	"context"

	"peritus/bff/auth"
	"peritus/bff/profile/reading"
	"peritus/bff/profile/stored"
)

// Portraits shows a person's photo at their account.
type Portraits interface {
	// SetImage sets the address of a user's image, or removes it. It expects a transaction
	// in ctx.
	SetImage(ctx context.Context, userID, address string) error
}

// fileRules implements file.Rules.
type fileRules struct{ *Service }

func (r fileRules) MayEdit(ctx context.Context, actor auth.Actor, expertID string) error {
	_, err := r.editable(ctx, actor, expertID)
	return err
}

func (r fileRules) ShowsPhoto(ctx context.Context, expertID, key string) (bool, error) {
	expert, found, err := r.store.Expert(ctx, "id", expertID)
	return found && expert.Photo == key && reading.Findable(expert, stored.Counsel), err
}

// saveExpert saves a changed expert, and shows the photo at the owner's account, whoever
// else may see it.
func (s *Service) saveExpert(ctx context.Context, before, after stored.Expert) error {
	if err := s.store.SaveExpert(ctx, after); err != nil || s.portraits == nil {
		return err
	}
	sameOwner := before.UserID == after.UserID
	if sameOwner && before.Photo == after.Photo {
		return nil
	}
	if !sameOwner && before.UserID != "" {
		if err := s.portraits.SetImage(ctx, before.UserID, ""); err != nil {
			return err
		}
	}
	if after.UserID == "" {
		return nil
	}
	image := ""
	if after.Photo != "" {
		image = reading.OwnPhoto(after, after.Photo)
	}
	return s.portraits.SetImage(ctx, after.UserID, image)
}
