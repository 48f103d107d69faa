package notify

import (
	"context"
	"fmt"

	"peritus/bff/auth"
	"peritus/bff/platform/errs"
)

// Choice is an optional kind and through which channels the person receives it.
type Choice struct {
	*Kind
	Wanted      bool // by email
	WantedInApp bool
}

// Choices returns the actor's choices in the order of registration.
func (s *Service) Choices(ctx context.Context, actor auth.Actor) ([]Choice, error) {
	chosen, err := s.store.choices(ctx, actor.UserID)
	if err != nil {
		return nil, err
	}
	choices := []Choice{}
	for _, k := range s.kinds {
		if k.isChoiceOf(actor) {
			choices = append(choices, k.choice(chosen))
		}
	}
	return choices, nil
}

func (k *Kind) choice(chosen map[string]choiceRow) Choice {
	c, chose := chosen[k.Code]
	return Choice{Kind: k, Wanted: !chose || c.Wanted, WantedInApp: !chose || c.InApp}
}

// Choose stores the actor's choices by kind code, of emails and of the center, and leaves the
// others unchanged. A kind that the actor can't choose is an error at its field.
func (s *Service) Choose(ctx context.Context, actor auth.Actor, wanted, inApp map[string]bool) error {
	problems := map[string][]string{}
	for name, chosen := range map[string]map[string]bool{"wanted": wanted, "in_app": inApp} {
		for code := range chosen {
			if k := s.kind(code); k == nil || !k.isChoiceOf(actor) {
				problems[fmt.Sprintf("%s.%s", name, code)] = []string{"There is no such notification."}
			}
		}
	}
	if len(problems) > 0 {
		return errs.Field(problems)
	}
	return s.DB.InTx(ctx, func(ctx context.Context) error {
		before, err := s.store.choices(ctx, actor.UserID)
		if err != nil {
			return err
		}
		for _, k := range s.kinds {
			byEmail, changesEmail := wanted[k.Code]
			inCenter, changesCenter := inApp[k.Code]
			if !changesEmail && !changesCenter {
				continue
			}
			row, chose := before[k.Code]
			if !chose {
				row = choiceRow{UserID: actor.UserID, Kind: k.Code, Wanted: true, InApp: true}
			}
			if changesEmail {
				row.Wanted = byEmail
			}
			if changesCenter {
				row.InApp = inCenter
			}
			if err := s.store.choose(ctx, row); err != nil {
				return err
			}
		}
		return nil
	})
}
