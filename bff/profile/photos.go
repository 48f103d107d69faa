package profile

import (
	"context"

	"peritus/bff/auth"
)

// Portraits shows a person's photo at their account.
type Portraits interface {
	// SetImage sets the address of a user's image, or removes it. It expects a transaction
	// in ctx.
	SetImage(ctx context.Context, userID, address string) error
}

// photoAddress is where pages find a photo: below /photos/ for those that others can see,
// and otherwise at the profile, for those who may edit it.
func photoAddress(e Expert, key string) string {
	switch {
	case key == "":
		return ""
	case key == e.Photo && findable(e, Counsel):
		return "/photos/" + key + ".jpg"
	}
	return ownPhoto(e, key)
}

func ownPhoto(e Expert, key string) string { return "/api/profiles/" + e.ID + "/photos/" + key }

// fileRules implements file.Rules.
type fileRules struct{ *Service }

func (r fileRules) MayEdit(ctx context.Context, actor auth.Actor, expertID string) error {
	_, err := r.editable(ctx, actor, expertID)
	return err
}

func (r fileRules) ShowsPhoto(ctx context.Context, expertID, key string) (bool, error) {
	expert, found, err := r.store.expert(ctx, "id", expertID)
	return found && expert.Photo == key && findable(expert, Counsel), err
}

// saveExpert saves a changed expert, and shows the photo at the owner's account, whoever
// else may see it.
func (s *Service) saveExpert(ctx context.Context, before, after Expert) error {
	if err := s.store.saveExpert(ctx, after); err != nil || s.portraits == nil {
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
		image = ownPhoto(after, after.Photo)
	}
	return s.portraits.SetImage(ctx, after.UserID, image)
}
