package notify

import (
	"context"
	"slices"

	"peritus/bff/auth"
	"peritus/bff/platform/errs"
)

// Choice is an optional kind and whether the person receives it.
type Choice struct {
	*Kind
	Wanted bool
}

// Choices returns the actor's choices in the order of registration.
func (s *Service) Choices(ctx context.Context, actor auth.Actor) ([]Choice, error) {
	unwanted, err := s.store.unwanted(ctx, actor.UserID)
	if err != nil {
		return nil, err
	}
	choices := []Choice{}
	for _, k := range s.kinds {
		if k.isFor(actor) {
			choices = append(choices, Choice{Kind: k, Wanted: !slices.Contains(unwanted, k.Code)})
		}
	}
	return choices, nil
}

// Choose stores the actor's choices by kind code and leaves the others unchanged. A kind
// that the actor can't choose is an error at its field.
func (s *Service) Choose(ctx context.Context, actor auth.Actor, wanted map[string]bool) error {
	for code := range wanted {
		if k := s.kind(code); k == nil || !k.isFor(actor) {
			return errs.Field(map[string][]string{"wanted." + code: {"There is no such notification."}})
		}
	}
	return s.DB.InTx(ctx, func(ctx context.Context) error {
		for code, want := range wanted {
			if err := s.store.choose(ctx, choiceRow{UserID: actor.UserID, Kind: code, Wanted: want}); err != nil {
				return err
			}
		}
		return nil
	})
}
