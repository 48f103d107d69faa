package profile

import (
	"context"

	"peritus/bff/platform/errs"
	"peritus/bff/profile/editing"
	"peritus/bff/profile/section"
)

// fieldHolds returns the fields of a section that can't be changed for now.
func (s *Service) fieldHolds(ctx context.Context, expertID, code string) ([]editing.FieldHold, error) {
	none := []editing.FieldHold{}
	if code != section.AboutMeCode || s.holds == nil {
		return none, nil
	}
	held, until, err := s.holds.Held(ctx, expertID)
	if err != nil || !held {
		return none, err
	}
	list := make([]editing.FieldHold, len(editing.HeldFields))
	for i, field := range editing.HeldFields {
		list[i] = editing.FieldHold{Field: field, Text: editing.HoldText(until)}
		if !until.IsZero() {
			list[i].Until = &until
		}
	}
	return list, nil
}

// checkHolds refuses changes to held contact data by anyone.
func (s *Service) checkHolds(ctx context.Context, expertID string, before, after section.Item) error {
	was, _ := before.(*section.AboutMe)
	now, ok := after.(*section.AboutMe)
	if !ok || was != nil && was.ContactEmail == now.ContactEmail && was.Phone == now.Phone {
		return nil
	}
	holds, err := s.fieldHolds(ctx, expertID, section.AboutMeCode)
	if err != nil || len(holds) == 0 {
		return err
	}
	if was == nil {
		was = &section.AboutMe{}
	}
	problems := map[string][]string{}
	if was.ContactEmail != now.ContactEmail {
		problems["contact_email"] = []string{holds[0].Text}
	}
	if was.Phone != now.Phone {
		problems["phone"] = []string{holds[1].Text}
	}
	return errs.Field(problems)
}
